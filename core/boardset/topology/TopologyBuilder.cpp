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

std::string allowedValues(const MachineOption& option) {
    std::string words;
    for (const int value : option.allowed) {
        words += (words.empty() ? "" : ", ") + std::to_string(value);
    }
    return words.empty() ? std::to_string(option.least) + " to " + std::to_string(option.most) : words;
}

bool isAllowed(const MachineOption& option, int value) {
    const bool listed = option.allowed.empty() ||
                        std::find(option.allowed.begin(), option.allowed.end(), value) != option.allowed.end();
    return listed && value >= option.least && value <= option.most;
}

} // namespace

std::shared_ptr<const Topology> Topology::build(std::shared_ptr<const Catalog> catalog, const std::string& machine,
                                                const Options& options) {
    TopologyBuilder builder(std::move(catalog), machine);
    builder.chooseOptions(options);
    builder.addBlocks();
    builder.addLinks();
    builder.findRoutes();
    return builder.finish();
}

TopologyBuilder::TopologyBuilder(std::shared_ptr<const Catalog> catalog, const std::string& machine)
    : m_topology(std::make_shared<Topology>()) {
    m_topology->m_machine = &catalog->machine(machine);
    m_topology->m_lineBytes = catalog->fact(m_topology->m_machine->lineSize).si();
    m_topology->m_catalog = std::move(catalog);
}

void TopologyBuilder::chooseOptions(const Options& chosen) {
    std::string known;
    for (const MachineOption& option : m_topology->m_machine->options) {
        m_topology->m_options[option.id] = option.standard;
        known += (known.empty() ? "" : ", ") + option.id;
    }
    for (const auto& [id, value] : chosen) {
        const auto& options = m_topology->m_machine->options;
        const auto option =
            std::find_if(options.begin(), options.end(), [&id = id](const auto& each) { return each.id == id; });
        if (option == options.end()) {
            throw TopologyError("options." + id.substr(0, 40) + ": not an option of " + m_topology->m_machine->id +
                                "; allowed: " + known);
        }
        if (!isAllowed(*option, value)) {
            throw TopologyError("options." + id + ": " + std::to_string(value) +
                                " is out of range; allowed: " + allowedValues(*option));
        }
        m_topology->m_options[id] = value;
    }
}

void TopologyBuilder::addBlocks() {
    const BlockType& root = m_topology->m_catalog->blockType(m_topology->m_machine->root);
    addBlock(root, root.title, -1, 0, 0);
    m_topology->m_linksOf.resize(m_topology->m_blocks.size());
}

int TopologyBuilder::addBlock(const BlockType& type, const std::string& name, int parent, int row, int depth) {
    auto& blocks = m_topology->m_blocks;
    if (blocks.size() >= mostBlocks || depth > mostLevels) {
        throw TopologyError("machine " + m_topology->m_machine->id + ": its blocks have no end; at '" + type.id + "'");
    }
    Block block;
    block.id = static_cast<int>(blocks.size());
    block.parent = parent;
    block.row = row;
    block.type = type.id;
    block.name = name;
    block.role = type.role;
    if (parent >= 0) {
        const std::string& above = blocks[static_cast<std::size_t>(namingParent(parent))].path;
        block.path = above.empty() ? name : above + "/" + name;
        blocks[static_cast<std::size_t>(parent)].children.push_back(block.id);
    }
    const int id = block.id;
    blocks.push_back(std::move(block));
    m_topology->m_types.push_back(&type);
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

void TopologyBuilder::addChildren(int parent, int depth) {
    const BlockType& type = *m_topology->m_types[static_cast<std::size_t>(parent)];
    for (const Slot& slot : type.slots) {
        const int count = slot.option.empty() ? slot.count : m_topology->m_options.at(slot.option);
        const BlockType& child = m_topology->m_catalog->blockType(slot.child);
        for (int i = 0; i < count; ++i) {
            addBlock(child, childName(type, slot, parent), parent, slot.row, depth + 1);
        }
    }
}

std::string TopologyBuilder::childName(const BlockType& parent, const Slot& slot, int parentBlock) {
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
            addLinksOf(block, rule);
        }
    }
}

void TopologyBuilder::findRoutes() {
    m_topology->m_routes = RouteTable(*m_topology);
}

void TopologyBuilder::addLinksOf(int block, const LinkRule& rule) {
    const std::string& above = m_topology->block(namingParent(block)).path;
    const std::size_t skip = above.empty() ? 0 : above.size() + 1;
    std::vector<int> from;
    std::vector<int> to;
    for (int id = block; id <= m_topology->m_lastBelow[static_cast<std::size_t>(block)]; ++id) {
        const std::string& path = m_topology->block(id).path;
        const std::string_view relative =
            id == block || path.size() < skip ? std::string_view(".") : std::string_view(path).substr(skip);
        if (fits(rule.from, relative)) {
            from.push_back(id);
        }
        if (fits(rule.to, relative)) {
            to.push_back(id);
        }
    }
    for (const int a : from) {
        for (const int b : to) {
            addLink(a, b, rule);
        }
    }
}

void TopologyBuilder::addLink(int from, int to, const LinkRule& rule) {
    Link link;
    link.id = static_cast<int>(m_topology->m_links.size());
    link.from = from;
    link.to = to;
    link.kind = rule.kind;
    link.capacity = rule.capacity;
    link.bytesPerSecond = rule.capacity.empty() ? 0 : m_topology->m_catalog->fact(rule.capacity).si();
    link.title = titleFor(rule.title, *m_topology, from);
    m_topology->m_linksOf[static_cast<std::size_t>(from)].push_back(link.id);
    m_topology->m_linksOf[static_cast<std::size_t>(to)].push_back(link.id);
    m_topology->m_links.push_back(std::move(link));
}

} // namespace boardset
