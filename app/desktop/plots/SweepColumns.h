// SPDX-License-Identifier: GPL-3.0-or-later
// The points of a sweep as a table: each value on the x-axis has a column, and each curve has a cell in the column.
#pragma once

#include "RowModel.h"
#include "boardset/sweep/SweepCurves.h"

#include <QStringList>
#include <functional>
#include <map>

namespace boardset {

struct SweepColumn {
    double value = 0;  ///< Value on the x-axis.
    QString title;     ///< The value as text: "9".
    QStringList cells; ///< By curve: "12,333"; "…" if not calculated yet, "–" without a result.
    QStringList whys;  ///< By curve: reason why there is no result, or what the result leaves out.
    QList<bool> knees; ///< By curve: true if the point is a knee.
    bool operator==(const SweepColumn&) const = default;

    ROW_ROLES(SweepColumn, value, title, cells, whys, knees);
};

/// Returns the point of a curve at a value; both arguments are indices. Null if the point has not been calculated yet.
using PointAt = std::function<const SweepPoint*(std::size_t curve, std::size_t value)>;
/// Returns the text of a cell; empty if there is no result.
using CellText = std::function<QString(const SweepPoint& point, std::size_t curve)>;

/// Returns the columns of the table. `knees` has the x of the knee of each curve.
std::vector<SweepColumn> columnsOf(const std::vector<double>& values, std::size_t curves, const PointAt& pointAt,
                                   const CellText& text, const std::map<std::size_t, double>& knees = {});

/// Returns the columns for all curves of the sweep, including those without a point.
std::vector<SweepColumn> columnsOf(const SweepRequest& asked, const std::vector<SweepPoint>& points, SweepHeight height,
                                   const std::map<std::size_t, double>& knees);

} // namespace boardset
