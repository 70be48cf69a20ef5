// SPDX-License-Identifier: GPL-3.0-or-later
// Homes on chips of 64 strands. A thread adds floor(65516 / 64) = 1,023 to its chip's load. The process spreads above
// 64 x 65516 / 2 / 64 = 32,758: 32 threads (32,736) are below, 33 threads (33,759) are above. It spreads to a chip
// whose load is lower by more than half of this threshold. So each chip gets 33 threads before the next one is used.
#include "core/policy/policyPrograms.h"

#include <set>

using namespace boardset;
using namespace boardset::test;
using Catch::Matchers::ContainsSubstring;

namespace {

Program burst(int threads) {
    Program made = program({create(threads), map("a", threads), useOwn(upTo(threads), "a")}, "solaris10");
    made.processes.front().work = "t2plus-miss";
    return made;
}

/// Number of threads of each home, in descending order.
std::vector<int> sizesOf(const std::map<int, int>& homes) {
    std::vector<int> sizes;
    for (const auto& [group, threads] : homes)
        sizes.push_back(threads);
    std::sort(sizes.rbegin(), sizes.rend());
    return sizes;
}

std::vector<int> homesAfter(int threads, const std::string& on) {
    const auto replay = replayed(burst(threads), machine(on));
    return sizesOf(homesIn(*replay, endOf(replay)));
}

} // namespace

TEST_CASE("a burst fills half of a chip and one thread more before its process spreads", "[policy]") {
    CHECK(homesAfter(33, "t5440") == std::vector{33});
    CHECK(homesAfter(34, "t5440") == std::vector{33, 1});
    CHECK(homesAfter(67, "t5440") == std::vector{33, 33, 1});
    CHECK(homesAfter(128, "t5440") == std::vector{33, 33, 33, 29});
    for (const char* pair : {"t5140", "t5240"})
        CHECK(homesAfter(64, pair) == std::vector{33, 31});
}

TEST_CASE("every seed fills chips in this way within one thread, and determines their order", "[policy]") {
    const auto on = machine("t5440");
    std::set<int> first;
    Program threads = burst(128);
    for (threads.seed = 1; threads.seed <= 20; ++threads.seed) {
        const auto replay = replayed(threads, on);
        const State end = endOf(replay);
        const std::vector<int> sizes = sizesOf(homesIn(*replay, end));
        REQUIRE(sizes.size() == 4);
        CHECK(sizes[0] == 33);
        CHECK(sizes[2] >= 32);
        CHECK(homesIn(*replay, end).at(end.location(SolarisCell::ThreadHome, 0)) == 33);
        first.insert(end.location(SolarisCell::ThreadHome, 0));
    }
    CHECK(first.size() > 1);
}

TEST_CASE("each thread has its own strand in its home, and its page there", "[policy]") {
    const auto replay = replayed(burst(128), machine("t5440"));
    const State end = endOf(replay);
    CHECK(replay->localityGroups().processors.size() == 256);
    CHECK(pagesIn(*replay, end) == homesIn(*replay, end));
    CHECK_THAT(stepWith(*replay, "Thread 33 is created").reason,
               ContainsSubstring("at 50 % (32736). This load is not above the threshold of 50 % (32758)"));
    CHECK_THAT(stepWith(*replay, "Thread 34 is created").reason,
               ContainsSubstring("at 52 % (33759). This load is above the threshold of 50 % (32758)"));
    CHECK_THAT(stepWith(*replay, "Thread 34 is created").reason, ContainsSubstring("lower by more than 25 % (16379)"));
    const Workload placed = placementAt(*replay, end);
    std::set<std::string> strands;
    for (const Customer& thread : placed.processes.front().customers)
        strands.insert(thread.on);
    CHECK(strands.size() == 128);
}

TEST_CASE("a machine with one chip has only one lgroup and places nothing", "[policy]") {
    const auto one = Topology::build(catalog(), "t5440", Configuration(Options{{"processors", 1}}));
    CHECK_FALSE(replayed(burst(64), one)->policy().whyUniform().empty());
    CHECK(replayed(burst(64), machine("t5440"))->policy().whyUniform().empty());
}
