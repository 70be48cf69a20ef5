// SPDX-License-Identifier: GPL-3.0-or-later
// The rule for homes in isolation: the limits of thresholds, differences and tolerance.
#include "boardset/policy/solaris/HomeChoice.h"
#include "support/catch.h"

using namespace boardset;

namespace {

/// Settings of a 12K or 15K: 75 %, 25 %, 25 % of an lgroup of four processors.
const HomeTunables starcat{196548, 65516, 65516, HomePolicy::LongestSince};

HomeCandidate own(int lgroup, std::int64_t load, std::int64_t lastHomed = 0) {
    return {lgroup, load, 4, lastHomed, true};
}
HomeCandidate other(int lgroup, std::int64_t load, std::int64_t lastHomed = -1) {
    return {lgroup, load, 4, lastHomed, false};
}

int homeOf(const std::vector<HomeCandidate>& candidates, const HomeTunables& tunables = starcat) {
    return candidates[chooseHome(candidates, tunables).home].lgroup;
}

} // namespace

TEST_CASE("a process spreads only strictly above the threshold", "[homes]") {
    // 196548/4 = 49137
    CHECK(homeOf({own(0, 49137), other(1, 0)}) == 0);
    CHECK(homeOf({own(0, 49138), other(1, 0)}) == 1);
}

TEST_CASE("a process spreads only if the other load is lower by strictly more than the difference", "[homes]") {
    // 65516/4 = 16379
    CHECK(homeOf({own(0, 65516), other(1, 65516 - 16379)}) == 0);
    CHECK(homeOf({own(0, 65516), other(1, 65516 - 16380)}) == 1);
}

TEST_CASE("the threshold is divided by the processors of the lgroup", "[homes]") {
    // six processors: 196548/6 = 32758, half a load; two: 98274, one and a half
    HomeCandidate six = own(0, 32759);
    six.processors = 6;
    CHECK(homeOf({six, other(1, 0)}) == 1);
    HomeCandidate two = own(0, 98274);
    two.processors = 2;
    CHECK(homeOf({two, other(1, 0)}) == 0);
}

TEST_CASE("only a load lower by strictly more than the tolerance replaces an earlier candidate", "[homes]") {
    HomeTunables random = starcat;
    random.policy = HomePolicy::Random;
    CHECK(homeOf({own(0, 16379), own(1, 0)}, random) == 0);
    CHECK(homeOf({own(0, 16380), own(1, 0)}, random) == 1);
}

TEST_CASE("within the tolerance the lgroup homed least recently wins, if its load is lower", "[homes]") {
    CHECK(homeOf({own(0, 100, 20), own(1, 99, 10)}) == 1);
    CHECK(homeOf({own(0, 100, 10), own(1, 99, 20)}) == 0);
    CHECK(homeOf({own(0, 100, 20), own(1, 100, 10)}) == 0);
}

TEST_CASE("with equal loads the first candidate wins", "[homes]") {
    CHECK(homeOf({other(5, 0), other(6, 0), other(0, 0)}) == 5);
}

TEST_CASE("a process in every lgroup gets the best of them, whatever the threshold", "[homes]") {
    const HomeDecision decision = chooseHome({own(0, 65516), own(1, 49136)}, starcat);
    CHECK(decision.home == 1);
    CHECK_FALSE(decision.other.has_value());
    CHECK_FALSE(decision.expanded);
}
