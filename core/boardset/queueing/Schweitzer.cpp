// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/Schweitzer.h"

#include "boardset/queueing/ClosedNetwork.h"
#include "boardset/queueing/FixedPoint.h"
#include "boardset/queueing/Variability.h"

#include <algorithm>

namespace boardset {

ClosedAnswer schweitzer(const Problem& problem, double tolerance) {
    const ClosedNetwork closed = closedNetworkOf(problem);
    FixedPoint point(closed.visits);
    point.start(closed.population, closed.think);
    const Variability variability(problem, closed);
    point.setService(variability, true);
    const int iterations = point.solve(closed.population, closed.think, nullptr, tolerance);
    Vector times;
    point.residence(closed.population, nullptr, times);
    ClosedAnswer answer = expand(problem, closed, point.throughput(), times, point.waitedFor());
    answer.iterations = iterations;
    answer.residual = point.residual() <= tolerance ? 0 : std::max(point.residual(), 1e-16);
    return answer;
}

} // namespace boardset
