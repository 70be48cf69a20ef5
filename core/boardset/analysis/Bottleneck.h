// SPDX-License-Identifier: GPL-3.0-or-later
// The busiest station of a network, and of a part of a machine.
#pragma once

#include "boardset/queueing/Solution.h"
#include "boardset/topology/Id.h"

#include <optional>

namespace boardset {

struct Answer;
struct StationAnswer;
class Topology;

/// Returns the index of the first queueing station with the highest utilisation, ignoring differences by rounding;
/// -1 if no station is used.
int bottleneckOf(const Network& network, const Vector& utilisation);

/// Returns the busiest station in a block: the block itself, its parts, and links that start inside it (a board's port
/// belongs to the board). Empty if none of them is used.
std::optional<StationAnswer> busiestIn(const Answer& answer, const Topology& topology, BlockId block);

/// Returns the busiest station in every block, as a pointer into the answer; null if no station in the block is used.
IdVector<BlockId, const StationAnswer*> busiestInAll(const Answer& answer, const Topology& topology);

} // namespace boardset
