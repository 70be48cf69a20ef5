// SPDX-License-Identifier: GPL-3.0-or-later
// Bays that are filled by the value of an option, from the first on, and what stands in them whoever filled them.
#pragma once

#include "boardset/topology/Topology.h"

#include <string>
#include <vector>

namespace boardset {

/// The bays that an option of a node counts.
struct CountedBays {
    std::vector<BlockId> filled, empty; ///< In order.
    bool isByHand = false; ///< Some board was put in or taken out by itself: the option's value is not their number.
};

CountedBays countedBays(const Topology& topology, const Node& node, const std::string& option);

} // namespace boardset
