// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/best/DescribeBest.h"

#include "boardset/analysis/Comparison.h"
#include "boardset/analysis/DescribeComparison.h"
#include "boardset/describe/Figures.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace boardset {

namespace {

Message shortChange(double before, double after) {
    return messageOf(changeCell(before, after, {}, true));
}

Cell gainCell(const BestStep& step, BestGoal goal, bool isShort) {
    if (!step.gain)
        return isShort ? Cell{std::string()} : Cell();
    if (!isShort)
        return {percentChange(*step.gain)};
    return changeCell(1, goal == BestGoal::Latency ? 1 - *step.gain : 1 + *step.gain, {}, true);
}

} // namespace

Quantity percentChange(double share) {
    return {.value = std::round(1e8 * share) / 1e6 + 0.0, .unit = "%", .decimals = 1, .isSigned = true};
}

Table describeBestSteps(const Best& best, bool isShort) {
    Table table{.key = "steps", .title = {"Steps"}, .columns = {{"title", {"Change"}}, {"gain_percent", {"Gain"}}}};
    for (const BestStep& step : best.steps)
        table.add(step.title, gainCell(step, best.goal, isShort));
    return table;
}

Table describeConfigurations(const Best& best) {
    const auto isFailed = [](const SizeTrial& each) { return !each.failed.empty(); };
    const bool hasFailures = std::ranges::any_of(best.configurations, isFailed);
    const auto ofFailure = [&](const char* key, Message title) {
        return hasFailures ? column(key, std::move(title), 2) : forPrograms(key);
    };
    const auto rateCell = [](const std::optional<Rate>& rate) {
        return rate ? Cell{Quantity{rate->value, rate->unit}} : Cell();
    };
    Table table{.key = "configurations",
                .title = {"Configurations tried"},
                .columns = {column("change", {"Configuration"}), column("boards", {"Boards"}, 3),
                            column("processors", {"Processors"}, 2), column("throughput", {"Throughput"}),
                            column("mean_latency_ns", {"Mean latency"}, 1), ofFailure("failed", Message{"Failed part"}),
                            ofFailure("failed_throughput", Message{"After failure"}),
                            column("bottleneck", {"Busiest part"}, 4), forPeople("result", {"Result"}),
                            forPrograms("carries"), forPrograms("reason")}};
    for (const SizeTrial& each : best.configurations)
        table.add(each.change.empty() ? Cell{Message{"present configuration"}} : Cell{each.change},
                  each.boards > 0 ? cellOf(each.boards) : Cell(), each.processors, rateCell(each.rate),
                  each.rate ? Cell{Quantity{each.latencyNs, "ns"}} : Cell(), nameCell(each.failed),
                  rateCell(each.rateFailed), nameCell(each.bottleneck),
                  each.carries ? Cell{.value = Message{"carries the load"}, .tone = Tone::Good} : Cell{each.whyNot},
                  each.carries, nameCell(each.whyNot));
    return table;
}

Message describeBestChange(const Best& best) {
    if (best.edits.empty() || best.before.isOverloaded() || best.answer.isOverloaded())
        return {};
    Message rate = shortChange(rateOf(best.before).value, rateOf(best.answer).value);
    if (best.goal == BestGoal::Throughput)
        return rate;
    const Message latency = compare(best.before, best.answer).isLatencyKnown()
                                ? shortChange(best.before.meanLatencyNs, best.answer.meanLatencyNs)
                                : Message{"not compared"};
    return best.goal == BestGoal::Latency
               ? latency
               : Message{"{rate}, latency {latency}", {{"rate", rate}, {"latency", latency}}};
}

} // namespace boardset
