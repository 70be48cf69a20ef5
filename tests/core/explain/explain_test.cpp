// SPDX-License-Identifier: GPL-3.0-or-later
// Derivations: each node follows from its children, the root is the number in the result, and the leaves are facts.
#include "boardset/analysis/CustomerAnswer.h"
#include "boardset/analysis/Sensitivity.h"
#include "boardset/explain/Explain.h"
#include "boardset/scenario/Edit.h"
#include "support/catch.h"
#include "support/scenarios.h"

#include <algorithm>
#include <cmath>

using namespace boardset;

namespace {

/// Fault of a node; empty if there is none.
std::string faultOf(const Derivation& node) {
    const auto fault = [&](const char* what) {
        return node.title + ": " + node.text + " = " + node.formula + ": " + what;
    };
    if (std::isnan(node.value) || node.title.empty() || node.text.empty())
        return fault("says nothing");
    if (const auto again = recomputed(node); again && *again != Approx(node.value).epsilon(1e-9))
        return fault("does not follow from its children");
    if (!node.fact.empty()) { // a fact needs a citation, terms or a reason
        if (!node.standing)
            return fault("a fact without standing");
        if (*node.standing != Standing::Assumed && (node.citation.source.empty() || node.citation.locator.empty()))
            return fault("no place in a source");
        if ((*node.standing == Standing::Derived) != (node.combine != Combine::Given))
            return fault("derived from nothing, or given its terms");
        if (*node.standing != Standing::Published && *node.standing != Standing::Derived && node.note.empty())
            return fault("no reason");
    }
    return {};
}

void check(const Derivation& derivation) {
    for (const DerivationLine& line : flattened(derivation))
        if (const std::string fault = faultOf(*line.node); !fault.empty())
            FAIL_CHECK(fault);
}

bool mentions(const Derivation& node, const std::string& fact) {
    return std::ranges::any_of(
        flattened(node), [&](const DerivationLine& line) { return line.node->fact == fact; });
}

/// First node with a given title, from the top.
const Derivation* nodeTitled(const Derivation& node, const std::string& title) {
    for (const DerivationLine& line : flattened(node))
        if (line.node->title == title)
            return line.node;
    return nullptr;
}

} // namespace

TEST_CASE("threads are grouped as identical only if their accesses have equal distances", "[explain]") {
    const test::Solved of = test::solved("sunfirev880-first"); // all pages are on one of four boards
    const Derivation latency = explainLatency(*of.topology, of.answer);
    REQUIRE(latency.children.size() == 2);
    CHECK(latency.children[0].title == "2 identical threads");
    CHECK(latency.children[1].title == "6 identical threads");
}

TEST_CASE("derivations explain the throughput, latency and utilisation of every bundled scenario", "[explain]") {
    for (const std::string& id : bundledIds(test::share() / "scenarios")) {
        INFO(id);
        const test::Solved of = test::solved(id);
        const Derivation throughput = explainThroughput(*of.topology, of.answer);
        check(throughput);
        if (of.answer.classes.empty()) { // the note says why; there is nothing else to explain
            CHECK_FALSE(of.answer.model.unknown.empty());
            CHECK_THAT(throughput.note, Catch::Matchers::ContainsSubstring("no source says how long a line takes"));
            CHECK(explainLatency(*of.topology, of.answer).note == throughput.note);
            continue;
        }
        const Rate total = rateOf(of.answer.totals.front());
        CHECK(throughput.value == Approx(total.value).epsilon(1e-6)); // the solution satisfies Little's law
        const bool isOpen = of.answer.model.classes.front().work->isOpen;
        if (of.answer.bottleneck() && !isOpen) { // else caches have all lines, or the work has an arrival rate
            const Derivation bound = throughput.children.back();
            CHECK(bound.aside);
            CHECK(bound.value >= total.value * (1 - 1e-9));
        }
        const Derivation latency = explainLatency(*of.topology, of.answer);
        check(latency);
        const bool isAnswered = std::ranges::all_of(of.answer.classes, &ClassAnswer::isAnswered);
        CHECK(isAnswered == std::isfinite(latency.value)); // demand above capacity: an unbounded wait
        if (isAnswered)
            CHECK(latency.value == Approx(of.answer.meanLatencyNs).epsilon(1e-6));
        for (const StationAnswer& station : of.answer.stations) {
            const Derivation use = explainUtilisation(*of.topology, of.answer, station.station);
            check(use);
            CHECK(use.value == Approx(100 * station.utilisation).epsilon(1e-6));
            if (!isAnswered) // an unbounded wait has no change
                CHECK_FALSE(explainSensitivity(*of.topology, of.answer, station.station).has_value());
        }
        const auto gains = sensitivityOf(of.answer, 1);
        if (gains.empty()) { // no part is busy, or all waits are unbounded
            CHECK((of.answer.stations.empty() || !isAnswered));
            continue;
        }
        const auto gain = gains.front();
        const auto sensitivity = explainSensitivity(*of.topology, of.answer, gain.station);
        REQUIRE(sensitivity);
        CHECK(sensitivity->value == Approx(100 * gain.latencyChange.value_or(gain.gain)).margin(1e-3));
    }
}

TEST_CASE("derivations explain the numbers of a thread in every bundled scenario", "[explain]") {
    for (const std::string& id : bundledIds(test::share() / "scenarios")) {
        const test::Solved of = test::solved(id);
        for (const ClassAnswer& each : of.answer.classes) {
            INFO(id << ", " << each.name);
            const CustomerName& thread = each.threads.front();
            const CustomerAnswer own = customerAnswerOf(of.answer, thread);
            const auto throughput = explainThreadThroughput(*of.topology, of.answer, thread);
            REQUIRE(throughput);
            check(*throughput);
            CHECK(throughput->value ==
                  Approx(rateOf(own.bytesPerSecond, own.operationsPerSecond, each.unit).value).epsilon(1e-6));
            const auto latency = explainThreadLatency(*of.topology, of.answer, thread);
            REQUIRE(latency);
            check(*latency);
            CHECK(std::isfinite(latency->value) == each.isAnswered);
            if (each.isAnswered)
                CHECK(latency->value == Approx(own.latencyNs(of.answer)).epsilon(1e-6));
        }
    }
}

TEST_CASE("a stream that reads and writes counts both rates, and waits for its reads", "[explain]") {
    const Answer answer = test::solved("t5440-cards").answer;
    const CustomerAnswer own = customerAnswerOf(answer, "2");
    REQUIRE(own.classes.size() == 2);
    CHECK(answer.model.classes[*own.waiting].workOperation->title == "read");
    const double both = answer.classes[own.classes[0]].bytesPerSecond + answer.classes[own.classes[1]].bytesPerSecond;
    CHECK(own.bytesPerSecond == Approx(both));
    CHECK_FALSE(customerAnswerOf(answer, "nobody").waiting);
}

TEST_CASE("every fact of the catalog has a derivation", "[explain]") {
    for (const Fact& fact : test::catalog()->facts()) {
        const Derivation node = explainFact(*test::catalog(), fact.id);
        check(node);
        CHECK(node.si() == fact.si());
    }
}

TEST_CASE("a calibrated fact shows the measurement that it was fitted to", "[explain]") {
    const Derivation node = explainFact(*test::catalog(), "ultrasparc3.copy-outstanding");
    REQUIRE(node.children.size() == 1);
    CHECK(node.children[0].aside);
    CHECK(node.children[0].text == "2,134 MB/s");
    CHECK(node.children[0].citation.locator == "Table 3-6, test 1; Table 3-8");
}

TEST_CASE("the formula of one copying thread is Little's law", "[explain]") {
    const test::Solved of = test::solved("sunfire6800-copy-1-local");
    const Derivation node = explainThroughput(*of.topology, of.answer);
    // X = N x line / R
    CHECK_THAT(node.children[0].formula, Catch::Matchers::StartsWith("8 lines × 64 bytes / 2"));
    CHECK(mentions(node, "sunfire6800.latency.own-memory"));
    CHECK(mentions(node, "fireplane.line-size"));
}

TEST_CASE("a note explains why a busy part has no queue", "[explain]") {
    const auto noteOf = [](const char* id) {
        const test::Solved of = test::solved(id);
        const Derivation latency = explainLatency(*of.topology, of.answer);
        return nodeTitled(latency, "Queueing time")->note;
    };
    using Catch::Matchers::ContainsSubstring;
    CHECK_THAT(noteOf("sunfire6800-finite-difference-local"),
               ContainsSubstring("evenly spaced before the address bus stay evenly spaced"));        // utilisation 81 %
    CHECK_THAT(noteOf("sunfire6800-finite-difference-random"), !ContainsSubstring("evenly spaced")); // 6 ns
    CHECK_THAT(noteOf("firelink-segment"),
               !ContainsSubstring("evenly spaced")); // 81 % of a processor without other work
}

TEST_CASE("threads that share a processor have a share of its time", "[explain]") {
    const Scenario& four = test::scenario("sunfire6800-first");
    const Canonical five = edited({four, test::machineOf(four)}, AddCustomer{"A", "SB0/P3"});
    const Answer answer = solvePlacement(*five.topology, five.scenario.workload);
    const auto own = explainThreadThroughput(*five.topology, answer, "4");
    REQUIRE(own);
    const Derivation* const share = nodeTitled(*own, "Share of thread 4");
    REQUIRE(share != nullptr);
    CHECK(share->text == "50 %");
}

TEST_CASE("each share of an acknowledgement expands down to its facts", "[explain]") {
    const test::Solved of = test::solved("t5440-first");
    int station = 0;
    while (of.answer.model.locations[std::size_t(station)].title != "link of Slot 2, downstream")
        ++station;
    const Derivation busy = explainUtilisation(*of.topology, of.answer, station);
    const Derivation* wire = nodeTitled(busy, "Bytes downstream for each packet of data");
    REQUIRE(wire != nullptr);
    // A request of 512 bytes is answered with 8 packets; one acknowledgement or update of 8 bytes covers 2.5 requests.
    CHECK(wire->formula == "64 bytes + 20 bytes + 0.4 bytes + 0.4 bytes");
    for (const auto& [child, fact] : {std::pair(2, "pcie.acknowledged"), std::pair(3, "pcie.credited")}) {
        const Derivation& share = wire->children[std::size_t(child)];
        CHECK(share.formula == "8 bytes / 2.5 packets / 8");
        REQUIRE(share.children.size() == 3);
        CHECK(share.children[1].fact == fact);
        CHECK(share.children[1].standing == Standing::Published);
        CHECK(share.children[1].citation.source == "pcie-base-11");
        CHECK(mentions(share.children[2], "t2plus.completion")); // explains the 8 packets
    }
    CHECK_THAT(toText(busy, *test::catalog()), !Catch::Matchers::ContainsSubstring(" x "));
}

TEST_CASE("identical threads are explained once", "[explain]") {
    const test::Solved of = test::solved("sunfire6800-copy-24-local");
    const Derivation node = explainThroughput(*of.topology, of.answer);
    CHECK(node.children[0].title == "24 identical threads");
    CHECK(node.children.size() == 2); // and the bound
    // Each node below the utilisation of a part names the part, because the end of a lesson shows such nodes alone.
    const Derivation use = explainUtilisation(*of.topology, of.answer, of.answer.bottleneck()->station);
    CHECK(use.children[0].title == "Utilisation of the address bus by 24 identical threads");
    CHECK(nodeTitled(use, "Identical threads") != nullptr);
}

TEST_CASE("derivations of an empty workload say that nothing runs", "[explain]") {
    const auto topology = test::sunfire6800();
    const Answer nothing = solvePlacement(*topology, {});
    CHECK(explainThroughput(*topology, nothing).value == 0);
    CHECK(explainLatency(*topology, nothing).note == "No thread uses any page.");
    const auto devices = Topology::build(test::catalog(), "t5440");
    CHECK(explainLatency(*devices, solvePlacement(*devices, {})).note == "No thread uses any page.");
}
