// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/walk/OperationPlaces.h"

#include "boardset/topology/InterleavedMemories.h"

#include <algorithm>
#include <set>
#include <utility>

namespace boardset {

namespace {

std::vector<BlockId> basesOf(const Topology& topology, const Place& place, const OperationEnds& ends) {
    switch (place.base) {
    case PlaceBase::Requester:
        return {ends.requester};
    case PlaceBase::Home:
        return {ends.home};
    case PlaceBase::Owner:
        return {ends.owner};
    case PlaceBase::Supplier:
        return {ends.owner ? ends.owner : ends.home};
    case PlaceBase::Server:
        return {ends.server};
    case PlaceBase::Peer:
        return {ends.peer};
    case PlaceBase::Place:
        return blocksAt(topology, topology.catalog().place(place.basePlace), ends);
    }
    return {};
}

bool servesAnEnd(const Topology& topology, BlockId root, const OperationEnds& ends) {
    for (const BlockId end : {ends.requester, ends.home, ends.owner})
        if (end && topology.coherencyRootOf(end) == root)
            return true;
    return false;
}

/// Domains that have parts under a coherency root.
class DomainsOfRoots {
public:
    explicit DomainsOfRoots(const Topology& topology) {
        for (const Block& block : topology.blocks())
            if (const BlockId root = topology.coherencyRootOf(block.id);
                root && block.bay && topology.block(block.bay).role != Role::Bay)
                m_domains.emplace(root, block.domain);
    }
    bool has(BlockId root, int domain) const { return m_domains.contains({root, domain}); }

private:
    std::set<std::pair<BlockId, int>> m_domains;
};

std::vector<BlockId> relatedTo(const Topology& topology, BlockId base, const Place& place, const OperationEnds& ends) {
    std::vector<BlockId> found;
    std::vector<BlockId> lost;
    switch (place.relation) {
    case Relation::Is:
        return {base};
    case Relation::Root:
        found.push_back(topology.coherencyRootOf(base));
        break;
    case Relation::Holder:
        for (BlockId at = base; at && found.empty(); at = topology.block(at).parent)
            if (isKind(topology, at, place.kind))
                found.push_back(at);
        break;
    case Relation::Part:
        for (const Block& each : topology.subtree(base))
            if (isKind(topology, each.id, place.kind))
                (each.lost ? lost : found).push_back(each.id);
        if (found.empty())
            found = lost; // a part that the step needs has failed, and is the obstacle
        if (found.empty())
            found.push_back(base);
        break;
    case Relation::First: {
        const BlockId root = topology.coherencyRootOf(base);
        const BlockId other = place.over == LinkKind::Address ? root
                              : base == ends.requester        ? ends.home
                                                              : ends.requester;
        const Route route = other ? topology.routes().between(place.over, base, other) : Route{};
        for (std::size_t i = 1; i < route.blocks.size() && found.empty(); ++i)
            if (isKind(topology, route.blocks[i], place.kind))
                found.push_back(route.blocks[i]);
        if (found.empty() && base == other)
            found.push_back(base);
        break;
    }
    case Relation::Bound:
        for (const LinkId link : topology.linksOf(base)) {
            const BlockId other = topology.link(link).otherEnd(base);
            if (topology.link(link).kind == place.over && isKind(topology, other, place.kind))
                found.push_back(other);
        }
        break;
    case Relation::Others: {
        const auto& domains = topology.kept<DomainsOfRoots>();
        const BlockId machine = topology.node(base).block; // other machines of a cluster are not involved
        for (const BlockId root : topology.coherencyRoots())
            if (!topology.block(root).lost && topology.node(root).block == machine &&
                !servesAnEnd(topology, root, ends) && domains.has(root, topology.block(ends.requester).domain))
                found.push_back(root);
        break;
    }
    case Relation::Interleaved:
        found = topology.kept<InterleavedMemories>().of(base);
        if (found.empty())
            found.push_back(base);
        break;
    }
    return found;
}

} // namespace

bool isKind(const Topology& topology, BlockId block, const std::string& kind) {
    return kind.empty() || topology.block(block).type == kind || toString(topology.block(block).role) == kind;
}

std::vector<BlockId> blocksAt(const Topology& topology, const Place& place, const OperationEnds& ends) {
    std::vector<BlockId> found;
    for (const BlockId base : basesOf(topology, place, ends))
        for (const BlockId each : base ? relatedTo(topology, base, place, ends) : std::vector<BlockId>())
            if (each && std::ranges::find(found, each) == found.end())
                found.push_back(each);
    return found;
}

} // namespace boardset
