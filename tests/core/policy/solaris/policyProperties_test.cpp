// SPDX-License-Identifier: GPL-3.0-or-later
// Laws that hold for every program, tested with random programs.
#include "core/policy/policyPrograms.h"

#include <random>

using namespace boardset;
using namespace boardset::test;

namespace {

/// Generates random programs that pass problemOf().
class Draw {
public:
    explicit Draw(unsigned seed) : m_generator(seed) {}

    Program program(const Topology& on) {
        static const std::vector<std::string> systems{"solaris8", "solaris9", "solaris9-902", "solaris9-1202"};
        Program made;
        made.system = systems[upTo(4)];
        made.seed = number(1, 1'000'000);
        made.localAddresses = number(0, 5) > 0;
        made.processes = {{"A", "copy", false}, {"B", "oltp", number(0, 1) == 1}};
        made.events = {events::Create{"A", number(1, 6), 0, {}}, events::Create{"B", number(1, 6), 0.05, {}},
                       events::Map{"A", "a", number(1, 60), 4'194'304, SegmentKind::Heap, 0},
                       events::Map{"B", "b", number(1, 60), 8192, SegmentKind::Private, 43},
                       events::Map{"B", "s", number(1, 60), 4'194'304, SegmentKind::Ism, 57}};
        const int a = std::get<events::Create>(made.events[0]).threads;
        const int b = std::get<events::Create>(made.events[1]).threads;
        for (int i = number(0, 25); i > 0; --i)
            made.events.push_back(event(on, a, b));
        if (number(0, 2) == 0) {
            made.adjustments = {{number(0, 20), "lgrp_loadavg_tolerance", number(0, 70'000)},
                                {number(20, 40), "lgrp_choose_policy", number(1, 3)}};
        }
        return made;
    }

private:
    Event event(const Topology& on, int a, int b) {
        const bool ofA = number(0, 1) == 0;
        const ThreadNumbers threads{ofA ? number(1, a) : number(a + 1, a + b)};
        const std::string board = boardOf(on);
        switch (number(0, 12)) {
        case 0:
            return events::Bind{threads, board};
        case 1:
            return events::Unbind{threads};
        case 2:
            return events::SetOnline{board, number(0, 1) == 1};
        case 3:
            return events::SetAttached{board, number(0, 1) == 1};
        case 4:
            return events::Advise{ofA ? "a" : "s", static_cast<Advice>(number(0, 2))};
        case 5:
            return events::SetAwake{threads, number(0, 1) == 1};
        case 6:
            return events::SetClass{threads, static_cast<SchedulingClass>(number(0, 4))};
        case 7:
            return events::Wait{number(1, 30) / 10.0};
        case 8:
            return events::CreateSet{"s" + std::to_string(m_sets++), {board}};
        case 9:
            return events::JoinSet{threads, m_sets > 0 ? "s0" : ""};
        default:
            return events::Touch{threads, ofA ? "a" : number(0, 1) == 0 ? "b" : "s", {number(0, 1) == 1, 0}, true};
        }
    }
    /// Path of a random board with processors.
    std::string boardOf(const Topology& on) {
        std::vector<BlockId> boards;
        for (const BlockId bay : on.bays())
            if (!on.withRole(Role::Processor, bay).empty())
                boards.push_back(bay);
        return on.block(boards[upTo(static_cast<int>(boards.size()))]).path;
    }
    int number(int least, int most) { return std::uniform_int_distribution<int>(least, most)(m_generator); }
    std::size_t upTo(int count) { return static_cast<std::size_t>(number(0, count - 1)); }

    std::mt19937 m_generator;
    int m_sets = 0;
};

bool mayChangeHomes(const Program& program, const Step& step) {
    if (step.event < 0)
        return false;
    const Event& event = program.events[static_cast<std::size_t>(step.event)];
    return std::holds_alternative<events::Create>(event) || std::holds_alternative<events::Bind>(event) ||
           std::holds_alternative<events::SetOnline>(event) || std::holds_alternative<events::SetAttached>(event) ||
           std::holds_alternative<events::CreateSet>(event) || std::holds_alternative<events::JoinSet>(event);
}

/// Checks that every page is in an attached memory or unallocated, and that the used space is that of the pages.
void checkPages(const Replay& replay, const State& state) {
    std::vector<std::int64_t> used(replay.localityGroups().memories.size(), 0);
    for (const PlannedSegment& segment : replay.plan().segments) {
        for (std::size_t i = 0; i < static_cast<std::size_t>(segment.pages * segment.copies); ++i) {
            const int memory = state.location(StateCell::PageMemory, segment.firstPage + i);
            REQUIRE(memory >= -1);
            REQUIRE(memory < static_cast<int>(used.size()));
            if (memory >= 0) {
                REQUIRE(state.at(StateCell::MemoryAttached, static_cast<std::size_t>(memory)) == 1);
                used[static_cast<std::size_t>(memory)] += segment.pageBytes;
            }
        }
    }
    for (std::size_t i = 0; i < used.size(); ++i) {
        REQUIRE(state.at(StateCell::MemoryFree, i) == replay.localityGroups().memories[i].bytes - used[i]);
        REQUIRE(state.at(StateCell::MemoryFree, i) >= 0);
    }
}

/// Checks that every existing thread has a home with a processor for it, and runs within its set and binding.
void checkThreads(const Replay& replay, const State& state) {
    for (std::size_t i = 0; i < replay.plan().threads.size(); ++i) {
        const auto mode = static_cast<ThreadState>(state.at(StateCell::ThreadState, i));
        const int home = state.location(SolarisCell::ThreadHome, i);
        REQUIRE((mode == ThreadState::None) == (home < 0));
        if (mode != ThreadState::Awake)
            continue;
        const auto processor = static_cast<std::size_t>(state.location(StateCell::ThreadProcessor, i));
        REQUIRE(processor < replay.localityGroups().processors.size());
        REQUIRE(home <= replay.localityGroups().everything());
        REQUIRE((home == replay.localityGroups().everything()) == !replay.policy().whyUniform().empty());
        const int bound = state.location(SolarisCell::ThreadBound, i);
        REQUIRE((bound < 0 || bound == static_cast<int>(processor)));
    }
}

} // namespace

TEST_CASE("pages, threads and homes obey their laws at every step of any program", "[policy]") {
    const auto small = machine("sunfire6800");
    const auto large = machine("sunfire15k");
    for (unsigned seed = 1; seed <= 150; ++seed) {
        INFO("program " << seed);
        const auto& on = seed % 2 == 0 ? large : small;
        const Program drawn = Draw(seed).program(*on);
        const auto replay = replayed(drawn, on);
        ReplayCursor cursor(replay);
        for (int position = 1; position <= replay->length(); ++position) {
            const State before = cursor.state();
            cursor.goTo(position);
            const Step& step = replay->steps()[static_cast<std::size_t>(position - 1)];
            INFO("step " << position << ": " << step.title);
            REQUIRE_FALSE(step.reason.empty());
            if (before.all(SolarisCell::ThreadHome) != cursor.state().all(SolarisCell::ThreadHome))
                REQUIRE(mayChangeHomes(drawn, step));
            REQUIRE(step.ns >= before.at(StateCell::Clock));
            checkPages(*replay, cursor.state());
            checkThreads(*replay, cursor.state());
        }
    }
}

TEST_CASE("stepping back restores every state bit for bit", "[policy]") {
    const auto on = machine("sunfire6800");
    for (unsigned seed = 200; seed <= 240; ++seed) {
        INFO("program " << seed);
        const auto replay = replayed(Draw(seed).program(*on), on);
        ReplayCursor cursor(replay);
        std::vector<State> states{cursor.state()};
        for (int position = 1; position <= replay->length(); ++position) {
            cursor.goTo(position);
            states.push_back(cursor.state());
        }
        for (int position = replay->length(); position >= 0; --position) {
            cursor.goTo(position);
            REQUIRE(cursor.state() == states[static_cast<std::size_t>(position)]);
        }
        cursor.goTo(replay->length() / 2);
        cursor.goTo(replay->length());
        REQUIRE(cursor.state() == states.back());
    }
}

TEST_CASE("the same program, machine and seed give the same steps in every run", "[policy]") {
    const auto on = machine("sunfire15k");
    for (unsigned seed = 300; seed <= 320; ++seed) {
        const Program drawn = Draw(seed).program(*on);
        const auto first = replayed(drawn, on);
        const auto second = replayed(drawn, machine("sunfire15k"));
        REQUIRE(first->length() == second->length());
        for (std::size_t i = 0; i < first->steps().size(); ++i) {
            REQUIRE(first->steps()[i].title == second->steps()[i].title);
            REQUIRE(first->steps()[i].reason == second->steps()[i].reason);
        }
        REQUIRE(endOf(first) == endOf(second));
    }
}
