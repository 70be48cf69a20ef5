// SPDX-License-Identifier: GPL-3.0-or-later
// Sequential streams whose windows are smaller than the pieces of their data, so that each stream uses one part at a
// time. Such streams are called runs.
#pragma once

#include "boardset/analysis/ClassRow.h"

#include <vector>

namespace boardset {

/// Returns the mean number of parts that k = `streams` independent streams use at a time.
/// Each stream uses one of the parts; the probability of a part is its share of the data.
/// The result is the sum of 1 - (1 - share)^k over the parts. For n identical parts, the result is n (1 - (1 - 1/n)^k).
double coveredParts(const std::vector<double>& shares, double streams);

/// The combined demand of a class of sequential streams on the parts that the streams use at a time.
struct StreamTime {
    /// Mean time of a piece at the slowest station, which is the part with the piece or a station on the route to it.
    double pieceSeconds = 0;
    /// Mean number of parts that all streams together use at a time; 0 if there are no such streams.
    double covered = 0;
    double streams = 0;
    int parts = 0;

    /// Returns the shortest time between two pieces of the class, in seconds; 0 if there is no such bound.
    double seconds() const { return covered > 0 ? pieceSeconds / covered : 0; }
};

/// Returns the combined demand of a class's sequential streams.
/// Empty if a customer's window covers all its data, or if the operation has no parameter "runs".
/// Assumes that a page is larger than any window.
StreamTime streamTimeOf(const Topology& topology, const ClassRow& row);

} // namespace boardset
