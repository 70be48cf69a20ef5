// SPDX-License-Identifier: GPL-3.0-or-later
// Kernel boot messages: the log of document 004, appendix D; a round trip for every server; logs of unknown origin.
#include "boardset/probe/ProbeLog.h"
#include "boardset/scenario/JsonFile.h"
#include "support/catch.h"
#include "support/scenarios.h"

#include <algorithm>
#include <filesystem>
#include <random>

using namespace boardset;

namespace {

std::string logOf(const Topology& topology) {
    std::string log;
    for (const ProbeMessage& each : probeMessagesOf(topology))
        log += each.text + '\n';
    return log;
}

ProbeReading read(const std::string& log) {
    return readProbeLog(test::catalog(), log);
}

std::shared_ptr<const Topology> machineOf(const Scenario& scenario) {
    return Topology::build(test::catalog(), scenario.machine, scenario.configuration);
}

/// Lines of appendix D that describe parts, as printed.
const char* const printedLog = "IOC enabled\n"
                               "cpu = SUNW,Sun 4/600\n"
                               "mod0 = Cypress,CY605 (mid = 8)\nmod1 = Cypress,CY605 (mid = 9)\n"
                               "mod2 = Cypress,CY605 (mid = 10)\nmod3 = Cypress,CY605 (mid = 11)\n"
                               "mem = 64932K (0x3f69000)\navail mem = 62951424\n"
                               "esp0 at SBus slot f 0x80000 pri 4 (onboard)\n"
                               "esp0: Target 3 now Synchronous at 3.572 mb/s max transmit rate\n"
                               "sd0 at esp0 target 3 lun 0\nsd0: <SUN0669 cyl 1614 alt 2 hd 15 sec 54>\n"
                               "sd1 at esp0 target 1 lun 0\nsd1: <SUN1.3G cyl 1965 alt 2 hd 17 sec 80>\n"
                               "sd16 at esp0 target 5 lun 0\nsd16: <SUN0669 cyl 1614 alt 2 hd 15 sec 54>\n"
                               "sr0 at esp0 target 6 lun 0\n"
                               "cpu2 at Mbus 0xa 0x1fc000\nentering multiprocessor mode\n";

} // namespace

TEST_CASE("the printed log gives four processors, 64 MB and its disks", "[probe]") {
    const ProbeReading reading = read(printedLog);
    const Configuration& configuration = reading.scenario.configuration;
    CHECK(configuration.options.at("processors") == 4);
    CHECK(configuration.options.at("memoryMB") == 64); // the kernel reports 63.4
    CHECK(configuration.boards.at("scsi0/disk0") == "disk-669");
    CHECK(configuration.boards.at("scsi0/disk1") == "disk-1300-scsi");               // target 1
    CHECK(configuration.boards.at("scsi0/CD") == "cd-rom");                          // target 6
    CHECK(reading.notPlaced == std::vector<std::string>{"sd16 (669 MB SCSI disk)"}); // the kernel knows four on a bus
    CHECK(std::ranges::count_if(reading.lines, [](const ProbeMessage& each) { return each.line == nullptr; }) == 1);
    CHECK_NOTHROW(resolve(reading.scenario, *machineOf(reading.scenario)));
    CHECK(reading.alsoFits == std::vector<std::string>{"SPARCserver 670MP", "SPARCserver 690MP"});
}

TEST_CASE("the log of every server is read back as the same configuration", "[probe]") {
    int servers = 0;
    for (const auto& file : std::filesystem::directory_iterator(test::share() / "scenarios")) {
        const std::string id = file.path().stem();
        if (!id.starts_with("sparc") && !id.starts_with("sun4"))
            continue;
        INFO(id);
        ++servers;
        const Scenario scenario = test::scenario(id);
        const std::string log = logOf(*machineOf(scenario));
        const ProbeReading reading = read(log);
        CHECK(reading.notPlaced.empty());
        CHECK(logOf(*machineOf(reading.scenario)) == log);
        auto found = scenario.configuration.boards; // a kernel finds no software
        std::erase_if(found, [](const auto& each) { return each.first.starts_with("product"); });
        CHECK(reading.scenario.configuration.boards == found);
        for (const ProbeMessage& each : reading.lines)
            CHECK(each.line != nullptr);
    }
    CHECK(servers >= 12);
}

TEST_CASE("a SCSI disk is named by its target, with four on a bus", "[probe]") { // appendix D; 2.3.3.3, footnote 38
    Configuration two;
    two.boards = {{"scsi0/disk1", "disk-1300-scsi"},
                  {"scsi0/disk3", "disk-669"},
                  {"card1", "sbus-scsi"},
                  {"card1/disk0", "disk-669"}};
    const std::string log = logOf(*Topology::build(test::catalog(), "sparcserver690mp", two));
    CHECK(log.find("sd1 at esp0 target 1 lun 0") != std::string::npos);
    CHECK(log.find("sd3 at esp0 target 0 lun 0") != std::string::npos);
    CHECK(log.find("sd4 at esp1 target 3 lun 0\nsd4: <SUN0669") != std::string::npos);
}

TEST_CASE("the kernel does not report a failed disk", "[probe]") {
    Scenario scenario = test::scenario("sparcserver690mp-case3");
    const std::string whole = logOf(*machineOf(scenario));
    scenario.configuration.failed = {"slot8/disk1"};
    const std::string less = logOf(*machineOf(scenario));
    CHECK(std::ranges::count(less, '\n') == std::ranges::count(whole, '\n') - 2); // its location and its label
    CHECK(read(less).scenario.configuration.boards.count("slot8/disk1") == 0);
}

TEST_CASE("a machine with one processor reports no lock and reads back as one processor", "[probe]") {
    Configuration alone;
    alone.options["processors"] = 1;
    const auto topology = Topology::build(test::catalog(), "sparcserver690mp", alone);
    CHECK(logOf(*topology).find("multiprocessor") == std::string::npos);
    CHECK(read(logOf(*topology)).scenario.configuration.options.at("processors") == 1);
}

TEST_CASE("machines of other families have no boot log", "[probe]") {
    CHECK(probeMessagesOf(*Topology::build(test::catalog(), "sunfire6800")).empty());
    CHECK(probeMessagesOf(*Topology::build(test::catalog(), "p650")).empty());
}

TEST_CASE("a log of unknown origin is refused or read at little cost", "[probe]") {
    CHECK_THROWS_AS(read(""), InputError);
    CHECK_THROWS_AS(read("cpu = a toaster\n"), InputError);
    const std::string machine = "cpu = SUNW,Sun 4/600\n";
    CHECK(read(machine + std::string(1'000'000, 'a')).scenario.machine.find("sparcserver") == 0);
    CHECK_NOTHROW(read(machine + "mod999999999 = Cypress,CY605 (mid = 7)\nmem = 999999999K (0xffff)\n"));
    CHECK_NOTHROW(read(machine + "sd0 at esp9 target 3 lun 0\nst0 at esp0 target 999999999 lun 0\n"));
    std::string many = machine;
    for (int n = 0; n < 20'000; ++n)
        many += "sd" + std::to_string(n) + " at esp0 target 3 lun 0\n";
    CHECK_THROWS_AS(read(many), InputError);
    CHECK(read("\xEF\xBB\xBF" + machine).scenario.machine.find("sparcserver") == 0);
    std::mt19937 random(1); // truncated and mixed lines
    for (int n = 0; n < 50; ++n) {
        std::string torn = printedLog;
        for (int k = 0; k < 20; ++k)
            torn[random() % torn.size()] = static_cast<char>(random() % 128);
        try {
            const ProbeReading reading = read(torn);
            CHECK_NOTHROW(resolve(reading.scenario, *machineOf(reading.scenario)));
        } catch (const InputError&) {
        }
    }
}

TEST_CASE("a log written by syslog, or with any line ends, has the same result", "[probe]") {
    const std::string log = printedLog;
    const Scenario plain = read(log).scenario;
    const auto with = [&](const std::string& before, const std::string& end) {
        std::string kept;
        for (std::size_t at = 0; at < log.size();) {
            const std::size_t to = log.find('\n', at);
            kept += before + log.substr(at, to - at) + end;
            at = to + 1;
        }
        return kept;
    };
    for (const char* end : {"\n", "\r\n", "\r"})
        for (const char* before :
             {"", "Jan  3 10:11:12 server vmunix: ", "Dec 24 00:00:01 a.b unix: [ID 107833 kern.info] "}) {
            const ProbeReading reading = read(with(before, end));
            CHECK(reading.scenario == plain);
            CHECK(reading.lines.size() == static_cast<std::size_t>(std::ranges::count(log, '\n')));
        }
    CHECK(read("Jan  3 10:11:12 server su: root\r" + with("", "\r")).scenario == plain); // from other programs
}

TEST_CASE("a text that is no log and a log that cannot be used have different errors", "[probe]") {
    CHECK_THROWS_AS(read("hello\nworld\n"), NoProbeLog);
    try {
        read("sd0 at esp0 target 3 lun 0\n"); // a log of an unknown machine
        FAIL("it was read");
    } catch (const NoProbeLog&) {
        FAIL("it is one");
    } catch (const InputError& problem) {
        CHECK(problem.field == "machine");
    }
}

TEST_CASE("random bytes and lines in any order are read or refused", "[probe]") {
    std::mt19937 random(2);
    std::vector<std::string> lines;
    for (const ProbeLine& each : test::catalog()->probeLines())
        lines.push_back(each.pattern);
    for (int n = 0; n < 60; ++n) {
        std::string text = "cpu = SUNW,Sun 4/600\r";
        for (int k = 0; k < 40; ++k) {
            std::string line = lines[random() % lines.size()];
            for (auto at = line.find('{'); at != std::string::npos; at = line.find('{'))
                line.replace(at, line.find('}', at) - at + 1, std::to_string(random() % 20));
            text += (random() % 3 == 0 ? "Jan  3 10:11:12 host vmunix: " : "") + line;
            text += random() % 2 == 0 ? '\r' : '\n';
            if (random() % 4 == 0)
                text[random() % text.size()] = static_cast<char>(random() % 256);
        }
        INFO(text);
        try {
            const ProbeReading reading = read(text);
            CHECK_NOTHROW(resolve(reading.scenario, *machineOf(reading.scenario)));
        } catch (const InputError&) {
        }
    }
}

namespace {

/// Result for a log of a 690MP with one line about disk sd0, and its label.
ProbeReading readDisk(const std::string& label, const std::string& lines = "sd0 at esp0 target 3 lun 0\nsd0: ") {
    return read("cpu = SUNW,Sun 4/600\nesp0 at SBus slot f 0x80000 pri 4 (onboard)\n" + lines + label + '\n');
}

std::string kindOf(const ProbeReading& reading) {
    const auto& boards = reading.scenario.configuration.boards;
    const auto disk = boards.find("scsi0/disk0");
    return disk == boards.end() ? "" : disk->second;
}

} // namespace

TEST_CASE("a label is identified by its name, with or without a geometry", "[probe]") {
    const std::map<std::string, std::string> kinds{{"<SUN0104>", "disk-104"},
                                                   {"<SUN0104 cyl 974 alt 2 hd 6 sec 35>", "disk-104"},
                                                   {"<SUN0207 cyl 1254 alt 2 hd 9 sec 36>", "disk-207"},
                                                   {"<SUN0424 cyl 1151 alt 2 hd 9 sec 80>", "disk-424"},
                                                   {"<SUN0424 cyl 1 alt 2 hd 3 sec 4>", "disk-424"}, // the name decides
                                                   {"<SUN0669 cyl 1614 alt 2 hd 15 sec 54>", "disk-669"},
                                                   {"<SUN1.3G>", "disk-1300-scsi"},
                                                   {"<SUN1.3G cyl 1965 alt 2 hd 17 sec 80>", "disk-1300-scsi"}};
    for (const auto& [label, kind] : kinds) {
        CAPTURE(label);
        const ProbeReading reading = readDisk(label);
        CHECK(kindOf(reading) == kind);
        CHECK(reading.guesses.empty());
        CHECK(reading.notPlaced.empty());
    }
    for (const auto& [label, kind] : std::map<std::string, std::string>{
             {"SUN1.0G", "disk-1000-ipi"}, {"SUN0911", "disk-911-ipi"}, {"ST83200K", "disk-3200-ipi"}})
        for (const char* const geometry : {"", " cyl 1661 alt 2 hd 15 sec 84"}) {
            CAPTURE(label, geometry);
            const ProbeReading reading = read(
                "cpu = SUNW,Sun 4/600\nidc0 at VME slot 8\nid0 at idc0 facility 0\nid0: <" + label + geometry + ">\n");
            CHECK(reading.guesses.empty());
            CHECK(reading.scenario.configuration.boards.at("slot8/disk0") == kind);
        }
}

TEST_CASE("the geometry of every label gives the size of its disk", "[probe]") {
    int known = 0; // cylinders x heads x sectors x 512
    for (const ProbeLabel& each : test::catalog()->probeLabels()) {
        if (each.cylinders == 0)
            continue;
        CAPTURE(each.name);
        const double size = test::catalog()->factAbout(each.blockType, "size")->si();
        CHECK(512.0 * each.cylinders * each.heads * each.sectors / size == Approx(1).epsilon(0.06));
        ++known;
    }
    CHECK(known == 5);
}

TEST_CASE("a disk with another label becomes the closest kind by its geometry or is left out, and the result says so",
          "[probe]") {
    const ProbeReading near = readDisk("<some other maker cyl 1925 alt 2 hd 15 sec 71>"); // 1,050 MB
    CHECK(kindOf(near) == "disk-1300-scsi");
    REQUIRE(near.guesses.size() == 1);
    CHECK(near.guesses[0].name == "sd0");
    CHECK(near.guesses[0].part == "scsi0/disk0");
    CHECK(near.guesses[0].kind == "disk-1300-scsi");
    CHECK(near.guesses[0].reason ==
          "its label <some other maker cyl 1925 alt 2 hd 15 sec 71> is unknown; its cylinders, heads and 512-byte "
          "sectors give a capacity of 1050 MB, so Boardset assumes the most similar type");
    CHECK(kindOf(readDisk("<CDC cyl 800 alt 2 hd 9 sec 35>")) == "disk-104");   // 129 MB
    CHECK(kindOf(readDisk("<CDC cyl 1000 alt 2 hd 10 sec 35>")) == "disk-207"); // 179 MB
    const ProbeReading far = readDisk("<SUN9.0G cyl 4924 alt 2 hd 27 sec 133>");
    CHECK(kindOf(far).empty());
    CHECK(far.notPlaced == std::vector<std::string>{"sd0 (<SUN9.0G cyl 4924 alt 2 hd 27 sec 133>)"});
    REQUIRE(far.guesses.size() == 1);
    CHECK(far.guesses[0].part.empty());
    CHECK(far.guesses[0].kind.empty());
    CHECK(far.guesses[0].reason.find("9053 MB, but no type in the catalog has a similar size") != std::string::npos);
}

TEST_CASE("a disk without a size and a tape with another label are guessed, and the guess states the reason",
          "[probe]") {
    for (const char* const label : {"<MAXTOR LXT-213S>", "<drive type unknown>"}) {
        const ProbeReading reading = readDisk(label);
        CHECK(kindOf(reading) == "disk-104");
        REQUIRE(reading.guesses.size() == 1);
        CHECK(reading.guesses[0].reason ==
              std::string("its label ") + label +
                  " is unknown and gives no size, so Boardset assumes the first type that fits");
    }
    const ProbeReading silent = readDisk("", "sd0 at esp0 target 3 lun 0");
    REQUIRE(silent.guesses.size() == 1);
    CHECK(silent.guesses[0].reason.find("the log has no label for it") == 0);
    const ProbeReading tape = readDisk("<Archive QIC-150>", "st0 at esp0 target 4 lun 0\nst0: ");
    REQUIRE(tape.guesses.size() == 1);
    CHECK(tape.guesses[0].name == "st0");
    CHECK(tape.guesses[0].part == "scsi0/tape4");
    CHECK(tape.guesses[0].reason.find("<Archive QIC-150> is unknown") != std::string::npos);
    CHECK(readDisk("<1/4\" cartridge>", "st0 at esp0 target 4 lun 0\nst0: ").guesses.empty());
}

TEST_CASE("labels full of garbage cost little and have no effect", "[probe]") {
    for (const std::string label : {"<>", "<<>>", "< cyl 1 alt 2 hd 3 sec 4>", "<X cyl 999999 alt 2 hd 9999 sec 9999>",
                                    "<X cyl 0 alt 0 hd 0 sec 0>", "<SUN0424 cyl>", "<SUN04240 cyl 1 alt 1 hd 1 sec 1>",
                                    "<X cyl 99999999999 alt 2 hd 9 sec 9>", "<\xff\xfe\x01>"}) {
        CAPTURE(label);
        const ProbeReading reading = readDisk(label);
        CHECK_NOTHROW(resolve(reading.scenario, *machineOf(reading.scenario)));
        for (const ProbeGuess& each : reading.guesses)
            CHECK(each.reason.find('\x01') == std::string::npos);
    }
    CHECK(readDisk("<SUN04240 cyl 1151 alt 2 hd 9 sec 80>").guesses.size() == 1); // a longer name is a different name
    CHECK(readDisk("<" + std::string(290, 'a') + ">").scenario.machine.find("sparcserver") == 0);
}

TEST_CASE("a log of a sun4c, which names no manufacturer, gives its host adapter, its disks and its machine",
          "[probe]") {
    const std::string log = "SunOS Release 4.1.3 (GENERIC)\nmem = 32768K (0x2000000)\ncpu = Sun 4/75\n"
                            "zs0 at obio 0xf1000000 pri 12\ndma0 at SBus slot 0 0x400000\n"
                            "esp0 at SBus slot 0 0x800000 pri 3\nsd0 at esp0 target 3 lun 0\n"
                            "sd0: <SUN0424 cyl 1151 alt 2 hd 9 sec 80>\nle0 at SBus slot 0 0xc00000 pri 5\n"
                            "esp1 at SBus slot 1 0x80000 pri 3\nsd4 at esp1 target 3 lun 0\nsd4: <SUN0207>\n";
    const ProbeReading reading = read(log);
    CHECK(reading.scenario.machine == "sparcstation2");
    CHECK(reading.alsoFits.empty());
    CHECK(reading.notPlaced.empty());
    CHECK(reading.guesses.empty());
    CHECK(reading.scenario.configuration.options.at("memoryMB") == 32);
    CHECK(reading.scenario.configuration.boards.at("scsi0/disk0") == "disk-424");
    CHECK(reading.scenario.configuration.boards.at("card1") == "sbus-scsi");
    CHECK(reading.scenario.configuration.boards.at("card1/disk0") == "disk-207");
    std::string plus = log;
    plus.replace(plus.find("4/75"), 4, "4/65");
    CHECK(read(plus).scenario.machine == "sparcstation1plus");
    std::string named = log;
    named.replace(named.find("Sun 4"), 5, "SUNW,Sun 4");
    CHECK(read(named).scenario == reading.scenario);
    const std::string own = logOf(*Topology::build(test::catalog(), "sparcstation2"));
    for (const char* const line : {"cpu = Sun 4/75\n", "dma0 at SBus slot 0 0x400000\n",
                                   "esp0 at SBus slot 0 0x800000 pri 3\n", "le0 at SBus slot 0 0xc00000 pri 5\n"})
        CHECK(own.find(line) != std::string::npos);
    CHECK(own.find("slot f") == std::string::npos);
}

TEST_CASE("output of other programs is refused by its name, and the log of another machine by its line", "[probe]") {
    const std::map<std::string, std::string> foreign{
        {"System Configuration: Sun Microsystems  sun4u Sun Fire V210\nMemory size: 4GB\n",
         "the output of prtdiag or prtconf"},
        {"========================= CPUs ====\n/N0/SB0/P0 0 1200\n", "the output of prtdiag"},
        {"Ap_Id   Type   Receptacle\n N0.SB0  CPU_Board  connected\n", "the output of cfgadm"},
        {"The physical processor has 2 virtual processors (0 16)\n", "the output of psrinfo -vp"},
        {"\n\nlgroup 0 (root):\n", "the output of lgrpinfo"}};
    for (const auto& [text, title] : foreign) {
        CAPTURE(text);
        try {
            read(text);
            FAIL("it was read");
        } catch (const NoProbeLog&) {
            FAIL("it is known");
        } catch (const InputError& problem) {
            CHECK(problem.value == title);
            CHECK(problem.allowed.find("1992 SPARCserver") != std::string::npos);
        }
    }
    try {
        read("cpu = SUNW,SPARCstation-5\nsd0 at esp0 target 3 lun 0\n");
        FAIL("it was read");
    } catch (const InputError& problem) {
        CHECK(problem.value == "\"cpu = SUNW,SPARCstation-5\"");
        CHECK(problem.fix.find("not in the catalog") != std::string::npos);
    }
}
