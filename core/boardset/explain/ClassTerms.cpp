// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/explain/ClassTerms.h"

#include "boardset/analysis/SaturationKnee.h"
#include "boardset/explain/Explain.h"
#include "boardset/explain/ServiceTerms.h"
#include "boardset/explain/Terms.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace boardset::terms {

namespace {

Eigen::Index index(std::size_t number) {
    return static_cast<Eigen::Index>(number);
}

bool close(double a, double b) {
    return std::abs(a - b) <= 1e-9 * std::max(std::abs(a), std::abs(b));
}

/// Returns the noun for the operation whose latency is given.
std::string wholeOf(const ClassRow& row) {
    return row.operation().holdsSlot() ? requestOf(row) : pieceOf(row);
}

std::string titleOf(const Answer& answer, const ClassGroup& group) {
    if (group.classes.size() == 1)
        return answer.classes[group.first()].name;
    std::int64_t threads = 0;
    for (const std::size_t each : group.classes)
        threads += std::ssize(answer.classes[each].threads);
    const std::string customers = noun(answer.model.classes[group.first()].work->customer, threads);
    return Message{"{n} identical {customers}", {{"n", threads}, {"customers", customers}}};
}

/// Share of accesses with the same row of the machine's latency table, and the latencies that links on their path add.
struct Distance {
    const Total* row;
    std::vector<std::string> added; ///< Ids of the facts that give the latencies of links on the path.
    double share = 0;
};

std::vector<std::string> addedTo(const Topology& topology, const ClassRow& threads, const AccessShare& access) {
    std::vector<std::string> facts;
    const Route route = access.memory ? topology.dataRoute(access.memory, threads.processor) : Route();
    for (const RouteLink& routeLink : route.links) {
        const std::string& latency = topology.link(routeLink.link).latency;
        if (!latency.empty())
            facts.push_back(latency);
    }
    return facts;
}

void addDistances(std::vector<Distance>& distances, const Topology& topology, const ClassRow& threads, double weight) {
    for (const AccessShare& access : threads.accesses) {
        const std::vector<std::string> added = addedTo(topology, threads, access);
        for (const TotalShare& total : access.cost->totals) {
            const double share = weight * access.share * total.share;
            const auto same = [&](const Distance& each) { return each.row == total.row && each.added == added; };
            const auto found = std::ranges::find_if(distances, same);
            if (found == distances.end())
                distances.push_back({total.row, added, share});
            else
                found->share += share;
        }
    }
}

/// True if the accesses of two classes have the same distances.
bool isAsFar(const Topology& topology, const ClassRow& a, const ClassRow& b) {
    std::vector<Distance> apart; // differences: shares of class a minus shares of class b
    addDistances(apart, topology, a, 1);
    addDistances(apart, topology, b, -1);
    return std::ranges::all_of(apart, [](const Distance& each) { return std::abs(each.share) <= 1e-9; });
}

bool identicalTitle(const Answer& answer, std::size_t a, std::size_t b, int station) {
    const ClassAnswer& x = answer.classes[a];
    const ClassAnswer& y = answer.classes[b];
    const ClassRow& one = answer.model.classes[a];
    const ClassRow& other = answer.model.classes[b];
    return one.workOperation == other.workOperation && one.background == other.background &&
           close(one.arrivalsPerSecond(), other.arrivalsPerSecond()) && close(x.outstanding, y.outstanding) &&
           close(x.operationsPerSecond, y.operationsPerSecond) && close(x.latencyNs, y.latencyNs) &&
           close(x.zeroLoadLatencyNs, y.zeroLoadLatencyNs) &&
           (station < 0 ? isAsFar(*answer.model.topology, one, other)
                        : close(answer.model.demandAt(a, station), answer.model.demandAt(b, station)));
}

/// Returns a row of the latency table, with the latencies that links on the path add.
Derivation distanceTerm(const Topology& topology, const Distance& distance) {
    const Total& row = *distance.row;
    std::vector<Derivation> parts{explainFact(topology.catalog(), row.latency)};
    for (const std::string& fact : distance.added)
        parts.push_back(explainFact(topology.catalog(), fact));
    const Message title{"{share} of accesses: {distance}",
                        {{"share", given("", distance.share, percent).text}, {"distance", row.title}}};
    return weighted(joined(title, Combine::Sum, nanoseconds, std::move(parts)), distance.share);
}

/// Returns a note that explains why a path with a busy part has hardly any queueing;
/// empty unless the wait is very short.
Message whyNoWait(const Answer& answer, std::size_t of, double waitSeconds) {
    constexpr double nextToNothing = 1e-3; // as a share of the latency
    constexpr double busy = 0.5;
    if (waitSeconds > nextToNothing * answer.solution.responseTime[index(of)])
        return {};
    const auto isShared = [&](int station) { // a single customer never queues
        double customers = 0;
        for (std::size_t c = 0; c < answer.model.classes.size(); ++c)
            if (demandOf(answer, c, station) > 0)
                customers += answer.model.network.classes[c].population;
        return customers > 1;
    };
    const auto isBusy = [&](const StationAnswer& each) {
        const bool constant = answer.model.locationOf(each.station).serviceCv2 == 0;
        return constant && each.utilisation > busy && !each.isHot() && demandOf(answer, of, each.station) > 0 &&
               isShared(each.station);
    };
    const auto part = std::ranges::find_if(answer.stations, isBusy);
    if (part == answer.stations.end())
        return {};
    return {"On this path the model uses constant service times. If distances differ, it uses the mean service time. "
            "Requests that are evenly spaced before {part} stay evenly spaced, so they do not queue until {part} is "
            "saturated. On a real machine the spacing varies, and a few requests wait.",
            {{"part", withThe(part->title)}}};
}

/// Returns the queueing time at each station: residence time minus service demand. Combines short times into one term.
Derivation waiting(const Answer& answer, std::size_t of) {
    std::vector<std::pair<double, int>> waits;
    for (int station = 0; station < static_cast<int>(answer.model.locations.size()); ++station) {
        const double residence = answer.solution.residenceTime(index(of), station);
        const double wait = residence - demandOf(answer, of, station);
        if (station != answer.model.restOfLatency && demandOf(answer, of, station) > 0)
            waits.emplace_back(std::max(0.0, wait), station);
    }
    std::ranges::stable_sort(waits, [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<Derivation> children;
    double others = 0;
    std::size_t left = 0;
    for (const auto& [wait, station] : waits) {
        if (children.size() < 5) {
            const auto& place = answer.model.locationOf(station);
            children.push_back(
                given(Message{"Queueing time at {part}", {{"part", withThe(place.title)}}}, wait, nanoseconds));
        } else {
            others += wait;
            ++left;
        }
    }
    if (left > 0)
        children.push_back(
            given(Message{"Queueing time at {n} other part|Queueing time at {n} other parts", {{"n", left}}}, others,
                  nanoseconds));
    // this delay has no queue, but a requester waits there if its window for posted work is full
    const int delay = answer.model.restOfLatency;
    if (const double held = answer.solution.residenceTime(index(of), delay) - demandOf(answer, of, delay); held > 1e-15)
        children.push_back(given(Message{"Waiting for a free slot for posted work"}, held, nanoseconds));
    Derivation node = combined(Message{"Queueing time"}, Combine::Sum, nanoseconds, std::move(children));
    const ClassRow& row = answer.model.classes[of];
    const Message queues{
        "Time in queues behind {pieces} of other {customers} and of this one. {accuracy}",
        {{"pieces", plural(pieceOf(row))}, {"customers", plural(row.work->customer)}, {"accuracy", answer.accuracy}}};
    node.note = sentences(queues, whyNoWait(answer, of, node.value));
    return node;
}

Message outstanding(const std::string& piece) {
    return {"Outstanding {pieces}", {{"pieces", plural(piece)}}};
}

Derivation outstandingRequests(const Topology& topology, const Answer& answer, std::size_t of) {
    const ClassRow& streams = answer.model.classes[of];
    const Unit& unit = streams.bytes > 0 ? requests : bare;
    Derivation each = given(outstanding(requestOf(streams)), streams.outstandingPerThread, unit);
    if (!streams.atOnceFact.empty()) {
        each.note = Message{"Set for each {customer}; the default is {default}.",
                            {{"customer", noun(streams.work->customer)},
                             {"default", topology.catalog().fact(streams.atOnceFact).text}}};
    }
    if (streams.count() == 1)
        return each;
    std::string title = each.title;
    return combined(std::move(title), Combine::Product, unit,
                    {given(capitalised(plural(streams.work->customer)), streams.count(), bare), std::move(each)});
}

/// Returns the outstanding operations of work that is not split into pieces: the block's limit,
/// or a lower limit if one is set, times the share of the processor's time.
Derivation outstandingLines(const Topology& topology, const Answer& answer, std::size_t of) {
    const ClassRow& row = answer.model.classes[of];
    const bool isLines = row.operation().unit == "line";
    const Unit& unit = isLines ? lines : bare;
    const bool isUsual =
        !row.atOnceFact.empty() && close(topology.catalog().fact(row.atOnceFact).si(), row.outstandingPerThread);
    Derivation each = isUsual
                          ? explainFact(topology.catalog(), row.atOnceFact)
                          : given(Message{"Outstanding {pieces} of each {customer}",
                                          {{"pieces", plural(pieceOf(row))}, {"customer", noun(row.work->customer)}}},
                                  row.outstandingPerThread, unit);
    const double part = answer.model.network.classes[of].population / row.outstandingPerThread;
    if (close(part, 1))
        return each;
    Derivation share =
        given(Message{"Share of its processor's time"}, part, percent,
              Message{"A processor runs one thread at a time; threads on the same processor run in turns."});
    if (part > 1)
        share = given(capitalised(plural(row.work->customer)), part, bare);
    return combined(outstanding(pieceOf(row)), Combine::Product, unit, {std::move(each), std::move(share)});
}

} // namespace

std::vector<ClassGroup> identicalClasses(const Answer& answer, int station) {
    std::vector<ClassGroup> groups;
    for (std::size_t c = 0; c < answer.classes.size(); ++c) {
        const auto found = std::ranges::find_if(
            groups, [&](const ClassGroup& group) { return identicalTitle(answer, group.first(), c, station); });
        if (found == groups.end())
            groups.push_back({{c}, {}});
        else
            found->classes.push_back(c);
    }
    for (ClassGroup& group : groups)
        group.title = titleOf(answer, group);
    return groups;
}

Derivation idleLatency(const Topology& topology, const std::vector<std::pair<const ClassRow*, double>>& classes) {
    std::vector<Distance> distances;
    for (const auto& [threads, weight] : classes)
        addDistances(distances, topology, *threads, weight);
    std::ranges::stable_sort(distances, // in the order of the machine's latency table
                             [](const Distance& a, const Distance& b) { return a.row < b.row; });
    std::vector<Derivation> rows;
    for (const Distance& distance : distances)
        rows.push_back(distanceTerm(topology, distance));
    return combined(Message{"Latency on an idle machine"}, Combine::Mean, nanoseconds, std::move(rows));
}

Derivation overloadedTerm(std::string title) {
    return given(std::move(title), std::numeric_limits<double>::infinity(), nanoseconds,
                 Message{"Requests arrive faster than a part on the path can serve them. The queue grows without "
                         "limit, so there is no mean."});
}

Derivation classLatency(const Topology& topology, const Answer& answer, std::size_t of) {
    const ClassRow& threads = answer.model.classes[of];
    const Message title{"Mean latency of {request}", {{"request", withArticle(wholeOf(threads))}}};
    if (!answer.classes[of].isAnswered)
        return overloadedTerm(title);
    return combined(
        title, Combine::Sum, nanoseconds,
        {threads.operation().isSum ? summedLatency(topology, answer, of) : idleLatency(topology, {{&threads, 1}}),
         waiting(answer, of)});
}

const Unit& throughputUnit(const ClassRow& row) {
    return row.bytes > 0 ? megabytes : perSecond;
}

double throughputOf(const Answer& answer, std::size_t of) {
    const ClassAnswer& each = answer.classes[of];
    return answer.model.classes[of].bytes > 0 ? each.bytesPerSecond : each.operationsPerSecond;
}

/// Returns the throughput of an open class: its arrival rate, regardless of the wait.
Derivation arrivals(const Topology& topology, const Answer& answer, std::size_t of) {
    const ClassRow& row = answer.model.classes[of];
    Derivation rate = given(Message{"Arriving operations"}, row.arrivalsPerSecond(), perSecond,
                            Message{"Set for the {customers}. {work} is open work.",
                                    {{"customers", plural(row.work->customer)}, {"work", row.work->title}}});
    if (!row.workOperation->share.empty()) {
        rate = combined(
            Message{"Arriving operations"}, Combine::Product, perSecond,
            {given(Message{"All operations of {work}", {{"work", row.work->title}}},
                   row.arrivalsPerSecond() / topology.catalog().fact(row.workOperation->share).si(), perSecond),
             explainFact(topology.catalog(), row.workOperation->share)});
    }
    rate.title = answer.classes[of].name;
    return row.bytes > 0
               ? combined(answer.classes[of].name, Combine::Product, megabytes,
                          {std::move(rate),
                           row.operation().number("size") != nullptr ? sizeOf(topology, row) : dataOf(topology, row)})
               : rate;
}

/// Returns the time from one line or request to the next one that uses the same slot for outstanding operations.
Derivation cycle(const Topology& topology, const Answer& answer, std::size_t of) {
    const ClassRow& threads = answer.model.classes[of];
    const std::string& think = threads.work->think;
    std::vector<Derivation> parts{classLatency(topology, answer, of)};
    if (!think.empty())
        parts.push_back(explainFact(topology.catalog(), think));
    if (threads.restOfRequestSeconds > 0)
        parts.push_back(restOfRequest(topology, answer, of));
    if (parts.size() == 1)
        return std::move(parts.front());
    return combined(Message{"Time from one {request} to the next", {{"request", noun(wholeOf(threads))}}}, Combine::Sum,
                    nanoseconds, std::move(parts));
}

/// Returns the number of outstanding requests that saturates the slowest part: the knee of the throughput curve.
Derivation toFill(const Topology& topology, const Answer& answer, std::size_t of) {
    const ClassRow& streams = answer.model.classes[of];
    const int slowest = slowestStationOf(answer.model.network, of);
    std::vector<Derivation> cycle{streams.operation().isSum ? summedLatency(topology, answer, of)
                                                            : idleLatency(topology, {{&streams, 1}})};
    if (streams.restOfRequestSeconds > 0)
        cycle.push_back(restOfRequest(topology, answer, of));
    const std::string what = requestOf(streams);
    std::vector<Derivation> factors{
        combined(Message{"Time of {request} on an idle machine", {{"request", withArticle(what)}}}, Combine::Sum,
                 nanoseconds, std::move(cycle)),
        raised(demandTerm(topology, answer, slowest, of, DemandScope::Waited), -1),
        raised(given(piecesTitle(streams), streams.packetsPerRequest, bare), -1)};
    addServers(factors, answer, slowest, 1);
    const std::string part = withThe(answer.model.locationOf(slowest).title);
    const Message title{"{requests} that saturate {part}", {{"requests", plural(what)}, {"part", part}}};
    const Message note{"Little's law: with fewer outstanding {requests}, the part is sometimes idle; with more, some "
                       "wait in its queue.",
                       {{"requests", plural(what)}}};
    return aside(
        combined(capitalised(title), Combine::Product, streams.bytes > 0 ? requests : bare, std::move(factors), note));
}

Derivation classThroughput(const Topology& topology, const Answer& answer, std::size_t of) {
    const ClassRow& threads = answer.model.classes[of];
    if (answer.classes[of].isAnswered)
        return askedThroughput(topology, answer, of);
    return given(
        answer.classes[of].name, 0, throughputUnit(threads),
        Message{threads.work->isOpen
                    ? "Requests arrive faster than a part on the path can serve them, so the wait is unbounded."
                    : "Other work saturates a part on its path, so the wait is unbounded."});
}

Derivation askedThroughput(const Topology& topology, const Answer& answer, std::size_t of) {
    const ClassRow& threads = answer.model.classes[of];
    if (threads.work->isOpen)
        return arrivals(topology, answer, of);
    if (!answer.classes[of].isAnswered)
        return classThroughput(topology, answer, of);
    // otherwise, each piece has a slot of its own for outstanding operations
    const bool isHeld = threads.operation().holdsSlot();
    std::vector<Derivation> factors{isHeld ? outstandingRequests(topology, answer, of)
                                           : outstandingLines(topology, answer, of)};
    if (threads.bytes > 0)
        factors.push_back(isHeld ? sizeOf(topology, threads) : dataOf(topology, threads));
    else if (!isHeld && threads.packetsPerRequest > 1)
        factors.push_back(raised(given(Message{"Pieces per operation"}, threads.packetsPerRequest, bare), -1));
    factors.push_back(raised(cycle(topology, answer, of), -1));
    Derivation node = combined(answer.classes[of].name, Combine::Product, throughputUnit(threads), std::move(factors));
    node.note = Message{"Little's law: outstanding {requests}, divided by the time of each.",
                        {{"requests", plural(wholeOf(threads))}}};
    if (!answer.exact && std::abs(node.si() / throughputOf(answer, of) - 1) > 1e-6) // bounds don't obey Little's law
        return given(answer.classes[of].name, throughputOf(answer, of), throughputUnit(threads), answer.accuracy);
    if (isHeld && slowestStationOf(answer.model.network, of) >= 0)
        node.children.push_back(toFill(topology, answer, of));
    return node;
}

Derivation nothingRuns(const Topology& topology, const Answer& answer, std::string title, const Unit& unit) {
    const auto& silent = answer.model.stopped.empty() ? answer.model.unknown : answer.model.stopped;
    const std::string note =
        silent.empty()
            ? Message{"No {customer} uses any page.", {{"customer", noun(topology.nounIn())}}}
            : capitalised(Message{"{customer}: {reason}.",
                                  {{"customer", nounWithName(silent.front().noun, silent.front().thread.text)},
                                   {"reason", silent.front().reason}}});
    return given(std::move(title), 0, unit, note);
}

} // namespace boardset::terms
