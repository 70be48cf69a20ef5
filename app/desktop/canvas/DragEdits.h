// SPDX-License-Identifier: GPL-3.0-or-later
// The dragged item, and the edit that a drop makes.
#pragma once

#include "boardset/scenario/Edit.h"
#include "boardset/topology/Topology.h"

#include <QString>
#include <set>
#include <string>
#include <vector>

namespace boardset {

/// The kinds of items that can be dragged.
enum class DragKind { Thread, Pages, Board, Link };

/// The dragged item: a token, a board, a link end or a new item. All strings are for display only.
struct DraggedItem {
    DragKind kind = DragKind::Thread;
    bool fresh = false; ///< True if the item is from the library and not yet in the scenario.
    ProcessName process{};
    CustomerName thread{};
    std::vector<CustomerName> others{}; ///< Other selected threads that move together with the dragged thread.
    RegionName region{};
    std::string from{}; ///< Path of the block from which the item is dragged.
    int pages = 0; ///< Number of dragged pages; for a board, the pages that move elsewhere when the board is removed.
    std::string board{}; ///< Block type of the board.
    QString title{};     ///< For a board, its type if new ("Uniboard"), or its name if installed ("SB3", "Exerciser").
                         ///< For a link, the link's title.
    BlockId bay{};       ///< The board's bay, or the node that the link stays connected to; none for a new board.
    LinkId link{};       ///< A link between two nodes, one end of which is dragged.
    QString load{};      ///< Text about everything that moves together with the item: "4 threads, 96 pages"; empty if
                         ///< nothing else moves.
    /// The thread's work; null for a new thread, which does any work that its target supports.
    const Work* work = nullptr;
    std::set<std::string> types{}; ///< Types of parts that can store new data; empty if the data is stored in memories.
                                   ///< See typesForData().
};

/// Returns the noun for a dragged thread.
std::string nounOf(const DraggedItem& dragged, const Topology& topology);

/// The number of pages that move, and their target, as selected with Shift, Ctrl and Alt.
enum class DropMode { One, Half, Spread, All };

/// Returns the edit that a drop on a block performs.
/// An empty `to` means the whole machine or, for a board, the space outside the machine.
Edit editOf(const DraggedItem& dragged, const std::string& to, DropMode mode);

} // namespace boardset
