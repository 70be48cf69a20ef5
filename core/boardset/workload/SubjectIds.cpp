// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/workload/SubjectIds.h"

#include <algorithm>

namespace boardset {

Subject subjectOf(const Topology& topology, BlockId block) {
    return {Subject::Block, topology.block(block).path};
}

Subject subjectOf(const Topology& topology, LinkId link) {
    const Link& of = topology.link(link);
    int before = 0;
    for (const Link& each : topology.links())
        before += each.id < link && each.from == of.from && each.to == of.to ? 1 : 0;
    return {Subject::Link,
            topology.block(of.from).path + '>' + topology.block(of.to).path + '#' + std::to_string(before)};
}

Subject subjectOf(const Customer& customer) {
    return {Subject::Thread, customer.name.text};
}

Subject subjectOf(const Process& process, const Region& region) {
    return {Subject::Region, process.name.text + '/' + region.name.text};
}

Subject subjectOf(const Topology& topology, const Process& process, const Region& region, BlockId block) {
    return {Subject::Pages, subjectOf(process, region).id + '@' + topology.block(block).path};
}

LinkId linkNamed(const Topology& topology, const std::string& id) {
    // calculating an id is slow, because it counts parallel links, so the path is compared first
    const auto isIt = [&](const Link& each) {
        return id.starts_with(topology.block(each.from).path) && subjectOf(topology, each.id).id == id;
    };
    const auto found = std::ranges::find_if(topology.links(), isIt);
    return found == topology.links().end() ? LinkId() : found->id;
}

std::pair<const Process*, const Region*> regionNamed(const Workload& workload, const std::string& id) {
    for (const Process& process : workload.processes)
        for (const Region& region : process.regions)
            if (subjectOf(process, region).id == id)
                return {&process, &region};
    return {};
}

} // namespace boardset
