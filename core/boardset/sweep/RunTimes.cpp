// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/sweep/RunTimes.h"

#include "boardset/analysis/SolvedProgress.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/text/Message.h"

#include <cmath>

namespace boardset {

namespace {

/// Returns the width of the intervals: the largest of 1,
/// 2 or 5 times a power of ten that is at most a 500th of the time.
double widthFor(double seconds) {
    const double wanted = seconds / 500;
    const double power = std::pow(10, std::floor(std::log10(wanted)));
    const double digit = wanted / power;
    return power * (digit >= 5 ? 5 : digit >= 2 ? 2 : 1);
}

struct Runs {
    double width = 0;
    std::map<long, PlotPoint> counted; ///< Points, keyed by the index of their interval.

    void add(double seconds, int seed) {
        width = width > 0 ? width : widthFor(seconds);
        PlotPoint& point = counted[std::lround(std::floor(seconds / width))];
        point.seed = point.throughput == 0 ? seed : point.seed;
        ++point.throughput;
    }
    std::vector<PlotPoint> points() const {
        std::vector<PlotPoint> all;
        for (long number = counted.begin()->first - 1; number <= counted.rbegin()->first + 1; ++number) {
            const auto found = counted.find(number);
            all.push_back(found == counted.end() ? PlotPoint() : found->second);
            all.back().x = (static_cast<double>(number) + 0.5) * width;
        }
        return all;
    }
};

} // namespace

PlotSeries runTimes(PlotSeries curve, const std::vector<double>& seeds, const CurveWatcher& watcher,
                    const std::stop_token& stop) {
    curve.unit = translatable("runs");
    Runs runs;
    for (const double value : seeds) {
        if (stop.stop_requested())
            break;
        const std::optional<Program>& own = curve.base.scenario.program;
        Program program = own.value_or(Program());
        const int seed = static_cast<int>(value);
        program.seed = seed;
        const double seconds = own ? runSecondsOf(program, curve.base.topology) : 0;
        if (seconds <= 0)
            throw InputError(curve.scenario, "program", "", Message{"threads with a finite amount of work"});
        runs.add(seconds, seed);
        curve.points = runs.points();
        watcher(curve);
    }
    return curve;
}

} // namespace boardset
