// SPDX-License-Identifier: GPL-3.0-or-later
// A network whose customers do not all meet falls apart: each part is a network that can be solved by itself.
#pragma once

#include "boardset/queueing/Problem.h"

namespace boardset {

/// Classes that wait for each other, directly or by way of others, and the stations that they visit. A delay station,
/// where nobody waits, may be in several parts.
struct NetworkPart {
    std::vector<Eigen::Index> classes;
    std::vector<Eigen::Index> stations;
};

/// Every class is in one part; the parts are in the order of their first classes.
std::vector<NetworkPart> independentParts(const Problem& problem);

/// A part as a network of its own; its rows and columns are in the part's order, and have no names.
Network networkOf(const Network& network, const NetworkPart& part);

} // namespace boardset
