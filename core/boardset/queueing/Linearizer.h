// SPDX-License-Identifier: GPL-3.0-or-later
// The accurate approximation, for networks that are too large to be exact.
#pragma once

#include "boardset/queueing/ClosedNetwork.h"
#include "boardset/queueing/ExactMva.h"

namespace boardset {

/// Chandy and Neuse (1982). Schweitzer-Bard assumes that the share F_ck = Q_ck / N_c of a class that is at a station
/// does not depend on the population. Linearizer assumes that it depends on it linearly: it solves for the population N
/// and for each N - e_j, takes the differences Delta_ckj = F_ck(N - e_j) - F_ck(N), and corrects the arrival queues:
///   Q_k(n - e_j) = Q_k(n) - F_jk(n) + sum_c (n - e_j)_c Delta_ckj,
/// until the throughputs settle. In the form of de Souza e Silva and Muntz (1990): O(classes x demands that are not
/// zero) a round. Stations of several servers carry their probabilities along, see ServerMarginals; where those do not
/// settle, where open classes visit them, or where there are very many servers, the fitted stand-in of ClosedNetwork
/// takes their place. Where a third level costs no more than a few milliseconds, which is with few classes,
/// DeepLinearizer goes on from there. It is left at two if the third has not settled after `deepIterations`.
/// What has not settled after ten times the work that was to be expected is given as it stands, with what still
/// changed.
ClosedAnswer linearize(const Problem& problem, double tolerance, int deepIterations);

/// Multiply-adds and bytes, roughly: by the rounds that machines take; what settles slowly takes up to five times as
/// many.
/// `deep`: with the third level, where that is cheap.
Cost costOfLinearizer(const Problem& problem, bool deep = true);

} // namespace boardset
