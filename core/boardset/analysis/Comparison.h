// SPDX-License-Identifier: GPL-3.0-or-later
// Comparison of two placements, and the causes of their differences.
#pragma once

#include "boardset/analysis/Answer.h"

#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// One difference between A and B.
struct Cause {
    std::string title;            ///< Title of the difference: "accesses that leave the board".
    std::optional<double> before; ///< Value in A; empty if A has no such part; infinite if it is unbounded.
    std::optional<double> after;  ///< Value in B, likewise.
    std::string unit;
    std::string station{};               ///< Title of the part concerned; empty if there is none.
    std::vector<CustomerName> stopped{}; ///< Customers on either side that the cause prevents from running.
    std::string wordBefore{};            ///< Name of A's value if the difference is one of choices; else empty.
    std::string wordAfter{};             ///< Name of B's value, likewise.
};

/// Differences of the means of B and A.
struct Comparison {
    std::string whyUnknown{};   ///< Reason why no other field is valid: "A counts lines, B messages..."; else empty.
    std::string whyNoLatency{}; ///< Reason why the latencies can't be compared although the rest can: no latency
                                ///< includes the wait for a shared processor. Empty if they can be compared.
    double throughputRatio = 1; ///< B / A.
    double latencyRatio = 1;
    double localityNs = 0;            ///< Change of latency that also exists on an idle machine.
    std::string locality{"distance"}; ///< Cause of `localityNs`: "different work" if operations or their numbers
                                      ///< differ, "different parts" for machines without local and remote memory.
    double contentionNs = 0;          ///< Change of latency that comes from queueing.
    double mixNs = 0; ///< Change of latency that comes from a different mix of the same kinds of operation. The three
                      ///< changes add up to the change of the mean latency.

    bool isKnown() const { return whyUnknown.empty(); }
    bool isLatencyKnown() const { return isKnown() && whyNoLatency.empty(); }
};

/// Threads of an answer's first unit that share a processor with other threads and run on it in turns.
struct TimeSharing {
    int threads = 0;  ///< Number of those threads.
    double share = 0; ///< Sum, over these threads, of the share of time in which a thread has its processor.
};
TimeSharing timeSharingIn(const Answer& answer);

/// Rounds numbers to multiples of `step` so that they add up to their rounded sum. Uses the largest remainder: all are
/// rounded down, then those with the largest remainders are rounded up until the sum is reached. Among equal remainders
/// the first is rounded up.
std::vector<double> roundedTerms(const std::vector<double>& parts, double step);

/// Compares the throughput and latency of two answers.
Comparison compare(const Answer& a, const Answer& b);

/// An answer with its machine.
struct Side {
    const Answer& answer;
    const Topology& topology;
};

/// Returns the limits of the model that concern the options in which the machines differ, one sentence each.
std::vector<std::string> limitsOf(const Topology& a, const Topology& b);

/// Returns the differences between two sides: those of choices first, then the others from the largest relative change
/// to the smallest.
std::vector<Cause> causesOf(const Side& a, const Side& b);

} // namespace boardset
