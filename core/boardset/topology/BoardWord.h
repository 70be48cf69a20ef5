// SPDX-License-Identifier: GPL-3.0-or-later
// What people call what stands in a bay.
#pragma once

#include "boardset/topology/Topology.h"

#include <string>

namespace boardset {

/// What stands in a bay, or would: "board", or on a machine of streams "card" or "module".
inline std::string wordForBoard(const Topology& topology, int bay) {
    const Slot* slot = topology.slot(bay);
    if (slot == nullptr || topology.requesterKind() == Requester::Processor) {
        return "board";
    }
    return topology.catalog().blockType(slot->child).role == Role::Bay ? "card" : "module";
}

} // namespace boardset
