// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/rules/FullPart.h"

#include "boardset/analysis/LimitingFactor.h"
#include "boardset/catalog/EnglishText.h"
#include "boardset/topology/Titles.h"

#include <algorithm>

namespace boardset {

namespace {

/// True if all parts of the busiest block's type are equally busy.
bool areAllAsFull(const Topology& topology, const Answer& answer, const StationAnswer& busiest) {
    const auto typeAt = [&](BlockId block) { return block ? topology.block(block).type : std::string(); };
    const auto placeOf = [&](const StationAnswer& each) { return answer.model.locationOf(each.station).block; };
    const std::string type = typeAt(placeOf(busiest));
    const auto all = std::ranges::count_if(
        topology.blocks(), [&](const Block& each) { return each.type == type && !each.lost; });
    const auto full = std::ranges::count_if(answer.stations, [&](const StationAnswer& each) {
        return typeAt(placeOf(each)) == type && isEquallyBusy(each, busiest);
    });
    return !type.empty() && all > 1 && full == all;
}

/// True if no other part is equally busy; otherwise, making only this part faster barely helps.
bool isAlone(const Answer& answer, const StationAnswer& busiest) {
    return std::ranges::count_if(
               answer.stations, [&](const StationAnswer& each) { return isEquallyBusy(each, busiest); }) < 2;
}

/// Returns advice on how to relieve a saturated part. Placement cannot help with a part that all traffic uses, such as
/// a machine's only address bus.
std::string remedyOf(const Topology& topology, const Answer& answer, const StationAnswer& busiest) {
    const auto& roots = topology.coherencyRoots();
    const BlockId block = answer.model.locationOf(busiest.station).block;
    if (areAllAsFull(topology, answer, busiest))
        return "All parts of this type are equally busy. Reduce the load, or add more of them";
    if (std::ranges::find(roots, block) == roots.end())
        return isAlone(answer, busiest) ? "Spread the load, or use a faster part" : "Spread the load";
    return roots.size() == 1
               ? "All traffic uses this part, wherever data is placed. Reduce the load, or use a faster part"
               : "Distant data uses several parts of this kind. Move data closer to its users, spread the load, or use "
                 "a faster part";
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
    finding.title = capitalised(part) + ' ' + isOrAre(busiest->title) + (isOver ? " overloaded" : " saturated");
    finding.reason = limitingFactor(topology, answer);
    finding.fix = remedyOf(topology, answer, *busiest) +
                  (isOver ? "." : ". The list of busiest parts in the results shows the gain of a faster part.");
    finding.station = busiest->station;
    return finding;
}

} // namespace boardset
