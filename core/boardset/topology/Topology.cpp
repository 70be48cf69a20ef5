// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/topology/Topology.h"

#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"

#include <algorithm>

namespace boardset {

BlockId Topology::find(const std::string& path) const {
    const auto found = m_byPath.find(path);
    return found == m_byPath.end() ? BlockId() : found->second;
}

BlockId Topology::at(const std::string& path) const {
    const BlockId block = find(path);
    if (!block) {
        std::vector<std::string> paths;
        for (const Block& each : blocks())
            paths.push_back(each.path);
        constexpr std::size_t most = 200; // number of characters that are compared
        throw TopologyError(Message{"machine {machine} has no part {part}; the nearest name is {nearest}",
                                    {{"machine", m_machine->id},
                                     {"part", printable(path)},
                                     {"nearest", nearest(path.substr(0, most), paths)}}});
    }
    return block;
}

std::vector<BlockId> Topology::withRole(Role role, BlockId below) const {
    std::vector<BlockId> found;
    for (const Block& each : subtree(below))
        if (each.role == role)
            found.push_back(each.id);
    return found;
}

std::vector<BlockId> Topology::working(Role role, BlockId below, std::optional<int> domain) const {
    std::vector<BlockId> found = withRole(role, below);
    std::erase_if(found, [&](BlockId each) {
        return block(each).lost || block(each).domain != domain.value_or(block(each).domain);
    });
    return found;
}

std::span<const Block> Topology::subtree(BlockId top) const {
    // Blocks are numbered in preorder, so a subtree is a contiguous range that ends at `m_lastBelow`.
    return {&m_blocks.at(top), &m_blocks[m_lastBelow[top]] + 1};
}

bool Topology::hasFamily(const std::string& family) const {
    return family.empty() || std::ranges::any_of(
                                 m_nodes, [&](const Node& each) { return each.machine->family.id == family; });
}

bool Topology::isBelow(BlockId block, BlockId ancestor) const {
    return block >= ancestor && block <= m_lastBelow.at(ancestor);
}

BlockId Topology::findRootOf(BlockId block) const {
    // The coherency root of a block is in the nearest container with such a root, in the same half of a split machine.
    const int segment = this->block(block).segment;
    const auto serves = [&](BlockId candidate) {
        const int other = this->block(candidate).segment;
        return type(candidate).coherencyRoot && (segment < 0 || other < 0 || segment == other);
    };
    for (BlockId at = block; at; at = this->block(at).parent) {
        if (serves(at))
            return at;
        const std::vector<BlockId>& children = this->block(at).children;
        const auto root = std::ranges::find_if(children, serves);
        if (root != children.end())
            return *root;
    }
    return {};
}

std::vector<BlockId> Topology::bays() const {
    std::vector<BlockId> found;
    for (const Block& each : m_blocks)
        if (each.bay == each.id)
            found.push_back(each.id);
    return found;
}

bool Topology::reaches(BlockId requester, BlockId memory) const {
    if (block(requester).domain < 0 || block(requester).domain != block(memory).domain ||
        !routes().connects(LinkKind::Data, memory, requester))
        return false;
    const BlockId own = coherencyRootOf(requester);
    const BlockId home = coherencyRootOf(memory);
    return !own || !home ||
           (routes().connects(LinkKind::Address, requester, own) && routes().connects(LinkKind::Address, own, home));
}

std::vector<BlockId> Topology::requesters(BlockId below) const {
    std::vector<BlockId> found;
    for (const Block& each : subtree(below))
        if (isRequester(each.id))
            found.push_back(each.id);
    return found;
}

std::vector<BlockId> Topology::devices(BlockId below) const {
    std::vector<BlockId> found = withRole(Role::Device, below);
    std::erase_if(found, [&](BlockId block) { return !isRequester(block); });
    return found;
}

bool Topology::isAskedAt(BlockId block, const std::string& family) const {
    return family == node(block).machine->family.id || family == m_machine->family.id;
}

bool Topology::canDo(BlockId block, const Work& work) const {
    return isAskedAt(block, work.family) && Catalog::canDo(type(block), work);
}

const Work* Topology::workIn(BlockId below) const {
    for (const BlockId block : requesters(below))
        if (const Work* const work = m_catalog->workOn(type(block), node(block).machine->family.id))
            return work;
    return below == rootBlock ? nullptr : workIn();
}

std::string Topology::nounIn(BlockId below) const {
    const Work* const work = workIn(below);
    return work == nullptr ? "thread" : work->customer;
}

const Route& Topology::routeToBridge(BlockId device) const {
    static const Route none;
    const auto found = m_routesToBridge.find(device);
    return found == m_routesToBridge.end() ? none : found->second;
}

BlockId Topology::entryOf(BlockId requester) const {
    if (!isDevice(requester))
        return requester;
    const Route& route = routeToBridge(requester);
    return route.blocks.empty() ? BlockId() : route.blocks.back();
}

BlockId Topology::localityGroupOf(BlockId block) const {
    for (BlockId at = block ? entryOf(block) : block; at; at = this->block(at).parent)
        if (type(at).id == node(at).machine->localityGroup)
            return at;
    return {};
}

std::vector<BlockId> Topology::localityGroups() const {
    std::vector<BlockId> groups;
    for (const Block& each : m_blocks) {
        if (each.type != node(each.id).machine->localityGroup)
            continue;
        if (!withRole(Role::Processor, each.id).empty() || !withRole(Role::Memory, each.id).empty())
            groups.push_back(each.id);
    }
    return groups;
}

BlockId Topology::lowestCommonAncestor(BlockId a, BlockId b) const {
    while (!isBelow(b, a))
        a = block(a).parent;
    return a;
}

} // namespace boardset
