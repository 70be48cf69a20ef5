// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/Answer.h"

#include "boardset/analysis/PostedDemand.h"
#include "boardset/queueing/Bounds.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <map>
#include <utility>

namespace boardset {

namespace {

std::string nameOf(const ClassRow& threads) {
    const std::string& operation = threads.workOperation->title;
    return Message{operation.empty() ? "{process}: {customers} {names}" : "{process}: {customers} {names}, {operation}",
                   {{"process", threads.process.text},
                    {"customers", noun(threads.work->customer, std::ssize(threads.threads))},
                    {"names", commaList(textsOf(threads.threads, &CustomerName::text))},
                    {"operation", operation}}};
}

/// Returns the time from one piece of an open class to the next, in ns.
double openPaceNsOf(const Answer& answer, std::size_t c) {
    const Network& network = answer.model.network;
    const double once = network.demands(static_cast<Eigen::Index>(c), answer.model.restOfLatency);
    return (once + paceSecondsOf(network, c)) * 1e9;
}

/// Returns the time of a whole operation, in ns.
/// If all pieces of the operation are in flight together, the time follows from Little's law.
/// Otherwise the pieces follow each other. For a closed customer, Little's law also gives the time between two pieces.
/// For an open class, this is the time of a piece at the slowest part, plus the delay that belongs to no part.
double operationNsOf(const Answer& answer, std::size_t c, double throughput, double latencyNs) {
    const ClassRow& row = answer.model.classes[c];
    const CustomerClass& customers = answer.model.network.classes[c];
    if (row.packetsPerRequest == 1 || throughput <= 0)
        return latencyNs;
    if (!isClosed(customers))
        return latencyNs + (row.packetsPerRequest - 1) * openPaceNsOf(answer, c);
    // threads that share a processor count as one thread
    const double turns = customers.population / row.outstandingPerThread;
    const double next = std::max(turns / throughput, paceSecondsOf(answer.model.network, c));
    return row.operation().holdsAll ? customers.population / throughput * 1e9
                                    : latencyNs + (row.packetsPerRequest - 1) * next * 1e9;
}

/// Returns the time of a whole operation on an idle machine, in ns.
/// The pieces of a closed customer then follow each other at the pace of the slowest part or of the customer's window.
double idleOperationNsOf(const Answer& answer, std::size_t c) {
    const ClassRow& row = answer.model.classes[c];
    if (row.operation().holdsSlot())
        return row.zeroLoadLatencyNs + row.restOfRequestSeconds * 1e9;
    const Network& network = answer.model.network;
    const double next = isClosed(network.classes[c]) ? std::max(paceSecondsOf(network, c) * 1e9,
                                                                row.zeroLoadLatencyNs / row.outstandingPerThread)
                                                     : openPaceNsOf(answer, c);
    return row.zeroLoadLatencyNs + (row.packetsPerRequest - 1) * next;
}

/// True if the latency that users see includes all pieces.
/// Streaming customers wait only for the first piece of an operation.
bool isReportedWhole(const ClassRow& row) {
    const Operation& operation = row.operation();
    return operation.isCut() && (operation.unit == "message" || !(operation.holdsSlot() && row.bytes > 0));
}

ClassAnswer classAnswerOf(const Answer& answer, std::size_t c) {
    const ClassRow& threads = answer.model.classes[c];
    const CustomerClass& customers = answer.model.network.classes[c];
    const auto row = static_cast<Eigen::Index>(c);
    ClassAnswer each;
    each.name = nameOf(threads);
    each.threads = threads.threads;
    each.isAnswered = answer.solution.isAnswered(static_cast<int>(c));
    each.unit = threads.operation().unit;
    const double throughput = each.isAnswered ? answer.solution.throughput[row] : 0;
    each.operationsPerSecond = throughput / threads.packetsPerRequest;
    each.bytesPerSecond = throughput * threads.bytes;
    each.latencyNs = answer.solution.responseTime[row] * 1e9;
    each.zeroLoadLatencyNs = threads.zeroLoadLatencyNs;
    each.operationNs = operationNsOf(answer, c, throughput, each.latencyNs);
    const bool isWhole = isReportedWhole(threads);
    each.reportedNs = isWhole ? each.operationNs : each.latencyNs;
    each.reportedIdleNs = isWhole ? idleOperationNsOf(answer, c) : each.zeroLoadLatencyNs;
    // without think time, all outstanding slots of the customers are always in use
    const bool isFull = isClosed(customers) && !isWhole && !(customers.thinkTime > 0);
    each.outstanding = isFull ? customers.population / threads.packetsPerRequest
                              : each.operationsPerSecond * each.operationNs * 1e-9; // by Little's law
    return each;
}

/// Returns the weight of a class in means: bytes per second, or operations per second if the class moves no data.
/// For a class whose wait is unbounded, uses the arrivals.
double weightOf(const Answer& answer, std::size_t c) {
    const ClassRow& row = answer.model.classes[c];
    const ClassAnswer& each = answer.classes[c];
    const double comes = answer.model.network.classes[c].arrivalRate;
    if (!each.isAnswered)
        return row.bytes > 0 ? comes * row.bytes : comes / row.packetsPerRequest;
    return row.bytes > 0 ? each.bytesPerSecond : each.operationsPerSecond;
}

void addTotal(Answer& answer, const ClassAnswer& each, bool background) {
    auto total = std::ranges::find_if(
        answer.totals, [&](const UnitTotal& one) { return one.unit == each.unit && one.background == background; });
    if (total == answer.totals.end())
        total = answer.totals.insert(total, {each.unit, background});
    total->perSecond += each.operationsPerSecond;
    total->bytesPerSecond += each.bytesPerSecond;
    total->latencyNs += each.operationsPerSecond * each.operationNs; // the weighted sum, which is divided later
}

/// Returns the local share of the customers that access memory themselves.
/// Messages are excluded, because they always go to the receiver's node.
/// Counts only the customers of the first unit. If the first unit belongs to messages, counts those of all other units.
double localShareOf(const Answer& answer, const Topology& topology) {
    double local = 0;
    double first = 0; // weights
    double localOfOthers = 0;
    double others = 0;
    for (std::size_t c = 0; c < answer.classes.size(); ++c) {
        const ClassRow& row = answer.model.classes[c];
        const double weight = row.peer ? 0 : weightOf(answer, c);
        (answer.isFirst(c) ? first : others) += weight;
        (answer.isFirst(c) ? local : localOfOthers) += weight * localShareOf(topology, row);
    }
    return first > 0 ? local / first : others > 0 ? localOfOthers / others : 0;
}

/// Adds the results of the classes, and the means of the first unit, weighted by bytes, or by operations if no data
/// moves.
void addClasses(Answer& answer, const Topology& topology) {
    double all = 0; // weights
    double latency = 0;
    double zeroLoad = 0;
    for (std::size_t c = 0; c < answer.model.classes.size(); ++c) {
        answer.classes.push_back(classAnswerOf(answer, c));
        addTotal(answer, answer.classes.back(), answer.model.classes[c].background);
    }
    std::stable_partition(answer.totals.begin(), answer.totals.end(),
                          [](const UnitTotal& total) { return !total.background; });
    for (std::size_t c = 0; c < answer.classes.size(); ++c) {
        const ClassAnswer& each = answer.classes[c];
        if (answer.isFirst(c)) {
            const double weight = weightOf(answer, c);
            answer.bytesPerSecond += each.bytesPerSecond;
            all += weight;
            latency += weight * each.reportedNs;
            zeroLoad += weight * each.reportedIdleNs;
        }
    }
    if (all > 0) { // on an idle machine, even a class with an unbounded wait has a latency
        answer.meanLatencyNs = answer.isOverloaded() ? std::numeric_limits<double>::infinity() : latency / all;
        answer.zeroLoadLatencyNs = zeroLoad / all;
    }
    answer.localShare = localShareOf(answer, topology);
    for (UnitTotal& total : answer.totals)
        total.latencyNs = total.perSecond > 0 ? total.latencyNs / total.perSecond : 0;
}

void addDomains(Answer& answer, const Topology& topology) {
    for (const Domain& domain : topology.domains())
        answer.domains.push_back({domain.name});
    for (std::size_t c = 0; c < answer.classes.size(); ++c) {
        const ClassAnswer& each = answer.classes[c];
        // the class runs, so its processor is in a domain
        const int domain = topology.block(answer.model.classes[c].processor).domain;
        DomainAnswer& total = answer.domains.at(static_cast<std::size_t>(domain));
        total.threads += static_cast<int>(each.threads.size());
        if (answer.isFirst(c)) {
            const bool isData = answer.model.classes[c].bytes > 0;
            total.isOverloaded = total.isOverloaded || !each.isAnswered;
            total.unit = each.unit;
            total.bytesPerSecond += each.bytesPerSecond;
            total.perSecond += each.operationsPerSecond;
            total.meanLatencyNs += (isData ? each.bytesPerSecond : each.operationsPerSecond) * each.reportedNs;
        }
    }
    for (DomainAnswer& total : answer.domains) {
        const double all = total.bytesPerSecond > 0 ? total.bytesPerSecond : total.perSecond;
        total.meanLatencyNs = all > 0 ? total.meanLatencyNs / all : 0;
    }
}

/// Limits the totals of method "bounds", because classes that share parts can't all reach their bounds at once.
void boundTotals(Answer& answer, const Topology& topology) {
    const Network asked = withAllDemands(answer.model.network, answer.model.posted);
    const Vector& most = answer.solution.throughput;
    const auto together = [&](const auto& isOne, double ClassAnswer::*rate) {
        Vector weight = Vector::Zero(most.size());
        for (std::size_t c = 0; c < answer.classes.size(); ++c)
            if (const auto row = static_cast<Eigen::Index>(c); isOne(c) && most[row] > 0)
                weight[row] = answer.classes[c].*rate / most[row];
        return mostTogether(asked, most, weight);
    };
    for (UnitTotal& total : answer.totals) {
        const auto isOne = [&](std::size_t c) {
            return answer.classes[c].unit == total.unit && answer.model.classes[c].background == total.background;
        };
        total.perSecond = together(isOne, &ClassAnswer::operationsPerSecond);
        total.bytesPerSecond = together(isOne, &ClassAnswer::bytesPerSecond);
    }
    for (std::size_t d = 0; d < answer.domains.size(); ++d) {
        const auto isOne = [&](std::size_t c) {
            return answer.isFirst(c) && topology.block(answer.model.classes[c].processor).domain == static_cast<int>(d);
        };
        answer.domains[d].perSecond = together(isOne, &ClassAnswer::operationsPerSecond);
        answer.domains[d].bytesPerSecond = together(isOne, &ClassAnswer::bytesPerSecond);
    }
    answer.bytesPerSecond = answer.totals.front().bytesPerSecond;
}

/// Returns the utilisation of a station, keyed by kind of access; the empty string is the key of accesses without a
/// kind.
std::map<std::string, double> usesAt(const Answer& answer, int station) {
    std::map<std::string, double> uses;
    for (std::size_t c = 0; c < answer.model.classes.size(); ++c)
        if (const double asked = answer.model.demandAt(c, station); asked > 0)
            uses[answer.model.classes[c].operation().access] +=
                answer.solution.throughput[static_cast<Eigen::Index>(c)] * asked /
                answer.model.locationOf(station).servers;
    return uses;
}

/// Returns the fact that gives the threshold of a block type for a kind of access; `word` is "hot" or "warm".
/// If one fact applies to that kind and another to any kind, returns the stricter one. Null if there is no fact.
const Fact* thresholdOf(const Catalog& catalog, const std::string& type, const std::string& word,
                        const std::string& access) {
    const Fact* const any = catalog.factAbout(type, word);
    const Fact* const own = access.empty() ? nullptr : catalog.factAbout(type, word + '-' + access);
    return own == nullptr || (any != nullptr && any->si() < own->si()) ? any : own;
}

/// Sets a station's thresholds from facts about its part or, for a link, from facts about the block at the end of the
/// link. Without such facts, the general thresholds remain. The facts have the properties hot, hot-random,
/// hot-sequential, warm...
/// With several kinds of access, the station is saturated when the quotients utilisation / hot add up to 1.
void addThresholds(StationAnswer& station, const Answer& answer, const Topology& topology) {
    const StationLocation& place = answer.model.locationOf(station.station);
    const BlockId block = place.block ? place.block : place.link ? topology.link(place.link).to : BlockId();
    if (!block || !topology.type(block).hasThresholds)
        return;
    const Catalog& catalog = topology.catalog();
    const Fact& hotOfAny = catalog.fact("part.hot");
    double all = 0;
    double ofHot = 0;
    double ofWarm = 0;
    std::vector<UseLimit> limits;
    for (const auto& [access, use] : usesAt(answer, station.station)) {
        const Fact* const hot = thresholdOf(catalog, topology.block(block).type, "hot", access);
        const Fact* const warm = thresholdOf(catalog, topology.block(block).type, "warm", access);
        const Fact& fact = hot == nullptr ? hotOfAny : *hot;
        all += use;
        ofHot += use / fact.si();
        ofWarm += use / std::min(warm == nullptr ? station.warm : warm->si(), fact.si());
        const auto same = std::ranges::find(limits, fact.id, &UseLimit::fact);
        if (same != limits.end())
            same->use += use;
        else
            limits.push_back({fact.id, use});
    }
    if (!(all > 0) || std::ranges::all_of(limits, [&](const UseLimit& each) { return each.fact == hotOfAny.id; }))
        return;
    station.hot = all / ofHot;
    station.warm = all / ofWarm;
    station.limits = std::move(limits);
}

/// True if all work is open, so that no customer waits for an answer before the next request.
bool isOpen(const Answer& answer) {
    const std::vector<CustomerClass>& classes = answer.model.network.classes;
    return !classes.empty() && std::ranges::none_of(classes, isClosed);
}

/// Sorts the stations by importance: overloaded stations come first.
/// Other stations are sorted by utilisation or, if all customers are open, by how close they are to their own limits.
/// Delays come last, because they have no queue. Equal stations of a symmetric machine differ only by rounding.
/// Among these, the stations that most classes visit come first; then the machine's order decides.
void sortStations(Answer& answer) {
    constexpr double beyondAll = 1e6; // exceeds any utilisation relative to a limit
    const bool byLimit = isOpen(answer);
    const auto fullness = [&](const StationAnswer& each) {
        const double use = each.utilisation;
        const double full = !byLimit ? use : use < 1 ? use / each.hot : beyondAll + use;
        return answer.model.locationOf(each.station).isDelay ? -1 : std::round(full * 1e9);
    };
    auto& stations = answer.stations;
    std::ranges::stable_sort(stations, std::ranges::greater(), fullness);
    const auto end = std::ranges::find_if(stations, [&, most = stations.empty() ? 0.0 : fullness(stations.front())](
                                                        const StationAnswer& each) { return fullness(each) < most; });
    std::map<int, int> users;
    for (auto each = stations.begin(); each != end; ++each)
        for (std::size_t c = 0; c < answer.model.classes.size(); ++c)
            users[each->station] += answer.model.demandAt(c, each->station) > 0 ? 1 : 0;
    std::stable_sort(stations.begin(), end, [&](const StationAnswer& a, const StationAnswer& b) {
        return users[a.station] > users[b.station];
    });
}

void addStations(Answer& answer, const Topology& topology) {
    const double hot = topology.catalog().fact("part.hot").si();
    const double warm = topology.catalog().fact("part.warm").si();
    for (std::size_t s = 0; s < answer.model.locations.size(); ++s) {
        const StationLocation& place = answer.model.locations[s];
        if (static_cast<int>(s) != answer.model.restOfLatency) {
            const std::string path = place.block ? topology.block(place.block).path : place.title;
            answer.stations.push_back({static_cast<int>(s), path, place.title,
                                       answer.solution.utilisation[static_cast<Eigen::Index>(s)], hot, warm});
            addThresholds(answer.stations.back(), answer, topology);
        }
    }
    sortStations(answer);
}

} // namespace

double localShareOf(const Topology& topology, const ClassRow& row) {
    const BlockId home = topology.localityGroupOf(row.processor);
    double share = 0;
    for (const AccessShare& access : row.accesses)
        share += topology.localityGroupOf(access.memory) == home ? access.share : 0;
    return share;
}

Rate rateOf(double bytesPerSecond, double perSecond, const std::string& unit) {
    return unit == "operation" ? Rate{perSecond, "operations/s"} : Rate{bytesPerSecond / 1e6, "MB/s"};
}

std::string Answer::apart() const {
    return totals.size() < 2                  ? std::string()
           : totals[0].unit == totals[1].unit ? Message{"of the foreground"}
                                              : Message{"of {units}", {{"units", plural(totals[0].unit)}}};
}

std::string whyNothing(const Answer& answer) {
    const MachineNetwork& model = answer.model;
    const auto& customers = model.stopped.empty() ? model.unknown : model.stopped;
    if (customers.empty())
        return {};
    const StoppedCustomer& first = customers.front();
    return Message{model.stopped.empty() ? "nothing can be calculated; {customer} {name}: {reason}"
                                         : "nothing can run; {customer} {name}: {reason}",
                   {{"customer", noun(first.noun)}, {"name", first.thread.text}, {"reason", first.reason}}};
}

std::string whyOverloaded(const Answer& answer) {
    std::string why;
    for (const int station : answer.overloaded) {
        const double use = answer.solution.utilisation[static_cast<Eigen::Index>(station)];
        const Message clause{
            "the demand on {part} is {times} times the capacity",
            {{"part", withThe(answer.model.locationOf(station).title)}, {"times", Quantity{use, {}, 3}}}};
        why = why.empty() ? Message{"overloaded: {why}", {{"why", clause}}}
                          : Message{"{others}; {why}", {{"others", why}, {"why", clause}}};
    }
    return why;
}

bool Answer::isOverloaded() const {
    for (std::size_t c = 0; c < classes.size(); ++c)
        if (isFirst(c) && !classes[c].isAnswered)
            return true;
    return false;
}

std::optional<LoadHeadroom> loadHeadroom(const Answer& answer) {
    if (answer.stations.empty() || !isOpen(answer))
        return {};
    const StationAnswer& first = answer.stations.front(); // the station closest to its limit
    return LoadHeadroom{first.headroom(), first.title};
}

std::optional<StationAnswer> Answer::bottleneck() const {
    const bool isNone =
        stations.empty() || model.locationOf(stations.front().station).isDelay || !(stations.front().utilisation > 0);
    return isNone ? std::nullopt : std::optional(stations.front());
}

Answer solvePlacement(const Topology& topology, const Workload& workload, const SolveOptions& options) {
    return solveModel(topology, buildNetwork(topology, workload), options);
}

Answer solveModel(const Topology& topology, MachineNetwork model, const SolveOptions& options) {
    Answer answer;
    answer.model = std::move(model);
    if (answer.model.classes.empty()) {
        addDomains(answer, topology);
        return answer;
    }
    const Outcome outcome = solveWithPosted(answer.model.network, answer.model.posted, options, answer.balance);
    answer.solution = solutionIn(outcome);
    if (const auto* unstable = std::get_if<Unstable>(&outcome))
        answer.overloaded = unstable->stations;
    answer.method = wordOf(answer.solution.method);
    answer.accuracy = answer.solution.accuracy;
    answer.exact = answer.solution.exact;
    addClasses(answer, topology);
    addDomains(answer, topology);
    if (answer.solution.method == Method::Bounds)
        boundTotals(answer, topology);
    addStations(answer, topology);
    return answer;
}

} // namespace boardset
