// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/trace/DescribeTrace.h"

#include "boardset/describe/Figures.h"
#include "boardset/topology/Titles.h"

namespace boardset {

namespace {

constexpr const char* restTitle = translatable("Remaining time");
constexpr const char* restText =
    translatable("The published end-to-end time includes this time. No source assigns it to a step.");
constexpr const char* totalTitle = translatable("Total");

Quantity timeOf(double ns) {
    return {ns, "ns"};
}

Cell rangeCell(const std::optional<Range>& range, const std::string& unit) {
    if (!range)
        return {};
    const Quantity least{range->least, unit};
    if (range->most > range->least)
        return {Message{"{least} to {most}", {{"least", least}, {"most", Quantity{range->most, unit}}}}};
    return {least};
}

Message remarkOn(const Trace& trace, const Hop& hop) {
    if (!hop.within.empty())
        return {"included in hop {hop}", {{"hop", trace.numberOf(hop.within)}}};
    if (!hop.beside.empty())
        return {"in parallel with hop {hop}, not counted", {{"hop", trace.numberOf(hop.beside)}}};
    auto reason = Message{hop.isPosted ? "posted, no wait" : hop.ns ? "" : "not published"};
    if (hop.times == 1)
        return reason;
    const Message often = hop.times > 1 ? Message{"{times} times", {{"times", Quantity{hop.times}}}}
                                        : Message{"once in {every}", {{"every", Quantity{1 / hop.times}}}};
    return reason.isEmpty() ? often : Message{"{often}, {reason}", {{"often", often}, {"reason", reason}}};
}

/// Adds blocks to a route. If the route already has blocks, `pattern` is the template that joins both.
void extend(Message& route, const char* pattern, Argument blocks) {
    route = route.isEmpty() ? Message{"{next}", {{"next", std::move(blocks)}}}
                            : Message{pattern, {{"route", route}, {"next", std::move(blocks)}}};
}

/// Returns "SB0/P0 > SB0/repeater", or "fireplane and the 13 parts below it" for a broadcast.
Message routeOf(const Topology& topology, const Hop& hop) {
    if (hop.moves == Movement::Broadcast)
        return {"{block} and the {n} part below it|{block} and the {n} parts below it",
                {{"block", topology.block(hop.blocks.front()).path}, {"n", hop.blocks.size() - 1}}};
    constexpr const char* either = translatable("{route} or {next}");
    const char* const next = !hop.passages.empty() ? "{route} > {next}"
                             : hop.isEach          ? translatable("{route} and {next}")
                                                   : either;
    Message route;
    for (const std::vector<BlockId>& stage : hop.stages()) {
        Message blocks;
        for (const BlockId block : stage)
            extend(blocks, either, topology.block(block).path);
        extend(route, next, blocks);
    }
    return route;
}

Cell linksCell(const Topology& topology, const Hop& hop) {
    Table table{.key = "links", .columns = {column("from", {"From"}), column("to", {"To"}), column("kind", {"Kind"})}};
    for (const RouteLink& each : hop.passages)
        table.add(topology.block(each.from).path, topology.block(each.to).path,
                  toString(topology.link(each.link).kind));
    return {std::make_shared<const Table>(std::move(table))};
}

const Fact* totalFactOf(const Topology& topology, const Trace& trace) {
    return trace.total && !trace.total->fact.empty() ? &topology.catalog().fact(trace.total->fact) : nullptr;
}

/// Returns a row that isn't a hop, such as a total, in the form of a hop.
Hop sumHop(const std::string& title, const std::string& text, std::optional<double> ns, const Citation& place) {
    Hop sum;
    sum.title = title;
    sum.text = text;
    sum.ns = ns ? std::optional(Range{*ns, *ns}) : std::nullopt;
    sum.source = place.source;
    sum.locator = place.locator;
    return sum;
}

std::vector<Cell> rowOf(const Topology& topology, const Hop& hop, Cell number, Cell elapsed, Message remark) {
    const auto bound = [](const std::optional<Range>& range, double Range::*end, const char* unit) {
        return range ? Cell{Quantity{(*range).*end, unit}} : Cell();
    };
    const auto linked = [&](Cell cell) {
        if (!cell.isEmpty() && !hop.timeFact.empty())
            cell.why = {Subject::Fact, hop.timeFact};
        return cell;
    };
    return {{hop.id},
            std::move(number),
            {.value = hop.title, .note = asMessage(hop.text), .tone = hop.id.empty() ? Tone::Strong : Tone::Plain},
            {hop.text},
            {toString(hop.moves)},
            {}, // the column `blocks`, whose lists of lists do not fit in a cell
            linksCell(topology, hop),
            {Quantity{hop.times}},
            bound(hop.clocks, &Range::least, "clocks"),
            bound(hop.clocks, &Range::most, "clocks"),
            linked(rangeCell(hop.clocks, "clocks")),
            bound(hop.ns, &Range::least, "ns"),
            bound(hop.ns, &Range::most, "ns"),
            hop.clocks ? rangeCell(hop.ns, "ns") : linked(rangeCell(hop.ns, "ns")),
            std::move(elapsed),
            {hop.counts()},
            nameCell(hop.within),
            nameCell(hop.beside),
            {std::move(remark)},
            nameCell(hop.timeFact),
            {hop.source},
            {hop.locator},
            sourceCell(topology.catalog(), {hop.source, hop.locator}),
            {routeOf(topology, hop)}};
}

} // namespace

Table describeHops(const Topology& topology, const Trace& trace) {
    Table table{.key = "hops",
                .title = {"Hops"},
                .columns = {forPrograms("id"),
                            forPeople("number", {"Hop"}),
                            column("title", {"Action"}),
                            forPrograms("text"),
                            forPrograms("moves"),
                            forPrograms("blocks"),
                            forPrograms("links"),
                            forPrograms("times"),
                            forPrograms("clocks"),
                            forPrograms("clocks_most"),
                            forPeople("cycles", {"Clocks"}, 1),
                            forPrograms("ns"),
                            forPrograms("ns_most"),
                            forPeople("time", {"Time"}),
                            forPeople("elapsed", {"Elapsed"}, 2),
                            forPrograms("counted"),
                            forPrograms("within"),
                            forPrograms("beside"),
                            forPeople("remark", {"Remark"}),
                            forPrograms("fact"),
                            forPrograms("source"),
                            forPrograms("locator"),
                            forPeople("place", {"Source"}, 4),
                            forPeople("route", {"Route"}, 3)}};
    for (std::size_t i = 0; i < trace.hops.size(); ++i) {
        const Hop& hop = trace.hops[i];
        const auto elapsed =
            Message{trace.hasRest() ? "at least {time}" : "{time} so far", {{"time", timeOf(trace.countedNs(i + 1))}}};
        table.rows.push_back(rowOf(topology, hop, {static_cast<std::int64_t>(i) + 1},
                                   hop.counts() ? Cell{elapsed} : Cell(), remarkOn(trace, hop)));
    }
    return table;
}

Table describeTrace(const Topology& topology, const Trace& trace) {
    Table table = describeHops(topology, trace);
    const auto add = [&](const Hop& sum, Cell elapsed, Message remark) {
        table.rows.push_back(rowOf(topology, sum, {}, std::move(elapsed), std::move(remark)));
    };
    const std::optional<double> ns = trace.total ? std::optional(trace.total->ns) : std::nullopt;
    if (const Fact* const fact = totalFactOf(topology, trace)) {
        const Citation place{fact->source, fact->locator};
        Hop total = sumHop(Message{totalTitle}, fact->title, ns, place);
        total.timeFact = fact->id;
        add(sumHop(Message{restTitle}, Message{restText}, trace.total->restNs, place), {timeOf(*ns)},
            {"not published per hop"});
        add(total, {},
            {"{fact}, {standing}", {{"fact", fact->title}, {"standing", Message{toString(fact->standing)}}}});
    } else {
        add(sumHop(Message{totalTitle}, trace.note, ns, {trace.noteSource, trace.noteLocator}), {},
            Message{ns ? "" : "not published"});
        table.notes.push_back(asMessage(trace.note));
    }
    return table;
}

Message describeRequest(const Topology& topology, const Trace& trace, const std::string& scenario) {
    const Operation& operation = topology.catalog().operation(trace.operation);
    const auto title = [&](BlockId block) { return block ? titleOf(topology, block) : std::string(); };
    auto request =
        Message{operation.unit != "line"
                    ? trace.memory ? "{place}: {from} to {to}, {operation}" : "{place}: {from}, {operation}"
                : trace.owner ? "{place}: {from} requests a line from {to}; the cache of {owner} owns the line"
                              : "{place}: {from} requests a line from {to}; the line is clean in memory",
                {{"place", Message{scenario.empty() ? "{machine}" : "{machine} as in {scenario}",
                                   {{"machine", topology.machine().title}, {"scenario", scenario}}}},
                 {"from", title(trace.requester)},
                 {"to", title(trace.memory)},
                 {"owner", title(trace.owner)},
                 {"operation", operation.title}}};
    if (trace.directory)
        return Message{*trace.directory == DirectoryAnswer::Hit ? "{request}, directory hit"
                                                                : "{request}, directory miss",
                       {{"request", request}}};
    for (const TraceOutcome& each : trace.outcomes)
        request = {"{request}, {outcome}",
                   {{"request", request}, {"outcome", Message{each.isHit ? each.onHit : each.onMiss}}}};
    return request;
}

Message describeProgress(const Trace& trace, std::size_t hop) {
    return Message{!trace.total      ? "Hop {hop} of {hops} · {time}"
                   : trace.hasRest() ? "Hop {hop} of {hops} · at least {time} of {total}"
                                     : "Hop {hop} of {hops} · {time} of {total}",
                   {{"hop", hop + 1},
                    {"hops", trace.hops.size()},
                    {"time", timeOf(trace.countedNs(hop + 1))},
                    {"total", timeOf(trace.total ? trace.total->ns : 0)}}};
}

std::vector<Message> describeTexts(const Trace& trace) {
    std::vector<Message> texts;
    for (const Hop& hop : trace.hops)
        texts.push_back({"{number}. {text}", {{"number", texts.size() + 1}, {"text", hop.text}}});
    return texts;
}

Table describeOperations(const Topology& topology, const std::string& path) {
    Table table{.key = "operations",
                .title = {"Operations"},
                .columns = {column("operation", {"Operation"}), column("title", {"Title"}), column("from", {"From"})}};
    for (const auto& [operation, requester] : operationsFrom(topology, path))
        table.add(operation->id, operation->title, topology.block(requester).path);
    return table;
}

Table describeSteps(const Topology& topology, const Trace& trace, const MessageLife& life) {
    Table table{.key = "steps",
                .title = {"Steps"},
                .columns = {forPrograms("id"), forPeople("number", {"Hop"}), column("title", {"Action"}),
                            forPrograms("text"), forPrograms("block"), forPeople("node", {"Node"}),
                            column("often", {"Frequency"}), forPrograms("start_us"), forPrograms("us"),
                            forPeople("time", {"Time"}), column("share_percent", {"Share of node time"}),
                            forPeople("remark", {"Remark"}), forPrograms("beside"), forPrograms("source"),
                            forPrograms("locator"), forPeople("place", {"Source"})}};
    Citation place;
    if (const Fact* const fact = totalFactOf(topology, trace)) {
        place = {fact->source, fact->locator};
        table.notes = {{"End to end: {total}. First piece only: {first}, {standing}.",
                        {{"total", timeOf(trace.total->ns)},
                         {"first", Quantity{fact->value, fact->unit}},
                         {"standing", Message{toString(fact->standing)}}}},
                       asMessage(fact->reason),
                       {life.restNs > 0 ? restText : ""}};
        std::erase_if(table.notes, [](const Message& each) { return each.isEmpty(); });
    }
    Hop rest = sumHop(Message{restTitle}, Message{restText}, std::nullopt, place);
    rest.id = "rest";
    for (const MessageStep& step : life.steps) {
        const Hop& hop = step.isRest ? rest : trace.hops[step.hop];
        const BlockId end = step.isAtReceiver ? trace.memory : trace.requester;
        const Cell time{Quantity{step.ns / 1e3, "µs"}};
        table.add(hop.id, step.isRest ? Cell() : Cell{static_cast<std::int64_t>(step.hop) + 1}, hop.title, hop.text,
                  step.isRest ? Cell() : Cell{topology.block(end).path},
                  step.isRest ? Cell() : Cell{titleOf(topology, end)}, Message{step.isOnce ? "once" : "each"},
                  Quantity{step.startNs / 1e3, "µs"}, time, step.ns > 0 ? time : Cell(),
                  step.isRest ? Cell() : Cell{Quantity{100 * step.endShare, "%"}}, remarkOn(trace, hop),
                  nameCell(hop.beside), nameCell(hop.source), nameCell(hop.locator),
                  sourceCell(topology.catalog(), {hop.source, hop.locator}));
    }
    return table;
}

Table describeEnds(const Topology& topology, const Trace& trace, const MessageLife& life, double messages) {
    Table table{.key = "ends",
                .title = {"Ends"},
                .columns = {forPrograms("block"), forPeople("node", {"Node"}), column("us", {"One message"}),
                            column("once_us", {"Time to connect"}), column("each_us", {"Each further message"}),
                            column("one_percent_from", {"Messages for a connection share of at most 1 %"})}};
    const auto add = [&](BlockId block, const MessageEnd& end) {
        const auto from = MessageLife::messagesUntil(MessageLife::smallShare, end.onceNs, end.eachNs);
        table.add(topology.block(block).path, titleOf(topology, block), Quantity{(end.onceNs + end.eachNs) / 1e3, "µs"},
                  Quantity{end.onceNs / 1e3, "µs"}, Quantity{end.eachNs / 1e3, "µs"}, from ? Cell{*from} : Cell());
    };
    add(trace.requester, life.sender);
    add(trace.memory, life.receiver);
    if (life.onceNs() > 0)
        table.notes.push_back(describeConnection(topology, trace, life, messages));
    return table;
}

Message describeConnection(const Topology& topology, const Trace& trace, const MessageLife& life, double messages) {
    const MessageEnd& sender = life.sender;
    const auto senderFrom = MessageLife::messagesUntil(MessageLife::smallShare, sender.onceNs, sender.eachNs);
    const auto from = MessageLife::messagesUntil(MessageLife::smallShare, life.onceNs(), life.eachNs());
    const auto share = [&](double once, double each) {
        return Quantity{100 * MessageLife::shareOf(once, each, messages), "%"};
    };
    return Message{
        senderFrom && from
            ? "{messages}: the connection takes {sender_share} of the time of {sender}, and {share} of the time of "
              "both ends. The first share is at most 1 % from {sender_from} messages, the second from {from} messages."
            : "{messages}: the connection takes {sender_share} of the time of {sender}, and {share} of the time of "
              "both ends.",
        {{"messages", Quantity{messages, "messages"}},
         {"sender_share", share(sender.onceNs, sender.eachNs)},
         {"sender", titleOf(topology, trace.requester)},
         {"share", share(life.onceNs(), life.eachNs())},
         {"sender_from", senderFrom.value_or(0)},
         {"from", from.value_or(0)}}};
}

} // namespace boardset
