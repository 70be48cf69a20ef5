// SPDX-License-Identifier: GPL-3.0-or-later
// Derivations: each node follows from its children, the root is the answer's number, the leaves are facts.
#include "boardset/explain/Explain.h"
#include "support/catch.h"
#include "support/scenarios.h"

using namespace boardset;

namespace {

const std::vector<std::string> ids{"sunfire6800-first",
                                   "sunfire6800-copy-1-random",
                                   "sunfire6800-copy-1-local",
                                   "sunfire6800-copy-24-random",
                                   "sunfire6800-copy-24-local",
                                   "sunfire6800-finite-difference-random",
                                   "sunfire6800-finite-difference-local"};

void check(const Derivation& node) {
    INFO(node.title << ": " << node.text << " = " << node.formula);
    CHECK_FALSE(node.title.empty());
    CHECK_FALSE(node.text.empty());
    if (const auto again = recomputed(node)) {
        CHECK(*again == Approx(node.value).epsilon(1e-9));
    }
    if (!node.fact.empty()) { // a fact stands on a place in a source, on its terms, or on a reason
        REQUIRE(node.standing);
        CHECK((*node.standing == Standing::Assumed || (!node.source.empty() && !node.locator.empty())));
        CHECK((*node.standing == Standing::Derived) == (node.combine != Combine::Given));
        CHECK((*node.standing == Standing::Published || *node.standing == Standing::Derived || !node.note.empty()));
    }
    for (const Derivation& child : node.children) {
        check(child);
    }
}

bool mentions(const Derivation& node, const std::string& fact) {
    for (const Derivation& child : node.children) {
        if (mentions(child, fact)) {
            return true;
        }
    }
    return node.fact == fact;
}

} // namespace

TEST_CASE("throughput, latency and utilisation explain the answer's numbers in every bundled scenario", "[explain]") {
    for (const std::string& id : ids) {
        INFO(id);
        const test::Solved of = test::solved(id);
        const Derivation throughput = explainThroughput(*of.topology, of.answer);
        check(throughput);
        CHECK(throughput.si() == Approx(of.answer.bytesPerSecond).epsilon(1e-6)); // Little's law holds in the solution
        const Derivation bound = throughput.children.back();
        CHECK(bound.aside);
        CHECK(bound.si() >= of.answer.bytesPerSecond * (1 - 1e-9));
        const Derivation latency = explainLatency(*of.topology, of.answer);
        check(latency);
        CHECK(latency.value == Approx(of.answer.meanLatencyNs).epsilon(1e-6));
        for (std::size_t i = 0; i < std::min<std::size_t>(of.answer.stations.size(), 3); ++i) {
            const StationAnswer& station = of.answer.stations[i];
            const Derivation use = explainUtilisation(*of.topology, of.answer, station.station);
            check(use);
            CHECK(use.value == Approx(100 * station.utilisation).epsilon(1e-6));
        }
        const auto gain = sensitivityOf(of.answer, 1).at(0);
        const Derivation sensitivity = explainSensitivity(*of.topology, of.answer, gain.station);
        check(sensitivity);
        CHECK(sensitivity.value == Approx(100 * gain.gain).margin(1e-3));
    }
}

TEST_CASE("every fact of the catalog can be opened", "[explain]") {
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
    CHECK(node.children[0].locator == "Table 3-6, test 1; Table 3-8");
}

TEST_CASE("the formula of one copying thread reads as Little's law", "[explain]") {
    const test::Solved of = test::solved("sunfire6800-copy-1-local");
    const Derivation node = explainThroughput(*of.topology, of.answer);
    // X = N x line / R
    CHECK_THAT(node.children[0].formula, Catch::Matchers::StartsWith("11 lines x 64 bytes / 3"));
    CHECK(mentions(node, "sunfire6800.latency.own-memory"));
    CHECK(mentions(node, "fireplane.line-size"));
}

TEST_CASE("alike threads are explained once", "[explain]") {
    const test::Solved of = test::solved("sunfire6800-copy-24-local");
    const Derivation node = explainThroughput(*of.topology, of.answer);
    CHECK(node.children[0].title == "24 threads alike");
    CHECK(node.children.size() == 2); // and the bound
}

TEST_CASE("nothing runs: derivations say so", "[explain]") {
    const auto topology = test::sunfire6800();
    const Answer nothing = solvePlacement(*topology, {});
    CHECK(explainThroughput(*topology, nothing).value == 0);
    CHECK_FALSE(explainLatency(*topology, nothing).note.empty());
}
