// SPDX-License-Identifier: GPL-3.0-or-later
// The points of a sweep as a table: each value on the x-axis has a column, and each curve has a cell in the column.
#pragma once

#include "RowModel.h"
#include "boardset/sweep/SweepCurves.h"

#include <QStringList>

namespace boardset {

struct SweepColumn {
    double value = 0; ///< Value on the x-axis.
    QString title;    ///< The value on the x-axis as text: "9".
    QStringList cells; ///< Text of each curve's cell: "12,333"; "…" if not calculated yet, "–" if there is no result.
    QStringList whys; ///< For each curve, the reason why there is no result, or a description of what the result omits.
    QList<bool> knees; ///< For each curve, true if the point is a knee.

    ROW_ROLES(SweepColumn, value, title, cells, whys, knees);
};

/// Returns the columns of the table, including cells that are not calculated yet. If `isOfParts` is true, the rows are
/// the curves of parts; otherwise, they are all curves of the sweep.
std::vector<SweepColumn> columnsOf(const Swept& swept, const std::vector<SweepCurve>& curves, bool isOfParts);

} // namespace boardset
