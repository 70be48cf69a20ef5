// SPDX-License-Identifier: GPL-3.0-or-later
// Bays that an option fills in order, and the content of these bays after manual changes.
#pragma once

#include "boardset/topology/Topology.h"

#include <string>
#include <vector>

namespace boardset {

/// The bays whose filled number is the value of an option of a node.
struct CountedBays {
    std::vector<BlockId> filled, empty; ///< Bays in machine order.
    /// True if boards were added or removed individually, so that the option's value is not the number of filled bays.
    bool isManual = false;
};

/// Returns the bays whose filled number is the value of the given option.
CountedBays countedBays(const Topology& topology, const Node& node, const std::string& option);

} // namespace boardset
