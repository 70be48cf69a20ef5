// SPDX-License-Identifier: GPL-3.0-or-later
// The populations just below the full one, as the third-order Linearizer sees them.
#pragma once

#include "boardset/queueing/Network.h"

#include <vector>

namespace boardset {

/// The populations N - v for every v of up to `depth` customers, in order of how many are missing. What is unknown of
/// those with exactly `depth` missing is extrapolated from the others, as if the differences of order `depth` vanished:
/// Lagrange's polynomial of degree depth - 1 through the points u of a simplex lattice, at w with |w| = depth, is
///   f(w) = sum_{u <= w, |u| < depth} (-1)^(depth - 1 - |u|) prod_c binomial(w_c, u_c) f(u).
struct Pyramid {
    static constexpr int depth = 3;

    explicit Pyramid(const Vector& population);

    struct Term {
        int point = 0;
        int weight = 0;    ///< Of the formula above.
        double linear = 0; ///< If second differences vanish already: the mean of f(i+j) + f(i+l) - f(i), w = i+j+l.
    };
    struct Point {
        std::vector<int> missing;    ///< [class] v.
        Vector population;           ///< [class] N - v, at least 0: populations need not be whole.
        std::vector<int> below;      ///< [class] the point N - v - e_c; -1 if nobody of the class is left.
        std::vector<Term> formula{}; ///< How it is extrapolated; empty for those with fewer missing.
    };
    std::vector<Point> points; ///< The full population first.
};

/// How many points a pyramid has at most: binomial(classes + depth, depth).
double mostPyramidPoints(double classes);

} // namespace boardset
