// SPDX-License-Identifier: GPL-3.0-or-later
// What can be set of a region: its pages and their size, or how it lies on parts.
#pragma once

#include "InspectorFields.h"

namespace boardset {

void addRegionFields(const Document& document, const Process& process, const Region& region,
                     std::vector<InspectorField>& fields);

/// Where something can be put: the boards that `fits` takes, by title. `title` is what one of them is called.
struct BoardChoice {
    QString title;
    std::vector<BlockId> boards;
    QStringList titles;
    /// The place of the board that a block is on; -1: of none of them.
    int of(const Topology& topology, BlockId block) const;
};
BoardChoice boardChoice(const Topology& topology, const std::function<bool(BlockId)>& fits);

} // namespace boardset
