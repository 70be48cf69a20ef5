// SPDX-License-Identifier: GPL-3.0-or-later
// The marks on a plot beside its lines: published values, knees and the open scenario.
#pragma once

#include "PlotCurves.h"
#include "RowModel.h"
#include "boardset/evidence/PlotSeries.h"

namespace boardset::marks {

struct KneeRow {
    double fractionX = 0; ///< Position on the axes, 0 to 1.
    double fractionY = 0;
    int tone = 0;
    QString label; ///< Label of the knee: "22".
    QString tip;   ///< "local memory: 22 outstanding would saturate the link. ...".
    int side = 0;  ///< Side of the label, away from that of a close knee: -1 left, 1 right, 0 above.
    bool operator==(const KneeRow&) const = default;

    ROW_ROLES(KneeRow, fractionX, fractionY, tone, label, tip, side);
};

struct RingRow {
    double fractionX = 0; ///< Position on the axes, 0 to 1.
    double fractionY = 0;
    int tone = 0;
    QString label; ///< Label of the ring: "1,520"; empty if a latency was published.
    QString tip;
    int side = 0;     ///< Side of the label: -1 above the ring, 1 below, 0 beside it.
    double apart = 0; ///< Distance to the next label, as a share of the y-axis.
    bool operator==(const RingRow&) const = default;

    ROW_ROLES(RingRow, fractionX, fractionY, tone, label, tip, side, apart);
};

/// Returns the lines, and rings for published values, in MB/s. The last line is dashed if `own` and there are others.
/// `open` is the curve of the open scenario, below 0 if none. The notes explain the marks.
std::vector<Curve> curvesOf(const std::vector<PlotSeries>& curves, bool own, int open);

/// "published: 1,520 MB/s, model +1.9 % (predicted)".
QString publishedText(const PublishedPoint& point);

/// Returns the knees that are inside the axes.
std::vector<KneeRow> kneesOf(const std::vector<PlotSeries>& curves, const PlotCurves& axes);

std::vector<RingRow> publishedOf(const std::vector<PlotSeries>& curves, const PlotCurves& axes);

} // namespace boardset::marks
