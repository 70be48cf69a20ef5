// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockAt.h"
#include "boardset/topology/Titles.h"
#include "support/bundledCatalog.h"

#include <algorithm>
#include <cmath>

using namespace boardset;
using test::at;

TEST_CASE("a Sun Fire 6800 has the parts of the document", "[topology]") {
    const auto machine = test::sunfire6800();
    const auto count = [&](const std::string& type) {
        return std::ranges::count_if(machine->blocks(), [&](const Block& block) { return block.type == type; });
    };
    REQUIRE(count("uniboard") == 6);
    REQUIRE(count("io-assembly") == 4);
    REQUIRE(count("switch-board") == 4);
    REQUIRE(count("processor-pair") == 12);
    REQUIRE(count("dual-cpu-data-switch") == 12);
    REQUIRE(count("ultrasparc3") == 24);
    REQUIRE(count("memory-unit") == 24);
    REQUIRE(count("memory-bank") == 96);
    REQUIRE(machine->withRole(Role::Processor).size() == 24);
    REQUIRE(machine->localityGroups().size() == 6);
}

TEST_CASE("processors are numbered over the board, and paths omit groups", "[topology]") {
    const auto machine = test::sunfire6800();
    for (const char* path : {"SB0/P0", "SB5/P3", "SB3/P2/memory/bank3", "SB1/switch1", "SB1/dataswitch", "IB6", "IB9",
                             "fireplane/RP3/dataswitch1", ""})
        at(*machine, path);
    REQUIRE_FALSE(machine->find("SB6"));
    REQUIRE_FALSE(machine->find("SB0/P4"));
    REQUIRE(titleOf(*machine, at(*machine, "SB3/P1")) == "SB3 P1");
    REQUIRE(machine->type(machine->localityGroupOf(at(*machine, "SB3/P1/memory"))).id == "uniboard");
}

TEST_CASE("options are bounded and named in errors", "[topology]") {
    REQUIRE(test::sunfire6800({{"uniboards", 2}})->withRole(Role::Processor).size() == 8);
    REQUIRE_THROWS_WITH(test::sunfire6800({{"uniboards", 7}}), Catch::Matchers::ContainsSubstring("allowed: 1 to 6"));
    REQUIRE_THROWS_WITH(test::sunfire6800({{"clockMHz", 901}}),
                        Catch::Matchers::ContainsSubstring("allowed: 900, 1050"));
    REQUIRE_THROWS_WITH(test::sunfire6800({{"wheels", 4}}), Catch::Matchers::ContainsSubstring("options.wheels"));
}

TEST_CASE("a remote line crosses two board ports", "[topology]") {
    const auto machine = test::sunfire6800();
    const Route route = machine->dataRoute(at(*machine, "SB3/P2/memory"), at(*machine, "SB0/P0"));
    std::vector<std::string> names;
    for (const BlockId block : route.blocks)
        names.push_back(machine->block(block).path);
    REQUIRE(names == std::vector<std::string>{"SB3/P2/memory", "SB3/switch1", "SB3/dataswitch", "fireplane",
                                              "SB0/dataswitch", "SB0/switch0", "SB0/P0"});
    std::vector<std::string> titles;
    for (const RouteLink& routeLink : route.links)
        titles.push_back(machine->link(routeLink.link).title);
    REQUIRE(titles == std::vector<std::string>{"", "path of SB3 Dual CPU data switch 1", "port of SB3", "port of SB0",
                                               "path of SB0 Dual CPU data switch 0", "interface of SB0 P0"});
}

TEST_CASE("a line of local memory stays below the dual CPU data switch", "[topology]") {
    const auto machine = test::sunfire6800();
    const Route route = machine->dataRoute(at(*machine, "SB0/P0/memory"), at(*machine, "SB0/P0"));
    REQUIRE(route.blocks.size() == 3);
    REQUIRE(route.links.size() == 2);
    // Its address is broadcast nevertheless: there is one snooping domain.
    REQUIRE(machine->block(machine->coherencyRootOf(at(*machine, "SB0/P0"))).path == "fireplane");
}

TEST_CASE("every processor reaches every memory", "[topology]") {
    const auto machine = test::sunfire6800();
    for (const BlockId processor : machine->withRole(Role::Processor)) {
        for (const BlockId memory : machine->withRole(Role::Memory)) {
            const Route route = machine->dataRoute(memory, processor);
            REQUIRE(route.blocks.front() == memory);
            REQUIRE(route.blocks.back() == processor);
            REQUIRE(route.links.size() + 1 == route.blocks.size());
            REQUIRE(machine->reaches(processor, memory));
        }
    }
}

TEST_CASE("a unit in a slot is wired by its internal switch, and a card without PCI Express has no wire",
          "[topology]") {
    Configuration configuration;
    configuration.boards = {{"slot0", "io-expansion-unit"}, {"slot0/slot2", "pcie-hba"}, {"slot4", "xaui-card"}};
    const auto topology = Topology::build(test::catalog(), "t5440", configuration);
    const auto wires = [&](const std::string& path) { return topology->linksOf(at(*topology, path)).size(); };
    CHECK(wires("slot0") == 0);
    CHECK(wires("slot0/switch") == 1 + 6); // the cable, six slots
    CHECK(wires("slot4") == 0);
    CHECK(wires("slot5") == 1);
    // card, switch of the unit, switch of the server, root complex
    CHECK(topology->routeToBridge(at(*topology, "slot0/slot2")).blocks.size() == 4);
}

TEST_CASE("a part with an abbreviated name is called by its title", "[topology]") {
    const auto server = Topology::build(test::catalog(), "sparcserver690mp");
    const auto title = [&](const char* path) { return titleOf(*server, at(*server, path)); };
    CHECK(title("membus") == "memory bus");
    CHECK(title("ioc") == "I/O cache");
    CHECK(title("vme") == "VME");
    CHECK(title("memory") == "memory");
}
