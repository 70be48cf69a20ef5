// SPDX-License-Identifier: GPL-3.0-or-later
// Sorts the processors of a machine by where they stand from a requester and a memory.
#include "TraceQuestion.h"

#include "boardset/topology/Obstacle.h"

#include <algorithm>

namespace boardset {

namespace {

OwnerPlace placeOf(const Topology& topology, BlockId owner, BlockId requester, BlockId memory) {
    const BlockId board = topology.localityGroupOf(owner);
    if (board == topology.localityGroupOf(requester))
        return OwnerPlace::SameBoard;
    if (board == topology.localityGroupOf(memory))
        return OwnerPlace::HomeBoard;
    const BlockId root = topology.coherencyRootOf(owner);
    const bool near = root == topology.coherencyRootOf(requester) || root == topology.coherencyRootOf(memory);
    return near ? OwnerPlace::OtherBoard : OwnerPlace::OtherRoot;
}

/// The first of the thread's regions that has pages somewhere that is still there.
std::string firstPages(const Topology& topology, const Process& process, const Customer& thread) {
    for (const Region& region : process.regions) {
        if (!thread.uses(region))
            continue;
        for (const auto& [path, pages] : region.pagesIn)
            if (topology.find(path))
                return path;
    }
    return {};
}

} // namespace

std::vector<OwnerChoice> ownerChoices(const Topology& topology, BlockId requester, BlockId memory) {
    std::vector<OwnerChoice> choices{{}};
    for (const BlockId processor : topology.withRole(Role::Processor)) {
        const OwnerPlace place = placeOf(topology, processor, requester, memory);
        const bool isNew =
            std::none_of(choices.begin(), choices.end(), [&](const OwnerChoice& c) { return c.place == place; });
        if (isNew && processor != requester && !obstacleBetween(topology, requester, processor))
            choices.push_back({place, processor});
    }
    std::sort(choices.begin(), choices.end(),
              [](const OwnerChoice& a, const OwnerChoice& b) { return a.place < b.place; });
    return choices;
}

TraceEnds standardEnds(const Topology& topology, const Workload& workload) {
    for (const Process& process : workload.processes)
        for (const Customer& thread : process.customers) {
            const std::string pages = firstPages(topology, process, thread);
            if (topology.find(thread.on) && !pages.empty())
                return {thread.on, pages};
        }
    const std::vector<BlockId> processors = topology.withRole(Role::Processor);
    const std::vector<BlockId> memories = topology.withRole(Role::Memory);
    return {processors.empty() ? std::string() : topology.block(processors.front()).path,
            memories.empty() ? std::string() : topology.block(memories.back()).path};
}

} // namespace boardset
