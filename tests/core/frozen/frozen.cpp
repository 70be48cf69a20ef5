// SPDX-License-Identifier: GPL-3.0-or-later
// Adapter between the program's types and the frozen JSON, and the only file here that knows these types. Keys are
// paths and directions, never titles. If a type is replaced, this file changes and the frozen files don't.
#include "frozen.h"

#include "boardset/analysis/Answer.h"
#include "boardset/analysis/Sensitivity.h"
#include "boardset/evidence/Evidence.h"
#include "boardset/evidence/EvidenceSummary.h"
#include "boardset/scenario/BundledScenarios.h"
#include "boardset/text/NumberText.h"
#include "boardset/trace/Trace.h"
#include "support/configurations.h"
#include "support/scenarios.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <stdexcept>

namespace boardset::test {

namespace {

/// Adds a value under a new key: two parts under one key would hide each other.
template <class Value> void put(Json& object, const std::string& key, Value value) {
    if (object.contains(key))
        throw std::logic_error("two of the frozen values are " + key);
    object[key] = std::move(value);
}

// --- facts ------------------------------------------------------------------------------------------------------

/// Value, unit, standing, source, locator, measurement and terms of a fact.
std::string cellsOf(const Fact& fact) {
    std::string terms;
    for (const FactTerm& term : fact.terms)
        terms += (terms.empty() ? "" : " ") + term.fact +
                 (term.coefficient != 0 ? "*" + exactText(term.coefficient) : "^" + std::to_string(term.exponent));
    std::string cells = exactText(fact.value);
    for (const std::string& cell :
         {fact.unit, toString(fact.standing), fact.source, fact.locator, fact.fittedTo, terms})
        cells += " | " + cell;
    return cells.erase(cells.find_last_not_of(" |") + 1);
}

// --- placements -------------------------------------------------------------------------------------------------

/// Key of a station: "SB0/P1/memory"; "slot0 reading"; "SB0/dataswitch>fireplane data"; "slot0>iou/switch data
/// upstream".
std::string keyOf(const StationLocation& place, const Topology& topology, bool isWrite) {
    if (place.block) {
        const bool isDevice = topology.isDevice(place.block);
        return topology.block(place.block).path + (!isDevice ? "" : isWrite ? " writing" : " reading");
    }
    const Link& link = topology.link(place.link);
    return topology.block(link.from).path + '>' + topology.block(link.to).path + ' ' + toString(link.kind) +
           (place.framing.empty() && link.kind != LinkKind::Message ? ""
            : place.isUpstream                                      ? " upstream"
                                                                    : " downstream");
}

/// Key of a station; the second station of a device is that of its writes, which only its title shows.
std::string keyOf(const StationLocation& place, const Topology& topology) {
    return keyOf(place, topology, place.title.ends_with(", writing"));
}

/// Key of a class: process and first thread. The reads and the writes of a stream are two classes.
std::string keyOf(const ClassRow& threads) {
    const std::string name = threads.process.text + '/' + threads.threads.front().text;
    return threads.operation().isCut() ? name + ' ' + threads.workOperation->title : name;
}

Json classesOf(const Answer& answer) {
    Json classes = Json::object();
    for (std::size_t c = 0; c < answer.classes.size(); ++c) {
        const ClassAnswer& each = answer.classes[c];
        put(classes, keyOf(answer.model.classes[c]),
            Json{{"members", each.threads.size()},
                 {"throughput", each.bytesPerSecond},
                 {"latency", each.latencyNs},
                 {"idle latency", each.zeroLoadLatencyNs},
                 {"outstanding", each.outstanding},
                 {"population", answer.model.network.classes[c].population}});
    }
    return classes;
}

Json domainsOf(const Answer& answer) {
    Json domains = Json::object();
    for (const DomainAnswer& each : answer.domains) {
        put(domains, each.name,
            Json{{"members", each.threads}, {"throughput", each.bytesPerSecond}, {"latency", each.meanLatencyNs}});
    }
    return domains;
}

Json stationsOf(const Answer& answer, const Topology& topology) {
    Json stations = Json::object();
    for (const StationAnswer& each : answer.stations) {
        put(stations, keyOf(answer.model.locations.at(static_cast<std::size_t>(each.station)), topology),
            each.utilisation);
    }
    return stations;
}

/// Gain of the total throughput if the busiest station is twice as fast; of equally busy stations, the first by key.
Json fasterOf(const Answer& answer, const Topology& topology) {
    std::map<std::string, int> busiest;
    for (const StationAnswer& each : answer.stations)
        if (std::abs(each.utilisation - answer.stations.front().utilisation) < 1e-8)
            busiest[keyOf(answer.model.locations.at(static_cast<std::size_t>(each.station)), topology)] = each.station;
    if (busiest.empty())
        return Json::object();
    const auto& [key, station] = *busiest.begin();
    const Faster faster = withFaster(answer, station);
    const double before = answer.bytesPerSecond > 0 ? answer.bytesPerSecond : answer.totals.front().perSecond;
    return {{key, before > 0 ? Json(faster.throughput / before - 1) : Json()}}; // no relative gain of 0
}

Json answerOf(const Topology& topology, const Workload& workload) {
    const Answer answer = solvePlacement(topology, workload, placementOptions(Method::Auto));
    std::set<std::string> stopped;
    for (const StoppedCustomer& each : answer.model.stopped)
        stopped.insert(each.thread.text);
    return {{"machine", topology.machine().id},
            {"method", answer.method},
            {"throughput", answer.bytesPerSecond},
            {"latency", answer.isOverloaded() ? Json() : Json(answer.meanLatencyNs)},
            {"idle latency", answer.zeroLoadLatencyNs},
            {"local share", answer.localShare},
            {"classes", classesOf(answer)},
            {"domains", domainsOf(answer)},
            {"stations", stationsOf(answer, topology)},
            {"twice as fast", fasterOf(answer, topology)},
            {"stopped", stopped}};
}

// --- latencies --------------------------------------------------------------------------------------------------

Json tableOf(const Topology& topology) {
    Json table = Json::object();
    for (const Total& row : topology.machine().totals)
        put(table, row.id, topology.catalog().fact(row.latency).si() * 1e9);
    return table;
}

/// Share of the accesses and time of every latency row that applies.
Json localitiesBetween(const Topology& topology, BlockId requester, BlockId memory) {
    Json rows = Json::object();
    for (const TotalShare& each : totalsBetween(topology, requester, memory))
        put(rows, each.row->id, Json{each.share, each.ns});
    return rows;
}

/// For a bridge, where devices are connected: all rows that apply with the machine's options, whatever their shares.
Json rowsBetween(const Topology& topology, BlockId bridge, BlockId memory) {
    const std::string& ancestor = topology.type(topology.lowestCommonAncestor(bridge, memory)).id;
    std::vector<std::string> rows;
    for (const Total& row : topology.machine().totals) {
        const bool counts = std::ranges::all_of(row.applies, [&](const Clause& clause) {
            return clause.word != ConditionKeyword::Option ||
                   std::to_string(topology.options().at(clause.subject)) == clause.value;
        });
        if (row.ancestor == ancestor && counts)
            rows.push_back(row.id);
    }
    return rows;
}

/// Results of `between` for a part and every memory.
template <class Between> Json toMemories(const Topology& topology, BlockId part, const Between& between) {
    Json memories = Json::object();
    for (const BlockId memory : topology.withRole(Role::Memory))
        put(memories, topology.block(memory).path, between(topology, part, memory));
    return memories;
}

Json latenciesOf(const Topology& topology) {
    Json parts = Json::object();
    std::vector<BlockId> requesters = topology.devices();
    if (const std::vector<BlockId> processors = topology.withRole(Role::Processor); !processors.empty())
        requesters.push_back(processors.front());
    for (const BlockId requester : requesters)
        if (topology.entryOf(requester))
            put(parts, topology.block(requester).path, toMemories(topology, requester, localitiesBetween));
    for (const BlockId bridge : topology.withRole(Role::Bridge))
        put(parts, topology.block(bridge).path, toMemories(topology, bridge, rowsBetween));
    return {{"table", tableOf(topology)}, {"parts", parts}};
}

// --- traces -----------------------------------------------------------------------------------------------------

/// A path as its blocks; for a broadcast, its root and the number of blocks that it reaches.
std::string wayOf(const Topology& topology, const Hop& hop) {
    if (hop.moves == Movement::Broadcast)
        return topology.block(hop.blocks.front()).path + " and " + std::to_string(hop.blocks.size() - 1);
    std::string route;
    for (const BlockId block : hop.blocks)
        route += (route.empty() ? "" : " ") + topology.block(block).path;
    return route;
}

/// For each hop: its id, its time from and to, whether the time counts, and its path.
Json hopsOf(const Topology& topology, const Trace& trace) {
    Json hops = Json::array();
    for (const Hop& hop : trace.hops) {
        hops.push_back({hop.id, hop.ns ? Json(hop.ns->least) : Json(), hop.ns ? Json(hop.ns->most) : Json(),
                        hop.counts(), wayOf(topology, hop)});
    }
    return hops;
}

Json traceOf(const Topology& topology, const Trace& trace) {
    Json json{{"hops", hopsOf(topology, trace)}, {"counted", trace.countedNs()}};
    if (trace.total) {
        json["row"] = trace.total->row.id;
        json["rest"] = trace.total->restNs;
        json["total"] = trace.total->ns;
    }
    return json;
}

/// The first memory at each distance from a processor, in the machine's order.
std::vector<std::string> memoriesAround(const Topology& topology, BlockId processor) {
    std::set<std::string> distances;
    std::vector<std::string> memories;
    for (const BlockId memory : topology.withRole(Role::Memory))
        if (distances.insert(rowsBetween(topology, processor, memory).dump()).second)
            memories.push_back(topology.block(memory).path);
    return memories;
}

/// Owners to trace: none, the second processor, one at the memory, and the last.
std::set<std::string> ownersAround(const Topology& topology, const std::string& memory) {
    const std::vector<BlockId> processors = topology.withRole(Role::Processor);
    const BlockId group = topology.localityGroupOf(topology.find(memory));
    std::set<std::string> owners{"", topology.block(processors.at(1)).path, topology.block(processors.back()).path};
    for (const BlockId processor : topology.withRole(Role::Processor, group)) {
        if (processor != processors.front()) {
            owners.insert(topology.block(processor).path);
            break;
        }
    }
    return owners;
}

Json tracesOf(const Topology& topology) {
    Json all = Json::object();
    const BlockId processor = topology.withRole(Role::Processor).front();
    const std::string from = topology.block(processor).path;
    for (const std::string& memory : memoriesAround(topology, processor)) {
        for (const std::string& owner : ownersAround(topology, memory)) {
            const std::string key = memory + (owner.empty() ? " clean" : " owned by " + owner);
            const Trace hit = boardset::traceOf(topology, {from, memory, owner, {}});
            put(all, key + (hit.directory ? ", hit" : ""), traceOf(topology, hit));
            if (hit.directory) {
                put(all, key + ", miss",
                    traceOf(topology, boardset::traceOf(topology, {from, memory, owner, DirectoryAnswer::Miss})));
            }
        }
    }
    return all;
}

} // namespace

Answers facts() {
    Answers all;
    for (const Fact& fact : catalog()->facts()) {
        put(all[fact.subject], fact.id, cellsOf(fact));
        all["units"][fact.unit] = exactText(fact.factor);
    }
    return all;
}

Answers placements() {
    Answers all;
    for (const std::string& id : bundledIds(share() / "scenarios")) {
        const Scenario& each = scenario(id);
        all[id] = answerOf(*machineOf(each), each.workload);
    }
    return all;
}

Answers measurements() {
    Answers all;
    for (const EvidenceRow& row :
         evidence(catalog(), [](const std::string& id) -> const Scenario& { return scenario(id); })) {
        const Measurement& m = row.measurement;
        put(all[m.machine], m.id,
            Json{{"model", row.model},
                 {"error", row.errorPercent},
                 {"published", m.published},
                 {"unit", m.unit},
                 {"metric", m.metric},
                 {"kind", kindOf(m.quantity)},
                 {"role", toString(m.role)},
                 {"source", m.source},
                 {"locator", m.locator}});
    }
    return all;
}

Answers latencies() {
    Answers all;
    for (const Machine& machine : catalog()->machines())
        all[machine.id] = latenciesOf(*Topology::build(catalog(), machine.id));
    int number = 0;
    for (const Configuration& configuration : configurationsOfT5440()) {
        all["t5440, configuration " + std::to_string(++number)] =
            latenciesOf(*Topology::build(catalog(), "t5440", configuration));
    }
    return all;
}

Answers traces() {
    Answers all;
    for (const Machine& machine : catalog()->machines()) {
        const auto topology = Topology::build(catalog(), machine.id);
        const std::vector<BlockId> requesters = topology->requesters();
        if (!requesters.empty() && topology->block(requesters.front()).role == Role::Processor &&
            !machine.totals.empty() && topology->nodes().size() == 1) // lines between processors and memories
            all[machine.id] = tracesOf(*topology);
    }
    return all;
}

} // namespace boardset::test
