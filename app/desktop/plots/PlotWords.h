// SPDX-License-Identifier: GPL-3.0-or-later
// A plot in words: what is read aloud.
#pragma once

#include "boardset/evidence/PlotCurve.h"

#include <QString>

namespace boardset::words {

/// "local memory at 23: 1,404 MB/s · 958 ns · link of slot 0, downstream 92 %", and what is published.
QString pointText(const PlotCurve& curve, const PlotPoint& point);

} // namespace boardset::words
