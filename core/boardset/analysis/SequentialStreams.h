// SPDX-License-Identifier: GPL-3.0-or-later
// Runs: a sequential stream whose window is smaller than the pieces of its data uses only one part at a time.
#pragma once

#include "boardset/analysis/ClassRow.h"

#include <vector>

namespace boardset {

/// Returns the mean number of parts that `streams` (k) independent streams use at a time. Each stream is at one of the
/// parts, with these shares of the data as probabilities: the sum of 1 - (1 - share)^k. For n identical parts that is
/// n (1 - (1 - 1/n)^k).
double coveredParts(const std::vector<double>& shares, double streams);

/// Combined demand of a class of sequential streams on the parts that they use at a time.
struct StreamTime {
    double pieceSeconds = 0; ///< Mean time of a piece at the slowest station of its part or of the route to it.
    double covered = 0;      ///< Mean number of parts that all streams together use at a time; 0 if there is no run.
    double streams = 0;
    int parts = 0;

    /// Least time between two pieces of the class, in seconds; 0 if there is no such bound.
    double seconds() const { return covered > 0 ? pieceSeconds / covered : 0; }
};

/// Returns the run time of a customer's sequential streams. Empty if all its data is within its window, or if the
/// operation has no number "runs". Pages are larger than any window.
StreamTime streamTimeOf(const Topology& topology, const ClassRow& row);

} // namespace boardset
