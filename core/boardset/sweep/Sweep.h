// SPDX-License-Identifier: GPL-3.0-or-later
// The same question for a row of values: a scenario solved again and again while one quantity changes, or two.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/sweep/SweepEdits.h"

#include <functional>
#include <stop_token>

namespace boardset {

/// A quantity and the values that it takes, ascending.
struct SweepAxis {
    SweepQuantity quantity;
    std::vector<double> values;
};

/// What is swept: one point for each value of `over`, for each value of `curves`.
struct SweepAsked {
    SweepAxis over;
    std::optional<SweepAxis> curves{}; ///< None: one curve.
    /// Solves one; as the window does, if none is given. Is called by several threads at once.
    std::function<Answer(const Canonical&)> solve{};

    /// One curve over the load: then parts come to their limits along it.
    bool isOfLoad() const { return over.quantity.kind == SweepKind::Load && !curves; }
    std::size_t points() const { return over.values.size() * (curves ? curves->values.size() : 1); }
};

/// One point. What is printed of an answer, and no more: whole answers of a thousand points are gigabytes.
struct SweepPoint {
    std::size_t curve = 0; ///< Index of its value in SweepAsked::curves.
    double x = 0;
    bool isSolved = false;  ///< Else `reason` says why there is no answer.
    std::string reason;     ///< A sentence.
    std::string without;    ///< What a solved one has lost on the way, a sentence: "4 of 24 threads have stopped."
    std::string overridden; ///< Options that its machine doesn't follow, in sentences: "L3 mode is private, not shared.
                            ///< A six-way always runs with private L3."
    bool isEndless = false; ///< It waits for ever: throughput and latency are not known.
    Rate rate{};
    double latencyNs = 0; ///< Mean, waiting included.
    double idleNs = 0;
    StationAnswer busiest{};
};

/// Is told of each point in order, a curve after the other, with its scenario and answer where it has one. On the
/// thread that called.
using SweepWatcher = std::function<void(const SweepPoint& point, const Canonical* scenario, const Answer* answer)>;

/// The most points of one sweep, both values counted.
inline constexpr std::size_t sweepPointsMost = 1000;

/// Why a sweep is refused before it begins: a sentence; nothing if it is not.
std::optional<std::string> problemOf(const SweepAsked& asked);

/// Solves all points, on as many threads as the computer has, up to four. Each is exactly what solving the edited
/// scenario by itself gives; one that cannot be solved has the reason. Ends early when asked to, within the time of one
/// point. Throws std::invalid_argument with problemOf().
void runSweep(const Canonical& scenario, const SweepAsked& asked, const SweepWatcher& watcher,
              const std::stop_token& stop = {});

/// The knee of a curve that rises: the point that is farthest above the straight line from its first point to its
/// greatest value at its end, both axes as parts of their ranges (Satopaa et al., Finding a "Kneedle" in a Haystack,
/// 2011): its index. Nothing where that is less than a tenth, or of a curve that does not rise, or falls again.
std::optional<std::size_t> kneeAmong(const std::vector<std::pair<double, double>>& points);

/// The same of an open system's latency over its load: the point that carries most for its latency. Latency is flat
/// before it and steep after it; of one station of M/M/1 it is at half its capacity, where X/R = X (1 - XS)/S has its
/// maximum. Pairs of the load and its latency; nothing where that is the first or the last.
std::optional<std::size_t> kneeOfLatency(const std::vector<std::pair<double, double>>& points);

/// A part that fills as the load grows.
struct Crossing {
    std::string title;
    double limit = 1; ///< Utilisation from which it is hot.
    double times = 0; ///< So many times the load it is at its limit; below 1: it is over it now.
    int alike = 0;    ///< Others that are at theirs then.
};

/// The parts in the order in which they come to their limits as all that comes grows alike. By the utilisation law,
/// U = X D, exactly so whatever the distributions. Empty where somebody does not come at a rate of its own.
std::vector<Crossing> crossingsOf(const Answer& answer);

} // namespace boardset
