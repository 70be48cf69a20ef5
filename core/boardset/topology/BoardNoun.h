// SPDX-License-Identifier: GPL-3.0-or-later
// The noun for the content of a bay.
#pragma once

#include "boardset/topology/Topology.h"

#include <string>

namespace boardset {

/// Returns the noun for the content of a bay, installed or not: "board", "card", "module".
inline std::string boardNoun(const Topology& topology, BlockId bay) {
    const Slot* slot = topology.slot(bay);
    return slot == nullptr ? "board" : slot->noun;
}

} // namespace boardset
