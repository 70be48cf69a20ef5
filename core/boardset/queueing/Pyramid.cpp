// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/Pyramid.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace boardset {

namespace {

int missingIn(const std::vector<int>& list) {
    return std::accumulate(list.begin(), list.end(), 0);
}

/// Returns the binomial coefficient n over k, for k up to `depth`; 0 if k exceeds n.
int binomialOf(int n, int k) {
    int result = 1;
    for (int i = 0; i < k; ++i)
        result = result * (n - i) / (i + 1);
    return result;
}

/// Returns prod_c binomialOf(w_c, u_c), which is 0 unless u <= w.
int stepsDown(const std::vector<int>& u, const std::vector<int>& w) {
    int result = 1;
    for (std::size_t c = 0; c < u.size(); ++c)
        result *= binomialOf(w[c], u[c]);
    return result;
}

/// Returns the formula that extrapolates point w from the points with fewer missing customers.
std::vector<Pyramid::Term> formulaOf(const std::vector<int>& w, const std::vector<Pyramid::Point>& points) {
    std::vector<Pyramid::Term> formula;
    for (std::size_t u = 0; u < points.size() && missingIn(points[u].missing) < Pyramid::depth; ++u) {
        const int number = stepsDown(points[u].missing, w);
        const int above = Pyramid::depth - 1 - missingIn(points[u].missing);
        if (number > 0) {
            const double linear = above == 0 ? 2.0 / 3 * number : above == 1 ? -1.0 / 3 * number : 0;
            formula.push_back({int(u), above % 2 == 0 ? number : -number, linear});
        }
    }
    return formula;
}

} // namespace

Pyramid::Pyramid(const Vector& population) {
    const auto classes = std::size_t(population.size());
    std::map<std::vector<int>, int> place;
    const auto find = [&](const std::vector<int>& missing) {
        const auto [found, isNew] = place.try_emplace(missing, int(points.size()));
        if (isNew) {
            Point point{missing, population, std::vector<int>(classes, -1)};
            for (std::size_t c = 0; c < classes; ++c) {
                const auto row = Eigen::Index(c);
                point.population[row] = std::max(0.0, population[row] - missing[c]);
            }
            points.push_back(std::move(point));
        }
        return found->second;
    };
    find(std::vector<int>(classes, 0));
    for (std::size_t i = 0; i < points.size(); ++i) { // the loop appends points
        std::vector<int> missing = points[i].missing;
        if (missingIn(missing) == depth) {
            points[i].formula = formulaOf(missing, points);
            continue;
        }
        for (std::size_t c = 0; c < classes; ++c) {
            if (points[i].population[Eigen::Index(c)] > 0) {
                ++missing[c];
                const int below = find(missing);
                points[i].below[c] = below;
                --missing[c];
            }
        }
    }
}

double mostPyramidPoints(double classes) {
    double result = 1;
    for (int i = 1; i <= Pyramid::depth; ++i)
        result *= (classes + i) / i;
    return result;
}

} // namespace boardset
