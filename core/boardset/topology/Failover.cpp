// SPDX-License-Identifier: GPL-3.0-or-later
// Compares device paths by the blocks on them, because Solaris names devices by their paths.
#include "boardset/topology/Failover.h"

#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <tuple>

namespace boardset {

namespace {

std::vector<std::string> pathsOn(const Topology& topology, const Route& route) {
    std::vector<std::string> paths;
    for (const BlockId block : route.blocks)
        paths.push_back(topology.block(block).path);
    return paths;
}

int switchesOn(const Topology& topology, const Route& route) {
    return static_cast<int>(std::ranges::count_if(
        route.blocks, [&](BlockId block) { return topology.block(block).role == Role::Switch; }));
}

/// Returns the title of the part that contains a bridge: the module of the bridge's processor.
std::string holderOf(const Topology& topology, BlockId bridge) {
    const BlockId parent = topology.block(bridge).parent;
    return titleOf(topology, parent ? parent : bridge);
}

/// The content of a sentence; changes with the same content share one sentence.
struct ChangeGroup {
    explicit ChangeGroup(const RouteChange& change)
        : through(change.through), moreSwitches(change.moreSwitches), wasCutOff(change.before.empty()) {}
    bool operator==(const ChangeGroup&) const = default;
    std::string through;
    int moreSwitches;
    bool wasCutOff;
};

Message sentence(const ChangeGroup& reported, const std::vector<std::string>& devices) {
    const int more = reported.moreSwitches;
    const auto about = [&](const char* text, const Message& switches = {}) {
        return Message{text,
                       {{"n", devices.size()},
                        {"devices", listWithAnd(devices)},
                        {"part", reported.through},
                        {"switches", switches}}};
    };
    if (reported.through.empty())
        return about(translatable("{devices} is cut off: no path leads to memory.|"
                                  "{devices} are cut off: no path leads to memory."));
    if (reported.wasCutOff) // the path that the device had before it was cut off is unknown
        return more > 1 ? about(translatable("{devices} is reached again, through {part} and {switches}.|"
                                             "{devices} are reached again, through {part} and {switches}."),
                                {"{n} switch|{n} switches", {{"n", more}}})
                        : about(translatable("{devices} is reached again, through {part}.|"
                                             "{devices} are reached again, through {part}."));
    if (more == 0)
        return about(translatable("{devices} is now reached through {part}; its Solaris device path changes.|"
                                  "{devices} are now reached through {part}; their Solaris device paths change."));
    return about(
        translatable("{devices} is now reached through {part}, with {switches}; its Solaris device path changes.|"
                     "{devices} are now reached through {part}, with {switches}; their Solaris device paths change."),
        {more > 0 ? "one more switch|{n} more switches" : "one fewer switch|{n} fewer switches",
         {{"n", std::abs(more)}}});
}

bool isEmptySlot(const Topology& topology, BlockId block) {
    return topology.block(block).role == Role::Bay && !topology.linksOf(block).empty();
}

/// Returns the path from an empty slot to the nearest bridge; empty if there is none.
Route routeFromSlot(const Topology& topology, BlockId slot) {
    Route nearest;
    for (const BlockId bridge : topology.working(Role::Bridge))
        if (Route route = topology.dataRoute(slot, bridge);
            !route.blocks.empty() && (nearest.blocks.empty() || route.blocks.size() < nearest.blocks.size()))
            nearest = std::move(route);
    return nearest;
}

/// Adds the empty slots that lose or regain their path to memory. Without a path, a card in the slot is cut off.
void addEmptySlots(std::vector<RouteChange>& changes, const Topology& before, const Topology& after) {
    for (const BlockId slot : after.bays()) {
        const std::string& path = after.block(slot).path;
        const BlockId was = before.find(path);
        if (!was || !isEmptySlot(before, was) || !isEmptySlot(after, slot))
            continue;
        const Route old = routeFromSlot(before, was);
        const Route now = routeFromSlot(after, slot);
        if (old.blocks.empty() == now.blocks.empty())
            continue;
        RouteChange change{path,
                           Message{"{slot} (empty)", {{"slot", titleOf(after, slot)}}},
                           pathsOn(before, old),
                           pathsOn(after, now),
                           {},
                           0};
        if (!now.blocks.empty()) {
            change.through = holderOf(after, now.blocks.back());
            change.moreSwitches = switchesOn(after, now);
        }
        changes.push_back(std::move(change));
    }
}

} // namespace

std::vector<RouteChange> routeChangesBetween(const Topology& before, const Topology& after) {
    std::vector<RouteChange> changes;
    if (before.machine().id != after.machine().id)
        return changes;
    for (const BlockId device : after.devices()) {
        const std::string& path = after.block(device).path;
        const BlockId was = before.find(path);
        if (!was || !before.isDevice(was) || before.block(was).lost || after.block(device).lost)
            continue;
        const Route& old = before.routeToBridge(was);
        const Route& now = after.routeToBridge(device);
        RouteChange change{path, titleOf(after, device), pathsOn(before, old), pathsOn(after, now), {}, 0};
        if (change.before == change.after)
            continue;
        if (!now.blocks.empty()) {
            change.through = holderOf(after, now.blocks.back());
            change.moreSwitches = switchesOn(after, now) - switchesOn(before, old);
        }
        changes.push_back(std::move(change));
    }
    addEmptySlots(changes, before, after);
    return changes;
}

std::vector<std::string> sentencesOf(const std::vector<RouteChange>& changes) {
    std::vector<std::string> sentences;
    std::vector<ChangeGroup> done;
    for (const RouteChange& first : changes) {
        const ChangeGroup reported(first);
        if (std::ranges::find(done, reported) != done.end())
            continue;
        done.push_back(reported);
        std::vector<std::string> devices;
        for (const RouteChange& each : changes)
            if (ChangeGroup(each) == reported)
                devices.push_back(each.title);
        sentences.push_back(capitalised(sentence(reported, devices)));
    }
    return sentences;
}

std::string routeText(const Topology& topology, BlockId device) {
    const Route& route = topology.routeToBridge(device);
    std::string text;
    for (std::size_t i = 0; i + 1 < route.blocks.size(); ++i) {
        text += titleOf(topology, route.blocks[i]) + " \u2013 ";
        const Link& link = topology.link(route.links[i].link);
        if (!link.latency.empty())
            text += link.title + " \u2013 ";
    }
    return route.blocks.empty() ? text : text + holderOf(topology, route.blocks.back());
}

bool isCutOff(const Topology& topology, BlockId block) {
    const Block& part = topology.block(block);
    if (part.lost)
        return false;
    if (topology.isDevice(block))
        return topology.routeToBridge(block).blocks.empty();
    const bool passesMessages = std::ranges::any_of(topology.linksOf(block), [&](LinkId link) {
        return topology.link(link).kind == LinkKind::Message; // memories are not ends of message links
    });
    if (part.role != Role::Switch || passesMessages || leadsToMemory(topology, block))
        return false;
    // true for one of several switches that share the links of their parent
    const bool isOneOfMany =
        part.parent && topology.linksOf(block).empty() && topology.block(part.parent).role == Role::Switch;
    return !isOneOfMany || isCutOff(topology, part.parent);
}

bool isReconfiguration(const Topology& topology, const std::string& option) {
    return std::ranges::any_of(
        topology.blocks(),
        [&](const Block& block) {
            return std::ranges::any_of(
                topology.type(block.id).links, [&](const LinkRule& rule) { return rule.standby == option; });
        });
}

bool joinsOtherwise(const Topology& topology, const std::string& option, int value) {
    Configuration next = topology.configuration();
    next.options[option] = value;
    const auto joined = Topology::build(topology.sharedCatalog(), topology.machine().id, next);
    const auto ends = [](const Topology& each) {
        std::vector<std::tuple<BlockId, BlockId>> all;
        for (const Link& link : each.links())
            all.emplace_back(link.from, link.to);
        std::ranges::sort(all); // the order of standby links is arbitrary
        return all;
    };
    return ends(*joined) != ends(topology);
}

std::optional<std::string> reconfigurationOf(const Topology& topology) {
    for (const auto& [option, value] : topology.options())
        if (value == 0 && isReconfiguration(topology, option) && joinsOtherwise(topology, option, 1))
            return option;
    return std::nullopt;
}

BlockId plugOf(const Topology& topology, LinkId of) {
    const Link& link = topology.link(of);
    if (link.kind != LinkKind::Message || topology.node(link.from).block == topology.node(link.to).block)
        return {};
    if (!link.isCut)
        return link.from;
    const std::vector<std::string>& failed = topology.configuration().failed;
    for (const BlockId end : {link.from, link.to})
        if (std::ranges::find(failed, topology.block(end).path) != failed.end())
            return end;
    return {};
}

std::string cutText(const Topology& topology, LinkId of) {
    const Link& link = topology.link(of);
    const BlockId node = topology.node(topology.block(link.to).lost ? link.to : link.from).block;
    int all = 0;
    int left = 0;
    for (const Link& each : topology.links()) {
        const bool leaves = topology.isBelow(each.from, node) != topology.isBelow(each.to, node);
        if (each.kind == LinkKind::Message && leaves) {
            ++all;
            left += each.isCut ? 0 : 1;
        }
    }
    return Message{left == all ? "All links of {machine} are connected"
                   : left == 0 ? "No link of {machine} is left: messages cannot reach it"
                               : "{n} of the {all} links of {machine} is left: messages use it|"
                                 "{n} of the {all} links of {machine} are left: messages use them",
                   {{"n", left}, {"all", all}, {"machine", titleOf(topology, node)}}};
}

} // namespace boardset
