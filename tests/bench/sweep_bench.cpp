// SPDX-License-Identifier: GPL-3.0-or-later
// Duration of a sweep on the largest machine, and time until a sweep stops on request.
// The baseline is the time of one point of the sweep. "solutions" is the duration of the sweep in multiples of it.
#include "boardset/sweep/Sweep.h"
#include "timing.h"

#include <cmath>
#include <numeric>

using namespace boardset;
using namespace boardset::bench;

namespace {

constexpr const char* full = "sunfire15k-full";

SweepRequest upTo(const Canonical& of, const char* quantity, int points) {
    SweepRequest asked;
    asked.over = {sweepQuantity(of, quantity).value(), std::vector<double>(static_cast<std::size_t>(points))};
    std::iota(asked.over.values.begin(), asked.over.values.end(), asked.over.quantity.least);
    return asked;
}

/// The sweep with the current number of outstanding requests, and with half of it.
SweepRequest twice(const Canonical& of, SweepRequest asked) {
    const SweepQuantity outstanding = sweepQuantity(of, "outstanding").value();
    const double now = outstanding.now.value();
    asked.curves = {outstanding, {std::floor(now / 2), now}};
    return asked;
}

void sweep(benchmark::State& state, const char* quantity, int points, bool inCurves = false) {
    const Canonical at = opened(full);
    const SweepRequest single = upTo(at, quantity, points);
    const SweepRequest asked = inCurves ? twice(at, single) : single;
    const double one = secondsOfOne(at);
    double swept = 0;
    for (auto _ : state) {
        const auto start = Clock::now();
        runSweep(at, asked, [](const SweepPoint&, const Canonical*, const Answer*) {});
        swept += seconds(start);
    }
    state.counters["solutions"] = swept / double(state.iterations()) / one;
}

/// Time from the request to stop until the sweep has ended.
void stopped(benchmark::State& state, const char* quantity, int points) {
    const Canonical at = opened(full);
    const SweepRequest asked = upTo(at, quantity, points);
    for (auto _ : state) {
        std::stop_source stop;
        Clock::time_point reported;
        runSweep(
            at, asked,
            [&](const SweepPoint& point, const Canonical*, const Answer*) {
                if (point.x == asked.over.values[2]) {
                    reported = Clock::now();
                    stop.request_stop();
                }
            },
            stop.get_token());
        state.SetIterationTime(seconds(reported));
    }
}

BENCHMARK_CAPTURE(solution, 15K point, full)->Name("baseline: full 15K, one point")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sweep, outstanding, "outstanding", 200)
    ->Name("full 15K: 200 points of outstanding requests")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sweep, share, "local-share", 100, true)
    ->Name("full 15K: 200 points of local share, in two curves")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sweep, threads, "threads", 106)
    ->Name("full 15K: 106 points of threads")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(stopped, share, "local-share", 101)
    ->Name("full 15K: stopping a sweep of local share")
    ->UseManualTime()
    ->Iterations(12)
    ->Unit(benchmark::kMillisecond);

} // namespace
