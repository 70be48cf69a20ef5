// SPDX-License-Identifier: GPL-3.0-or-later
// Threads and streams in one scenario: each edit finds the right location and process for its subject.
#include "boardset/policy/ProgramCheck.h"
#include "boardset/policy/ProgramFromPlacement.h"
#include "boardset/policy/ReplayedPlacement.h"
#include "boardset/scenario/BundledScenarios.h"

#include "core/scenario/editing.h"
#include "support/catch.h"

using namespace boardset;
using namespace boardset::test;
using Catch::Matchers::ContainsSubstring;

namespace {

Scenario mixed() {
    const Scenario read = bundledScenario(share() / "scenarios", "t5440-threads-and-streams");
    return resolve(read, *machineOf(read));
}

const Process& processNamed(const Scenario& scenario, const ProcessName& name) {
    for (const Process& process : scenario.workload.processes)
        if (process.name == name)
            return process;
    FAIL("no process " << name.text);
    return scenario.workload.processes.front();
}

} // namespace

TEST_CASE("adding to a module adds a thread on a free strand, adding to a card adds a stream", "[strands]") {
    const Scenario threads = after(AddCustomer{"", "CPU0"}, mixed());
    CHECK(threads.workload.processes.back().work == "t2plus-miss");
    CHECK(threads.workload.processes.back().customers.back().on == "CPU0/cores/core1/strand0");
    CHECK(described(AddCustomer{"", "CPU0"}, mixed()) == "Add a thread on CPU0");
    const Scenario more = after(AddCustomer{"B", "CPU3"}, mixed());
    CHECK(processNamed(more, "B").customers.back().on == "CPU3/cores/core0/strand0");
    const Scenario streams = after(AddCustomer{"", "slot4"}, mixed());
    CHECK(streams.workload.processes.back().work == "dma-both");
    CHECK(streams.workload.processes.back().customers.back().on == "slot4");
    CHECK(described(AddCustomer{"", "slot4"}, mixed()) == "Add a stream on Slot 4");
}

TEST_CASE("a thread moves to the cores of another module, but a stream cannot", "[strands]") {
    const Scenario moved = after(MoveCustomer{"3", "CPU2/cores"}, mixed());
    CHECK(processNamed(moved, "B").customers.front().on == "CPU2/cores/core0/strand0");
    CHECK(refused(MoveCustomer{"1", "CPU2/cores"}, mixed()) == "A stream cannot be placed on CPU2 cores.");
    CHECK(refused(MoveCustomer{"3", "slot0"}, mixed()) == "A thread cannot be placed on Slot 0.");
}

TEST_CASE("a program made from threads and streams has only the threads", "[strands]") {
    const Scenario scenario = mixed();
    const auto machine = machineOf(scenario);
    const Program program = programOf(scenario.workload, "solaris10", *machine);
    REQUIRE(program.processes.size() == 1);
    CHECK(program.processes.front().work == "t2plus-miss");
    CHECK_FALSE(problemOf(program, *machine).has_value());
    const Workload replayed = replayedPlacement(program, *machine);
    REQUIRE(replayed.customerCount() == scenario.workload.customerCount());
    CHECK(replayed.pageCount() == scenario.workload.pageCount());
    CHECK(replayed.processes.front().work == "dma-both"); // the streams are unchanged
    CHECK(replayed.processes.front().regions == scenario.workload.processes.front().regions);
    CHECK(replayed.processes.front().customers[0].on == scenario.workload.processes.front().customers[0].on);
    CHECK(replayed.processes.front().customers[0].name == "17"); // 16 threads have the numbers from 1
    Program streams = program;
    streams.processes.front().work = "dma-read";
    const auto problem = problemOf(streams, *machine);
    REQUIRE(problem.has_value());
    CHECK(problem->field == "processes[0].work");
    CHECK(problem->allowed == "t2plus-miss");
}

TEST_CASE("a moved card takes the streams beside a replay along, and a removed card removes them", "[strands]") {
    const Scenario before = mixed();
    const Program program = programOf(before.workload, "solaris10", *machineOf(before));
    const Canonical running = edited({before, machineOf(before)}, SetProgram{program, "Replay"});
    const std::string from = before.workload.processes.front().customers[0].on;
    const Canonical moved = edited(running, MoveBoard{from, "slot2"});
    CHECK(moved.scenario.workload.processes.front().customers[0].on == "slot2");
    CHECK(moved.scenario.program->beside.front().customers[0].on == "slot2");
    const Canonical gone = edited(moved, SetBoard{"slot2", ""});
    CHECK(gone.scenario.workload.customerCount() == before.workload.customerCount() - 1);
    REQUIRE(gone.scenario.program.has_value());
}
