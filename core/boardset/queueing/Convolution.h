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
/// Symbols: a population n gives the number of customers of each class. N is the whole population, and e_c is one
/// customer of class c. D_ck is the demand of class c at station k, R_ck the residence time there, and X_c the
/// throughput of class c.
///
/// Every station has a generating function phi(w) of its work w = u + v. Here u = sum_c D_ck z_c, where the variable
/// z_c marks one customer of class c, and v is the work of the open classes. For a station of m servers,
///   phi(w) = sum_{i<m} w^i / i! + w^m / m! S,   S = 1 / (1 - w/m).
/// Multiply the functions of all stations. The normalising constant G(n) is the coefficient of prod_c z_c^n_c in this
/// product. A multiplication by w takes one sweep over all populations, and so does a multiplication by S. By Horner's
/// scheme, a multiplication by phi takes m sweeps.
///
/// The results follow from these constants:
///   X_c = G(N - e_c) / G(N),   R_ck = D_ck (1 + W_k(N - e_c) / G(N - e_c)).
/// W_k(n) is the coefficient for n in another product: w^m / (m! m) S^2 of station k, multiplied by the functions of
/// all other stations. The reason is that phi' = phi + w^m / (m! m) S^2.
///
/// The algorithm adds only positive numbers, so it loses no digits. In contrast, load-dependent MVA subtracts marginal
/// probabilities, and loses digits by cancellation.
///
/// Without scaling, G(n) could exceed the range of double precision. G(n) is therefore stored with one factor for each
/// customer. The factor of the i-th customer of class c is Schweitzer's throughput of class c in a smaller population:
/// class c has i customers, and every class has the same fraction of its customers. With these factors, G(n) stays near
/// 1. The results do not depend on the factors.
ClosedAnswer convolve(const Problem& problem);

} // namespace boardset
