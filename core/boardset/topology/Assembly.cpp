// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/topology/Assembly.h"

#include "boardset/topology/TopologyBuilder.h"

#include <algorithm>

namespace boardset {

namespace {

/// Calls `each` for each pair of blocks that match two path patterns of a rule of `block`.
template <class Each>
void forPairs(const Topology& topology, BlockId block, const std::string& from, const std::string& to, Each each) {
    const std::vector<BlockId> ends = blocksOf(topology, to, block);
    for (const BlockId one : blocksOf(topology, from, block))
        for (const BlockId other : ends)
            each(one, other);
}

} // namespace

std::vector<BlockId> chipsOf(const Topology& topology) {
    std::set<BlockId> chips;
    for (BlockId at : topology.withRole(Role::Processor)) {
        while (topology.block(topology.block(at).parent).role == Role::Cache)
            at = topology.block(at).parent;
        chips.insert(at);
    }
    return {chips.begin(), chips.end()};
}

Assembly::Assembly(const Topology& topology) {
    const auto isBus = [&](BlockId block) { return topology.type(block).drawnAs == DrawnAs::Bus; };
    const bool hasBus = std::ranges::any_of(topology.blocks(), isBus, &Block::id);
    for (const Block& block : topology.blocks()) {
        const BlockType& type = topology.type(block.id);
        for (const LinkRule& rule : hasBus ? type.links : std::vector<LinkRule>())
            forPairs(topology, block.id, rule.from, rule.to, [&](BlockId from, BlockId to) {
                if (isBus(to))
                    m_atBus.emplace(from, to);
                if (isBus(from))
                    m_atBus.emplace(to, from);
            });
        for (const MountingRule& rule : type.mountings)
            forPairs(topology, block.id, rule.path, rule.on, [&](BlockId part, BlockId on) {
                m_mountings[part] = {on, rule.connector};
            });
        for (const CoverRule& rule : type.covers)
            forPairs(topology, block.id, rule.path, rule.covered,
                     [&](BlockId cover, BlockId part) { m_covers[part] = cover; });
    }
}

BlockId Assembly::carrierOf(BlockId part) const {
    const auto found = m_mountings.find(part);
    return found == m_mountings.end() ? BlockId() : found->second.on;
}

std::string Assembly::connectorOf(const Link& link) const {
    for (const BlockId end : {link.from, link.to})
        if (const auto found = m_mountings.find(end); found != m_mountings.end())
            return found->second.connector;
    return {};
}

std::vector<BlockId> Assembly::mountedOn(BlockId carrier) const {
    std::vector<BlockId> parts;
    for (const auto& [part, mounting] : m_mountings)
        if (mounting.on == carrier)
            parts.push_back(part);
    return parts;
}

BlockId Assembly::coverOf(BlockId part) const {
    const auto found = m_covers.find(part);
    return found == m_covers.end() ? BlockId() : found->second;
}

std::vector<BlockId> Assembly::coveredBy(BlockId cover) const {
    std::vector<BlockId> parts;
    for (const auto& [part, by] : m_covers)
        if (by == cover)
            parts.push_back(part);
    return parts;
}

} // namespace boardset
