// SPDX-License-Identifier: GPL-3.0-or-later
// Homes of threads on whole machines, in bursts and over time.
#include "core/policy/policyPrograms.h"

using namespace boardset;
using namespace boardset::test;
using Catch::Matchers::ContainsSubstring;

namespace {

/// The lgroup of each thread, in the order of their creation.
std::vector<int> homes(const Program& program, const std::shared_ptr<const Topology>& on) {
    const auto replay = replayed(program, on);
    const State state = endOf(replay);
    std::vector<int> all;
    for (std::size_t i = 0; i < replay->plan().threads.size(); ++i)
        all.push_back(state.location(SolarisCell::ThreadHome, i));
    return all;
}

bool isFourEach(const Program& program, const std::shared_ptr<const Topology>& on, std::size_t lgroups) {
    const auto replay = replayed(program, on);
    const auto counts = homesIn(*replay, endOf(replay));
    return counts.size() == lgroups && std::ranges::all_of(counts, [](const auto& each) { return each.second == 4; });
}

} // namespace

TEST_CASE("on an empty 15K four settled threads stay on one expander, and the fifth gets another", "[policy]") {
    const auto all = homes(program({create(5, 20)}), machine("sunfire15k"));
    CHECK(std::vector<int>(all.begin(), all.begin() + 4) == std::vector<int>(4, all[0]));
    CHECK(all[4] != all[0]);
}

TEST_CASE("on an empty 6800 two settled threads stay on one board, and the third gets another", "[policy]") {
    const auto all = homes(program({create(3, 20)}), machine("sunfire6800"));
    CHECK(all[1] == all[0]);
    CHECK(all[2] != all[0]);
}

TEST_CASE("a burst of 72 with a tolerance of 0x1000 gives four threads to each of 18 boards, for every seed",
          "[policy]") {
    const auto on = machine("sunfire15k");
    Program burst = program({create(72)});
    burst.tunables["lgrp_loadavg_tolerance"] = 0x1000;
    for (burst.seed = 1; burst.seed <= 200; ++burst.seed) {
        INFO("seed " << burst.seed);
        REQUIRE(isFourEach(burst, on, 18));
    }
}

TEST_CASE("a burst of 72 with the default tolerance is usually uneven, and the replay states the reason", "[policy]") {
    const auto on = machine("sunfire15k");
    Program burst = program({create(72)});
    int even = 0;
    for (burst.seed = 1; burst.seed <= 200; ++burst.seed)
        even += isFourEach(burst, on, 18) ? 1 : 0;
    CHECK(even < 100);
    burst.seed = 1;
    const auto replay = replayed(burst, on);
    const bool says = std::ranges::any_of(replay->steps(), [](const Step& step) {
        return step.reason.find("within the tolerance of 25 % (16379)") != std::string::npos;
    });
    CHECK(says);
}

TEST_CASE("with the defaults, threads created half a second apart fill boards evenly", "[policy]") {
    Program slow = program({create(72, 0.5)});
    const auto large = machine("sunfire15k");
    const auto small = machine("sunfire6800");
    for (slow.seed = 1; slow.seed <= 20; ++slow.seed) {
        INFO("seed " << slow.seed);
        REQUIRE(isFourEach(slow, large, 18));
        slow.events = {create(24, 0.5)};
        REQUIRE(isFourEach(slow, small, 6));
        slow.events = {create(72, 0.5)};
    }
}

TEST_CASE("a step states the compared loads", "[policy]") {
    const auto replay = replayed(program({create(5)}), machine("sunfire15k"));
    const Step& fifth = replay->steps()[4];
    CHECK_THAT(fifth.reason, ContainsSubstring("at 100 % (65516). This load is above the threshold of 75 % (49137)"));
    CHECK_THAT(fifth.reason, ContainsSubstring("lower by more than 25 % (16379), so the process spreads there"));
    CHECK_THAT(replay->steps()[3].reason, ContainsSubstring("not above the threshold of 75 % (49137)"));
}

TEST_CASE("round robin starts after the last selected lgroup", "[policy]") {
    Program inTurn = program({events::Create{"A", 6, 0, SchedulingClass::TimeShare}});
    inTurn.processes.front().separate = true;
    inTurn.tunables["lgrp_choose_policy"] = 2;
    CHECK(homes(inTurn, machine("sunfire6800")) == std::vector<int>{0, 1, 2, 3, 4, 5});
}

TEST_CASE("systems without lgroups, and boards without local addresses, have one home for all threads", "[policy]") {
    const auto on = machine("sunfire15k");
    Program without = program({create(8)});
    without.localAddresses = false;
    for (const Program& each : {program({create(8)}, "solaris8"), program({create(8)}, "solaris9"), without}) {
        const auto replay = replayed(each, on);
        CHECK(homesIn(*replay, endOf(replay)) == std::map<int, int>{{18, 8}});
    }
}

TEST_CASE("a load that lasts less than a tenth of a second has no effect", "[policy]") {
    const auto on = machine("sunfire6800");
    const auto replay = replayed(program({create(1), events::Bind{{1}, "SB3/P0"}}), on);
    const State state = endOf(replay);
    const int first = replay->steps().front().thread;
    REQUIRE(first == 0);
    ReplayCursor cursor(replay);
    cursor.goTo(1);
    const int old = cursor.state().location(SolarisCell::ThreadHome, 0);
    if (old != 3)
        CHECK(state.at(SolarisCell::Load, static_cast<std::size_t>(old)) == 0);
    CHECK(state.at(SolarisCell::Load, 3) == 16379);
    CHECK(state.at(SolarisCell::Load, 6) == 65516 / 24);
}
