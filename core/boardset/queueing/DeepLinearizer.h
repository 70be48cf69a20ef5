// SPDX-License-Identifier: GPL-3.0-or-later
// Linearizer with one more level of populations, for networks with few classes.
#pragma once

#include "boardset/queueing/ClosedNetwork.h"
#include "boardset/queueing/Pyramid.h"
#include "boardset/queueing/ServerMarginals.h"

#include <vector>

namespace boardset {

/// The third-order Linearizer.
///
/// Symbols: N is the whole population, and e_i is one customer of class i. For class c at station k, D_ck is the demand
/// and R_ck the residence time. Z_c is the think time of class c. T_c is its cycle time, which is its think time plus
/// its residence times at all stations. Q_k is the queue length of station k. The share F_ck is the fraction of the
/// class's customers that are at station k.
///
/// Chandy and Neuse (1982) assume that the shares change linearly with the population, so that the second differences
/// of the shares vanish. Here, the third differences of the logarithms of the shares are assumed to vanish.
///
/// Exact mean value analysis (Reiser and Lavenberg, 1980) is applied to each population n with up to two missing
/// customers: N, all N - e_i, and all N - e_i - e_j.
///   R_ck(n) = D_ck (1 + Q_k(n - e_c)),   T_c(n) = Z_c + sum_k R_ck(n),   F_ck(n) = R_ck(n) / T_c(n).
/// The results for each population w with three missing customers, N - e_i - e_j - e_l, are extrapolated from those of
/// the computed populations u. Pyramid supplies the exponents weight(w, u), for which third differences vanish:
///   F_ck(w) ~ prod_u F_ck(u)^weight(w, u),   and Z_c / T_c(w) in the same way.
/// The extrapolated values of each class are scaled to sum_k F_ck(w) + Z_c / T_c(w) = 1. Therefore, no share becomes
/// negative and no customer is lost, however much the shares change.
///
/// A station of m servers needs the probabilities p(i | n) that i customers are at the station (see ServerMarginals).
/// They are extrapolated relative to simpler probabilities B_i(n), which are known for every population:
///   p(i | w) = B_i(w) prod_u (p(i | u) / B_i(u))^linear(w, u),   i < m.
/// Pyramid supplies the exponents linear(w, u), for which second differences vanish. Third differences do not converge
/// as reliably for probabilities.
///
/// B_i is the probability of i customers at the station if the rest of the network were a delay (the machine repair
/// model without its normalisation). Each customer is then at the station independently of the others, with probability
/// D_ck / (D_ck + A_ck). A_ck = T_c (1 - F_ck) is the time that the customer spends elsewhere in each cycle.
///
/// The division by B_i is necessary because p moves if a customer is removed, but p / B hardly changes. For example,
/// let one customer always be at the station. Without this customer, both p and B are shifted down by one customer, so
/// p / B follows the shift. An extrapolation of the logarithm of p alone would miss the shift.
///
/// Iterates over the levels of populations in ascending order. Each iteration takes O(classes^4 x stations), so the
/// method suits only networks with few classes.
class DeepLinearizer {
public:
    DeepLinearizer(const ClosedNetwork& closed, const ServerMarginals& several);

    /// Starts from the results of a less accurate method: throughputs, and residence times (one per visit).
    void start(const Vector& throughput, const Vector& residence);

    /// Iterates at most `mostIterations` times. Returns true if the iteration converged. Nine out of ten networks need
    /// fewer than 250 iterations.
    bool solve(int mostIterations);

    const Vector& throughput() const { return m_throughput; }
    const Vector& residence() const { return m_residence; }        ///< [visit] Residence time.
    const Vector& queue() const { return m_states.front().queue; } ///< [column] Queue length.
    int iterations() const { return m_iterations; }

    static constexpr double mostOperations = 6e6; ///< Highest cost for which Linearizer uses this method: a few ms.

    /// Returns the approximate number of multiply-adds that all iterations for a problem need.
    static double operationsOf(const Problem& problem);

private:
    struct Servers {
        std::vector<double> probability; ///< [i < m] Probability p(i) of i customers.
        std::vector<double> independent; ///< [i < m] B_i, the probability for independent customers.
        std::vector<double> ratio;       ///< [i < m] log(p(i) / B_i).
        int always = 0;                  ///< Number of customers always at the station; p(i) = 0 if i is smaller.
    };
    struct State {
        Vector share; ///< [visit] Share F_ck.
        Vector cycle; ///< [row] Cycle time T_c.
        Vector queue; ///< [column] Queue length.
        std::vector<Servers> servers;
    };

    /// Returns the part of a list of visits that belongs to class c.
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
    std::vector<int> m_place; ///< [column] Index of the station in m_several; -1 if the station is not in the list.
    std::vector<State> m_states;
    Vector m_residence; ///< [visit] Residence time.
    Vector m_throughput;
    int m_iterations = 0;
};

} // namespace boardset
