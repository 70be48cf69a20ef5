// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/walk/Legs.h"

#include <algorithm>

namespace boardset {

LinkKind linksOf(Movement moves) {
    return moves == Movement::Address    ? LinkKind::Address
           : moves == Movement::Response ? LinkKind::Response
           : moves == Movement::Message  ? LinkKind::Message
                                         : LinkKind::Data;
}

Leg legAt(const Topology& topology, BlockId block, BlockId from, BlockId to) {
    const BlockId first = topology.coherencyRootOf(from);
    const BlockId last = topology.coherencyRootOf(to);
    const BlockId root = topology.coherencyRootOf(block);
    return first == last ? Leg::Inside : root == first ? Leg::Start : root == last ? Leg::End : Leg::Middle;
}

Leg legAt(const Topology& topology, const Passage& passage, BlockId from, BlockId to) {
    const Leg one = legAt(topology, passage.from, from, to);
    return one == legAt(topology, passage.to, from, to) ? one : Leg::Middle;
}

Way partOf(const Topology& topology, const Way& way, Leg leg) {
    if (leg == Leg::All)
        return way;
    const BlockId from = way.blocks.front();
    const BlockId to = way.blocks.back();
    Way part;
    for (const Passage& passage : way.passages)
        if (legAt(topology, passage, from, to) == leg)
            part.passages.push_back(passage);
    const auto touches = [&](BlockId block) {
        return legAt(topology, block, from, to) == leg || std::ranges::any_of(part.passages, [&](const Passage& each) {
                   return each.from == block || each.to == block;
               });
    };
    for (std::size_t i = 0; i < way.blocks.size(); ++i) {
        if (touches(way.blocks[i])) {
            part.blocks.push_back(way.blocks[i]);
            part.shares.push_back(way.shares[i]);
        }
    }
    return part;
}

} // namespace boardset
