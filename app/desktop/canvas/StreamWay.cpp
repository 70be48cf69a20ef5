// SPDX-License-Identifier: GPL-3.0-or-later
// Collects the routes of streams.
#include "StreamWay.h"
#include "Format.h"

namespace boardset {
namespace {

using format::text;

template <class Wanted> StreamWay wayOf(const Topology& topology, const Workload& workload, Wanted wanted) {
    StreamWay way;
    const auto addRoute = [&](int device, int memory) {
        if (!topology.reaches(device, memory)) {
            return;
        }
        const Way route = topology.dataWay(memory, device);
        way.blocks.insert(route.blocks.begin(), route.blocks.end());
        for (const Passage& passage : route.passages)
            way.links.insert(passage.link);
    };
    for (const Process& process : workload.processes) {
        for (const Customer& stream : process.customers) {
            const auto device = topology.find(stream.on);
            if (process.requester != Requester::Device || !device || !wanted(stream)) {
                continue;
            }
            for (const Region& region : process.regions) {
                for (const auto& [path, pages] : region.pagesIn) {
                    const auto memory = topology.find(path);
                    if (memory && pages > 0 && stream.uses(region)) {
                        addRoute(*device, *memory);
                    }
                }
            }
        }
    }
    return way;
}

} // namespace

StreamWay wayOfStream(const Topology& topology, const Workload& workload, const QString& stream) {
    return stream.isEmpty() ? StreamWay()
                            : wayOf(topology, workload, [&](const Customer& each) { return text(each.name) == stream; });
}

StreamWay wayOfCard(const Topology& topology, const Workload& workload, int block) {
    if (!topology.isRequester(block, Requester::Device)) {
        return {};
    }
    const std::string& path = topology.block(block).path;
    return wayOf(topology, workload, [&](const Customer& each) { return each.processor == path; });
}

} // namespace boardset
