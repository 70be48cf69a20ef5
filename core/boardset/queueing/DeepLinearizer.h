// SPDX-License-Identifier: GPL-3.0-or-later
// The Linearizer with one more level of populations, for networks of few classes.
#pragma once

#include "boardset/queueing/ClosedNetwork.h"
#include "boardset/queueing/Pyramid.h"
#include "boardset/queueing/ServerMarginals.h"

#include <vector>

namespace boardset {

/// Chandy and Neuse (1982) hold that the second differences of the shares F_ck = Q_ck / N_c vanish; here the third ones
/// do, and of the logarithms. Exact mean value analysis (Reiser and Lavenberg, 1980) is applied to N, all N - e_i and
/// all N - e_i - e_j; the N - e_i - e_j - e_l below them are extrapolated:
///   R_ck(n) = D_ck (1 + Q_k(n - e_c)),   F_ck(n) = R_ck(n) / T_c(n),   T_c(n) = Z_c + sum_k R_ck(n),
///   F_ck(w) ~ prod_u F_ck(u)^weight(w, u),   Z_c / T_c(w) likewise, scaled to sum_k F_ck(w) + Z_c / T_c(w) = 1,
/// so that no share becomes negative and no customer is lost, however far they change.
///
/// Stations of m servers use their probabilities p_k(i | n) as ServerMarginals says. For w each is taken relative to
/// what it would be if the rest of the network were a delay (the machine repair model, but for its normalisation):
///   p(i | w) = B_i(w) prod_u (p(i | u) / B_i(u))^linear(w, u),   i < m,
/// where B_i is the probability of i customers when each is there, independently, with probability
/// D_ck / (D_ck + A_ck), and away for A_ck = T_c (1 - F_ck). So the distribution moves along when a customer leaves who
/// was always there, which its logarithm alone would not. Second differences: third ones do not settle as surely.
///
/// Iterates over the levels from below. O(classes^4 x stations) an iteration: for networks of few classes.
class DeepLinearizer {
public:
    DeepLinearizer(const ClosedNetwork& closed, const ServerMarginals& several);

    /// Starts from the throughputs and residence times (one per visit) of a cruder method.
    void start(const Vector& throughput, const Vector& residence);

    /// Returns whether the iteration settled. Nine of ten networks need fewer than 250 rounds.
    bool solve(int mostIterations);

    const Vector& throughput() const { return m_throughput; }
    const Vector& residence() const { return m_residence; } ///< [visit]
    const Vector& queue() const { return m_states.front().queue; }
    int iterations() const { return m_iterations; }

    static constexpr double mostOperations = 6e6; ///< The Linearizer goes deeper up to here: milliseconds.

    /// Multiply-adds of all iterations, roughly.
    static double operationsOf(const Problem& problem);

private:
    struct Servers {
        std::vector<double> probability; ///< [below m] p(i).
        std::vector<double> independent; ///< [below m] B_i.
        std::vector<double> ratio;       ///< [below m] log(p(i) / B_i).
        int always = 0;                  ///< Customers who are nowhere else: p(i) = 0 for fewer.
    };
    struct State {
        Vector share; ///< [visit] F_ck.
        Vector cycle; ///< [row] T_c.
        Vector queue; ///< [column]
        std::vector<Servers> servers;
    };

    /// The part of a list of visits that is a class's.
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
    std::vector<int> m_place; ///< [column] in m_several, or -1.
    std::vector<State> m_states;
    Vector m_residence; ///< [visit]
    Vector m_throughput;
    int m_iterations = 0;
};

} // namespace boardset
