// SPDX-License-Identifier: GPL-3.0-or-later
// Legs of a path between two coherency roots. A path is split where it leaves one root's tree and enters the other's.
#pragma once

#include "boardset/topology/Topology.h"

namespace boardset {

/// Returns the kind of links that a movement uses.
LinkKind linksOf(Movement moves);

/// Returns the leg of the path from `from` to `to` that a block is on: Inside if both ends are under one root, else
/// Start, Middle or End.
RouteLeg legAt(const Topology& topology, BlockId block, BlockId from, BlockId to);

/// Returns the leg of the path from `from` to `to` that a link is on.
/// A link between the trees of two roots is in the middle leg.
RouteLeg legAt(const Topology& topology, const RouteLink& routeLink, BlockId from, BlockId to);

/// Returns the section of a path that forms a leg; empty if the path has no such leg.
Route routeLegOf(const Topology& topology, const Route& route, RouteLeg leg);

} // namespace boardset
