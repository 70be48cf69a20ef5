// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the traffic through a part.
#include "boardset/report/PartLines.h"

#include "boardset/analysis/Bottleneck.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Letters.h"

#include <algorithm>

namespace boardset {

namespace {

/// Returns the rate of data or, without data, of messages; empty if there is no traffic.
Message rateMessage(const Traffic& traffic) {
    return traffic.bytesPerSecond > 0 ? Message{"{rate}", {{"rate", dataRateOf(traffic.bytesPerSecond)}}}
           : traffic.messages > 0 ? Message{"{rate} million messages/s", {{"rate", figureOf(traffic.messages / 1e6)}}}
                                  : Message();
}

Message unlimited(const Message& traffic) {
    return Message{"{traffic} (not limited in this model)", {{"traffic", traffic}}};
}

/// Returns the addresses per second that a part receives. Every part below a coherency root receives each address that
/// passes the root. The snoop result of an address doesn't count as a second address.
double addressesPerSecond(const PartContext& context, BlockId block) {
    const Block& part = context.topology.block(block);
    const BlockId root = part.lost || part.role == Role::Bay ? BlockId() : context.topology.coherencyRootOf(block);
    for (const StationAnswer& station : context.answer.stations) {
        const StationLocation& place = context.answer.model.locationOf(station.station);
        if (root && place.block == root && place.serves == ServedUnit::Address)
            return station.utilisation * place.rate;
    }
    return 0;
}

/// Describes one of several identical parts that share the traffic of the part that contains them.
Message sharedTraffic(const PartContext& context, BlockId block) {
    const Topology& topology = context.topology;
    const BlockId around = topology.block(block).parent;
    if (!around || topology.block(around).role != Role::Switch || topology.block(block).lost)
        return {};
    const auto identical = std::ranges::count_if(topology.subtree(around), [&](const Block& each) {
        return each.parent == around && !each.lost && topology.type(each.id).id == topology.type(block).id;
    });
    const Message all = rateMessage(trafficOf(topology, context.flows, around));
    if (identical < 2 || all.isEmpty())
        return {};
    return Message{"one of {parts} that share {traffic}",
                   {{"parts", lowerCased(counted(identical, topology.type(block).titleNoun))}, {"traffic", all}}};
}

/// True if a block, a part inside the block, or a link that starts there has a limited rate.
bool canLimit(const Topology& topology, BlockId block) {
    return std::ranges::any_of(
               topology.subtree(block),
               [&](const Block& part) { return !topology.type(part.id).stationTitle.empty(); }) ||
           std::ranges::any_of(
               topology.links(),
               [&](const Link& link) { return !link.capacity.empty() && topology.isBelow(link.from, block); });
}

/// True if a part has no limit and the model doesn't count its traffic. In this case, a neighbouring part is in use,
/// but none of the neighbouring part's links carries traffic.
bool isUncounted(const PartContext& context, BlockId block) {
    const Topology& topology = context.topology;
    const auto carries = [&](LinkId link) { return !rateMessage(trafficOf(context.flows, link)).isEmpty(); };
    const auto isUsed = [&](LinkId link) {
        const BlockId beside = topology.link(link).otherEnd(block);
        return busiestIn(context.answer, topology, beside) && std::ranges::none_of(topology.linksOf(beside), carries);
    };
    return !canLimit(topology, block) && std::ranges::any_of(topology.linksOf(block), isUsed);
}

CardLine trafficFigure(const Message& traffic) {
    return {.key = "traffic", .label = {"Traffic"}, .value = {traffic.isEmpty() ? Message{"none"} : traffic}};
}

/// Returns a figure that is a sentence.
CardLine sentence(Message text) {
    return {.key = "traffic", .value = {std::move(text)}};
}

/// Returns the use of both directions: "From memory 100 %, 1.5 GB/s of data · to memory 3 %, no data".
Message directions(const LinkUse& use, const LinkFlow& flow) {
    const auto one = [](const char* withData, const char* without, double share, double data) {
        return Message{data > 0 ? withData : without, {{"share", wholePercentText(share)}, {"rate", dataRateOf(data)}}};
    };
    return Message{"{from} · {to}",
                   {{"from", one(translatable("From memory {share}, {rate} of data"),
                                 translatable("From memory {share}, no data"), use.toFrom, flow.toFrom)},
                    {"to", one(translatable("to memory {share}, {rate} of data"),
                               translatable("to memory {share}, no data"), use.fromTo, flow.fromTo)}}};
}

} // namespace

Message describeTraffic(const PartContext& context, BlockId block) {
    const Topology& topology = context.topology;
    const Traffic traffic = trafficOf(topology, context.flows, block);
    const Message carried = rateMessage(traffic);
    const bool hasData = traffic.bytesPerSecond > 0;
    if (const auto busiest = busiestIn(context.answer, topology, block))
        return Message{hasData ? "{rate}; {part} {share}" : "{part} {share}",
                       {{"rate", carried}, {"part", busiest->title}, {"share", utilisationText(*busiest)}}};
    if (const double addresses = hasData ? 0 : addressesPerSecond(context, block); addresses > 0)
        return Message{"receives {rate} million addresses/s", {{"rate", figureOf(addresses / 1e6)}}};
    if (carried.isEmpty())
        return sharedTraffic(context, block);
    return canLimit(topology, block) ? carried : unlimited(carried);
}

Message describeTraffic(const PartContext& context, LinkId link) {
    const Message carried = rateMessage(trafficOf(context.flows, link));
    return carried.isEmpty() || !context.topology.link(link).capacity.empty() ? carried : unlimited(carried);
}

CardLine useFigure(const PartContext& context, BlockId block) {
    if (const auto station = busiestIn(context.answer, context.topology, block)) {
        return {
            .key = "busiest",
            .label = {"Utilisation"},
            .value = {Message{"{share}, {part}", {{"share", utilisationText(*station)}, {"part", station->title}}}}};
    }
    const Message traffic = describeTraffic(context, block);
    if (traffic.isEmpty() && isUncounted(context, block))
        return sentence({"Used, but the model doesn't count the traffic here"});
    if (traffic.isEmpty() && context.topology.linksOf(block).empty())
        return sentence({"No queue in this model"});
    return trafficFigure(traffic);
}

CardLine useFigure(const PartContext& context, LinkId of) {
    const Link& link = context.topology.link(of);
    if (link.capacity.empty()) {
        const Message traffic = rateMessage(trafficOf(context.flows, of));
        const bool isUnknown = isUncounted(context, link.from) || isUncounted(context, link.to);
        return traffic.isEmpty() && isUnknown ? sentence({"The model doesn't count the traffic here"})
                                              : trafficFigure(traffic);
    }
    const auto uses = usesOf(context.answer);
    const auto use = uses.find(of);
    if (!link.framing.empty())
        return use == uses.end() ? trafficFigure({}) : sentence(directions(use->second, context.flows[of]));
    const double busy = use == uses.end() ? 0 : use->second.busier();
    const Quantity rate = dataRateOf(busy * link.bytesPerSecond);
    return {.key = "use",
            .label = {"Utilisation"},
            .value = {Message{"{share}, {rate}", {{"share", wholePercentText(busy)}, {"rate", rate}}}}};
}

} // namespace boardset
