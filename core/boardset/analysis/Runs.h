// SPDX-License-Identifier: GPL-3.0-or-later
// Runs: a sequential stream whose window is smaller than the pieces of its data stays on one part at a time.
#pragma once

#include "boardset/analysis/ClassRow.h"

#include <vector>

namespace boardset {

/// Of parts with these shares of the data, how many k streams are on at a time, each by itself: the sum of
/// 1 - (1 - share)^k; for n alike n (1 - (1 - 1/n)^k).
double coveredParts(const std::vector<double>& shares, double streams);

/// The time that one piece takes of the parts that a class is on at a time, as of one: no more than 1 / this can pass
/// in a second. 0 if all its data is within its window, or the operation has no number "runs", of the sequential
/// streams of one customer. Pages are larger than any window.
double runSecondsOf(const Topology& topology, const ClassRow& row);

} // namespace boardset
