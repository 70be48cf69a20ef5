// SPDX-License-Identifier: GPL-3.0-or-later
// A network that is prepared for the solvers.
#pragma once

#include "boardset/queueing/OpenClasses.h"

namespace boardset {

/// Input of every solver. The network must be valid and must outlive this object.
struct Problem {
    explicit Problem(const Network& network_) : network(network_), visits(network_.demands), load(openLoad(network_)) {}
    explicit Problem(Network&&) = delete;

    const Network& network;
    const Visits& visits; ///< The demands by class and station.
    OpenLoad load;
};

} // namespace boardset
