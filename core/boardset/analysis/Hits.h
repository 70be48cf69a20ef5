// SPDX-License-Identifier: GPL-3.0-or-later
// Hit rates: the share of lookups in a part that find the requested piece.
#pragma once

#include "boardset/analysis/Answer.h"

namespace boardset {

/// Rate of all lookups in a part, and rate of the lookups that find their piece, in pieces per second.
struct Hits {
    double lookedFor = 0;
    double found = 0;

    bool isKnown() const { return lookedFor > 0; }
    double share() const { return found / lookedFor; }
    bool operator==(const Hits&) const = default;
};

/// Returns the hits, indexed by block; isKnown() is false for blocks without lookups.
IdVector<BlockId, Hits> hitsOf(const Topology& topology, const Answer& answer);

} // namespace boardset
