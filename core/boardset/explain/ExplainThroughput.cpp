// SPDX-License-Identifier: GPL-3.0-or-later
// The derivation of the total throughput, and of the bound that holds it.
#include "boardset/explain/ClassTerms.h"
#include "boardset/explain/Explain.h"
#include "boardset/explain/ServiceTerms.h"
#include "boardset/explain/Terms.h"

namespace boardset {

namespace {

using namespace terms;

/// Mean of a quantity over all lines and packets; of one group, its own.
template <class Of> Derivation meanOf(const Answer& answer, int station, std::string title, const Unit& unit, Of of) {
    std::vector<Derivation> groups;
    for (const Alike& group : alikeClasses(answer, station)) {
        Derivation one = of(group);
        one.title = group.title + ": " + one.title;
        groups.push_back(weighted(std::move(one), linesPerSecond(answer, group)));
    }
    if (groups.size() == 1) {
        groups.front().title = std::move(title);
        return weighted(std::move(groups.front()), 1);
    }
    return combined(std::move(title), Combine::Mean, unit, std::move(groups));
}

/// Mean over all lines of the service demand at a station: the share of lines that pass it x its busy time.
Derivation demandPerLine(const Topology& topology, const Answer& answer, int station) {
    const StationPlace& place = answer.model.places[static_cast<std::size_t>(station)];
    const auto demand = [&](const Alike& group) { return demandTerm(topology, answer, station, group.first()); };
    const bool isStreams = answer.model.classes.front().operation().isCut();
    return meanOf(answer, station,
                  (isStreams ? "Time that a packet costs the " : "Time that a line costs the ") + place.title,
                  nanoseconds, demand);
}

Derivation stationBound(const Topology& topology, const Answer& answer, int station) {
    const StationPlace& place = answer.model.places[static_cast<std::size_t>(station)];
    const auto data = [&](const Alike& group) { return dataOf(topology, answer.model.classes[group.first()]); };
    const bool isStreams = answer.model.classes.front().operation().isCut();
    Derivation size = isStreams ? meanOf(answer, -1, "Data of a packet", bytes, data)
                                : explainFact(topology.catalog(), topology.machine().lineSize);
    return combined("The " + place.title + ", always busy", Combine::Product, megabytes,
                    {std::move(size), raised(demandPerLine(topology, answer, station), -1)});
}

/// N x bytes / (latency + think time) of one class on an idle machine.
double unhinderedBytesPerSecond(const Answer& answer, std::size_t of) {
    const ClassRow& threads = answer.model.classes[of];
    const CustomerClass& customers = answer.model.network.classes[of];
    return customers.population * threads.bytes / (threads.zeroLoadLatencyNs * 1e-9 + customers.thinkTime);
}

Derivation unhinderedBound(const Answer& answer) {
    std::vector<Derivation> children;
    for (const Alike& group : alikeClasses(answer)) {
        double bound = 0;
        for (const std::size_t each : group.classes) {
            bound += unhinderedBytesPerSecond(answer, each);
        }
        const ClassRow& threads = answer.model.classes[group.first()];
        const double cycle = threads.zeroLoadLatencyNs * 1e-9 + answer.model.network.classes[group.first()].thinkTime;
        const double count = answer.classes[group.first()].outstanding * double(group.classes.size());
        Derivation child = given(group.title, bound, megabytes);
        child.formula = given("", count, threads.operation().isCut() ? requests : lines).text + " × " +
                        given("", threads.bytes * threads.packetsPerRequest, bytes).text + " / " +
                        given("", cycle, nanoseconds).text;
        children.push_back(std::move(child));
    }
    const bool isStreams = answer.model.classes.front().operation().isCut();
    return combined(isStreams ? "All requests under way, nobody waiting" : "All lines under way, nobody waiting",
                    Combine::Sum, megabytes, std::move(children));
}

/// Asymptotic bounds for the mix of lines that the solution has: the busiest part, or no waiting at all.
Derivation boundOf(const Topology& topology, const Answer& answer) {
    const StationAnswer busiest = answer.stations.front();
    Derivation node = combined("No more than", Combine::Least, megabytes,
                               {stationBound(topology, answer, busiest.station), unhinderedBound(answer)});
    const bool byStation = node.children[0].si() <= node.children[1].si();
    node.note = byStation                                ? "Held by the " + busiest.title + "."
                : answer.model.classes.front().operation().isCut() ? "Held by latency: more requests outstanding would help."
                                                         : "Held by latency: more lines outstanding would help.";
    return aside(std::move(node));
}

} // namespace

Derivation explainThroughput(const Topology& topology, const Answer& answer) {
    std::vector<Derivation> children;
    for (const Alike& group : alikeClasses(answer)) {
        Derivation one = classThroughput(topology, answer, group.first());
        if (group.classes.size() > 1) {
            one.title = "Each, as " + one.title;
            one = combined(group.title, Combine::Product, megabytes,
                           {given("Classes alike", double(group.classes.size()), bare), std::move(one)});
        }
        children.push_back(std::move(one));
    }
    if (children.empty()) {
        return nothingRuns(topology, "Throughput", megabytes);
    }
    Derivation node = combined("Throughput", Combine::Sum, megabytes, std::move(children));
    if (!answer.stations.empty()) {
        node.children.push_back(boundOf(topology, answer));
    }
    node.note = "Bytes read plus bytes written.";
    return node;
}

} // namespace boardset
