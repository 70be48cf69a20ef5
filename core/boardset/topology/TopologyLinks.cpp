// SPDX-License-Identifier: GPL-3.0-or-later
// The third of TopologyBuilder that adds links: those that are always there, those on standby, and the ways of devices.
#include "boardset/topology/DerivedOptions.h"
#include "boardset/topology/Titles.h"
#include "boardset/topology/TopologyBuilder.h"

#include <algorithm>
#include <set>

namespace boardset {

bool fits(std::string_view pattern, std::string_view path) {
    if (pattern.empty())
        return path.empty();
    if (pattern.front() != '*')
        return !path.empty() && path.front() == pattern.front() && fits(pattern.substr(1), path.substr(1));
    return fits(pattern.substr(1), path) || (!path.empty() && path.front() != '/' && fits(pattern, path.substr(1)));
}

std::vector<BlockId> TopologyBuilder::blocksOf(const std::string& pattern, BlockId block) const {
    const std::string& above = m_topology->block(namingParent(block)).path;
    const std::size_t skip = above.empty() ? 0 : above.size() + 1;
    if (pattern == ".")
        return {block};
    if (pattern.find('*') == std::string::npos) { // a path, and each path is one block's
        const BlockId one = m_topology->find(above.empty() ? pattern : above + '/' + pattern);
        return one && m_topology->isBelow(one, block) ? std::vector{one} : std::vector<BlockId>{};
    }
    std::vector<BlockId> found;
    for (const Block& each : m_topology->subtree(block)) {
        const std::string& path = each.path;
        const std::string_view relative =
            each.id == block || path.size() < skip ? std::string_view(".") : std::string_view(path).substr(skip);
        if (fits(pattern, relative))
            found.push_back(each.id);
    }
    return found;
}

std::vector<TopologyBuilder::Joint> TopologyBuilder::jointsOf(bool standby) const {
    std::vector<Joint> joints;
    const auto join = [&](BlockId from, BlockId to, const LinkRule& rule) {
        const Block& a = m_topology->block(from);
        const Block& b = m_topology->block(to);
        const bool split = a.segment >= 0 && b.segment >= 0 && a.segment != b.segment;
        const bool isWired = a.role != Role::Container && b.role != Role::Container; // what is inside may be
        const bool isSeen = // also where an end has failed: a cable between nodes that is pulled out
            rule.kind == LinkKind::Message && m_topology->node(from).block != m_topology->node(to).block;
        if ((isSeen || (!a.lost && !b.lost)) && !split && isWired)
            joints.push_back({from, to, &rule});
    };
    for (const Block& block : m_topology->m_blocks) {
        for (const LinkRule& rule : m_topology->type(block.id).links) {
            if (rule.standby.empty() == standby || !isSatisfied(*m_topology, m_topology->node(block.id), rule.applies))
                continue;
            const std::vector<BlockId> ends = blocksOf(rule.to, block.id);
            for (const BlockId from : blocksOf(rule.from, block.id))
                std::ranges::for_each(ends, [&](BlockId to) { join(from, to, rule); });
        }
    }
    return joints;
}

void TopologyBuilder::addLinks() {
    for (const Joint& joint : jointsOf(false))
        addLink(joint.from, joint.to, *joint.rule);
}

void TopologyBuilder::addStandbyLinks() {
    const std::vector<Joint> joints = jointsOf(true);
    if (joints.empty())
        return;
    const Configuration& now = m_topology->m_configuration;
    const bool asSold = valueOf(m_topology->node(joints.front().from).options, joints.front().rule->standby) == 0;
    if (asSold && !(now.boards.empty() && now.failed.empty()))
        joinAsSold(joints);
    else
        joinWhereNeeded(joints);
}

void TopologyBuilder::joinAsSold(const std::vector<Joint>& joints) {
    const auto sold = Topology::build(m_topology->m_catalog, m_topology->m_machine->id,
                                      Configuration(m_topology->configuration().options));
    std::set<std::pair<std::string, std::string>> live;
    for (const Link& link : sold->links())
        if (link.standby)
            live.emplace(sold->block(link.from).path, sold->block(link.to).path);
    const auto isLive = [&](BlockId from, BlockId to) {
        return live.count({m_topology->block(from).path, m_topology->block(to).path}) > 0;
    };
    for (const Joint& joint : joints)
        if (isLive(joint.from, joint.to))
            addLink(joint.from, joint.to, *joint.rule);
        else if (isLive(joint.to, joint.from))
            addLink(joint.to, joint.from, *joint.rule);
}

void TopologyBuilder::joinWhereNeeded(const std::vector<Joint>& joints) {
    // In rounds: a link that went live in one can supply its far end in the next. Upstream is towards memory, and a
    // block has one way upstream.
    for (bool isSettled = false; !isSettled;) {
        std::vector<Joint> needed;
        const auto need = [&](BlockId from, BlockId to, const LinkRule* rule) {
            const bool isSupplied = std::ranges::any_of(needed, [&](const Joint& each) { return each.from == from; });
            if (!isSupplied && !leadsToMemory(*m_topology, from) && leadsToMemory(*m_topology, to))
                needed.push_back({from, to, rule});
        };
        for (const Joint& joint : joints) {
            need(joint.from, joint.to, joint.rule);
            need(joint.to, joint.from, joint.rule);
        }
        for (const Joint& joint : needed)
            addLink(joint.from, joint.to, *joint.rule);
        isSettled = needed.empty();
    }
}

void TopologyBuilder::addWaysToBridges() {
    const std::vector<BlockId> memories = m_topology->withRole(Role::Memory);
    for (const BlockId device : m_topology->devices()) {
        const WaySearch search(*m_topology, device, LinkKind::Data);
        Way& way = m_topology->m_waysToBridge[device]; // the beginning of the way to the nearest memory
        for (const BlockId memory : memories) {
            Way other = search.to(memory);
            if (!other.empty() && (way.empty() || other.blocks.size() < way.blocks.size()))
                way = std::move(other);
        }
        const auto bridge = std::ranges::find_if(
            way.blocks, [&](BlockId block) { return m_topology->block(block).role == Role::Bridge; });
        const auto length = bridge == way.blocks.end() ? 0 : bridge - way.blocks.begin() + 1;
        way.blocks.resize(static_cast<std::size_t>(length));
        way.shares.resize(static_cast<std::size_t>(length));
        way.passages.resize(static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, length - 1)));
    }
}

void TopologyBuilder::addLink(BlockId from, BlockId to, const LinkRule& rule) {
    const Catalog& catalog = *m_topology->m_catalog;
    const std::string& worse = m_topology->block(from).degraded;
    Link link;
    link.id = LinkId(m_topology->m_links.size());
    link.from = from;
    link.to = to;
    link.kind = rule.kind;
    link.capacity = rule.capacity;
    link.degraded = worse.empty() ? m_topology->block(to).degraded : worse;
    link.bytesPerSecond = (rule.capacity.empty() ? 0 : catalog.fact(rule.capacity).si()) *
                          (link.degraded.empty() ? 1 : catalog.fact(link.degraded).si());
    link.title = titleFor(rule.title, *m_topology, from);
    link.framing = rule.framing;
    link.wires = rule.wires;
    link.serviceCv2 = rule.serviceCv2;
    link.latency = rule.latency;
    link.standby = !rule.standby.empty();
    link.isCut = m_topology->block(from).lost || m_topology->block(to).lost;
    if (!link.isCut) {
        m_topology->m_linksOf[from].push_back(link.id);
        m_topology->m_linksOf[to].push_back(link.id);
    }
    m_topology->m_links.push_back(std::move(link));
}

} // namespace boardset
