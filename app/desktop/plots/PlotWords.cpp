// SPDX-License-Identifier: GPL-3.0-or-later
#include "PlotWords.h"

#include "Format.h"

namespace boardset::words {

QString pointText(const PlotCurve& curve, const PlotPoint& point) {
    QString words =
        format::tr("%1 at %2: %3 MB/s · %4 ns · %5 %6")
            .arg(format::text(curve.title), format::figure(point.x), format::megabytes(point.bytesPerSecond),
                 format::number(point.latencyNs), format::text(point.bottleneck), format::percent(point.utilisation));
    for (const PublishedPoint& each : curve.published)
        if (each.x == point.x)
            return format::tr("%1 · published: %2").arg(words, format::text(each.value));
    return words;
}

} // namespace boardset::words
