// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/DescribeResults.h"

#include "boardset/analysis/DescribeAnswer.h"
#include "boardset/analysis/DescribeComparison.h"
#include "boardset/analysis/DescribeStations.h"
#include "boardset/analysis/LatencyUnit.h"
#include "boardset/analysis/LimitingFactor.h"
#include "boardset/describe/Figures.h"
#include "boardset/text/EnglishText.h"
#include "boardset/topology/BoardNoun.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace boardset {

namespace {

/// Returns the throughput without its unit.
Quantity throughputNumber(const Answer& answer) {
    Quantity number = rateFigure(rateOf(answer));
    number.unit.clear();
    return number;
}

/// Returns throughput and latency; without a result, the figures have no values. If the demand exceeds the capacity,
/// returns a word and the latency on an idle machine.
std::vector<CardLine> figuresOf(const Answer& answer) {
    const Rate rate = rateOf(answer);
    const TimeUnit time = latencyUnitOf(answer);
    const std::set<std::string> verbs = verbsOf(answer);
    const bool isNone = answer.classes.empty();
    if (!isNone && answer.isOverloaded())
        return {{.key = "throughput", .value = {Message{"Overloaded"}}, .tone = Tone::Bad},
                {.key = "latency",
                 .value = {figureOf(answer.zeroLoadLatencyNs / time.ns)},
                 .unit = {"{unit} mean latency on an idle machine", {{"unit", Message{time.title}}}}}};
    return {{.key = "throughput",
             .value = isNone ? Cell() : Cell{throughputNumber(answer)},
             .unit = verbs.size() == 1
                         ? Message{"{unit} {verb}", {{"unit", Message{rate.unit}}, {"verb", *verbs.begin()}}}
                         : Message{rate.unit}},
            {.key = "latency",
             .value = isNone ? Cell() : Cell{figureOf(answer.meanLatencyNs / time.ns)},
             .unit = {"{unit} mean latency", {{"unit", Message{time.title}}}}}};
}

void setTrend(CardLine& figure, int trend, int worth) {
    figure.trend = trend;
    figure.tone = worth > 0 ? Tone::Good : worth < 0 ? Tone::Bad : Tone::Plain;
}

/// A comparison of two answers whose throughputs have a ratio.
struct ComparedAnswers {
    Comparison parts;
    double throughputRatio = 1;
    /// Why a change of the mean latency is neither a gain nor a loss: different customers are stopped, or the mix of
    /// operations changed. Another mix can move the mean in the opposite direction to the latencies of the operations.
    Message noGain{};
};

/// Compares two answers and sets the trends of the figures. Returns nothing if the units or the kinds of work differ.
std::optional<ComparedAnswers> compareFigures(const Answer& before, const Answer& now, std::vector<CardLine>& figures) {
    if (before.totals.empty() || before.isOverloaded() || now.isOverloaded() || isOtherWork(before, now))
        return std::nullopt;
    ComparedAnswers compared{compare(before, now), rateOf(now).value / rateOf(before).value};
    const Comparison& parts = compared.parts;
    if (!now.totals.empty() && (rateOf(now).unit != rateOf(before).unit || !parts.isKnown()))
        return std::nullopt;
    const auto signOf = [](double change, double smallest) {
        return change >= smallest ? 1 : change <= -smallest ? -1 : 0;
    };
    const int faster = signOf(compared.throughputRatio - 1, 0.0005);
    // if requests arrive at given rates and all are served, a change of the rate is neither a gain nor a loss
    const auto isAsAsked = [](const Answer& each) { return isAllOpen(each) && each.overloaded.empty(); };
    setTrend(figures[0], faster, isAsAsked(before) && isAsAsked(now) ? 0 : faster);
    if (stoppedIn(before) != stoppedIn(now))
        compared.noGain = {"for the work that runs"};
    if (!parts.isLatencyKnown())
        return compared;
    const double own = parts.localityNs + parts.contentionNs;
    if (compared.noGain.isEmpty() && own * (own + parts.mixNs) < 0)
        compared.noGain = {"from a different mix of operations"};
    const TimeUnit time = latencyUnitOf(now);
    const double shown = time.ns * std::pow(10, -time.decimals) / 2; // a smaller change is displayed as 0
    const int slower = before.meanLatencyNs > 0 ? signOf(now.meanLatencyNs - before.meanLatencyNs, shown) : 0;
    setTrend(figures[1], slower, compared.noGain.isEmpty() ? -slower : 0);
    return compared;
}

/// If two steps of a program have different numbers of customers, returns the number in the reference: "4 threads".
/// A change between two such steps is neither a gain nor a loss.
std::string otherThreads(const Reference& before, const Answer& now) {
    const MachineNetwork& model = before.answer->model;
    const bool isSame = !before.isOfProgram || model.customerCount() == now.model.customerCount();
    return isSame ? "" : counted(std::llround(model.customerCount()), model.classes.front().work->customer);
}

/// Returns the change of throughput: "+40 % (was 4,800)".
Message throughputChange(const Reference& before, const std::string& threads, double ratio) {
    return Message{threads.empty() ? before.isA ? "{change} (A: {before})" : "{change} (was {before})"
                   : before.isA    ? "{before} in A, with {threads}"
                                   : "{before} before, with {threads}",
                   {{"change", messageOf(changeCell(1, ratio, {}, true))},
                    {"before", throughputNumber(*before.answer)},
                    {"threads", threads}}};
}

/// Returns the change of the mean latency with its causes: "−11 ns: distance −10.8, queueing −0.2".
Message latencyChange(const Answer& before, const Answer& now, const ComparedAnswers& compared, int trend,
                      const Message& same) {
    const Comparison& comparison = compared.parts;
    if (!comparison.isLatencyKnown())
        return {"not compared: {why}", {{"why", comparison.whyNoLatency}}};
    const TimeUnit time = latencyUnitOf(now);
    const double step = time.ns * std::pow(10, -time.decimals);
    const auto isNothing = [&](double ns) { return std::abs(ns) < step / 2; };
    const auto shown = [&](double ns) {
        return Quantity{.value = ns / time.ns, .isSigned = true, .places = isNothing(ns) ? 0 : time.decimals};
    };
    const std::vector<double> parts =
        roundedTerms({comparison.localityNs, comparison.contentionNs, comparison.mixNs}, step);
    if (trend == 0 && isNothing(parts[0])) // otherwise the changes due to distance and queueing cancel out
        return same;
    const Message whole = trend == 0
                              ? same
                              : Message{compared.noGain.isEmpty() ? "{change} {unit}" : "{change} {unit} {reason}",
                                        {{"change", shown(now.meanLatencyNs - before.meanLatencyNs)},
                                         {"unit", Message{time.title}},
                                         {"reason", compared.noGain}}};
    return Message{isNothing(parts[2]) ? "{change}: {cause} {distance}, queueing {queueing}"
                                       : "{change}: mix {mix}, {cause} {distance}, queueing {queueing}",
                   {{"change", whole},
                    {"mix", shown(parts[2])},
                    {"cause", comparison.locality},
                    {"distance", shown(parts[0])},
                    {"queueing", shown(parts[1])}}};
}

/// Returns the parts of the latency: "229 ns on an idle machine, 4.1 ns queueing".
Message latencyParts(const Answer& answer) {
    const TimeUnit time = latencyUnitOf(answer);
    const double idle = answer.zeroLoadLatencyNs / time.ns;
    if (answer.isOverloaded())
        return {"The queueing time grows without limit"};
    int writes = 0;
    int all = 0;
    for (std::size_t c = 0; c < answer.classes.size(); ++c) {
        const ClassRow& row = answer.model.classes[c];
        all += answer.isFirst(c) ? 1 : 0;
        writes += answer.isFirst(c) && isPosted(row) ? 1 : 0; // a posted write's latency is the time on its links
    }
    if (writes == all)
        return {"Link time only: writes are posted"};
    const double queueing = std::max(0.0, answer.meanLatencyNs / time.ns - idle);
    return Message{writes == 0 ? "{idle} on an idle machine, {queueing} queueing"
                               : "{idle} on an idle machine, {queueing} queueing; for posted writes, only the link "
                                 "time counts",
                   {{"idle", figureOf(idle, time.title)}, {"queueing", figureOf(queueing, time.title)}}};
}

/// Returns the share of local accesses: "25 % of accesses stay on their board"; empty if there is none.
Message localAccesses(const Topology& topology, const Answer& answer) {
    if (!hasLocalShare(answer))
        return {};
    const std::vector<ClassRow>& rows = answer.model.classes;
    const Message share = percentText(answer.localShare);
    if (std::ranges::all_of(rows, [&](const ClassRow& row) { return topology.isDevice(row.processor); }))
        return {"{share} of accesses enter at the processor whose memory they use", {{"share", share}}};
    const BlockId group = topology.localityGroupOf(rows.front().processor);
    if (group && topology.node(group).block == group)
        return {"All memory is equally distant"};
    return {"{share} of accesses stay on their {board}",
            {{"share", share}, {"board", noun(group ? boardNoun(topology, group) : "board")}}};
}

/// Returns the names of the overloaded parts: "Demand exceeds capacity: kernel lock, Disk 0 and 3 more".
Message overloadedParts(const Answer& answer) {
    const std::size_t count = answer.overloaded.size();
    const auto title = [&](std::size_t i) { return answer.model.locationOf(answer.overloaded[i]).title; };
    return Message{
        count == 1   ? "Demand exceeds capacity: {first}"
        : count == 2 ? "Demand exceeds capacity: {first}, {second}"
                     : "Demand exceeds capacity: {first}, {second} and {n} more",
        {{"first", title(0)}, {"second", title(count > 1 ? 1 : 0)}, {"n", count - std::min<std::size_t>(2, count)}}};
}

/// Returns a card with a line per noun and reason. In the template `heading`, {customers} stands for the number of
/// customers of each noun. The reason of a line names the part only if all customers of the line have the same reason.
Card groupsCard(std::string key, const std::vector<StoppedCustomer>& customers, const char* heading) {
    constexpr std::size_t mostNames = 12; // maximum number of names and ranges of names in a line
    std::vector<std::pair<StoppedCustomer, std::vector<std::string>>> groups; // with the names of all customers
    std::map<std::string, int> counts;
    for (const StoppedCustomer& each : customers) {
        counts[each.noun] += each.count;
        const auto same = std::ranges::find_if(groups, [&](const auto& group) {
            return group.first.shared() == each.shared() && group.first.noun == each.noun;
        });
        if (same == groups.end()) {
            groups.push_back({each, {each.thread.text}});
            continue;
        }
        same->second.push_back(each.thread.text);
        same->first.count += each.count;
        if (same->first.reason != each.reason)
            same->first.reason = each.shared();
    }
    Card card{.key = std::move(key)};
    if (!customers.empty())
        card.heading = {heading, {{"customers", commaList(countedNouns(counts))}}};
    for (const auto& [all, names] : groups)
        card.lines.push_back(
            {.key = names.front(),
             .label = Message{std::cmp_greater(all.count, names.size()) ? "{customers} {names}: {n} in total"
                                                                        : "{customers} {names}",
                              {{"customers", capitalised(noun(all.noun, std::ssize(names)))},
                               {"names", listedNames(names, mostNames)},
                               {"n", all.count}}},
             .value = {.value = Message{"{reason}.", {{"reason", capitalised(forCustomers(all.reason, all.count))}}},
                       .subject = Subject{Subject::Thread, names.front()},
                       .action = {"Show {customer} {name}", {{"customer", noun(all.noun)}, {"name", names.front()}}}}});
    return card;
}

/// Returns the throughput and the latency of another state. A unit is included if it differs from the one in `now`.
std::pair<Message, Message> otherFigures(const Answer& other, const Answer& now) {
    if (other.classes.empty())
        return {messageOf({}), messageOf({})};
    if (other.isOverloaded())
        return {Message{"overloaded"}, messageOf({})};
    const CardLine rate = figuresOf(other).front();
    const Message number = messageOf(rate.value);
    const bool isSameUnit = rateOf(other).unit == rateOf(now).unit && verbsOf(other) == verbsOf(now);
    // if the comparison is unknown, the latencies belong to different work and have different units
    const bool isSameTime = compare(other, now).isKnown();
    const TimeUnit time = latencyUnitOf(isSameTime ? now : other);
    return {isSameUnit ? number : Message{"{value} {unit}", {{"value", number}, {"unit", rate.unit}}},
            messageOf({figureOf(other.meanLatencyNs / time.ns, isSameTime ? "" : time.title)})};
}

} // namespace

Card describeResults(const Side& shown, const Reference& reference) {
    const Answer& now = shown.answer;
    const auto busiest = now.bottleneck();
    Card card{.key = "results",
              .heading = {"Results"},
              .figures = figuresOf(now),
              .lines = {{.key = "bottleneck",
                         .heading = asMessage(capitalised(bottleneckWord(now))),
                         .value = {busiest ? busiest->title : std::string()},
                         .tone = hasBottleneck(now) ? Tone::Bad : Tone::Plain},
                        {.key = "bottleneckPercent", .value = {percentOf(busiest ? busiest->utilisation : 0)}},
                        {.key = "pace", .value = {limitingFactor(shown.topology, now)}}}};
    if (now.classes.empty())
        return card;
    for (std::size_t i = 1; i < now.totals.size(); ++i)
        card.figures[0].details.push_back(describeTotal(now.totals[i]));
    if (!now.overloaded.empty())
        card.figures[0].details.push_back(overloadedParts(now));
    card.figures[1].details = {latencyParts(now)};
    if (const Message local = localAccesses(shown.topology, now); !local.isEmpty())
        card.figures[1].details.push_back(local);
    card.notes = {Message{now.accuracy.empty() ? "Method: {method}." : "Method: {method}. {accuracy}",
                          {{"method", capitalised(now.method)}, {"accuracy", now.accuracy}}}};
    const auto compared =
        reference.answer != nullptr ? compareFigures(*reference.answer, now, card.figures) : std::nullopt;
    if (!compared)
        return card;
    const Message same{reference.isA ? "same as A" : "unchanged"};
    const std::string threads = otherThreads(reference, now);
    for (CardLine& figure : card.figures)
        figure.tone = threads.empty() ? figure.tone : Tone::Plain;
    card.figures[0].change =
        card.figures[0].trend == 0 ? same : throughputChange(reference, threads, compared->throughputRatio);
    card.figures[1].change = latencyChange(*reference.answer, now, *compared, card.figures[1].trend, same);
    return card;
}

Message describeInShort(const Answer& answer) {
    if (answer.classes.empty())
        return {"nothing runs"};
    return answer.isOverloaded() ? Message{"overloaded"}
                                 : Message{"{throughput}, {latency}",
                                           {{"throughput", rateFigure(rateOf(answer))},
                                            {"latency", figureOf(answer.meanLatencyNs, "ns")}}};
}

Card stoppedCard(const Answer& answer) {
    return groupsCard("stopped", answer.model.stopped, translatable("{customers} stopped"));
}

Card unknownCard(const Answer& answer) {
    return groupsCard("unknown", answer.model.unknown, translatable("{customers} without a result"));
}

Card describePresented(const Answer& answer, const Reference& other, const char* pattern, bool isEarlier) {
    Card card{.key = "presented", .figures = figuresOf(answer)};
    if (answer.classes.empty()) {
        card.figures.push_back({.key = "bottleneck", .unit = {"No part is busy"}});
        return card;
    }
    const auto busiest = answer.bottleneck();
    const std::string title = busiest ? busiest->title : std::string();
    card.figures.push_back({.key = "bottleneck",
                            .value = {percentOf(busiest ? busiest->utilisation : 0)},
                            .unit = asMessage(capitalised(title)),
                            .change = asMessage(bottleneckWord(answer)),
                            .tone = hasBottleneck(answer) ? Tone::Bad : Tone::Plain});
    if (other.answer == nullptr)
        return card;
    const Answer& before = *other.answer;
    const auto [throughput, latency] = otherFigures(before, answer);
    const bool isResult = !before.classes.empty() && !before.isOverloaded();
    const std::string threads = isResult ? otherThreads(other, answer) : std::string();
    const auto busy = before.bottleneck();
    const Message percent = busy ? messageOf({percentOf(busy->utilisation)}) : messageOf({});
    const Message bottleneck = !busy || busy->title == title
                                   ? percent
                                   : Message{"{percent}, {part}", {{"percent", percent}, {"part", busy->title}}};
    const Message* const others[] = {&throughput, &latency, &bottleneck};
    for (std::size_t i = 0; i < card.figures.size(); ++i)
        card.figures[i].details = {Message{pattern, {{"value", *others[i]}}}};
    if (!threads.empty())
        card.figures[0].details = {
            Message{"{before}, with {threads}", {{"before", card.figures[0].details[0]}, {"threads", threads}}}};
    const auto compared = isEarlier && threads.empty() ? compareFigures(before, answer, card.figures) : std::nullopt;
    if (!compared)
        return card;
    const auto change = [&](std::size_t i, double from, double to) {
        card.figures[i].change = messageOf(changeCell(card.figures[i].trend == 0 ? to : from, to, {}, true));
    };
    change(0, rateOf(before).value, rateOf(answer).value);
    change(1, before.meanLatencyNs, answer.meanLatencyNs);
    if (!compared->parts.isLatencyKnown())
        card.figures[1].change = {"not compared"};
    return card;
}

std::string listedNames(const std::vector<std::string>& names, std::size_t most) {
    std::vector<std::string> runs;
    std::size_t first = 0; // index of the first name that is not listed yet
    while (first < names.size() && runs.size() < most) {
        const auto number = wholeIn(names[first]);
        std::size_t next = first + 1;
        while (number && next < names.size() && names[next] == std::to_string(*number + static_cast<int>(next - first)))
            ++next;
        if (next - first < 3)
            next = first + 1;
        runs.push_back(next == first + 1 ? names[first] : names[first] + '-' + names[next - 1]);
        first = next;
    }
    const std::string list = commaList(runs);
    return first == names.size() ? list
                                 : Message{"{names} and {n} more", {{"names", list}, {"n", names.size() - first}}};
}

} // namespace boardset
