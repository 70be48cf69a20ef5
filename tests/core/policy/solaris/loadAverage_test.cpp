// SPDX-License-Identifier: GPL-3.0-or-later
// Load averages compared with the exponential that they approximate, and at the limits of their range.
#include "boardset/policy/solaris/LoadAverage.h"
#include "support/catch.h"

#include <cmath>

using namespace boardset;

namespace {

/// The average after `rounds` samples of n processors, of which the first `busy` have one thread each.
std::int64_t loadAfter(int rounds, int n, int busy, std::int64_t load = 0) {
    for (int round = 0; round < rounds; ++round)
        for (int processor = 0; processor < n; ++processor)
            load = sampled(load, processor < busy ? 1 : 0, ageingOf(n));
    return load;
}

} // namespace

TEST_CASE("a sample decays by 1 - exp(-1/(20 n)), truncated to whole numbers", "[loads]") {
    for (const int n : {1, 2, 4, 6, 31})
        CHECK(ageingOf(n) == static_cast<std::int64_t>(65536 * (1 - std::exp(-1 / (20.0 * n)))));
    CHECK(ageingOf(32) == 3196 / 32);
    CHECK(ageingOf(72) == 3196 / 72);
}

TEST_CASE("one busy processor settles at exactly 65516", "[loads]") {
    CHECK(loadAfter(2000, 1, 1) == 65516);
    CHECK(loadAfter(1, 1, 1, 65516) == 65516);
}

TEST_CASE("k of n busy processors settle near 65536 k/n", "[loads]") {
    for (const int n : {2, 4, 6, 24, 72}) {
        const auto f = static_cast<double>(ageingOf(n));
        for (int busy = 0; busy <= n; ++busy) {
            // the margin is one round of samples, at most n f/4, and the loss by truncation, 65536/f
            const double expected = 65536.0 * busy / n;
            CHECK(static_cast<double>(loadAfter(3000, n, busy)) == Approx(expected).margin(n * f / 4.0 + 65536.0 / f));
        }
    }
}

TEST_CASE("the time constant is two seconds for any number of processors", "[loads]") {
    // 1 - exp(-t/2s): after 2 s, twenty rounds, 63.2 %
    for (const int n : {1, 4, 16, 31, 32, 72})
        CHECK(static_cast<double>(loadAfter(20, n, n)) / 65536 == Approx(1 - std::exp(-1.0)).margin(0.02));
}

TEST_CASE("a load without threads decays to nearly zero and never below", "[loads]") {
    const std::int64_t left = loadAfter(2000, 4, 0, 65516);
    CHECK(left >= 0);
    CHECK(left < 200);
}

TEST_CASE("loads saturate at both limits", "[loads]") {
    CHECK(charged(LoadScale::most - 1, 3196) == LoadScale::most);
    CHECK(anticipated(LoadScale::most, 65516, 1) == LoadScale::most);
    CHECK(takenBack(100, 65516, 4) == 0);
    CHECK(anticipated(0, 65516, 4) == 16379);
    CHECK(takenBack(16379, 65516, 4) == 0);
}
