// SPDX-License-Identifier: GPL-3.0-or-later
// Collects the routes of customers.
#include "CustomerWay.h"
#include "Format.h"

namespace boardset {
namespace {

using format::text;

template <class Wanted> CustomerWay wayOf(const Topology& topology, const Workload& workload, Wanted wanted) {
    CustomerWay way;
    const auto addRoute = [&](BlockId device, BlockId memory) {
        if (!topology.reaches(device, memory))
            return;
        const Way route = topology.dataWay(memory, device);
        way.blocks.insert(route.blocks.begin(), route.blocks.end());
        for (const Passage& passage : route.passages)
            way.links.insert(passage.link);
    };
    for (const Process& process : workload.processes) {
        for (const Customer& customer : process.customers) {
            const auto device = topology.find(customer.on);
            if (!device || !topology.isDevice(device) || !wanted(customer))
                continue;
            for (const Region* const region : usedBy(process, customer)) {
                for (const auto& [path, pages] : region->pagesIn) {
                    const auto memory = topology.find(path);
                    if (memory && pages > 0)
                        addRoute(device, memory);
                }
            }
        }
    }
    return way;
}

} // namespace

CustomerWay wayOfCustomer(const Topology& topology, const Workload& workload, const QString& name) {
    return name.isEmpty() ? CustomerWay()
                          : wayOf(
                                topology, workload, [&](const Customer& each) { return text(each.name) == name; });
}

CustomerWay wayOfDevice(const Topology& topology, const Workload& workload, BlockId block) {
    const std::string& path = topology.block(block).path;
    return wayOf(topology, workload, [&](const Customer& each) { return each.on == path; });
}

} // namespace boardset
