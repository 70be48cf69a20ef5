// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/topology/Domains.h"

#include "boardset/topology/Titles.h"

#include <algorithm>
#include <set>

namespace boardset {

bool canBeDivided(const Topology& topology) {
    if (topology.nodes().size() > 1) // no domain spans several machines of a cluster
        return false;
    // standard block types of the bays; a bay for cards has no standard type
    std::set<std::string> kinds;
    for (const BlockId bay : topology.bays())
        kinds.insert(topology.slot(bay)->child);
    kinds.erase(topology.catalog().emptyBay().id);
    return !topology.withRole(Role::Processor).empty() && kinds.size() > 1;
}

std::string freeDomainName(const std::vector<Domain>& domains) {
    const auto isTaken = [&](const std::string& name) {
        return std::ranges::any_of(domains, [&](const Domain& each) { return each.name == name; });
    };
    int number = 0;
    while (isTaken(letterName(number)))
        ++number;
    return letterName(number);
}

std::vector<Domain> withBoardIn(const Topology& topology, const std::string& board, const std::string& domain) {
    std::vector<Domain> domains = topology.domains();
    const auto named = [&] { return std::ranges::find(domains, domain, &Domain::name); };
    if (!domain.empty() && named() == domains.end()) {
        const BlockId block = topology.find(board);
        domains.push_back({domain, block ? std::max(0, topology.block(block).segment) : 0, {}});
    }
    std::erase_if(domains, [&](Domain& each) {
        const bool had = std::erase(each.boards, board) > 0;
        return had && each.boards.empty() && each.name != domain;
    });
    if (!domain.empty()) {
        auto& boards = named()->boards;
        boards.push_back(board);
        std::ranges::sort(
            boards, [&](const std::string& a, const std::string& b) { return topology.find(a) < topology.find(b); });
    }
    return domains;
}

} // namespace boardset
