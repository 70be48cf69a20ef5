// SPDX-License-Identifier: GPL-3.0-or-later
// Output of Solaris: system calls, the page table, and the checks of appendix A.
#include "boardset/policy/Inspection.h"

#include "core/policy/policyPrograms.h"

using namespace boardset;
using namespace boardset::test;

TEST_CASE("inspection shows a thread's home and processor, and a segment's pages by lgroup", "[policy]") {
    const auto replay =
        replayed(program({create(1), events::Bind{{1}, "SB3/P1"}, map("a", 24), map("b", 5), useAll({1}, "a")}),
                 machine("sunfire6800"));
    const State state = endOf(replay);
    const ThreadInspection thread = inspectThread(*replay, state, 0);
    CHECK(thread.home == 3);
    CHECK(thread.processorTitle == "SB3 P1");
    CHECK(thread.processor == 13); // 4 ids per board
    CHECK_FALSE(thread.isRemote);
    // Table 3-7, test 2
    CHECK(inspectSegment(*replay, state, 0).pagesIn == std::map<int, int>{{3, 24}});
    CHECK(inspectSegment(*replay, state, 1).unallocated == 5);
}

namespace {

/// Number that Solaris gives to the processor at a path; -1 if none works there.
int idOf(const Topology& topology, const std::string& path) {
    const LocalityGroups table = localityGroupsOf(topology);
    for (const LocalityGroups::Processor& each : table.processors)
        if (topology.block(each.block).path == path)
            return each.id;
    return -1;
}

} // namespace

TEST_CASE("processors are numbered by slot: 32 ids per boardset, 8 per slot in it, 4 per board of smaller machines",
          "[policy]") {
    Configuration configuration;
    configuration.boards = {{"EX3/IO3", "maxcpu-board"}};
    configuration.failed = {"EX0/SB0/P1"};
    const auto large = Topology::build(catalog(), "sunfire15k", configuration);
    CHECK(idOf(*large, "EX0/SB0/P0") == 0);
    CHECK(idOf(*large, "EX0/SB0/P2") == 2);   // a failed processor keeps its number
    CHECK(idOf(*large, "EX1/SB1/P0") == 32);  // appendix A: SB1::cpu0 is portid 32
    CHECK(idOf(*large, "EX3/IO3/P1") == 105); // 3 x 32 + 8 + 1
    CHECK(idOf(*large, "EX17/SB17/P3") == 547);
    CHECK(idOf(*machine("sunfire6800"), "SB5/P3") == 23);
    CHECK(idOf(*machine("sunfire3800"), "SB2/P0") == 8);
    CHECK(idOf(*machine("sunfire4800"), "SB2/P1") == 9);
    CHECK(idOf(*machine("sunfire4800"), "SB4/P3") == 19);
    CHECK(idOf(*machine("sunfire280r"), "P1") == 1); // no source states this: numbered consecutively
    const LocalityGroups strands = localityGroupsOf(*machine("t5240"));
    CHECK(strands.processor(strands.group(1).processors.front()).id == 64); // psrinfo -pv prints 0-63 and 64-127
}

TEST_CASE("the boards of a V880 hold processors 0 and 2, 1 and 3, 4 and 6, 5 and 7", "[policy]") {
    const auto whole = machine("sunfirev880"); // sys/daktari.h, DAK_GETAID
    const std::map<std::string, int> ids{{"SBa/P0", 0}, {"SBa/P1", 2}, {"SBb/P0", 1}, {"SBb/P1", 3},
                                         {"SBc/P0", 4}, {"SBc/P1", 6}, {"SBd/P0", 5}, {"SBd/P1", 7}};
    for (const auto& [path, id] : ids)
        CHECK(idOf(*whole, path) == id);
    Configuration without;
    without.boards = {{"SBb", ""}};
    without.failed = {"SBc/P0"};
    const auto less = Topology::build(catalog(), "sunfirev880", without);
    CHECK(idOf(*less, "SBc/P1") == 6); // missing processors change no number
    CHECK(idOf(*less, "SBd/P1") == 7);
}

TEST_CASE("every row with a processor number names a processor of its machine, each exactly once", "[policy]") {
    int rows = 0;
    for (const Machine& each : catalog()->machines()) {
        const auto topology = machine(each.id);
        for (const auto& [path, id] : each.processorIds) {
            CAPTURE(each.id, path);
            CHECK(idOf(*topology, path) == id);
            ++rows;
        }
        if (!each.processorIds.empty())
            CHECK(each.processorIds.size() == topology->withRole(Role::Processor).size());
    }
    CHECK(rows == 8);
}

TEST_CASE("on a machine with one lgroup everything is in lgroup 0", "[policy]") {
    // Table 3-7, test 3
    const auto replay =
        replayed(program({create(24), map("a", 576), useOwn(upTo(24), "a")}, "solaris9"), machine("sunfire6800"));
    const State state = endOf(replay);
    CHECK(inspectThread(*replay, state, 7).home == 0);
    CHECK(inspectSegment(*replay, state, 0).pagesIn == std::map<int, int>{{0, 576}});
}

TEST_CASE("the checks count the root lgroup, and print hexadecimal as mdb does", "[policy]") {
    const auto replay = replayed(program({}), machine("sunfire15k"));
    const auto checks = replay->policy().checks(replay->start());
    REQUIRE(checks.size() == 3);
    CHECK(checks[0].output == "nlgrps:\nnlgrps:          13"); // 18 boards and the root are 0x13
    CHECK(checks[1].output == "lgrp_mem_default_policy:\nlgrp_mem_default_policy:          1");
    for (const PlacementCheck& check : checks)
        CHECK(check.isPassed);
    const auto small = replayed(program({}), machine("sunfire6800"));
    CHECK(small->policy().checks(small->start()).size() == 2);
}

TEST_CASE("the checks fail if placement is off", "[policy]") {
    Program without = program({});
    without.localAddresses = false;
    for (const Program& each : {without, program({}, "solaris9"), program({}, "solaris8")}) {
        const auto replay = replayed(each, machine("sunfire15k"));
        const auto checks = replay->policy().checks(replay->start());
        CHECK_FALSE(checks[0].isPassed);
        CHECK_FALSE(checks[1].isPassed);
    }
    const auto earlier = replayed(program({}, "solaris9-902"), machine("sunfire15k"));
    CHECK(earlier->policy().checks(earlier->start())[0].isPassed);
    CHECK_FALSE(earlier->policy().checks(earlier->start())[1].isPassed); // random until 12/02
}
