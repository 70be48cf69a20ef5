// SPDX-License-Identifier: GPL-3.0-or-later
// How far one answer is from another, for what is said of a change.
#pragma once

#include "boardset/analysis/Answer.h"

#include <QString>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace boardset {

/// The sign of a change that is worth showing: at least `least`.
inline int trendOf(double change, double least) {
    return change >= least ? 1 : change <= -least ? -1 : 0;
}

/// Stopped customers of an answer by name, each with its noun and how many it stands for.
std::map<CustomerName, std::pair<std::string, int>> stoppedIn(const Answer& answer);

/// What is done by those whom its first rate counts: "copied".
std::set<std::string> verbsOf(const Answer& answer);

/// The throughput now to that before; nothing where the two have no ratio: of other units, or of other work.
std::optional<double> throughputRatio(const Answer& before, const Answer& now);
/// Its sign: a change of half a thousandth is one.
inline int throughputTrend(double ratio) {
    return trendOf(ratio - 1, 0.0005);
}
/// Whether both do as much as comes, at a rate of its own: more or less of that is no gain or loss of the machine.
bool isAsAsked(const Answer& before, const Answer& now);
/// Whether more or fewer work in one: between the steps of a program that is no gain.
inline bool isOtherCrowd(const Answer& a, const Answer& b) {
    return a.model.customerCount() != b.model.customerCount();
}
/// The sign of a change of the mean latency; 0 where there was none, or where the two cannot be compared.
int latencyTrend(const Answer& before, const Answer& now);
/// Why less of the mean latency is no gain, and more no loss, in a few words; empty: it is. Others stand still: "of
/// those that run". Or other shares of the operations are of other kinds, and those themselves change the other way.
QString whyNoGain(const Answer& before, const Answer& now);

} // namespace boardset
