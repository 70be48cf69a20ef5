// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/trace/Way.h"

#include "boardset/topology/Path.h"

#include <algorithm>

namespace boardset {

namespace {

Way wayOver(const std::vector<int>& blocks, const std::vector<int>& links) {
    Way way{blocks, {}};
    for (std::size_t i = 0; i < links.size(); ++i) {
        way.passages.push_back({links[i], blocks[i], blocks[i + 1]});
    }
    return way;
}

Way partOf(const Way& way, std::size_t first, std::size_t last) {
    const auto at = [](std::size_t i) { return static_cast<std::ptrdiff_t>(i); };
    return {{way.blocks.begin() + at(first), way.blocks.begin() + at(last) + 1},
            {way.passages.begin() + at(first), way.passages.begin() + at(last)}};
}

} // namespace

Way shortestWay(const Topology& topology, int from, int to, LinkKind kind) {
    const std::optional<Path> path = PathSearch(topology, to, kind, from).pathBack(from);
    return path ? wayOver(path->blocks, path->links) : Way{};
}

Way dataWay(const Topology& topology, int supplier, int requester) {
    if (topology.block(supplier).role != Role::Memory) {
        return shortestWay(topology, supplier, requester, LinkKind::Data);
    }
    const Route& route = topology.route(requester, supplier);
    return wayOver(route.dataBlocks, route.dataLinks);
}

Way broadcastWay(const Topology& topology, int root, int domain) {
    const PathSearch search(topology, root, LinkKind::Address);
    Way all{{root}, {}};
    for (const Block& end : topology.blocks()) {
        if (!isEnd(end.role) || end.domain != domain || topology.coherencyRootOf(end.id) != root) {
            continue;
        }
        const Path outwards = search.pathTo(end.id).value_or(Path{});
        for (std::size_t i = 0; i < outwards.links.size(); ++i) {
            const int next = outwards.blocks[i + 1];
            if (std::find(all.blocks.begin(), all.blocks.end(), next) == all.blocks.end()) {
                all.blocks.push_back(next);
                all.passages.push_back({outwards.links[i], outwards.blocks[i], next});
            }
        }
    }
    return all;
}

Way legOf(const Topology& topology, const Way& way, Leg leg) {
    if (leg == Leg::All || way.blocks.empty()) {
        return way;
    }
    const int first = topology.coherencyRootOf(way.blocks.front());
    const int last = topology.coherencyRootOf(way.blocks.back());
    if ((first == last) != (leg == Leg::Inside)) {
        return {};
    }
    const auto isOutside = [&](int root) {
        return [&topology, root](int b) { return topology.coherencyRootOf(b) != root; };
    };
    const auto leaves = std::find_if(way.blocks.begin(), way.blocks.end(), isOutside(first));
    const auto enters = std::find_if(way.blocks.rbegin(), way.blocks.rend(), isOutside(last)).base();
    // The last block under the first root, and the first one under the last.
    const auto out = static_cast<std::size_t>(leaves - way.blocks.begin()) - 1;
    const auto in = static_cast<std::size_t>(enters - way.blocks.begin());
    switch (leg) {
    case Leg::Start:
        return partOf(way, 0, out);
    case Leg::Middle:
        return partOf(way, out, in);
    case Leg::End:
        return partOf(way, in, way.blocks.size() - 1);
    default:
        return way;
    }
}

} // namespace boardset
