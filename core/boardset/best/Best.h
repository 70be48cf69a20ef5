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
    /// Highest throughput; among results with equal throughput, lowest latency.
    /// If the scenario has several kinds of operations, no kind may lose throughput,
    /// and the geometric mean over all kinds is maximised.
    Throughput,
    /// Lowest mean latency among the placements in which the fewest threads share a processor.
    /// Among results with equal latency, highest throughput. Several kinds of operations are treated as for Throughput.
    Latency,
    /// Fewest boards and processors that carry the load of the scenario.
    /// If parts have failed, this is the load that the scenario carries without the failures.
    Size
};

/// The input of an optimisation.
struct BestRequest {
    BestGoal goal = BestGoal::Throughput;
    double effort = 1; ///< Effort of the search: 1 takes about a second. Repeated runs have the same result.
    unsigned seed = 1; ///< Seed of the random order in which moves are tried.
};

/// One change on the path from the scenario to the result. Each step builds on the previous steps.
struct BestStep {
    std::string title; ///< "Move thread 4 to SB3 P1".
    /// Increase of throughput, or decrease of latency, compared with the previous step.
    /// Given as a share of the scenario's value: 0.02 means 2 %. Empty if unknown.
    std::optional<double> gain;
};

/// The reason why a search ended. A closed set.
enum class BestEnd {
    Settled, ///< No further move improves the result.
    Stopped, ///< The user stopped the search.
    Spent    ///< The search reached the limit of its effort.
};

/// The result of an optimisation.
struct Best {
    BestGoal goal = BestGoal::Throughput;
    /// Edits that lead from the scenario to `after`, in order; empty if nothing better was found.
    std::vector<Edit> edits;
    Canonical after;
    Answer before; ///< Result of the scenario, solved with the scenario's own method.
    Answer answer; ///< Result of `after`, solved with the same method as `before`.
    int tried = 0; ///< Number of placements that were solved.
    BestEnd end = BestEnd::Settled;
    std::string reason{};          ///< Reason why the search ended, as a clause: "no further move of threads...".
    std::vector<BestStep> steps{}; ///< A short list of steps; the last entry stands for all remaining steps.
    /// For goal Size, the load to carry, as a sentence; empty if it is the load that the scenario carries now.
    std::string aim{};
    /// For goal Size, the effect on threads that newly share processors, in sentences; empty if there are none.
    std::string timeSharing{};
    /// Changes in the kinds of operations after the first, as a sentence; empty if these are unchanged.
    std::string others{};
    /// For goal Size, the loss that a smaller configuration would cause, as a sentence; empty if there is none.
    std::string smaller{};
};

/// A function that receives the progress of a search (from 0 to 1) and the best result so far.
/// The function is called before every solution, and returns false to stop the search.
using BestProgress = std::function<bool(double fraction, const Answer& bestSoFar)>;

/// Returns the word for a goal: "throughput", "latency", "size".
std::string toString(BestGoal goal);

} // namespace boardset
