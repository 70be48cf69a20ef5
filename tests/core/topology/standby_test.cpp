// SPDX-License-Identifier: GPL-3.0-or-later
// Standby links: live only if a processor is missing and the machine was reconfigured afterwards.
#include "blockAt.h"
#include "boardset/topology/Titles.h"
#include "support/bundledCatalog.h"

#include <algorithm>

using namespace boardset;
using test::at;

namespace {

std::shared_ptr<const Topology> t5440(Configuration configuration) {
    for (int slot = 0; slot < 8; ++slot)
        configuration.boards["slot" + std::to_string(slot)] = "pcie-exerciser";
    return Topology::build(test::catalog(), "t5440", configuration);
}

/// Number of switches on the path of a device's requests; 0 if the device is cut off.
std::ptrdiff_t switchesOnRoute(const Topology& topology, const std::string& device) {
    const Route& route = topology.routeToBridge(at(topology, device));
    return std::ranges::count_if(route.blocks,
                                 [&](BlockId block) { return topology.block(block).role == Role::Switch; });
}

std::vector<std::string> liveStandbyLinks(const Topology& topology) {
    std::vector<std::string> live;
    for (const Link& link : topology.links())
        if (link.standby)
            live.push_back(topology.block(link.from).path + " to " + topology.block(link.to).path);
    return live;
}

std::string bridgeOf(const Topology& topology, const std::string& device) {
    const BlockId entry = topology.entryOf(at(topology, device));
    return entry ? topology.block(entry).path : std::string();
}

Configuration with(const std::string& option, int value, std::vector<std::string> failed = {}) {
    Configuration configuration;
    configuration.options[option] = value;
    configuration.failed = std::move(failed);
    return configuration;
}

} // namespace

TEST_CASE("in the four-way no crosslink is live, and every device has its own processor", "[standby]") {
    const auto machine = t5440({});
    CHECK(liveStandbyLinks(*machine).empty());
    const std::map<int, std::string> processorOf{{0, "CPU0"}, {1, "CPU0"}, {4, "CPU1"}, {5, "CPU1"},
                                                 {2, "CPU2"}, {3, "CPU2"}, {6, "CPU3"}, {7, "CPU3"}};
    for (const auto& [slot, processor] : processorOf) {
        const std::string path = "slot" + std::to_string(slot);
        INFO(path);
        CHECK(switchesOnRoute(*machine, path) == 1);
        CHECK(bridgeOf(*machine, path) == processor + "/root");
    }
}

TEST_CASE("in the two-way slots 2, 3, 6 and 7 pass one switch more, disks and network none", "[standby]") {
    const auto machine = t5440(with("processors", 2));
    CHECK(liveStandbyLinks(*machine) == std::vector<std::string>{"switch2 to switch0", "switch3 to switch1"});
    for (const char* near : {"slot0", "slot1", "slot4", "slot5", "sas0", "network0"}) {
        INFO(near);
        CHECK(switchesOnRoute(*machine, near) == 1);
    }
    for (const char* far : {"slot2", "slot3", "slot6", "slot7"}) {
        INFO(far);
        CHECK(switchesOnRoute(*machine, far) == 2);
    }
    CHECK(bridgeOf(*machine, "sas0") == "CPU0/root");
    CHECK(bridgeOf(*machine, "network0") == "CPU1/root");
}

TEST_CASE("in the one-way every device still has a path", "[standby]") {
    const auto machine = t5440(with("processors", 1));
    CHECK(liveStandbyLinks(*machine).size() == 3);
    for (const BlockId device : machine->devices()) {
        INFO(machine->block(device).path);
        CHECK(bridgeOf(*machine, machine->block(device).path) == "CPU0/root");
    }
    CHECK(switchesOnRoute(*machine, "slot0") == 1);
    CHECK(switchesOnRoute(*machine, "slot4") == 2);
    CHECK(switchesOnRoute(*machine, "network0") == 2);
    CHECK(switchesOnRoute(*machine, "slot6") == 3); // switch 3, switch 1, switch 0
}

TEST_CASE("after a failure devices are cut off until the machine is reconfigured", "[standby]") {
    const auto before = t5440(with("reconfigured", 0, {"CPU2"}));
    CHECK(liveStandbyLinks(*before).empty());
    CHECK(switchesOnRoute(*before, "slot2") == 0);
    CHECK(switchesOnRoute(*before, "slot3") == 0);
    CHECK_FALSE(before->reaches(at(*before, "slot2"), at(*before, "CPU0/memory")));
    CHECK(switchesOnRoute(*before, "slot4") == 1);
    const auto after = t5440(with("reconfigured", 1, {"CPU2"}));
    CHECK(liveStandbyLinks(*after) == std::vector<std::string>{"switch2 to switch0"});
    CHECK(bridgeOf(*after, "slot2") == "CPU0/root");
    CHECK(switchesOnRoute(*after, "slot2") == 2);
    CHECK(after->reaches(at(*after, "slot2"), at(*after, "CPU0/memory")));
}

TEST_CASE("one failed hub of four cuts every path between processors, and no other path", "[standby]") {
    const auto joined = t5440({});
    REQUIRE(joined->reaches(at(*joined, "slot2"), at(*joined, "CPU0/memory")));
    for (const char* failed : {"hubs/hub0", "hubs/hub3", "hubs"}) {
        INFO(failed);
        const auto machine = t5440(with("reconfigured", 0, {failed}));
        for (int slot = 0; slot < 8; ++slot) {
            const BlockId card = at(*machine, "slot" + std::to_string(slot));
            const BlockId own = machine->localityGroupOf(card);
            for (const BlockId memory : machine->withRole(Role::Memory)) {
                INFO(machine->block(card).path << " to " << machine->block(memory).path);
                CHECK(machine->reaches(card, memory) == machine->isBelow(memory, own));
            }
        }
    }
}

TEST_CASE("a root complex without a path beyond it does not count", "[standby]") {
    CHECK(bridgeOf(*t5440(with("reconfigured", 0, {"CPU2/crossbar"})), "slot2").empty());
    CHECK(bridgeOf(*t5440(with("reconfigured", 1, {"CPU2/crossbar"})), "slot2") == "CPU0/root");
    CHECK(bridgeOf(*t5440(with("reconfigured", 0, {"CPU2/memory"})), "slot2") == "CPU2/root"); // others are reachable
}

TEST_CASE("a removed module cuts off its devices like a failure", "[standby]") {
    Configuration configuration;
    configuration.boards["CPU3"] = "";
    const auto before = t5440(configuration);
    CHECK(bridgeOf(*before, "slot6").empty());
    configuration.options["reconfigured"] = 1;
    CHECK(bridgeOf(*t5440(configuration), "slot6") == "CPU1/root");
    // after its return the devices have their own path again
    CHECK(liveStandbyLinks(*t5440(with("reconfigured", 1))).empty());
}

TEST_CASE("a slot of an expansion unit is named before its unit, which is named if there are several", "[standby]") {
    Configuration configuration;
    configuration.boards = {{"slot6", "io-expansion-unit"}, {"slot6/slot1", "pcie-hba"}};
    const auto machine = Topology::build(test::catalog(), "t5440", configuration);
    CHECK(titleOf(*machine, at(*machine, "slot6/slot1")) == "Slot 1 in the unit");
    CHECK(titleOf(*machine, at(*machine, "slot6/switch")) == "Slot 6 switch");
    CHECK(titleOf(*machine, at(*machine, "slot1")) == "Slot 1");
    const auto isOfTheCard = [&](const Link& link) { return link.from == at(*machine, "slot6/slot1"); };
    CHECK(std::ranges::find_if(machine->links(), isOfTheCard)->title == "link of Slot 1 in the unit");
    configuration.boards["slot0"] = "io-expansion-unit";
    const auto two = Topology::build(test::catalog(), "t5440", configuration);
    CHECK(titleOf(*two, at(*two, "slot6/slot1")) == "Slot 1 in the unit of Slot 6");
    CHECK(titleOf(*two, at(*two, "slot0/slot0")) == "Slot 0 in the unit of Slot 0");
}

TEST_CASE("a crosslink is named after the two switches that it connects", "[standby]") {
    const auto machine = t5440(with("processors", 2));
    std::vector<std::string> titles;
    for (const Link& link : machine->links())
        if (link.standby)
            titles.push_back(link.title);
    CHECK(titles == std::vector<std::string>{"crosslink 2\u20130", "crosslink 3\u20131"});
}

TEST_CASE("upstream is towards memory, whichever end of a crosslink has lost its processor", "[standby]") {
    const auto machine = t5440(with("reconfigured", 1, {"CPU0"}));
    CHECK(liveStandbyLinks(*machine) == std::vector<std::string>{"switch0 to switch2"});
    CHECK(bridgeOf(*machine, "sas0") == "CPU2/root");
}

TEST_CASE("with any working processor, each device has a path, over one link per missing processor", "[standby]") {
    for (int working = 1; working < 16; ++working) {
        Configuration configuration = with("reconfigured", 1);
        for (int cpu = 0; cpu < 4; ++cpu)
            if ((working & (1 << cpu)) == 0)
                configuration.failed.push_back("CPU" + std::to_string(cpu));
        const auto machine = t5440(configuration);
        INFO(working);
        CHECK(liveStandbyLinks(*machine).size() == configuration.failed.size());
        for (const BlockId device : machine->devices())
            CHECK(machine->entryOf(device));
    }
}
