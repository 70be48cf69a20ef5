// SPDX-License-Identifier: GPL-3.0-or-later
// The most accurate approximation, for networks that are too large for an exact solution.
#pragma once

#include "boardset/queueing/ClosedNetwork.h"
#include "boardset/queueing/ExactMva.h"

namespace boardset {

/// Solves a network by Linearizer (Chandy and Neuse, 1982).
///
/// N is the population, N_c the number of customers of class c, and e_j one customer of class j. Q_ck is the number of
/// customers of class c at station k, and Q_k that of all classes. F_ck = Q_ck / N_c is the share of a class's
/// customers that are at the station. Schweitzer-Bard assumes that the share does not depend on the population.
/// Linearizer assumes that the share depends linearly on the population. It solves the network for the population N and
/// for each N - e_j. From the differences Delta_ckj = F_ck(N - e_j) - F_ck(N), it corrects the queues that arriving
/// customers find, for n = N and for each n = N - e_i:
///   Q_k(n - e_j) = Q_k(n) - F_jk(n) + sum_c (n - e_j)_c Delta_ckj.
/// These rounds are repeated until the throughputs converge. In the form of de Souza e Silva and Muntz (1990), a round
/// takes O(classes x demands that are not zero).
///
/// Stations of several servers use the probabilities of ServerMarginals. The fitted server of ClosedNetwork replaces
/// the probabilities if they do not converge, if open classes visit the station, or if the station has very many
/// servers.
///
/// If Linearizer has not converged after ten times its estimated cost, the result is its last state, with a residual.
ClosedAnswer linearize(const Problem& problem, double tolerance);

/// Returns the approximate cost in multiply-adds and bytes, for the number of rounds that networks of machines
/// typically need. A network that converges slowly takes up to five times as many rounds.
Cost costOfLinearizer(const Problem& problem);

} // namespace boardset
