// SPDX-License-Identifier: GPL-3.0-or-later
// The accurate approximation, for networks that are too large for an exact solution.
#pragma once

#include "boardset/queueing/ClosedNetwork.h"
#include "boardset/queueing/ExactMva.h"

namespace boardset {

/// Solves a network by Linearizer (Chandy and Neuse, 1982). Schweitzer-Bard assumes that a class's share
/// F_ck = Q_ck / N_c at a station does not depend on the population. Linearizer assumes that this dependence is linear.
/// It solves the network for the population N and for each N - e_j. From the differences
/// Delta_ckj = F_ck(N - e_j) - F_ck(N), it corrects the arrival queues:
///   Q_k(n - e_j) = Q_k(n) - F_jk(n) + sum_c (n - e_j)_c Delta_ckj.
/// These rounds are repeated until the throughputs settle. In the form of de Souza e Silva and Muntz (1990), a round
/// takes O(classes x demands that are not zero).
///
/// Stations of several servers use the probabilities of ServerMarginals. The fitted server of ClosedNetwork replaces
/// these if the probabilities do not settle, if open classes visit the station, or if the station has very many
/// servers. With few classes, a third level takes only a few milliseconds. DeepLinearizer then continues from this
/// solution. Its answer is dropped if it has not settled after `deepIterations`. If Linearizer itself has not settled
/// after ten times the expected work, the answer is its last state, with a residual.
ClosedAnswer linearize(const Problem& problem, double tolerance, int deepIterations);

/// Returns the approximate cost in multiply-adds and bytes, for the number of rounds that networks of machines
/// typically need. A network that settles slowly takes up to five times as many rounds. If `deep` is true, the cost
/// includes the third level wherever that level is cheap.
Cost costOfLinearizer(const Problem& problem, bool deep = true);

} // namespace boardset
