// SPDX-License-Identifier: GPL-3.0-or-later
#include "SweepColumns.h"

#include "Format.h"

namespace boardset {

namespace {

/// Returns the text of a curve's point; empty if the point has no result.
QString textAt(const SweepCurve& curve, double x) {
    const std::vector<PlotPoint>& points = curve.line.points;
    const auto at = std::ranges::lower_bound(points, x, {}, &PlotPoint::x);
    return at == points.end() || at->x != x ? QString() : format::text(figureOf(at->throughput));
}

/// Adds the cell of one curve. `point` is null if it is not calculated yet.
void addCell(SweepColumn& column, const SweepPoint* point, const SweepCurve& curve) {
    const QString text = point ? textAt(curve, column.value) : QStringLiteral("…");
    column.cells << (text.isEmpty() ? QStringLiteral("–") : text);
    column.whys << (point ? format::text(point->isSolved ? point->without : point->reason) : QString());
    column.knees << std::ranges::any_of(curve.marks,
                                        [&](const SweepMark& mark) { return mark.isKnee && mark.x == column.value; });
}

} // namespace

std::vector<SweepColumn> columnsOf(const Swept& swept, const std::vector<SweepCurve>& curves, bool isOfParts) {
    const SweepCurve none{}; // a curve without points
    std::vector<SweepColumn> columns;
    const std::vector<double>& values = swept.asked.over.values;
    if (swept.points.empty())
        return columns;
    for (const double value : values)
        columns.push_back({value, format::text(figureOf(value)), {}, {}, {}});
    const std::size_t rows = isOfParts ? curves.size() : swept.asked.points() / values.size();
    for (std::size_t row = 0; row < rows; ++row) {
        const auto found = std::ranges::find(curves, row, &SweepCurve::number);
        const SweepCurve& curve = found == curves.end() ? none : *found;
        const std::size_t first = isOfParts ? 0 : row * values.size(); // points are delivered curve by curve
        for (std::size_t i = 0; i < values.size(); ++i)
            addCell(columns[i], first + i < swept.points.size() ? &swept.points[first + i] : nullptr, curve);
    }
    return columns;
}

} // namespace boardset
