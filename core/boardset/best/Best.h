// SPDX-License-Identifier: GPL-3.0-or-later
// What a search for the best is asked, and what it answers.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/scenario/Edit.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// What is best. Closed.
enum class BestGoal {
    Throughput, ///< The most; of equals the one with the least latency. Of several units none gets less done than now,
                ///< and of what is left the geometric mean is the most.
    Latency,    ///< The least mean latency, in the same sense, of those in which the fewest threads share a processor;
                ///< of equals the one with the most throughput.
    Size        ///< The fewest boards and processors that carry what the scenario carries; where parts have failed,
                ///< what it carries without the failures.
};

struct BestAsked {
    BestGoal goal = BestGoal::Throughput;
    double effort = 1; ///< How long it may search: 1 is about a second, whatever the machine; the same on every run.
    unsigned seed = 1; ///< Of what is tried in which order.
};

/// One change on the way from the scenario to what was found, with all that the changes before it made.
struct BestStep {
    std::string title;          ///< "Move thread 4 to SB3 P1".
    std::optional<double> gain; ///< Throughput more than before the step, or latency less, of that of the scenario:
                                ///< 0.02 is 2 %. None: not known.
};

/// Why a search ended. Closed.
enum class BestEnd {
    Settled, ///< Nothing that it tries helps any more.
    Stopped, ///< By whoever asked.
    Spent    ///< It has tried as many as it may.
};

struct Best {
    BestGoal goal = BestGoal::Throughput;
    std::vector<Edit> edits; ///< They lead from the scenario to `after`, in order; none: nothing better was found.
    Canonical after;
    Answer before; ///< To the scenario,
    Answer answer; ///< and to `after`, both by the scenario's own method.
    int tried = 0; ///< Placements that were solved.
    BestEnd end = BestEnd::Settled;
    std::string reason{};          ///< Why it ended, half a sentence: "none of the moves that it tries helps...".
    std::vector<BestStep> steps{}; ///< A short list: the last one stands for all that are left.
    std::string aim{};             ///< Of size: what it has to carry, a sentence; empty: what the scenario carries now.
    std::string turns{}; ///< Of size: what it does that threads share processors now, sentences; empty: none does more.
    std::string others{};  ///< What of other units than the first is done then, a sentence; empty: as before.
    std::string smaller{}; ///< Of size: what a step smaller would lose, a sentence; empty where there is no such step.
};

/// Told how far a search is, from 0 to 1, and what the best so far answers; false stops it. It is asked before every
/// solution.
using BestProgress = std::function<bool(double fraction, const Answer& bestSoFar)>;

/// "throughput", "latency", "size".
std::string toString(BestGoal goal);

} // namespace boardset
