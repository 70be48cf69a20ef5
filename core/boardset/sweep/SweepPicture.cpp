// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/sweep/SweepPicture.h"

#include "boardset/evidence/DescribeEvidence.h"
#include "boardset/text/Message.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace boardset {

namespace {

using picture::PlotMark;

constexpr std::size_t mostDotted = 40; // maximum number of points that have a dot each

/// Returns a published value as a label; empty if its unit differs from the unit of the axis.
std::string labelOf(const PublishedPoint& point, const PlotSeries& line) {
    const std::string unit = ' ' + std::string(Message{line.unit});
    return point.value.ends_with(unit) ? point.value.substr(0, point.value.size() - unit.size()) : std::string();
}

/// Returns the published point at which the model's error is largest.
const PublishedPoint& farthestOff(const std::vector<PublishedPoint>& points) {
    return *std::ranges::max_element(
        points, {}, [](const PublishedPoint& each) { return std::abs(each.row.errorPercent); });
}

Message publishedNote(const PlotSeries& line) {
    const PublishedPoint& worst = farthestOff(line.published);
    const bool isOne = line.published.size() == 1;
    return {!worst.row.isCompared()        ? isOne ? "○ {value} published" : "○ published"
            : !isOne                       ? "○ published, model up to {error}"
            : labelOf(worst, line).empty() ? "○ {value} published, model {error}"
                                           : "○ published, model {error}",
            {{"value", worst.value}, {"error", errorOf(worst.row)}}};
}

std::vector<std::string> notesOf(const SweepCurve& curve, const std::vector<SweepCurve>& all) {
    std::vector<std::string> notes;
    if (curve.twin)
        notes.push_back(Message{"same as {curve}", {{"curve", all[*curve.twin].line.title}}});
    for (const SweepMark& mark : curve.marks)
        notes.push_back(
            Message{mark.isKnee ? "◇ {note}" : "◇ {number} {note}", {{"number", mark.label}, {"note", mark.note}}});
    if (!curve.fall.empty())
        notes.push_back(curve.fall);
    if (!curve.line.published.empty())
        notes.push_back(publishedNote(curve.line));
    if (curve.now)
        notes.push_back(Message{"● current scenario"});
    return notes;
}

std::vector<PlotMark> marksOf(const SweepCurve& curve) {
    std::vector<PlotMark> marks;
    for (const SweepMark& each : curve.marks)
        marks.push_back({PlotMark::Kind::Knee, {each.x, each.y}, each.label, each.sentence});
    for (const PublishedPoint& each : curve.line.published)
        marks.push_back(
            {PlotMark::Kind::Published,
             {each.x, each.throughput},
             labelOf(each, curve.line),
             Message{each.row.measurement.note.empty() ? "{curve} · {published}." : "{curve} · {published}. {note}",
                     {{"curve", curve.line.title},
                      {"published", describeCovering(each.row)},
                      {"note", each.row.measurement.note}}}});
    if (curve.now) {
        const PlotPoint& at = curve.line.points[*curve.now];
        marks.push_back({PlotMark::Kind::Now, {at.x, at.throughput}, {}, Message{"Current scenario"}});
    }
    return marks;
}

} // namespace

std::vector<picture::PlotLine> linesOf(const std::vector<SweepCurve>& curves) {
    std::vector<picture::PlotLine> lines;
    for (const SweepCurve& curve : curves) {
        picture::PlotLine& line = lines.emplace_back(picture::PlotLine{curve.line.title});
        for (const PlotPoint& each : curve.line.points)
            line.points.push_back({each.x, each.throughput});
        line.tone = static_cast<int>(std::ssize(lines)) - 1;
        line.isDashed = curve.twin.has_value(); // so that both curves are visible
        line.isStepped = curve.line.isOfRuns;
        line.isDotted = !line.isStepped && line.points.size() <= mostDotted;
        line.marks = marksOf(curve);
        line.notes = notesOf(curve, curves);
    }
    return lines;
}

picture::PlotData plotOf(const Swept& swept, const std::vector<SweepCurve>& curves, SweepHeight height) {
    const SweepAxis& over = swept.asked.over;
    picture::PlotData plot{linesOf(curves), titleOf(over.quantity), titleOf(swept, height),
                           !over.values.empty() && over.quantity.isDoubling(over.values.front(), over.values.back())};
    for (picture::PlotLine& line : plot.lines) // so that the dots do not disappear while the sweep is running
        line.isDotted = line.isDotted && over.values.size() <= mostDotted;
    return plot;
}

picture::DrawnPage pageOf(const Canonical& of, const Swept& swept, SweepHeight height, picture::Palette::Name palette) {
    const std::string& machine = of.topology->machine().title;
    const std::string title =
        of.scenario.title.empty()
            ? machine
            : Message{"{scenario} · {machine}", {{"scenario", of.scenario.title}, {"machine", machine}}};
    return picture::plotPage(title, subjectOf(swept.asked, height), plotOf(swept, curvesOf(swept, height), height),
                             palette);
}

} // namespace boardset
