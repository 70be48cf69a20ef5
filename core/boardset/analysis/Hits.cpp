// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/Hits.h"

namespace boardset {

IdVector<BlockId, Hits> hitsOf(const Topology& topology, const Answer& answer) {
    IdVector<BlockId, Hits> hits(topology.blocks().size());
    for (std::size_t c = 0; c < answer.classes.size(); ++c) {
        const ClassRow& row = answer.model.classes[c];
        const double pieces = answer.classes[c].operationsPerSecond * row.packetsPerRequest;
        for (const AccessShare& access : row.accesses) {
            for (const Lookup& each : access.cost->lookups) {
                hits[each.block].lookedFor += pieces * access.share * each.pieces;
                hits[each.block].found += pieces * access.share * each.found;
            }
        }
    }
    return hits;
}

} // namespace boardset
