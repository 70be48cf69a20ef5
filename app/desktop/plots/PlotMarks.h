// SPDX-License-Identifier: GPL-3.0-or-later
// The marks on a plot besides its lines: published values, knees and the open scenario.
#pragma once

#include "PlotCurves.h"
#include "RowModel.h"
#include "boardset/evidence/PlotSeries.h"

namespace boardset::marks {

struct KneeRow {
    double fractionX = 0; ///< Position of the knee on the x-axis, from 0 to 1.
    double fractionY = 0;
    int tone = 0;
    QString label; ///< Label of the knee: "22".
    QString tip;   ///< Explanation: "local memory: 22 outstanding would saturate the link. ...".
    int side = 0;  ///< Side of the label, away from the label of a nearby knee: -1 left, 1 right, 0 above.

    ROW_ROLES(KneeRow, fractionX, fractionY, tone, label, tip, side);
};

struct RingRow {
    double fractionX = 0; ///< Position of the ring on the x-axis, from 0 to 1.
    double fractionY = 0;
    int tone = 0;
    QString label; ///< Label of the ring: "1,520"; empty if a latency was published.
    QString tip;
    int side = 0;     ///< Side of the label: -1 above the ring, 1 below the ring, 0 beside the ring.
    double apart = 0; ///< Distance to the next label, as a fraction of the y-axis.

    ROW_ROLES(RingRow, fractionX, fractionY, tone, label, tip, side, apart);
};

/// Returns the curves as lines, and published values as rings, in MB/s.
/// The last line is dashed if `own` is true and there are other lines.
/// `open` is the index of the open scenario's curve; negative if there is none. The curves' notes explain the marks.
std::vector<Curve> curvesOf(const std::vector<PlotSeries>& curves, bool own, int open);

/// Returns the knees that lie inside the ranges of the axes.
std::vector<KneeRow> kneesOf(const std::vector<PlotSeries>& curves, const PlotCurves& axes);

std::vector<RingRow> publishedOf(const std::vector<PlotSeries>& curves, const PlotCurves& axes);

} // namespace boardset::marks
