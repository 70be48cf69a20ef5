// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/best/Symmetry.h"

namespace boardset::best {

namespace {

/// Maps the path of each processor or memory in one group to the path at the corresponding location in the other group,
/// in both directions.
std::map<std::string, std::string> partners(const Topology& topology, const std::pair<BlockId, BlockId>& groups) {
    std::map<std::string, std::string> partner;
    for (const Role role : {Role::Processor, Role::Memory}) {
        const Blocks one = topology.withRole(role, groups.first);
        const Blocks other = topology.withRole(role, groups.second);
        for (std::size_t i = 0; i < one.size(); ++i) {
            const std::string& a = topology.block(one[i]).path;
            const std::string& b = topology.block(other[i]).path;
            partner.emplace(a, b);
            partner.emplace(b, a);
        }
    }
    return partner;
}

} // namespace

std::vector<std::pair<BlockId, BlockId>> symmetricGroups(const SearchContext& context) {
    const Topology& topology = context.topology();
    const auto sizes = [&](BlockId group) {
        return std::pair(topology.withRole(Role::Processor, group).size(),
                         topology.withRole(Role::Memory, group).size());
    };
    std::vector<std::pair<BlockId, BlockId>> pairs;
    const Blocks groups = topology.localityGroups();
    for (std::size_t i = 0; i < groups.size(); ++i)
        for (std::size_t k = i + 1; k < groups.size(); ++k)
            if (topology.block(groups[i]).domain == topology.block(groups[k]).domain &&
                sizes(groups[i]) == sizes(groups[k]))
                pairs.emplace_back(groups[i], groups[k]);
    return pairs;
}

Workload mirrored(const SearchContext& context, Workload workload, const std::pair<BlockId, BlockId>& groups) {
    const auto partner = partners(context.topology(), groups);
    const auto other = [&](const std::string& path) {
        const auto found = partner.find(path);
        return found == partner.end() ? path : found->second;
    };
    for (const MovableThread& each : context.threads()) {
        std::string& on = each.at.in(workload).on;
        on = other(on);
    }
    for (const MovablePages& each : context.pages()) {
        std::map<std::string, int> there;
        for (const auto& [memory, pages] : each.at.in(workload).pagesIn)
            there[other(memory)] = pages;
        each.at.in(workload).pagesIn = std::move(there);
    }
    return workload;
}

} // namespace boardset::best
