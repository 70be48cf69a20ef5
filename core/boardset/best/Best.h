// SPDX-License-Identifier: GPL-3.0-or-later
// The input and the result of an optimisation.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/scenario/Edit.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// The goal of an optimisation. A closed set.
enum class BestGoal {
    /// Highest throughput; among equals, lowest latency. If the scenario has several kinds of operations,
    /// no kind may lose throughput, and the geometric mean over all kinds is maximised.
    Throughput,
    /// Lowest mean latency among the placements in which the fewest threads share a processor;
    /// among equals, highest throughput. For several kinds of operations, as for throughput.
    Latency,
    /// Fewest boards and processors that carry the load of the scenario; with failed parts, its load without failures.
    Size
};

/// The input of an optimisation.
struct BestRequest {
    BestGoal goal = BestGoal::Throughput;
    double effort = 1; ///< Duration of the search: 1 is about a second. Repeated runs have the same result.
    unsigned seed = 1; ///< Seed of the order in which moves are tried.
};

/// One change on the path from the scenario to the result. Steps build on each other.
struct BestStep {
    std::string title; ///< "Move thread 4 to SB3 P1".
    /// Increase of throughput, or decrease of latency, compared with the previous step,
    /// as a share of the scenario's value: 0.02 is 2 %. Empty: unknown.
    std::optional<double> gain;
};

/// The reason why a search ended. A closed set.
enum class BestEnd {
    Settled, ///< No further move improves the result.
    Stopped, ///< The user stopped it.
    Spent    ///< It reached the limit of its effort.
};

/// The result of an optimisation.
struct Best {
    BestGoal goal = BestGoal::Throughput;
    /// Edits that lead from the scenario to `after`, in order; empty if nothing better was found.
    std::vector<Edit> edits;
    Canonical after;
    Answer before; ///< Result of the scenario, with its own solution method.
    Answer answer; ///< Result of `after`, with the same method.
    int tried = 0; ///< Number of placements that were solved.
    BestEnd end = BestEnd::Settled;
    std::string reason{};          ///< Why the search ended, as a clause: "no further move of threads or pages...".
    std::vector<BestStep> steps{}; ///< A short list; the last entry represents all remaining steps.
    /// For size, the load to carry, as a sentence; empty: the load that the scenario carries now.
    std::string aim{};
    /// For size, the effect of threads that newly share processors, in sentences; empty if there are none.
    std::string timeSharing{};
    /// Changes of the kinds of operations other than the first, as a sentence; empty if they are unchanged.
    std::string others{};
    /// For size, the loss that a smaller configuration would cause, as a sentence; empty if there is none.
    std::string smaller{};
};

/// Receives the progress of a search, from 0 to 1, and the best result so far; returns false to stop it.
/// Called before every solution.
using BestProgress = std::function<bool(double fraction, const Answer& bestSoFar)>;

/// Returns the word for a goal: "throughput", "latency", "size".
std::string toString(BestGoal goal);

} // namespace boardset
