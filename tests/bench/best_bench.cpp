// SPDX-License-Identifier: GPL-3.0-or-later
// Duration of the search for the best placement: of 24 threads on a Sun Fire 6800, and on the largest machine.
// Also measures how long the search on the largest machine takes to stop.
// The baseline is the time of solving the scenario once. "solutions" is the duration of a search in multiples of it.
#include "boardset/best/Search.h"
#include "timing.h"

using namespace boardset;
using namespace boardset::bench;

namespace {

void search(benchmark::State& state, const char* id, BestGoal goal) {
    const Canonical at = opened(id);
    const double one = secondsOfOne(at);
    double searched = 0;
    int tried = 0;
    for (auto _ : state) {
        const auto start = Clock::now();
        tried = findBest(at, {goal}).tried;
        searched += seconds(start);
    }
    state.counters["tried"] = tried;
    state.counters["solutions"] = searched / double(state.iterations()) / one;
}

/// Time from the request to stop until the best result so far is available.
void stopped(benchmark::State& state, const char* id, BestGoal goal) {
    const Canonical at = opened(id);
    int before = 1;
    for (auto _ : state) {
        int asked = 0;
        Clock::time_point reported;
        const Best best = findBest(at, {goal}, [&](double, const Answer&) {
            reported = Clock::now();
            return ++asked < before;
        });
        state.SetIterationTime(seconds(reported));
        before = before * 3 % 400 + 1;
        benchmark::DoNotOptimize(best.tried);
    }
}

BENCHMARK_CAPTURE(solution, 6800, "sunfire6800-copy-24-random")
    ->Name("baseline: 24 threads on a 6800, one solution")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search, 6800, "sunfire6800-copy-24-random", BestGoal::Throughput)
    ->Name("24 threads on a 6800: the best placement")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search, 6800 latency, "sunfire6800-copy-24-random", BestGoal::Latency)
    ->Name("24 threads on a 6800: the lowest latency")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search, 6800 size, "sunfire6800-copy-24-local", BestGoal::Size)
    ->Name("24 threads on a 6800: the fewest boards")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search, 15K, "sunfire15k-full", BestGoal::Throughput)
    ->Name("full 15K: the best placement")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search, 15K size, "sunfire15k-full", BestGoal::Size)
    ->Name("full 15K: the fewest boards")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(stopped, 15K, "sunfire15k-full", BestGoal::Throughput)
    ->Name("full 15K: stopping a search for the best placement")
    ->UseManualTime()
    ->Iterations(12)
    ->Unit(benchmark::kMillisecond);

} // namespace
