// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/Comparison.h"
#include "support/catch.h"
#include "support/scenarios.h"

using namespace boardset;

TEST_CASE("a comparison's parts make the whole, and turning it round turns the signs", "[comparison]") {
    const Answer far = test::solved("sunfire6800-first").answer;
    const Answer random = test::solved("sunfire6800-copy-24-random").answer;
    const Answer near = test::solved("sunfire6800-copy-24-local").answer;
    for (const auto& [a, b] : {std::pair{&far, &near}, {&random, &near}, {&far, &random}}) {
        const Comparison there = compare(*a, *b);
        const Comparison back = compare(*b, *a);
        // latency(b) - latency(a) = locality + contention
        CHECK(there.localityNs + there.contentionNs == Approx(b->meanLatencyNs - a->meanLatencyNs).margin(1e-9));
        CHECK(there.localityNs == Approx(-back.localityNs).margin(1e-12));
        CHECK(there.contentionNs == Approx(-back.contentionNs).margin(1e-9));
        CHECK(there.throughputRatio * back.throughputRatio == Approx(1));
        REQUIRE(there.causes.size() == back.causes.size());
        for (std::size_t i = 0; i < there.causes.size(); ++i) {
            CHECK(there.causes[i].title == back.causes[i].title);
            CHECK(there.causes[i].before == back.causes[i].after);
        }
    }
}

TEST_CASE("a placement compared with itself has no cause", "[comparison]") {
    const Answer one = test::solved("sunfire6800-first").answer;
    const Comparison same = compare(one, one);
    CHECK(same.throughputRatio == 1);
    CHECK(same.causes.empty());
    CHECK(compare({}, {}).throughputRatio == 1);
}
