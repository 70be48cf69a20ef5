// SPDX-License-Identifier: GPL-3.0-or-later
// A sweep as it is shown: which number of each point, the names of its curves, and its plot as a file.
#pragma once

#include "boardset/catalog/TimeUnit.h"
#include "boardset/picture/Palette.h"
#include "boardset/sweep/Sweep.h"

namespace boardset {

/// What of the answers a plot shows. Closed.
enum class SweepHeight { Throughput, Latency, Use };

/// In which latencies are read: none of the points is much less than one of it on an idle machine.
TimeUnit latencyUnitOf(const std::vector<SweepPoint>& points);
/// In the unit of the plot: MB/s or operations per second, `time`, percent.
double heightOf(const SweepPoint& point, SweepHeight height, const TimeUnit& time);
/// Whether it has a place on the plot: who waits for ever has neither throughput nor latency.
bool isShown(const SweepPoint& point, SweepHeight height);

/// "Threads: 4", "Solaris 8"; "this scenario" where there is one curve.
std::string curveTitle(const SweepAsked& asked, std::size_t curve);
/// "Local share of accesses, %"; "throughput, MB/s".
std::string titleOf(const SweepQuantity& quantity);
std::string titleOf(SweepHeight height, const std::string& rate, const TimeUnit& time);

/// What was measured of a curve, in the unit of the plot.
struct SweepMeasured {
    std::size_t curve = 0;
    double x = 0;
    double throughput = 0;
};

/// The plot as a complete SVG document: axes, a line with its name for each curve, its knee, and what was measured.
/// Points that are not solved leave nothing.
std::string toSvg(const SweepAsked& asked, const std::vector<SweepPoint>& points,
                  const std::vector<SweepMeasured>& measured, SweepHeight height, picture::Palette::Name palette);

} // namespace boardset
