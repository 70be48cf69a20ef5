// SPDX-License-Identifier: GPL-3.0-or-later
// Shared by benchmarks of many solutions: bundled scenarios, and the duration of one solution.
#pragma once

#include "boardset/analysis/Answer.h"
#include "support/scenarios.h"

#include <benchmark/benchmark.h>
#include <chrono>

namespace boardset::bench {

using Clock = std::chrono::steady_clock;

inline double seconds(Clock::time_point since) {
    return std::chrono::duration<double>(Clock::now() - since).count();
}

using test::opened;

/// Duration of one solution of the scenario itself, when the costs on its machine are known.
inline double secondsOfOne(const Canonical& at) {
    constexpr int rounds = 20;
    solvePlacement(*at.topology, at.scenario.workload);
    const auto begun = Clock::now();
    for (int i = 0; i < rounds; ++i)
        benchmark::DoNotOptimize(solvePlacement(*at.topology, at.scenario.workload).bytesPerSecond);
    return seconds(begun) / rounds;
}

/// Baseline: a solution of the scenario itself.
inline void solution(benchmark::State& state, const char* id) {
    const Canonical at = opened(id);
    for (auto _ : state)
        benchmark::DoNotOptimize(solvePlacement(*at.topology, at.scenario.workload).bytesPerSecond);
}

} // namespace boardset::bench
