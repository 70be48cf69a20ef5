// SPDX-License-Identifier: GPL-3.0-or-later
// Compares two answers, for the texts that describe a change.
#pragma once

#include "boardset/analysis/Answer.h"

#include <QString>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace boardset {

/// Sign of a change: -1, 0 or 1; 0 if its size is below `least`.
inline int trendOf(double change, double least) {
    return change >= least ? 1 : change <= -least ? -1 : 0;
}

/// Stopped customers of an answer, by name. The value has the noun, and the number of identical customers.
std::map<CustomerName, std::pair<std::string, int>> stoppedIn(const Answer& answer);

/// Verbs for the work that the answer's first rate counts, for example "copied".
std::set<std::string> verbsOf(const Answer& answer);

/// Ratio of the current throughput to the previous one; nothing if the units or the kinds of work differ.
std::optional<double> throughputRatio(const Answer& before, const Answer& now);
/// Sign of the change that a throughput ratio expresses; 0 if the change is below 0.05 %.
inline int throughputTrend(double ratio) {
    return trendOf(ratio - 1, 0.0005);
}
/// True if requests arrive at given rates in both answers, and all requests are served.
/// A change of such a rate is neither a gain nor a loss of the machine.
bool isAsAsked(const Answer& before, const Answer& now);
/// True if two answers have different numbers of customers.
/// A change between such steps of a program does not count as a gain.
inline bool areOtherThreads(const Answer& a, const Answer& b) {
    return a.model.customerCount() != b.model.customerCount();
}
/// Sign of the change of the mean latency; 0 if the latency is unchanged, or if the two latencies cannot be compared.
int latencyTrend(const Answer& before, const Answer& now);
/// Says in a few words why a change of the mean latency is neither a gain nor a loss; empty if it is either.
/// The reason is that different customers are stopped, or that the mix of operations changed.
/// A different mix can move the mean in the opposite direction to the latencies of the operations themselves.
QString whyNoGain(const Answer& before, const Answer& now);

} // namespace boardset
