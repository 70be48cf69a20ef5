// SPDX-License-Identifier: GPL-3.0-or-later
// Boards in bays, domains, segments and failures: the effect of a configuration on a machine.
#include "blockAt.h"
#include "boardset/analysis/Answer.h"
#include "boardset/topology/ConfigurationText.h"
#include "boardset/topology/DerivedOptions.h"
#include "support/scenarios.h"

#include <algorithm>

using namespace boardset;
using test::at;

namespace {

std::shared_ptr<const Topology> built(const std::string& machine, const Configuration& configuration = {}) {
    return Topology::build(test::catalog(), machine, configuration);
}

Configuration with(Options options) {
    return Configuration{std::move(options)};
}

std::string refusal(const std::string& machine, const Configuration& configuration) {
    try {
        built(machine, configuration);
    } catch (const TopologyError& error) {
        return error.what();
    }
    return {};
}

/// Workload of one thread on SB0 with pages in `memory`.
Workload oneThread(const std::string& memory) {
    return {{{"A", "copy", {{"1", "SB0/P0", {}}}, {{"a", 4'194'304, {{memory, 8}}}}}}};
}

} // namespace

TEST_CASE("the number of devices is the one in the source", "[configuration]") {
    // 4, 18, 56 and 180 system devices: processors, memory units and I/O controllers (chapter 1)
    const auto devices = [](const Topology& topology) {
        return topology.withRole(Role::Processor).size() + topology.withRole(Role::Memory).size() +
               topology.withRole(Role::Device).size();
    };
    CHECK(devices(*built("sunfire280r")) == 4);
    CHECK(devices(*built("sunfirev880")) == 18);
    CHECK(devices(*built("sunfire6800")) == 56);
    CHECK(devices(*built("sunfire15k")) == 180);
}

TEST_CASE("a 15K holds 106 processors with one I/O assembly remaining", "[configuration]") {
    Configuration full;
    for (int b = 1; b < 18; ++b)
        full.boards["EX" + std::to_string(b) + "/IO" + std::to_string(b)] = "maxcpu-board";
    CHECK(built("sunfire15k", full)->withRole(Role::Processor).size() == 106);
}

TEST_CASE("a board can be removed from its slot and added to another", "[configuration]") {
    Configuration moved;
    moved.boards["SB5"] = "";
    const auto without = built("sunfire6800", moved);
    CHECK(without->block(at(*without, "SB5")).role == Role::Bay);
    CHECK(without->withRole(Role::Processor).size() == 20);
    moved.options["uniboards"] = 5;
    CHECK(built("sunfire6800", moved)->configuration().boards.empty()); // already the value of the option
    CHECK_THAT(
        refusal("sunfire6800",
                [] {
                    Configuration wrong;
                    wrong.boards["SB2"] = "io-assembly";
                    return wrong;
                }()),
        Catch::Matchers::ContainsSubstring("boards.SB2: \"io-assembly\" does not fit there; allowed: \"\", uniboard"));
}

TEST_CASE("two segments have an address bus each, and half of the switches", "[configuration]") {
    // With three Uniboards: SB0 and SB4 with the first I/O assembly, SB2 with the second.
    const auto small = built("sunfire4800", with({{"segments", 2}}));
    CHECK(small->domains()[0].boards == std::vector<std::string>{"SB0", "SB4", "IB6"});
    CHECK(small->domains()[1].boards == std::vector<std::string>{"SB2", "IB8"});
    const auto split = built("sunfire6800", with({{"segments", 2}}));
    REQUIRE(split->domains().size() == 2);
    CHECK(split->coherencyRootOf(at(*split, "SB0")) != split->coherencyRootOf(at(*split, "SB1")));
    const auto port = std::ranges::find(split->links(), "port of SB0", &Link::title);
    REQUIRE(port != split->links().end());
    CHECK(port->bytesPerSecond == Approx(2.4e9)); // 4.8 GB/s double-pumped
    CHECK_FALSE(split->reaches(at(*split, "SB0/P0"), at(*split, "SB1/P0/memory")));
    CHECK(split->reaches(at(*split, "SB0/P0"), at(*split, "SB2/P0/memory")));
    // If all boards use only local pages: two buses of 9.6 GB/s, 19.2 together (Appendix B, Segments)
    const Scenario local = test::scenario("sunfire6800-segments-local");
    CHECK(solvePlacement(*built(local.machine, local.configuration), local.workload).bytesPerSecond ==
          Approx(19.2e9).epsilon(0.03));
}

TEST_CASE("a domain reaches only its own boards", "[configuration]") {
    Configuration divided;
    divided.domains = {{"A", 0, {"SB0", "IB6"}}, {"B", 0, {"SB1", "IB7"}}};
    const auto topology = built("sunfire6800", divided);
    CHECK_FALSE(topology->reaches(at(*topology, "SB0/P0"), at(*topology, "SB1/P0/memory")));
    const Answer answer = solvePlacement(*topology, oneThread("SB1/P0/memory"));
    CHECK(answer.classes.empty());
    REQUIRE(answer.model.stopped.size() == 1);
    CHECK(std::string(answer.model.stopped[0].reason) ==
          "its pages are unreachable: SB1 P0 memory is outside the domain of SB0 P0");
    divided.domains[1].boards.push_back("SB0");
    CHECK_THAT(refusal("sunfire6800", divided),
               Catch::Matchers::ContainsSubstring("\"SB0\" is also in another domain"));
}

TEST_CASE("a cluster machine that is split in two leaves the other machines whole", "[configuration]") {
    const auto cluster = built("firelink", with({{"nodes", 3}, {"N0/segments", 2}}));
    for (const char* processor : {"N0/SB0/P0", "N0/SB1/P0"}) // each half works
        CHECK(cluster->reaches(at(*cluster, processor), at(*cluster, processor + std::string("/memory"))));
    CHECK_FALSE(cluster->reaches(at(*cluster, "N0/SB0/P0"), at(*cluster, "N0/SB1/P0/memory")));
    CHECK(cluster->reaches(at(*cluster, "N0/SB0/P0"), at(*cluster, "N0/SB2/P0/memory")));
    for (const char* memory : {"N1/SB0/P0/memory", "N1/SB1/P0/memory"})
        CHECK(cluster->reaches(at(*cluster, "N1/SB0/P0"), at(*cluster, memory)));
    CHECK(cluster->block(at(*cluster, "N1/SB0/P0")).domain == cluster->block(at(*cluster, "N2/SB1/P0")).domain);
}

TEST_CASE("a failed switch board disables its segment, and the other half continues", "[configuration]") {
    Configuration broken = with({{"segments", 2}});
    broken.failed = {"segment0/RP0"};
    const auto topology = built("sunfire6800", broken);
    CHECK_FALSE(topology->reaches(at(*topology, "SB0/P0"), at(*topology, "SB0/P0/memory")));
    CHECK(topology->reaches(at(*topology, "SB1/P0"), at(*topology, "SB1/P0/memory")));
}

TEST_CASE("a failed ASIC of the data crossbar halves its rate", "[configuration]") {
    Configuration broken;
    broken.failed = {"centerplane/data"};
    const auto topology = built("sunfire15k", broken);
    int ports = 0;
    for (const Link& link : topology->links()) {
        if (link.title == "centerplane port of EX3") {
            CHECK(link.bytesPerSecond == Approx(2.4e9)); // double-pumped
            CHECK(link.degraded == "fireplane.double-pumped");
            ++ports;
        }
    }
    REQUIRE(ports > 0);
}

TEST_CASE("an impossible configuration is refused with field and value", "[configuration]") {
    Configuration none;
    none.boards["SB9"] = "uniboard";
    CHECK_THAT(refusal("sunfire6800", none), Catch::Matchers::StartsWith("boards.SB9: no such slot"));
    Configuration failed;
    failed.failed = {"SB9"};
    CHECK(refusal("sunfire6800", failed) ==
          "failed[0]: \"SB9\" is not a part of this machine that can fail; allowed: paths of "
          "its parts; the nearest is SB0");
    Configuration off;
    off.off = {"SB0", "SB1/P7"};
    CHECK(refusal("sunfire6800", off) ==
          "off[1]: \"SB1/P7\" is not a part of this machine that can be switched off; allowed: paths of "
          "its parts; the nearest is SB1/P0");
    off = {};
    off.failedSinceBoot = {"SB0"};
    CHECK(refusal("sunfire6800", off) ==
          "failedSinceBoot[0]: \"SB0\" has not failed; allowed: paths that are also in `failed`, which is empty");
    off.failed = {"SB1"};
    CHECK_THAT(refusal("sunfire6800", off),
               Catch::Matchers::EndsWith("paths that are also in `failed`; the nearest is SB1"));
    Configuration crossing = with({{"segments", 2}}); // "A segment can have one or two domains"
    crossing.domains = {{"A", 0, {"SB0", "IB6"}}, {"A", 1, {"SB1", "IB7"}}};
    CHECK(refusal("sunfire6800", crossing) ==
          "domains[1].name: \"A\" is the name of another domain; allowed: each name once");
    Configuration segment;
    segment.domains = {{"A", 1, {"SB0"}}};
    CHECK_THAT(refusal("sunfire6800", segment), Catch::Matchers::StartsWith("domains[0].segment: 1 is out of range"));
}

TEST_CASE("the name of an unknown board is displayed without control characters", "[configuration]") {
    Configuration odd;
    odd.boards["\x1b[31mSB1\nX"] = "uniboard";
    CHECK(refusal("sunfire6800", odd).find("?[31mSB1?X") != std::string::npos);
    Configuration zero;
    zero.boards["SB1"] = std::string("a\0b", 3);
    CHECK(refusal("sunfire6800", zero).find("a?b") != std::string::npos);
}

TEST_CASE("an option that the machine decides itself is reported with its effective value", "[configuration]") {
    const auto eight = built("p650", with({{"books", 4}, {"l3", 1}}));
    const auto six = built("p650", with({{"books", 3}, {"l3", 1}}));
    CHECK(configurationWords(*eight) == "L3 mode shared");
    CHECK(configurationWords(*six) == "Processors 6, three books; L3 mode private");
    CHECK(configurationWords(*built("sunfire6800")).empty()); // all options have their standard values
    CHECK(overriddenOptions({{"l3", 1}}, *six) ==
          std::vector<std::string>{"L3 mode is private, not shared. A six-way always runs with private L3."});
    CHECK(overriddenOptions({{"books", 3}}, *six).empty()); // no mode was selected
    CHECK(overriddenOptions({{"l3", 1}}, *eight).empty());
    CHECK(inForceWords({{"books", 3}}, *eight, *six) == "; in force: L3 mode private");
    CHECK(inForceWords({{"l3", 1}}, *six, *six) == "; in force: L3 mode private");
    CHECK(inForceWords({{"clockMHz", 1450}}, *six, *six).empty()); // the option had the same effect before
    CHECK(inForceWords({}, *six, *eight).empty());
}

TEST_CASE("a rule is in force whatever value is selected", "[configuration]") {
    const auto l3Of = [](const Topology& topology) -> const MachineOption& {
        const auto& options = topology.machine().options;
        return *std::ranges::find(options, "l3", &MachineOption::id);
    };
    for (const int chosen : {0, 1}) {
        const auto six = built("p650", with({{"books", 3}, {"l3", chosen}}));
        const OptionRule* const rule = ruleInForce(*six, six->nodes().front(), l3Of(*six));
        REQUIRE(rule != nullptr);
        CHECK(rule->value == 0);
        const auto eight = built("p650", with({{"l3", chosen}}));
        CHECK(ruleInForce(*eight, eight->nodes().front(), l3Of(*eight)) == nullptr);
    }
}
