// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/LimitingFactor.h"

#include "boardset/catalog/EnglishText.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace boardset {

namespace {

constexpr double leastDifference = 0.001; ///< Utilisations that differ by less than this count as equal.
constexpr int paceDigits = 3;             ///< Digits of computed values.
constexpr double overfull = 1 + 1e-9;     ///< Utilisation above which a part is overloaded; less is rounding.

/// Times of all outstanding operations, by their cause.
struct OutstandingTime {
    double computing = 0;
    double thinking = 0; ///< Think time of classes that compute on a part of the machine.
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

/// Returns the users of a station as text: "4 threads", or "12 customers" if they have different nouns.
std::string usersOf(const Answer& answer, int station) {
    double count = 0;
    std::string noun;
    std::set<CustomerName> known; // customers counted so far; a stream that reads and writes is in two classes
    for (std::size_t c = 0; c < answer.model.classes.size(); ++c) {
        const ClassRow& row = answer.model.classes[c];
        if (answer.model.demandAt(c, station) <= 0 || !known.insert(row.threads.front()).second)
            continue;
        noun = noun.empty() || noun == row.work->customer ? row.work->customer : "customer";
        count += row.count();
    }
    return printedQuantity(count, plural(noun));
}

/// True if a class keeps a station busy for longer than its bytes need, as the copy of a line does.
bool takesLongerThanBytes(const MachineNetwork& model, int station) {
    const auto asksOtherwise = [&](const OperationStep& step) {
        return std::ranges::find(step.asks, model.locationOf(station).rateFact, &Ask::rate) != step.asks.end();
    };
    for (std::size_t c = 0; c < model.classes.size(); ++c)
        if (model.demandAt(c, station) > 0 && std::ranges::any_of(model.classes[c].operation().steps, asksOtherwise))
            return true;
    return false;
}

/// Returns a text such as "is busy 71 % of the time", in whole percent if the part has its own limit to compare with.
std::string busyTimeOf(const StationAnswer& station) {
    const std::string is = isOrAre(station.title);
    if (station.utilisation > overfull)
        return is + " overloaded: demand is " + printedValue(station.utilisation, "{} times the capacity", paceDigits);
    const double percent = 100 * station.utilisation;
    return is + " busy " +
           printedValue(station.limits.empty() ? percent : std::round(percent), "{} % of the time", paceDigits);
}

/// Returns a text such as "carries 4.5 of 4.8 GB/s", "is overloaded: demand is 5 of 4.8 GB/s" or, for demands in time,
/// "is busy 95 % of the time".
std::string doingOf(const Topology& topology, const Answer& answer, const StationAnswer& station) {
    const StationLocation& place = answer.model.locationOf(station.station);
    if (place.rateFact.empty() || place.serves == ServedUnit::Second ||
        takesLongerThanBytes(answer.model, station.station))
        return busyTimeOf(station);
    const Fact& rate = topology.catalog().fact(place.rateFact);
    const double most = place.rate * place.servers / rate.factor;
    std::string unit = rate.unit; // "million/s"
    if (place.serves == ServedUnit::Address)
        unit.insert(std::min(unit.find("/s"), unit.size()), " addresses");
    const bool isDone = place.serves == ServedUnit::Operation || place.serves == ServedUnit::Instruction;
    const std::string is = isOrAre(station.title);
    const std::string verb = station.utilisation > overfull ? is + " overloaded: demand is "
                             : isDone                       ? (is == "are" ? "do " : "does ")
                                                            : (is == "are" ? "carry " : "carries ");
    const bool isAll = std::abs(station.utilisation - 1) < leastDifference / 2;
    const double now = station.utilisation * most;
    const bool isWrapped = place.link && !topology.link(place.link).framing.empty(); // headers count in the rate
    return verb + (isAll ? printedValue(most, "{}") : printedValue(now, "{}", paceDigits)) + " of " +
           printedQuantity(most, unit) + (isWrapped ? ", including headers," : "");
}

/// True if the same classes use both of two stations.
bool isPassedEqually(const MachineNetwork& model, int a, int b) {
    for (std::size_t c = 0; c < model.classes.size(); ++c)
        if ((model.demandAt(c, a) > 0) != (model.demandAt(c, b) > 0))
            return false;
    return true;
}

/// True if all classes have about the same demand at both stations: making only one of them faster then barely helps.
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

/// True if a class uses both of two stations.
bool isPassedByOne(const MachineNetwork& model, int a, int b) {
    for (std::size_t c = 0; c < model.classes.size(); ++c)
        if (model.demandAt(c, a) > 0 && model.demandAt(c, b) > 0)
            return true;
    return false;
}

/// Returns a sentence such as "68 other parts are equally busy, with other work." if `forOthers` is true: no class that
/// uses those parts uses the busiest part.
std::string asFull(std::size_t parts, bool forOthers) {
    return parts == 0 ? std::string()
                      : ' ' + std::to_string(parts) + (parts > 1 ? " other parts are" : " other part is") +
                            " equally busy" + (forOthers ? ", with other work." : ".");
}

/// Returns sentences on parts that are as busy as the busiest one: names those with the same users, counts the others.
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
    const bool eachHelps = answer.model.classes.front().work->isOpen || // every faster part shortens an open queue
                           !std::ranges::all_of(identical, [&](const StationAnswer* each) {
                               return hasEqualDemand(answer.model, busiest.station, each->station);
                           });
    const std::string first = ' ' + capitalised(withThe(identical.front()->title));
    if (identical.size() == 1)
        return first + ' ' + isOrAre(identical.front()->title) + " equally busy" +
               (eachHelps ? "." : "; making only one of them faster would barely help.") + more;
    return first + " and " +
           printedValue(static_cast<double>(identical.size() - 1),
                        "{} " + std::string(identical.size() > 2 ? "others are" : "other are")) +
           " equally busy" + (eachHelps ? "." : "; making only one of them faster would barely help.") + more;
}

/// Returns the part's own limit in percent of its time as text; empty if only the general limit applies.
std::string limitOf(const StationAnswer& station, const char* pattern) {
    return station.limits.empty() ? std::string() : printedValue(100 * station.hot, pattern);
}

/// For a single customer, returns a sentence on the part that causes most of the latency; else an empty text.
std::string mostOfLatency(const Answer& answer, const StationAnswer& busiest) {
    const bool isAlone = answer.model.classes.size() == 1 && answer.model.network.classes.front().population == 1;
    return isAlone && busiest.utilisation > 0.5 ? " Most of the latency is at " + withThe(busiest.title) + '.' : "";
}

/// Returns a sentence on posted packets whose rate a small window limits; empty if there are none.
std::string limitOfPosted(const Answer& answer) {
    for (std::size_t c = 0; c < answer.classes.size(); ++c) {
        const ClassRow& row = answer.model.classes[c];
        const bool isFetched = std::ranges::any_of( // the requester waits for its data
            row.operation().steps, [](const OperationStep& each) { return each.hasData && each.to == "requester"; });
        const bool isData =
            std::ranges::any_of(row.operation().steps, [](const OperationStep& each) { return each.hasData; });
        const auto at = static_cast<Eigen::Index>(c);
        const bool isApart = answer.model.posted.hasWindow(at); // posted work needs no outstanding slot here
        if (!row.operation().isSum || !isData || isFetched || row.work->isOpen || !answer.isFirst(c) || isApart)
            continue;
        double busiest = 0; // the highest utilisation by this class alone
        const Network& network = answer.model.network;
        for (Eigen::Index i = network.demands.begin(at); i < network.demands.end(at); ++i)
            if (isQueueing(network.stations[static_cast<std::size_t>(network.demands.at(i))]))
                busiest = std::max(busiest,
                                   answer.solution.throughput[at] * network.demands.value[static_cast<std::size_t>(i)]);
        if (!(busiest > 0))
            continue;
        const ClassAnswer& own = answer.classes[c];
        const Rate most = rateOf(own.bytesPerSecond / busiest, own.operationsPerSecond / busiest, own.unit);
        const std::string& unit = row.operation().unit;
        return " A sender does not wait for a posted " + unit + ", but in the model the " + unit +
               " occupies a slot until it has arrived. A sender that sends the next one as soon as the first part is "
               "free reaches up to " +
               printedQuantity(most.value, most.unit) + '.';
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
    return hasBottleneck(answer) ? "bottleneck" : loadHeadroom(answer) ? "closest to its limit" : "busiest part";
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
        return "Each array streams from one part at a time, so it cannot use more than that part's bandwidth (" +
               usersOf(answer, busiest->station) + ").";
    const std::string part = withThe(busiest->title);
    if (busiest->isHot() || busiest->isWarm()) {
        const bool hasComma = busiest->title.find(',') != std::string::npos; // "link of slot 0, upstream"
        return (busiest->isHot() ? capitalised(part) : "Nearly saturated: " + part) + (hasComma ? ", " : " ") +
               doingOf(topology, answer, *busiest) + " for " + usersOf(answer, busiest->station) + '.' +
               limitOf(*busiest, " It counts as saturated from {} %.") + equallyFull(answer);
    }
    if (isAllOpen(answer)) {
        const std::string limit = limitOf(*busiest, ", which is {} %");
        return "No part is saturated; the arrival rate limits throughput." +
               (limit.empty() ? limit : ' ' + capitalised(part) + " is closest to its limit" + limit + '.');
    }
    const OutstandingTime times = timesOf(answer);
    const double most = std::max({times.computing, times.thinking, times.waiting, times.latency});
    if (times.latency == most)
        return "No part is saturated; latency limits throughput." + mostOfLatency(answer, *busiest) +
               limitOfPosted(answer);
    return times.waiting == most     ? "No part is saturated, but most of the time is queueing time."
           : times.computing == most ? "No part is saturated; computing time limits throughput."
                                     : "No part is saturated; think time limits throughput.";
}

} // namespace boardset
