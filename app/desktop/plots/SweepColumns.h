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
    double value = 0; ///< Value on the x-axis.
    QString title;    ///< The value on the x-axis as text: "9".
    QStringList cells; ///< Text of each curve's cell: "12,333"; "…" if not calculated yet, "–" if there is no result.
    QStringList whys; ///< For each curve, the reason why there is no result, or a description of what the result omits.
    QList<bool> knees; ///< For each curve, true if the point is a knee.

    ROW_ROLES(SweepColumn, value, title, cells, whys, knees);
};

/// Returns the point of the given curve at the given value, both given by index. Null if not calculated yet.
using PointAt = std::function<const SweepPoint*(std::size_t curve, std::size_t value)>;
/// Returns the text of a table cell for a point; empty if the point has no result.
using CellText = std::function<QString(const SweepPoint& point, std::size_t curve)>;

/// Returns the columns of the table. `knees` gives the x of the knee of each curve.
std::vector<SweepColumn> columnsOf(const std::vector<double>& values, std::size_t curves, const PointAt& pointAt,
                                   const CellText& text, const std::map<std::size_t, double>& knees = {});

/// Returns the table columns for all curves of the sweep, including curves without a calculated point.
std::vector<SweepColumn> columnsOf(const SweepRequest& asked, const std::vector<SweepPoint>& points, SweepHeight height,
                                   const std::map<std::size_t, double>& knees);

} // namespace boardset
