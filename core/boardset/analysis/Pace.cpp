// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/Pace.h"

#include "boardset/catalog/Words.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace boardset {

namespace {

constexpr double leastDifference = 0.001; ///< Of utilisations: less is equally full.
constexpr int paceDigits = 3;             ///< Of what is no fact.
constexpr double overfull = 1 + 1e-9;     ///< Beyond, more is asked for than can be done; less is rounding.

/// Time of all that is under way, by what it goes by.
struct Times {
    double computing = 0;
    double thinking = 0; ///< Of those whose computing is work of a part.
    double latency = 0;
    double waiting = 0;
};

/// Whether what a class computes is asked of a part that serves instructions.
bool computesOn(const MachineNetwork& model, std::size_t c) {
    for (std::size_t i = 0; i < model.places.size(); ++i)
        if (model.places[i].serves == ServedUnit::Instruction && model.askedAt(c, static_cast<int>(i)) > 0)
            return true;
    return false;
}

Times timesOf(const Answer& answer) {
    Times times;
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

/// "4 threads"; of different ones "12 customers".
std::string usersOf(const Answer& answer, int station) {
    double count = 0;
    std::string noun;
    std::set<CustomerName> known; // who reads and writes is in two classes
    for (std::size_t c = 0; c < answer.model.classes.size(); ++c) {
        const ClassRow& row = answer.model.classes[c];
        if (answer.model.askedAt(c, station) <= 0 || !known.insert(row.threads.front()).second)
            continue;
        noun = noun.empty() || noun == row.work->customer ? row.work->customer : "customer";
        count += row.count();
    }
    return printedQuantity(count, plural(noun));
}

/// Whether somebody keeps a station busy for longer than its bytes take, as a line that is copied does.
bool takesLongerThanBytes(const MachineNetwork& model, int station) {
    const auto asksOtherwise = [&](const OperationStep& step) {
        return std::ranges::find(step.asks, model.placeOf(station).rateFact, &Ask::rate) != step.asks.end();
    };
    for (std::size_t c = 0; c < model.classes.size(); ++c)
        if (model.askedAt(c, station) > 0 && std::ranges::any_of(model.classes[c].operation().steps, asksOtherwise))
            return true;
    return false;
}

/// "is busy 71 % of the time": with a limit of its own in whole percent, as the two are compared.
std::string busyTimeOf(const StationAnswer& station) {
    const std::string is = isOrAre(station.title);
    if (station.utilisation > overfull)
        return is + " asked for " +
               printedValue(station.utilisation, "{} times what " + itOrThey(station.title) + " can do", paceDigits);
    const double percent = 100 * station.utilisation;
    return is + " busy " +
           printedValue(station.limits.empty() ? percent : std::round(percent), "{} % of the time", paceDigits);
}

/// "carries 4.5 of 4.8 GB/s", "is asked for 5 of 4.8 GB/s"; where time is what is asked for, "is busy all of the time".
std::string doingOf(const Topology& topology, const Answer& answer, const StationAnswer& station) {
    const StationPlace& place = answer.model.placeOf(station.station);
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
    const std::string verb = station.utilisation > overfull ? is + " asked for "
                             : isDone                       ? (is == "are" ? "do " : "does ")
                                                            : (is == "are" ? "carry " : "carries ");
    const bool isAll = std::abs(station.utilisation - 1) < leastDifference / 2;
    const double now = station.utilisation * most;
    const bool isWrapped = place.link && !topology.link(place.link).framing.empty(); // more than the data that arrives
    return verb + (isAll ? printedValue(most, "{}") : printedValue(now, "{}", paceDigits)) + " of " +
           printedQuantity(most, unit) + (isWrapped ? " with headers" : "");
}

/// Whether all who pass one of two stations pass the other.
bool isPassedAlike(const MachineNetwork& model, int a, int b) {
    for (std::size_t c = 0; c < model.classes.size(); ++c)
        if ((model.askedAt(c, a) > 0) != (model.askedAt(c, b) > 0))
            return false;
    return true;
}

/// Whether all who pass them ask as much of one as of the other: then one of them faster helps nobody.
bool isAskedAlike(const MachineNetwork& model, int a, int b) {
    constexpr double alike = 0.1;
    const auto at = [&](std::size_t c, int station) {
        return model.askedAt(c, station) / model.placeOf(station).servers;
    };
    for (std::size_t c = 0; c < model.classes.size(); ++c)
        if (std::abs(at(c, a) - at(c, b)) > alike * std::max(at(c, a), at(c, b)))
            return false;
    return true;
}

/// Whether somebody passes both of two stations.
bool isPassedByOne(const MachineNetwork& model, int a, int b) {
    for (std::size_t c = 0; c < model.classes.size(); ++c)
        if (model.askedAt(c, a) > 0 && model.askedAt(c, b) > 0)
            return true;
    return false;
}

/// How many parts are as full: "68 more parts are as full, for others", of whom none passes the busiest one.
std::string asFull(std::size_t parts, bool forOthers) {
    return parts == 0 ? std::string()
                      : ' ' + std::to_string(parts) + (parts > 1 ? " more parts are" : " more part is") + " as full" +
                            (forOthers ? ", for others." : ".");
}

/// Of parts that are as full as the busiest one: those that are passed by the same, and how many others there are.
std::string equallyFull(const Answer& answer) {
    const StationAnswer& busiest = answer.stations.front();
    std::vector<const StationAnswer*> alike;
    std::size_t elsewhere = 0;
    bool forOthers = true;
    for (const StationAnswer& each : answer.stations) {
        if (&each == &busiest || !isAsFull(each, busiest) ||
            answer.model.stations[static_cast<std::size_t>(each.station)] < 0)
            continue;
        if (isPassedAlike(answer.model, busiest.station, each.station)) {
            alike.push_back(&each);
        } else {
            ++elsewhere;
            forOthers = forOthers && !isPassedByOne(answer.model, busiest.station, each.station);
        }
    }
    std::string more = asFull(elsewhere, forOthers);
    if (alike.empty())
        return more;
    const bool eachHelps = answer.model.classes.front().work->isOpen || // whoever waits there waits less
                           !std::ranges::all_of(alike, [&](const StationAnswer* each) {
                               return isAskedAlike(answer.model, busiest.station, each->station);
                           });
    const std::string first = ' ' + capitalised(withThe(alike.front()->title));
    if (alike.size() == 1)
        return first + ' ' + isOrAre(alike.front()->title) + " equally full" +
               (eachHelps ? "." : ": making only one faster helps little.") + more;
    return first + " and " +
           printedValue(static_cast<double>(alike.size() - 1),
                        "{} " + std::string(alike.size() > 2 ? "others are" : "other are")) +
           " equally full" + (eachHelps ? "." : ": one alone faster helps little.") + more;
}

/// What of its time a part may be in use, where that is not all of it.
std::string limitOf(const StationAnswer& station, const char* pattern) {
    return station.limits.empty() ? std::string() : printedValue(100 * station.hot, pattern);
}

/// Of somebody who is alone, the part at whose work most of the time goes by.
std::string mostOfLatency(const Answer& answer, const StationAnswer& busiest) {
    const bool isAlone = answer.model.classes.size() == 1 && answer.model.network.classes.front().population == 1;
    return isAlone && busiest.utilisation > 0.5 ? ", most of it at " + withThe(busiest.title) : "";
}

/// Of packets that nobody waits for, told where a window of few holds them back.
std::string limitOfPosted(const Answer& answer) {
    for (std::size_t c = 0; c < answer.classes.size(); ++c) {
        const ClassRow& row = answer.model.classes[c];
        const bool isFetched = std::ranges::any_of( // and waited for
            row.operation().steps, [](const OperationStep& each) { return each.hasData && each.to == "requester"; });
        const bool isData =
            std::ranges::any_of(row.operation().steps, [](const OperationStep& each) { return each.hasData; });
        const auto at = static_cast<Eigen::Index>(c);
        const bool isApart = answer.model.posted.hasWindow(at); // what it posts holds no place here
        if (!row.operation().isSum || !isData || isFetched || row.work->isOpen || !answer.isFirst(c) || isApart)
            continue;
        double busiest = 0; // of its parts, by itself
        const Network& network = answer.model.network;
        for (Eigen::Index i = network.demands.begin(at); i < network.demands.end(at); ++i)
            if (isQueueing(network.stations[static_cast<std::size_t>(network.demands.at(i))]))
                busiest = std::max(busiest,
                                   answer.solution.throughput[at] * network.demands.value[static_cast<std::size_t>(i)]);
        if (!(busiest > 0))
            continue;
        const ClassAnswer& own = answer.classes[c];
        const Rate most = rateOf(own.bytesPerSecond / busiest, own.operationsPerSecond / busiest, own.unit);
        return " Nobody waits for a posted " + row.operation().unit +
               ", but the model holds its place until it has arrived: who sends the next as soon as the first part is "
               "free gets up to " +
               printedQuantity(most.value, most.unit) + '.';
    }
    return {};
}

} // namespace

bool isAsFull(const StationAnswer& each, const StationAnswer& busiest) {
    return each.utilisation >= busiest.utilisation - leastDifference && each.hot <= busiest.hot + leastDifference;
}

bool hasBottleneck(const Answer& answer) {
    const auto busiest = answer.bottleneck();
    return busiest && busiest->isHot();
}

std::string bottleneckWord(const Answer& answer) {
    return hasBottleneck(answer) ? "bottleneck" : carriedBy(answer) ? "nearest to its limit" : "busiest part";
}

bool isAllOpen(const Answer& answer) {
    for (std::size_t c = 0; c < answer.model.classes.size(); ++c)
        if (!answer.model.classes[c].work->isOpen && answer.isFirst(c))
            return false;
    return !answer.totals.empty();
}

bool tellsLocalShare(const Answer& answer) {
    return !answer.isEndless() && !isAllOpen(answer) &&
           std::ranges::any_of(
               answer.model.classes, [](const ClassRow& row) { return !row.peer; });
}

std::string paceOf(const Topology& topology, const Answer& answer) {
    const auto busiest = answer.bottleneck();
    if (!busiest)
        return {};
    if (answer.model.stations[static_cast<std::size_t>(busiest->station)] < 0 && busiest->isHot())
        return "Each array is on one part at a time, and gets what that part alone can do, for " +
               usersOf(answer, busiest->station) + '.';
    const std::string part = withThe(busiest->title);
    if (busiest->isHot() || busiest->isWarm()) {
        const bool hasComma = busiest->title.find(',') != std::string::npos; // "link of slot 0, upstream"
        return (busiest->isHot() ? capitalised(part) : "Nearly full: " + part) + (hasComma ? ", " : " ") +
               doingOf(topology, answer, *busiest) + ", for " + usersOf(answer, busiest->station) + '.' +
               limitOf(*busiest, " It counts as full from {} %.") + equallyFull(answer);
    }
    if (isAllOpen(answer)) {
        const std::string limit = limitOf(*busiest, ", which is {} %");
        return "Nothing is full: the rate at which requests come sets the pace." +
               (limit.empty() ? limit : ' ' + capitalised(part) + " is the nearest to its limit" + limit + '.');
    }
    const Times times = timesOf(answer);
    const double most = std::max({times.computing, times.thinking, times.waiting, times.latency});
    if (times.latency == most)
        return "Nothing is full: latency sets the pace" + mostOfLatency(answer, *busiest) + '.' + limitOfPosted(answer);
    return times.waiting == most     ? "Nothing is full, but most of the time is waiting."
           : times.computing == most ? "Nothing is full: computing sets the pace."
                                     : "Nothing is full: thinking sets the pace.";
}

} // namespace boardset
