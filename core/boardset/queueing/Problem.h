// SPDX-License-Identifier: GPL-3.0-or-later
// A network made ready for the solvers.
#pragma once

#include "boardset/queueing/OpenClasses.h"

namespace boardset {

/// What every solver wants of a network, which is to be valid and to outlive this.
struct Problem {
    explicit Problem(const Network& network_) : network(network_), visits(network_.demands), load(openLoad(network_)) {}
    explicit Problem(Network&&) = delete;

    const Network& network;
    const Visits& visits; ///< By class and station: the demands.
    OpenLoad load;
};

} // namespace boardset
