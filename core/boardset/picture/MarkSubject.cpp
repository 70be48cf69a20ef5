// SPDX-License-Identifier: GPL-3.0-or-later
// The ids of the subjects of marks.
#include "boardset/picture/MarkSubject.h"

namespace boardset::picture {

MarkSubject subjectOf(const Topology& topology, BlockId block) {
    return {MarkSubject::Kind::Block, topology.block(block).path};
}

MarkSubject subjectOf(const Topology& topology, LinkId link) {
    const Link& of = topology.link(link);
    int before = 0;
    for (const Link& each : topology.links())
        before += each.id < link && each.from == of.from && each.to == of.to ? 1 : 0;
    return {MarkSubject::Kind::Link,
            topology.block(of.from).path + '>' + topology.block(of.to).path + '#' + std::to_string(before)};
}

MarkSubject subjectOf(const Customer& customer) {
    return {MarkSubject::Kind::Thread, customer.name.text};
}

MarkSubject subjectOf(const Topology& topology, const Process& process, const Region& region, BlockId block) {
    return {MarkSubject::Kind::Pages, process.name.text + '/' + region.name.text + '@' + topology.block(block).path};
}

} // namespace boardset::picture
