// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/topology/CountedBays.h"

namespace boardset {

CountedBays countedBays(const Topology& topology, const Node& node, const std::string& option) {
    CountedBays counted;
    for (const BlockId bay : topology.bays()) {
        const Slot* const slot = topology.slot(bay);
        if (slot == nullptr || slot->option != option || topology.node(bay).block != node.block || bay == node.block)
            continue;
        const Block& block = topology.block(bay);
        (block.role == Role::Bay ? counted.empty : counted.filled).push_back(bay);
        counted.isManual = counted.isManual || topology.configuration().boards.contains(block.path);
    }
    return counted;
}

} // namespace boardset
