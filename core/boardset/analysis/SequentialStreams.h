// SPDX-License-Identifier: GPL-3.0-or-later
// Runs: a sequential stream whose window is smaller than the pieces of its data uses only one part at a time.
#pragma once

#include "boardset/analysis/ClassRow.h"

#include <vector>

namespace boardset {

/// Returns the mean number of parts that k = `streams` independent streams use at a time. Each stream is at one of the
/// parts; the shares of the data are the probabilities of the parts. The result is the sum of 1 - (1 - share)^k over
/// the parts. For n identical parts this is n (1 - (1 - 1/n)^k).
double coveredParts(const std::vector<double>& shares, double streams);

/// Combined demand of a class of sequential streams on the parts that they use at a time.
struct StreamTime {
    double pieceSeconds = 0; ///< Mean time of a piece at the slowest station: its part, or the route to that part.
    double covered = 0;      ///< Mean number of parts that all streams together use at a time; 0 if there is no run.
    double streams = 0;
    int parts = 0;

    /// Least time between two pieces of the class, in seconds; 0 if there is no such bound.
    double seconds() const { return covered > 0 ? pieceSeconds / covered : 0; }
};

/// Returns the combined demand of a class's sequential streams. Empty if all data of a customer is within its window,
/// or if the operation has no number "runs". A page is larger than any window.
StreamTime streamTimeOf(const Topology& topology, const ClassRow& row);

} // namespace boardset
