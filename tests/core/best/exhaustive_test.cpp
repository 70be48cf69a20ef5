// SPDX-License-Identifier: GPL-3.0-or-later
// Two threads on a small machine: the search finds the best of all possible placements.
#include "boardset/scenario/PagePlacement.h"
#include "searching.h"
#include "support/catch.h"

using namespace boardset;
using namespace boardset::test;

namespace {

/// Two threads on one processor pair, each with its own pages, all of which are in one memory.
Canonical twoThreads(const std::string& machine, const Options& options) {
    Scenario scenario;
    scenario.title = "two";
    scenario.machine = machine;
    scenario.configuration.options = options;
    const auto topology = Topology::build(catalog(), machine, options);
    const auto processors = pathsOf(*topology, Role::Processor);
    const auto memories = pathsOf(*topology, Role::Memory);
    Process process;
    process.name = "A";
    process.work = "copy";
    for (int i = 0; i < 2; ++i) {
        const RegionName own("r" + std::to_string(i));
        process.customers.push_back(
            {CustomerName(std::to_string(i + 1)), processors[static_cast<std::size_t>(i)], {own}});
        Region region;
        region.name = own;
        region.pagesIn = {{memories.back(), 12}};
        process.regions.push_back(region);
    }
    scenario.workload.processes = {process};
    return {resolve(scenario, *topology), topology};
}

/// Pages of a region, spread over the memories whose bits are set.
std::map<std::string, int> over(unsigned bits, const Topology& topology) {
    std::vector<BlockId> memories = topology.withRole(Role::Memory);
    std::size_t i = 0;
    std::erase_if(memories, [&](BlockId) { return (bits >> i++ & 1U) == 0; });
    return spread(12, topology, memories);
}

struct Extremes {
    double throughput = 0;
    double speed = 0; ///< 1 / latency.
    int placements = 0;
};

/// Extremes over all placements: each thread on its own processor, each region spread over any of the memories.
Extremes ofAll(const Canonical& from) {
    Extremes best;
    Workload workload = from.scenario.workload;
    Process& process = workload.processes.front();
    const auto processors = pathsOf(*from.topology, Role::Processor);
    const unsigned subsets = 1U << from.topology->withRole(Role::Memory).size();
    for (const std::string& first : processors) {
        for (const std::string& second : processors) {
            if (first == second)
                continue;
            process.customers[0].on = first;
            process.customers[1].on = second;
            for (unsigned a = 1; a < subsets; ++a) {
                process.regions[0].pagesIn = over(a, *from.topology);
                for (unsigned b = 1; b < subsets; ++b, ++best.placements) {
                    process.regions[1].pagesIn = over(b, *from.topology);
                    const Answer answer = solvePlacement(*from.topology, workload);
                    best.throughput = std::max(best.throughput, throughputOf(answer));
                    best.speed = std::max(best.speed, 1 / answer.meanLatencyNs);
                }
            }
        }
    }
    return best;
}

void check(const Canonical& from, int placements) {
    const Extremes all = ofAll(from);
    CHECK(all.placements == placements);
    CHECK(throughputOf(findBest(from, asked()).answer) == Approx(all.throughput).epsilon(thousandth));
    CHECK(1 / findBest(from, asked(BestGoal::Latency)).answer.meanLatencyNs == Approx(all.speed).epsilon(thousandth));
    CHECK(throughputOf(answerOf(from)) < 0.9 * all.throughput); // there was something to find
}

} // namespace

TEST_CASE("a search on a V880 with two boards finds the best of all placements of two threads", "[best]") {
    // 4 x 3 placements of threads, 15 x 15 of pages
    check(twoThreads("sunfirev880", {{"processorBoards", 2}}), 2700);
}

TEST_CASE("a search on one Uniboard of a 6800 finds the best of all placements of two threads", "[best]") {
    // The same number of placements; each memory is interleaved only within its processor.
    check(twoThreads("sunfire6800", {{"uniboards", 1}, {"interleaving", 0}}), 2700);
}

TEST_CASE("a search on a 280R finds nothing to improve: it has one memory, and both processors are in use", "[best]") {
    const Best best = findBest(twoThreads("sunfire280r", {}), asked());
    CHECK(best.edits.empty());
    CHECK(best.end == BestEnd::Settled);
}
