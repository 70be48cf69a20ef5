// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/rules/FullPart.h"

#include "boardset/analysis/Pace.h"
#include "boardset/catalog/Words.h"
#include "boardset/topology/Titles.h"

#include <algorithm>

namespace boardset {

namespace {

/// Whether every part of a block's type is as full as it.
bool areAllAsFull(const Topology& topology, const Answer& answer, const StationAnswer& busiest) {
    const auto typeAt = [&](BlockId block) { return block ? topology.block(block).type : std::string(); };
    const auto placeOf = [&](const StationAnswer& each) { return answer.model.placeOf(each.station).block; };
    const std::string type = typeAt(placeOf(busiest));
    const auto all = std::ranges::count_if(
        topology.blocks(), [&](const Block& each) { return each.type == type && !each.lost; });
    const auto full = std::ranges::count_if(answer.stations, [&](const StationAnswer& each) {
        return typeAt(placeOf(each)) == type && isAsFull(each, busiest);
    });
    return !type.empty() && all > 1 && full == all;
}

/// Whether no other part is as full: else it alone faster helps little.
bool isAlone(const Answer& answer, const StationAnswer& busiest) {
    return std::ranges::count_if(
               answer.stations, [&](const StationAnswer& each) { return isAsFull(each, busiest); }) < 2;
}

/// What relieves a part that is full. What everything passes, as the one address bus of a machine, no placement does.
std::string remedyOf(const Topology& topology, const Answer& answer, const StationAnswer& busiest) {
    const auto& roots = topology.coherencyRoots();
    const BlockId block = answer.model.placeOf(busiest.station).block;
    if (areAllAsFull(topology, answer, busiest))
        return "All like it are as full, and nothing is left to spread: ask less of them, or put in more";
    if (std::ranges::find(roots, block) == roots.end())
        return isAlone(answer, busiest) ? "Spread what passes it, or make it faster" : "Spread what passes it";
    return roots.size() == 1
               ? "Ask less of it, or make it faster: everything passes it, wherever it is placed"
               : "Bring data nearer to who uses it, as what lies far off passes several, spread it, or make it faster";
}

} // namespace

std::optional<Finding> fullPartOf(const Topology& topology, const Answer& answer) {
    const auto busiest = answer.bottleneck();
    if (!busiest || !busiest->isHot())
        return std::nullopt;
    const std::string part = withThe(busiest->title);
    const bool isOver = !answer.overloaded.empty();
    Finding finding;
    finding.rule.id = fullPartId;
    finding.rule.severity = isOver ? Severity::Error : Severity::Advice;
    finding.part = busiest->block;
    finding.title = isOver ? "More is asked of " + part + " than it can do" : capitalised(part) + " is full";
    finding.reason = paceOf(topology, answer);
    finding.fix = remedyOf(topology, answer, *busiest) +
                  (isOver ? "." : ". The list of parts in the answer shows the gain of making one part faster.");
    finding.station = busiest->station;
    return finding;
}

} // namespace boardset
