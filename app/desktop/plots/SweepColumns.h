// SPDX-License-Identifier: GPL-3.0-or-later
// The points of a sweep as a table: a column for each value along the plot, a cell for each curve.
#pragma once

#include "RowModel.h"
#include "boardset/sweep/SweepCurves.h"

#include <QStringList>
#include <functional>
#include <map>

namespace boardset {

struct SweepColumn {
    double value = 0;  ///< Along the plot.
    QString title;     ///< The same as text: "9".
    QStringList cells; ///< By curve: "12,333"; "…" of one that is not solved yet, "–" of one without an answer.
    QStringList whys;  ///< By curve: why it has none, or what it is without.
    QList<bool> knees; ///< By curve.
    bool operator==(const SweepColumn&) const = default;

    ROW_ROLES(SweepColumn, value, title, cells, whys, knees);
};

/// The point of a curve at a value, both by number; null: not solved yet.
using PointAt = std::function<const SweepPoint*(std::size_t curve, std::size_t value)>;
/// What its cell says; empty where it has no answer.
using CellText = std::function<QString(const SweepPoint& point, std::size_t curve)>;

/// `knees` are the x of the knees, by curve.
std::vector<SweepColumn> columnsOf(const std::vector<double>& values, std::size_t curves, const PointAt& pointAt,
                                   const CellText& text, const std::map<std::size_t, double>& knees = {});

/// Of all curves of the sweep, those without a point, too.
std::vector<SweepColumn> columnsOf(const SweepAsked& asked, const std::vector<SweepPoint>& points, SweepHeight height,
                                   const std::map<std::size_t, double>& knees);

} // namespace boardset
