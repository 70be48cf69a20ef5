// SPDX-License-Identifier: GPL-3.0-or-later
// Findings about devices and their streams state the cause, and recommend only effective remedies.
#include "ruleConfigurations.h"

using namespace boardset;
using namespace boardset::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;

TEST_CASE("devices of four processors, on board and in slots, are one machine to a process", "[rules]") {
    CHECK(fired(test::scenario("t5440-cards")).empty()); // the only remote buffer is written but never read
    CHECK(fired(test::scenario("t5440-first")) ==
          std::multimap<std::string, std::string>{{"remote-buffer", "stream 1"}});
    const auto twoWay = fired(test::scenario("t5440-two-way"));
    CHECK(twoWay.size() == 4); // slots 2, 3, 6 and 7
    CHECK(twoWay.count("way-over-crosslink") == 4);
    CHECK(fired(test::scenario("t5440-failed")).count("device-out-of-reach") == 2);
    CHECK(fired(test::scenario("t5440-failed-reconfigured")).count("device-out-of-reach") == 0);
}

TEST_CASE("cards fit only in slots with their connector", "[rules]") {
    CHECK_THROWS_AS(fired(withBoards(goodStream(), {{"slot0", "pcie-x16-card"}})), TopologyError);
    CHECK_THROWS_AS(fired(withBoards(goodStream(), {{"slot2", "xaui-card"}})), TopologyError);
}

TEST_CASE("the title and reason of a finding are sentences about its part", "[rules]") {
    Scenario scenario = withFailed(goodStream(), {"CPU2"});
    const Finding stopped = findingOf("stopped-stream", scenario);
    CHECK(stopped.part == "stream 1");
    CHECK(stopped.title == "Stream 1 cannot run");
    CHECK(stopped.reason == "No path leads from its device " + nameIn(scenario, "slot2") + " to memory.");
    const Finding thread = findingOf("stopped-thread", withPages(divided(), {{"SB1/P0/memory", 8}}));
    CHECK(thread.title == "Thread 1 cannot run");
    CHECK(thread.reason == "Its pages are unreachable: SB1 P0 memory is outside the domain of SB0 P0.");
}

TEST_CASE("a finding states the cause of a missing path, and recommends reconfiguration only if it helps", "[rules]") {
    const auto cause = [](std::vector<std::string> failed) {
        return findingOf("device-out-of-reach", withFailed(goodStream(), std::move(failed)));
    };
    const Finding processor = cause({"CPU2"});
    CHECK_THAT(processor.reason, ContainsSubstring("CPU2, which has failed. The crosslinks stay inactive"));
    CHECK_THAT(processor.fix, ContainsSubstring("(button Reconfigure PCI-E; in a file, option \"reconfigured\" = 1)"));
    CHECK_THAT(cause({"CPU2/root"}).reason,
               ContainsSubstring("CPU2, which doesn't accept requests from it. The crosslinks"));
    Scenario gone = withBoards(goodStream(), {{"CPU2", ""}});
    gone.workload = {};
    CHECK_THAT(findingOf("device-out-of-reach", gone).reason, ContainsSubstring("CPU2, which is not installed"));
    // Its only crosslink leads to switch 0.
    const Finding helpless = cause({"CPU2", "switch0"});
    CHECK_THAT(helpless.reason, ContainsSubstring("reconfiguring does not help"));
    CHECK_THAT(helpless.fix, !ContainsSubstring("reconfigured"));

    Scenario broken = withFailed(goodStream(), {"switch2"});
    CHECK(fired(broken).count("device-out-of-reach") == 0);
    const Finding own = findingOf("pcie-switch-failed", broken);
    CHECK_THAT(own.reason, ContainsSubstring("from " + nameIn(broken, "slot2") + ". Reconfiguring does not help"));
    CHECK_THAT(own.fix, StartsWith("Replace the switch."));
    broken.configuration.options["reconfigured"] = 1; // the fix that the finding rules out does not help
    CHECK(fired(broken).count("stopped-stream") == 1);

    for (const char* failed : {"slot2", "slot2/switch"}) {
        const Scenario unit = withFailed(inUnit(), {failed});
        CHECK(fired(unit).count("device-out-of-reach") == 0);
        CHECK(findingOf("expansion-unit-failed", unit).fix ==
              "Replace the unit, or move its cards into slots of the server.");
    }
}

TEST_CASE("the finding of a failed hub lists what is unreachable", "[rules]") {
    Scenario scenario = withFailed(goodStream(), {"hubs/hub1"});
    CHECK(fired(scenario).size() == 1); // the stream continues with its local memory
    CHECK_THAT(findingOf("hub-failed", scenario).reason,
               ContainsSubstring("no stream has a buffer at another processor"));
    scenario.workload.processes[0].regions[0].pagesIn = {{"CPU0/memory", 8}};
    CHECK_THAT(findingOf("hub-failed", scenario).reason,
               EndsWith("Unreachable: " + nameIn(scenario, "CPU0/memory") + " for stream 1."));
    CHECK(fired(scenario).count("stopped-stream") == 1);
    scenario.configuration.failed = {"hubs/hub0", "hubs/hub1", "hubs/hub2", "hubs/hub3"};
    CHECK(findingOf("hub-failed", scenario).part == "hubs");
    scenario.configuration.options["processors"] = 1; // nothing to connect
    CHECK(fired(scenario).count("hub-failed") == 0);
}

TEST_CASE("a path over crosslinks is reported with its number of switches", "[rules]") {
    std::map<std::string, std::string> reasons;
    const Scenario scenario = test::scenario("t5440-one-way");
    for (const Finding& finding : findings(*machineOf(scenario), scenario))
        reasons[finding.part] += finding.reason;
    for (const auto& [slot, more] :
         std::map<std::string, std::string>{{"slot2", "one more switch, enters through CPU0"},
                                            {"slot4", "one more switch, enters through CPU0"},
                                            {"slot6", "two more switches"},
                                            {"slot7", "two more switches"}}) {
        INFO(slot);
        CHECK_THAT(reasons[slot], ContainsSubstring(more));
    }
    CHECK(reasons.count("slot0") == 0);
}

TEST_CASE("a finding about a device that depends on a crosslink states the remedy", "[rules]") {
    const auto fixesIn = [](const Scenario& scenario) {
        std::map<std::string, std::string> fixes;
        for (const Finding& finding : findings(*machineOf(scenario), scenario))
            fixes[finding.part] = finding.fix;
        return fixes;
    };
    // One, two and four modules are supported: CPU1 makes two of one, CPU2 alone would make three of two.
    auto oneWay = fixesIn(test::scenario("t5440-one-way"));
    CHECK_THAT(oneWay["network0"], StartsWith("Put a processor module into CPU1 so that its own switch has"));
    CHECK_THAT(oneWay["slot2"], StartsWith("Put processor modules into CPU1 and CPU2 and CPU3 so that"));
    CHECK_THAT(fixesIn(test::scenario("t5440-two-way"))["slot2"], StartsWith("Put processor modules into CPU2 and"));
    // A card can move to a free slot, a built-in device cannot.
    Scenario scenario = goodStream();
    scenario.configuration.failed = {"CPU0"};
    scenario.configuration.options["reconfigured"] = 1;
    CHECK_THAT(fixesIn(scenario)["sas0"], StartsWith("Replace CPU0 so that its own switch"));
    scenario.configuration.failed = {"CPU2"};
    CHECK_THAT(fixesIn(scenario)["slot2"], StartsWith("For a shorter route, move the card to a free slot whose "
                                                      "processor works, such as Slot 0. Replace CPU2 so"));
    for (const char* full : {"slot0", "slot4", "slot5", "slot6", "slot7"})
        scenario.configuration.boards[full] = "pcie-hba";
    CHECK_THAT(fixesIn(scenario)["slot2"], ContainsSubstring("such as Slot 1."));
    scenario.configuration.boards["slot1"] = "pcie-hba";
    CHECK_THAT(fixesIn(scenario)["slot2"], StartsWith("Replace CPU2 so that"));
}

TEST_CASE("a fix moves only data in use, and only if there is space", "[rules]") {
    Scenario scenario = planned();
    scenario.machine = "sparcserver670mp";
    scenario.configuration.boards = {};
    for (const char* disk : {"scsi0/disk0", "scsi0/disk1", "scsi0/disk2", "scsi0/disk3"})
        scenario.configuration.boards[disk] = "disk-1300-scsi";
    Region& region = scenario.workload.processes[0].regions[0];
    region.lies = RegionLayout::Interleaved;
    region.parts = {"scsi0/disk0", "scsi0/disk1", "scsi0/disk2"}; // the fourth is idle
    CHECK_THAT(findingOf("sparc-scsi-disks", scenario).edits, ContainsSubstring("move-board scsi0/disk2 "));
    // A database spreads its data itself.
    scenario = planned("database-lookup", "net0");
    scenario.workload.processes[0].numbers["reads"] = 20;
    scenario.configuration.boards["slot8/disk1"] = "disk-1300-ipi";
    CHECK(findingOf("sparc-striping", scenario).edits ==
          "extend \"A\" \"a\" over slot8/disk1\narrange \"A\" \"a\" interleaved");
    // A Network CoProcessor performs 290 operations per second, of which 232 can be sustained.
    for (const double rate : {232.0, 233.0}) {
        scenario = planned("nfs-legato", "net0");
        scenario.workload.processes[0].customers[0].rate = rate;
        scenario.workload.processes.push_back(planned().workload.processes[0]);
        scenario.workload.processes[1].name = ProcessName("B");
        scenario.workload.processes[1].customers[0].name = CustomerName("2");
        CHECK(findingOf("sparc-coprocessor", scenario).edits.empty() == (rate > 232));
    }
}

TEST_CASE("a remote buffer is reported with both processors, and without hubs if there are none", "[rules]") {
    Scenario scenario = withPages(goodStream(), {{"CPU0/memory", 8}});
    const Finding far = findingOf("remote-buffer", scenario);
    CHECK(far.reason == "Its device is connected to CPU2, but its buffer is in " + nameIn(scenario, "CPU0/memory") +
                            ", so every read passes through the hubs.");
    CHECK(far.fix == "Drag the buffer to CPU2, or the stream to a card that is connected to CPU0.");
    CHECK_THAT(findingOf("remote-buffer", test::scenario("t5140-dma-remote")).reason,
               ContainsSubstring("over the links between the processors"));
}

TEST_CASE("a remote buffer costs only streams that read, because a posted write waits for nothing", "[rules]") {
    Scenario scenario = goodStream();
    Process& process = scenario.workload.processes[0];
    process.regions[0].pagesIn = {{"CPU0/memory", 8}};
    for (const auto& [work, times] :
         std::map<std::string, std::size_t>{{"dma-read", 1}, {"dma-both", 1}, {"dma-write", 0}}) {
        INFO(work);
        process.work = work;
        CHECK(fired(scenario).count("remote-buffer") == times);
    }
}

TEST_CASE("a stopped stream has one finding with a remedy", "[rules]") {
    Scenario scenario = withPages(goodStream(), {{"CPU0/memory", 8}});
    const auto fixFor = [&](std::vector<std::string> failed) {
        scenario.configuration.failed = std::move(failed);
        CHECK(fired(scenario).count("remote-buffer") == 0);
        return findingOf("stopped-stream", scenario).fix;
    };
    const std::string drag = "Drag the buffer to CPU2, to which its device is connected, or repair the failed part.";
    CHECK(fixFor({"CPU0"}) == drag);
    CHECK(fixFor({"CPU0/memory"}) == drag);
    CHECK(fixFor({"hubs/hub0"}) == drag);
    CHECK_THAT(fixFor({"CPU0", "CPU2/memory"}), StartsWith("Repair the failed part, or drag the stream"));
    CHECK(fixFor({"slot2"}) == "Repair Slot 2, or drag the stream to a working device.");
    CHECK(fixFor({"CPU2"}) ==
          "Repair or put back the parts that connected Slot 2 to memory, or drag the stream to a device "
          "with a route to memory.");
}

TEST_CASE("more outstanding reads than tags are reported for each device, and writes are not", "[rules]") {
    Scenario scenario = goodStream();
    Process& process = scenario.workload.processes[0];
    const auto count = [&](int atOnce, const char* work) {
        process.atOnce = atOnce;
        process.work = work;
        return fired(scenario).count("pcie-tags");
    };
    // Five bits of a tag distinguish 2^5 = 32 requests, extended tags of eight bits 2^8 = 256.
    CHECK(count(32, "dma-read") == 0);
    CHECK(count(33, "dma-both") == 1);
    CHECK(count(1024, "dma-write") == 0); // posted writes have no reply
    CHECK(count(33, "dma-read") == 1);
    CHECK(findingOf("pcie-tags", scenario).title == "Slot 2 has more outstanding reads than tags");
    CHECK_THAT(findingOf("pcie-tags", scenario).reason,
               EndsWith("Without extended tags, there are 32 for each function of a device."));
    CHECK_THAT(findingOf("pcie-tags", scenario).fix, StartsWith("Use a card with extended tags and enable them"));
    CHECK(count(1024, "dma-read") == 1);
    CHECK_THAT(findingOf("pcie-tags", scenario).reason, StartsWith("1,024 reads") && EndsWith("; with them, 256."));

    Customer second = process.customers[0];
    second.name = "2";
    process.customers.push_back(second);
    CHECK(count(16, "dma-read") == 0);
    CHECK(count(17, "dma-read") == 1); // 34 of the two streams together
    scenario.configuration.failed = {"CPU2"};
    CHECK(fired(scenario).count("pcie-tags") == 0); // a stopped stream has no outstanding requests
}

TEST_CASE("a read request above the maximum size is reported with the number of its parts", "[rules]") {
    Scenario scenario = goodStream();
    Process& process = scenario.workload.processes[0];
    process.atOnce = 2;
    process.numbers["size"] = 4096;
    CHECK(fired(scenario).empty());
    process.numbers["size"] = 65536; // 16 of 4,096 bytes
    const Finding split = findingOf("pcie-request-size", scenario);
    CHECK(split.rule.severity == Severity::Error);
    CHECK_THAT(split.reason,
               ContainsSubstring("at most 4,096 bytes, not 65,536") && ContainsSubstring("into 16 requests"));
    CHECK_THAT(split.fix, StartsWith("Set the request size to 4,096 bytes or less; 32 outstanding requests"));
    process.numbers["size"] = 4097;
    CHECK_THAT(findingOf("pcie-request-size", scenario).reason, ContainsSubstring("into 2 requests"));
    process.work = "dma-write"; // divided into packets when sent
    CHECK(fired(scenario).empty());
}
