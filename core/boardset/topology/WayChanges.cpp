// SPDX-License-Identifier: GPL-3.0-or-later
// Compares paths by the blocks on them, because Solaris names devices by their paths.
#include "boardset/topology/WayChanges.h"

#include "boardset/topology/Titles.h"

#include <algorithm>
#include <tuple>

namespace boardset {

namespace {

std::vector<std::string> pathsOn(const Topology& topology, const Way& way) {
    std::vector<std::string> paths;
    for (const BlockId block : way.blocks)
        paths.push_back(topology.block(block).path);
    return paths;
}

int switchesOn(const Topology& topology, const Way& way) {
    return static_cast<int>(std::ranges::count_if(
        way.blocks, [&](BlockId block) { return topology.block(block).role == Role::Switch; }));
}

/// Returns the title of the part that contains a bridge: the module of its processor.
std::string holderOf(const Topology& topology, BlockId bridge) {
    const BlockId parent = topology.block(bridge).parent;
    return titleOf(topology, parent ? parent : bridge);
}

/// Returns "slot2", "slot2 and slot3", "slot2, slot3 and slot6".
std::string listed(const std::vector<std::string>& words) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i)
        text += (i == 0 ? "" : i + 1 == words.size() ? " and " : ", ") + words[i];
    return text;
}

std::string switches(int count) {
    return count == 1 ? "one switch" : std::to_string(count) + " switches";
}

/// The content of a sentence; changes with the same content share one sentence.
struct Told {
    explicit Told(const WayChange& change)
        : through(change.through), moreSwitches(change.moreSwitches), wasCutOff(change.before.empty()) {}
    bool operator==(const Told&) const = default;
    std::string through;
    int moreSwitches;
    bool wasCutOff;
};

std::string sentence(const Told& told, const std::vector<std::string>& devices) {
    std::string text = capitalised(listed(devices));
    const bool one = devices.size() == 1;
    if (told.through.empty())
        return text + (one ? " is" : " are") + " cut off: no path leads to memory.";
    if (told.wasCutOff) { // the device path before it was cut off is unknown
        return text + (one ? " is" : " are") + " reached again, through " + told.through +
               (told.moreSwitches > 1 ? " and " + switches(told.moreSwitches) : "") + ".";
    }
    text += std::string(one ? " is" : " are") + " now reached through " + told.through;
    if (told.moreSwitches != 0)
        text += ", with " + (std::abs(told.moreSwitches) == 1 ? "one" : std::to_string(std::abs(told.moreSwitches))) +
                (told.moreSwitches > 0 ? " more switch" : " fewer switch") +
                (std::abs(told.moreSwitches) == 1 ? "" : "es");
    return text + (one ? "; its Solaris device path changes." : "; their Solaris device paths change.");
}

bool isEmptySlot(const Topology& topology, BlockId block) {
    return topology.block(block).role == Role::Bay && !topology.linksOf(block).empty();
}

/// Returns the path from an empty slot to the nearest bridge; empty if there is none.
Way wayFromSlot(const Topology& topology, BlockId slot) {
    Way nearest;
    for (const BlockId bridge : topology.working(Role::Bridge))
        if (Way way = topology.dataWay(slot, bridge);
            !way.blocks.empty() && (nearest.blocks.empty() || way.blocks.size() < nearest.blocks.size()))
            nearest = std::move(way);
    return nearest;
}

/// Adds empty slots that lose or regain their path to memory: a card there would be cut off.
void addEmptySlots(std::vector<WayChange>& changes, const Topology& before, const Topology& after) {
    for (const BlockId slot : after.bays()) {
        const std::string& path = after.block(slot).path;
        const BlockId was = before.find(path);
        if (!was || !isEmptySlot(before, was) || !isEmptySlot(after, slot))
            continue;
        const Way old = wayFromSlot(before, was);
        const Way now = wayFromSlot(after, slot);
        if (old.blocks.empty() == now.blocks.empty())
            continue;
        WayChange change{path, titleOf(after, slot) + " (empty)", pathsOn(before, old), pathsOn(after, now), {}, 0};
        if (!now.blocks.empty()) {
            change.through = holderOf(after, now.blocks.back());
            change.moreSwitches = switchesOn(after, now);
        }
        changes.push_back(std::move(change));
    }
}

} // namespace

std::vector<WayChange> wayChanges(const Topology& before, const Topology& after) {
    std::vector<WayChange> changes;
    if (before.machine().id != after.machine().id)
        return changes;
    for (const BlockId device : after.devices()) {
        const std::string& path = after.block(device).path;
        const BlockId was = before.find(path);
        if (!was || !before.isDevice(was) || before.block(was).lost || after.block(device).lost)
            continue;
        const Way& old = before.wayToBridge(was);
        const Way& now = after.wayToBridge(device);
        WayChange change{path, titleOf(after, device), pathsOn(before, old), pathsOn(after, now), {}, 0};
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

std::vector<std::string> sentencesOf(const std::vector<WayChange>& changes) {
    std::vector<std::string> sentences;
    std::vector<Told> done;
    for (const WayChange& first : changes) {
        const Told told(first);
        if (std::ranges::find(done, told) != done.end())
            continue;
        done.push_back(told);
        std::vector<std::string> devices;
        for (const WayChange& each : changes)
            if (Told(each) == told)
                devices.push_back(each.title);
        sentences.push_back(sentence(told, devices));
    }
    return sentences;
}

std::string wayText(const Topology& topology, BlockId device) {
    const Way& way = topology.wayToBridge(device);
    std::string text;
    for (std::size_t i = 0; i + 1 < way.blocks.size(); ++i) {
        text += titleOf(topology, way.blocks[i]) + " \u2013 ";
        const Link& link = topology.link(way.passages[i].link);
        if (!link.latency.empty())
            text += link.title + " \u2013 ";
    }
    return way.blocks.empty() ? text : text + holderOf(topology, way.blocks.back());
}

bool isCutOff(const Topology& topology, BlockId block) {
    const Block& part = topology.block(block);
    if (part.lost)
        return false;
    if (topology.isDevice(block))
        return topology.wayToBridge(block).blocks.empty();
    const bool passesMessages = std::ranges::any_of(topology.linksOf(block), [&](LinkId link) {
        return topology.link(link).kind == LinkKind::Message; // memories are not ends of message links
    });
    if (part.role != Role::Switch || passesMessages || leadsToMemory(topology, block))
        return false;
    // one of several switches that share the links of their parent
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
    const std::string name = titleOf(topology, node);
    return left == all ? "All links of " + name + " are connected"
           : left == 0 ? "No link of " + name + " is left: messages cannot reach it"
                       : std::to_string(left) + " of the " + std::to_string(all) + " links of " + name +
                             (left == 1 ? " is left: messages use it" : " are left: messages use them");
}

} // namespace boardset
