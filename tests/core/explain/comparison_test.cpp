// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/DescribeComparison.h"
#include "boardset/text/Language.h"
#include "support/catch.h"
#include "support/scenarios.h"

#include <algorithm>

using namespace boardset;

namespace {

std::vector<Cause> causesBetween(const test::Solved& a, const test::Solved& b) {
    return causesOf({a.answer, *a.topology}, {b.answer, *b.topology});
}

const Language english;

std::string titleOf(const Cause& cause) {
    return english.text(cause.title);
}

/// Returns the texts for people of the row with a title: the values in A and B, and the change.
std::vector<std::string> shown(const Table& table, const std::string& title) {
    for (const auto& row : table.rows)
        if (english.text(row[0]) == title)
            return {english.text(row[4]), english.text(row[5]), english.text(row[6])};
    return {};
}

} // namespace

TEST_CASE("the parts of a comparison add up to the whole, and exchanging A and B changes the signs", "[comparison]") {
    const test::Solved far = test::solved("sunfire6800-first");
    const test::Solved random = test::solved("sunfire6800-copy-24-random");
    const test::Solved near = test::solved("sunfire6800-copy-24-local");
    for (const auto& [one, other] : {std::pair{&far, &near}, {&random, &near}, {&far, &random}}) {
        const Answer* const a = &one->answer;
        const Answer* const b = &other->answer;
        const Comparison there = compare(*a, *b);
        const Comparison back = compare(*b, *a);
        // latency(b) - latency(a) = locality + contention + mix
        CHECK(there.localityNs + there.contentionNs + there.mixNs ==
              Approx(b->meanLatencyNs - a->meanLatencyNs).margin(1e-9));
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

TEST_CASE("a comparison names what accesses leave by the machine's own term", "[comparison]") {
    const auto leave = [](const std::vector<Cause>& causes) {
        const auto found = std::ranges::find_if(
            causes, [](const Cause& each) { return titleOf(each).starts_with("accesses that leave the "); });
        return found == causes.end() ? std::string() : titleOf(*found);
    };
    CHECK(leave(causesBetween(test::solved("p650-triad-mcm"), test::solved("p650-triad-striped"))) ==
          "accesses that leave the book");
    CHECK(leave(causesBetween(test::solved("sunfire6800-copy-24-random"), test::solved("sunfire6800-copy-24-local"))) ==
          "accesses that leave the board");
}

TEST_CASE("a placement compared with itself has no cause", "[comparison]") {
    const test::Solved one = test::solved("sunfire6800-first");
    CHECK(compare(one.answer, one.answer).throughputRatio == 1);
    CHECK(causesBetween(one, one).empty());
    CHECK(compare({}, {}).throughputRatio == 1);
}

TEST_CASE("a thread that is stopped on one side is a difference, with the reason", "[comparison]") {
    const test::Solved one = test::solved("sunfire6800-first");
    test::Solved other = one;
    other.scenario.configuration.failed = {"SB0/P1"};
    other.topology = test::machineOf(other.scenario);
    other.answer = solvePlacement(*other.topology, other.scenario.workload);
    const auto causes = causesBetween(one, other);
    const auto stopped = std::ranges::find(causes, "threads stopped: their processors are out of service", titleOf);
    REQUIRE(stopped != causes.end());
    CHECK(stopped->before == 0);
    CHECK(stopped->after == 1);
    CHECK(stopped->unit == "threads");
    CHECK(stopped->stopped == std::vector<CustomerName>{"2"});
}

TEST_CASE("finite work differs by its amount and its rate", "[comparison]") {
    test::Solved one = test::solved("sunfire6800-first");
    for (Customer& each : one.scenario.workload.processes[0].customers)
        each.amount = 1e6;
    Workload twice = one.scenario.workload;
    for (Customer& each : twice.processes[0].customers)
        each.amount = 2e6;
    const FiniteWork a = finiteWorkOf(one.topology, one.scenario.workload, nullptr);
    const FiniteWork b = finiteWorkOf(one.topology, twice, nullptr);
    CHECK(b.seconds() == Approx(2 * a.seconds()));
    const auto causes = causesOf(a, b);
    REQUIRE(causes.size() == 2); // at the same rate
    CHECK(titleOf(causes[0]) == "time until all work is finished");
    CHECK(causes[1].before == 4e6);
    CHECK(causes[1].after == 8e6);
    CHECK(causesOf(a, a).empty());
    CHECK(causesOf(FiniteWork(), a)[0].before == std::nullopt);
}

TEST_CASE("an empty workload has no latency to compare, and no accesses that leave a board", "[comparison]") {
    const test::Solved some = test::solved("sunfire6800-first");
    test::Solved none = some;
    none.scenario.workload.processes.clear();
    none.answer = solvePlacement(*none.topology, none.scenario.workload);
    for (const auto& causes : {causesBetween(some, none), causesBetween(none, some)})
        for (const Cause& each : causes)
            CHECK_FALSE((each.unit == "ns" || titleOf(each).starts_with("accesses that leave")));
}

TEST_CASE("results that cannot be compared state the reason", "[comparison]") {
    const Comparison known =
        compare(test::solved("sunfire6800-first").answer, test::solved("sunfire6800-first").answer);
    CHECK(known.whyUnknown.empty());
    const Comparison other = compare(test::solved("sunfire6800-first").answer, test::solved("t5440-first").answer);
    CHECK_FALSE(other.isKnown());
    CHECK(other.whyUnknown == "A counts lines and B counts packets, so their latencies cannot be compared");
}

TEST_CASE("a part that only one machine has is absent from the other, not unused", "[comparison]") {
    const auto causes = causesBetween(test::solved("t5140-dma-local"), test::solved("t5440-read-1"));
    const auto onlyInB = std::ranges::find_if(causes, [](const Cause& each) { return !each.before; });
    REQUIRE(onlyInB != causes.end());
    CHECK_THAT(titleOf(*onlyInB), Catch::Matchers::ContainsSubstring("utilisation of the link of "));
    CHECK(onlyInB->after.value_or(0) > 0);
    // On the same machine both sides have all stations; unused ones are at 0 %.
    for (const Cause& cause : causesBetween(test::solved("t5440-read-1"), test::solved("t5440-1400-local"))) {
        INFO(titleOf(cause));
        CHECK(cause.before.has_value());
        CHECK(cause.after.has_value());
    }
}

TEST_CASE("streams have outstanding requests, threads have outstanding lines", "[comparison]") {
    const auto unitOf = [](const std::vector<Cause>& causes, const std::string& title) {
        const auto found = std::ranges::find(causes, title, titleOf);
        return found == causes.end() ? std::string() : found->unit;
    };
    CHECK(unitOf(causesBetween(test::solved("t5440-read-1"), test::solved("t5440-1400-local")),
                 "outstanding requests") == "requests");
    CHECK(unitOf(causesBetween(test::solved("sunfire6800-first"), test::solved("sunfire6800-copy-24-local")),
                 "outstanding lines") == "lines");
}

TEST_CASE("an option with a different value comes first, with its label", "[comparison]") {
    const test::Solved a = test::solved("sparcserver690mp-case7");
    test::Solved b = a;
    b.scenario.configuration.options["solaris"] = 2;
    b.topology = test::machineOf(b.scenario);
    b.answer = solvePlacement(*b.topology, b.scenario.workload);
    const std::vector<Cause> causes = causesBetween(a, b);
    REQUIRE_FALSE(causes.empty());
    CHECK(titleOf(causes.front()) == "Solaris");
    CHECK(causes.front().wordBefore == "Solaris 1: one kernel lock");
    CHECK(causes.front().wordAfter == "Solaris 2: many");
}

TEST_CASE("a longer latency on an idle machine is named after its cause", "[comparison]") {
    const auto why = [](const char* a, const char* b) {
        return compare(test::solved(a).answer, test::solved(b).answer).locality;
    };
    CHECK(why("firelink-segment", "firelink-segments") == "different work");           // messages per connection set-up
    CHECK(why("firelink-get", "firelink-get-64") == "different work");                 // the size
    CHECK(why("firelink-pingpong", "firelink-pingpong-buffered") == "different work"); // the mode
    CHECK(why("sunfire6800-copy-24-local", "sunfire6800-copy-24-random") == "distance");
    CHECK(why("sparcserver670mp-disks-two", "sparcserver670mp-disks-four") ==
          "different parts"); // neither has local and remote memory
}

TEST_CASE("limits of the model that concern a different option are listed", "[comparison]") {
    const auto a = test::solved("p650-oltp-private");
    const auto b = test::solved("p650-oltp-shared");
    const std::vector<std::string> limits = limitsOf(*a.topology, *b.topology);
    REQUIRE(limits.size() == 1);
    CHECK_THAT(limits.front(), Catch::Matchers::ContainsSubstring("hit rates of the modes come from the scenario"));
    CHECK(limitsOf(*a.topology, *a.topology).empty());
}

TEST_CASE("latencies are not compared if threads share processors on one side only", "[comparison]") {
    test::Solved apart = test::solved("sunfire6800-first");
    test::Solved together = apart;
    auto& threads = together.scenario.workload.processes.front().customers;
    for (Customer& each : threads)
        each.on = threads.front().on;
    together.answer = solvePlacement(*together.topology, together.scenario.workload);
    const Comparison comparison = compare(apart.answer, together.answer);
    CHECK(comparison.isKnown());
    CHECK_FALSE(comparison.isLatencyKnown());
    CHECK(comparison.throughputRatio < 1);
    CHECK(comparison.whyNoLatency ==
          "latency does not include the wait for a shared processor, which affects 4 threads instead of no thread");
    for (const Cause& each : causesBetween(apart, together))
        CHECK(each.unit != "ns");
    CHECK(compare(together.answer, together.answer).isLatencyKnown());
}

TEST_CASE("rounded parts add up to their rounded whole", "[comparison]") {
    CHECK(roundedTerms({11.6, 47.6, 0}, 1) == std::vector<double>{12, 47, 0});
    CHECK(roundedTerms({27.4, 0.4, 0}, 1) == std::vector<double>{28, 0, 0});
    CHECK(roundedTerms({-11.6, -47.6}, 1) == std::vector<double>{-11, -48});
    CHECK(roundedTerms({12, -1e-14}, 1) == std::vector<double>{12, 0});
    for (double one = -3; one < 3; one += 0.37)
        for (double other = -3; other < 3; other += 0.41) {
            const auto parts = roundedTerms({one, other, 0.2}, 0.1);
            CHECK(std::abs(parts[0] + parts[1] + parts[2] - (one + other + 0.2)) <= 0.0500001);
            CHECK(std::abs(parts[0] - one) < 0.1);
            CHECK(std::abs(parts[1] - other) < 0.1);
        }
}

TEST_CASE("the tables of a comparison have values with units, and changes in points, in percent or as a factor",
          "[comparison]") {
    using Texts = std::vector<std::string>;
    const test::Solved one = test::solved("sunfire6800-copy-24-random");
    const test::Solved other = test::solved("sunfire6800-first");
    const Side a{one.answer, *one.topology};
    const Side b{other.answer, *other.topology};
    const Table totals = describeTotals(a, b);
    CHECK(shown(totals, "mean latency") == Texts{"1,280 ns", "426.7 ns", "−66.7 %"});
    CHECK(shown(totals, "busiest part") == Texts{"address bus, 100 %", "port of SB3, 100 %", "–"});
    CHECK(shown(totals, "finished").empty());
    REQUIRE(totals.notes.size() == 2);
    CHECK(english.text(totals.notes.back()) == "The throughputs are not compared, because A and B do different work.");
    CHECK(english.text(totals.notes.front()) ==
          "The mean latency is 853 ns lower in B: +7 ns due to different work, −860 ns due to queueing.");
    const Table causes = describeCauses(causesOf(a, b), {"contention in caches"});
    CHECK(shown(causes, "outstanding lines") == Texts{"192 lines", "32 lines", "−83.3 %"});
    CHECK(shown(causes, "utilisation of the port of SB3") == Texts{"55.6 %", "100 %", "+44.4 points"});
    CHECK(shown(describeTotals(b, a), "mean latency").back() == "× 3");
    CHECK(english.text(causes.notes.front()) == "Not in the model: contention in caches");
    CHECK(english.text(describeCauses({}, {}).empty) == "The model shows no difference between A and B.");
    CHECK(english.text(describeTotals(a, a).notes.front()) == "The mean latency is the same in A and B.");
}

TEST_CASE("the end of finite work is described with the number of customers", "[comparison]") {
    const test::Solved one = test::solved("sunfire6800-first");
    const Side side{one.answer, *one.topology};
    const FiniteWork none;
    const FiniteWork single{.operations = 1, .completions = {{"1", 2}}};
    const FiniteWork two{.operations = 2, .completions = {{"1", 2}, {"2", 3}}};
    CHECK(shown(describeTotals(side, side, single, two), "finished") ==
          std::vector<std::string>{"1 customer, 2 s", "2 customers, 3 s", "+50 %"});
    CHECK(shown(describeTotals(side, side, none, two), "finished").front() == "none");
}
