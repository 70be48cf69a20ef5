// SPDX-License-Identifier: GPL-3.0-or-later
// Results for one thread or stream.
#pragma once

#include "boardset/analysis/Answer.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace boardset {

/// Results of one customer, taken from the classes to which the customer belongs.
struct CustomerAnswer {
    /// Indices, in the answer, of the customer's classes: none if the customer makes no accesses, two for a stream that
    /// reads and writes.
    std::vector<std::size_t> classes;
    double bytesPerSecond = 0;      ///< The customer's share of the data rate of all its classes.
    double operationsPerSecond = 0; ///< The customer's share of the operation rate of all its classes.
    /// Share of time in which the customer has its processor: 1/k if k customers share the processor.
    double processorShare = 1;
    /// Index of the class whose latency is the customer's latency. For a stream that reads and writes, this is the
    /// class of the reads, because a stream does not wait for its writes. Empty if the customer is in no class.
    std::optional<std::size_t> waiting;

    /// Returns the customer's latency in ns; 0 if the customer is in no class.
    double latencyNs(const Answer& answer) const { return waiting ? answer.classes[*waiting].latencyNs : 0; }
    /// Returns the latency that users see, in ns.
    /// For a message, this is the latency of the whole message. 0 if the customer is in no class.
    double reportedNs(const Answer& answer) const { return waiting ? answer.classes[*waiting].reportedNs : 0; }
};

/// Returns the results of the given customer; `classes` of the result is empty if the customer is in no class.
CustomerAnswer customerAnswerOf(const Answer& answer, const CustomerName& thread);
/// Returns the results of all customers in a class, keyed by name. The names are valid for the lifetime of the answer.
std::unordered_map<std::string_view, CustomerAnswer> customerAnswersOf(const Answer& answer);

} // namespace boardset
