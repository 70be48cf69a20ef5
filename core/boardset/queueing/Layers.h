// SPDX-License-Identifier: GPL-3.0-or-later
// Background customers: a network in two layers, of which the upper one never waits for the lower one.
#pragma once

#include "boardset/queueing/Network.h"

namespace boardset {

/// The classes that are served first, and those that get what is left. Each list in the network's order.
struct Layers {
    std::vector<Eigen::Index> foreground;
    std::vector<Eigen::Index> background;
};

Layers layersOf(const Network& network);

/// These classes alone, at all the stations.
Network layerOf(const Network& network, const std::vector<Eigen::Index>& classes);

/// A network of background classes on servers that the foreground keeps busy for a share U_k of the time.
struct Leftover {
    Network network;         ///< Every server slowed to what is left of it: D_ck / (1 - U_k).
    std::vector<int> full{}; ///< Stations of which nothing is left, though somebody wants some.
    bool slowed = false;     ///< Whether anybody is slowed at all.
};

/// The shadow server (Sevcik, 1977; Lazowska et al., chapter 11: "reduced work rate"): a customer of low priority sees
/// a server of its own that is as fast as the share of time that the others leave. Exact are the utilisation and the
/// foreground (preemptive-resume, service exponential). A background customer's time is too short by its wait for the
/// foreground customers that it finds at its arrival, U_1 D_1 / ((1 - U_1) (1 - U_1 - U_2)) at one open server: good
/// where foreground services are short beside those of the background.
Leftover leftOver(Network background, const Vector& utilisation);

} // namespace boardset
