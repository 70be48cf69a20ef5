// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/trace/Trace.h"

#include "boardset/text/Message.h"
#include "boardset/trace/TraceSubject.h"

#include <algorithm>

namespace boardset {

namespace {

/// Sets a hop's time from a fact. For a fact in clocks, sets the clocks as well.
void addTime(Hop& hop, const OperationStep& step, const Operation& operation, const Catalog& catalog) {
    if (step.time.empty())
        return;
    const double least = catalog.fact(step.time).si();
    const double most = step.timeMost.empty() ? least : catalog.fact(step.timeMost).si();
    const bool isClocks = catalog.fact(step.time).unit == "clocks";
    const double second = isClocks ? 1 / catalog.fact(operation.clock).si() : 1;
    hop.clocks = isClocks ? std::optional(Range{least, most}) : std::nullopt;
    hop.ns = Range{least * second * 1e9, most * second * 1e9};
    hop.timeFact = step.time;
}

/// Adds the other parts of a mirror to each hop that takes place at several parts without movement.
void addCopies(std::vector<Hop>& hops, const Walk& walk, OperationEnds ends, const std::vector<BlockId>& copies) {
    for (const BlockId copy : copies) {
        ends.home = copy;
        const std::vector<StepTaken> steps = walk.steps(ends);
        for (std::size_t i = 0; i < std::min(steps.size(), hops.size()); ++i) {
            std::vector<BlockId>& blocks = hops[i].blocks;
            for (const BlockId block : steps[i].route.blocks) {
                const bool isNew = std::ranges::find(blocks, block) == blocks.end();
                if (isNew && hops[i].isEach && hops[i].moves == Movement::Stay)
                    blocks.push_back(block);
            }
        }
    }
}

std::vector<Hop> hopsOf(const Topology& topology, const Walk& walk, const OperationEnds& ends) {
    std::vector<Hop> hops;
    for (StepTaken& taken : walk.steps(ends)) {
        const OperationStep& step = *taken.step;
        Hop hop;
        hop.id = step.id;
        hop.title = step.title;
        hop.text = withPlaces(step.text, topology, walk, ends);
        hop.moves = step.moves;
        hop.blocks = std::move(taken.route.blocks);
        hop.passages = std::move(taken.route.links);
        hop.within = step.within;
        hop.beside = step.beside;
        hop.source = step.source;
        hop.locator = step.locator;
        hop.isEach = topology.catalog().place(step.from).mode != PlaceMode::One;
        hop.times = taken.times;
        hop.isPosted = taken.isPosted;
        hop.isOnce = step.each == Each::Connection;
        addTime(hop, step, walk.operation(), topology.catalog());
        if (walk.operation().isSum && !hop.ns)
            hop.ns = Range{taken.seconds * 1e9, taken.seconds * 1e9};
        hops.push_back(std::move(hop));
    }
    return hops;
}

/// Returns the total from the table row for the known outcomes, with the time that belongs to no hop. For a sum,
/// returns the sum of the hops. Empty if no source states the total.
std::optional<TraceTotal> totalOf(const Topology& topology, const Walk& walk, const OperationEnds& ends,
                                  double countedNs) {
    if (walk.operation().isSum)
        return TraceTotal{{}, countedNs, 0, {}};
    const std::vector<TotalShare> rows = walk.totals(ends);
    if (ends.owner || rows.empty())
        return std::nullopt;
    TraceTotal total;
    total.row = *rows.front().row;
    total.fact = total.row.latency;
    const double later =
        walk.operation().holdsSlot() ? 1 - 1.0 / walk.pieces() : 0; // the row gives only the time of the first piece
    total.ns = rows.front().ns + later * countedNs;
    total.restNs = total.ns - countedNs;
    if (total.restNs < 0) {
        throw CatalogError(Message{"operation {operation}: its steps take longer than the {time} of {fact}",
                                   {{"operation", walk.operation().id},
                                    {"time", topology.catalog().fact(total.fact).text},
                                    {"fact", total.fact}}});
    }
    return total;
}

} // namespace

int Trace::numberOf(const std::string& hop) const {
    const auto at = std::ranges::find(hops, hop, &Hop::id);
    if (at == hops.end())
        throw std::out_of_range("trace: no hop '" + hop + "'");
    return static_cast<int>(at - hops.begin()) + 1;
}

std::vector<std::vector<BlockId>> Hop::stages() const {
    std::map<BlockId, std::size_t> distances;
    for (const RouteLink& routeLink : passages) // the links are in order of distance from the start
        distances[routeLink.to] = distances[routeLink.from] + 1;
    std::vector<std::vector<BlockId>> stages;
    for (const BlockId block : blocks) {
        const std::size_t at = passages.empty() || moves == Movement::Broadcast ? stages.size() : distances[block];
        stages.resize(std::max(stages.size(), at + 1));
        stages[at].push_back(block);
    }
    return stages;
}

double Trace::countedNs(std::size_t first) const {
    double sum = 0;
    for (std::size_t i = 0; i < std::min(first, hops.size()); ++i)
        sum += hops[i].counts() ? hops[i].ns->least * hops[i].times : 0;
    return sum;
}

bool canTrace(const Topology& topology) {
    return !topology.requesters().empty();
}

Trace traceOf(const Topology& topology, const TraceRequest& request) {
    const TraceSubject found = endsOf(topology, request);
    const Operation& operation = *found.operation;
    const Walk walk(topology, operation, found.circumstances, found.ends.requester);
    Trace trace;
    trace.requester = found.ends.requester;
    trace.memory = found.ends.home ? found.ends.home : found.ends.peer;
    trace.owner = found.ends.owner;
    trace.directory = found.directory;
    trace.operation = operation.id;
    trace.outcomes = outcomesOf(topology, found);
    trace.hops = hopsOf(topology, walk, found.ends);
    addCopies(trace.hops, walk, found.ends, found.copies);
    trace.total = totalOf(topology, walk, found.ends, trace.countedNs());
    if (!trace.total || trace.total->fact.empty()) {
        trace.note =
            !operation.noTotal.empty()
                ? operation.noTotal
                : Message{!operation.isSum    ? "No source gives the total time."
                          : walk.pieces() > 1 ? "No source gives the total time, so it is the sum of the "
                                                "hops, with one piece after another."
                                              : "No source gives the total time, so it is the sum of the hops."};
        trace.noteSource = operation.source;
        trace.noteLocator = operation.locator;
    }
    return trace;
}

} // namespace boardset
