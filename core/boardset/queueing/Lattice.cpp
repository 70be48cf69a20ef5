// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/Lattice.h"

#include <algorithm>

namespace boardset {

namespace {

constexpr double mostCustomers = 1e9; ///< With more populations, no exact method is feasible.

} // namespace

Lattice::Lattice(const Network& network) {
    for (std::size_t c = 0; c < network.classes.size(); ++c)
        if (isClosed(network.classes[c]) && network.classes[c].population > 0)
            classes.push_back(static_cast<Eigen::Index>(c));
    const auto population = [&](Eigen::Index c) { return network.classes[static_cast<std::size_t>(c)].population; };
    std::stable_sort(classes.begin(), classes.end(),
                     [&](Eigen::Index a, Eigen::Index b) { return population(a) > population(b); });
    for (const Eigen::Index c : classes) {
        points *= population(c) + 1;
        limit.push_back(static_cast<std::size_t>(std::min(population(c), mostCustomers)));
        customers += limit.back();
    }
    stride.assign(limit.size(), 1);
    for (std::size_t axis = limit.size(); axis-- > 1;)
        stride[axis - 1] = stride[axis] * (limit[axis] + 1);
}

void Lattice::next(std::vector<std::size_t>& n) const {
    for (std::size_t axis = n.size(); axis-- > 0;) {
        if (n[axis] < limit[axis]) {
            ++n[axis];
            return;
        }
        n[axis] = 0;
    }
}

void Lattice::previous(std::vector<std::size_t>& n) const {
    for (std::size_t axis = n.size(); axis-- > 0;) {
        if (n[axis] > 0) {
            --n[axis];
            return;
        }
        n[axis] = limit[axis];
    }
}

} // namespace boardset
