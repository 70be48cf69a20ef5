// SPDX-License-Identifier: GPL-3.0-or-later
// Sweeps and plots of the catalog as curves with marks, and the titles of the axes.
#pragma once

#include "boardset/sweep/PlotSeries.h"
#include "boardset/sweep/Sweep.h"
#include "boardset/text/TimeUnit.h"

namespace boardset {

/// The quantity on the y axis. A closed set.
enum class SweepHeight {
    Throughput,
    Latency,
    Use, ///< Utilisation of the busiest part.
    /// Utilisation of the parts that reach their limits first, relative to the limit of each part.
    /// Available only for a single curve over the load.
    Parts
};

/// A position in a sweep: a curve and an x value.
struct SweepPosition {
    std::size_t curve = 0; ///< Index of the curve's value in SweepRequest::curves.
    double x = 0;
};

/// Returns the position of the swept scenario in a sweep.
/// Returns nothing if a swept quantity has no single value in the scenario.
std::optional<SweepPosition> positionIn(const SweepRequest& asked);

/// A sweep, with the points that have been solved so far.
struct Swept {
    SweepRequest asked{};
    std::vector<SweepPoint> points{};
    std::vector<Crossing> limits{}; ///< Limits that parts reach along a single curve over the load; otherwise empty.
    std::vector<std::vector<PublishedPoint>> measured{}; ///< Published values for each curve.
    std::optional<SweepPosition> now{}; ///< Position of the scenario in the sweep; empty if there is none.
};

/// A marked point on a curve.
struct SweepMark {
    double x = 0, y = 0;  ///< Position, in the units of the axes.
    bool isKnee = false;  ///< True for a knee; false for the limit of a part.
    std::string label;    ///< Text next to the mark: for a knee, its x value ("22"); for a limit, the limit's number.
    std::string note;     ///< Short description of the mark: "knee at 22".
    std::string sentence; ///< The meaning of the mark, as a sentence.
};

/// One curve of the plot.
struct SweepCurve {
    /// Index of the curve's value in SweepRequest::curves.
    /// For the curve of a part, the index of the part in the order in which parts reach their limits.
    std::size_t number = 0;
    PlotSeries line; ///< Points of the curve, in the units of the axes.
    std::vector<SweepMark> marks{};
    std::string fall{};                ///< Description of the maximum if throughput falls beyond it; otherwise empty.
    std::optional<std::size_t> twin{}; ///< Index of an earlier curve that coincides with this one.
    std::optional<std::size_t> now{};  ///< Index of the point of the current scenario; empty if there is none.
};

/// Returns the curve with its knee over outstanding operations as a mark, if it has one.
SweepCurve curveOf(PlotSeries line);

/// Returns the curves that have points. For SweepHeight::Parts, returns only as many curves as can be distinguished.
std::vector<SweepCurve> curvesOf(const Swept& swept, SweepHeight height);

/// Maximum number of marked limits, and maximum number of curves for parts.
inline constexpr std::size_t partsMost = 5;

/// Returns a time unit for the latencies of the points. In this unit, no idle latency is much less than 1.
TimeUnit latencyUnitOf(const std::vector<SweepPoint>& points);
/// Returns the point of a curve with the y value `height`.
PlotPoint pointOf(const SweepPoint& point, double height);
/// Returns the y value of a point: throughput in MB/s or operations per second, latency in the unit `time`, or a
/// percentage.
double heightOf(const SweepPoint& point, SweepHeight height, const TimeUnit& time);
/// True if the point has a y value. An overloaded point has neither throughput nor latency.
bool isShown(const SweepPoint& point, SweepHeight height);
/// Returns the point of the plot for a measured throughput at the x value `x`.
PublishedPoint publishedAt(double x, const EvidenceRow& row);

/// Returns the title of a curve: "Threads: 4", "Solaris 8". For a single curve, returns "current scenario".
std::string curveTitle(const SweepRequest& asked, std::size_t curve);
/// Returns the title of an axis: "Local share of accesses, %" or "throughput, MB/s".
/// If the unit is percent, the title says what 100 % means.
std::string titleOf(const SweepQuantity& quantity);
std::string titleOf(const Swept& swept, SweepHeight height);
/// Returns the subject of a plot: "Throughput over boards with threads, curves by operating system".
std::string subjectOf(const SweepRequest& asked, SweepHeight height);

} // namespace boardset
