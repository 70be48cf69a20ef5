// SPDX-License-Identifier: GPL-3.0-or-later
// What people call what stands in a bay.
#pragma once

#include "boardset/topology/Topology.h"

#include <string>

namespace boardset {

/// What stands in a bay, or would: "board", "card", "module".
inline std::string wordForBoard(const Topology& topology, BlockId bay) {
    const Slot* slot = topology.slot(bay);
    return slot == nullptr ? "board" : slot->noun;
}

} // namespace boardset
