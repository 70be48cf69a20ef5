// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/best/DescribeBest.h"

#include "boardset/analysis/Comparison.h"
#include "boardset/analysis/DescribeComparison.h"
#include "boardset/describe/Figures.h"

#include <cmath>

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
