// SPDX-License-Identifier: GPL-3.0-or-later
// Solves a scenario repeatedly for a range of values of one or two quantities.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/sweep/SweepEdits.h"
#include "boardset/sweep/SweepKnee.h"

#include <functional>
#include <stop_token>

namespace boardset {

/// A quantity and its values, ascending.
struct SweepAxis {
    SweepQuantity quantity;
    std::vector<double> values;
};

/// The definition of a sweep: one point for each value of `over` and each value of `curves`.
struct SweepRequest {
    SweepAxis over;
    std::optional<SweepAxis> curves{}; ///< Empty: one curve.
    /// Solves one scenario; empty: as the window does. Several threads call it concurrently.
    std::function<Answer(const Canonical&)> solve{};

    /// True for one curve over the load, along which parts reach their limits.
    bool isOfLoad() const { return over.quantity.kind == SweepKind::Load && !curves; }
    std::size_t points() const { return over.values.size() * (curves ? curves->values.size() : 1); }
};

/// One point of a sweep. It has only printed values, because whole results of a thousand points need gigabytes.
struct SweepPoint {
    std::size_t curve = 0; ///< Index of the curve's value in SweepRequest::curves.
    double x = 0;
    bool isSolved = false; ///< False if there is no result; `reason` says why.
    std::string reason;    ///< Why there is no result, as a sentence.
    /// Customers of a solved point that have stopped, as a sentence: "4 of 24 threads have stopped."
    std::string without;
    /// Options that the machine of the point overrides, in sentences:
    /// "L3 mode is private, not shared. A six-way always runs with private L3."
    std::string overridden;
    bool isOverloaded = false; ///< True if the point is overloaded: throughput and latency are unknown.
    Rate rate{};
    double latencyNs = 0; ///< Mean latency including queueing.
    double idleNs = 0;
    StationAnswer busiest{};
};

/// Receives each point in order, curve by curve, with its scenario and result if it has one.
/// Called on the caller's thread.
using SweepWatcher = std::function<void(const SweepPoint& point, const Canonical* scenario, const Answer* answer)>;

/// Maximum number of points of one sweep, over both quantities.
inline constexpr std::size_t sweepPointsMost = 1000;

/// Returns a sentence about why a sweep is refused; nothing if it is valid.
std::optional<std::string> problemOf(const SweepRequest& asked);

/// Solves all points on up to four threads, depending on the computer.
/// Each point has the same result as the edited scenario solved on its own; a point that cannot be solved has a reason.
/// If stopped, it ends within the time of one point. Throws std::invalid_argument with problemOf().
void runSweep(const Canonical& scenario, const SweepRequest& asked, const SweepWatcher& watcher,
              const std::stop_token& stop = {});

/// The point at which a part reaches its limit as the load grows.
struct Crossing {
    std::string title;
    double limit = 1; ///< Utilisation from which the part counts as saturated.
    double times = 0; ///< Multiple of the load at which the part reaches its limit; below 1: it is above its limit now.
    int others = 0;   ///< Number of other parts that reach their limits at the same load.
};

/// Returns the parts in the order in which they reach their limits if all arrivals grow in proportion. By the
/// utilisation law, U = X D, this is exact for all distributions. Empty if a customer does not arrive at a fixed rate.
std::vector<Crossing> crossingsOf(const Answer& answer);

} // namespace boardset
