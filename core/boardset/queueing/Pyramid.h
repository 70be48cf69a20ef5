// SPDX-License-Identifier: GPL-3.0-or-later
// The populations just below the full one, for the third-order Linearizer.
#pragma once

#include "boardset/queueing/Network.h"

#include <vector>

namespace boardset {

/// The populations N - v for every v of up to `depth` customers, in order of the number of missing customers. Values
/// for populations with exactly `depth` missing customers are extrapolated from those of the other populations, as if
/// the differences of order `depth` vanished. Lagrange's polynomial of degree depth - 1 through the points u of a
/// simplex lattice has this value at a point w with |w| = depth:
///   f(w) = sum_{u <= w, |u| < depth} (-1)^(depth - 1 - |u|) prod_c binomial(w_c, u_c) f(u).
struct Pyramid {
    static constexpr int depth = 3;

    explicit Pyramid(const Vector& population);

    struct Term {
        int point = 0;
        int weight = 0;    ///< Weight in the formula above.
        double linear = 0; ///< Weight if second differences vanish: mean of f(i+j) + f(i+l) - f(i), w = i+j+l.
    };
    struct Point {
        std::vector<int> missing;    ///< [class] v.
        Vector population;           ///< [class] N - v, at least 0, because populations need not be whole.
        std::vector<int> below;      ///< [class] Index of the point N - v - e_c; -1 if the class has no customers left.
        std::vector<Term> formula{}; ///< Formula that extrapolates the point; empty for points that are solved.
    };
    std::vector<Point> points; ///< All populations, the full one first.
};

/// Returns the largest number of points of a pyramid: binomial(classes + depth, depth).
double mostPyramidPoints(double classes);

} // namespace boardset
