// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/Runs.h"

#include <algorithm>
#include <cmath>

namespace boardset {

double coveredParts(int parts, double streams) {
    return parts * (1 - std::pow(1 - 1.0 / parts, streams));
}

double runSecondsOf(const ClassRow& row) {
    const Walk& walk = row.costs->walk();
    const auto runs = walk.number("runs");
    const double window = row.outstandingPerThread * row.bytes;
    const int parts = walk.circumstances().parts;
    if (!runs || parts < 2 || window >= walk.circumstances().regionPiece)
        return 0;
    double seconds = 0; // that a piece costs the part that it lies on, or the way there
    for (const AccessShare& access : row.accesses) {
        double slowest = 0;
        for (const StationCost& cost : access.cost->stations) {
            const StationPlace& place = access.costs->stations().at(cost.station);
            slowest = std::max(slowest, place.isDelay ? 0 : cost.seconds / place.servers);
        }
        seconds += access.share * slowest;
    }
    return seconds / coveredParts(parts, *runs * row.count());
}

} // namespace boardset
