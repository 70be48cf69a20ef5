// SPDX-License-Identifier: GPL-3.0-or-later
// What stands on a plot beside its lines: published values, knees, the open scenario.
#pragma once

#include "PlotCurves.h"
#include "boardset/evidence/PlotCurve.h"

#include <QVariantList>

namespace boardset::marks {

/// Lines, and rings for what was published; in MB/s. The last is dashed if `own` and there are others; `open` is the
/// curve with the open scenario, below 0: none. The notes say what the marks are.
std::vector<Curve> curvesOf(const std::vector<PlotCurve>& curves, bool own, int open);

/// partX, partY (on the axes, 0 to 1), tone, label ("22"), tip ("local memory: 22 fill the link. ..."), side (on which
/// the label stands, away from that of a knee close by: -1 left, 1 right, 0 above). Knees beyond the axes are left out.
std::vector<QVariantList> kneesOf(const std::vector<PlotCurve>& curves, const PlotCurves& axes);

/// partX, partY, tone, label ("1,520"; empty where a latency was published), tip, side (-1 above, 1 below, 0 beside its
/// ring), apart (the way to the next label, in parts of the y axis).
std::vector<QVariantList> publishedOf(const std::vector<PlotCurve>& curves, const PlotCurves& axes);

} // namespace boardset::marks
