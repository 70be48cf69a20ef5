// SPDX-License-Identifier: GPL-3.0-or-later
// Comparison of two placements, A and B, and the causes of their differences.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/text/Message.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace boardset {

/// One difference between placements A and B.
struct Cause {
    Message title; ///< Title of the difference: "accesses that leave the board".
    /// Value in A; empty if the compared part does not exist in A; infinite if the value is unbounded.
    std::optional<double> before;
    /// Value in B; empty if the compared part does not exist in B; infinite if the value is unbounded.
    std::optional<double> after;
    std::string unit;
    std::string station{};               ///< Title of the part to which the difference applies; empty if there is none.
    std::vector<CustomerName> stopped{}; ///< Customers of A or B that this cause prevents from running.
    std::string wordBefore{};            ///< If the difference is a choice, the name of A's choice; otherwise empty.
    std::string wordAfter{};             ///< If the difference is a choice, the name of B's choice; otherwise empty.
};

/// Differences between the mean values of placements A and B.
struct Comparison {
    /// Reason why all other fields are invalid: "A counts lines, B messages...". Empty if the fields are valid.
    std::string whyUnknown{};
    /// Reason why the latencies can't be compared: they do not include the wait for a shared processor.
    /// Empty if they can be compared.
    std::string whyNoLatency{};
    double throughputRatio = 1; ///< B / A.
    double latencyRatio = 1;
    double localityNs = 0; ///< The part of the latency change that also occurs on an idle machine.
    /// Cause of `localityNs`. "different work" if the operations or their numeric parameters differ.
    /// "different parts" if the machines do not distinguish local and remote memory.
    std::string locality = Message{"distance"};
    double contentionNs = 0; ///< The part of the latency change that is due to queueing.
    /// The part of the latency change that is due to a different mix of the same kinds of operation.
    /// `localityNs`, `contentionNs` and `mixNs` add up to the change of the mean latency.
    double mixNs = 0;

    bool isKnown() const { return whyUnknown.empty(); }
    bool isLatencyKnown() const { return isKnown() && whyNoLatency.empty(); }
};

/// The threads of an answer's first unit that are time-shared with other threads on a processor.
struct TimeSharing {
    int threads = 0; ///< Number of threads that share a processor.
    /// Sum, over all threads that share a processor, of the share of time in which the thread has the processor.
    double share = 0;
};
TimeSharing timeSharingIn(const Answer& answer);

/// Rounds numbers to multiples of `step` so that the results add up to the rounded sum.
/// Uses the largest remainder method: rounds all numbers down, and then rounds the numbers with the largest remainders
/// up until the sum is reached.
/// Among equal remainders, the first number is rounded up first.
std::vector<double> roundedTerms(const std::vector<double>& parts, double step);

/// Returns the verbs for the work that is counted in the first throughput of the answer, for example "copied".
std::set<std::string> verbsOf(const Answer& answer);

/// Returns the stopped customers of an answer, keyed by name: the noun and the number of identical customers.
std::map<CustomerName, std::pair<std::string, int>> stoppedIn(const Answer& answer);

/// True if each of two answers has a single kind of work, and these kinds differ. Their throughputs then have no ratio.
bool isOtherWork(const Answer& a, const Answer& b);

/// Compares the throughput and latency of two answers.
Comparison compare(const Answer& a, const Answer& b);

/// One side of a comparison: an answer and its machine.
struct Side {
    const Answer& answer;
    const Topology& topology;
};

/// Returns the limits of the model that affect options in which the two machines differ, one sentence per limit.
std::vector<std::string> limitsOf(const Topology& a, const Topology& b);

/// Returns the differences between two sides.
/// Differences in choices come first; the others are sorted by relative change, largest first.
std::vector<Cause> causesOf(const Side& a, const Side& b);

} // namespace boardset
