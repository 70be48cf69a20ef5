// SPDX-License-Identifier: GPL-3.0-or-later
// Approximate mean value analysis for large networks and for every change while something is dragged.
#pragma once

#include "boardset/analysis/ClosedNetwork.h"
#include "boardset/analysis/FixedPoint.h"

namespace boardset {

/// Schweitzer (1979) and Bard: the queue that an arriving customer of class c finds is guessed from the queues of the
/// whole population, each class c customer missing equally: Q_k(N - e_c) = Q_k - Q_ck / N_c. A class of less than one
/// customer never meets itself: Q_k - Q_ck. Fractional populations are allowed. Lazowska et al., section 6.4.2.
///
/// A solver is kept and updated: it starts from its last queue lengths. update() copies the network; solve() allocates
/// nothing.
class Schweitzer {
public:
    /// Throws NetworkError. The open classes, if any, must leave every station below saturation.
    explicit Schweitzer(const Network& network);

    /// Replaces the network; a warm start if it has the same closed classes and queueing stations.
    void update(const Network& network);

    /// Iterates to the fixed point; returns the number of iterations.
    int solve(double tolerance = 1e-10);

    /// The relative change that one more plain iteration would have made before the last one.
    double residual() const { return m_point.residual(); }

    /// The last solution, complete.
    Solution solution() const;

    /// [closed class with customers] X, without making a whole solution.
    auto throughput() const { return m_point.throughput(); }
    const ClosedNetwork& closed() const { return m_closed; }

private:
    Network m_network;
    OpenLoad m_load;
    ClosedNetwork m_closed;
    FixedPoint m_point;
    int m_iterations = 0;
    double m_missed = 0; ///< The residual, if the last solve() did not come to its tolerance.
};

} // namespace boardset
