// SPDX-License-Identifier: GPL-3.0-or-later
// Bounds of traffic patterns between boards, from the machine's stations alone.
#pragma once

#include "boardset/catalog/Measurement.h"
#include "boardset/explain/Derivation.h"
#include "boardset/topology/Topology.h"

namespace boardset {

/// Returns one of the bounds (LocalBoard, LocalAll, RemoteBoard, RemoteAll, AddressAll) in GB/s; bounds between boards
/// need at least two. Every processor uses every memory of these boards equally. The demands are those of
/// buildNetwork(), and the bound is line size / largest demand per line of any station (asymptotic bound).
Derivation explainBoardBound(const Topology& topology, Quantity quantity);

} // namespace boardset
