// SPDX-License-Identifier: GPL-3.0-or-later
// Open classes. Their load on each station is known in advance, and a network with only open classes has a solution in
// closed form.
#pragma once

#include "boardset/queueing/Solution.h"

namespace boardset {

/// The load that the open classes cause on each station.
struct OpenLoad {
    Vector demand;      ///< [station] Sum of lambda D, which is the mean number of busy servers.
    Vector utilisation; ///< [station] `demand` / servers; 0 at delay stations, which cannot saturate.
};

/// Returns the load that the open classes of a network cause.
OpenLoad openLoad(const Network& network);

/// Returns the queueing stations whose utilisation by open classes is 1 or more.
std::vector<int> overloadedBy(const OpenLoad& load);

/// A network without service at some stations, and the classes whose customers visit any of these stations. Such closed
/// classes lose all their customers, which wait at these stations. Open classes keep their load on the other stations.
struct ReducedNetwork {
    Network network;
    std::vector<int> classes{};
};
/// Returns the network without service at the given stations.
ReducedNetwork reducedAt(const Network& network, const std::vector<int>& stations);

/// Returns the probability that an arrival finds all m servers busy if a servers are busy on average (m = `servers`,
/// a = `work`). The result is Erlang's C formula, computed by the stable recursion B(m) = a B(m-1) / (m + a B(m-1)),
/// C = B / (1 - a/m (1 - B)). Requires work < servers.
double erlangC(int servers, double work);

/// Solves a network with only open classes. For class c at station k with m servers, R_ck is the residence time and
/// D_ck the demand. U is the station's utilisation, and c_s the coefficient of variation of its service times:
///   R_ck = D_ck (1 + (1 + c_s^2) / 2 C / (m (1 - U))).
/// C is Erlang's C formula for m servers; see erlangC(). For one exponential server, R_ck is D_ck / (1 - U). Requires a
/// stable load.
///
/// Sources: Lazowska et al., chapter 6; for several servers, the M/M/m queue; for service that is not exponential, the
/// formula of Pollaczek and Khinchine. With several servers, this formula is approximate (Allen and Cunneen).
ClosedAnswer solveOpen(const Network& network, const OpenLoad& load);

} // namespace boardset
