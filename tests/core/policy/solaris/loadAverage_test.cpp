// SPDX-License-Identifier: GPL-3.0-or-later
// Load averages against the exponential that they stand for, and at the ends of their range.
#include "boardset/policy/solaris/LoadAverage.h"
#include "support/catch.h"

#include <cmath>

using namespace boardset;

namespace {

/// The average after `rounds` of samples of n processors, the first `busy` of which have one thread each.
std::int64_t loadAfter(int rounds, int n, int busy, std::int64_t load = 0) {
    for (int round = 0; round < rounds; ++round)
        for (int processor = 0; processor < n; ++processor)
            load = sampled(load, processor < busy ? 1 : 0, ageingOf(n));
    return load;
}

} // namespace

TEST_CASE("A sample ages by 1 - exp(-1/(20 n)), cut to whole numbers", "[loads]") {
    for (const int n : {1, 2, 4, 6, 31})
        CHECK(ageingOf(n) == static_cast<std::int64_t>(65536 * (1 - std::exp(-1 / (20.0 * n)))));
    CHECK(ageingOf(32) == 3196 / 32);
    CHECK(ageingOf(72) == 3196 / 72);
}

TEST_CASE("One busy processor settles at exactly 65516", "[loads]") {
    CHECK(loadAfter(2000, 1, 1) == 65516);
    CHECK(loadAfter(1, 1, 1, 65516) == 65516);
}

TEST_CASE("k of n busy processors settle near 65536 k/n", "[loads]") {
    for (const int n : {2, 4, 6, 24, 72}) {
        const auto f = static_cast<double>(ageingOf(n));
        for (int busy = 0; busy <= n; ++busy) {
            // within what one round of samples moves, at most n f/4, and what cutting to whole numbers loses, 65536/f
            const double expected = 65536.0 * busy / n;
            CHECK(static_cast<double>(loadAfter(3000, n, busy)) == Approx(expected).margin(n * f / 4.0 + 65536.0 / f));
        }
    }
}

TEST_CASE("The time constant is two seconds whatever the number of processors", "[loads]") {
    // 1 - exp(-t/2s): after 2 s, twenty rounds, 63.2 %
    for (const int n : {1, 4, 16, 31, 32, 72})
        CHECK(static_cast<double>(loadAfter(20, n, n)) / 65536 == Approx(1 - std::exp(-1.0)).margin(0.02));
}

TEST_CASE("A load without threads decays to nearly nothing and never below", "[loads]") {
    const std::int64_t left = loadAfter(2000, 4, 0, 65516);
    CHECK(left >= 0);
    CHECK(left < 200);
}

TEST_CASE("Loads saturate at both ends", "[loads]") {
    CHECK(charged(LoadScale::most - 1, 3196) == LoadScale::most);
    CHECK(anticipated(LoadScale::most, 65516, 1) == LoadScale::most);
    CHECK(takenBack(100, 65516, 4) == 0);
    CHECK(anticipated(0, 65516, 4) == 16379);
    CHECK(takenBack(16379, 65516, 4) == 0);
}
