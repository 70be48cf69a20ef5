// SPDX-License-Identifier: GPL-3.0-or-later
// Inspector fields of a region: the number and size of its pages, or its layout on parts.
#pragma once

#include "InspectorFields.h"

namespace boardset {

void addRegionFields(const Document& document, const Process& process, const Region& region,
                     std::vector<InspectorField>& fields);

/// Boards that can be selected, with their titles. `title` is the noun for such a board.
struct BoardChoice {
    QString title;
    std::vector<BlockId> boards;
    QStringList titles;
    /// Returns the index of the board that contains the given block; -1 if no board contains it.
    int of(const Topology& topology, BlockId block) const;
};
BoardChoice boardChoice(const Topology& topology, const std::function<bool(BlockId)>& fits);

} // namespace boardset
