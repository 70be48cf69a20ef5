// SPDX-License-Identifier: GPL-3.0-or-later
// Exact solution of networks with stations that have several servers.
#pragma once

#include "boardset/queueing/ExactMva.h"

namespace boardset {

/// Returns the cost of convolve() for a network.
Cost costOfConvolution(const Network& network);

/// Solves a network exactly by the convolution algorithm (Buzen 1973; Reiser and Kobayashi 1975). The network may have
/// several classes, stations of several servers, delays and open classes.
///
/// For a station, let u = sum_c D_c z_c, where z_c marks customers of class c, and let v be the work of the open
/// classes at this station. A station of m servers has the generating function
///   phi(w) = sum_{i<m} w^i / i! + w^m / m! S,   S = 1 / (1 - w/m),   w = u + v.
/// The normalising constants G(n) are the coefficients of the product of these functions over all stations.
/// Multiplication by w takes one sweep over the populations, and so does multiplication by S. By Horner's scheme,
/// multiplication by phi takes m sweeps. Then
///   X_c = G(N - e_c) / G(N),   R_ck = D_ck (1 + W_k(N - e_c) / G(N - e_c)),
///   W_k = w^m / (m! m) S^2 (product without k),
/// where the product contains all stations except k. W_k follows from phi' = phi + w^m / (m! m) S^2. The algorithm adds
/// only positive numbers, so it loses no digits. In contrast, the marginal probabilities of load-dependent MVA lose
/// digits by cancellation. Every G(n) is scaled by Schweitzer's throughputs along its path of populations. This scale
/// factor keeps G(n) near 1 and cancels in every quotient.
ClosedAnswer convolve(const Problem& problem);

} // namespace boardset
