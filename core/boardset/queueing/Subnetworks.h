// SPDX-License-Identifier: GPL-3.0-or-later
// Divides a network into independent sub-networks. Each of them can be solved alone, because their customers never
// meet.
#pragma once

#include "boardset/queueing/Problem.h"

namespace boardset {

/// Classes that wait for each other, directly or through other classes, and the stations that these classes visit. A
/// delay station has no queue and may belong to several sub-networks.
struct Subnetwork {
    std::vector<Eigen::Index> classes;
    std::vector<Eigen::Index> stations;
};

/// Returns the sub-networks in the order of their first classes. Every class is in exactly one sub-network.
std::vector<Subnetwork> independentSubnetworks(const Problem& problem);

/// Converts a sub-network to a network. Its classes and stations keep their order but have no names.
Network networkOf(const Network& network, const Subnetwork& part);

} // namespace boardset
