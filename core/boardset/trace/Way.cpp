// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/trace/Way.h"

#include <algorithm>

namespace boardset {

namespace {

int otherEnd(const Link& link, int block) {
    return link.from == block ? link.to : link.from;
}

/// Lines and addresses pass through switches and repeaters, never through another end.
bool passesOn(Role role) {
    return role != Role::Processor && role != Role::Memory && role != Role::Device;
}

/// The link by which a breadth-first search from `origin` first met each block; -1 where it never came.
/// Stops early at `goal`, unless that is -1.
std::vector<int> searchFrom(const Topology& topology, int origin, LinkKind kind, int goal = -1) {
    std::vector<int> cameBy(topology.blocks().size(), -1);
    std::vector<int> open{origin};
    for (std::size_t next = 0; next < open.size() && open.back() != goal; ++next) {
        const int at = open[next];
        if (at != origin && !passesOn(topology.block(at).role)) {
            continue;
        }
        for (const int id : topology.linksOf(at)) {
            const int neighbour = otherEnd(topology.link(id), at);
            int& seen = cameBy[static_cast<std::size_t>(neighbour)];
            if (topology.link(id).kind == kind && neighbour != origin && seen < 0) {
                seen = id;
                open.push_back(neighbour);
                if (neighbour == goal) {
                    break;
                }
            }
        }
    }
    return cameBy;
}

/// From `end` back to the origin of the search.
Way wayBack(const Topology& topology, const std::vector<int>& cameBy, int end, int origin) {
    Way way{{end}, {}};
    while (way.blocks.back() != origin) {
        const int at = way.blocks.back();
        const int link = cameBy[static_cast<std::size_t>(at)];
        if (link < 0) {
            return {};
        }
        const int next = otherEnd(topology.link(link), at);
        way.passages.push_back({link, at, next});
        way.blocks.push_back(next);
    }
    return way;
}

/// A way over links that a route found already.
Way wayOver(const Topology& topology, const std::vector<int>& blocks, const std::vector<int>& links) {
    Way way{blocks, {}};
    for (std::size_t i = 0; i < links.size(); ++i) {
        way.passages.push_back({links[i], blocks[i], otherEnd(topology.link(links[i]), blocks[i])});
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
    return wayBack(topology, searchFrom(topology, to, kind, from), from, to);
}

Way dataWay(const Topology& topology, int supplier, int requester) {
    if (topology.block(supplier).role != Role::Memory) {
        return shortestWay(topology, supplier, requester, LinkKind::Data);
    }
    const Route& route = topology.route(requester, supplier);
    return wayOver(topology, route.dataBlocks, route.dataLinks);
}

Way broadcastWay(const Topology& topology, int root, int domain) {
    const std::vector<int> cameBy = searchFrom(topology, root, LinkKind::Address);
    Way all{{root}, {}};
    for (const Block& end : topology.blocks()) {
        if (passesOn(end.role) || end.domain != domain || topology.coherencyRootOf(end.id) != root) {
            continue;
        }
        const Way inwards = wayBack(topology, cameBy, end.id, root);
        for (auto passage = inwards.passages.rbegin(); passage != inwards.passages.rend(); ++passage) {
            if (std::find(all.blocks.begin(), all.blocks.end(), passage->from) == all.blocks.end()) {
                all.blocks.push_back(passage->from);
                all.passages.push_back({passage->link, passage->to, passage->from});
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
