// SPDX-License-Identifier: GPL-3.0-or-later
// The ids of subjects.
#include "boardset/picture/Subject.h"

namespace boardset::picture {

Subject subjectOf(const Topology& topology, BlockId block) {
    return {Subject::Kind::Block, topology.block(block).path};
}

Subject subjectOf(const Topology& topology, LinkId link) {
    const Link& of = topology.link(link);
    int before = 0;
    for (const Link& each : topology.links())
        before += each.id < link && each.from == of.from && each.to == of.to ? 1 : 0;
    return {Subject::Kind::Link,
            topology.block(of.from).path + '>' + topology.block(of.to).path + '#' + std::to_string(before)};
}

Subject subjectOf(const Customer& customer) {
    return {Subject::Kind::Thread, customer.name.text};
}

Subject subjectOf(const Topology& topology, const Process& process, const Region& region, BlockId block) {
    return {Subject::Kind::Pages, process.name.text + '/' + region.name.text + '@' + topology.block(block).path};
}

} // namespace boardset::picture
