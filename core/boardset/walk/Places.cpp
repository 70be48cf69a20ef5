// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/walk/Places.h"

namespace boardset {

namespace {

bool isKind(const Topology& topology, int block, const std::string& kind) {
    return kind.empty() || topology.block(block).type == kind || toString(topology.block(block).role) == kind;
}

int baseOf(const Topology& topology, const Place& place, const Ends& ends) {
    switch (place.base) {
    case PlaceBase::Requester:
        return ends.requester;
    case PlaceBase::Home:
        return ends.home;
    case PlaceBase::Owner:
        return ends.owner;
    case PlaceBase::Supplier:
        return ends.owner >= 0 ? ends.owner : ends.home;
    case PlaceBase::Server:
        return ends.server;
    case PlaceBase::Peer:
        return ends.peer;
    case PlaceBase::Place: {
        const std::vector<int> found = blocksAt(topology, topology.catalog().place(place.basePlace), ends);
        return found.empty() ? -1 : found.front();
    }
    }
    return -1;
}

} // namespace

std::vector<int> blocksAt(const Topology& topology, const Place& place, const Ends& ends) {
    const int base = baseOf(topology, place, ends);
    if (base < 0) {
        return {};
    }
    std::vector<int> found;
    switch (place.relation) {
    case Relation::Is:
        return {base};
    case Relation::Root:
        found.push_back(topology.coherencyRootOf(base));
        break;
    case Relation::Holder:
        for (int at = base; at >= 0 && found.empty(); at = topology.block(at).parent) {
            if (isKind(topology, at, place.kind)) {
                found.push_back(at);
            }
        }
        break;
    case Relation::Part:
        for (int at = base; at < static_cast<int>(topology.blocks().size()) && topology.isBelow(at, base); ++at) {
            if (isKind(topology, at, place.kind) && !topology.block(at).lost) {
                found.push_back(at);
            }
        }
        if (found.empty()) {
            found.push_back(base);
        }
        break;
    case Relation::First: {
        const int root = topology.coherencyRootOf(base);
        const int other = place.over == LinkKind::Address ? root : base == ends.requester ? ends.home : ends.requester;
        const Way way = other < 0 ? Way{} : topology.ways().between(place.over, base, other);
        for (std::size_t i = 1; i < way.blocks.size() && found.empty(); ++i) {
            if (isKind(topology, way.blocks[i], place.kind)) {
                found.push_back(way.blocks[i]);
            }
        }
        if (found.empty() && base == other) {
            found.push_back(base);
        }
        break;
    }
    case Relation::Bound:
        for (const int link : topology.linksOf(base)) {
            const int other = topology.link(link).otherEnd(base);
            if (topology.link(link).kind == place.over && isKind(topology, other, place.kind)) {
                found.push_back(other);
            }
        }
        break;
    }
    std::erase(found, -1);
    return found;
}

} // namespace boardset
