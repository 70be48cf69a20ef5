// SPDX-License-Identifier: GPL-3.0-or-later
// What stands on a plot beside its lines: published values, knees, the open scenario.
#pragma once

#include "PlotCurves.h"
#include "RowModel.h"
#include "boardset/evidence/PlotCurve.h"

namespace boardset::marks {

struct KneeRow {
    double partX = 0; ///< On the axes, 0 to 1.
    double partY = 0;
    int tone = 0;
    QString label; ///< "22".
    QString tip;   ///< "local memory: 22 fill the link. ...".
    int side = 0;  ///< On which the label stands, away from that of a knee close by: -1 left, 1 right, 0 above.
    bool operator==(const KneeRow&) const = default;

    ROW_ROLES(KneeRow, partX, partY, tone, label, tip, side);
};

struct RingRow {
    double partX = 0; ///< On the axes, 0 to 1.
    double partY = 0;
    int tone = 0;
    QString label; ///< "1,520"; empty where a latency was published.
    QString tip;
    int side = 0;     ///< -1 above, 1 below, 0 beside its ring.
    double apart = 0; ///< The way to the next label, in parts of the y axis.
    bool operator==(const RingRow&) const = default;

    ROW_ROLES(RingRow, partX, partY, tone, label, tip, side, apart);
};

/// Lines, and rings for what was published; in MB/s. The last is dashed if `own` and there are others; `open` is the
/// curve with the open scenario, below 0: none. The notes say what the marks are.
std::vector<Curve> curvesOf(const std::vector<PlotCurve>& curves, bool own, int open);

/// "published: 1,520 MB/s, model +1.9 % (predicted)".
QString publishedText(const PublishedPoint& point);

/// Knees beyond the axes are left out.
std::vector<KneeRow> kneesOf(const std::vector<PlotCurve>& curves, const PlotCurves& axes);

std::vector<RingRow> publishedOf(const std::vector<PlotCurve>& curves, const PlotCurves& axes);

} // namespace boardset::marks
