// SPDX-License-Identifier: GPL-3.0-or-later
// The half of TopologyBuilder that reads a configuration: options, boards in bays, domains and failures.
#include "boardset/catalog/Words.h"
#include "boardset/topology/Capacity.h"
#include "boardset/topology/Titles.h"
#include "boardset/topology/TopologyBuilder.h"

#include <algorithm>

namespace boardset {

namespace {

constexpr std::size_t mostPrinted = 40; ///< Characters of a foreign word in an error.

std::string allowedValues(const MachineOption& option) {
    std::string words;
    for (const int value : option.allowed)
        words += (words.empty() ? "" : ", ") + std::to_string(value);
    return words.empty() ? std::to_string(option.least) + " to " + std::to_string(option.most) : words;
}

bool isAllowed(const MachineOption& option, int value) {
    const bool listed = option.allowed.empty() || std::ranges::find(option.allowed, value) != option.allowed.end();
    return listed && value >= option.least && value <= option.most;
}

std::string element(const char* list, std::size_t index) {
    return std::string(list) + '[' + std::to_string(index) + "]: ";
}

/// "...is no part of this machine that can fail; allowed: paths of its parts; the nearest is SB3".
[[noreturn]] void refusePart(const Topology& topology, const std::string& field, const std::string& path,
                             const char* what) {
    std::vector<std::string> parts;
    for (const Block& block : topology.blocks())
        if (block.id != rootBlock && block.role != Role::Bay)
            parts.push_back(block.path);
    const std::string word = path.substr(0, mostPrinted);
    throw TopologyError(field + '"' + word + "\" is no part of this machine that can " + what +
                        "; allowed: paths of its parts; the nearest is " + nearest(word, parts));
}

} // namespace

void TopologyBuilder::beginNode(const Machine& machine, BlockId block, const std::string& path) {
    Node node{block, path, &machine, {}, m_topology->m_catalog->fact(machine.lineSize).si()};
    for (const MachineOption& option : machine.options) {
        const std::string key = node.optionKey(option);
        const int wish = chosen(option, key);
        m_topology->m_configuration.options[key] = wish;
        node.options[option.id] = wish;
        for (const DerivedValue& each : m_topology->m_derived)
            if (each.option == key)
                node.options[option.id] = each.value;
    }
    m_node = m_topology->m_nodes.size();
    m_topology->m_nodes.push_back(std::move(node));
}

int TopologyBuilder::chosen(const MachineOption& option, const std::string& key) const {
    const auto found = m_chosen.find(key);
    if (found != m_chosen.end() && !isAllowed(option, found->second)) {
        throw TopologyError("options." + key + ": " + std::to_string(found->second) +
                            " is out of range; allowed: " + allowedValues(option));
    }
    return found == m_chosen.end() ? option.standard : found->second;
}

void TopologyBuilder::needAllOptionsKnown() const {
    const Options& complete = m_topology->m_configuration.options;
    for (const auto& [id, value] : m_chosen) {
        if (complete.count(id) == 0) {
            std::string known;
            for (const auto& [each, standard] : complete)
                known += (known.empty() ? "" : ", ") + each;
            throw TopologyError("options." + id.substr(0, mostPrinted) + ": not an option of " +
                                m_topology->m_machine->id + "; allowed: " + known);
        }
    }
}

std::string TopologyBuilder::typeInBay(const Slot& slot, const std::string& path, bool filled) {
    auto& boards = m_topology->m_configuration.boards;
    const std::string& none = m_topology->m_catalog->emptyBay().id;
    std::string standard = filled && slot.child != none ? slot.child : std::string();
    for (const StandardBoard& each : m_topology->m_machine->boards)
        if (filled && slot.fits(each.type) && fits(each.path, path))
            standard = each.type;
    std::string type = standard;
    if (const auto named = boards.find(path); named != boards.end()) {
        type = named->second;
        if (type == standard)
            boards.erase(named); // what the options say need not be said twice
        else
            m_boardsPlaced.push_back(path);
    }
    if (!type.empty() && !slot.fits(type)) {
        std::string allowed = "\"\"" + (slot.child == none ? std::string() : ", " + slot.child);
        for (const std::string& choice : slot.choices)
            allowed += ", " + choice;
        throw TopologyError("boards." + path + ": \"" + type.substr(0, mostPrinted) +
                            "\" does not fit there; allowed: " + allowed);
    }
    return type.empty() ? none : type;
}

void TopologyBuilder::needAllBoardsPlaced() const {
    for (const auto& [path, type] : m_topology->m_configuration.boards) {
        if (std::ranges::find(m_boardsPlaced, path) == m_boardsPlaced.end()) {
            std::string allowed;
            for (const BlockId bay : m_topology->bays())
                allowed += (allowed.empty() ? "" : ", ") + m_topology->block(bay).path;
            throw TopologyError("boards." + path.substr(0, mostPrinted) + ": no such slot; allowed: " +
                                (allowed.empty() ? "none, as there are no slots" : allowed));
        }
    }
}

void TopologyBuilder::setSegment(BlockId block, int segment) {
    changeBelow(
        block, [segment](Block& each) { each.segment = segment; });
}

void TopologyBuilder::setDomain(BlockId block, int domain) {
    changeBelow(
        block, [domain](Block& each) { each.domain = domain; });
}

BlockId TopologyBuilder::boardAt(const std::string& field, const std::string& path) const {
    const BlockId block = m_topology->find(path);
    if (!block || m_topology->block(block).bay != block || m_topology->block(block).role == Role::Bay) {
        throw TopologyError(field + ": \"" + path.substr(0, mostPrinted) +
                            "\" is no board of this machine; allowed: paths of boards, each in one domain");
    }
    return block;
}

void TopologyBuilder::addDomains() {
    std::vector<BlockId> bays = m_topology->bays();
    std::erase_if(bays, [&](BlockId bay) { return m_topology->node(bay).block == bay; }); // a machine of a cluster
    if (m_topology->m_segments > 1)
        dealSegments(bays);
    if (m_topology->m_configuration.domains.empty())
        joinSegments(bays);
    else
        divide(bays);
}

/// Boards that nobody assigned use the halves of a split machine in turn, those of each kind from the first half on.
void TopologyBuilder::dealSegments(const std::vector<BlockId>& bays) {
    const auto nodeOf = [&](BlockId block) { return m_topology->node(block).block; };
    std::map<BlockId, int> segments; // of each machine
    for (const Block& block : m_topology->blocks())
        segments[nodeOf(block.id)] = std::max(segments[nodeOf(block.id)], block.segment + 1);
    std::map<std::pair<BlockId, const Slot*>, int> turn;
    for (const BlockId bay : bays)
        if (const int halves = segments[nodeOf(bay)]; halves > 1)
            setSegment(bay, turn[{nodeOf(bay), m_topology->slot(bay)}]++ % halves);
}

void TopologyBuilder::joinSegments(const std::vector<BlockId>& bays) {
    std::vector<Domain>& domains = m_topology->m_domains;
    for (int segment = 0; segment < m_topology->m_segments; ++segment)
        domains.push_back({letterName(segment), segment, {}});
    for (const BlockId bay : bays) {
        const Block& board = m_topology->block(bay);
        const int domain = std::max(0, board.segment);
        setDomain(bay, domain);
        if (board.role != Role::Bay)
            domains[static_cast<std::size_t>(domain)].boards.push_back(board.path);
    }
}

void TopologyBuilder::divide(const std::vector<BlockId>& bays) {
    for (const BlockId bay : bays)
        setDomain(bay, -1);
    m_topology->m_domains = m_topology->m_configuration.domains;
    for (int number = 0; number < static_cast<int>(m_topology->m_domains.size()); ++number)
        addDomain(number);
}

void TopologyBuilder::addDomain(int number) {
    const Domain& domain = m_topology->m_domains[static_cast<std::size_t>(number)];
    const std::string field = "domains[" + std::to_string(number) + "]";
    needDomain(number, field);
    for (const std::string& path : domain.boards) {
        const BlockId board = boardAt(field + ".boards", path);
        if (m_topology->block(board).domain >= 0)
            throw TopologyError(field + ".boards: \"" + path + "\" is in another domain too; allowed: one domain");
        setDomain(board, number);
        setSegment(board, m_topology->m_segments > 1 ? domain.segment : -1);
    }
}

void TopologyBuilder::needDomain(int number, const std::string& field) const {
    const auto& domains = m_topology->m_domains;
    const Domain& domain = domains[static_cast<std::size_t>(number)];
    if (domain.segment < 0 || domain.segment >= m_topology->m_segments) {
        throw TopologyError(field + ".segment: " + std::to_string(domain.segment) + " is out of range; allowed: 0 to " +
                            std::to_string(m_topology->m_segments - 1));
    }
    // Said twice, with another segment, it would cross from one into the other.
    const auto isIt = [&](const Domain& each) { return each.name == domain.name; };
    if (std::any_of(domains.begin(), domains.begin() + number, isIt)) {
        throw TopologyError(field + ".name: \"" + domain.name.substr(0, mostPrinted) +
                            "\" is another domain's; allowed: each domain once, in one segment");
    }
}

void TopologyBuilder::addFailures() {
    const Configuration& configuration = m_topology->m_configuration;
    for (std::size_t i = 0; i < configuration.off.size(); ++i) {
        const BlockId found = m_topology->find(configuration.off[i]);
        if (!found || found == rootBlock)
            refusePart(*m_topology, element("off", i), configuration.off[i], "be off");
        changeBelow(found, [](Block& each) { each.lost = each.off = true; });
    }
    const std::vector<std::string>& failed = configuration.failed;
    for (std::size_t i = 0; i < configuration.failedSinceBoot.size(); ++i) {
        const std::string& path = configuration.failedSinceBoot[i];
        if (std::ranges::find(failed, path) == failed.end()) {
            const std::string word = path.substr(0, mostPrinted);
            throw TopologyError(element("failedSinceBoot", i) + '"' + word +
                                "\" has not failed; allowed: paths that `failed` has too" +
                                (failed.empty() ? ", and it has none" : "; the nearest is " + nearest(word, failed)));
        }
    }
    for (std::size_t i = 0; i < failed.size(); ++i) {
        const BlockId found = m_topology->find(failed[i]);
        if (!found || found == rootBlock || m_topology->block(found).role == Role::Bay)
            refusePart(*m_topology, element("failed", i), failed[i], "fail");
        const BlockType& type = m_topology->type(found);
        if (!type.degraded.empty()) {
            m_topology->m_blocks[found].degraded = type.degraded;
        } else {
            changeBelow(
                type.stopsParent ? m_topology->block(found).parent : found,
                [](Block& each) {
                    each.lost = true;
                    each.off = false;
                });
        }
    }
    for (Block& each : m_topology->m_blocks)
        each.lost = each.lost || banksLeft(*m_topology, each) == 0;
}

} // namespace boardset
