// SPDX-License-Identifier: GPL-3.0-or-later
// Exact answers where stations have several servers.
#pragma once

#include "boardset/queueing/ExactMva.h"

namespace boardset {

Cost costOfConvolution(const Network& network);

/// The convolution algorithm (Buzen 1973; Reiser and Kobayashi 1975) for classes, servers, delays and open classes.
///
/// Let u = sum_c D_c z_c at a station, z_c marking customers of class c, and v the work of the open classes there. A
/// station of m servers has the generating function
///   phi(w) = sum_{i<m} w^i / i! + w^m / m! S,   S = 1 / (1 - w/m),   w = u + v,
/// and the normalising constants G(n) are the coefficients of the product over all stations. To multiply by w is one
/// sweep over the populations, so is to multiply by S; phi in Horner's form takes m of them. Then
///   X_c = G(N - e_c) / G(N),   R_ck = D_ck (1 + W_k(N - e_c) / G(N - e_c)),   W_k = w^m / (m! m) S^2 (product without
///   k),
/// which follows from phi' = phi + w^m / (m! m) S^2. Only positive numbers are ever added: no digits are lost, where
/// the marginal probabilities of load-dependent MVA cancel. Every G(n) is scaled by Schweitzer's throughputs along the
/// way to it, which keeps it near 1 and drops out of every quotient.
ClosedAnswer convolve(const Problem& problem);

} // namespace boardset
