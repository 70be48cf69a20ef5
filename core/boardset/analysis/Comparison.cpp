// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/Comparison.h"

#include "boardset/describe/Figures.h"
#include "boardset/text/EnglishText.h"
#include "boardset/topology/BoardNoun.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <set>

namespace boardset {

namespace {

constexpr double least = 1e-6; // relative changes below this value are only rounding

/// Returns the relative size of a change, from 0 (no change) to 1; 1 if A or B has no value.
double relativeChange(const Cause& cause) {
    if (!cause.before || !cause.after)
        return 1;
    if (std::isinf(*cause.before) || std::isinf(*cause.after))
        return *cause.before == *cause.after ? 0 : 1;
    const double size = std::max(std::abs(*cause.before), std::abs(*cause.after));
    return size > 0 ? std::abs(*cause.after - *cause.before) / size : 0;
}

/// Two numbers for each unit: the number of A, and the number of B. If a side does not use the unit, its number is
/// empty.
using ByUnit = std::map<std::string, std::array<std::optional<double>, 2>>;

/// Adds the numbers of outstanding lines, requests or operations.
void addOutstanding(ByUnit& counts, const Answer& answer, std::size_t side) {
    for (std::size_t c = 0; c < answer.classes.size(); ++c) {
        auto& count = counts[englishPlural(requestOf(answer.model.classes[c]))][side];
        count = count.value_or(0) + answer.classes[c].outstanding;
    }
}

/// Adds the arrival rates of open classes, including classes whose wait is unbounded.
void addArrivals(ByUnit& counts, const Answer& answer, std::size_t side) {
    for (const ClassRow& row : answer.model.classes) {
        if (row.work->isOpen) {
            auto& count = counts[englishPlural(requestOf(row))][side];
            count = count.value_or(0) + row.arrivalsPerSecond();
        }
    }
}

/// Adds the stopped customers, grouped by the reason why they can't run.
void addStopped(std::vector<Cause>& causes, const Answer& answer, bool isAfter) {
    for (const StoppedCustomer& each : answer.model.stopped) {
        const Message title{"{customers} stopped: {why}",
                            {{"customers", plural(each.noun)}, {"why", forCustomers(each.shared(), 2)}}};
        const auto known = std::ranges::find(causes, title, &Cause::title);
        Cause& cause =
            known != causes.end() ? *known : causes.emplace_back(Cause{title, 0, 0, englishPlural(each.noun)});
        std::optional<double>& count = isAfter ? cause.after : cause.before;
        count = count.value_or(0) + each.count;
        if (std::ranges::find(cause.stopped, each.thread) == cause.stopped.end())
            cause.stopped.push_back(each.thread);
    }
}

/// Returns the options whose values differ between two configurations of one machine.
std::vector<Cause> choicesOf(const Topology& a, const Topology& b) {
    std::vector<Cause> causes;
    if (a.machine().id != b.machine().id)
        return causes;
    for (const MachineOption& option : a.machine().options) {
        const int before = a.options().at(option.id);
        const int after = b.options().at(option.id);
        if (before == after || option.title.empty())
            continue;
        Cause& cause = causes.emplace_back(Cause{asMessage(option.title), before, after, {}});
        cause.wordBefore = option.textOf(before);
        cause.wordAfter = option.textOf(after);
    }
    return causes;
}

/// Returns the parts that work in only one of two configurations of one machine.
std::vector<Cause> outagesOf(const Topology& a, const Topology& b) {
    std::vector<Cause> causes;
    const auto wordIn = [](const Topology& topology, const std::string& path) -> std::string {
        const auto has = [&](const auto& paths) { return std::ranges::find(paths, path) != paths.end(); };
        const Configuration& configuration = topology.configuration();
        return Message{has(configuration.failed) ? "failed" : has(configuration.off) ? "switched off" : "works"};
    };
    std::set<std::string> paths;
    for (const Topology* const side : {&a, &b}) {
        paths.insert(side->configuration().failed.begin(), side->configuration().failed.end());
        paths.insert(side->configuration().off.begin(), side->configuration().off.end());
    }
    for (const std::string& path : paths) {
        if (a.machine().id != b.machine().id || wordIn(a, path) == wordIn(b, path))
            continue;
        Cause& cause = causes.emplace_back(Cause{{titleAt(b, path)}, 0, 1, {}});
        cause.wordBefore = wordIn(a, path);
        cause.wordAfter = wordIn(b, path);
    }
    return causes;
}

/// True if a machine has a station with the given title.
bool hasStation(const Topology& topology, const std::string& title) {
    const auto& table = topology.kept<StationTable>();
    for (int station = 0; station < static_cast<int>(table.size()); ++station)
        if (table.at(station).title == title)
            return true;
    return false;
}

/// Returns the utilisation of a station in percent; empty if the machine has no such station, 0 if no customer uses it.
std::optional<double> utilisationPercent(const Side& side, const std::string& title) {
    const auto& stations = side.answer.stations;
    const auto found = std::ranges::find(stations, title, &StationAnswer::title);
    if (found != stations.end())
        return 100 * found->utilisation;
    return hasStation(side.topology, title) ? std::optional(0.0) : std::nullopt;
}

/// Returns the bottlenecks of both answers without duplicates, in an order that does not change if A and B are
/// exchanged.
std::vector<std::string> bottlenecks(const Answer& a, const Answer& b) {
    std::vector<std::string> titles;
    for (const Answer* each : {&a, &b})
        if (const auto busiest = each->bottleneck())
            titles.push_back(busiest->title);
    std::ranges::sort(titles);
    titles.erase(std::unique(titles.begin(), titles.end()), titles.end());
    return titles;
}

/// Returns the noun for the block that contains the local memory: "board" or "book"; "board" if the two machines
/// differ.
std::string boardIn(const Side& a, const Side& b) {
    const auto wordIn = [](const Topology& topology) {
        const std::vector<BlockId> groups = topology.localityGroups();
        return groups.empty() ? std::string("board") : boardNoun(topology, groups.front());
    };
    const std::string word = wordIn(a.topology);
    return word == wordIn(b.topology) ? word : "board";
}

double ratio(double b, double a) {
    return a > 0 ? b / a : 1;
}

/// True if all operations are requests that are split into packets.
bool isOfRequests(const Answer& answer) {
    return std::ranges::all_of(
        answer.model.classes, [](const ClassRow& row) { return row.operation().isCut(); });
}

double waitingNs(const Answer& answer) {
    return answer.isOverloaded() ? std::numeric_limits<double>::infinity()
                                 : answer.meanLatencyNs - answer.zeroLoadLatencyNs;
}

/// Returns the reason why the means of two answers cannot be compared; empty if they can.
std::string whyNotIdentical(const Answer& a, const Answer& b) {
    if (a.isOverloaded() || b.isOverloaded())
        return Message{!b.isOverloaded()   ? "A is overloaded, so queueing times there are unbounded"
                       : !a.isOverloaded() ? "B is overloaded, so queueing times there are unbounded"
                                           : "A and B are overloaded, so queueing times there are unbounded"};
    if (a.totals.empty() || b.totals.empty() || a.totals.front().unit == b.totals.front().unit)
        return {};
    return Message{"A counts {before} and B counts {after}, so their latencies cannot be compared",
                   {{"before", plural(a.totals.front().unit)}, {"after", plural(b.totals.front().unit)}}};
}

/// Returns the number of threads that share a processor as text: "no thread", "12 threads".
std::string threadsOf(const TimeSharing& turns) {
    return turns.threads == 0 ? Message{"no thread"} : counted(turns.threads, "thread");
}

/// Returns the reason why the latencies can't be compared; empty if they can.
/// No latency includes the time for which a thread waits for a shared processor.
/// The less such a thread runs, the faster its accesses therefore are.
std::string whyOtherSharing(const Answer& a, const Answer& b) {
    constexpr double tolerance = 1e-6;
    const TimeSharing of[] = {timeSharingIn(a), timeSharingIn(b)};
    if (of[0].threads == of[1].threads && std::abs(of[0].share - of[1].share) <= tolerance * of[0].share)
        return {};
    return Message{
        of[0].threads == of[1].threads
            ? "latency does not include the wait for a shared processor, which affects {before} in both cases, "
              "for different fractions of the time"
            : "latency does not include the wait for a shared processor, which affects {after} instead of {before}",
        {{"before", threadsOf(of[0])}, {"after", threadsOf(of[1])}}};
}

/// True if the latencies of two answers can be compared. If no thread runs, there is no latency to compare.
bool areIdentical(const Answer& a, const Answer& b) {
    return !a.classes.empty() && !b.classes.empty() && whyNotIdentical(a, b).empty() && whyOtherSharing(a, b).empty();
}

/// Returns the work: each operation with the numeric parameters that its customers set, except shares that are derived
/// from a capacity.
std::set<std::pair<std::string, std::map<std::string, double>>> workOf(const Answer& answer) {
    std::set<std::pair<std::string, std::map<std::string, double>>> work;
    for (const ClassRow& row : answer.model.classes) {
        auto numbers = row.costs->walk().circumstances().numbers;
        for (const Number& number : row.operation().numbers)
            if (!number.fits.empty())
                numbers.erase(number.id);
        work.emplace(row.operation().id, std::move(numbers));
    }
    return work;
}

/// The share that one kind of operation has in the mean latency, and the latency of that kind of operation.
struct Kind {
    double share = 0, latencyNs = 0, idleNs = 0;
};

std::map<std::string, Kind> kindsOf(const Answer& answer) {
    std::map<std::string, Kind> kinds;
    double all = 0;
    for (std::size_t c = 0; c < answer.classes.size(); ++c) {
        const ClassAnswer& each = answer.classes[c];
        const double weight = answer.model.classes[c].bytes > 0 ? each.bytesPerSecond : each.operationsPerSecond;
        if (!answer.isFirst(c) || weight <= 0)
            continue;
        Kind& kind = kinds[answer.model.classes[c].operation().id];
        kind.share += weight;
        kind.latencyNs += weight * each.reportedNs;
        kind.idleNs += weight * each.reportedIdleNs;
        all += weight;
    }
    for (auto& [id, kind] : kinds)
        kind = {kind.share / all, kind.latencyNs / kind.share, kind.idleNs / kind.share};
    return kinds;
}

/// If both sides have the same kinds of operation, splits the change of the mean latency.
/// L is the latency of a kind of operation, and s its share.
/// The change of the sum of s L is the sum of mean s times dL plus the sum of mean L times ds.
/// The first sum is the change that also occurs on an idle machine, plus the change due to queueing.
void shareByMix(Comparison& comparison, const Answer& a, const Answer& b) {
    const auto were = kindsOf(a);
    const auto are = kindsOf(b);
    const auto isSameKind = [](const auto& was, const auto& is) { return was.first == is.first; };
    if (are.size() < 2 || !std::ranges::equal(were, are, isSameKind))
        return;
    comparison.localityNs = comparison.contentionNs = comparison.mixNs = 0;
    for (const auto& [id, is] : are) {
        const Kind& was = were.at(id);
        const double share = (was.share + is.share) / 2;
        const double idleNs = is.idleNs - was.idleNs;
        comparison.localityNs += share * idleNs;
        comparison.contentionNs += share * (is.latencyNs - was.latencyNs - idleNs);
        comparison.mixNs += (was.latencyNs + is.latencyNs) / 2 * (is.share - was.share);
    }
}

} // namespace

TimeSharing timeSharingIn(const Answer& answer) {
    constexpr double all = 1 - 1e-9;
    TimeSharing turns;
    std::set<CustomerName> known; // the threads counted so far, because a thread can be in several classes
    for (std::size_t c = 0; c < answer.model.classes.size(); ++c) {
        const ClassRow& row = answer.model.classes[c];
        const CustomerClass& customers = answer.model.network.classes[c];
        if (!answer.isFirst(c) || !isClosed(customers) || row.peer || !known.insert(row.threads.front()).second)
            continue; // excluded, because the latency of a message includes the wait for the processor
        const double share = customers.population / (row.customersPerThread() * row.count());
        if (share < all) {
            turns.threads += static_cast<int>(row.count());
            turns.share += share * row.count();
        }
    }
    return turns;
}

std::vector<double> roundedTerms(const std::vector<double>& parts, double step) {
    std::vector<double> rounded;
    double whole = 0;
    double sum = 0; // sum of the rounded numbers, as a multiple of `step`
    for (const double part : parts) {
        whole += part / step;
        rounded.push_back(std::floor(part / step));
        sum += rounded.back();
    }
    std::vector<std::size_t> order(parts.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    constexpr double tolerance = 1e-9; // remainders with a smaller difference count as equal
    std::ranges::stable_sort(order, std::ranges::greater(),
                             [&](std::size_t i) { return std::round((parts[i] / step - rounded[i]) / tolerance); });
    for (std::size_t i = 0; i < order.size() && sum < std::round(whole); ++i, ++sum)
        ++rounded[order[i]];
    for (double& each : rounded)
        each *= step;
    return rounded;
}

std::set<std::string> verbsOf(const Answer& answer) {
    std::set<std::string> verbs;
    for (std::size_t c = 0; c < answer.classes.size(); ++c)
        if (answer.isFirst(c))
            verbs.insert(answer.model.classes[c].work->verb);
    return verbs;
}

std::map<CustomerName, std::pair<std::string, int>> stoppedIn(const Answer& answer) {
    std::map<CustomerName, std::pair<std::string, int>> all;
    for (const StoppedCustomer& stopped : answer.model.stopped)
        all[stopped.thread] = {stopped.noun, stopped.count};
    return all;
}

bool isOtherWork(const Answer& a, const Answer& b) {
    const std::set<std::string> before = verbsOf(a);
    const std::set<std::string> after = verbsOf(b);
    return before.size() == 1 && after.size() == 1 && before != after;
}

Comparison compare(const Answer& a, const Answer& b) {
    Comparison comparison;
    comparison.whyUnknown = whyNotIdentical(a, b);
    if (comparison.isKnown() && !a.classes.empty() && !b.classes.empty())
        comparison.whyNoLatency = whyOtherSharing(a, b);
    comparison.throughputRatio = ratio(rateOf(b).value, rateOf(a).value);
    comparison.latencyRatio = ratio(b.meanLatencyNs, a.meanLatencyNs);
    comparison.localityNs = b.zeroLoadLatencyNs - a.zeroLoadLatencyNs;
    comparison.contentionNs = waitingNs(b) - waitingNs(a);
    const auto isOneGroup = [](const Answer& answer) {
        return answer.model.topology && answer.model.topology->localityGroups().size() <= 1;
    };
    if (workOf(a) != workOf(b))
        comparison.locality = Message{"different work"};
    else if (a.model.topology != b.model.topology && isOneGroup(a) && isOneGroup(b))
        comparison.locality = Message{"different parts"};
    if (comparison.isKnown())
        shareByMix(comparison, a, b);
    return comparison;
}

std::vector<std::string> limitsOf(const Topology& a, const Topology& b) {
    std::vector<std::string> texts;
    if (a.machine().id != b.machine().id)
        return texts;
    for (const ModelLimit& limit : a.machine().limits)
        if (!limit.option.empty() && a.options().at(limit.option) != b.options().at(limit.option))
            texts.push_back(limit.text);
    return texts;
}

std::vector<Cause> causesOf(const Side& sideA, const Side& sideB) {
    const Answer& a = sideA.answer;
    const Answer& b = sideB.answer;
    const bool isStreams = isOfRequests(a) && isOfRequests(b);
    std::vector<Cause> causes;
    ByUnit arrivals;
    const bool hasBoards = sideA.topology.localityGroups().size() > 1 || sideB.topology.localityGroups().size() > 1;
    if (areIdentical(a, b) && hasBoards)
        causes.push_back({isStreams
                              ? Message{"accesses to memory of other processors"}
                              : Message{"accesses that leave the {board}", {{"board", noun(boardIn(sideA, sideB))}}},
                          100 * (1 - a.localShare), 100 * (1 - b.localShare), "%"});
    const double mixNs = areIdentical(a, b) ? std::abs(compare(a, b).mixNs) : 0;
    const bool isOfMix = mixNs > least * a.meanLatencyNs;
    if (areIdentical(a, b))
        causes.push_back({Message{isOfMix ? "latency on an idle machine, different mix" : "latency on an idle machine"},
                          a.zeroLoadLatencyNs, b.zeroLoadLatencyNs, "ns"});
    if (areIdentical(a, b) || a.isOverloaded() || b.isOverloaded())
        causes.push_back(
            {Message{isOfMix ? "queueing time, different mix" : "queueing time"}, waitingNs(a), waitingNs(b), "ns"});
    if (!a.isOverloaded() && !b.isOverloaded()) {
        ByUnit outstanding;
        addOutstanding(outstanding, a, 0);
        addOutstanding(outstanding, b, 1);
        for (const auto& [unit, counts] : outstanding)
            causes.push_back({{"outstanding {work}", {{"work", Message{unit}}}}, counts[0], counts[1], unit});
    }
    addArrivals(arrivals, a, 0);
    addArrivals(arrivals, b, 1);
    for (const auto& [unit, counts] : arrivals)
        causes.push_back({{"arriving {work}", {{"work", Message{unit}}}}, counts[0], counts[1], unit + "/s"});
    for (const std::string& title : bottlenecks(a, b)) {
        causes.push_back({{"utilisation of {part}", {{"part", withThe(title)}}},
                          utilisationPercent(sideA, title),
                          utilisationPercent(sideB, title),
                          "%",
                          title});
    }
    addStopped(causes, a, false);
    addStopped(causes, b, true);
    std::erase_if(
        causes, [](const Cause& cause) { return relativeChange(cause) < least; });
    std::ranges::stable_sort(causes, [](const Cause& one, const Cause& other) {
        return relativeChange(one) > relativeChange(other) + least;
    });
    for (const auto& chosen : {outagesOf(sideA.topology, sideB.topology), choicesOf(sideA.topology, sideB.topology)})
        causes.insert(causes.begin(), chosen.begin(), chosen.end());
    return causes;
}

} // namespace boardset
