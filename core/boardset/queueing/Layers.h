// SPDX-License-Identifier: GPL-3.0-or-later
// Background customers: the network consists of a foreground and a background for which the foreground never waits.
#pragma once

#include "boardset/queueing/Network.h"

namespace boardset {

/// The foreground classes, which are served first, and the background classes, which get the remaining capacity.
/// Both lists are in the network's order.
struct Layers {
    std::vector<Eigen::Index> foreground;
    std::vector<Eigen::Index> background;
};

/// Splits the classes of a network by CustomerClass::background.
Layers layersOf(const Network& network);

/// Returns the network with these classes only, at all stations.
Network layerOf(const Network& network, const std::vector<Eigen::Index>& classes);

/// A network of background classes on servers that the foreground keeps busy for a share U_k of the time.
struct BackgroundNetwork {
    Network network;         ///< Network in which every server has only its remaining capacity: D_ck / (1 - U_k).
    std::vector<int> full{}; ///< Indices of stations without remaining capacity that a background class visits.
    bool slowed = false;     ///< True if the foreground slows any background class.
};

/// Returns the shadow-server network (Sevcik, 1977; Lazowska et al., chapter 11: "reduced work rate"). A background
/// customer sees a server of its own, whose speed is the share of time that the foreground leaves. The utilisations and
/// the results of the foreground are exact for preemptive-resume priority and exponential service.
/// The time of a background customer is too short, because its wait for foreground customers that it finds at its
/// arrival is missing. At one server with open classes, this wait is U_1 D_1 / ((1 - U_1) (1 - U_1 - U_2)), where 1 is
/// the foreground and 2 the background. The error is small if foreground services are short compared with those of the
/// background.
BackgroundNetwork backgroundNetwork(Network background, const Vector& utilisation);

} // namespace boardset
