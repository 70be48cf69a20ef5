// SPDX-License-Identifier: GPL-3.0-or-later
// The accurate approximation, for networks that are too large for an exact solution.
#pragma once

#include "boardset/queueing/ClosedNetwork.h"
#include "boardset/queueing/ExactMva.h"

namespace boardset {

/// Solves a network by Linearizer (Chandy and Neuse, 1982). Schweitzer-Bard assumes that the share F_ck = Q_ck / N_c of
/// a class at a station does not depend on the population. Linearizer assumes that the dependence is linear: it solves
/// for the population N and for each N - e_j, takes the differences Delta_ckj = F_ck(N - e_j) - F_ck(N), and corrects
/// the arrival queues:
///   Q_k(n - e_j) = Q_k(n) - F_jk(n) + sum_c (n - e_j)_c Delta_ckj,
/// until the throughputs settle. In the form of de Souza e Silva and Muntz (1990), a round takes O(classes x demands
/// that are not zero). Stations of several servers use the probabilities of ServerMarginals. The fitted server of
/// ClosedNetwork replaces them if they don't settle, if open classes visit the station, or if it has very many servers.
/// With few classes, where a third level takes only a few milliseconds, DeepLinearizer continues from this solution;
/// its answer is dropped if it has not settled after `deepIterations`. If this iteration has not settled after ten
/// times the expected work, the answer is its last state, with a residual.
ClosedAnswer linearize(const Problem& problem, double tolerance, int deepIterations);

/// Approximate cost in multiply-adds and bytes, for the number of rounds that networks of machines typically need. A
/// network that settles slowly takes up to five times as many rounds. `deep` includes the third level where it is
/// cheap.
Cost costOfLinearizer(const Problem& problem, bool deep = true);

} // namespace boardset
