// SPDX-License-Identifier: GPL-3.0-or-later
// Runs: a sequential stream whose window is smaller than the pieces of its data stays on one part at a time.
#pragma once

#include "boardset/analysis/ClassRow.h"

namespace boardset {

/// Of n parts, how many k streams are on at a time, each on one at random: n (1 - (1 - 1/n)^k).
double coveredParts(int parts, double streams);

/// The time that one piece takes of the parts that a class is on at a time, as of one: no more than 1 / this can pass
/// in a second. 0 if its window is not smaller than a piece of its data, or the operation has no number "runs", of the
/// sequential streams of one customer.
double runSecondsOf(const ClassRow& row);

} // namespace boardset
