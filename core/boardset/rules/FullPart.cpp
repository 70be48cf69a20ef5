// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/rules/FullPart.h"

#include "boardset/analysis/LimitingFactor.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"
#include "boardset/topology/Titles.h"

#include <algorithm>

namespace boardset {

namespace {

/// True if all parts of the same type as the busiest part are equally busy.
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

/// True if no other part is as busy as the busiest part. Otherwise, making only this part faster barely helps.
bool isAlone(const Answer& answer, const StationAnswer& busiest) {
    return std::ranges::count_if(
               answer.stations, [&](const StationAnswer& each) { return isEquallyBusy(each, busiest); }) < 2;
}

/// Returns advice on how to relieve a saturated part. Placement cannot help with a part that all traffic uses, such as
/// a machine's only address bus.
Message remedyOf(const Topology& topology, const Answer& answer, const StationAnswer& busiest) {
    const auto& roots = topology.coherencyRoots();
    const BlockId block = answer.model.locationOf(busiest.station).block;
    if (areAllAsFull(topology, answer, busiest))
        return {"All parts of this type are equally busy. Reduce the load, or add more of them."};
    if (std::ranges::find(roots, block) == roots.end())
        return Message{isAlone(answer, busiest) ? "Spread the load, or use a faster part." : "Spread the load."};
    return Message{
        roots.size() == 1
            ? "All traffic uses this part, wherever data is placed. Reduce the load, or use a faster part."
            : "Distant data uses several parts of this kind. Move data closer to its users, spread the load, or "
              "use a faster part."};
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
    finding.title =
        capitalised(isPlural(busiest->title)
                        ? Message{isOver ? "{parts} are overloaded" : "{parts} are saturated", {{"parts", part}}}
                        : Message{isOver ? "{part} is overloaded" : "{part} is saturated", {{"part", part}}});
    finding.reason = limitingFactor(topology, answer);
    const Message remedy = remedyOf(topology, answer, *busiest);
    const Message gain{"The list of busiest parts in the results shows the gain of a faster part."};
    finding.fix = isOver ? std::string(remedy) : sentences(remedy, gain);
    finding.station = busiest->station;
    return finding;
}

} // namespace boardset
