// SPDX-License-Identifier: GPL-3.0-or-later
#include "PlotMarks.h"

#include "Format.h"
#include "boardset/evidence/DescribeEvidence.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace boardset::marks {

namespace {

constexpr std::size_t fewPoints = 16; // maximum number of points for which each point is marked

constexpr double close = 0.12; // fraction of an axis; labels that are closer would touch

/// Returns the knee's number of outstanding requests, rounded up to a whole number.
double wholeOf(const PlotKnee& knee) {
    return std::ceil(knee.x - 1e-9);
}

QString countOf(const PlotKnee& knee) {
    return format::number(wholeOf(knee));
}

/// Returns "22 outstanding would saturate the link"; the number is exact only if there is no queueing.
QString fillOf(const PlotSeries& curve) {
    const QString what = curve.knee->isLink ? format::tr("link") : format::text(curve.knee->station);
    return format::tr("%1 outstanding would saturate the %2").arg(countOf(*curve.knee), what);
}

/// Returns a published value as a label; empty if the value's unit differs from the unit of the axis.
QString labelOf(const PublishedPoint& point, const PlotSeries& curve) {
    const QString unit = u' ' + format::text(Message{curve.unit});
    const QString value = format::text(point.value);
    return value.endsWith(unit) ? value.chopped(unit.size()) : QString();
}

/// Returns "○ published, model +1.9 %". For several points, the text gives the largest error. For a point whose unit
/// differs from the unit of the axis, the text also gives the published value.
QString publishedNote(const PlotSeries& curve) {
    const std::vector<PublishedPoint>& points = curve.published;
    const PublishedPoint& worst = farthestOff(points);
    const QString error = format::text(errorOf(worst.row));
    if (points.size() > 1)
        return format::tr("○ published, model up to %1").arg(error);
    return labelOf(worst, curve).isEmpty()
               ? format::tr("○ %1 published, model %2").arg(format::text(worst.value), error)
               : format::tr("○ published, model %1").arg(error);
}

/// Returns the explanation of each kind of mark on a curve, one per line.
QString noteOf(const PlotSeries& curve, bool isOpen) {
    QStringList lines;
    if (curve.knee && !curve.points.empty())
        lines << QStringLiteral("◇ ") + fillOf(curve);
    if (!curve.published.empty())
        lines << publishedNote(curve);
    if (isOpen)
        lines << format::tr("● current scenario");
    return lines.join(u'\n');
}

Curve line(const PlotSeries& curve, int tone, bool dashed, bool isOpen) {
    Curve shown{format::text(curve.title), {}, dashed, false, tone};
    for (const PlotPoint& point : curve.points)
        shown.points << QPointF(point.x, point.throughput);
    shown.stepped = curve.vary == PlotVariable::Seed;
    shown.dotted = !shown.stepped && curve.points.size() <= fewPoints;
    shown.note = noteOf(curve, isOpen);
    return shown;
}

Curve rings(const PlotSeries& curve, int tone) {
    Curve shown{format::tr("%1, published").arg(format::text(curve.title)), {}, false, true, tone};
    for (const PublishedPoint& point : curve.published)
        shown.points << QPointF(point.x, point.throughput);
    return shown;
}

/// A published point before its conversion into a row.
struct Ring {
    const PublishedPoint* point;
    const PlotSeries* curve;
    int tone;
    double fractionY;
};

/// Returns the side of a ring's label. At each x, the highest ring has its label above it, the lowest below it.
int sideOf(std::size_t at, std::size_t count) {
    return at + 1 == count ? -1 : at == 0 ? 1 : 0;
}

double apart(const std::vector<Ring>& rings, std::size_t at) {
    double least = 1;
    if (at > 0)
        least = std::min(least, rings[at].fractionY - rings[at - 1].fractionY);
    if (at + 1 < rings.size())
        least = std::min(least, rings[at + 1].fractionY - rings[at].fractionY);
    return least;
}

/// Returns the height of a curve at the given x, as a fraction of the y-axis; negative if the curve doesn't reach it.
double heightAt(const PlotSeries& curve, double x, const PlotCurves& axes) {
    const auto after = std::lower_bound(curve.points.begin(), curve.points.end(), x,
                                        [](const PlotPoint& point, double at) { return point.x < at; });
    if (after == curve.points.end() || (after == curve.points.begin() && after->x > x))
        return -1;
    if (after->x == x)
        return axes.fractionY(after->throughput);
    const PlotPoint& before = *std::prev(after);
    const double share =
        (axes.fractionX(x) - axes.fractionX(before.x)) / (axes.fractionX(after->x) - axes.fractionX(before.x));
    return axes.fractionY(std::lerp(before.throughput, after->throughput, share));
}

constexpr double touching = 0.015; ///< Maximum distance between a ring and its curve, as a fraction of the y-axis.

/// True if a curve is so close above a ring that a label there would cover the curve, and no curve is close below.
bool isBelowCurve(const std::vector<PlotSeries>& curves, const Ring& ring, const PlotCurves& axes) {
    bool above = false;
    bool below = ring.fractionY < close;
    for (const PlotSeries& curve : curves) {
        const double height = heightAt(curve, ring.point->x, axes);
        if (&curve == ring.curve && std::abs(height - ring.fractionY) < touching)
            continue; // the ring's own curve
        above = above || (height > ring.fractionY && height < ring.fractionY + close);
        below = below || (height >= 0 && height < ring.fractionY && height > ring.fractionY - close);
    }
    return above && !below;
}

} // namespace

std::vector<Curve> curvesOf(const std::vector<PlotSeries>& curves, bool own, int open) {
    std::vector<Curve> shown;
    for (std::size_t c = 0; c < curves.size(); ++c) {
        const int tone = static_cast<int>(c);
        shown.push_back(line(curves[c], tone, own && c > 0 && c + 1 == curves.size(), tone == open));
        if (!curves[c].published.empty())
            shown.push_back(rings(curves[c], tone));
    }
    return shown;
}

std::vector<KneeRow> kneesOf(const std::vector<PlotSeries>& curves, const PlotCurves& axes) {
    std::vector<std::pair<const PlotSeries*, int>> known;
    for (std::size_t c = 0; c < curves.size(); ++c)
        if (curves[c].knee && !curves[c].points.empty() && curves[c].knee->x <= axes.mostX() &&
            curves[c].knee->x >= axes.leastX())
            known.emplace_back(&curves[c], static_cast<int>(c));
    std::stable_sort(known.begin(), known.end(),
                     [](const auto& a, const auto& b) { return a.first->knee->x < b.first->knee->x; });
    std::vector<KneeRow> rows;
    for (std::size_t at = 0; at < known.size(); ++at) {
        const auto& [curve, tone] = known[at];
        const PlotKnee& knee = *curve->knee;
        const auto distanceTo = [&](std::size_t other) { // distance to a neighbour along the axis
            return other < known.size() ? std::abs(axes.fractionX(known[other].first->knee->x) - axes.fractionX(knee.x))
                                        : 2.0;
        };
        const double before = distanceTo(at - 1);
        const double after = distanceTo(at + 1);
        const int side = std::min(before, after) > close ? 0 : before < after ? 1 : -1;
        rows.push_back({axes.fractionX(std::min(wholeOf(knee), axes.mostX())), axes.fractionY(knee.throughput), tone,
                        countOf(knee),
                        format::tr("%1: %2. Without queueing, %3 would just saturate the slowest part, %4, at "
                                   "%5 MB/s: latency times bandwidth (Little's law).")
                            .arg(format::text(curve->title), fillOf(*curve), format::text(figureOf(knee.x)),
                                 format::text(knee.station), format::number(knee.throughput)),
                        side});
    }
    return rows;
}

std::vector<RingRow> publishedOf(const std::vector<PlotSeries>& curves, const PlotCurves& axes) {
    std::map<double, std::vector<Ring>> byX;
    for (std::size_t c = 0; c < curves.size(); ++c)
        for (const PublishedPoint& point : curves[c].published)
            byX[point.x].push_back({&point, &curves[c], static_cast<int>(c), axes.fractionY(point.throughput)});
    std::vector<RingRow> rows;
    std::map<int, QString> said; // last label, keyed by tone: avoids repeating a label on consecutive rings
    const auto fresh = [&](const Ring& ring) {
        const QString label = labelOf(*ring.point, *ring.curve);
        return std::exchange(said[ring.tone], label) == label ? QString() : label;
    };
    for (auto& [x, rings] : byX) {
        std::stable_sort(rings.begin(), rings.end(),
                         [](const Ring& a, const Ring& b) { return a.fractionY < b.fractionY; });
        const bool under = rings.size() == 1 && isBelowCurve(curves, rings.front(), axes);
        for (std::size_t at = 0; at < rings.size(); ++at)
            rows.push_back(
                {axes.fractionX(x), rings[at].fractionY, rings[at].tone, fresh(rings[at]),
                 format::tr("%1 · %2. %3")
                     .arg(format::text(rings[at].curve->title), format::text(describeCovering(rings[at].point->row)),
                          format::text(rings[at].point->row.measurement.note))
                     .trimmed(),
                 under ? 1 : sideOf(at, rings.size()), apart(rings, at)});
    }
    return rows;
}

} // namespace boardset::marks
