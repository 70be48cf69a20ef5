// SPDX-License-Identifier: GPL-3.0-or-later
// Open classes: their load is known before anything is solved, and alone they have a closed form.
#pragma once

#include "boardset/queueing/Solution.h"

namespace boardset {

/// What the open classes bring to each station.
struct OpenLoad {
    Vector work;        ///< [station] sum of lambda D: servers kept busy, on average.
    Vector utilisation; ///< [station] work / servers; 0 at delay stations, which nothing can saturate.
};

OpenLoad openLoad(const Network& network);

/// The queueing stations that the open classes bring to utilisation 1 or more.
std::vector<int> overloadedBy(const OpenLoad& load);

/// A network in which some stations serve nobody, and the classes with customers that pass one: closed ones have no
/// customers any more, for all of them wait there; open ones still bring the other stations what they bring.
struct CutNetwork {
    Network network;
    std::vector<int> classes{};
};
CutNetwork cutAt(const Network& network, const std::vector<int>& stations);

/// The probability that an arrival finds all of `servers` busy when `work` of them are busy on average: Erlang's C
/// formula, from the stable recursion B(m) = a B(m-1) / (m + a B(m-1)), C = B / (1 - a/m (1 - B)). Needs work <
/// servers.
double erlangC(int servers, double work);

/// Open classes alone: R_ck = D_ck (1 + (1 + c_s^2) / 2 C / (m (1 - U))), which is D / (1 - U) for one exponential
/// server. Lazowska et al., chapter 6; the M/M/m queue for several servers; Pollaczek and Khinchine's formula for other
/// service, with several servers approximately (Allen and Cunneen). Needs a stable load.
ClosedAnswer solveOpen(const Network& network, const OpenLoad& load);

} // namespace boardset
