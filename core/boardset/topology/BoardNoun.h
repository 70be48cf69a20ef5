// SPDX-License-Identifier: GPL-3.0-or-later
// The noun for the content of a bay.
#pragma once

#include "boardset/text/Message.h"
#include "boardset/topology/Topology.h"

#include <algorithm>
#include <string>

namespace boardset {

/// Returns the noun for the content of a bay, installed or not: "board", "card", "module".
inline std::string boardNoun(const Topology& topology, BlockId bay) {
    const Slot* slot = topology.slot(bay);
    return slot == nullptr ? "board" : slot->noun;
}

/// True if all of the machine's bays hold boards.
inline bool isOfBoards(const Topology& topology) {
    return std::ranges::all_of(
        topology.bays(), [&](BlockId bay) { return boardNoun(topology, bay) == "board"; });
}

/// Returns the noun for the content of a machine's last bay: "board", "card". Returns "board" if it has no bays.
inline std::string boardNoun(const Topology& topology) {
    const std::vector<BlockId> bays = topology.bays();
    return bays.empty() ? "board" : boardNoun(topology, bays.back());
}

/// Returns the phrase for all parts that can hold pages: "all boards", "all memories".
inline Message everywhereOn(const Topology& topology) {
    return Message{isOfBoards(topology) ? "all boards" : "all memories"};
}

} // namespace boardset
