// SPDX-License-Identifier: GPL-3.0-or-later
// The Linearizer with one more level of populations, for networks with few classes.
#pragma once

#include "boardset/queueing/ClosedNetwork.h"
#include "boardset/queueing/Pyramid.h"
#include "boardset/queueing/ServerMarginals.h"

#include <vector>

namespace boardset {

/// The Linearizer of third order. Chandy and Neuse (1982) assume that the second differences of the shares
/// F_ck = Q_ck / N_c vanish. Here the third differences of their logarithms vanish. Exact mean value analysis (Reiser
/// and Lavenberg, 1980) is applied to N, all N - e_i and all N - e_i - e_j. The N - e_i - e_j - e_l below them are
/// extrapolated:
///   R_ck(n) = D_ck (1 + Q_k(n - e_c)),   F_ck(n) = R_ck(n) / T_c(n),   T_c(n) = Z_c + sum_k R_ck(n),
///   F_ck(w) ~ prod_u F_ck(u)^weight(w, u),   Z_c / T_c(w) likewise, scaled to sum_k F_ck(w) + Z_c / T_c(w) = 1,
/// so that no share becomes negative and no customer is lost, however far the shares change.
///
/// Stations of m servers use their probabilities p_k(i | n) as described at ServerMarginals. For w each probability is
/// taken relative to its value if the rest of the network were a delay (the machine repair model without its
/// normalisation):
///   p(i | w) = B_i(w) prod_u (p(i | u) / B_i(u))^linear(w, u),   i < m,
/// where B_i is the probability of i customers if each is there, independently, with probability D_ck / (D_ck + A_ck),
/// and elsewhere for A_ck = T_c (1 - F_ck). So the distribution shifts when a customer leaves that was always there;
/// extrapolating its logarithm alone would not shift it. The probabilities use second differences, because third ones
/// don't converge as reliably.
///
/// Iterates over the levels from the lowest up. Each iteration takes O(classes^4 x stations), so the method suits only
/// networks with few classes.
class DeepLinearizer {
public:
    DeepLinearizer(const ClosedNetwork& closed, const ServerMarginals& several);

    /// Starts from the throughputs and residence times (one per visit) of a less accurate method.
    void start(const Vector& throughput, const Vector& residence);

    /// Iterates at most `mostIterations` times; returns true if the iteration converged. Nine of ten networks need
    /// fewer than 250 iterations.
    bool solve(int mostIterations);

    const Vector& throughput() const { return m_throughput; }
    const Vector& residence() const { return m_residence; }        ///< [visit]
    const Vector& queue() const { return m_states.front().queue; } ///< [column] Queue length.
    int iterations() const { return m_iterations; }

    static constexpr double mostOperations = 6e6; ///< The Linearizer uses this method up to this cost: milliseconds.

    /// Approximate number of multiply-adds of all iterations for a problem.
    static double operationsOf(const Problem& problem);

private:
    struct Servers {
        std::vector<double> probability; ///< [below m] p(i).
        std::vector<double> independent; ///< [below m] B_i.
        std::vector<double> ratio;       ///< [below m] log(p(i) / B_i).
        int always = 0;                  ///< Number of customers always at the station: p(i) = 0 for smaller i.
    };
    struct State {
        Vector share; ///< [visit] F_ck.
        Vector cycle; ///< [row] T_c.
        Vector queue; ///< [column]
        std::vector<Servers> servers;
    };

    /// Returns the segment of a list of visits that belongs to class c.
    auto ofClass(Vector& list, Eigen::Index c) const {
        return list.segment(m_visits.begin(c), m_visits.end(c) - m_visits.begin(c)).array();
    }
    double sweep();
    double advance(std::size_t index);
    void serve(std::size_t index);
    void extrapolate(std::size_t index);
    void extrapolateServers(std::size_t index);
    void addUp(std::size_t index);
    void compare(std::size_t index);
    int alwaysAt(const ServerMarginals::Several& station, const Vector& population) const;
    double met(std::size_t below, Eigen::Index column) const;

    const ClosedNetwork& m_closed;
    const std::vector<ServerMarginals::Several>& m_several;
    const Visits& m_visits;
    Pyramid m_pyramid;
    std::vector<int> m_place; ///< [column] Index in m_several, or -1.
    std::vector<State> m_states;
    Vector m_residence; ///< [visit]
    Vector m_throughput;
    int m_iterations = 0;
};

} // namespace boardset
