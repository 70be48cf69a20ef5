// SPDX-License-Identifier: GPL-3.0-or-later
// The half of TopologyBuilder that reads a configuration: options, boards in bays, domains and failures.
#include "boardset/topology/TopologyBuilder.h"

#include <algorithm>
#include <set>

namespace boardset {

namespace {

constexpr std::size_t mostPrinted = 40; ///< Characters of a foreign word in an error.

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

std::string letter(std::size_t number) {
    return std::string(1, static_cast<char>('A' + number % 26));
}

} // namespace

void TopologyBuilder::choose(const Configuration& configuration) {
    m_topology->m_configuration = configuration;
    m_topology->m_configuration.options.clear();
    chooseOptions(configuration.options);
}

void TopologyBuilder::chooseOptions(const Options& chosen) {
    Options& complete = m_topology->m_configuration.options;
    std::string known;
    for (const MachineOption& option : m_topology->m_machine->options) {
        complete[option.id] = option.standard;
        known += (known.empty() ? "" : ", ") + option.id;
    }
    for (const auto& [id, value] : chosen) {
        const auto& options = m_topology->m_machine->options;
        const auto option =
            std::find_if(options.begin(), options.end(), [&id = id](const auto& each) { return each.id == id; });
        if (option == options.end()) {
            throw TopologyError("options." + id.substr(0, mostPrinted) + ": not an option of " +
                                m_topology->m_machine->id + "; allowed: " + known);
        }
        if (!isAllowed(*option, value)) {
            throw TopologyError("options." + id + ": " + std::to_string(value) +
                                " is out of range; allowed: " + allowedValues(*option));
        }
        complete[id] = value;
    }
}

std::string TopologyBuilder::typeInBay(const Slot& slot, const std::string& path, bool filled) {
    auto& boards = m_topology->m_configuration.boards;
    const std::string standard = filled ? slot.child : std::string();
    std::string type = standard;
    if (const auto named = boards.find(path); named != boards.end()) {
        type = named->second;
        if (type == standard) {
            boards.erase(named); // what the options say need not be said twice
        } else {
            m_boardsPlaced.push_back(path);
        }
    }
    if (!type.empty() && !slot.fits(type)) {
        std::string allowed = "\"\", " + slot.child;
        for (const std::string& choice : slot.choices) {
            allowed += ", " + choice;
        }
        throw TopologyError("boards." + path + ": \"" + type.substr(0, mostPrinted) +
                            "\" does not fit there; allowed: " + allowed);
    }
    return type.empty() ? m_topology->m_catalog->emptyBay().id : type;
}

void TopologyBuilder::needAllBoardsPlaced() const {
    for (const auto& [path, type] : m_topology->m_configuration.boards) {
        if (std::find(m_boardsPlaced.begin(), m_boardsPlaced.end(), path) == m_boardsPlaced.end()) {
            std::string allowed;
            for (const int bay : m_topology->bays()) {
                allowed += (allowed.empty() ? "" : ", ") + m_topology->block(bay).path;
            }
            throw TopologyError("boards." + path.substr(0, mostPrinted) + ": no such slot; allowed: " + allowed);
        }
    }
}

int TopologyBuilder::segmentCount() const {
    int count = 1;
    for (const Block& block : m_topology->m_blocks) {
        count = std::max(count, block.segment + 1);
    }
    return count;
}

void TopologyBuilder::setSegment(int block, int segment) {
    for (int id = block; id <= m_topology->m_lastBelow[static_cast<std::size_t>(block)]; ++id) {
        m_topology->m_blocks[static_cast<std::size_t>(id)].segment = segment;
    }
}

void TopologyBuilder::setDomain(int block, int domain) {
    for (int id = block; id <= m_topology->m_lastBelow[static_cast<std::size_t>(block)]; ++id) {
        m_topology->m_blocks[static_cast<std::size_t>(id)].domain = domain;
    }
}

int TopologyBuilder::boardAt(const std::string& field, const std::string& path) const {
    const auto block = m_topology->find(path);
    if (!block || m_topology->block(*block).bay != *block || m_topology->block(*block).role == Role::Bay) {
        throw TopologyError(field + ": \"" + path.substr(0, mostPrinted) +
                            "\" is no board of this machine; allowed: paths of boards, each in one domain");
    }
    return *block;
}

void TopologyBuilder::addDomains() {
    std::vector<Domain>& domains = m_topology->m_domains;
    const int segments = segmentCount();
    // Boards that nobody assigned use the halves of a split machine in turn.
    const std::vector<int> bays = m_topology->bays();
    for (std::size_t i = 0; i < bays.size() && segments > 1; ++i) {
        setSegment(bays[i], static_cast<int>(i) % segments);
    }
    domains = m_topology->m_configuration.domains;
    if (domains.empty()) {
        for (int segment = 0; segment < segments; ++segment) {
            domains.push_back({letter(domains.size()), segment, {}});
        }
        for (const int bay : bays) {
            const int domain = std::max(0, m_topology->block(bay).segment);
            setDomain(bay, domain);
            if (m_topology->block(bay).role != Role::Bay) {
                domains[static_cast<std::size_t>(domain)].boards.push_back(m_topology->block(bay).path);
            }
        }
        return;
    }
    for (const int bay : bays) {
        setDomain(bay, -1);
    }
    std::set<std::string> taken;
    for (std::size_t i = 0; i < domains.size(); ++i) {
        const std::string field = "domains[" + std::to_string(i) + "]";
        if (domains[i].segment < 0 || domains[i].segment >= segments) {
            throw TopologyError(field + ".segment: " + std::to_string(domains[i].segment) +
                                " is out of range; allowed: 0 to " + std::to_string(segments - 1));
        }
        for (const std::string& path : domains[i].boards) {
            const int board = boardAt(field + ".boards", path);
            if (!taken.insert(path).second) {
                throw TopologyError(field + ".boards: \"" + path + "\" is in another domain too; allowed: one domain");
            }
            setDomain(board, static_cast<int>(i));
            setSegment(board, segments > 1 ? domains[i].segment : -1);
        }
    }
}

void TopologyBuilder::lose(int block) {
    for (int id = block; id <= m_topology->m_lastBelow[static_cast<std::size_t>(block)]; ++id) {
        m_topology->m_blocks[static_cast<std::size_t>(id)].lost = true;
    }
}

void TopologyBuilder::addFailures() {
    for (const std::string& path : m_topology->m_configuration.failed) {
        const auto found = m_topology->find(path);
        if (!found || *found == 0 || m_topology->block(*found).role == Role::Bay) {
            throw TopologyError("failed: \"" + path.substr(0, mostPrinted) +
                                "\" is no part of this machine that can fail; allowed: paths of its parts");
        }
        const BlockType& type = m_topology->type(*found);
        if (!type.degraded.empty()) {
            m_topology->m_blocks[static_cast<std::size_t>(*found)].degraded = type.degraded;
        } else {
            lose(type.stopsParent ? m_topology->block(*found).parent : *found);
        }
    }
}

} // namespace boardset
