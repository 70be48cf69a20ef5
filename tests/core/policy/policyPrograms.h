// SPDX-License-Identifier: GPL-3.0-or-later
// Programs and replays for the policy tests.
#pragma once

#include "boardset/policy/ProgramCheck.h"
#include "boardset/policy/Replay.h"
#include "boardset/policy/ReplayedPlacement.h"
#include "boardset/policy/solaris/SolarisWorld.h"
#include "support/bundledCatalog.h"
#include "support/catch.h"

#include <map>
#include <numeric>

namespace boardset::test {

inline ThreadNumbers upTo(int last, int first = 1) {
    ThreadNumbers numbers(static_cast<std::size_t>(last - first + 1));
    std::iota(numbers.begin(), numbers.end(), first);
    return numbers;
}

inline Event map(const std::string& segment, int pages, SegmentKind kind = SegmentKind::Heap) {
    return events::Map{"A", segment, pages, 4'194'304, kind, 0};
}

inline Event create(int threads, double everySeconds = 0) {
    return events::Create{"A", threads, everySeconds, SchedulingClass::TimeShare};
}

/// Event in which threads use equal slices of a segment.
inline Event useOwn(const ThreadNumbers& threads, const std::string& segment, int shift = 0) {
    return events::Touch{threads, segment, {true, shift}, true};
}
inline Event useAll(const ThreadNumbers& threads, const std::string& segment) {
    return events::Touch{threads, segment, {}, true};
}

/// Program of one process "A" with the work "copy".
inline Program program(std::vector<Event> events, const std::string& system = "solaris9-1202") {
    Program made;
    made.system = system;
    made.processes = {{"A", "copy", false}};
    made.events = std::move(events);
    return made;
}

inline std::shared_ptr<const Topology> machine(const std::string& id) {
    return Topology::build(catalog(), id);
}

inline std::shared_ptr<const Replay> replayed(const Program& program, const std::shared_ptr<const Topology>& on) {
    const auto problem = problemOf(program, *on);
    INFO((problem ? problem->field + ": " + problem->value + "; allowed: " + problem->allowed : ""));
    REQUIRE_FALSE(problem);
    return Replay::of(program, on);
}

inline State endOf(const std::shared_ptr<const Replay>& replay) {
    ReplayCursor cursor(replay);
    cursor.goTo(replay->length());
    return cursor.state();
}

/// Number of threads at home in each lgroup.
inline std::map<int, int> homesIn(const Replay& replay, const State& state) {
    std::map<int, int> counts;
    for (std::size_t i = 0; i < replay.plan().threads.size(); ++i)
        ++counts[state.location(SolarisCell::ThreadHome, i)];
    return counts;
}

/// Number of pages in each leaf lgroup; -1: not allocated.
inline std::map<int, int> pagesIn(const Replay& replay, const State& state) {
    std::map<int, int> counts;
    for (const std::int64_t memory : state.all(StateCell::PageMemory))
        ++counts[replay.localityGroups().groupOfMemory(static_cast<int>(memory))];
    return counts;
}

/// First step with these words in its title.
inline const Step& stepWith(const Replay& replay, const std::string& words) {
    for (const Step& step : replay.steps())
        if (step.title.find(words) != std::string::npos)
            return step;
    FAIL("no step with " << words);
    return replay.steps().front();
}

} // namespace boardset::test
