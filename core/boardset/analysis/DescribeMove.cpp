// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/DescribeMove.h"

#include "boardset/analysis/Comparison.h"
#include "boardset/analysis/CustomerAnswer.h"
#include "boardset/analysis/DescribeAnswer.h"
#include "boardset/analysis/DescribeComparison.h"
#include "boardset/analysis/DescribeResults.h"
#include "boardset/analysis/LimitingFactor.h"
#include "boardset/describe/Figures.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/TimeUnit.h"

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {

CardLine changeLine(std::string key, Message label, Quantity before, const Quantity& after, bool isMoreBetter) {
    const double was = before.value;
    const double is = after.value;
    const bool isSame = was <= 0 || std::abs(is / was - 1) < 0.0005; // such a small change is not shown
    const Message change = messageOf(changeCell(was, is, after.unit, true));
    before.unit.clear();
    return {.key = std::move(key),
            .label = std::move(label),
            .value = was > 0 || isMoreBetter ? Cell{fromTo(before, after)} : Cell{after},
            .change = change,
            .tone = isSame                       ? Tone::Plain
                    : (is > was) == isMoreBetter ? Tone::Good
                                                 : Tone::Bad};
}

/// Returns a line in the time unit that suits the longer of the two times.
CardLine timeLine(std::string key, Message label, double beforeNs, double afterNs) {
    const TimeUnit time = timeUnitOf(std::max(beforeNs, afterNs));
    const auto shown = [&](double ns) {
        return time.ns > 1 ? figureOf(ns / time.ns, time.title) : wholeFigure(ns, time.title);
    };
    return changeLine(std::move(key), std::move(label), shown(beforeNs), shown(afterNs), false);
}

/// Returns a line in the unit of the rate after the move, or in the previous unit if that rate is 0.
CardLine rateLine(std::string key, Message label, const Rate& before, const Rate& after) {
    const bool isNew = before.unit != after.unit && after.value > 0;
    const std::string unit = after.value > 0 ? after.unit : before.unit;
    return changeLine(std::move(key), std::move(label), rateFigure({isNew ? 0 : before.value, unit}),
                      rateFigure({after.value, unit}), true);
}

/// Returns how many customers stop and how many run again; nothing if the same customers are stopped before and after.
std::optional<CardLine> stoppedLine(const Answer& before, const Answer& after) {
    const auto were = stoppedIn(before);
    const auto are = stoppedIn(after);
    std::map<std::string, int> now; // number of stopped customers, by noun
    int stood = 0, stop = 0, again = 0;
    for (const auto& [name, each] : were) {
        now[each.first] = 0;
        stood += each.second;
        again += are.contains(name) ? 0 : each.second;
    }
    for (const auto& [name, each] : are) {
        now[each.first] += each.second;
        stop += were.contains(name) ? 0 : each.second;
    }
    if (stop == 0 && again == 0)
        return std::nullopt;
    return CardLine{.key = "stopped",
                    .label = Message{"stopped"},
                    .value = {fromTo(stood, commaList(countedNouns(now)))},
                    .change = stop > 0 ? Message{"{n} stops|{n} stop", {{"n", stop}}}
                                       : Message{"{n} runs again|{n} run again", {{"n", again}}},
                    .tone = stop > 0 ? Tone::Bad : Tone::Good};
}

/// Returns why the moved customer is still stopped at its target; nothing if it runs, or if it was not stopped earlier.
std::optional<CardLine> stillLine(const Answer& before, const Answer& after, const CustomerName& moved) {
    const auto still = std::ranges::find(after.model.stopped, moved, &StoppedCustomer::thread);
    if (still == after.model.stopped.end() || !stoppedIn(before).contains(moved))
        return std::nullopt;
    return CardLine{.key = "still",
                    .heading = {"It can't run there either: {reason}", {{"reason", still->reason}}},
                    .label = Message{"stopped"},
                    .value = {Message{"still"}}};
}

/// Returns the nouns of all customers that run or are stopped before or after the move: "threads".
std::string everybodyIn(const Answer& before, const Answer& after) {
    std::set<std::string> nouns;
    for (const Answer* answer : {&before, &after}) {
        for (const ClassRow& row : answer->model.classes)
            nouns.insert(plural(row.work->customer));
        for (const StoppedCustomer& each : answer->model.stopped)
            nouns.insert(plural(each.noun));
    }
    return listWithAnd({nouns.begin(), nouns.end()});
}

/// If the two latencies exclude different waits, marks them as neither better nor worse. Both values are still shown.
void describeIncomparable(std::vector<CardLine>& lines, const Comparison& comparison) {
    if (comparison.isLatencyKnown())
        return;
    bool isFirst = true;
    for (CardLine& line : lines) {
        if (line.key != "threadLatency" && line.key != "latency")
            continue;
        line.tone = Tone::Plain;
        line.change = {"not compared"};
        if (std::exchange(isFirst, false) && !comparison.whyNoLatency.empty())
            line.heading = Message{line.heading.isEmpty() ? "latency not compared: {why}"
                                                          : "{heading}; latency not compared: {why}",
                                   {{"heading", line.heading}, {"why", comparison.whyNoLatency}}};
    }
}

/// Returns the number of pages of some regions, keyed by memory.
std::map<std::string, int> pagesOf(const std::vector<const Region*>& regions) {
    std::map<std::string, int> pages;
    for (const Region* const region : regions)
        for (const auto& [memory, count] : region->pagesIn)
            pages[memory] += count;
    return pages;
}

std::vector<const Region*> regionsOf(const Workload& workload) {
    std::vector<const Region*> regions;
    for (const Process& process : workload.processes)
        for (const Region& region : process.regions)
            regions.push_back(&region);
    return regions;
}

/// Returns a customer and its process; null if the workload does not have it.
std::pair<const Process*, const Customer*> customerIn(const Workload& workload, const CustomerName& name) {
    for (const Process& process : workload.processes)
        for (const Customer& customer : process.customers)
            if (customer.name == name)
                return {&process, &customer};
    return {};
}

} // namespace

std::vector<CardLine> describeMove(const Answer& before, const Answer& after, const MovedItem& moved) {
    std::vector<CardLine> lines;
    const CustomerAnswer was = customerAnswerOf(before, moved.customer);
    const CustomerAnswer is = customerAnswerOf(after, moved.customer);
    const bool isOverloaded = before.isOverloaded() || after.isOverloaded();
    if (was.waiting && is.waiting && !isOverloaded) {
        const std::string& unit = after.classes[*is.waiting].unit;
        lines.push_back(timeLine("threadLatency", Message{"latency"}, was.reportedNs(before), is.reportedNs(after)));
        lines.push_back(rateLine("threadRate", moved.verb, rateOf(was.bytesPerSecond, was.operationsPerSecond, unit),
                                 rateOf(is.bytesPerSecond, is.operationsPerSecond, unit)));
    }
    if (const auto still = stillLine(before, after, moved.customer))
        lines.push_back(*still);
    const auto stopped = stoppedLine(before, after);
    if (stopped)
        lines.push_back(*stopped);
    const std::size_t own = lines.size();
    if (!after.classes.empty() && !isOverloaded) // without running threads there is no wait
        lines.push_back(timeLine("latency", {"mean latency"}, before.meanLatencyNs, after.meanLatencyNs));
    lines.push_back(rateLine("rate", moved.verb, rateOf(before), rateOf(after)));
    if (after.isOverloaded()) {
        lines.back().value = {Message{"overloaded"}};
        lines.back().change = {"demand above capacity"};
    }
    const bool isOfMemory = !after.classes.empty() && !isAllOpen(after); // disks have no local accesses
    if (!moved.isBoard && isOfMemory && !isOverloaded)
        lines.push_back(changeLine("local", {"local accesses"}, wholeFigure(std::round(100 * before.localShare), "%"),
                                   wholeFigure(std::round(100 * after.localShare), "%"), true));
    if (own > 0) {
        if (!moved.name.isEmpty())
            lines.front().heading = moved.name;
        lines[own].heading = {"all {customers}", {{"customers", everybodyIn(before, after)}}};
    }
    // Means over a different set of threads are neither better nor worse.
    for (std::size_t line = own; stopped && line < lines.size(); ++line)
        lines[line].tone = lines[line].key == "rate" ? lines[line].tone : Tone::Plain;
    describeIncomparable(lines, compare(before, after));
    return lines;
}

std::optional<CardLine> describeBorder(const Workload& before, const Workload& after, const CustomerName& moved) {
    const auto [left, was] = customerIn(before, moved);
    const auto [entered, is] = customerIn(after, moved);
    if (was == nullptr || is == nullptr)
        return std::nullopt;
    const auto titled = [](std::string path) {
        std::ranges::replace(path, '/', ' ');
        return path;
    };
    // the customer has moved to its receiver's node, so it gets another receiver
    if (was->peer != is->peer)
        return CardLine{.key = "peer", .label = {"sends to"}, .value = {fromTo(titled(was->peer), titled(is->peer))}};
    const auto had = pagesOf(usedBy(*left, *was));
    const auto has = pagesOf(usedBy(*entered, *is));
    const bool isSameProcess = left->name == entered->name;
    if (isSameProcess && had == has)
        return std::nullopt;
    const bool isNew = after.pageCount() > before.pageCount(); // old pages stay with the threads that share them
    return CardLine{
        .key = "process",
        .heading = Message{had == has    ? "Into another domain"
                           : has.empty() ? "Into another domain; its pages stay with the threads that use them"
                           : pagesOf(regionsOf(before)) == pagesOf(regionsOf(after))
                               ? "Into another domain, to the pages of its new process; its old pages stay"
                           : isNew ? "Into another domain, with new pages of its own"
                                   : "Into another domain, with its pages"},
        .label = Message{"process"},
        .value = isSameProcess ? Cell{entered->name.text} : Cell{fromTo(left->name.text, entered->name.text)}};
}

} // namespace boardset
