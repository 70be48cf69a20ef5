// SPDX-License-Identifier: GPL-3.0-or-later
// The full population and those that lack a few customers, for the third-order Linearizer.
#pragma once

#include "boardset/queueing/Network.h"

#include <vector>

namespace boardset {

/// The full population N, and all populations with up to `depth` missing customers. A vector v gives the number of
/// missing customers of each class, and |v| is their total. The population without them is N - v. The populations are
/// in order of |v|.
///
/// Let f(v) be a result for the population N - v. Results for exactly `depth` missing customers are extrapolated from
/// the other results, as if the differences of order `depth` vanished. For |w| = depth, the extrapolated value is
///   f(w) = sum_{u <= w, |u| < depth} (-1)^(depth - 1 - |u|) prod_c binomial(w_c, u_c) f(u).
/// This is the value at w of Lagrange's polynomial of degree depth - 1 through the points u, a simplex lattice.
struct Pyramid {
    static constexpr int depth = 3;

    explicit Pyramid(const Vector& population);

    struct Term {
        int point = 0;
        int weight = 0; ///< Weight of f(u) if third differences vanish.
        /// Weight of f(u) if second differences vanish. For three missing customers i, j and l, f(i+j+l) is then the
        /// mean of f(i+j) + f(i+l) - f(i) over the choices of i.
        double linear = 0;
    };
    struct Point {
        std::vector<int> missing;    ///< [class] Number of missing customers, v.
        Vector population;           ///< [class] Population N - v, but at least 0 even if N is not whole.
        std::vector<int> below;      ///< [class] Index of the point N - v - e_c; -1 if the class has no customers left.
        std::vector<Term> formula{}; ///< Formula that extrapolates the point's results; empty if it is solved.
    };
    std::vector<Point> points; ///< All populations, starting with the full population.
};

/// Returns the largest number of points of a pyramid: binomial(classes + depth, depth).
double mostPyramidPoints(double classes);

} // namespace boardset
