// SPDX-License-Identifier: GPL-3.0-or-later
// Splits a network into independent sub-networks, each of which can be solved alone, because their customers never
// meet.
#pragma once

#include "boardset/queueing/Problem.h"

namespace boardset {

/// Classes that wait for each other, directly or through other classes, and the stations that they visit. A delay
/// station, which has no queue, may be in several sub-networks.
struct Subnetwork {
    std::vector<Eigen::Index> classes;
    std::vector<Eigen::Index> stations;
};

/// Returns the sub-networks in the order of their first classes. Every class is in exactly one.
std::vector<Subnetwork> independentSubnetworks(const Problem& problem);

/// Returns a sub-network as a network. Its classes and stations keep their order but have no names.
Network networkOf(const Network& network, const Subnetwork& part);

} // namespace boardset
