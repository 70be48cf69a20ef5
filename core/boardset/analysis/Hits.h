// SPDX-License-Identifier: GPL-3.0-or-later
// How much of what is looked for in a part is found there.
#pragma once

#include "boardset/analysis/Answer.h"

namespace boardset {

/// Pieces per second that are looked for in a part, and those that are found.
struct Hits {
    double lookedFor = 0;
    double found = 0;

    bool isKnown() const { return lookedFor > 0; }
    double share() const { return found / lookedFor; }
    bool operator==(const Hits&) const = default;
};

/// [block] Of the operations of an answer; unknown where nothing is looked for.
IdVector<BlockId, Hits> hitsOf(const Topology& topology, const Answer& answer);

} // namespace boardset
