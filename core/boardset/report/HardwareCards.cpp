// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of the machine, of blocks and of links: use, contents and facts.
#include "boardset/analysis/DescribeBudgets.h"
#include "boardset/analysis/DescribeStations.h"
#include "boardset/analysis/Hits.h"
#include "boardset/diagram/Counts.h"
#include "boardset/report/PartLines.h"
#include "boardset/text/EnglishText.h"
#include "boardset/topology/Failover.h"
#include "boardset/topology/InterleavedMemories.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace boardset {

namespace {

/// Adds the utilisation of a block or link, with one line for each direction of a framed link. Without a station, adds
/// the traffic. Exactly one of `block` and `link` is given.
void addUse(CardLines& lines, const PartContext& context, BlockId block, LinkId link) {
    static constexpr std::array labels{translatable("Utilisation"), translatable("Utilisation, upstream"),
                                       translatable("Utilisation, downstream")};
    const std::vector<StationAnswer> stations = stationsAt(context.answer, block, link);
    for (const StationAnswer& station : stations) {
        const StationLocation& place = context.answer.model.locationOf(station.station);
        const char* const label = labels.at(place.framing.empty() ? 0 : place.isUpstream ? 1 : 2);
        addLine(lines, jsonKey(label), Message{label}, utilisationText(station)).value.why = {
            Subject::Station, std::to_string(station.station)};
        for (const UseLimit& each : station.limits)
            addFact(lines, context.topology.catalog(), each.fact, {"Threshold"}, "threshold");
        if (!station.limits.empty()) // `hot` combines the limits for the current mix of accesses
            addLine(lines, "saturated_from", {"Saturated from"},
                    Message{station.isHot() ? "{limit} (reached)" : "{limit} ({times} times the current load)",
                            {{"limit", percentOf(station.hot)}, {"times", figureOf(station.headroom())}}});
    }
    if (!stations.empty())
        return;
    const Message traffic = block ? describeTraffic(context, block) : describeTraffic(context, link);
    if (!traffic.isEmpty())
        addLine(lines, "traffic", {"Traffic"}, traffic);
}

/// Adds the customers in a subtree, in the order of their nouns, and the regions that are placed directly on the block.
void addWorkload(CardLines& lines, const PartContext& context, BlockId block) {
    const Topology& topology = context.topology;
    const std::string& path = topology.block(block).path;
    std::map<std::string, std::vector<std::string>> names;
    CardLines data;
    for (const Process& process : context.workload.processes) {
        for (const Customer& customer : process.customers)
            if (const BlockId at = topology.find(customer.on); at && topology.isBelow(at, block))
                names[topology.catalog().work(process.work).customer].push_back(customer.name.text);
        for (const Region& region : process.regions)
            if (std::ranges::find(region.parts, path) != region.parts.end())
                addItem(data, {"Data"},
                        Message{"Region {region} of process {process}",
                                {{"region", region.name.text}, {"process", process.name.text}}},
                        subjectOf(process, region));
    }
    for (const auto& [noun, all] : names)
        addCustomers(lines, noun, all);
    std::ranges::copy(data, std::back_inserter(lines));
}

/// Adds the facts about a block type: first its rate, unless the diagram prints the rate among other facts.
void addFacts(CardLines& lines, const Catalog& catalog, const BlockType& type) {
    std::vector<std::string> ids(type.shown);
    const auto isNew = [&](const std::string& id) { return std::ranges::find(ids, id) == ids.end(); };
    for (const Fact& fact : catalog.factsAbout(type.id))
        if (isNew(fact.id))
            ids.push_back(fact.id);
    if (!type.rate.empty() && isNew(type.rate))
        ids.insert(ids.begin(), type.rate);
    for (const std::string& id : ids)
        addFact(lines, catalog, id);
}

/// Returns the numbers of customers and pages on a block. If the pages of the block's only memory are interleaved with
/// others, the text for no pages says so.
Message contentsOf(const PartContext& context, BlockId block, const Counts& counts) {
    if (!counts.isEmpty())
        return asMessage(toString(counts));
    const std::vector<BlockId> memories = context.topology.withRole(Role::Memory, block);
    if (memories.empty())
        return Message{"nothing runs here"};
    const std::string layout = memories.size() == 1 ? lyingText(context.topology, memories.front()) : std::string();
    return Message{layout.empty() ? "empty" : "no pages of its own; each page here is stored {layout}",
                   {{"layout", layout}}};
}

/// Adds the fact that limits a block, or otherwise the first fact that the diagram prints; then the block's use.
void addFigures(CardLines& figures, const PartContext& context, BlockId block) {
    const Topology& topology = context.topology;
    const BlockType& type = topology.type(block);
    if (!type.rate.empty() || !type.shown.empty())
        addFact(figures, topology.catalog(), type.rate.empty() ? type.shown.front() : type.rate);
    figures.push_back(useFigure(context, block));
    if (const Hits hits = hitsOf(topology, context.answer)[block]; hits.isKnown())
        addLine(figures, "hit_rate", {},
                Message{"hit rate {share} for this work", {{"share", wholePercentText(hits.share())}}});
}

/// Adds the capacity of a link; most titles already say that the capacity is per direction.
void addCapacity(CardLines& figures, const Catalog& catalog, const Link& link) {
    if (link.capacity.empty())
        return void(
            addLine(figures, "limit", {},
                    Message{link.kind == LinkKind::Address
                                ? "Not a limit in this model; carries addresses and the results of their lookups"
                                : "Not a limit in this model"}));
    CardLine& line = addFact(figures, catalog, link.capacity);
    const bool isSaid = catalog.fact(link.capacity).title.find("each direction") != std::string::npos;
    if (!link.framing.empty() && !link.isCut && !isSaid)
        line.value.value = Message{"{rate}, each direction", {{"rate", std::get<Quantity>(line.value.value)}}};
}

Card machineCard(const PartContext& context) {
    const Topology& topology = context.topology;
    const Machine& machine = topology.machine();
    Card card{.key = "machine", .heading = asMessage(machine.title), .subtitle = asMessage(machine.summary)};
    if (context.answer.classes.empty())
        addLine(card.figures, "use", {}, Message{"Nothing runs"});
    else
        addFigures(card.figures, context, rootBlock);
    addLine(card.lines, "family", {"Family"}, machine.family.title);
    addLine(card.lines, "year", {"Year"}, std::to_string(machine.year));
    for (const MachineOption& option : machine.options)
        if (const auto value = topology.options().find(option.id);
            value != topology.options().end() && !option.title.empty() && option.isShown(value->second))
            addLine(card.lines, option.id, asMessage(option.title),
                    optionText(topology, rootBlock, option, value->second));
    for (const BudgetAnswer& budget : budgetsOf(topology, context.workload)) {
        const Message title = asMessage(budget.title);
        addLine(card.lines, jsonKey(topology.block(budget.owner).path + ' ' + budget.title),
                budget.owner == rootBlock
                    ? title
                    : Message{"{part} {budget}", {{"part", titleOf(topology, budget.owner)}, {"budget", title}}},
                describeBudget(budget));
    }
    addFact(card.lines, topology.catalog(), machine.lineSize);
    std::set<std::pair<std::string, std::string>> shown; // several operations may have the same latency
    for (const Total& row : machine.totals)
        if (shown.emplace(row.title, row.latency).second)
            addFact(card.lines, topology.catalog(), row.latency, asMessage(row.title), jsonKey(row.id));
    return card;
}

} // namespace

void addRoute(CardLines& lines, const Topology& topology, BlockId device) {
    const std::string route = routeText(topology, device); // empty if there is no path
    addLine(lines, "path_to_memory", {"Path to memory"}, route.empty() ? Message{"none (cut off)"} : asMessage(route));
}

void addInterleaving(CardLines& lines, const Topology& topology, BlockId memory) {
    if (const std::string layout = lyingText(topology, memory); !layout.empty())
        addLine(lines, "page_layout", {"Page layout"}, layout);
}

std::optional<Card> blockCard(const PartContext& context, const std::string& path) {
    const Topology& topology = context.topology;
    const BlockId block = topology.find(path);
    if (!block || block == rootBlock)
        return block ? std::optional(machineCard(context)) : std::nullopt;
    const BlockType& type = topology.type(block);
    Card card{.key = "block",
              .heading = asMessage(capitalised(titleOf(topology, block))),
              .subtitle = Message{type.summary.empty() ? "{title}" : "{title}. {summary}",
                                  {{"title", type.title}, {"summary", type.summary}}}};
    if (const Block& part = topology.block(block); part.lost)
        addLine(card.lines, "state", {"State"}, Message{part.off ? "switched off" : "out of service"});
    else
        addFigures(card.figures, context, block);
    const Counts counts = countsBelow(topology, context.workload, block);
    if (!topology.requesters(block).empty() || !topology.withRole(Role::Memory, block).empty())
        addLine(card.figures, "contents", {}, contentsOf(context, block, counts));
    addUse(card.lines, context, block, {});
    if (topology.isDevice(block) || isCutOff(topology, block))
        addRoute(card.lines, topology, block);
    addWorkload(card.lines, context, block);
    if (counts.pages > 0)
        addLine(card.lines, "pages", {"Pages"}, counts.pages);
    addInterleaving(card.lines, topology, block);
    addFacts(card.lines, topology.catalog(), type);
    return card;
}

std::optional<Card> linkCard(const PartContext& context, const std::string& id) {
    const Topology& topology = context.topology;
    const LinkId of = linkNamed(topology, id);
    if (!of)
        return std::nullopt;
    const Link& link = topology.link(of);
    const Message ends{"Link from {from} to {to}",
                       {{"from", titleOf(topology, link.from)}, {"to", titleOf(topology, link.to)}}};
    Card card{.key = "link", .heading = ends};
    if (!link.title.empty()) { // a link that is never a limit has no name
        card.heading = asMessage(link.title);
        card.subtitle = ends;
    }
    addCapacity(card.figures, topology.catalog(), link);
    if (link.isCut)
        addLine(card.lines, "disconnected", {"Disconnected"}, cutText(topology, of));
    else
        addUse(card.lines, context, {}, of);
    if (link.isCut && !link.capacity.empty())
        addLine(card.figures, "disconnected", {}, cutText(topology, of));
    else
        card.figures.push_back(useFigure(context, of));
    if (!link.capacity.empty())
        addFact(card.lines, topology.catalog(), link.capacity);
    return card;
}

Message describeName(const Topology& topology, BlockId of) {
    const Block& block = topology.block(of);
    const std::string name = block.path.empty() ? block.name : capitalised(titleOf(topology, of));
    const std::string& kind = topology.type(of).title;
    return name == kind ? asMessage(kind) : Message{"{name} · {kind}", {{"name", name}, {"kind", kind}}};
}

Message describeName(const Topology& topology, LinkId of) {
    const Link& link = topology.link(of);
    // Parts on different boards may have the same short name.
    const bool isIdentical = displayName(topology, link.from) == displayName(topology, link.to);
    const auto end = [&](BlockId block) {
        return isIdentical ? titleOf(topology, block) : displayName(topology, block);
    };
    const Message name = link.title.empty()
                             ? Message{"{from} to {to}", {{"from", end(link.from)}, {"to", end(link.to)}}}
                             : asMessage(link.title);
    const bool isLimit = !link.capacity.empty();
    const Message kind{isLimit && link.isCut                              ? "disconnected"
                       : isLimit && !link.framing.empty() && link.standby ? "active, because there is no other path"
                       : link.kind == LinkKind::Address                   ? "addresses"
                       : link.kind == LinkKind::Response                  ? "responses"
                       : link.kind == LinkKind::Message                   ? "messages"
                                                                          : "data"};
    return Message{"{name} · {kind}", {{"name", name}, {"kind", kind}}};
}

Message describeSummary(const Topology& topology, BlockId block) {
    const auto isVacant = [&](BlockId each) { return topology.block(each).role == Role::Bay; };
    if (block != rootBlock || std::ranges::none_of(topology.block(block).children, isVacant))
        return asMessage(topology.type(block).summary);
    std::vector<std::string> titles; // titles of boards, and of cards in the boards' slots
    for (const BlockId each : topology.bays())
        if (!isVacant(each))
            titles.push_back(topology.type(each).titleNoun);
    std::vector<std::string> boards;
    for (auto title = titles.begin(); title != titles.end(); ++title)
        if (std::find(titles.begin(), title, *title) == title)
            boards.push_back(counted(std::ranges::count(titles, *title), *title));
    return boards.empty() ? Message{"All slots are empty"}
                          : Message{"{boards}; other slots are empty", {{"boards", commaList(boards)}}};
}

} // namespace boardset
