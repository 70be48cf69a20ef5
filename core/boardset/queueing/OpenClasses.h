// SPDX-License-Identifier: GPL-3.0-or-later
// Open classes: their load on each station is known in advance, and a network of open classes alone has a closed form.
#pragma once

#include "boardset/queueing/Solution.h"

namespace boardset {

/// Load of the open classes on each station.
struct OpenLoad {
    Vector demand;      ///< [station] Sum of lambda D: servers kept busy, on average.
    Vector utilisation; ///< [station] Work / servers; 0 at delay stations, which cannot saturate.
};

/// Returns the load of the open classes of a network.
OpenLoad openLoad(const Network& network);

/// Returns the queueing stations whose utilisation by open classes is 1 or more.
std::vector<int> overloadedBy(const OpenLoad& load);

/// A network without service at some stations, and the classes with customers that visit one of them. Closed classes
/// among them lose all their customers, which wait at those stations. Open ones keep their load on other stations.
struct ReducedNetwork {
    Network network;
    std::vector<int> classes{};
};
/// Returns the network without service at these stations.
ReducedNetwork reducedAt(const Network& network, const std::vector<int>& stations);

/// Probability that an arrival finds all of `servers` busy if `work` of them are busy on average: Erlang's C formula,
/// from the stable recursion B(m) = a B(m-1) / (m + a B(m-1)), C = B / (1 - a/m (1 - B)). Requires work < servers.
double erlangC(int servers, double work);

/// Solves open classes alone: R_ck = D_ck (1 + (1 + c_s^2) / 2 C / (m (1 - U))), which is D / (1 - U) for one
/// exponential server. Sources: Lazowska et al., chapter 6; for several servers the M/M/m queue; for other service
/// Pollaczek and Khinchine's formula, which is approximate with several servers (Allen and Cunneen). Requires a stable
/// load.
ClosedAnswer solveOpen(const Network& network, const OpenLoad& load);

} // namespace boardset
