// SPDX-License-Identifier: GPL-3.0-or-later
// Bounds on the throughput of traffic patterns between boards, computed from the machine's stations alone.
#pragma once

#include "boardset/catalog/Measurement.h"
#include "boardset/explain/Derivation.h"
#include "boardset/topology/Topology.h"

namespace boardset {

/// Returns one of the bounds in GB/s. `quantity` is LocalBoard, LocalAll, RemoteBoard, RemoteAll or AddressAll.
/// Every processor of the boards concerned uses every memory of these boards equally.
/// The demands are those of buildNetwork(). The asymptotic bound is line size / largest demand per line of any station.
/// Throws TopologyError if the bound is between boards but the machine has fewer than two boards.
Derivation explainBoardBound(const Topology& topology, MeasuredQuantity quantity);

} // namespace boardset
