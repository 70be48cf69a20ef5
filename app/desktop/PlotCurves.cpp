// SPDX-License-Identifier: GPL-3.0-or-later
// Computes the ranges of axes, thins curves, and reads values from curves.
#include "PlotCurves.h"

#include "Format.h"

#include <QXYSeries>
#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

namespace boardset {

namespace {

/// Maximum number of marks on all lines of a plot; more marks could not be painted within one frame.
constexpr int manyPixels = 4000;
/// Share of an axis that stays empty next to marked points, so that no mark is cut off.
constexpr double markSpace = 0.02;

/// Returns the point of a curve that applies at the given x: the last point at or before this x.
const QPointF* pointAt(const QList<QPointF>& points, double x) {
    const auto after =
        std::upper_bound(points.begin(), points.end(), x, [](double at, const QPointF& p) { return at < p.x(); });
    return after == points.begin() ? nullptr : &*std::prev(after);
}

/// Returns horizontal lines through equidistant points; each line spans the interval around its point.
QList<QPointF> steps(const QList<QPointF>& points) {
    QList<QPointF> outline;
    const double half = points.size() < 2 ? 0 : (points[1].x() - points[0].x()) / 2;
    for (const QPointF& point : points)
        outline << QPointF(point.x() - half, point.y()) << QPointF(point.x() + half, point.y());
    return outline;
}

} // namespace

void PlotCurves::assign(std::vector<Curve> curves, bool doubling) {
    const bool same = looksLike(curves);
    const bool wasEmpty = isEmpty();
    const Span before = m_span;
    if (!same)
        beginResetModel();
    m_curves = std::move(curves);
    measure(doubling);
    if (!same)
        endResetModel();
    if (m_span != before) {
        Q_EMIT spanChanged();
        Q_EMIT cursorChanged();
    }
    if (same && !m_curves.empty()) {
        Q_EMIT redrawn();
        Q_EMIT dataChanged(index(0), index(rowCount() - 1), {Value, Note});
    }
    if (wasEmpty != isEmpty())
        Q_EMIT emptyChanged();
}

bool PlotCurves::looksLike(const std::vector<Curve>& curves) const {
    return std::equal(
        curves.begin(), curves.end(), m_curves.begin(), m_curves.end(),
        [](const auto& a, const auto& b) {
            return a.title == b.title && a.dashed == b.dashed && a.pointsOnly == b.pointsOnly && a.tone == b.tone &&
                   a.dotted == b.dotted;
        });
}

void PlotCurves::measure(bool doubling) {
    m_xs.clear();
    double least = 0;
    double most = -std::numeric_limits<double>::infinity();
    for (const Curve& curve : m_curves) {
        QList<double> xs;
        for (const QPointF& point : curve.points) {
            least = std::min(least, point.y());
            most = std::max(most, point.y());
            xs.push_back(point.x());
        }
        QList<double> both;
        std::set_union(m_xs.begin(), m_xs.end(), xs.begin(), xs.end(), std::back_inserter(both));
        m_xs = std::move(both);
    }
    m_whole = std::all_of(m_xs.begin(), m_xs.end(), [](double x) { return x == std::floor(x); });
    m_span = {};
    if (m_xs.isEmpty())
        return;
    const bool marked = std::any_of(m_curves.begin(), m_curves.end(), [](const Curve& each) { return each.dotted; });
    const double round = tickStep(std::max(most, 0.0) - least, 5);
    const double above = marked ? markSpace * (most - least) : 0;
    m_span = {m_xs.front(), m_xs.back(), std::floor(least / round) * round, std::ceil((most + above) / round) * round,
              doubling};
    if (m_span.leastX == m_span.mostX)
        m_span.mostX += 1;
    if (marked) {
        const double from = xAt(-markSpace);
        m_span.mostX = xAt(1 + markSpace);
        m_span.leastX = from;
    }
    if (m_span.leastY >= m_span.mostY)
        m_span.mostY = m_span.leastY + round;
}

void PlotCurves::setCursor(double x) {
    if (x == m_cursor)
        return;
    m_cursor = x;
    Q_EMIT cursorChanged();
    if (!m_curves.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1), {Value});
}

double PlotCurves::fractionX(double x) const {
    if (m_span.doubling)
        return std::log2(x / m_span.leastX) / std::log2(m_span.mostX / m_span.leastX);
    return (x - m_span.leastX) / (m_span.mostX - m_span.leastX);
}

double PlotCurves::xAt(double part) const {
    if (m_span.doubling)
        return m_span.leastX * std::pow(m_span.mostX / m_span.leastX, part);
    return m_span.leastX + part * (m_span.mostX - m_span.leastX);
}

void PlotCurves::setPixels(int pixels) {
    if (pixels == m_pixels || pixels <= 0)
        return;
    m_pixels = pixels;
    Q_EMIT redrawn();
}

void PlotCurves::draw(int curve, QObject* series) const {
    auto* const drawn = qobject_cast<QXYSeries*>(series);
    if (!drawn || curve < 0 || curve >= rowCount())
        return;
    const Curve& shown = m_curves[static_cast<std::size_t>(curve)];
    const QList<QPointF> points =
        shown.stepped ? steps(shown.points)
                      : thinned(shown.points, std::min(m_pixels, std::max(100, manyPixels / rowCount())));
    // a line that has only one point is invisible
    drawn->setPointsVisible(shown.pointsOnly || shown.dotted || points.size() == 1);
    drawn->replace(points);
}

QList<QPointF> PlotCurves::thinned(const QList<QPointF>& points, int pixels) {
    if (points.size() <= 2 * pixels)
        return points;
    const double from = points.front().x();
    const double perPixel = (points.back().x() - from) / pixels;
    QList<QPointF> kept{points.front()};
    for (auto first = points.begin(); first != points.end();) {
        const double end = from + (std::floor((first->x() - from) / perPixel) + 1) * perPixel;
        const auto next = std::find_if(
            first + 1, points.end(), [end](const QPointF& p) { return p.x() >= end; });
        const auto [low, high] =
            std::minmax_element(first, next, [](const QPointF& a, const QPointF& b) { return a.y() < b.y(); });
        kept << *std::min(low, high);
        if (low != high)
            kept << *std::max(low, high);
        first = next;
    }
    kept << points.back();
    return kept;
}

double PlotCurves::beside(double x, int steps) const {
    if (m_xs.isEmpty())
        return x;
    qsizetype at = std::lower_bound(m_xs.begin(), m_xs.end(), x) - m_xs.begin();
    if (at == m_xs.size() || (at > 0 && x - m_xs[at - 1] <= m_xs[at] - x))
        --at;
    return m_xs[std::clamp<qsizetype>(at + steps, 0, m_xs.size() - 1)];
}

QString PlotCurves::labelFormat(double step) {
    return QStringLiteral("%.%1f").arg(std::max(0, static_cast<int>(std::ceil(-std::log10(step) - 1e-9))));
}

int PlotCurves::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_curves.size());
}

QString PlotCurves::valueOf(const Curve& curve) const {
    const QPointF* point = pointAt(curve.points, m_cursor);
    return point && !(curve.pointsOnly && point->x() != m_cursor) ? format::text(figureOf(point->y())) : QString();
}

QVariant PlotCurves::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Curve& curve = m_curves[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Title:
        return curve.title;
    case Dashed:
        return curve.dashed;
    case PointsOnly:
        return curve.pointsOnly;
    case Tone:
        return curve.tone < 0 ? index.row() : curve.tone;
    case Value:
        return valueOf(curve);
    case Note:
        return curve.note;
    default:
        return {};
    }
}

QHash<int, QByteArray> PlotCurves::roleNames() const {
    return {{Title, "title"}, {Dashed, "dashed"}, {PointsOnly, "pointsOnly"},
            {Tone, "tone"},   {Value, "value"},   {Note, "note"}};
}

} // namespace boardset
