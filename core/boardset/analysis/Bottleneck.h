// SPDX-License-Identifier: GPL-3.0-or-later
// Which station is the bottleneck: of a network, and in a part of a machine.
#pragma once

#include "boardset/queueing/Solution.h"
#include "boardset/topology/Id.h"

#include <optional>

namespace boardset {

struct Answer;
struct StationAnswer;
class Topology;

/// The first queueing station whose utilisation is the highest; a difference of rounding does not count. -1 if none is
/// used.
int bottleneckOf(const Network& network, const Vector& utilisation);

/// The busiest station in a block: its own, its parts', and those of the links that start inside it (a board's port
/// is the board's). Nothing if none of them is used.
std::optional<StationAnswer> busiestIn(const Answer& answer, const Topology& topology, BlockId block);

/// The same for every block at once, of the answer's stations; null where none is used.
IdVector<BlockId, const StationAnswer*> busiestInAll(const Answer& answer, const Topology& topology);

} // namespace boardset
