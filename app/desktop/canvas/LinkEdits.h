// SPDX-License-Identifier: GPL-3.0-or-later
// Links between the machines of a cluster: pulled out, plugged in, moved to another machine, one more.
#pragma once

#include "boardset/scenario/Edit.h"
#include "boardset/topology/Topology.h"

#include <QString>
#include <optional>
#include <vector>

namespace boardset {

/// Pulls a link between nodes out, or plugs it in again; nothing of any other. And what comes of it, in a sentence.
std::optional<Edit> pullOf(const Topology& topology, LinkId link);
QString pullText(const Topology& topology, LinkId link);

/// One link more between two nodes: what is pulled out is plugged in; else a board with links in a bay of each, the
/// same one where there is any, since without switches only such bays are joined. None where no bay is left.
std::vector<Edit> joinOf(const Topology& topology, BlockId one, BlockId other);

/// The end of a link between nodes that is not on `node`: another node, or a switch.
BlockId farEndOf(const Topology& topology, LinkId link, BlockId node);

/// A link of which one end stays on `node`: the other one comes to another node, or is plugged in where it was; pulled
/// out, where `to` is none. None where that changes nothing or cannot be,
std::vector<Edit> relinked(const Topology& topology, LinkId link, BlockId node, BlockId to);
/// and why that is so, half a sentence.
QString whyItStays(const Topology& topology, LinkId link, BlockId node, BlockId to);

} // namespace boardset
