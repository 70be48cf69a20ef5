// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/sweep/DescribeSweep.h"

#include "boardset/analysis/DescribeAnswer.h"
#include "boardset/analysis/DescribeStations.h"
#include "boardset/describe/Figures.h"
#include "boardset/sweep/DescribePlot.h"
#include "boardset/text/EnglishText.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace boardset {

namespace {

/// Returns a value with its unit, or its name if the values of the quantity have names.
Cell valueCell(const SweepQuantity& of, double value) {
    return of.words.empty() ? Cell{Quantity{value, of.unit}} : Cell{of.textOf(value)};
}

/// Returns remarks on a point, in sentences.
Cell remarkCell(const SweepPoint& point) {
    if (!point.isSolved)
        return nameCell(point.reason);
    return nameCell(
        sentences(point.isOverloaded ? Message{"The queueing time is unbounded."} : point.without, point.overridden));
}

std::vector<Cell> cellsOf(const SweepPoint& point) {
    if (!point.isSolved)
        return {{}, {Message{"doesn't fit"}}, {}, {}, {}, {}, {}, remarkCell(point)};
    const auto known = [&](double value, const std::string& unit) {
        return point.isOverloaded ? Cell() : Cell{Quantity{value, unit}};
    };
    const Cell rate = known(point.rate.value, point.rate.unit);
    return {rate,
            point.isOverloaded ? Cell{Message{"overloaded"}} : rate,
            known(point.latencyNs, "ns"),
            {Quantity{point.idleNs, "ns"}},
            nameCell(point.busiest.title),
            {Quantity{point.busiest.utilisation}},
            {Quantity{100 * point.busiest.utilisation, "%"}},
            remarkCell(point)};
}

/// True if no result changes along any curve.
bool isFlat(const std::vector<SweepPoint>& points) {
    bool isAny = false;
    for (std::size_t i = 1; i < points.size(); ++i) {
        const SweepPoint& a = points[i - 1];
        const SweepPoint& b = points[i];
        if (a.curve != b.curve)
            continue;
        const auto differ = [](double one, double other) { return std::abs(one - other) > 1e-9 * std::abs(one); };
        if (!a.isSolved || !b.isSolved || differ(a.rate.value, b.rate.value) || differ(a.latencyNs, b.latencyNs))
            return false;
        isAny = true;
    }
    return isAny;
}

/// Returns a sentence about the points for which `member` is set, that is, neither empty nor false.
/// Its arguments are the number of these points, the total number of points, and the first point with its reason.
/// Returns an empty message if there are no such points.
template <class Of> Message aboutPoints(Message sentence, const Swept& swept, Of SweepPoint::*member) {
    const auto isCounted = [&](const SweepPoint& each) { return each.*member != Of(); };
    const auto first = std::ranges::find_if(swept.points, isCounted);
    if (first == swept.points.end())
        return {};
    sentence.arguments = {{"count", std::ranges::count_if(swept.points, isCounted)},
                          {"points", std::ssize(swept.points)},
                          {"x", swept.asked.over.quantity.textOf(first->x)},
                          {"reason", (*first).*member}};
    return sentence;
}

/// Returns a sentence if no result changes along any curve; otherwise an empty message.
Message flatness(const std::vector<SweepPoint>& points) {
    if (!isFlat(points))
        return {};
    const StationAnswer& busiest = points.front().busiest;
    return Message{busiest.isHot() ? "The results don't change: {part} is saturated at every point."
                                   : "The results don't change.",
                   {{"part", withThe(busiest.title)}}};
}

/// Returns a sentence with the parts that reach their limits first; an empty message if there are none.
Message firstLimits(const std::vector<Crossing>& limits) {
    std::vector<std::string> parts;
    for (std::size_t at = 0; at < std::min(partsMost, limits.size()); ++at) {
        const Crossing& each = limits[at];
        parts.push_back(Message{each.others > 0 ? "{number}. {part} and {others} identical at {load}"
                                                : "{number}. {part} at {load}",
                                {{"number", at + 1},
                                 {"part", each.title},
                                 {"others", each.others},
                                 {"load", figureOf(100 * each.times, "%")}}});
    }
    return parts.empty()
               ? Message()
               : Message{"Limits reached: {parts}. 100 % is the current load.", {{"parts", commaList(parts)}}};
}

} // namespace

Table describeSweep(const SweepRequest& asked, const std::vector<SweepPoint>& points) {
    const auto first = std::ranges::find_if(points, &SweepPoint::isSolved);
    const bool isData = first == points.end() || first->rate.unit == "MB/s";
    Table table{.key = "sweep",
                .title = {"Sweep"},
                .columns = {column(asked.over.quantity.id, asMessage(asked.over.quantity.title)),
                            forPrograms(isData ? "throughput_mb_s" : "operations_s"), forPeople("rate", {"Throughput"}),
                            column("mean_latency_ns", {"Latency"}), column("zero_load_latency_ns", {"Idle latency"}),
                            column("bottleneck", {"Bottleneck"}), forPrograms("utilisation"),
                            forPeople("busy", {"Utilisation"}), forPrograms("remark")}};
    if (asked.curves)
        table.columns.insert(table.columns.begin(),
                             {asked.curves->quantity.id, asMessage(asked.curves->quantity.title)});
    for (const SweepPoint& point : points) {
        std::vector<Cell>& row = table.rows.emplace_back();
        if (asked.curves)
            row.push_back(valueCell(asked.curves->quantity, asked.curves->values[point.curve]));
        row.push_back(valueCell(asked.over.quantity, point.x));
        std::ranges::move(cellsOf(point), std::back_inserter(row));
    }
    return table;
}

Message describePoint(const Swept& swept, const SweepPoint& point, const PlotPoint& shown, bool isOfPart) {
    const SweepRequest& asked = swept.asked;
    const SweepQuantity& over = asked.over.quantity;
    const Message name{
        asked.curves ? "{curve}, {quantity}: {x}" : "{quantity}: {x}",
        {{"curve", curveTitle(asked, point.curve)}, {"quantity", over.title}, {"x", over.textOf(point.x)}}};
    const Message part{isOfPart ? "{part} at {share} of its limit, utilisation {utilisation}" : "{part} {utilisation}",
                       {{"part", shown.bottleneck},
                        {"share", figureOf(shown.throughput, "%")},
                        {"utilisation", percentOf(shown.utilisation)}}};
    const Message words{point.isOverloaded ? "{name} · overloaded · {part}" : "{name} · {rate} · {latency} · {part}",
                        {{"name", name},
                         {"rate", rateFigure(point.rate)},
                         {"latency", figureOf(point.latencyNs, "ns")},
                         {"part", part}}};
    return withPublished(words, swept.measured[point.curve], point.x);
}

Message describeSetting(const SweepSetting& setting) {
    if (setting.quantity.id == "threads")
        return Message{"{n} thread|{n} threads", {{"n", static_cast<int>(setting.value)}}};
    return Message{"{quantity}: {value}",
                   {{"quantity", setting.quantity.title}, {"value", setting.quantity.textOf(setting.value)}}};
}

Message describeSettings(const SweepRequest& asked, const SweepPoint& point) {
    const std::vector<SweepSetting> settings = settingsAt(asked, point);
    const Message over = describeSetting(settings.front());
    return asked.curves ? Message{"{first}, {second}", {{"first", describeSetting(settings.back())}, {"second", over}}}
                        : over;
}

std::vector<Message> describeSummary(const Swept& swept) {
    return {
        aboutPoints(Message{"{count} of {points} points don't fit. At {x}: {reason}"}, swept, &SweepPoint::reason),
        aboutPoints(Message{"{count} of {points} points are incomplete. At {x}: {reason}"}, swept,
                    &SweepPoint::without),
        aboutPoints(Message{"{count} of {points} points have an option that the machine overrides. At {x}: {reason}"},
                    swept, &SweepPoint::overridden),
        aboutPoints(Message{"Overloaded from {x} upwards ({count} of {points} points)."}, swept,
                    &SweepPoint::isOverloaded),
        flatness(swept.points),
        firstLimits(swept.limits)};
}

std::vector<std::string> describeCurve(const SweepCurve& curve) {
    std::vector<std::string> lines;
    for (const SweepMark& mark : curve.marks)
        if (mark.isKnee)
            lines.push_back(mark.sentence);
    if (!curve.fall.empty())
        lines.push_back(Message{"{curve}: {fall}", {{"curve", curve.line.title}, {"fall", curve.fall}}});
    return lines;
}

Table describeLimits(const std::vector<Crossing>& limits) {
    Table table{.key = "limits",
                .title = {"Limits"},
                .columns = {column("part", {"Part"}), column("limit", {"Limit"}), column("load", {"At load"}),
                            column("identical", {"Further identical parts"})},
                .notes = {{"100 % is the current load"}}};
    for (const Crossing& each : limits)
        table.add(each.title, Quantity{100 * each.limit, "%"}, Quantity{100 * each.times, "%"}, each.others);
    return table;
}

} // namespace boardset
