// SPDX-License-Identifier: GPL-3.0-or-later
// Running, sleeping, binding, taking processors offline, reconfiguration and processor sets.
#include "core/policy/policyPrograms.h"

using namespace boardset;
using namespace boardset::test;
using Catch::Matchers::ContainsSubstring;

namespace {

std::string processorOf(const Replay& replay, const State& state, int thread) {
    const int processor = state.location(StateCell::ThreadProcessor, static_cast<std::size_t>(thread - 1));
    return replay.localityGroups().processors[static_cast<std::size_t>(processor)].title;
}

int homeOf(const State& state, int thread) {
    return state.location(SolarisCell::ThreadHome, static_cast<std::size_t>(thread - 1));
}

} // namespace

TEST_CASE("binding to another board moves the home, and unbinding keeps it", "[policy]") {
    const auto replay =
        replayed(program({create(1), events::Bind{{1}, "SB4/P2"}, events::Unbind{{1}}, events::Wait{5}}),
                 machine("sunfire6800"));
    const State state = endOf(replay);
    CHECK(homeOf(state, 1) == 4);
    CHECK(processorOf(*replay, state, 1) == "SB4 P2");
}

TEST_CASE("threads bound to a board are spread over its processors", "[policy]") {
    const auto replay = replayed(program({create(4), events::Bind{upTo(4), "SB2"}}), machine("sunfire6800"));
    const State state = endOf(replay);
    CHECK(processorOf(*replay, state, 1) == "SB2 P0");
    CHECK(processorOf(*replay, state, 4) == "SB2 P3");
}

TEST_CASE("a thread runs remotely while its home is busy, and returns when a processor there is idle", "[policy]") {
    const auto replay =
        replayed(program({create(1), events::Bind{{1}, "SB0/P0"}, events::Unbind{{1}},
                          events::SetOnline{"SB0/P1", false}, events::SetOnline{"SB0/P2", false},
                          events::SetOnline{"SB0/P3", false}, events::SetOnline{"SB0/P0", true}, create(1),
                          events::Bind{{2}, "SB0/P0"}, events::Wait{1}, events::SetAwake{{2}, false}, events::Wait{1}}),
                 machine("sunfire6800"));
    CHECK(stepWith(*replay, "Thread 1 moves to").kind == StepKind::Dispatch);
    CHECK_THAT(stepWith(*replay, "Thread 1 returns home to SB0 P0").reason, ContainsSubstring("ran remotely"));
    CHECK(homeOf(endOf(replay), 1) == 0);
}

TEST_CASE("real-time threads use any processor, but their memory is at home", "[policy]") {
    const auto replay =
        replayed(program({create(1), events::Bind{{1}, "SB5/P0"}, events::Unbind{{1}},
                          events::SetClass{{1}, SchedulingClass::RealTime}, map("a", 4), useAll({1}, "a")}),
                 machine("sunfire6800"));
    const State state = endOf(replay);
    CHECK(processorOf(*replay, state, 1) == "SB0 P0");
    CHECK(homeOf(state, 1) == 5);
    CHECK(pagesIn(*replay, state) == std::map<int, int>{{5, 4}});
}

TEST_CASE("taking all processors of a board offline changes the homes of its threads, taking one offline does not",
          "[policy]") {
    const auto one = replayed(
        program({create(1), events::Bind{{1}, "SB1/P0"}, events::Unbind{{1}}, events::SetOnline{"SB1/P0", false}}),
        machine("sunfire6800"));
    CHECK(homeOf(endOf(one), 1) == 1);
    CHECK(processorOf(*one, endOf(one), 1) == "SB1 P1");
    const auto all = replayed(
        program({create(1), events::Bind{{1}, "SB1/P0"}, events::Unbind{{1}}, events::SetOnline{"SB1", false}}),
        machine("sunfire6800"));
    CHECK(homeOf(endOf(all), 1) != 1);
    CHECK_THAT(stepWith(*all, "moves its home").reason, ContainsSubstring("has no processors left"));
}

TEST_CASE("a bound thread keeps its processor online", "[policy]") {
    const auto replay = replayed(program({create(1), events::Bind{{1}, "SB1/P0"}, events::SetOnline{"SB1", false}}),
                                 machine("sunfire6800"));
    CHECK(stepWith(*replay, "is refused").kind == StepKind::Refused);
    CHECK(homeOf(endOf(replay), 1) == 1);
}

TEST_CASE("a detached board's pages move, its threads get other homes, and its bay is empty", "[policy]") {
    const auto replay = replayed(program({create(1), events::Bind{{1}, "SB1/P0"}, events::Unbind{{1}}, map("a", 60),
                                          useAll({1}, "a"), events::SetAttached{"SB1", false}}),
                                 machine("sunfire6800"));
    const State state = endOf(replay);
    const auto counts = pagesIn(*replay, state);
    CHECK(counts.count(1) == 0);
    CHECK(counts.count(-1) == 0);
    CHECK(homeOf(state, 1) != 1);
    CHECK(configurationAt(*replay, state).boards.at("SB1").empty());
    ReplayCursor cursor(replay);
    cursor.goTo(replay->length());
    cursor.goTo(0);
    CHECK(configurationAt(*replay, cursor.state()) == replay->topology().configuration());
}

TEST_CASE("a processor set runs only its own threads, and has its own loads", "[policy]") {
    const auto replay =
        replayed(program({events::CreateSet{"s", {"SB5"}}, create(4), events::JoinSet{{1, 2}, "s"}, events::Wait{10}}),
                 machine("sunfire6800"));
    const State state = endOf(replay);
    CHECK(homeOf(state, 1) == 5);
    CHECK(homeOf(state, 2) == 5);
    CHECK(homeOf(state, 3) != 5);
    const std::size_t ofSet = 1 * 7 + 5;
    // two of four processors are busy
    CHECK(static_cast<double>(state.at(SolarisCell::Load, ofSet)) == Approx(32768).margin(700));
    CHECK(state.at(SolarisCell::Load, 5) == 0);
}

TEST_CASE("the last processor outside every set stays outside", "[policy]") {
    const auto replay = replayed(program({create(1), events::CreateSet{"all", {""}}}), machine("sunfire6800"));
    CHECK(stepWith(*replay, "is refused").kind == StepKind::Refused);
}

TEST_CASE("a sleeping thread has no load and no accesses, and runs at home when it wakes", "[policy]") {
    const auto on = machine("sunfire6800");
    const auto replay = replayed(program({create(2), map("a", 8), useOwn(upTo(2), "a"), events::SetAwake{{1}, false},
                                          events::Wait{30}, events::SetAwake{{1}, true}}),
                                 on);
    ReplayCursor cursor(replay);
    cursor.goTo(replay->length() - 1);
    const Workload asleep = placementAt(*replay, cursor.state());
    CHECK(asleep.processes[0].customers[0].idle);
    CHECK_FALSE(asleep.processes[0].customers[1].idle);
    // one of four processors is busy
    const int home = homeOf(cursor.state(), 1);
    CHECK(cursor.state().at(SolarisCell::Load, static_cast<std::size_t>(home)) < 16379 + 700);
    cursor.goTo(replay->length());
    CHECK_FALSE(placementAt(*replay, cursor.state()).processes[0].customers[0].idle);
    CHECK(homeOf(cursor.state(), 1) == home);
}

TEST_CASE("an adjustment takes effect after its step and not before", "[policy]") {
    const auto on = machine("sunfire15k");
    Program burst = program({create(72)});
    const auto before = replayed(burst, on);
    burst.adjustments = {{30, "lgrp_loadavg_tolerance", 0x1000}};
    const auto after = replayed(burst, on);
    for (std::size_t i = 0; i < 30; ++i)
        REQUIRE(before->steps()[i].title == after->steps()[i].title);
    CHECK(after->steps()[30].kind == StepKind::Tunable);
    CHECK(after->length() == before->length() + 1);
    CHECK(homesIn(*after, endOf(after)) != homesIn(*before, endOf(before)));
}

TEST_CASE("a tunable that a release lacks cannot be adjusted", "[policy]") {
    Program older = program({create(1)}, "solaris9-902");
    older.adjustments = {{0, "lgrp_loadavg_tolerance", 0x1000}};
    const auto replay = replayed(older, machine("sunfire6800"));
    CHECK(replay->steps().front().kind == StepKind::Refused);
}
