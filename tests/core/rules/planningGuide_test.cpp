// SPDX-License-Identifier: GPL-3.0-or-later
// Details of the rules of the planning guide for servers of 1992: what they count and what they omit.
#include "planningGuideCases.h"
#include "support/catch.h"

#include <algorithm>

using namespace boardset;
using namespace boardset::test;

TEST_CASE("a custom mix needs a PrestoServe above 6 % of writes", "[rules]") {
    // Document 004, rule XIV; without a free slot for it, eNFS replaces it (rule XXVIII)
    const auto asks = [](double writes) {
        Scenario scenario = planned("nfs-own", "net0");
        scenario.workload.processes[0].numbers["writes"] = writes;
        const auto found = findings(*machineOf(scenario), scenario);
        return std::ranges::any_of(found, [](const Finding& each) { return each.rule.id == "sparc-presto"; });
    };
    CHECK_FALSE(asks(6));
    CHECK(asks(7));
}

TEST_CASE("a custom mix with its own kernel time does not count as the measured mix", "[rules]") {
    const auto asks = [](double kernel) {
        Scenario scenario = planned("nfs-own", "net0");
        scenario.configuration.options["processors"] = 1;
        scenario.configuration.boards["slot9"] = "presto-vme";
        scenario.workload.processes[0].numbers["kernel"] = kernel;
        scenario.workload.processes[0].customers[0].rate = 700;
        std::set<std::string> rules;
        for (const Finding& each : findings(*machineOf(scenario), scenario))
            rules.insert(each.rule.id);
        return std::pair(rules.contains("sparc-presto-full"), rules.contains("sparc-nfs-sustained"));
    };
    CHECK(asks(0) == std::pair(true, true));
    CHECK(asks(1000) == std::pair(false, false));
}

TEST_CASE("only disks in use count on a SCSI bus", "[rules]") {
    const auto warns = [](std::vector<std::string> used) {
        Scenario scenario = planned();
        for (const char* disk : {"scsi0/disk0", "scsi0/disk1", "scsi0/disk2"})
            scenario.configuration.boards[disk] = "disk-1300-scsi";
        scenario.workload.processes[0].regions[0].lies = RegionLayout::Interleaved;
        scenario.workload.processes[0].regions[0].parts = std::move(used);
        const auto found = findings(*machineOf(scenario), scenario);
        return std::ranges::any_of(found, [](const Finding& each) { return each.rule.id == "sparc-scsi-disks"; });
    };
    CHECK(warns({"scsi0/disk0", "scsi0/disk1", "scsi0/disk2"}));
    CHECK_FALSE(warns({"scsi0/disk0", "scsi0/disk1"}));
}

TEST_CASE("databases in a file system, and mail, need a PrestoServe", "[rules]") {
    // Document 004, rules XV and XVI
    const auto asks = [](const Scenario& scenario) {
        const auto found = findings(*machineOf(scenario), scenario);
        return std::ranges::any_of(found, [](const Finding& each) { return each.rule.id == "sparc-presto-files"; });
    };
    for (const char* work : {"interbase", "mail"}) {
        CAPTURE(work);
        Scenario scenario = planned(work);
        CHECK(asks(scenario));
        scenario.configuration.boards["slot9"] = "presto-vme";
        CHECK_FALSE(asks(scenario));
    }
    CHECK_FALSE(asks(planned("oracle")));         // uses the raw disk
    CHECK_FALSE(asks(planned("database-files"))); // only reads
    Scenario reader = planned("interbase");
    reader.workload.processes[0].numbers["updates"] = 0;
    CHECK_FALSE(asks(reader));
}

TEST_CASE("a PrestoServe on VME is refused if there are SCSI disks, with or without IPI disks", "[rules]") {
    const auto refused = [](const std::string& disk) {
        Scenario scenario = planned("nfs-legato", "net0"); // on IPI disks
        scenario.configuration.boards["slot9"] = "presto-vme";
        if (!disk.empty())
            scenario.configuration.boards["scsi0/disk0"] = disk;
        const auto found = findings(*machineOf(scenario), scenario);
        return std::ranges::any_of(found, [](const Finding& each) { return each.rule.id == "sparc-presto-scsi"; });
    };
    CHECK_FALSE(refused(""));
    CHECK(refused("disk-424")); // document 004, 2.8: the system hangs
}

TEST_CASE("each process on a processor has an address space, and clients of a network share one", "[rules]") {
    const auto warns = [](const std::string& work, const std::string& on, int count) {
        Scenario scenario;
        scenario.machine = "sparcstation2"; // sixteen contexts
        scenario.configuration.boards = {{"scsi0/disk0", "disk-424"}};
        scenario.workload.processes = {
            {.name = "A",
             .work = work,
             .customers = {{.name = "1", .on = on, .regions = {}, .server = "memory", .rate = 1, .count = count}},
             .regions = {{.name = "a", .pagesIn = {}, .lies = RegionLayout::On, .parts = {"scsi0/disk0"}}}}};
        const auto found = findings(*machineOf(scenario), scenario);
        return std::ranges::any_of(found, [](const Finding& each) { return each.rule.id == "sparc-contexts"; });
    };
    CHECK(warns("timesharing", "cpus/CPU0", 40));
    CHECK_FALSE(warns("timesharing", "cpus/CPU0", 4));
    CHECK_FALSE(warns("nfs-legato", "net0", 40));
}

TEST_CASE("no rule reports an overload by work that a failure stops", "[rules]") {
    Scenario scenario = planned("nfs-brown", "net0");
    scenario.workload.processes[0].customers[0].count = 41;
    scenario.workload.processes[0].customers[0].rate = 10;
    REQUIRE(fired(scenario).count("sparc-ethernet-load") == 1);
    scenario.configuration.failed = {scenario.workload.processes[0].regions[0].parts.front()};
    CHECK(fired(scenario).count("sparc-ethernet-load") == 0);
}

TEST_CASE("the load of an Ethernet counts the stated bytes of a custom mix", "[rules]") {
    Scenario scenario = planned("nfs-own", "net0");
    scenario.workload.processes[0].customers[0].rate = 100;
    scenario.workload.processes[0].numbers = {{"bytes", 8192}}; // 65.5 % of 10 Mb/s, saturated from 35
    CHECK(fired(scenario).count("sparc-ethernet-load") == 1);
    scenario.workload.processes[0].customers[0].rate = 450;
    scenario.workload.processes[0].numbers = {{"bytes", 200}};
    CHECK(fired(scenario).count("sparc-ethernet-load") == 0);
}

TEST_CASE("a PrestoServe is not recommended if it would be overloaded", "[rules]") { // 1.1.7
    for (const RegionLayout lies : {RegionLayout::On, RegionLayout::Mirrored, RegionLayout::Striped}) {
        Scenario scenario = planned("nfs-legato", "net0");
        scenario.machine = "sparcstation2";
        scenario.configuration.options = {};
        scenario.configuration.boards = {{"scsi0/disk0", "disk-669"}, {"scsi0/disk1", "disk-669"}};
        Process& process = scenario.workload.processes[0];
        process.regions[0].lies = lies;
        process.regions[0].parts = {"scsi0/disk0"};
        if (lies != RegionLayout::On)
            process.regions[0].parts.emplace_back("scsi0/disk1");
        const auto isAdvised = [&] {
            const auto all = fired(scenario);
            return std::ranges::any_of(all, [](const auto& each) {
                return each.first == "sparc-presto" || each.first == "sparc-presto-mirror" ||
                       each.first == "sparc-presto-stripes";
            });
        };
        process.customers[0].rate = 341; // over 85 % of the 400 on one network
        CHECK_FALSE(isAdvised());
        process.customers[0].rate = 100;
        CHECK(isAdvised());
    }
}

TEST_CASE("a line and a mix may be used completely, but not more", "[rules]") {
    Scenario line = planned("fast-line", "card1/line0");
    line.configuration.boards["card1"] = "hsi-s";
    line.workload.processes[0].customers[0].rate = 1; // one second of it per second
    CHECK(fired(line).count("sparc-line") == 0);
    Scenario mix = planned("nfs-own", "net0");
    mix.workload.processes[0].numbers = {{"reads", 60}, {"writes", 40}};
    CHECK(fired(mix).count("sparc-own-mix") == 0);
}

TEST_CASE("a backup of a mirror reads one copy, whatever else is on its disks", "[rules]") {
    Scenario scenario = planned("disk-frr");
    scenario.configuration.boards["slot8/disk1"] = "disk-1300-ipi";
    Process& process = scenario.workload.processes[0];
    process.regions[0].lies = RegionLayout::Mirrored;
    process.regions[0].parts = {"slot8/disk0", "slot8/disk1"};
    CHECK(fired(scenario).count("sparc-copilot") == 0); // 1.3 GB
    process.customers[0].regions = {process.regions[0].name};
    process.regions.push_back({.name = "swap", .pagesIn = {}, .lies = RegionLayout::On, .parts = {"slot8/disk1"}});
    CHECK(fired(scenario).count("sparc-copilot") == 0);
    process.regions[0].lies = RegionLayout::Striped;
    CHECK(fired(scenario).count("sparc-copilot") == 1); // 2.6 GB
}

TEST_CASE("a failed PrestoServe takes no time, and is reported missing for writes", "[rules]") {
    Scenario scenario = planned("nfs-legato", "net0");
    scenario.machine = "sparcstation2";
    scenario.configuration.options = {};
    scenario.configuration.boards = {{"scsi0/disk0", "disk-1300-scsi"}, {"card1", "presto-sbus"}};
    scenario.workload.processes[0].regions[0].parts = {"scsi0/disk0"};
    scenario.workload.processes[0].customers[0].rate = 341; // over 85 % of the 400 on one network
    REQUIRE(fired(scenario).count("sparc-presto-full") == 1);
    scenario.configuration.failed = {"card1"};
    CHECK(fired(scenario).count("sparc-presto-full") == 0);
    CHECK(fired(scenario).count("sparc-presto-failed") == 1);
    scenario.workload.processes[0].work = "nfs-brown"; // only reads
    CHECK(fired(scenario).count("sparc-presto-failed") == 0);
    scenario.workload.processes[0].work = "nfs-legato";
    scenario.configuration.boards["card2"] = "presto-sbus";
    CHECK(fired(scenario).count("sparc-presto-failed") == 0);
}

TEST_CASE("a region that only stopped users use does not disturb others", "[rules]") {
    Scenario scenario = planned("disk-rrr"); // two users with a disk each, one of them stopped
    scenario.configuration.boards["slot8/disk1"] = "disk-1300-ipi";
    scenario.configuration.boards["slot8/disk2"] = "disk-1300-ipi";
    Process& process = scenario.workload.processes[0];
    process.regions[0].lies = RegionLayout::Mirrored;
    process.regions[0].parts = {"slot8/disk0", "slot8/disk1"};
    process.customers[0].regions = {process.regions[0].name};
    process.regions.push_back({.name = "b", .pagesIn = {}, .lies = RegionLayout::On, .parts = {"slot8/disk2"}});
    Customer other = process.customers[0];
    other.name = "2";
    other.regions = {process.regions[1].name};
    process.customers.push_back(other);
    REQUIRE(fired(scenario).count("sparc-mirror") == 1);
    scenario.configuration.failed = {"slot8/disk0", "slot8/disk1"};
    CHECK(fired(scenario).count("sparc-mirror") == 0);
    CHECK(fired(scenario).count("stopped-customer") == 1);
}
