// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/DescribeComparison.h"

#include "boardset/analysis/DescribeAnswer.h"
#include "boardset/analysis/DescribeStations.h"
#include "boardset/analysis/LatencyUnit.h"
#include "boardset/describe/Figures.h"

#include <cmath>

namespace boardset {

namespace {

constexpr double leastShown = 0.05; ///< Smallest change that is printed, in percent or points. Smaller changes are
                                    ///< printed as "no change".

/// The value of a row in A or in B: the number for programs, and the text for people.
struct Value {
    std::optional<double> number;
    Cell text;
};

Value valueOf(const std::optional<double>& number, const std::string& unit) {
    const int decimals = unit == "%" ? 1 : 6;
    return {number, number ? Cell{Quantity{*number, unit, 4, decimals}} : Cell()};
}

std::vector<TableColumn> columnsWith(const Message& title) {
    return {column("title", title),
            forPrograms("before"),
            forPrograms("after"),
            forPrograms("unit"),
            forPeople("a", {translatable("A")}),
            forPeople("b", {translatable("B")}),
            forPeople("change", {"Change"})};
}

/// Returns a row of the table of totals or of the table of causes. `unit` is the unit of the numbers.
std::vector<Cell> rowOf(const Cell& title, const std::string& unit, Value a, Value b, const Cell& change = {}) {
    a.text.tone = Tone::Muted;
    b.text.tone = Tone::Strong;
    return {title, valueOf(a.number, unit).text, valueOf(b.number, unit).text, {unit}, a.text, b.text, change};
}

Value throughputOf(const Answer& answer) {
    if (answer.classes.empty())
        return {{}, {Message{"nothing runs"}}};
    const Cell cell = throughputCell(answer);
    const auto* const rate = std::get_if<Quantity>(&cell.value);
    if (rate == nullptr)
        return {{}, cell};
    if (answer.apart().empty())
        return {rate->value, cell};
    return {rate->value, {Message{"{rate} {work}", {{"rate", *rate}, {"work", answer.apart()}}}}};
}

Value latencyOf(const Answer& answer) {
    if (answer.classes.empty())
        return {};
    const Cell cell = latencyCell(answer);
    return {std::get<Quantity>(cell.value).value, cell};
}

Value busiestOf(const Answer& answer) {
    const auto busiest = answer.bottleneck();
    if (!busiest)
        return {{}, {Message{"none"}}};
    const Quantity percent = percentOf(busiest->utilisation);
    return {percent.value, {Message{"{part}, {utilisation}", {{"part", busiest->title}, {"utilisation", percent}}}}};
}

Value overloadedOf(const Answer& answer) {
    const std::vector<int>& parts = answer.overloaded;
    if (parts.empty())
        return {0, {Message{"none"}}};
    const std::string& first = answer.model.locationOf(parts.front()).title;
    return {static_cast<double>(parts.size()),
            parts.size() == 1 ? Cell{first}
                              : Cell{Message{"{part} and {n} more", {{"part", first}, {"n", parts.size() - 1}}}}};
}

/// Returns the time at which the last customer with a limited amount of work finishes.
Value endOf(const FiniteWork& end) {
    if (end.completions.empty())
        return {{}, {Message{"none"}}};
    return {end.seconds(),
            {Message{"{n} customer, {time}|{n} customers, {time}",
                     {{"n", end.completions.size()}, {"time", Quantity{end.seconds(), "s"}}}}}};
}

/// Returns the sentence that splits the change of the mean latency.
Message describeLatencyChange(const Answer& a, const Answer& b, const Comparison& comparison) {
    const double change = b.meanLatencyNs - a.meanLatencyNs;
    const TimeUnit unit = latencyUnitOf(b);
    const int decimals = std::abs(change) >= 100 * unit.ns ? 0 : 1;
    const std::vector<double> parts =
        roundedTerms({comparison.localityNs / unit.ns, comparison.contentionNs / unit.ns, comparison.mixNs / unit.ns},
                     std::pow(10, -decimals));
    const auto time = [&](double value, bool isSigned) { return Quantity{value, unit.title, 9, decimals, isSigned}; };
    const bool isOfMix = parts[2] != 0;
    if (parts[0] == 0 && parts[1] == 0 && !isOfMix)
        return {"The mean latency is the same in A and B."};
    const double rounded = parts[0] + parts[1] + parts[2];
    const Argument much = time(std::abs(rounded), false);
    const std::pair<std::string, Argument> distance{"distance", time(parts[0], true)};
    const std::pair<std::string, Argument> queueing{"queueing", time(parts[1], true)};
    const std::pair<std::string, Argument> cause{"cause", comparison.locality};
    // the mean changes in the opposite direction to the latency of each kind of operation
    if ((comparison.localityNs + comparison.contentionNs) * change < 0)
        return Message{
            change < 0 ? "The mean is {time} lower in B, because more of its operations are fast. For operations of "
                         "the same kind, the change is {distance} due to {cause} and {queueing} due to queueing."
                       : "The mean is {time} higher in B, because more of its operations are slow. For operations of "
                         "the same kind, the change is {distance} due to {cause} and {queueing} due to queueing.",
            {{"time", much}, distance, cause, queueing}};
    const Message whole = std::abs(rounded) < std::pow(10, -decimals) / 2
                              ? Message{"The mean latency is the same in A and B"}
                          : change > 0 ? Message{"The mean latency is {time} higher in B", {{"time", much}}}
                                       : Message{"The mean latency is {time} lower in B", {{"time", much}}};
    if (!isOfMix)
        return {"{change}: {distance} due to {cause}, {queueing} due to queueing.",
                {{"change", whole}, distance, cause, queueing}};
    return {
        "{change}: {mix} due to a different mix of operations, {distance} due to {cause}, {queueing} due to queueing.",
        {{"change", whole}, {"mix", time(parts[2], true)}, distance, cause, queueing}};
}

Message describeChange(const Answer& a, const Answer& b, const Comparison& comparison) {
    if (a.classes.empty() || b.classes.empty())
        return {"Nothing runs in {side}.", {{"side", a.classes.empty() ? "A" : "B"}}};
    if (!comparison.isKnown())
        return Message{a.isOverloaded() || b.isOverloaded() ? "{why}. Their results cannot be compared." : "{why}.",
                       {{"why", comparison.whyUnknown}}};
    if (!comparison.isLatencyKnown())
        return {"The latencies are not compared: {why}.", {{"why", comparison.whyNoLatency}}};
    return describeLatencyChange(a, b, comparison);
}

} // namespace

Cell changeCell(const std::optional<double>& before, const std::optional<double>& after, const std::string& unit,
                bool isShort) {
    if (!before || !after || std::isinf(*before) || std::isinf(*after))
        return {};
    constexpr double noise = 1e-9; // rounding error of the solver, relative to the larger value
    const bool isPercentage = unit == "%";
    if (!isPercentage && *before <= noise * std::abs(*after))
        return {Message{*after > 0 ? "new" : "no change"}};
    const double ratio = *after / *before;
    if (!isPercentage && ratio >= 2)
        return {Message{"× {ratio}", {{"ratio", isShort ? figureOf(ratio) : Quantity{ratio}}}}};
    const double change = isPercentage ? *after - *before : 100 * (ratio - 1);
    if (std::abs(change) < leastShown)
        return {Message{"no change"}};
    Quantity shown{change, isPercentage ? "points" : "%", 3, 1, true};
    if (isShort)
        shown.places = isPercentage || std::abs(change) >= 9.95 ? 0 : 1;
    return {shown};
}

Table describeTotals(const Side& sideA, const Side& sideB, const FiniteWork& endA, const FiniteWork& endB) {
    const Answer& a = sideA.answer;
    const Answer& b = sideB.answer;
    const Comparison comparison = compare(a, b);
    Table table{.key = "totals", .title = {"Results"}, .columns = columnsWith({"Result"})};
    const auto add = [&](const Message& title, const std::string& unit, const Value& was, const Value& is,
                         bool compared) {
        table.rows.push_back(rowOf({.value = title, .tone = Tone::Strong}, unit, was, is,
                                   compared ? changeCell(was.number, is.number, unit) : Cell()));
    };
    const bool isOther = comparison.isKnown() && isOtherWork(a, b);
    Value was = throughputOf(a);
    if (rateOf(a).unit != rateOf(b).unit) // the unit of the row is that of B
        was.number.reset();
    add(Message{"throughput"}, rateOf(b).unit, was, throughputOf(b), comparison.isKnown() && !isOther);
    add(Message{"mean latency"}, "ns", latencyOf(a), latencyOf(b), comparison.isLatencyKnown());
    add(Message{"busiest part"}, "%", busiestOf(a), busiestOf(b), false);
    if (!a.overloaded.empty() || !b.overloaded.empty())
        add(Message{"overloaded parts"}, "parts", overloadedOf(a), overloadedOf(b), false);
    if (!endA.completions.empty() || !endB.completions.empty())
        add(Message{"finished"}, "s", endOf(endA), endOf(endB), true);
    table.notes.push_back(describeChange(a, b, comparison));
    if (isOther)
        table.notes.push_back({"The throughputs are not compared, because A and B do different work."});
    return table;
}

Table describeCauses(const std::vector<Cause>& causes, const std::vector<std::string>& limits) {
    Table table{.key = "causes",
                .title = {"Causes of the differences"},
                .columns = columnsWith({"Cause"}),
                .empty = {"The model shows no difference between A and B."}};
    for (const Cause& each : causes) {
        const bool isChoice = !each.wordAfter.empty();
        const auto value = [&](const std::optional<double>& number, const std::string& word) {
            return isChoice ? Value{number, {asMessage(word)}} : valueOf(number, each.unit);
        };
        table.rows.push_back(rowOf({each.title}, each.unit, value(each.before, each.wordBefore),
                                   value(each.after, each.wordAfter),
                                   isChoice ? Cell() : changeCell(each.before, each.after, each.unit)));
    }
    for (const std::string& each : limits)
        table.notes.push_back({"Not in the model: {limit}", {{"limit", each}}});
    return table;
}

Table describeDifferences(const Side& a, const Side& b, const std::vector<Cause>& causes, const FiniteWork& endA,
                          const FiniteWork& endB) {
    Table table = describeTotals(a, b, endA, endB);
    table.title = {"Differences between A and B"};
    table.columns.front().title = {"Difference"};
    const Table added = describeCauses(causes, limitsOf(a.topology, b.topology));
    table.rows.insert(table.rows.end(), added.rows.begin(), added.rows.end());
    table.notes.insert(table.notes.end(), added.notes.begin(), added.notes.end());
    return table;
}

} // namespace boardset
