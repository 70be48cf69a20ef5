// SPDX-License-Identifier: GPL-3.0-or-later
// Runs: a sequential stream whose window is smaller than the pieces of its data stays on one part at a time.
#pragma once

#include "boardset/analysis/ClassRow.h"

#include <vector>

namespace boardset {

/// Of parts with these shares of the data, how many k streams are on at a time, each by itself: the sum of
/// 1 - (1 - share)^k; for n alike n (1 - (1 - 1/n)^k).
double coveredParts(const std::vector<double>& shares, double streams);

/// What a class of such streams takes of the parts that it is on at a time, as of one.
struct RunTime {
    double pieceSeconds = 0; ///< Of one piece, at the slowest of what its stream is on or the way there; the mean.
    double covered = 0;      ///< Parts that all its streams are on at a time; 0: they do not stay on one each.
    double streams = 0;
    int parts = 0;

    /// No more than 1 / this can pass in a second; 0: there is no such bound.
    double seconds() const { return covered > 0 ? pieceSeconds / covered : 0; }
};

/// Of none if all its data is within its window, or the operation has no number "runs", of the sequential streams of
/// one customer. Pages are larger than any window.
RunTime runTimeOf(const Topology& topology, const ClassRow& row);

} // namespace boardset
