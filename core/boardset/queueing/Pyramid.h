// SPDX-License-Identifier: GPL-3.0-or-later
// The full population and those that lack a few customers, for the third-order Linearizer.
#pragma once

#include "boardset/queueing/Network.h"

#include <vector>

namespace boardset {

/// The populations N - v for every v with up to `depth` missing customers, in order of the number of missing customers.
/// Values for populations with exactly `depth` missing customers are extrapolated from those of the other populations,
/// as if the differences of order `depth` vanished. Let |w| = depth. At the point w, Lagrange's polynomial of degree
/// depth - 1 through the points u of a simplex lattice has the value
///   f(w) = sum_{u <= w, |u| < depth} (-1)^(depth - 1 - |u|) prod_c binomial(w_c, u_c) f(u).
struct Pyramid {
    static constexpr int depth = 3;

    explicit Pyramid(const Vector& population);

    struct Term {
        int point = 0;
        int weight = 0;    ///< Weight of f(u) in the polynomial.
        double linear = 0; ///< Weight if second differences vanish: the mean of f(i+j) + f(i+l) - f(i) for w = i+j+l.
    };
    struct Point {
        std::vector<int> missing;    ///< [class] Number v of missing customers.
        Vector population;           ///< [class] Population N - v, but at least 0 even if N is not whole.
        std::vector<int> below;      ///< [class] Index of the point N - v - e_c; -1 if the class has no customers left.
        std::vector<Term> formula{}; ///< Formula that extrapolates the point's results; empty if it is solved.
    };
    std::vector<Point> points; ///< All populations, starting with the full population.
};

/// Returns the largest number of points of a pyramid: binomial(classes + depth, depth).
double mostPyramidPoints(double classes);

} // namespace boardset
