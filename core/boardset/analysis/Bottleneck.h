// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the busiest station of a network, or of a part of a machine.
#pragma once

#include "boardset/queueing/Solution.h"
#include "boardset/topology/Id.h"

#include <optional>

namespace boardset {

struct Answer;
struct StationAnswer;
class Topology;

/// Returns the index of the queueing station with the highest utilisation, ignoring rounding differences.
/// Among equal stations, returns the first. -1 if no station is used.
int bottleneckOf(const Network& network, const Vector& utilisation);

/// Returns the busiest station among a block, the parts inside it, and the links that start inside it.
/// For example, a board's port belongs to the board. Empty if none of these stations is used.
std::optional<StationAnswer> busiestIn(const Answer& answer, const Topology& topology, BlockId block);

/// Returns the busiest station of every block as a pointer into the answer; null if no station of the block is used.
IdVector<BlockId, const StationAnswer*> busiestInAll(const Answer& answer, const Topology& topology);

} // namespace boardset
