// SPDX-License-Identifier: GPL-3.0-or-later
// A network made ready for the solvers.
#pragma once

#include "boardset/queueing/OpenClasses.h"
#include "boardset/queueing/Visits.h"

#include <utility>

namespace boardset {

/// What every solver wants of a network, which is to be valid and to outlive this.
struct Problem {
    explicit Problem(const Network& network_) : Problem(network_, Visits(network_.demands)) {}
    Problem(const Network& network_, Visits visits_)
        : network(network_), visits(std::move(visits_)), load(openLoad(network_)) {}
    explicit Problem(Network&&) = delete;

    const Network& network;
    Visits visits; ///< By class and station.
    OpenLoad load;
};

} // namespace boardset
