// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/trace/Trace.h"

#include "boardset/topology/Locality.h"
#include "boardset/trace/Transaction.h"
#include "boardset/trace/Way.h"

#include <algorithm>

namespace boardset {

namespace {

bool happens(const ProtocolStep& step, const Transaction& transaction) {
    return std::all_of(step.when.begin(), step.when.end(),
                       [&](const std::string& word) { return transaction.words.count(word) > 0; });
}

[[noreturn]] void misfit(const Topology& topology, const ProtocolStep& step, const std::string& why) {
    throw CatalogError("protocol " + topology.machine().protocol + ", step " + step.id + ": on " +
                       topology.machine().id + " " + why);
}

int placeOf(const Topology& topology, const Transaction& transaction, const ProtocolStep& step,
            const std::string& place) {
    const auto found = transaction.places.find(place);
    if (found == transaction.places.end()) {
        misfit(topology, step, "this transaction has no " + place);
    }
    return found->second;
}

Way movedWay(const Topology& topology, Movement moves, int from, int to, int domain) {
    switch (moves) {
    case Movement::Stay:
        return {{from}, {}};
    case Movement::Broadcast:
        return broadcastWay(topology, from, domain);
    case Movement::Data:
        return dataWay(topology, from, to);
    case Movement::Address:
        return shortestWay(topology, from, to, LinkKind::Address);
    case Movement::Response:
        return shortestWay(topology, from, to, LinkKind::Response);
    }
    return {};
}

/// Empty if the step does not happen: its places are one, or the way has no such leg.
Way wayOf(const Topology& topology, const Transaction& transaction, const ProtocolStep& step) {
    const int from = placeOf(topology, transaction, step, step.from);
    const int to = step.to.empty() ? -1 : placeOf(topology, transaction, step, step.to);
    if (from == to) {
        return {};
    }
    const Way way = movedWay(topology, step.moves, from, to, topology.block(transaction.requester).domain);
    if (way.blocks.empty()) {
        misfit(topology, step,
               "no " + toString(step.moves) + " links lead from " + topology.block(from).path + " to " +
                   topology.block(to).path);
    }
    return legOf(topology, way, step.leg);
}

void addClocks(Hop& hop, const ProtocolStep& step, const Catalog& catalog, double hertz) {
    if (step.clocks.empty()) {
        return;
    }
    const double least = catalog.fact(step.clocks).si();
    const double most = step.clocksMost.empty() ? least : catalog.fact(step.clocksMost).si();
    hop.clocks = Range{least, most};
    hop.ns = Range{least / hertz * 1e9, most / hertz * 1e9};
    hop.clocksFact = step.clocks;
}

std::vector<Hop> hopsOf(const Topology& topology, const Transaction& transaction, const Protocol& protocol) {
    const double hertz = topology.catalog().fact(protocol.clock).si();
    std::vector<Hop> hops;
    for (const ProtocolStep& step : protocol.steps) {
        Way way = happens(step, transaction) ? wayOf(topology, transaction, step) : Way{};
        if (way.blocks.empty()) {
            continue;
        }
        Hop hop;
        hop.id = step.id;
        hop.title = step.title;
        hop.text = withPlaces(step.text, topology, transaction);
        hop.moves = step.moves;
        hop.blocks = std::move(way.blocks);
        hop.passages = std::move(way.passages);
        hop.partOf = step.partOf;
        hop.parallelWith = step.parallelWith;
        hop.source = step.source;
        hop.locator = step.locator;
        addClocks(hop, step, topology.catalog(), hertz);
        hops.push_back(std::move(hop));
    }
    return hops;
}

/// Of two rows the first is the directory's hit, the second its miss.
const LatencyRow& rowOf(const Topology& topology, const Transaction& transaction) {
    const auto rows = latencyRowsOf(topology, transaction.requester, transaction.memory);
    return transaction.directory == DirectoryAnswer::Miss ? *rows.back() : *rows.front();
}

TraceTotal totalOf(const Topology& topology, const Transaction& transaction, double countedNs) {
    TraceTotal total;
    total.row = rowOf(topology, transaction);
    total.fact = total.row.latency;
    total.ns = topology.catalog().fact(total.fact).si() * 1e9;
    total.restNs = total.ns - countedNs;
    if (total.restNs < 0) {
        throw CatalogError("protocol " + topology.machine().protocol + ": its clocks take longer than the " +
                           topology.catalog().fact(total.fact).text + " of " + total.fact);
    }
    return total;
}

} // namespace

int Trace::numberOf(const std::string& hop) const {
    const auto at = std::find_if(hops.begin(), hops.end(), [&](const Hop& each) { return each.id == hop; });
    if (at == hops.end()) {
        throw std::out_of_range("trace: no hop '" + hop + "'");
    }
    return static_cast<int>(at - hops.begin()) + 1;
}

double Trace::countedNs(std::size_t first) const {
    double sum = 0;
    for (std::size_t i = 0; i < std::min(first, hops.size()); ++i) {
        sum += hops[i].counts() ? hops[i].ns->least : 0;
    }
    return sum;
}

Trace traceMiss(const Topology& topology, const TraceRequest& request) {
    const Machine& machine = topology.machine();
    if (machine.protocol.empty()) {
        std::string others;
        for (const Machine& each : topology.catalog().machines()) {
            others += each.protocol.empty() ? "" : (others.empty() ? "" : ", ") + each.id;
        }
        throw TraceError("machine: no source says how '" + machine.id +
                         "' answers a miss, so that none can be followed there; allowed: " + others);
    }
    const Protocol& protocol = topology.catalog().protocol(machine.protocol);
    const Transaction transaction = resolveTransaction(topology, request);
    Trace trace;
    trace.requester = transaction.requester;
    trace.memory = transaction.memory;
    trace.owner = transaction.owner;
    trace.directory = transaction.directory;
    trace.protocol = protocol.id;
    trace.hops = hopsOf(topology, transaction, protocol);
    if (!trace.owner) {
        trace.total = totalOf(topology, transaction, trace.countedNs());
    } else {
        trace.note = protocol.noTotal;
        trace.noteSource = protocol.source;
        trace.noteLocator = protocol.locator;
    }
    return trace;
}

} // namespace boardset
