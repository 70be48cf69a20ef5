// SPDX-License-Identifier: GPL-3.0-or-later
// The curves of a plot: swept scenarios with their knees and published measurements.
#pragma once

#include "boardset/evidence/Evidence.h"

#include <optional>

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

/// Returns the published point at which the model's error is largest. `points` must not be empty.
const PublishedPoint& farthestOff(const std::vector<PublishedPoint>& points);

/// A knee of a curve; see saturationKnee().
struct PlotKnee {
    double x = 0;          ///< Outstanding requests or lines per requester at the knee; not rounded.
    double throughput = 0; ///< Throughput in MB/s.
    std::string station;   ///< Title of the station that saturates at the knee: "link of slot 0, downstream".
    bool isLink = false;
};

/// One curve of a plot. If the curve is swept, every point is the scenario `base` with a different setting.
struct PlotSeries {
    std::string title;
    PlotVariable vary = PlotVariable::Outstanding;
    bool ofLatency = false;    ///< True if the plot shows latency, and false if it shows throughput.
    std::string unit = "MB/s"; ///< Unit of PlotPoint::throughput; "operations/s" if no data moves, "µs" for a latency.
    std::string scenario{};    ///< Id of the curve's scenario if it is a bundled scenario; empty otherwise.
    /// Scenario of the curve; if each point has a scenario of its own, the scenario of the first point.
    Scenario base{};
    /// Points in ascending order of x. Values of x that do not fit the machine have no point.
    std::vector<PlotPoint> points{};
    std::vector<PublishedPoint> published{};
    std::optional<PlotKnee> knee{}; ///< Knee of the curve. Only curves of data rate over outstanding requests have one.
};

/// Function that is called after every solved point. It returns false to stop the sweep.
using CurveWatcher = std::function<bool(const PlotSeries& soFar)>;

/// Returns the titles of a plot's curves, in order and without duplicates.
std::vector<std::string> curveTitles(const Plot& plot);

/// Returns a curve of a plot in the catalog.
/// Throws InputError if a scenario does not exist, and TopologyError if a scenario does not fit its machine.
PlotSeries plotSeries(const std::shared_ptr<const Catalog>& catalog, const Plot& plot, const std::string& title,
                      const ScenarioLoader& scenarios, const CurveWatcher& watcher = {});

/// Sweeps a scenario in canonical form in the same way as a plot, to draw an additional curve.
/// `scenarios` are the bundled scenarios, whose measurements the curve can show. Throws TopologyError.
PlotSeries sweptSeries(const std::shared_ptr<const Catalog>& catalog, const Plot& plot, const std::string& title,
                       const Scenario& base, const ScenarioLoader& scenarios, const CurveWatcher& watcher = {});

/// Returns the id of the numeric parameter that a plot varies, for plots of request sizes or of messages per
/// connection.
std::string variedNumber(PlotVariable vary);

/// Returns the scenario of a swept point: the curve's scenario with the value `x` as its setting or seed.
Scenario scenarioAt(const Catalog& catalog, const PlotSeries& curve, int x);

/// Returns a scenario's own value of the varied quantity, which is outstanding requests or bytes per request.
/// Empty if the processes of the scenario have different values, or if they have no value.
std::optional<double> settingOf(const Topology& topology, const Workload& workload, PlotVariable vary);

} // namespace boardset
