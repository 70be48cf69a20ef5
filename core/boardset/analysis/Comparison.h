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
    std::optional<double> after;  ///< Value in B; empty if B has no such part; infinite if it is unbounded.
    std::string unit;
    std::string station{};               ///< Title of the part concerned; empty if there is none.
    std::vector<CustomerName> stopped{}; ///< Customers of A or B that the cause prevents from running.
    std::string wordBefore{};            ///< Name of A's choice if the difference is in a choice; else empty.
    std::string wordAfter{};             ///< Name of B's choice if the difference is in a choice; else empty.
};

/// Differences between the mean values of A and B.
struct Comparison {
    std::string whyUnknown{};   ///< Reason why all other fields are invalid: "A counts lines, B messages...".
                                ///< Empty if they are valid.
    std::string whyNoLatency{}; ///< Reason why only the latencies can't be compared: they do not include the wait for
                                ///< a shared processor. Empty if they can be compared.
    double throughputRatio = 1; ///< B / A.
    double latencyRatio = 1;
    double localityNs = 0;            ///< Change of latency that also occurs on an idle machine.
    std::string locality{"distance"}; ///< Cause of `localityNs`: "different work" if operations or their numbers
                                      ///< differ; "different parts" if machines lack local and remote memory.
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

/// Rounds numbers to multiples of `step` so that they add up to their rounded sum. By the largest remainder method, all
/// numbers are rounded down first. Then those with the largest remainders are rounded up until the sum is reached. If
/// remainders are equal, the first number is rounded up.
std::vector<double> roundedTerms(const std::vector<double>& parts, double step);

/// Compares the throughput and latency of two answers.
Comparison compare(const Answer& a, const Answer& b);

/// An answer with its machine.
struct Side {
    const Answer& answer;
    const Topology& topology;
};

/// Returns the limits of the model that concern options in which the two machines differ. Each limit is a sentence.
std::vector<std::string> limitsOf(const Topology& a, const Topology& b);

/// Returns the differences between two sides. Differences in choices come first. The others follow, from the largest
/// relative change to the smallest.
std::vector<Cause> causesOf(const Side& a, const Side& b);

} // namespace boardset
