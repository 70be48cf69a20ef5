// SPDX-License-Identifier: GPL-3.0-or-later
// Hit rates: the share of look-ups in a part that find what they look for.
#pragma once

#include "boardset/analysis/Answer.h"

namespace boardset {

/// Rates of all look-ups in a part, and of those look-ups that find their piece there, in pieces per second.
struct Hits {
    double lookedFor = 0;
    double found = 0;

    bool isKnown() const { return lookedFor > 0; }
    double share() const { return found / lookedFor; }
    bool operator==(const Hits&) const = default;
};

/// Returns the hits by block; isKnown() is false for blocks without look-ups.
IdVector<BlockId, Hits> hitsOf(const Topology& topology, const Answer& answer);

} // namespace boardset
