// SPDX-License-Identifier: GPL-3.0-or-later
// Two placements side by side, and what makes the difference.
#pragma once

#include "boardset/analysis/Answer.h"

#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// One thing that changed between A and B.
struct Cause {
    std::string title;            ///< "accesses that leave the board".
    std::optional<double> before; ///< Of A; nothing if A has no such part; infinite if it has no end.
    std::optional<double> after;
    std::string unit;
    std::string station{};               ///< Title of the part that it is about; empty: it is about none.
    std::vector<CustomerName> stopped{}; ///< Of both sides, those that it keeps from running.
    std::string wordBefore{};            ///< What the value of A is called, of a choice; empty: it is a number.
    std::string wordAfter{};
};

struct Comparison {
    std::string whyUnknown{};   ///< Why the rest says nothing: "A counts lines, B messages". Empty: it is known.
    std::string whyNoLatency{}; ///< Why the two latencies can't be compared though the rest can: no latency includes
                                ///< the wait for a turn on a processor. Empty: they can be.
    double throughputRatio = 1; ///< B over A.
    double latencyRatio = 1;
    double localityNs = 0;            ///< Part of the latency's change that is there on an idle machine,
    std::string locality{"distance"}; ///< and where it comes from: "other work" if operations or their numbers differ,
                                      ///< "other parts" of machines without near and far.
    double contentionNs = 0;          ///< Part that comes from waiting.
    double mixNs = 0; ///< Part that comes from other shares of the kinds of operation, where both do the same kinds.
                      ///< The three make up the change.

    bool isKnown() const { return whyUnknown.empty(); }
    bool isLatencyKnown() const { return isKnown() && whyNoLatency.empty(); }
};

/// Threads of an answer's first unit that share a processor with others, and take turns on it.
struct Turns {
    int threads = 0;
    double share = 0; ///< Sum of the parts of the time in which each of them has the processor.
};
Turns turnsIn(const Answer& answer);

/// Numbers rounded to multiples of `step` so that they add up to their rounded sum: parts that are shown beside their
/// whole. By the largest remainder: all are rounded down, then those that lost most are rounded up until the sum is
/// reached. Of equal remainders the first is rounded up.
std::vector<double> roundedParts(const std::vector<double>& parts, double step);

Comparison compare(const Answer& a, const Answer& b);

/// Each answer with the machine that it is for.
struct Side {
    const Answer& answer;
    const Topology& topology;
};

/// Limits of the model that concern the options that differ, a sentence each.
std::vector<std::string> limitsOf(const Topology& a, const Topology& b);

/// What differs: first what was chosen otherwise, then the largest relative change.
std::vector<Cause> causesOf(const Side& a, const Side& b);

} // namespace boardset
