// SPDX-License-Identifier: GPL-3.0-or-later
// Several threads use one machine at the same time, as the window's threads do. Shared results are stored once, and
// every thread gets the same results as a single thread. A thread sanitizer finds violations here.
#include "ScenarioCache.h"
#include "boardset/analysis/Answer.h"
#include "boardset/analysis/Sensitivity.h"
#include "boardset/rules/Findings.h"
#include "support/bundledCatalog.h"
#include "support/catch.h"

#include <functional>
#include <thread>

using namespace boardset;
using namespace boardset::test;

namespace {

constexpr std::size_t threads = 4;

/// Results of several threads that start together.
template <class Result> std::vector<Result> together(const std::function<Result()>& work) {
    std::vector<Result> results(threads);
    std::vector<std::jthread> running;
    for (Result& result : results)
        running.emplace_back([&] { result = work(); });
    running.clear();
    return results;
}

} // namespace

TEST_CASE("threads that solve on one machine get the same results", "[threads]") {
    const auto scenarioCache = ScenarioCache::read(catalog(), share() / "scenarios");
    for (const char* id : {"sunfire6800-first", "sunfire15k-copy-72-local", "t5440-first"}) {
        const Scenario& scenario = scenarioCache->at(id);
        const auto topology = Topology::build(catalog(), scenario.machine, scenario.configuration);
        const auto alone = Topology::build(catalog(), scenario.machine, scenario.configuration);
        const double expected = solvePlacement(*alone, scenario.workload).bytesPerSecond;
        const auto found = together<double>([&] {
            const Answer answer = solvePlacement(*topology, scenario.workload);
            (void)sensitivityOf(answer);
            return answer.bytesPerSecond;
        });
        CHECK(found == std::vector<double>(threads, expected));
    }
}

TEST_CASE("threads that use one shelf, one rule book and one catalog get the same results", "[threads]") {
    const auto scenarioCache = ScenarioCache::read(catalog(), share() / "scenarios");
    RuleBook book(catalog());
    const auto counts = together<std::size_t>([&] {
        std::size_t count = 0;
        for (const char* id : {"sunfire6800-first", "t5440-failed", "sunfire15k-copy-72-local"}) {
            const Scenario& scenario = scenarioCache->at(id);
            const auto topology = Topology::build(catalog(), scenario.machine, scenario.configuration);
            const Answer answer = solvePlacement(*topology, scenario.workload);
            count += book.findings(topology, scenario.workload, answer.model.stopped).size();
        }
        return count;
    });
    CHECK(counts == std::vector<std::size_t>(threads, counts.front()));
}
