// SPDX-License-Identifier: GPL-3.0-or-later
// Ten thousand steps of memory placement on a full 15K: replayed, stepped through from end to end, and turned into a
// placement. The baseline is the clock of the sampled loads alone.
#include "boardset/policy/Replay.h"
#include "boardset/policy/ReplayedPlacement.h"
#include "boardset/policy/solaris/LoadAverage.h"
#include "support/bundledCatalog.h"

#include <benchmark/benchmark.h>
#include <numeric>

using namespace boardset;

namespace {

constexpr int threads = 72;
constexpr int pagesEach = 24;
constexpr int steps = 10'000;

ThreadNumbers all() {
    ThreadNumbers numbers(threads);
    std::iota(numbers.begin(), numbers.end(), 1);
    return numbers;
}

Program begun() {
    Program program;
    program.system = "solaris9-1202";
    program.processes = {{"A", "copy", false}};
    program.events = {events::Create{"A", threads, 0, {}},
                      events::Map{"A", "a", threads * pagesEach, 4'194'304, SegmentKind::Heap, 0}};
    return program;
}

/// Program of waiting threads: all steps are loads.
Program waiting() {
    Program program = begun();
    program.events.emplace_back(events::Touch{all(), "a", {true, 0}, true});
    program.events.emplace_back(events::Wait{(steps - 145) / 2.0});
    return program;
}

/// Program of threads that use each other's pages, round by round: all steps move pages.
Program moving() {
    Program program = begun();
    for (int round = 0; round < (steps - 73) / (threads + 1); ++round) {
        program.events.emplace_back(events::Advise{"a", Advice::Lwp});
        program.events.emplace_back(events::Touch{all(), "a", {true, round % threads}, true});
    }
    return program;
}

std::shared_ptr<const Topology> machine() {
    static const auto built = Topology::build(test::catalog(), "sunfire15k");
    return built;
}

void samples(benchmark::State& state) {
    for (auto _ : state) {
        std::int64_t load = 0;
        for (int sample = 0; sample < steps * 5 * threads; ++sample)
            load = sampled(load, sample & 1, 44);
        benchmark::DoNotOptimize(load);
    }
}
BENCHMARK(samples)->Name("baseline: the samples of 10,000 waiting steps")->Unit(benchmark::kMillisecond);

void replay(benchmark::State& state) {
    const Program program = state.range(0) == 0 ? waiting() : moving();
    int length = 0;
    for (auto _ : state)
        length = Replay::of(program, machine())->length();
    state.counters["steps"] = length;
}
BENCHMARK(replay)
    ->Name("15K: replay of 10,000 steps (1: each moves pages)")
    ->DenseRange(0, 1)
    ->Unit(benchmark::kMillisecond);

void endToEnd(benchmark::State& state) {
    ReplayCursor cursor(Replay::of(state.range(0) == 0 ? waiting() : moving(), machine()));
    for (auto _ : state)
        cursor.goTo(cursor.position() == 0 ? cursor.replay().length() : 0);
}
BENCHMARK(endToEnd)
    ->Name("15K: between the first and the last of 10,000 steps (1: each moves pages)")
    ->DenseRange(0, 1)
    ->Unit(benchmark::kMillisecond);

void placement(benchmark::State& state) {
    ReplayCursor cursor(Replay::of(moving(), machine()));
    cursor.goTo(cursor.replay().length());
    for (auto _ : state)
        benchmark::DoNotOptimize(placementAt(cursor.replay(), cursor.state()).pageCount());
}
BENCHMARK(placement)->Name("15K: the placement of a step")->Unit(benchmark::kMillisecond);

} // namespace
