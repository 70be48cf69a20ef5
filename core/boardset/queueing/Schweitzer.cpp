// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/Schweitzer.h"

#include "boardset/queueing/ClosedNetwork.h"
#include "boardset/queueing/FixedPoint.h"
#include "boardset/queueing/Variability.h"

#include <algorithm>
#include <utility>

namespace boardset {

namespace {

constexpr int roundsOfFactors = 50;     ///< Of variabilities, which follow from throughputs.
constexpr double settledFactor = 1e-10; ///< Change of a factor.

} // namespace

ClosedAnswer schweitzer(const Problem& problem, double tolerance) {
    const ClosedNetwork closed = closedPartOf(problem);
    FixedPoint point(closed.visits);
    point.start(closed.population, closed.think);
    const Variability variability(problem, closed);
    Vector factors = variability.factors(point.throughput());
    int iterations = 0;
    for (int round = 0; round < roundsOfFactors; ++round) {
        if (!variability.isExponential())
            point.setService(factors, variability.own());
        iterations += point.solve(closed.population, closed.think, nullptr, tolerance);
        const Vector before = std::exchange(factors, variability.factors(point.throughput()));
        if ((factors - before).cwiseAbs().sum() <= settledFactor)
            break;
    }
    Vector times;
    point.residence(closed.population, nullptr, times);
    ClosedAnswer answer = expand(problem, closed, point.throughput(), times, point.waitedFor());
    answer.iterations = iterations;
    answer.residual = point.residual() <= tolerance ? 0 : std::max(point.residual(), 1e-16);
    return answer;
}

} // namespace boardset
