// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a way by the coherency roots of its ends: where it leaves the domain of one, and enters that of the
// other.
#pragma once

#include "boardset/topology/Topology.h"

namespace boardset {

/// The links over which a movement passes.
LinkKind linksOf(Movement moves);

/// Which leg of the way from `from` to `to` a block of it is on: Inside if both ends are under one root, else Start,
/// Middle or End.
Leg legAt(const Topology& topology, BlockId block, BlockId from, BlockId to);

/// The same of a link: what leads from one root's domain to another is in the middle.
Leg legAt(const Topology& topology, const Passage& passage, BlockId from, BlockId to);

/// The part of a way that is a leg of it; empty if it has no such leg.
Way partOf(const Topology& topology, const Way& way, Leg leg);

} // namespace boardset
