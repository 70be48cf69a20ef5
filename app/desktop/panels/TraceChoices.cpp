// SPDX-License-Identifier: GPL-3.0-or-later
// Sorts the processors of a machine by their position relative to a requester and a memory.
#include "TraceChoices.h"

#include "boardset/analysis/ClassRow.h"
#include "boardset/topology/Obstacle.h"
#include "boardset/trace/Trace.h"

#include <algorithm>

namespace boardset {

namespace {

OwnerLocation placeOf(const Topology& topology, BlockId owner, BlockId requester, BlockId memory) {
    const BlockId board = topology.localityGroupOf(owner);
    if (board == topology.localityGroupOf(requester))
        return OwnerLocation::SameBoard;
    if (board == topology.localityGroupOf(memory))
        return OwnerLocation::HomeBoard;
    const BlockId root = topology.coherencyRootOf(owner);
    const bool near = root == topology.coherencyRootOf(requester) || root == topology.coherencyRootOf(memory);
    return near ? OwnerLocation::OtherBoard : OwnerLocation::OtherRoot;
}

/// Returns the path of the first existing part that holds data of the customer's regions.
std::string firstData(const Topology& topology, const Process& process, const Customer& customer) {
    for (const Region* const region : usedBy(process, customer))
        for (const auto& [path, pages] : leavesOf(process, *region))
            if (topology.find(path))
                return path;
    return {};
}

} // namespace

std::vector<OwnerChoice> ownerChoices(const Topology& topology, BlockId requester, BlockId memory) {
    std::vector<OwnerChoice> choices{{}};
    for (const BlockId processor : topology.withRole(Role::Processor)) {
        const OwnerLocation place = placeOf(topology, processor, requester, memory);
        const bool isNew =
            std::none_of(choices.begin(), choices.end(), [&](const OwnerChoice& c) { return c.location == place; });
        if (isNew && processor != requester && !obstacleBetween(topology, requester, processor))
            choices.push_back({place, processor});
    }
    std::sort(choices.begin(), choices.end(),
              [](const OwnerChoice& a, const OwnerChoice& b) { return a.location < b.location; });
    return choices;
}

std::vector<BlockId> targetsOf(const Topology& topology, const Operation& operation, BlockId requester) {
    const std::vector<BlockId> homes = homesFor(topology, operation);
    return homes.empty() ? peersFor(topology, operation, requester) : homes;
}

std::map<std::string, double> numbersAt(const Topology& topology, const Workload& workload, const std::string& path,
                                        const std::string& operation) {
    for (const Process& process : workload.processes)
        for (const Customer& customer : process.customers)
            if (customer.on == path && workOperationOf(process, topology).operation == operation)
                return process.numbers;
    return {};
}

TraceEnds standardEnds(const Topology& topology, const Workload& workload) {
    for (const Process& process : workload.processes)
        for (const Customer& customer : process.customers) {
            const std::string data = customer.peer.empty() ? firstData(topology, process, customer) : customer.peer;
            const std::string& operation = workOperationOf(process, topology).operation;
            const auto on = topology.find(customer.on);
            if (on && topology.type(on).request(operation) && !data.empty())
                return {customer.on, data, operation, customer.server};
        }
    const std::vector<BlockId> requesters = topology.requesters();
    if (requesters.empty())
        return {};
    const std::string& operation = topology.type(requesters.front()).requests.front().operation;
    const std::vector<BlockId> targets =
        targetsOf(topology, topology.catalog().operation(operation), requesters.front());
    return {topology.block(requesters.front()).path,
            targets.empty() ? std::string() : topology.block(targets.back()).path, operation};
}

} // namespace boardset
