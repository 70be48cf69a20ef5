// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/walk/RouteLeg.h"

#include <algorithm>

namespace boardset {

LinkKind linksOf(Movement moves) {
    return moves == Movement::Address    ? LinkKind::Address
           : moves == Movement::Response ? LinkKind::Response
           : moves == Movement::Message  ? LinkKind::Message
                                         : LinkKind::Data;
}

RouteLeg legAt(const Topology& topology, BlockId block, BlockId from, BlockId to) {
    const BlockId first = topology.coherencyRootOf(from);
    const BlockId last = topology.coherencyRootOf(to);
    const BlockId root = topology.coherencyRootOf(block);
    return first == last   ? RouteLeg::Inside
           : root == first ? RouteLeg::Start
           : root == last  ? RouteLeg::End
                           : RouteLeg::Middle;
}

RouteLeg legAt(const Topology& topology, const RouteLink& routeLink, BlockId from, BlockId to) {
    const RouteLeg one = legAt(topology, routeLink.from, from, to);
    return one == legAt(topology, routeLink.to, from, to) ? one : RouteLeg::Middle;
}

Route routeLegOf(const Topology& topology, const Route& route, RouteLeg leg) {
    if (leg == RouteLeg::All)
        return route;
    const BlockId from = route.blocks.front();
    const BlockId to = route.blocks.back();
    Route part;
    for (const RouteLink& routeLink : route.links)
        if (legAt(topology, routeLink, from, to) == leg)
            part.links.push_back(routeLink);
    const auto touches = [&](BlockId block) {
        return legAt(topology, block, from, to) == leg || std::ranges::any_of(part.links, [&](const RouteLink& each) {
                   return each.from == block || each.to == block;
               });
    };
    for (std::size_t i = 0; i < route.blocks.size(); ++i) {
        if (touches(route.blocks[i])) {
            part.blocks.push_back(route.blocks[i]);
            part.shares.push_back(route.shares[i]);
        }
    }
    return part;
}

} // namespace boardset
