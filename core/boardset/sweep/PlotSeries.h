// SPDX-License-Identifier: GPL-3.0-or-later
// One curve of a plot: its points, its knee and the published measurements on it.
#pragma once

#include "boardset/evidence/Evidence.h"
#include "boardset/sweep/SweepKnee.h"
#include "boardset/sweep/SweepQuantity.h"

namespace boardset {

/// One solved point of a curve.
struct PlotPoint {
    double x = 0;
    /// Value in the curve's unit: a data rate, a number of runs or a time; 0 if a wait is unbounded.
    double throughput = 0;
    double latencyNs = 0;   ///< Mean latency, including queueing.
    std::string bottleneck; ///< Title of the busiest station.
    double utilisation = 0; ///< Utilisation of the busiest station.
    /// Id of the point's bundled scenario; empty if the point is the curve's base scenario with another setting.
    std::string scenario;
    int seed = 0; ///< For run times by seed, the first seed in the point's interval; 0 for other curves.
};

/// A published measurement whose scenario is a point of the curve.
struct PublishedPoint {
    double x = 0;
    /// Measured throughput in MB/s; on a latency curve, the measured latency.
    /// On a throughput curve, a published latency for one request at a time is converted by Little's law:
    /// bytes / latency.
    double throughput = 0;
    std::string value; ///< Value as printed in the source: "1,520 MB/s", "954 ns".
    EvidenceRow row;   ///< Comparison of the measurement with the model. It has no derivation.
};

/// One curve of a plot. If the curve is swept, every point is the scenario `base` with a different setting.
struct PlotSeries {
    std::string title;
    bool isOfRuns = false;     ///< True if the points are numbers of runs of a program.
    bool ofLatency = false;    ///< True if the plot shows latency, and false if it shows throughput.
    std::string unit = "MB/s"; ///< Unit of PlotPoint::throughput; "operations/s" if no data moves, "µs" for a latency.
    std::string scenario{};    ///< Id of the curve's scenario if it is a bundled scenario; empty otherwise.
    Canonical base{};          ///< Scenario of the curve; empty if each point has a scenario of its own.
    /// Quantity that the curve sweeps, with its value in `base`; empty if the points are scenarios or runs.
    std::optional<SweepQuantity> swept{};
    /// Points in ascending order of x. Values of x that do not fit the machine have no point.
    std::vector<PlotPoint> points{};
    std::vector<PublishedPoint> published{};
    std::optional<PlotKnee> knee{}; ///< Knee of the curve. Only curves of data rate over outstanding requests have one.
};

} // namespace boardset
