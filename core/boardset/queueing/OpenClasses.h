// SPDX-License-Identifier: GPL-3.0-or-later
// Open classes: their load on each station is known in advance, and a network of open classes alone has a closed form.
#pragma once

#include "boardset/queueing/Solution.h"

namespace boardset {

/// Load of the open classes on each station.
struct OpenLoad {
    Vector demand;      ///< [station] Sum of lambda D: the mean number of busy servers.
    Vector utilisation; ///< [station] `demand` / servers; 0 at delay stations, which cannot saturate.
};

/// Returns the load of the open classes of a network.
OpenLoad openLoad(const Network& network);

/// Returns the queueing stations whose utilisation by open classes is 1 or more.
std::vector<int> overloadedBy(const OpenLoad& load);

/// A network without service at some stations, and the classes whose customers visit one of these stations. Closed
/// classes among them lose all their customers, which wait at these stations. Open classes keep their load on the other
/// stations.
struct ReducedNetwork {
    Network network;
    std::vector<int> classes{};
};
/// Returns the network without service at these stations.
ReducedNetwork reducedAt(const Network& network, const std::vector<int>& stations);

/// Returns the probability that an arrival finds all m servers busy if a of them are busy on average (m = `servers`,
/// a = `work`). This is Erlang's C formula, computed by the stable recursion B(m) = a B(m-1) / (m + a B(m-1)),
/// C = B / (1 - a/m (1 - B)). Requires work < servers.
double erlangC(int servers, double work);

/// Solves open classes alone: R_ck = D_ck (1 + (1 + c_s^2) / 2 C / (m (1 - U))), where C is Erlang's C formula for m
/// servers. For one exponential server this is D / (1 - U). Sources: Lazowska et al., chapter 6; the M/M/m queue for
/// several servers; Pollaczek and Khinchine's formula for service that is not exponential, which is approximate with
/// several servers (Allen and Cunneen). Requires a stable load.
ClosedAnswer solveOpen(const Network& network, const OpenLoad& load);

} // namespace boardset
