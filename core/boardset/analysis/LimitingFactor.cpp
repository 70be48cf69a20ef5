// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/LimitingFactor.h"

#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace boardset {

namespace {

constexpr double leastDifference = 0.001; ///< Utilisations with a smaller difference count as equal.
constexpr int paceDigits = 3;             ///< Number of significant digits in which computed values are shown.
constexpr double overfull = 1 + 1e-9;     ///< Utilisation above which a part is overloaded; allows for rounding.

/// Total times of all outstanding operations, one for each cause.
struct OutstandingTime {
    double computing = 0;
    double thinking = 0; ///< Think time of the classes that compute on a part of the machine.
    double latency = 0;
    double waiting = 0;
};

/// True if a class computes on a part that serves instructions.
bool computesOn(const MachineNetwork& model, std::size_t c) {
    for (std::size_t i = 0; i < model.locations.size(); ++i)
        if (model.locations[i].serves == ServedUnit::Instruction && model.demandAt(c, static_cast<int>(i)) > 0)
            return true;
    return false;
}

OutstandingTime timesOf(const Answer& answer) {
    OutstandingTime times;
    for (std::size_t c = 0; c < answer.classes.size(); ++c) {
        const ClassAnswer& own = answer.classes[c];
        const ClassRow& row = answer.model.classes[c];
        if (row.work->isOpen || !answer.isFirst(c))
            continue;
        const double rate = own.operationsPerSecond * row.packetsPerRequest;
        (computesOn(answer.model, c) ? times.thinking : times.computing) += rate * row.thinkSeconds;
        times.latency += rate * (own.zeroLoadLatencyNs * 1e-9 + row.restOfRequestSeconds);
        times.waiting += rate * (own.latencyNs - own.zeroLoadLatencyNs) * 1e-9;
    }
    return times;
}

/// Returns the users of a station as text: "4 threads", or "12 customers" if the users have different nouns.
std::string usersOf(const Answer& answer, int station) {
    double count = 0;
    std::string noun;
    std::set<CustomerName> known; // customers counted so far, because a stream that reads and writes is in two classes
    for (std::size_t c = 0; c < answer.model.classes.size(); ++c) {
        const ClassRow& row = answer.model.classes[c];
        if (answer.model.demandAt(c, station) <= 0 || !known.insert(row.threads.front()).second)
            continue;
        noun = noun.empty() || noun == row.work->customer ? row.work->customer : "customer";
        count += row.count();
    }
    return counted(std::llround(count), noun);
}

/// True if any class keeps a station busy for longer than the class's bytes require, as the copy of a line does.
bool takesLongerThanBytes(const MachineNetwork& model, int station) {
    const auto asksOtherwise = [&](const OperationStep& step) {
        return std::ranges::find(step.asks, model.locationOf(station).rateFact, &Ask::rate) != step.asks.end();
    };
    for (std::size_t c = 0; c < model.classes.size(); ++c)
        if (model.demandAt(c, station) > 0 && std::ranges::any_of(model.classes[c].operation().steps, asksOtherwise))
            return true;
    return false;
}

/// Returns a sentence such as "the memory is busy 71 % of the time for 4 threads."
/// If the part has a limit of its own, the percentage is a whole number, so that users can compare it with the limit.
std::string busyTimeOf(const StationAnswer& station, const Argument& part, const std::string& users) {
    const bool arePlural = isPlural(station.title);
    if (station.utilisation > overfull)
        return Message{arePlural ? "{part} are overloaded: demand is {times} times the capacity for {users}."
                                 : "{part} is overloaded: demand is {times} times the capacity for {users}.",
                       {{"part", part}, {"times", Quantity{station.utilisation, {}, paceDigits}}, {"users", users}}};
    const Quantity percent{100 * station.utilisation, "%", paceDigits};
    return Message{arePlural ? "{part} are busy {percent} of the time for {users}."
                             : "{part} is busy {percent} of the time for {users}.",
                   {{"part", part}, {"percent", percent}, {"users", users}}};
}

/// Returns a sentence such as "the port of SB3 carries 4.5 of 4.8 GB/s for 4 threads." or "the port of SB3 is
/// overloaded: demand is 5 of 4.8 GB/s for 4 threads."
/// For a part whose demands are times, returns a sentence such as "Disk 0 is busy 95 % of the time for 2 users."
std::string useOf(const Topology& topology, const Answer& answer, const StationAnswer& station) {
    const StationLocation& place = answer.model.locationOf(station.station);
    const bool hasComma = station.title.find(',') != std::string::npos; // as in "link of slot 0, upstream"
    const std::string part = withThe(station.title) + (hasComma ? "," : "");
    const std::string users = usersOf(answer, station.station);
    if (place.rateFact.empty() || place.serves == ServedUnit::Second ||
        takesLongerThanBytes(answer.model, station.station))
        return busyTimeOf(station, part, users);
    const Fact& rate = topology.catalog().fact(place.rateFact);
    const double most = place.rate * place.servers / rate.factor;
    std::string unit = rate.unit; // such as "million/s"
    if (place.serves == ServedUnit::Address)
        unit.insert(std::min(unit.find("/s"), unit.size()), " addresses");
    const bool isDone = place.serves == ServedUnit::Operation || place.serves == ServedUnit::Instruction;
    const bool isAll = std::abs(station.utilisation - 1) < leastDifference / 2;
    const Quantity now = isAll ? Quantity{most} : Quantity{station.utilisation * most, {}, paceDigits};
    const bool isWrapped = place.link && !topology.link(place.link).framing.empty(); // the rate includes packet headers
    const bool arePlural = isPlural(station.title);
    return Message{
        station.utilisation > overfull
            ? isWrapped   ? arePlural
                                ? "{part} are overloaded: demand is {now} of {most}, including headers, for {users}."
                                : "{part} is overloaded: demand is {now} of {most}, including headers, for {users}."
              : arePlural ? "{part} are overloaded: demand is {now} of {most} for {users}."
                          : "{part} is overloaded: demand is {now} of {most} for {users}."
        : isDone    ? arePlural ? "{part} do {now} of {most} for {users}." : "{part} does {now} of {most} for {users}."
        : isWrapped ? arePlural ? "{part} carry {now} of {most}, including headers, for {users}."
                                : "{part} carries {now} of {most}, including headers, for {users}."
        : arePlural ? "{part} carry {now} of {most} for {users}."
                    : "{part} carries {now} of {most} for {users}.",
        {{"part", part}, {"now", now}, {"most", Quantity{most, unit}}, {"users", users}}};
}

/// True if the classes that use station `a` are the classes that use station `b`.
bool isPassedEqually(const MachineNetwork& model, int a, int b) {
    for (std::size_t c = 0; c < model.classes.size(); ++c)
        if ((model.demandAt(c, a) > 0) != (model.demandAt(c, b) > 0))
            return false;
    return true;
}

/// True if all classes have about equal demands at both stations, so that making only one of them faster barely helps.
bool hasEqualDemand(const MachineNetwork& model, int a, int b) {
    constexpr double identical = 0.1;
    const auto at = [&](std::size_t c, int station) {
        return model.demandAt(c, station) / model.locationOf(station).servers;
    };
    for (std::size_t c = 0; c < model.classes.size(); ++c)
        if (std::abs(at(c, a) - at(c, b)) > identical * std::max(at(c, a), at(c, b)))
            return false;
    return true;
}

/// True if at least one class uses both of the given stations.
bool isPassedByOne(const MachineNetwork& model, int a, int b) {
    for (std::size_t c = 0; c < model.classes.size(); ++c)
        if (model.demandAt(c, a) > 0 && model.demandAt(c, b) > 0)
            return true;
    return false;
}

/// Returns a sentence about equally busy parts.
/// If `forOthers` is true, no class uses both these parts and the busiest part: "68 other parts are equally busy, with
/// other work."
std::string asFull(std::size_t parts, bool forOthers) {
    return parts == 0 ? std::string()
                      : Message{forOthers ? "{n} other part is equally busy, with other work.|{n} other parts are "
                                            "equally busy, with other work."
                                          : "{n} other part is equally busy.|{n} other parts are equally busy.",
                                {{"n", parts}}};
}

/// Returns sentences about parts that are as busy as the busiest part.
/// Names the parts with the same users, and counts the others.
std::string equallyFull(const Answer& answer) {
    const StationAnswer& busiest = answer.stations.front();
    std::vector<const StationAnswer*> identical;
    std::size_t elsewhere = 0;
    bool forOthers = true;
    for (const StationAnswer& each : answer.stations) {
        if (&each == &busiest || !isEquallyBusy(each, busiest) ||
            answer.model.stations[static_cast<std::size_t>(each.station)] < 0)
            continue;
        if (isPassedEqually(answer.model, busiest.station, each.station)) {
            identical.push_back(&each);
        } else {
            ++elsewhere;
            forOthers = forOthers && !isPassedByOne(answer.model, busiest.station, each.station);
        }
    }
    std::string more = asFull(elsewhere, forOthers);
    if (identical.empty())
        return more;
    // with open work, any faster part shortens a queue
    const bool eachHelps =
        answer.model.classes.front().work->isOpen || !std::ranges::all_of(identical, [&](const StationAnswer* each) {
            return hasEqualDemand(answer.model, busiest.station, each->station);
        });
    const std::size_t others = identical.size() - 1;
    const auto same = Message{
        others > 0
            ? eachHelps
                  ? "{part} and {n} other are equally busy.|{part} and {n} others are equally busy."
                  : "{part} and {n} other are equally busy; making only one of them faster would barely "
                    "help.|{part} and {n} others are equally busy; making only one of them faster would barely help."
        : isPlural(identical.front()->title)
            ? eachHelps ? "{part} are equally busy."
                        : "{part} are equally busy; making only one of them faster would barely help."
        : eachHelps ? "{part} is equally busy."
                    : "{part} is equally busy; making only one of them faster would barely help.",
        {{"part", withThe(identical.front()->title)}, {"n", others}}};
    return sentences(capitalised(same), more);
}

/// For a single customer, returns a sentence about the part that causes most of the latency; otherwise empty.
std::string mostOfLatency(const Answer& answer, const StationAnswer& busiest) {
    const bool isAlone = answer.model.classes.size() == 1 && answer.model.network.classes.front().population == 1;
    return isAlone && busiest.utilisation > 0.5
               ? Message{"Most of the latency is at {part}.", {{"part", withThe(busiest.title)}}}
               : std::string();
}

/// Returns a sentence about posted packets whose rate is limited by a small window; empty if there are none.
std::string limitOfPosted(const Answer& answer) {
    for (std::size_t c = 0; c < answer.classes.size(); ++c) {
        const ClassRow& row = answer.model.classes[c];
        const bool isFetched = std::ranges::any_of( // true if the requester waits for its data
            row.operation().steps, [](const OperationStep& each) { return each.hasData && each.to == "requester"; });
        const bool isData =
            std::ranges::any_of(row.operation().steps, [](const OperationStep& each) { return each.hasData; });
        const auto at = static_cast<Eigen::Index>(c);
        // posted work with its own window needs no outstanding slot
        const bool isApart = answer.model.posted.hasWindow(at);
        if (!row.operation().isSum || !isData || isFetched || row.work->isOpen || !answer.isFirst(c) || isApart)
            continue;
        double busiest = 0; // the highest utilisation of any station due to this class alone
        const Network& network = answer.model.network;
        for (Eigen::Index i = network.demands.begin(at); i < network.demands.end(at); ++i)
            if (isQueueing(network.stations[static_cast<std::size_t>(network.demands.at(i))]))
                busiest = std::max(busiest,
                                   answer.solution.throughput[at] * network.demands.value[static_cast<std::size_t>(i)]);
        if (!(busiest > 0))
            continue;
        const ClassAnswer& own = answer.classes[c];
        const Rate most = rateOf(own.bytesPerSecond / busiest, own.operationsPerSecond / busiest, own.unit);
        return Message{"A sender does not wait for a posted {unit}. In the model, however, the {unit} occupies one of "
                       "the sender's slots until it has arrived. A sender that sends the next {unit} as soon as the "
                       "first part is free reaches up to {rate}.",
                       {{"unit", noun(row.operation().unit)}, {"rate", Quantity{most.value, most.unit}}}};
    }
    return {};
}

} // namespace

bool isEquallyBusy(const StationAnswer& each, const StationAnswer& busiest) {
    return each.utilisation >= busiest.utilisation - leastDifference && each.hot <= busiest.hot + leastDifference;
}

bool hasBottleneck(const Answer& answer) {
    const auto busiest = answer.bottleneck();
    return busiest && busiest->isHot();
}

std::string bottleneckWord(const Answer& answer) {
    return Message{hasBottleneck(answer)  ? "bottleneck"
                   : loadHeadroom(answer) ? "closest to its limit"
                                          : "busiest part"};
}

bool isAllOpen(const Answer& answer) {
    for (std::size_t c = 0; c < answer.model.classes.size(); ++c)
        if (!answer.model.classes[c].work->isOpen && answer.isFirst(c))
            return false;
    return !answer.totals.empty();
}

bool hasLocalShare(const Answer& answer) {
    return !answer.isOverloaded() && !isAllOpen(answer) &&
           std::ranges::any_of(
               answer.model.classes, [](const ClassRow& row) { return !row.peer; });
}

std::string limitingFactor(const Topology& topology, const Answer& answer) {
    const auto busiest = answer.bottleneck();
    if (!busiest)
        return {};
    if (answer.model.stations[static_cast<std::size_t>(busiest->station)] < 0 && busiest->isHot())
        return Message{"Each array streams from one part at a time, so it cannot use more than that part's bandwidth "
                       "({users}).",
                       {{"users", usersOf(answer, busiest->station)}}};
    const bool hasLimit = !busiest->limits.empty();
    const Quantity limit{100 * busiest->hot, "%"};
    if (busiest->isHot() || busiest->isWarm()) {
        const std::string use = useOf(topology, answer, *busiest);
        const std::string text =
            busiest->isHot() ? capitalised(use) : Message{"Nearly saturated: {use}", {{"use", use}}};
        return sentences(
            hasLimit ? sentences(text, Message{"It counts as saturated at {limit} or more.", {{"limit", limit}}})
                     : text,
            equallyFull(answer));
    }
    if (isAllOpen(answer)) {
        const Message reason{"No part is saturated; the arrival rate limits throughput."};
        return hasLimit ? sentences(reason, capitalised(Message{"{part} is closest to its limit, which is {limit}.",
                                                                {{"part", withThe(busiest->title)}, {"limit", limit}}}))
                        : reason;
    }
    const OutstandingTime times = timesOf(answer);
    const double most = std::max({times.computing, times.thinking, times.waiting, times.latency});
    if (times.latency == most)
        return sentences(
            sentences(Message{"No part is saturated; latency limits throughput."}, mostOfLatency(answer, *busiest)),
            limitOfPosted(answer));
    return Message{times.waiting == most     ? "No part is saturated, but most of the time is queueing time."
                   : times.computing == most ? "No part is saturated; computing time limits throughput."
                                             : "No part is saturated; think time limits throughput."};
}

} // namespace boardset
