// SPDX-License-Identifier: GPL-3.0-or-later
// The input and the result of an optimisation.
#pragma once

#include "boardset/best/SizeTarget.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// The goal of an optimisation. A closed set.
enum class BestGoal {
    /// Highest throughput or, among results with equal throughput, lowest latency.
    /// If the scenario has several kinds of operations, no kind may lose throughput, and the geometric mean of their
    /// throughputs is maximised.
    Throughput,
    /// Lowest mean latency among the placements in which the fewest threads share a processor.
    /// Among results with equal latency, highest throughput.
    /// If there are several kinds of operations, they are combined as for the goal Throughput.
    Latency,
    /// Fewest boards and processors that carry the target.
    /// If the target has no load and parts have failed, the load is the one that the scenario carries without the
    /// failures.
    Size
};

/// The input of an optimisation.
struct BestRequest {
    BestGoal goal = BestGoal::Throughput;
    /// Effort of the search; an effort of 1 takes about a second. Repeated runs have the same result.
    double effort = 1;
    unsigned seed = 1;   ///< Seed of the random order in which moves are tried.
    SizeTarget target{}; ///< For the goal Size, what the configuration must carry; otherwise not used.
};

/// A configuration that a search for size tried, with the placement that it found there.
struct SizeTrial {
    std::string change;         ///< Difference to the scenario's own configuration; empty if there is none.
    std::size_t boards = 0;     ///< Number of boards with working processors; 0 if the whole machine is one board.
    std::size_t processors = 0; ///< Number of working processors.
    std::optional<Rate> rate{}; ///< Throughput; empty if it is unknown, or if the work can't be placed.
    double latencyNs = 0;       ///< Mean latency; only valid if `rate` is known.
    std::string bottleneck{};   ///< Title of the busiest part; empty if there is none.
    std::string failed{};       ///< Title of the part whose failure leaves the least throughput; empty if no failure
                                ///< was tried.
    std::optional<Rate> rateFailed{}; ///< Throughput after this failure; empty if it is unknown.
    bool carries = false;
    std::string whyNot{}; ///< Why the configuration does not carry the target, as a sentence; empty if it does.
};

/// One change on the path from the scenario to the result. Each step starts from the result of the previous step.
struct BestStep {
    std::string title; ///< Title of the step: "Move thread 4 to SB3 P1".
    /// Increase of throughput, or decrease of latency, compared with the previous step.
    /// The number is a share of the scenario's value: 0.02 means 2 %. Empty if unknown.
    std::optional<double> gain;
};

/// The reason why a search ended. A closed set.
enum class BestEnd {
    Settled, ///< No further move improves the result.
    Stopped, ///< The user stopped the search.
    Spent    ///< The search used all of its effort.
};

/// The result of an optimisation.
struct Best {
    BestGoal goal = BestGoal::Throughput;
    /// Edits that lead from the scenario to `after`, in order; empty if the search found no improvement.
    std::vector<Edit> edits;
    Canonical after;
    Answer before; ///< Results of the scenario, solved with the scenario's own method.
    Answer answer; ///< Results of `after`, solved with the method that was used for `before`.
    int tried = 0; ///< Number of placements that the search solved.
    BestEnd end = BestEnd::Settled;
    std::string reason{};          ///< Reason why the search ended, as a clause: "no further move of threads...".
    std::vector<BestStep> steps{}; ///< A short list of steps; its last entry summarises all remaining steps.
    /// For the goal Size, the load to carry, as a sentence; empty if it is the load that the scenario carries now.
    std::string aim{};
    /// For the goal Size, the effect on threads that newly share processors, in sentences; empty if there are no such
    /// threads.
    std::string timeSharing{};
    /// Changes of throughput for all kinds of operations except the first, as a sentence; empty if there are none.
    std::string others{};
    /// For the goal Size, the loss that a smaller configuration would cause, as a sentence; empty if there is no loss.
    std::string smaller{};
    /// For the goal Size, all configurations that the search tried, those with the fewest processors first.
    std::vector<SizeTrial> configurations{};
    bool carries = true; ///< False if no configuration carries the target.
};

/// A function that receives the progress of a search (from 0 to 1) and the best result so far.
/// The function is called before every solution, and returns false to stop the search.
using BestProgress = std::function<bool(double fraction, const Answer& bestSoFar)>;

/// Returns the name of a goal: "throughput", "latency", "size".
std::string toString(BestGoal goal);

} // namespace boardset
