// SPDX-License-Identifier: GPL-3.0-or-later
// The curves of a plot: swept scenarios with their knees, and what was published about them.
#pragma once

#include "boardset/evidence/Evidence.h"

#include <optional>

namespace boardset {

/// One solved point.
struct PlotPoint {
    double x = 0;
    double throughput = 0;  ///< In the curve's unit; 0 of what waits without end. Of seeds: how many runs; or the time.
    double latencyNs = 0;   ///< Mean, waiting included.
    std::string bottleneck; ///< Title of the busiest station.
    double utilisation = 0; ///< Its.
    std::string scenario;   ///< Bundled scenario that it is; empty: the curve's with another setting.
    int seed = 0;           ///< Of seeds: the first of those runs; 0: there is none.
};

/// A measurement whose scenario is a point of the curve.
struct PublishedPoint {
    double x = 0;
    /// As measured, in MB/s; of a published latency what Little's law makes of it, one request at a time: bytes /
    /// latency. Of a curve of latency, that.
    double throughput = 0;
    std::string value; ///< As printed: "1,520 MB/s", "954 ns".
    EvidenceRow row;   ///< The model beside it, without a derivation.
};

/// That of which the model is farthest off; there is at least one.
const PublishedPoint& farthestOff(const std::vector<PublishedPoint>& points);

/// A knee on a plot: see kneeOf().
struct PlotKnee {
    double x = 0;          ///< Requests, or lines, of each requester; not rounded.
    double throughput = 0; ///< MB/s.
    std::string station;   ///< Title: "link of slot 0, downstream".
    bool isLink = false;
};

/// One curve. Of one that is swept, every point is `base` with another setting.
struct PlotCurve {
    std::string title;
    Vary vary = Vary::Outstanding;
    bool ofLatency = false;        ///< As its plot.
    std::string unit = "MB/s";     ///< Of throughput; "operations/s" of what moves no data; "µs" of a latency.
    std::string scenario;          ///< Bundled id of `base`; empty for one that is not bundled.
    Scenario base;                 ///< Of points that are scenarios, the first.
    std::vector<PlotPoint> points; ///< By ascending x. Values that do not fit the machine have none.
    std::vector<PublishedPoint> published;
    std::optional<PlotKnee> knee; ///< Of curves of data over what is outstanding.
};

/// Is told of every point as it is solved; false ends the sweep.
using CurveWatcher = std::function<bool(const PlotCurve& soFar)>;

/// The values that a plot sweeps; none where each point is a scenario.
std::vector<int> sweptValues(const Plot& plot);

/// The titles of a plot's curves, in order, each once.
std::vector<std::string> curveTitles(const Plot& plot);

/// A curve of a plot of the catalog. Throws InputError for a scenario that is not there, TopologyError for one that
/// does not fit its machine.
PlotCurve plotCurve(const std::shared_ptr<const Catalog>& catalog, const Plot& plot, const std::string& title,
                    const ScenarioLoader& scenarios, const CurveWatcher& watcher = {});

/// A scenario in canonical form swept as a plot is, for a curve beside the plot's own. `scenarios` are the
/// bundled ones, among which measurements are looked for. Throws TopologyError.
PlotCurve sweptCurve(const std::shared_ptr<const Catalog>& catalog, const Plot& plot, const std::string& title,
                     const Scenario& base, const ScenarioLoader& scenarios, const CurveWatcher& watcher = {});

/// The number of an operation that a plot of requests' bytes or of messages of a connection varies.
std::string variedNumber(Vary vary);

/// The scenario of a swept point: the curve's with that setting, or seed.
Scenario scenarioAt(const Catalog& catalog, const PlotCurve& curve, int x);

/// What a scenario itself has of what a plot varies: requests outstanding, or bytes of one; nothing where its
/// processes differ, or have none.
std::optional<double> settingOf(const Topology& topology, const Workload& workload, Vary vary);

} // namespace boardset
