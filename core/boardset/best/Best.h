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

/// The goal of an optimisation. Closed.
enum class BestGoal {
    Throughput, ///< Highest throughput; among equals, lowest latency. If the scenario has several kinds of operations,
                ///< no kind may lose throughput, and the geometric mean of all kinds is maximised.
    Latency,    ///< Lowest mean latency, in the same sense, among the placements in which the fewest threads share a
                ///< processor; among equals, highest throughput.
    Size        ///< Fewest boards and processors that can carry the load of the scenario; with failed parts, its load
                ///< without the failures.
};

/// The input of an optimisation.
struct BestAsked {
    BestGoal goal = BestGoal::Throughput;
    double effort = 1; ///< Duration of the search: 1 is about a second on any machine. The result is the same in every
                       ///< run.
    unsigned seed = 1; ///< Seed of the order in which moves are tried.
};

/// One change on the path from the scenario to the result. Steps build on each other.
struct BestStep {
    std::string title;          ///< "Move thread 4 to SB3 P1".
    std::optional<double> gain; ///< Increase of throughput, or decrease of latency, compared with the previous step, as
                                ///< a share of the scenario's value: 0.02 is 2 %. Empty: unknown.
};

/// The reason that a search ended. Closed.
enum class BestEnd {
    Settled, ///< No further move improves the result.
    Stopped, ///< The user stopped it.
    Spent    ///< It reached the limit of its effort.
};

/// The result of an optimisation.
struct Best {
    BestGoal goal = BestGoal::Throughput;
    std::vector<Edit> edits; ///< Edits that lead from the scenario to `after`, in order; empty if nothing better was
                             ///< found.
    Canonical after;
    Answer before; ///< Result of the scenario, with its own solution method.
    Answer answer; ///< Result of `after`, with the same method.
    int tried = 0; ///< Number of placements that were solved.
    BestEnd end = BestEnd::Settled;
    std::string reason{};          ///< Why it ended, as a clause: "no further move of threads or pages...".
    std::vector<BestStep> steps{}; ///< A short list; the last entry represents all remaining steps.
    std::string aim{};             ///< For size, the load to carry, as a sentence; empty: the load that the scenario
                                   ///< carries now.
    std::string turns{};  ///< For size, the effect of threads that newly share processors, in sentences; empty if there
                          ///< are none.
    std::string others{}; ///< Changes of other kinds of operations than the first, as a sentence; empty if they are
                          ///< unchanged.
    std::string smaller{}; ///< For size, the loss that a smaller configuration would cause, as a sentence; empty if
                           ///< there is none.
};

/// Receives the progress of a search, from 0 to 1, and the best result so far; returns false to stop it. Called before
/// every solution.
using BestProgress = std::function<bool(double fraction, const Answer& bestSoFar)>;

/// Returns "throughput", "latency", "size".
std::string toString(BestGoal goal);

} // namespace boardset
