// SPDX-License-Identifier: GPL-3.0-or-later
#include "LinkEdits.h"

#include "BoardActions.h"
#include "Format.h"
#include "boardset/topology/Failover.h"
#include "boardset/topology/Titles.h"

#include <algorithm>

namespace boardset {

using format::tr;

namespace {

/// Returns the type of a board that has links between nodes and fits in the given bay; empty if there is none.
std::string linkingBoard(const Topology& topology, BlockId bay) {
    for (const std::string& type : boardsFor(topology, bay))
        if (std::ranges::any_of(topology.catalog().blockType(type).links,
                                [](const LinkRule& rule) { return rule.kind == LinkKind::Message; }))
            return type;
    return {};
}

/// Returns the paths, inside the node, of the bays that can get a board with links; empty bays come first.
std::vector<std::string> baysToLink(const Topology& topology, BlockId node) {
    std::vector<std::string> empty;
    std::vector<std::string> taken;
    for (const BlockId bay : topology.bays()) {
        const Block& block = topology.block(bay);
        const std::string type = bay != node && topology.isBelow(bay, node) ? linkingBoard(topology, bay) : "";
        if (!type.empty() && block.type != type)
            (block.role == Role::Bay ? empty : taken).push_back(block.path.substr(topology.block(node).path.size()));
    }
    empty.insert(empty.end(), taken.begin(), taken.end());
    return empty;
}

bool isNode(const Topology& topology, BlockId block) {
    return block && block != rootBlock && topology.node(block).block == block;
}

} // namespace

std::optional<Edit> toggleLink(const Topology& topology, LinkId link) {
    const BlockId plug = plugOf(topology, link);
    return plug ? std::optional<Edit>(SetFailed{topology.block(plug).path, !topology.link(link).isCut}) : std::nullopt;
}

QString toggleLinkText(const Topology& topology, LinkId link) {
    const std::string& path = topology.block(plugOf(topology, link)).path;
    Configuration next = topology.configuration();
    if (topology.link(link).isCut)
        std::erase(next.failed, path);
    else
        next.failed.push_back(path);
    const auto changed = Topology::build(topology.sharedCatalog(), topology.machine().id, next);
    return (topology.link(link).isCut ? tr("%1 is reconnected. %2.") : tr("%1 is disconnected. %2."))
        .arg(format::text(topology.link(link).title), format::text(cutText(*changed, link)));
}

std::vector<Edit> addLinkEdits(const Topology& topology, BlockId one, BlockId other) {
    for (const Link& link : topology.links()) {
        const bool isOfBoth = (topology.isBelow(link.from, one) && topology.isBelow(link.to, other)) ||
                              (topology.isBelow(link.from, other) && topology.isBelow(link.to, one));
        if (link.isCut && isOfBoth && plugOf(topology, link.id))
            return {*toggleLink(topology, link.id)};
    }
    const std::vector<std::string> here = baysToLink(topology, one);
    const std::vector<std::string> there = baysToLink(topology, other);
    if (here.empty() || there.empty())
        return {};
    const auto same = std::ranges::find_first_of(here, there);
    std::vector<Edit> edits;
    for (const auto& [node, bay] : {std::pair{one, same == here.end() ? here.front() : *same},
                                    std::pair{other, same == here.end() ? there.front() : *same}}) {
        const std::string path = topology.block(node).path + bay;
        edits.push_back(SetBoard{path, linkingBoard(topology, topology.at(path))});
    }
    return edits;
}

BlockId farEndOf(const Topology& topology, LinkId link, BlockId node) {
    const Link& ends = topology.link(link);
    BlockId end = topology.isBelow(ends.from, node) ? ends.to : ends.from;
    while (end && !isNode(topology, end) && topology.block(end).parent != rootBlock)
        end = topology.block(end).parent;
    return end;
}

std::vector<Edit> relinked(const Topology& topology, LinkId link, BlockId node, BlockId to) {
    const std::optional<Edit> pull = toggleLink(topology, link);
    const bool isCut = topology.link(link).isCut;
    const BlockId far = farEndOf(topology, link, node);
    if (!pull)
        return {};
    if (!to || to == far)
        return isCut == bool(to) ? std::vector<Edit>{*pull} : std::vector<Edit>();
    if (to == node || !isNode(topology, to) || !isNode(topology, far)) // the end of a link at a switch can't be moved
        return {};
    std::vector<Edit> edits = addLinkEdits(topology, node, to);
    if (!edits.empty() && !isCut)
        edits.push_back(*pull);
    return edits;
}

QString whyNotRelinked(const Topology& topology, LinkId link, BlockId node, BlockId to) {
    const BlockId far = farEndOf(topology, link, node);
    const auto titled = [&](BlockId block) { return format::text(titleOf(topology, block)); };
    if (to == node)
        return tr("its other end is on %1").arg(titled(node));
    if (to == far)
        return tr("it already leads to %1").arg(titled(to));
    if (!isNode(topology, far))
        return tr("a link to a switch can't be moved; drop it beside the machines to disconnect it");
    if (!isNode(topology, to))
        return tr("drop it on another machine, or beside the machines to disconnect it");
    return tr("%1 has no free slot for a link").arg(titled(baysToLink(topology, node).empty() ? node : to));
}

} // namespace boardset
