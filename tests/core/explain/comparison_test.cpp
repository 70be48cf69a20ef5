// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/Comparison.h"
#include "support/catch.h"
#include "support/scenarios.h"

#include <algorithm>

using namespace boardset;

namespace {

std::vector<Cause> causesBetween(const test::Solved& a, const test::Solved& b) {
    return causesOf({a.answer, *a.topology}, {b.answer, *b.topology});
}

} // namespace

TEST_CASE("a comparison's parts make the whole, and turning it round turns the signs", "[comparison]") {
    const test::Solved far = test::solved("sunfire6800-first");
    const test::Solved random = test::solved("sunfire6800-copy-24-random");
    const test::Solved near = test::solved("sunfire6800-copy-24-local");
    for (const auto& [one, other] : {std::pair{&far, &near}, {&random, &near}, {&far, &random}}) {
        const Answer* const a = &one->answer;
        const Answer* const b = &other->answer;
        const Comparison there = compare(*a, *b);
        const Comparison back = compare(*b, *a);
        // latency(b) - latency(a) = locality + contention
        CHECK(there.localityNs + there.contentionNs == Approx(b->meanLatencyNs - a->meanLatencyNs).margin(1e-9));
        CHECK(there.localityNs == Approx(-back.localityNs).margin(1e-12));
        CHECK(there.contentionNs == Approx(-back.contentionNs).margin(1e-9));
        CHECK(there.throughputRatio * back.throughputRatio == Approx(1));
        const std::vector<Cause> causes = causesBetween(*one, *other);
        const std::vector<Cause> turned = causesBetween(*other, *one);
        REQUIRE(causes.size() == turned.size());
        for (std::size_t i = 0; i < causes.size(); ++i) {
            CHECK(causes[i].title == turned[i].title);
            CHECK(causes[i].before == turned[i].after);
        }
    }
}

TEST_CASE("a placement compared with itself has no cause", "[comparison]") {
    const test::Solved one = test::solved("sunfire6800-first");
    CHECK(compare(one.answer, one.answer).throughputRatio == 1);
    CHECK(causesBetween(one, one).empty());
    CHECK(compare({}, {}).throughputRatio == 1);
}

TEST_CASE("what one machine does not have is absent, not unused", "[comparison]") {
    const auto causes = causesBetween(test::solved("t5140-dma-local"), test::solved("t5440-read-1"));
    const auto onlyInB = std::ranges::find_if(causes, [](const Cause& each) { return !each.before; });
    REQUIRE(onlyInB != causes.end());
    CHECK_THAT(onlyInB->title, Catch::Matchers::ContainsSubstring("use of the link of "));
    CHECK(onlyInB->after.value_or(0) > 0);
    // The same machine has all stations on both sides; those that nobody uses are at 0 %.
    for (const Cause& cause : causesBetween(test::solved("t5440-read-1"), test::solved("t5440-1400-local"))) {
        INFO(cause.title);
        CHECK(cause.before.has_value());
        CHECK(cause.after.has_value());
    }
}

TEST_CASE("streams have requests outstanding, threads have lines", "[comparison]") {
    const auto unitOf = [](const std::vector<Cause>& causes, const std::string& title) {
        const auto found = std::ranges::find(causes, title, &Cause::title);
        return found == causes.end() ? std::string() : found->unit;
    };
    CHECK(unitOf(causesBetween(test::solved("t5440-read-1"), test::solved("t5440-1400-local")),
                 "requests outstanding") == "requests");
    CHECK(unitOf(causesBetween(test::solved("sunfire6800-first"), test::solved("sunfire6800-copy-24-local")),
                 "lines outstanding") == "lines");
}
