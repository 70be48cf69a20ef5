// SPDX-License-Identifier: GPL-3.0-or-later
#include "SweepColumns.h"

#include "Format.h"

namespace boardset {

std::vector<SweepColumn> columnsOf(const std::vector<double>& values, std::size_t curves, const PointAt& pointAt,
                                   const CellText& text, const std::map<std::size_t, double>& knees) {
    std::vector<SweepColumn> columns;
    for (std::size_t i = 0; i < values.size(); ++i) {
        SweepColumn column{values[i], format::text(figureOf(values[i])), {}, {}, {}};
        for (std::size_t curve = 0; curve < curves; ++curve) {
            const SweepPoint* const point = pointAt(curve, i);
            const QString said = point != nullptr ? text(*point, curve) : QStringLiteral("…");
            const auto knee = knees.find(curve);
            column.knees << (knee != knees.end() && knee->second == values[i]);
            column.whys << (point ? format::text(point->isSolved ? point->without : point->reason) : QString());
            column.cells << (said.isEmpty() ? QStringLiteral("–") : said);
        }
        columns.push_back(std::move(column));
    }
    return columns;
}

std::vector<SweepColumn> columnsOf(const SweepRequest& asked, const std::vector<SweepPoint>& points, SweepHeight height,
                                   const std::map<std::size_t, double>& knees) {
    const std::vector<double>& values = asked.over.values;
    const std::size_t curves = values.empty() ? 0 : asked.points() / values.size();
    const TimeUnit time = latencyUnitOf(points);
    const auto pointAt = [&](std::size_t curve, std::size_t value) {
        const std::size_t at = curve * values.size() + value; // points are delivered curve by curve
        return at < points.size() ? &points[at] : nullptr;
    };
    const auto text = [&](const SweepPoint& point, std::size_t) {
        return isShown(point, height) ? format::text(figureOf(heightOf(point, height, time))) : QString();
    };
    return columnsOf(values, curves, pointAt, text, knees);
}

} // namespace boardset
