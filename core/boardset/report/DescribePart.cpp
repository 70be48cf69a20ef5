// SPDX-License-Identifier: GPL-3.0-or-later
// Finds subjects by their ids, and selects the card of a subject.
#include "boardset/report/DescribePart.h"

#include "boardset/picture/MarkSubject.h"
#include "boardset/report/PartLines.h"

#include <algorithm>
#include <array>
#include <map>

namespace boardset {

std::optional<Card> describePart(const PartContext& context, const std::string& subject) {
    static constexpr std::array<std::pair<std::string_view, decltype(&linkCard)>, 4> kinds{
        {{"link:", linkCard}, {"thread:", threadCard}, {"process:", processCard}, {"region:", regionCard}}};
    const auto kind = std::ranges::find_if(kinds, [&](const auto& each) { return subject.starts_with(each.first); });
    std::optional<Card> card =
        kind == kinds.end() ? blockCard(context, subject) : kind->second(context, subject.substr(kind->first.size()));
    std::map<std::string, int> counts;
    if (card)
        for (CardLine& line : card->lines) // the second "latency" becomes "latency_2"
            if (const int count = ++counts[line.key]; count > 1)
                line.key += '_' + std::to_string(count);
    return card;
}

std::vector<std::string> subjectsOf(const Topology& topology, const Workload& workload) {
    std::vector<std::string> all;
    for (const Block& block : topology.blocks())
        if (block.id != rootBlock)
            all.push_back(block.path);
    for (const Link& link : topology.links())
        all.push_back("link:" + picture::subjectOf(topology, link.id).id);
    for (const Process& process : workload.processes) {
        all.push_back("process:" + process.name.text);
        for (const Customer& customer : process.customers)
            all.push_back("thread:" + customer.name.text);
        for (const Region& region : process.regions)
            all.push_back("region:" + regionId(process, region));
    }
    return all;
}

LinkId linkNamed(const Topology& topology, const std::string& id) {
    // calculating an id is slow, because it counts parallel links, so the path is compared first
    const auto isIt = [&](const Link& each) {
        return id.starts_with(topology.block(each.from).path) && picture::subjectOf(topology, each.id).id == id;
    };
    const auto found = std::ranges::find_if(topology.links(), isIt);
    return found == topology.links().end() ? LinkId() : found->id;
}

std::string regionId(const Process& process, const Region& region) {
    return process.name.text + '/' + region.name.text;
}

std::pair<const Process*, const Region*> regionNamed(const Workload& workload, const std::string& id) {
    for (const Process& process : workload.processes)
        for (const Region& region : process.regions)
            if (regionId(process, region) == id)
                return {&process, &region};
    return {};
}

std::vector<StationAnswer> stationsAt(const Answer& answer, BlockId block, LinkId link) {
    std::vector<StationAnswer> found;
    for (const StationAnswer& station : answer.stations) {
        const StationLocation& place = answer.model.locationOf(station.station);
        if ((block && place.block == block) || (link && place.link == link))
            found.push_back(station);
    }
    return found;
}

} // namespace boardset
