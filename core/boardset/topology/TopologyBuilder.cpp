// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/topology/TopologyBuilder.h"

#include "boardset/topology/Titles.h"

#include <algorithm>

namespace boardset {

namespace {

constexpr std::size_t mostBlocks = 200'000; ///< A catalog that asks for more is broken.
constexpr int mostLevels = 24;

/// Whether a path fits a pattern in which '*' stands for any run of characters within one name.
bool fits(std::string_view pattern, std::string_view path) {
    if (pattern.empty()) {
        return path.empty();
    }
    if (pattern.front() != '*') {
        return !path.empty() && path.front() == pattern.front() && fits(pattern.substr(1), path.substr(1));
    }
    return fits(pattern.substr(1), path) || (!path.empty() && path.front() != '/' && fits(pattern, path.substr(1)));
}

} // namespace

std::shared_ptr<const Topology> Topology::build(std::shared_ptr<const Catalog> catalog, const std::string& machine,
                                                const Configuration& configuration) {
    TopologyBuilder builder(std::move(catalog), machine);
    builder.choose(configuration);
    builder.addBlocks();
    builder.addDomains();
    builder.addFailures();
    builder.addLinks();
    return builder.finish();
}

TopologyBuilder::TopologyBuilder(std::shared_ptr<const Catalog> catalog, const std::string& machine)
    : m_topology(std::make_shared<Topology>()) {
    m_topology->m_machine = &catalog->machine(machine);
    m_topology->m_lineBytes = catalog->fact(m_topology->m_machine->lineSize).si();
    m_topology->m_catalog = std::move(catalog);
}

void TopologyBuilder::addBlocks() {
    const BlockType& root = m_topology->m_catalog->blockType(m_topology->m_machine->root);
    addBlock(root, root.title, -1, nullptr, 0);
    m_topology->m_linksOf.resize(m_topology->m_blocks.size());
    needAllBoardsPlaced();
}

int TopologyBuilder::addBlock(const BlockType& type, const std::string& name, int parent, const Slot* slot, int depth) {
    auto& blocks = m_topology->m_blocks;
    if (blocks.size() >= mostBlocks || depth > mostLevels) {
        throw TopologyError("machine " + m_topology->m_machine->id + ": its blocks have no end; at '" + type.id + "'");
    }
    Block block;
    block.id = static_cast<int>(blocks.size());
    block.parent = parent;
    block.row = slot != nullptr ? slot->row : 0;
    block.type = type.id;
    block.name = name;
    block.role = type.role;
    if (parent >= 0) {
        Block& above = blocks[static_cast<std::size_t>(parent)];
        above.children.push_back(block.id);
        block.path = pathBelow(parent, name);
        block.bay = slot->bay ? block.id : above.bay;
        block.segment = above.segment;
    }
    const int id = block.id;
    blocks.push_back(std::move(block));
    m_topology->m_types.push_back(&type);
    m_topology->m_slots.push_back(slot);
    m_topology->m_lastBelow.push_back(id);
    addChildren(id, depth);
    m_topology->m_lastBelow[static_cast<std::size_t>(id)] = static_cast<int>(blocks.size()) - 1;
    m_topology->m_byPath.emplace(blocks[static_cast<std::size_t>(id)].path, id);
    return id;
}

int TopologyBuilder::namingParent(int block) const {
    while (m_topology->block(block).role == Role::Group) {
        block = m_topology->block(block).parent;
    }
    return block;
}

std::string TopologyBuilder::pathBelow(int parent, const std::string& name) const {
    const std::string& above = m_topology->block(namingParent(parent)).path;
    return above.empty() ? name : above + "/" + name;
}

bool TopologyBuilder::applies(const When& when) const {
    return when.option.empty() || m_topology->options().at(when.option) == when.value;
}

void TopologyBuilder::addChildren(int parent, int depth) {
    for (const Slot& slot : m_topology->type(parent).slots) {
        const int filled = slot.option.empty() ? slot.count : m_topology->options().at(slot.option);
        const int places = slot.bay ? slot.count : filled;
        for (int number = 0; number < places && applies(slot.when); ++number) {
            addInSlot(parent, slot, number, number < filled, depth);
        }
    }
}

void TopologyBuilder::addInSlot(int parent, const Slot& slot, int number, bool filled, int depth) {
    const std::string name = childName(m_topology->type(parent), slot, parent);
    const std::string type = slot.bay ? typeInBay(slot, pathBelow(parent, name), filled) : slot.child;
    const int child = addBlock(m_topology->m_catalog->blockType(type), name, parent, &slot, depth + 1);
    if (slot.segment) {
        m_topology->m_segments = std::max(m_topology->m_segments, number + 1);
        setSegment(child, number);
    }
}

std::string TopologyBuilder::childName(const BlockType& parent, const Slot& slot, int parentBlock) {
    if (slot.name.ends_with('#')) {
        const std::string& above = m_topology->block(parentBlock).name;
        return slot.name.substr(0, slot.name.size() - 1) + above.substr(above.find_first_of("0123456789"));
    }
    const bool numbered = slot.count > 1 || !slot.option.empty() || parent.role == Role::Group;
    if (!numbered) {
        return slot.name;
    }
    const int number = m_nextNumber.try_emplace({namingParent(parentBlock), slot.name}, slot.first).first->second++;
    return slot.name + std::to_string(number);
}

void TopologyBuilder::addLinks() {
    for (int block = 0; block < static_cast<int>(m_topology->m_blocks.size()); ++block) {
        for (const LinkRule& rule : m_topology->type(block).links) {
            if (applies(rule.when)) {
                addLinksOf(block, rule);
            }
        }
    }
}

std::vector<int> TopologyBuilder::blocksOf(const std::string& pattern, int block) const {
    const std::string& above = m_topology->block(namingParent(block)).path;
    const std::size_t skip = above.empty() ? 0 : above.size() + 1;
    std::vector<int> found;
    for (int id = block; id <= m_topology->m_lastBelow[static_cast<std::size_t>(block)]; ++id) {
        const std::string& path = m_topology->block(id).path;
        const std::string_view relative =
            id == block || path.size() < skip ? std::string_view(".") : std::string_view(path).substr(skip);
        if (fits(pattern, relative)) {
            found.push_back(id);
        }
    }
    return found;
}

void TopologyBuilder::addLinksOf(int block, const LinkRule& rule) {
    const std::vector<int> ends = blocksOf(rule.to, block);
    for (const int from : blocksOf(rule.from, block)) {
        for (const int to : ends) {
            const Block& a = m_topology->block(from);
            const Block& b = m_topology->block(to);
            const bool split = a.segment >= 0 && b.segment >= 0 && a.segment != b.segment;
            if (!a.lost && !b.lost && !split) {
                addLink(from, to, rule);
            }
        }
    }
}

void TopologyBuilder::addLink(int from, int to, const LinkRule& rule) {
    const Catalog& catalog = *m_topology->m_catalog;
    const std::string& worse = m_topology->block(from).degraded;
    Link link;
    link.id = static_cast<int>(m_topology->m_links.size());
    link.from = from;
    link.to = to;
    link.kind = rule.kind;
    link.capacity = rule.capacity;
    link.degraded = worse.empty() ? m_topology->block(to).degraded : worse;
    link.bytesPerSecond = (rule.capacity.empty() ? 0 : catalog.fact(rule.capacity).si()) *
                          (link.degraded.empty() ? 1 : catalog.fact(link.degraded).si());
    link.title = titleFor(rule.title, *m_topology, from);
    m_topology->m_linksOf[static_cast<std::size_t>(from)].push_back(link.id);
    m_topology->m_linksOf[static_cast<std::size_t>(to)].push_back(link.id);
    m_topology->m_links.push_back(std::move(link));
}

} // namespace boardset
