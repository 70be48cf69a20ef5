// SPDX-License-Identifier: GPL-3.0-or-later
// Solving a network in which some work is posted: it loads the parts, and nobody waits for it.
#pragma once

#include "boardset/queueing/Solver.h"

namespace boardset {

/// The network with all that is asked of its parts, waited for or not.
Network withAllAsked(Network network, const Matrix& posted);

/// Solves a network with `posted`, as its demands, of what nobody waits for; empty: there is none. What a class posts
/// arrives as an open class at the class's own rate: of an open class
/// that is known, of a closed one it is a fixed point, X = throughput with the posted work of X. Throws NetworkError.
Outcome solveWithPosted(const Network& network, const Matrix& posted, const SolveOptions& options);

} // namespace boardset
