// SPDX-License-Identifier: GPL-3.0-or-later
// The program that is closest to a placement.
#include "boardset/policy/ProgramFromPlacement.h"

#include "boardset/policy/ProgramCheck.h"
#include "boardset/policy/ReplayedPlacement.h"
#include "core/scenario/samples.h"
#include "support/catch.h"
#include "support/scenarios.h"

using namespace boardset;
using namespace boardset::test;

TEST_CASE("any placement becomes a valid program with the same threads and pages", "[program]") {
    const auto topology = sunfire6800();
    for (unsigned seed = 0; seed < 100; ++seed) {
        Workload workload = resolve(randomScenario(seed), *topology).workload;
        if (!workload.processes.empty() && !workload.processes[0].customers.empty())
            workload.processes[0].customers[0].idle = seed % 2 == 0;
        int threads = 0; // other customers stay beside the program
        for (Process& process : workload.processes) {
            for (Customer& each : process.customers)
                each.count = seed % 3 == 0 ? each.count : 1;
            threads += isPlaced(process, *topology) ? static_cast<int>(process.customers.size()) : 0;
        }
        const Program program = programOf(workload, "solaris9-1202", *topology);
        const auto problem = problemOf(program, *topology);
        INFO((problem ? problem->field + ": " + problem->value + "; allowed: " + problem->allowed : ""));
        REQUIRE_FALSE(problem);
        REQUIRE(static_cast<int>(ProgramPlan(program).threads.size()) == threads);
        const Workload replayed = replayedPlacement(program, *topology);
        REQUIRE(replayed.customerCount() == workload.customerCount());
        REQUIRE(replayed.pageCount() == workload.pageCount());
    }
}

TEST_CASE("a program made from a placement with local pages has local pages again", "[program]") {
    // Pages are touched by the threads for which they were local, so first touch puts them in the homes of these
    // threads.
    const Solved each = solved("sunfire6800-copy-24-local");
    Program program = programOf(each.scenario.workload, "solaris9-1202", *each.topology);
    program.tunables["lgrp_loadavg_tolerance"] = 4096; // four threads on each board for every seed
    const Answer answer = solvePlacement(*each.topology, replayedPlacement(program, *each.topology));
    REQUIRE(answer.localShare == Approx(1));
    REQUIRE(answer.bytesPerSecond == Approx(each.answer.bytesPerSecond).epsilon(1e-6));
}

TEST_CASE("an idle thread without regions touches none, and sleeps", "[program]") {
    Process process{"A", "copy", {{"1", "SB0/P0", {"a"}}, {"2", "SB1/P0", {}, true}}, {}};
    process.regions.push_back({"a", 4096, {{"SB0/P0/memory", 8}}});
    const auto topology = sunfire6800();
    const Workload replayed = replayedPlacement(programOf({{process}}, "solaris9-1202", *topology), *topology);
    REQUIRE(replayed.processes.at(0).customers.at(0).regions == std::vector<RegionName>{"a"});
    REQUIRE(replayed.processes.at(0).customers.at(1).regions.empty());
    REQUIRE(replayed.processes.at(0).customers.at(1).idle);
}

TEST_CASE("regions beyond the limits of a program are left out", "[program]") {
    const auto topology = sunfire6800();
    Process process{"A", "copy", {{"1", "SB0/P0", {}}}, {}};
    for (int i = 0; i < 1100; ++i)
        process.regions.push_back({RegionName("r" + std::to_string(i)), 4096, {{"SB0/P0/memory", 1000}}});
    const Program program = programOf({{process}}, "solaris9-1202", *topology);
    REQUIRE_FALSE(problemOf(program, *topology));
    REQUIRE(program.events.size() > 1000); // 1,000,000 pages are 1,000 of the regions
    REQUIRE(programOf({}, "solaris9-1202", *topology).events.empty());
}
