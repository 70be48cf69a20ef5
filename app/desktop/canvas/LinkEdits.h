// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of links between the machines of a cluster: disconnect, reconnect, move to another machine, add.
#pragma once

#include "boardset/scenario/Edit.h"
#include "boardset/topology/Topology.h"

#include <QString>
#include <optional>
#include <vector>

namespace boardset {

/// Returns the edit that disconnects or reconnects a link between nodes; no value for any other link.
/// toggleLinkText() describes the effect of the edit in a sentence.
std::optional<Edit> toggleLink(const Topology& topology, LinkId link);
QString toggleLinkText(const Topology& topology, LinkId link);

/// Returns the edits that add a link between two nodes.
/// The edits reconnect a disconnected link, or install a board with links in a bay of each node.
/// If possible, the bays have the same position, because without switches, only such bays are connected.
/// Returns no edits if there is no bay for such a board.
std::vector<Edit> addLinkEdits(const Topology& topology, BlockId one, BlockId other);

/// Returns the end of a link between nodes that is not on `node`: another node, or a switch.
BlockId farEndOf(const Topology& topology, LinkId link, BlockId node);

/// Returns the edits that move the far end of a link on `node` to another node,
/// reconnect the far end at its original node, or disconnect it if `to` is null.
/// Returns no edits if they would have no effect or aren't possible.
std::vector<Edit> relinked(const Topology& topology, LinkId link, BlockId node, BlockId to);
/// Returns the reason why the far end of a link cannot be moved to `to`, as a sentence fragment.
QString whyNotRelinked(const Topology& topology, LinkId link, BlockId node, BlockId to);

} // namespace boardset
