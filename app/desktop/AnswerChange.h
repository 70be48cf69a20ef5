// SPDX-License-Identifier: GPL-3.0-or-later
// How far one answer is from another, for what is said of a change.
#pragma once

#include "boardset/analysis/Answer.h"

#include <set>
#include <string>

namespace boardset {

/// The sign of a change that is worth showing: at least `least`.
inline int trendOf(double change, double least) {
    return change >= least ? 1 : change <= -least ? -1 : 0;
}

/// What is done by those whom its first rate counts: "copied".
std::set<std::string> verbsOf(const Answer& answer);

/// The throughput now to that before; nothing where the two have no ratio: of other units, or of other work.
std::optional<double> throughputRatio(const Answer& before, const Answer& now);
/// Its sign: a change of half a thousandth is one.
inline int throughputTrend(double ratio) {
    return trendOf(ratio - 1, 0.0005);
}
/// Whether more or fewer work in one: between the steps of a program that is no gain.
inline bool isOtherCrowd(const Answer& a, const Answer& b) {
    return a.model.customerCount() != b.model.customerCount();
}
/// The sign of a change of the mean latency; 0 where there was none.
int latencyTrend(const Answer& before, const Answer& now);
/// Whether the mean latency changes for other parts of the operations being of other kinds, and theirs do not change so:
/// then less of it is no gain. With shares s and latencies L of the kinds, the sum of s dL has another sign than the
/// change of the sum of s L.
bool isOfMix(const Answer& before, const Answer& now);

} // namespace boardset
