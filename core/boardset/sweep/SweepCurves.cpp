// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/sweep/SweepCurves.h"

#include "boardset/diagram/FigureText.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"
#include "boardset/text/NumberText.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {

/// Computes the curves of parts without solving again: in an open system utilisation is proportional to the load.
std::vector<SweepCurve> partsOf(const Swept& swept) {
    std::vector<SweepCurve> parts;
    for (std::size_t n = 0; n < std::min(partsMost, swept.limits.size()); ++n) {
        const Crossing& part = swept.limits[n];
        PlotSeries line;
        line.title = part.title;
        line.unit = "%";
        for (const SweepPoint& each : swept.points)
            if (each.isSolved) {
                line.points.push_back(pointOf(each, each.x / part.times));
                line.points.back().bottleneck = part.title;
                line.points.back().utilisation = each.x / 100 * part.limit / part.times;
            }
        if (!line.points.empty())
            parts.push_back({n, std::move(line)});
    }
    return parts;
}

/// True if the values of an axis extend from below a number to above it.
bool isIn(const SweepAxis& axis, double number) {
    return !axis.values.empty() && number >= axis.values.front() && number <= axis.values.back();
}

std::vector<SweepCurve> answersOf(const Swept& swept, SweepHeight height) {
    std::vector<SweepCurve> curves;
    const TimeUnit time = latencyUnitOf(swept.points);
    for (const SweepPoint& point : swept.points) {
        if (!isShown(point, height))
            continue;
        if (curves.empty() || curves.back().number != point.curve) {
            PlotSeries& line = curves.emplace_back(SweepCurve{point.curve, {}}).line;
            line.title = curveTitle(swept.asked, point.curve);
            line.unit = point.rate.unit;
            if (height == SweepHeight::Throughput && point.curve < swept.measured.size())
                line.published = swept.measured[point.curve];
            if (height == SweepHeight::Throughput && point.knee && isIn(swept.asked.over, point.knee->x))
                line.knee = point.knee;
        }
        curves.back().line.points.push_back(pointOf(point, heightOf(point, height, time)));
    }
    return curves;
}

/// Returns the index of the knee of a curve; nothing if the curve shows a quantity without a knee.
std::optional<std::size_t> kneeOnCurve(const PlotSeries& line, bool isOfLoad, SweepHeight height) {
    if (isOfLoad ? height == SweepHeight::Parts : height != SweepHeight::Throughput)
        return std::nullopt;
    std::vector<std::pair<double, double>> points;
    for (const PlotPoint& each : line.points)
        points.emplace_back(each.x, isOfLoad ? each.latencyNs : each.throughput);
    return kneeOf(points, isOfLoad);
}

/// Marks the number of outstanding operations that would saturate the slowest part.
void markSaturation(SweepCurve& curve) {
    const auto& knee = curve.line.knee;
    if (!knee || curve.line.points.empty())
        return;
    const double whole = std::ceil(knee->x - 1e-9); // requests are whole
    const std::string x = groupedText(whole, 0);
    const std::string note =
        Message{"{n} outstanding would saturate the {part}",
                {{"n", x}, {"part", knee->isLink ? Argument(Message{"link"}) : Argument(knee->station)}}};
    curve.marks.push_back({whole, knee->throughput, true, x, note,
                           Message{"{curve}: {knee}. Without queueing, {n} would just saturate the slowest part, "
                                   "{station}, at {rate}: latency times bandwidth (Little's law).",
                                   {{"curve", curve.line.title},
                                    {"knee", note},
                                    {"n", figureText(knee->x)},
                                    {"station", knee->station},
                                    {"rate", Quantity{.value = knee->throughput, .unit = "MB/s", .places = 0}}}}});
}

void markKnee(SweepCurve& curve, const SweepRequest& asked, SweepHeight height) {
    if (curve.line.knee)
        return markSaturation(curve);
    const bool isOverLoad = asked.over.quantity.kind == SweepKind::Load;
    const auto knee = kneeOnCurve(curve.line, isOverLoad, height);
    if (!knee)
        return;
    const PlotPoint& at = curve.line.points[*knee];
    const std::string x = figureText(at.x);
    curve.marks.push_back(
        {at.x, at.throughput, true, x, Message{"knee at {x}", {{"x", x}}},
         Message{asked.isOfLoad() ? "knee at {x} % of the load; beyond it, latency grows faster than throughput"
                 : isOverLoad     ? "{curve}: the knee is at {x}; beyond it, latency grows faster than throughput"
                                  : "{curve}: the knee is at {x}; beyond it, adding more gains little",
                 {{"curve", curve.line.title}, {"x", x}}}});
}

/// If throughput falls by at least a twentieth, returns "maximum at 50; at 100, memory of SB0 P0 is busiest (100 %)".
std::string fallOf(const PlotSeries& line) {
    constexpr double leastLeft = 0.95; // lowest share of the maximum that does not count as a fall
    const auto most = std::ranges::max_element(line.points, {}, &PlotPoint::throughput);
    if (line.points.empty() || line.points.back().throughput > leastLeft * most->throughput)
        return {};
    const PlotPoint& last = line.points.back();
    return Message{last.bottleneck.empty() ? "maximum at {peak}"
                                           : "maximum at {peak}; at {x}, {part} is busiest ({utilisation})",
                   {{"peak", figureText(most->x)},
                    {"x", figureText(last.x)},
                    {"part", last.bottleneck},
                    {"utilisation", percent(last.utilisation)}}};
}

/// Marks each limit on the curve of its part. If there is only one curve, marks all limits on that curve.
void markLimits(std::vector<SweepCurve>& curves, const std::vector<Crossing>& limits, bool isOfParts) {
    for (std::size_t n = 0; n < std::min(partsMost, limits.size()) && !curves.empty(); ++n) {
        SweepCurve& curve = curves[isOfParts ? n : 0];
        const double x = 100 * limits[n].times;
        const auto& points = curve.line.points;
        const auto after = std::ranges::find_if(points, [&](const PlotPoint& each) { return each.x >= x; });
        if (after == points.end() || after == points.begin())
            continue;
        const PlotPoint& before = *std::prev(after);
        const double y = std::lerp(before.throughput, after->throughput, (x - before.x) / (after->x - before.x));
        const std::string& part = limits[n].title;
        curve.marks.push_back(
            {x, y, false, std::to_string(n + 1),
             Message{isOfParts ? "limit at {x} %" : "limit at {x} %: {part}", {{"x", figureText(x)}, {"part", part}}},
             Message{"{part} reaches its limit of {limit} at {x} % of the current load",
                     {{"part", part}, {"limit", percent(limits[n].limit)}, {"x", figureText(x)}}}});
    }
}

void findTwins(std::vector<SweepCurve>& curves) {
    constexpr double touch = 0.004; // largest distance of coinciding curves, as a share of the maximum
    double most = 0;
    for (const SweepCurve& each : curves)
        for (const PlotPoint& point : each.line.points)
            most = std::max(most, std::abs(point.throughput));
    const auto isOn = [&](const PlotPoint& a, const PlotPoint& b) {
        return a.x == b.x && std::abs(a.throughput - b.throughput) <= touch * most;
    };
    for (auto curve = curves.begin(); curve != curves.end(); ++curve) {
        const auto twin = std::find_if(curves.begin(), curve, [&](const SweepCurve& each) {
            return std::ranges::equal(each.line.points, curve->line.points, isOn);
        });
        if (twin != curve)
            curve->twin = static_cast<std::size_t>(twin - curves.begin());
    }
}

} // namespace

std::optional<SweepPosition> positionIn(const SweepRequest& asked) {
    if (!asked.over.quantity.now)
        return std::nullopt;
    if (!asked.curves)
        return SweepPosition{0, *asked.over.quantity.now};
    const auto& values = asked.curves->values;
    const auto own = std::ranges::find(values, asked.curves->quantity.now);
    return own == values.end()
               ? std::nullopt
               : std::optional(SweepPosition{std::size_t(own - values.begin()), *asked.over.quantity.now});
}

SweepCurve curveOf(PlotSeries line) {
    SweepCurve curve{0, std::move(line)};
    markSaturation(curve);
    return curve;
}

std::vector<SweepCurve> curvesOf(const Swept& swept, SweepHeight height) {
    const bool isOfParts = height == SweepHeight::Parts;
    std::vector<SweepCurve> curves = isOfParts ? partsOf(swept) : answersOf(swept, height);
    for (SweepCurve& each : curves)
        markKnee(each, swept.asked, height);
    if (height == SweepHeight::Throughput && !swept.asked.isOfLoad())
        for (SweepCurve& each : curves)
            each.fall = fallOf(each.line);
    markLimits(curves, swept.limits, isOfParts);
    findTwins(curves);
    for (SweepCurve& each : curves) {
        const auto& points = each.line.points;
        const auto now = std::ranges::find(points, swept.now ? swept.now->x : -1, &PlotPoint::x);
        if (swept.now && swept.now->curve == each.number && now != points.end())
            each.now = static_cast<std::size_t>(now - points.begin());
    }
    return curves;
}

TimeUnit latencyUnitOf(const std::vector<SweepPoint>& points) {
    double shortest = 0;
    for (const SweepPoint& each : points)
        if (each.isSolved && (shortest == 0 || each.idleNs < shortest))
            shortest = each.idleNs;
    return timeUnitOf(shortest);
}

PlotPoint pointOf(const SweepPoint& point, double height) {
    return {point.x, height, point.latencyNs, point.busiest.title, point.busiest.utilisation, {}, 0};
}

double heightOf(const SweepPoint& point, SweepHeight height, const TimeUnit& time) {
    return height == SweepHeight::Throughput ? point.rate.value
           : height == SweepHeight::Latency  ? point.latencyNs / time.ns
                                             : 100 * point.busiest.utilisation;
}

bool isShown(const SweepPoint& point, SweepHeight height) {
    return point.isSolved && (!point.isOverloaded || height == SweepHeight::Use || height == SweepHeight::Parts);
}

PublishedPoint publishedAt(double x, const EvidenceRow& row) {
    const Measurement& measurement = row.measurement;
    return {x, measurement.published * measurement.factor / 1e6,
            printedQuantity(measurement.published, measurement.unit), row};
}

std::string curveTitle(const SweepRequest& asked, std::size_t curve) {
    if (!asked.curves)
        return Message{"current scenario"};
    const SweepQuantity& quantity = asked.curves->quantity;
    const std::string value = quantity.textOf(asked.curves->values[curve]);
    return quantity.words.empty() ? Message{"{quantity}: {value}", {{"quantity", quantity.title}, {"value", value}}}
                                  : value;
}

std::string titleOf(const SweepQuantity& quantity) {
    return Message{quantity.kind == SweepKind::Load ? "{quantity}, % of the current load"
                   : quantity.unit.empty()          ? "{quantity}"
                                                    : "{quantity}, {unit}",
                   {{"quantity", quantity.title}, {"unit", Message{quantity.unit}}}};
}

std::string titleOf(const Swept& swept, SweepHeight height) {
    const auto first = std::ranges::find_if(swept.points, &SweepPoint::isSolved);
    switch (height) {
    case SweepHeight::Throughput:
        return Message{"throughput, {unit}",
                       {{"unit", Message{first == swept.points.end() ? "MB/s" : first->rate.unit}}}};
    case SweepHeight::Latency:
        return Message{"mean latency, {unit}", {{"unit", Message{latencyUnitOf(swept.points).title}}}};
    case SweepHeight::Use:
        return Message{"utilisation of the busiest part, %"};
    default:
        return Message{"utilisation, % of the part's own limit"};
    }
}

std::string subjectOf(const SweepRequest& asked, SweepHeight height) {
    return Message{
        asked.curves ? "{height} over {x}, curves by {curves}" : "{height} over {x}",
        {{"height", Message{height == SweepHeight::Throughput ? "Throughput"
                            : height == SweepHeight::Latency  ? "Mean latency"
                            : height == SweepHeight::Use      ? "Utilisation of the busiest part"
                                                         : "Utilisation of the parts that reach their limits first"}},
         {"x", inSentence(asked.over.quantity.title)},
         {"curves", inSentence((asked.curves ? *asked.curves : asked.over).quantity.title)}}};
}

} // namespace boardset
