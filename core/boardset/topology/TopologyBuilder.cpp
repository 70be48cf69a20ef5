// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/topology/TopologyBuilder.h"

#include "boardset/topology/DerivedOptions.h"
#include "boardset/topology/FormerNames.h"
#include "boardset/topology/Titles.h"

#include <algorithm>

namespace boardset {

namespace {

constexpr std::size_t mostBlocks = 200'000; ///< A catalog that asks for more is broken.
constexpr int mostLevels = 24;
constexpr int mostLooks = 4; ///< At options that follow each other.

} // namespace

std::shared_ptr<const Topology> Topology::build(std::shared_ptr<const Catalog> catalog, const std::string& machine,
                                                const Configuration& configuration) {
    if (configuration.hasFormerNames) {
        const Configuration present = FormerNames(*catalog, machine).present(configuration);
        return build(std::move(catalog), machine, present);
    }
    // What a machine makes of its options depends on what is in it, and that on them: a second look settles it.
    const std::shared_ptr<const Catalog> kept = std::move(catalog);
    std::vector<DerivedValue> followed;
    for (int look = 0;; ++look) {
        TopologyBuilder builder(kept, machine, configuration, followed);
        builder.addBlocks();
        builder.addDomains();
        builder.addFailures();
        builder.addRoots();
        builder.addLinks();
        builder.addStandbyLinks();
        builder.addWaysToBridges();
        std::shared_ptr<const Topology> topology = builder.finish();
        std::vector<DerivedValue> derived = derivedOptions(*topology);
        if (derived == followed || look == mostLooks)
            return topology;
        followed = std::move(derived);
    }
}

TopologyBuilder::TopologyBuilder(std::shared_ptr<const Catalog> catalog, const std::string& machine,
                                 const Configuration& configuration, std::vector<DerivedValue> followed)
    : m_topology(std::make_shared<Topology>()), m_chosen(configuration.options) {
    m_topology->m_machine = &catalog->machine(machine);
    m_topology->m_catalog = std::move(catalog);
    m_topology->m_configuration = configuration;
    m_topology->m_configuration.options.clear();
    m_topology->m_derived = std::move(followed);
}

void TopologyBuilder::addBlocks() {
    const BlockType& root = m_topology->m_catalog->blockType(m_topology->m_machine->root);
    beginNode(*m_topology->m_machine, rootBlock, {});
    addBlock(root, root.title, {}, nullptr, 0);
    needAllOptionsKnown();
    m_topology->m_linksOf.resize(m_topology->m_blocks.size());
    needAllBoardsPlaced();
}

void TopologyBuilder::addRoots() {
    for (const Block& block : m_topology->m_blocks) {
        m_topology->m_roots.push_back(m_topology->findRootOf(block.id));
        if (m_topology->m_roots.back() == block.id)
            m_topology->m_coherencyRoots.push_back(block.id);
    }
}

BlockId TopologyBuilder::addBlock(const BlockType& type, const std::string& name, BlockId parent, const Slot* slot,
                                  int depth) {
    auto& blocks = m_topology->m_blocks;
    if (blocks.size() >= mostBlocks || depth > mostLevels)
        throw TopologyError("machine " + m_topology->m_machine->id + ": its blocks have no end; at '" + type.id + "'");
    Block block;
    block.id = BlockId(blocks.size());
    block.parent = parent;
    block.row = slot != nullptr ? slot->row : 0;
    block.type = type.id;
    block.name = name;
    block.role = type.role;
    if (parent) {
        Block& above = blocks[parent];
        above.children.push_back(block.id);
        block.path = pathBelow(parent, name);
        block.bay = slot->bay ? block.id : above.bay;
        block.segment = above.segment;
    }
    const BlockId id = block.id;
    blocks.push_back(std::move(block));
    m_topology->m_types.push_back(&type);
    m_topology->m_slots.push_back(slot);
    m_topology->m_lastBelow.push_back(id);
    const std::size_t outer = m_node;
    if (const Machine* const inner = parent ? m_topology->m_catalog->machineOf(type) : nullptr)
        beginNode(*inner, id, blocks[id].path);
    m_topology->m_nodeOf.push_back(m_node);
    addChildren(id, depth);
    m_node = outer;
    m_topology->m_lastBelow[id] = blocks.back().id;
    m_topology->m_byPath.emplace(blocks[id].path, id);
    return id;
}

BlockId TopologyBuilder::namingParent(BlockId block) const {
    while (m_topology->block(block).role == Role::Group)
        block = m_topology->block(block).parent;
    return block;
}

std::string TopologyBuilder::pathBelow(BlockId parent, const std::string& name) const {
    const std::string& above = m_topology->block(namingParent(parent)).path;
    return above.empty() ? name : above + "/" + name;
}

bool TopologyBuilder::applies(const Condition& condition) const {
    return isSatisfied(*m_topology, m_topology->m_nodes[m_node], condition);
}

void TopologyBuilder::addChildren(BlockId parent, int depth) {
    for (const Slot& slot : m_topology->type(parent).slots) {
        const int filled = slot.option.empty() ? slot.count : valueOf(options(), slot.option);
        // A slot can be empty; a machine that is not there has none.
        const bool isNode = m_topology->m_catalog->machineOf(m_topology->m_catalog->blockType(slot.child)) != nullptr;
        const int places = slot.bay && !isNode ? slot.count : filled;
        for (int number = 0; number < places && applies(slot.applies); ++number)
            addInSlot(parent, slot, number, number < filled, depth);
    }
}

void TopologyBuilder::addInSlot(BlockId parent, const Slot& slot, int number, bool filled, int depth) {
    const std::string name = childName(m_topology->type(parent), slot, parent);
    const std::string type = slot.bay ? typeInBay(slot, pathBelow(parent, name), filled) : slot.child;
    const BlockId child = addBlock(m_topology->m_catalog->blockType(type), name, parent, &slot, depth + 1);
    if (slot.segment) {
        m_topology->m_segments = std::max(m_topology->m_segments, number + 1);
        setSegment(child, number);
    }
}

std::string TopologyBuilder::childName(const BlockType& parent, const Slot& slot, BlockId parentBlock) {
    if (slot.name.ends_with('#')) {
        const std::string& above = m_topology->block(parentBlock).name;
        const std::size_t number = std::min(above.find_first_of("0123456789"), above.size());
        return slot.name.substr(0, slot.name.size() - 1) + above.substr(number);
    }
    const bool alone = slot.count == 1 && slot.option.empty();
    const bool hasNumber = std::string_view("0123456789").find(slot.name.back()) != std::string_view::npos;
    const bool numbered = !alone || (parent.role == Role::Group && !hasNumber);
    if (!numbered)
        return slot.name;
    return slot.nameOf(m_nextNumber[{namingParent(parentBlock), &slot}]++);
}

} // namespace boardset
