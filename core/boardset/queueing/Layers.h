// SPDX-License-Identifier: GPL-3.0-or-later
// Background customers. A network is divided into a foreground and a background. The foreground never waits for the
// background.
#pragma once

#include "boardset/queueing/Network.h"

namespace boardset {

/// The foreground classes, which are served first, and the background classes, which use the remaining capacity. Both
/// lists are in the network's order.
struct Layers {
    std::vector<Eigen::Index> foreground;
    std::vector<Eigen::Index> background;
};

/// Divides the classes of a network into foreground and background according to CustomerClass::background.
Layers layersOf(const Network& network);

/// Returns the network with only the given classes, and with all stations.
Network layerOf(const Network& network, const std::vector<Eigen::Index>& classes);

/// The network of the background classes.
/// The foreground keeps the servers of station k busy for a share U_k of the time.
struct BackgroundNetwork {
    Network network;         ///< Network in which each server has its remaining capacity; demands are D_ck / (1 - U_k).
    std::vector<int> full{}; ///< Indices of the stations without remaining capacity that any background class visits.
    bool slowed = false;     ///< True if the foreground slows down any background class.
};

/// Returns the shadow-server network (Sevcik, 1977; Lazowska et al., chapter 11: "reduced work rate"). A background
/// customer sees a server of its own, whose speed is the share of time that the foreground leaves. The utilisations and
/// the foreground's results are exact for preemptive-resume priority and exponential service. The computed time of a
/// background customer is too short: it does not include the wait for foreground customers that the customer finds on
/// arrival. At one server with open classes, this wait is U_1 D_1 / ((1 - U_1) (1 - U_1 - U_2)). U_1 is the
/// utilisation and D_1 the demand of the foreground; U_2 is the utilisation of the background. The error is small if
/// services of the foreground are short compared with those of the background.
BackgroundNetwork backgroundNetwork(Network background, const Vector& utilisation);

} // namespace boardset
