// SPDX-License-Identifier: GPL-3.0-or-later
// The curves of a plot: swept scenarios with their knees and published measurements.
#pragma once

#include "boardset/evidence/Evidence.h"

#include <optional>

namespace boardset {

/// One solved point of a curve.
struct PlotPoint {
    double x = 0;
    double throughput = 0;  ///< Value in the curve's unit: data rate, runs or a time; 0 if a wait is unbounded.
    double latencyNs = 0;   ///< Mean latency, including queueing.
    std::string bottleneck; ///< Title of the busiest station.
    double utilisation = 0; ///< Utilisation of the busiest station.
    std::string scenario;   ///< Id of the point's bundled scenario; empty if the point is `base` with another setting.
    int seed = 0;           ///< For run times by seed, the first seed in the point's interval; 0 for other curves.
};

/// A measurement whose scenario is a point of the curve.
struct PublishedPoint {
    double x = 0;
    /// Measured throughput in MB/s; on a curve of latency, the measured latency. On a curve of throughput, a published
    /// latency for one request at a time is converted by Little's law: bytes / latency.
    double throughput = 0;
    std::string value; ///< Value as printed: "1,520 MB/s", "954 ns".
    EvidenceRow row;   ///< Comparison with the model, without a derivation.
};

/// Returns the published point at which the model's error is largest. `points` must not be empty.
const PublishedPoint& farthestOff(const std::vector<PublishedPoint>& points);

/// A knee on a plot; see kneeOf().
struct PlotKnee {
    double x = 0;          ///< Outstanding requests or lines per requester; not rounded.
    double throughput = 0; ///< Throughput in MB/s.
    std::string station;   ///< Title of the station: "link of slot 0, downstream".
    bool isLink = false;
};

/// One curve of a plot. If the curve is swept, every point is `base` with another setting.
struct PlotSeries {
    std::string title;
    PlotVariable vary = PlotVariable::Outstanding;
    bool ofLatency = false;        ///< True if the plot shows latency.
    std::string unit = "MB/s";     ///< Unit of `throughput`; "operations/s" if no data moves; "µs" for a latency.
    std::string scenario;          ///< Id of `base` if that is a bundled scenario; else empty.
    Scenario base;                 ///< Scenario of the curve; that of the first point if each point has its own.
    std::vector<PlotPoint> points; ///< Points by ascending x. Values that do not fit the machine have no point.
    std::vector<PublishedPoint> published;
    std::optional<PlotKnee> knee; ///< Only for curves of data rate over outstanding requests.
};

/// Function that is called for every solved point; returns false to stop the sweep.
using CurveWatcher = std::function<bool(const PlotSeries& soFar)>;

/// Returns the values that a plot sweeps; empty if each point of the plot is a scenario of its own.
std::vector<int> sweptValues(const Plot& plot);

/// Returns the titles of a plot's curves, in order and without duplicates.
std::vector<std::string> curveTitles(const Plot& plot);

/// Returns a curve of a plot of the catalog. Throws InputError if a scenario does not exist, and TopologyError if a
/// scenario does not fit its machine.
PlotSeries plotSeries(const std::shared_ptr<const Catalog>& catalog, const Plot& plot, const std::string& title,
                      const ScenarioLoader& scenarios, const CurveWatcher& watcher = {});

/// Sweeps a scenario in canonical form as a plot does, for an additional curve. `scenarios` are the bundled scenarios,
/// whose measurements the curve can show. Throws TopologyError.
PlotSeries sweptSeries(const std::shared_ptr<const Catalog>& catalog, const Plot& plot, const std::string& title,
                       const Scenario& base, const ScenarioLoader& scenarios, const CurveWatcher& watcher = {});

/// Returns the id of the number that a plot of request sizes or of messages per connection varies.
std::string variedNumber(PlotVariable vary);

/// Returns the scenario of a swept point: the curve's scenario with `x` as its setting or seed.
Scenario scenarioAt(const Catalog& catalog, const PlotSeries& curve, int x);

/// Returns a scenario's own value of the varied quantity, which is outstanding requests or bytes of one request. Empty
/// if the processes of the scenario have different values or no value.
std::optional<double> settingOf(const Topology& topology, const Workload& workload, PlotVariable vary);

} // namespace boardset
