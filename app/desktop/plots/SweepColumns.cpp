// SPDX-License-Identifier: GPL-3.0-or-later
#include "SweepColumns.h"

#include "Format.h"

namespace boardset {

std::vector<SweepColumn> columnsOf(const SweepAsked& asked, const std::vector<SweepPoint>& points, SweepHeight height,
                                   const std::map<std::size_t, double>& knees) {
    const std::vector<double>& values = asked.over.values;
    const std::size_t curves = values.empty() ? 0 : asked.points() / values.size();
    std::vector<SweepColumn> columns;
    const TimeUnit time = latencyUnitOf(points);
    for (std::size_t i = 0; i < values.size(); ++i) {
        SweepColumn column{values[i], format::figure(values[i]), {}, {}, {}};
        for (std::size_t curve = 0; curve < curves; ++curve) {
            const std::size_t at = curve * values.size() + i; // in the order in which they come
            const SweepPoint* const point = at < points.size() ? &points[at] : nullptr;
            const auto knee = knees.find(curve);
            column.knees << (knee != knees.end() && knee->second == values[i]);
            column.whys << (point && !point->isSolved ? format::text(point->reason) : QString());
            column.cells << (!point                    ? QStringLiteral("…")
                             : isShown(*point, height) ? format::figure(heightOf(*point, height, time))
                                                       : QStringLiteral("–"));
        }
        columns.push_back(std::move(column));
    }
    return columns;
}

} // namespace boardset
