// SPDX-License-Identifier: GPL-3.0-or-later
// The curves of a plot: swept scenarios with their knees and published measurements.
#pragma once

#include "boardset/evidence/Evidence.h"

#include <optional>

namespace boardset {

/// One solved point.
struct PlotPoint {
    double x = 0;
    double throughput = 0;  ///< In the curve's unit, also runs or a time; 0 if a wait is unbounded.
    double latencyNs = 0;   ///< Mean, with queueing.
    std::string bottleneck; ///< Title of the busiest station.
    double utilisation = 0; ///< Utilisation of the busiest station.
    std::string scenario;   ///< Bundled scenario of the point; empty: the curve's with another setting.
    int seed = 0;           ///< For seeds, the first of these runs; 0 if there is none.
};

/// A measurement whose scenario is a point of the curve.
struct PublishedPoint {
    double x = 0;
    /// As measured, in MB/s. A published latency is converted by Little's law, for one request at a time: bytes /
    /// latency. On a curve of latency, the latency.
    double throughput = 0;
    std::string value; ///< As printed: "1,520 MB/s", "954 ns".
    EvidenceRow row;   ///< Comparison with the model, without a derivation.
};

/// Returns the point with the largest error of the model; there must be at least one.
const PublishedPoint& farthestOff(const std::vector<PublishedPoint>& points);

/// A knee on a plot: see kneeOf().
struct PlotKnee {
    double x = 0;          ///< Requests or lines of each requester; not rounded.
    double throughput = 0; ///< MB/s.
    std::string station;   ///< Title: "link of slot 0, downstream".
    bool isLink = false;
};

/// One curve. If it is swept, every point is `base` with another setting.
struct PlotCurve {
    std::string title;
    Vary vary = Vary::Outstanding;
    bool ofLatency = false;        ///< As in its plot.
    std::string unit = "MB/s";     ///< Unit of `throughput`; "operations/s" if no data moves; "µs" for a latency.
    std::string scenario;          ///< Bundled id of `base`; empty if it is not bundled.
    Scenario base;                 ///< The first, if the points are scenarios.
    std::vector<PlotPoint> points; ///< By ascending x. Values that do not fit the machine have no point.
    std::vector<PublishedPoint> published;
    std::optional<PlotKnee> knee; ///< For curves of data over outstanding requests.
};

/// Called for every solved point; returns false to stop the sweep.
using CurveWatcher = std::function<bool(const PlotCurve& soFar)>;

/// Returns the values that a plot sweeps; empty if each point is a scenario.
std::vector<int> sweptValues(const Plot& plot);

/// Returns the titles of a plot's curves, in order and without duplicates.
std::vector<std::string> curveTitles(const Plot& plot);

/// Returns a curve of a plot of the catalog. Throws InputError if a scenario does not exist, TopologyError if one does
/// not fit its machine.
PlotCurve plotCurve(const std::shared_ptr<const Catalog>& catalog, const Plot& plot, const std::string& title,
                    const ScenarioLoader& scenarios, const CurveWatcher& watcher = {});

/// Sweeps a scenario in canonical form like a plot, for a curve next to the plot's own. `scenarios` are the bundled
/// ones, which are searched for measurements. Throws TopologyError.
PlotCurve sweptCurve(const std::shared_ptr<const Catalog>& catalog, const Plot& plot, const std::string& title,
                     const Scenario& base, const ScenarioLoader& scenarios, const CurveWatcher& watcher = {});

/// Returns the id of the number that a plot of request sizes or of messages per connection varies.
std::string variedNumber(Vary vary);

/// Returns the scenario of a swept point: the curve's with that setting or seed.
Scenario scenarioAt(const Catalog& catalog, const PlotCurve& curve, int x);

/// Returns a scenario's own value of the varied quantity: outstanding requests, or bytes of one; empty if its processes
/// differ, or have none.
std::optional<double> settingOf(const Topology& topology, const Workload& workload, Vary vary);

} // namespace boardset
