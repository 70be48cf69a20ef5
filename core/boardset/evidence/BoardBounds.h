// SPDX-License-Identifier: GPL-3.0-or-later
// The most that a pattern of traffic between boards can move, from the machine's stations alone.
#pragma once

#include "boardset/catalog/Measurement.h"
#include "boardset/explain/Derivation.h"
#include "boardset/topology/Topology.h"

namespace boardset {

/// One of the bounds (LocalBoard, LocalAll, RemoteBoard, RemoteAll, AddressAll) in GB/s; between boards a machine has
/// at least two. Every processor uses every memory of the boards in question alike; the demands are those of
/// buildNetwork(), and the bound is line size / greatest demand per line of any station (asymptotic bound).
Derivation explainBoardBound(const Topology& topology, Quantity quantity);

} // namespace boardset
