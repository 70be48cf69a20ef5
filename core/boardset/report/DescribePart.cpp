// SPDX-License-Identifier: GPL-3.0-or-later
// Selects the card of a subject.
#include "boardset/report/DescribePart.h"

#include "boardset/report/PartLines.h"

#include <map>

namespace boardset {

namespace {

std::optional<Card> cardOf(const PartContext& context, const Subject& subject) {
    switch (subject.kind) {
    case Subject::Link:
        return linkCard(context, subject.id);
    case Subject::Thread:
        return threadCard(context, subject.id);
    case Subject::Process:
        return processCard(context, subject.id);
    case Subject::Region:
        return regionCard(context, subject.id);
    case Subject::Machine:
        return subject == Subject() ? blockCard(context, {}) : std::nullopt;
    case Subject::Block:
        return blockCard(context, subject.id);
    default:
        return std::nullopt;
    }
}

} // namespace

std::optional<Card> describePart(const PartContext& context, const Subject& subject) {
    std::optional<Card> card = cardOf(context, subject);
    std::map<std::string, int> counts;
    if (card)
        for (CardLine& line : card->lines) // the second "latency" becomes "latency_2"
            if (const int count = ++counts[line.key]; count > 1)
                line.key += '_' + std::to_string(count);
    return card;
}

std::vector<Subject> subjectsOf(const Topology& topology, const Workload& workload) {
    std::vector<Subject> all;
    for (const Block& block : topology.blocks())
        if (block.id != rootBlock)
            all.push_back(subjectOf(topology, block.id));
    for (const Link& link : topology.links())
        all.push_back(subjectOf(topology, link.id));
    for (const Process& process : workload.processes) {
        all.push_back({Subject::Process, process.name.text});
        for (const Customer& customer : process.customers)
            all.push_back(subjectOf(customer));
        for (const Region& region : process.regions)
            all.push_back(subjectOf(process, region));
    }
    return all;
}

Subject subjectOf(const Topology& topology, const StationLocation& location) {
    return location.link ? subjectOf(topology, location.link) : subjectOf(topology, location.block);
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
