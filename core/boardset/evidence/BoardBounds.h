// SPDX-License-Identifier: GPL-3.0-or-later
// Bounds of traffic patterns between boards, from the machine's stations alone.
#pragma once

#include "boardset/catalog/Measurement.h"
#include "boardset/explain/Derivation.h"
#include "boardset/topology/Topology.h"

namespace boardset {

/// Returns one of the bounds LocalBoard, LocalAll, RemoteBoard, RemoteAll and AddressAll, in GB/s. Every processor of
/// the boards concerned uses every memory of these boards equally. The demands are those of buildNetwork(). The
/// asymptotic bound is line size / largest demand per line of any station. Throws TopologyError for a bound between
/// boards on a machine with fewer than two boards.
Derivation explainBoardBound(const Topology& topology, Quantity quantity);

} // namespace boardset
