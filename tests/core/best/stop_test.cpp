// SPDX-License-Identifier: GPL-3.0-or-later
// A search reports its progress, can be stopped, ends by itself, and gives the same result in every run.
#include "searching.h"
#include "support/catch.h"

using namespace boardset;
using namespace boardset::test;

TEST_CASE("the same search gives the same result", "[best]") {
    const auto id = GENERATE("sunfire6800-first", "p650-random-dealt", "sunfire15k-mpo-shared-above");
    const Best one = findBest(at(id), asked());
    const Best other = findBest(at(id), asked());
    CHECK(one.after.scenario == other.after.scenario);
    CHECK(one.tried == other.tried);
    CHECK(one.steps.size() == other.steps.size());
}

TEST_CASE("a search reports its progress and the best result so far", "[best]") {
    double last = 0;
    double rate = 0;
    int calls = 0;
    const auto watch = [&](double fraction, const Answer& bestSoFar) {
        CHECK(fraction >= last);
        CHECK(fraction <= 1);
        last = fraction;
        rate = std::max(rate, throughputOf(bestSoFar));
        return ++calls > 0;
    };
    const Best best = findBest(at("sunfire6800-first"), asked(), watch);
    CHECK(calls > 50);
    CHECK(last > 0);
    CHECK(rate == Approx(throughputOf(best.answer)).epsilon(0.02)); // from the quick method while the search runs
    CHECK(best.reason ==
          "no further move of threads or pages improves the result; cards, options and data on disks are not changed");
}

TEST_CASE("a stopped search returns the best result so far and calls no more", "[best]") {
    const auto [id, goal] =
        GENERATE(std::pair("sunfire6800-first", BestGoal::Throughput), std::pair("sunfire15k-full", BestGoal::Latency),
                 std::pair("sunfire6800-copy-24-local", BestGoal::Size));
    const int allowed = GENERATE(0, 1, 30, 100);
    int calls = 0;
    const Best best = findBest(at(id), asked(goal), [&](double, const Answer&) { return ++calls <= allowed; });
    CHECK(calls == allowed + 1);
    CHECK(best.end == BestEnd::Stopped);
    CHECK(best.reason == "stopped by you");
    CHECK(best.tried <= allowed + 1);
    const double before = throughputOf(answerOf(at(id)));
    CHECK(throughputOf(best.answer) >= (goal == BestGoal::Size ? 0.99 : 1 - thousandth) * before);
    if (std::string(id) == "sunfire6800-first" && allowed >= 30)
        CHECK(throughputOf(best.answer) > 1.1 * before);
}

TEST_CASE("a search ends at its limit of placements", "[best]") {
    const BestRequest little{BestGoal::Throughput, 0.02, 1};
    const Best best = findBest(at("sunfire15k-full"), little);
    CHECK(best.end == BestEnd::Spent);
    CHECK(best.reason == "the maximum number of placements was reached");
    CHECK(best.tried < findBest(at("sunfire15k-full"), asked()).tried);
}
