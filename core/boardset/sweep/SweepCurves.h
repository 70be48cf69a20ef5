// SPDX-License-Identifier: GPL-3.0-or-later
// A sweep as it is drawn, in the window and in files: its curves, what is marked on them, and what the axes are called.
#pragma once

#include "boardset/catalog/TimeUnit.h"
#include "boardset/evidence/PlotCurve.h"
#include "boardset/sweep/Sweep.h"

namespace boardset {

/// What of the answers a plot shows. Closed.
enum class SweepHeight {
    Throughput,
    Latency,
    Use,  ///< Of the busiest part.
    Parts ///< Each of those that fill first, against its own limit. Of one curve over the load.
};

/// A place in a sweep.
struct SweepPlace {
    std::size_t curve = 0; ///< Index of its value in SweepAsked::curves.
    double x = 0;
};

/// Where the swept scenario itself stands; nothing where what is swept has no one value there.
std::optional<SweepPlace> placeIn(const SweepAsked& asked);

/// A sweep, as far as it is solved.
struct Swept {
    SweepAsked asked{};
    std::vector<SweepPoint> points{};
    std::vector<Crossing> limits{};                      ///< Of one curve over the load; else none.
    std::vector<std::vector<PublishedPoint>> measured{}; ///< By curve.
    std::optional<SweepPlace> now{};                     ///< Where the scenario stands; nothing: at no point.
};

/// A place on a curve that has something to say.
struct SweepMark {
    double x = 0, y = 0;  ///< In the units of the axes.
    bool isKnee = false;  ///< Else a part is at its limit there.
    std::string label;    ///< Beside it: "22"; of a limit, its number.
    std::string note;     ///< "knee at 22".
    std::string sentence; ///< What that is.
};

/// One curve of the plot.
struct SweepCurve {
    std::size_t number = 0; ///< In the sweep, or of its part in the order in which they fill.
    PlotCurve line;         ///< In the units of the axes.
    std::vector<SweepMark> marks{};
    std::string fall{};                ///< Where throughput is greatest, if it falls after that; else empty.
    std::optional<std::size_t> twin{}; ///< The place of an earlier one on which it lies.
};

/// Of a curve, the point at which the scenario stands; null: it is on another one, or on none.
const PlotPoint* nowOn(const SweepCurve& curve, const Swept& swept);

/// Those that have points. Of parts, the few that can be told apart.
std::vector<SweepCurve> curvesOf(const Swept& swept, SweepHeight height);

/// Limits that are numbered, and parts that have a curve.
inline constexpr std::size_t partsMost = 5;

/// In which latencies are read: none of the points is much less than one of it on an idle machine.
TimeUnit latencyUnitOf(const std::vector<SweepPoint>& points);
/// In the unit of the plot: MB/s or operations per second, `time`, percent.
double heightOf(const SweepPoint& point, SweepHeight height, const TimeUnit& time);
/// Whether it has a place on the plot: who waits for ever has neither throughput nor latency.
bool isShown(const SweepPoint& point, SweepHeight height);
/// A measured throughput at the height of a curve.
PublishedPoint publishedAt(double x, const EvidenceRow& row);

/// "Threads: 4", "Solaris 8"; "this scenario" where there is one curve.
std::string curveTitle(const SweepAsked& asked, std::size_t curve);
/// Of an axis: "Local share of accesses, %"; "throughput, MB/s". Says what 100 % is.
std::string titleOf(const SweepQuantity& quantity);
std::string titleOf(const Swept& swept, SweepHeight height);
/// "Throughput over boards with threads, curves by operating system".
std::string subjectOf(const SweepAsked& asked, SweepHeight height);

} // namespace boardset
