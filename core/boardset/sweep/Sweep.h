// SPDX-License-Identifier: GPL-3.0-or-later
// Solves a scenario repeatedly for a range of values of one or two quantities.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/sweep/SweepEdits.h"
#include "boardset/sweep/SweepKnee.h"

#include <functional>
#include <stop_token>

namespace boardset {

/// A swept quantity and its values in ascending order.
struct SweepAxis {
    SweepQuantity quantity;
    std::vector<double> values;
};

/// The definition of a sweep: one point for each combination of a value of `over` and a value of `curves`.
struct SweepRequest {
    SweepAxis over;
    std::optional<SweepAxis> curves{}; ///< Quantity that distinguishes the curves; empty if there is only one curve.
    /// Function that solves one scenario; several threads call it concurrently.
    /// If empty, the scenario is solved in the same way as in the window.
    std::function<Answer(const Canonical&)> solve{};

    /// True if the sweep has a single curve, over the load. Parts reach their limits along such a curve.
    bool isOfLoad() const { return over.quantity.kind == SweepKind::Load && !curves; }
    std::size_t points() const { return over.values.size() * (curves ? curves->values.size() : 1); }
};

/// One point of a sweep.
/// A point has only the values that are printed, because complete results for a thousand points would need gigabytes.
struct SweepPoint {
    std::size_t curve = 0; ///< Index of the curve's value in SweepRequest::curves.
    double x = 0;
    bool isSolved = false; ///< True if there is a result; otherwise `reason` says why there is none.
    std::string reason;    ///< Reason why there is no result, as a sentence.
    /// Sentence about customers that have stopped at a solved point: "4 of 24 threads have stopped."
    std::string without;
    /// Sentences about options that the machine overrides at this point:
    /// "L3 mode is private, not shared. A six-way always runs with private L3."
    std::string overridden;
    bool isOverloaded = false; ///< True if demand exceeds capacity, so that throughput and latency are unknown.
    Rate rate{};
    double latencyNs = 0; ///< Mean latency, including queueing time.
    double idleNs = 0;    ///< Mean latency on an idle machine.
    StationAnswer busiest{};
    std::optional<PlotKnee> knee{}; ///< Knee of the point's curve, if the curve is over outstanding operations.
};

/// Fills in a point with a result of the model.
void setResult(SweepPoint& point, const Answer& answer);

/// Returns the values of the swept quantities at a point.
std::vector<SweepSetting> settingsAt(const SweepRequest& asked, const SweepPoint& point);

/// A function that receives each point in order, curve by curve.
/// `scenario` and `answer` are null if there is no result.
/// The function is called on the thread that calls runSweep().
using SweepWatcher = std::function<void(const SweepPoint& point, const Canonical* scenario, const Answer* answer)>;

/// Maximum total number of points in a sweep of one or two quantities.
inline constexpr std::size_t sweepPointsMost = 1000;

/// Returns the reason why a sweep is refused, as a sentence; nothing if the sweep is valid.
std::optional<std::string> problemOf(const SweepRequest& asked);

/// Solves all points on up to four threads, depending on the computer.
/// The result at each point is the same as if the edited scenario were solved on its own.
/// A point that cannot be solved contains the reason.
/// After a stop request, the function returns within the time that it needs to solve one point.
/// Throws std::invalid_argument with the text of problemOf().
void runSweep(const Canonical& scenario, const SweepRequest& asked, const SweepWatcher& watcher,
              const std::stop_token& stop = {});

/// The point at which a part reaches its limit as the load grows.
struct Crossing {
    std::string title;
    double limit = 1; ///< Lowest utilisation at which the part counts as saturated.
    /// Multiple of the current load at which the part reaches its limit; below 1 if the part already exceeds its limit.
    double times = 0;
    int others = 0; ///< Number of other parts that reach their limits at the same load.
};

/// Returns the parts in the order in which they reach their limits if all arrival rates grow in proportion.
/// By the utilisation law, U = X D, utilisation is the product of throughput and demand. The result is therefore exact
/// for all distributions of arrivals and services.
/// Empty if a customer does not arrive at a fixed rate.
std::vector<Crossing> crossingsOf(const Answer& answer);

} // namespace boardset
