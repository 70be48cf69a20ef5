// SPDX-License-Identifier: GPL-3.0-or-later
// Exact solution of networks in which stations have several servers.
#pragma once

#include "boardset/queueing/ExactMva.h"

namespace boardset {

/// Returns the cost of convolve() for a network.
Cost costOfConvolution(const Network& network);

/// Solves a network exactly by the convolution algorithm (Buzen 1973; Reiser and Kobayashi 1975), with classes,
/// stations of several servers, delays and open classes.
///
/// Let u = sum_c D_c z_c at a station, z_c marking customers of class c, and v the work of the open classes there. A
/// station of m servers has the generating function
///   phi(w) = sum_{i<m} w^i / i! + w^m / m! S,   S = 1 / (1 - w/m),   w = u + v,
/// and the normalising constants G(n) are the coefficients of the product over all stations. Multiplying by w takes one
/// sweep over the populations, and so does multiplying by S; phi by Horner's scheme takes m sweeps. Then
///   X_c = G(N - e_c) / G(N),   R_ck = D_ck (1 + W_k(N - e_c) / G(N - e_c)),
///   W_k = w^m / (m! m) S^2 (product without k),
/// which follows from phi' = phi + w^m / (m! m) S^2. Only positive numbers are added, so no digits are lost, whereas
/// the marginal probabilities of load-dependent MVA cancel. Every G(n) is scaled by Schweitzer's throughputs along its
/// path of populations. The scale keeps it near 1 and cancels in every quotient.
ClosedAnswer convolve(const Problem& problem);

} // namespace boardset
