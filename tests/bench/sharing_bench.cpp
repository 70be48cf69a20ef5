// SPDX-License-Identifier: GPL-3.0-or-later
// Duration of max-min sharing, for flows from processors to memories over boards, ports and one bus.
#include "boardset/queueing/MaxMin.h"

#include <benchmark/benchmark.h>

using namespace boardset;

namespace {

struct Sharing {
    std::vector<Resource> resources;
    std::vector<Flow> flows;
};

/// 72 processors on 18 boards; each processor reads the memories of `spread` boards: 72 x spread flows.
Sharing machine(int spread) {
    constexpr int boards = 18;
    constexpr int processors = 72;
    Sharing p;
    for (int i = 0; i < processors; ++i)
        p.resources.push_back({"processor", 2.4});
    for (int b = 0; b < boards; ++b) {
        p.resources.push_back({"port", 4.8 - 0.01 * b});
        p.resources.push_back({"memory", 9.6 - 0.02 * b});
        p.resources.push_back({"switch", 6.7});
    }
    p.resources.push_back({"bus", 43});
    const int bus = static_cast<int>(p.resources.size()) - 1;
    const auto of = [](int board, int which) { return processors + 3 * board + which; };
    for (int i = 0; i < processors; ++i) {
        for (int s = 0; s < spread; ++s) {
            const int home = i / 4;
            const int board = (home + s) % boards;
            Flow flow;
            flow.uses = {{i, 1}, {of(home, 2), 1}, {of(board, 1), 1}};
            if (board != home)
                flow.uses.insert(flow.uses.end(), {{of(home, 0), 1}, {of(board, 0), 1}, {bus, 1}});
            p.flows.push_back(flow);
        }
    }
    return p;
}

void share(benchmark::State& state) {
    const Sharing p = machine(static_cast<int>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(maxMin(p.resources, p.flows).rates.data());
    state.counters["flows"] = static_cast<double>(p.flows.size());
}
BENCHMARK(share)->Name("max-min")->Arg(1)->Arg(18)->Unit(benchmark::kMicrosecond);

/// One pass over all resources that 1,296 flows use.
void baseline(benchmark::State& state) {
    const Sharing p = machine(18);
    std::vector<double> used(p.resources.size());
    for (auto _ : state) {
        for (const Flow& flow : p.flows)
            for (const Use& use : flow.uses)
                used[static_cast<std::size_t>(use.resource)] += use.coefficient;
        benchmark::DoNotOptimize(used.data());
    }
}
BENCHMARK(baseline)->Name("baseline: one pass over the uses of 1,296 flows")->Unit(benchmark::kMicrosecond);

} // namespace
