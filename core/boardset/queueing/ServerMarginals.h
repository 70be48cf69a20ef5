// SPDX-License-Identifier: GPL-3.0-or-later
// Stations of several servers in Linearizer: computes how many of their servers are idle when a customer arrives.
#pragma once

#include "boardset/queueing/ClosedNetwork.h"

namespace boardset {

/// Probabilities of each number of customers at stations with several servers.
///
/// Symbols: n is a population, N the whole population, and e_c one customer of class c. For class c at station k, D_ck
/// is the demand and R_ck the residence time. X_c is the throughput of class c, and Q_k the queue length of station k.
/// p_k(i | n) is the probability that i customers are at station k if the network's population is n.
///
/// At a station of m servers, an arriving customer waits until one of the servers is free (Reiser and Lavenberg, 1980):
///   R_ck = D_ck / m (1 + Q_k(n - e_c) + S_k(n - e_c)),   S_k(n) = sum_{i < m} (m - 1 - i) p_k(i | n).
/// S_k is the mean number of servers that remain idle after the arrival.
///
/// The probabilities of a population follow from those with one customer less. The second equation states the mean
/// number of idle servers:
///   i p_k(i | n) = sum_c D_ck X_c(n) p_k(i - 1 | n - e_c),   sum_{i < m} (m - i) p_k(i | n) = m - sum_c D_ck X_c(n).
///
/// The probabilities are stored for Linearizer's populations N and N - e_j. For N - e_j - e_c, they are assumed to be
/// p(N - e_j) p(N - e_c) / p(N), by analogy with Linearizer (Krzesinski and Greyling, 1984). The required memory and
/// time are O(classes x servers) per station and population.
class ServerMarginals {
public:
    static constexpr int mostServers = 64; ///< Default limit of the number of servers, which bounds the memory.

    /// Handles stations with 2 to `most` servers, which then need no fitted delay (see fitServerDelays()). Sets the
    /// delays of these stations in `closed` to 0 and subtracts them from the think time.
    ServerMarginals(const Problem& problem, int most, ClosedNetwork& closed);

    /// Adds S_k(n - e_c) to the list `correction`, for n = N (level -1) or N - e_level.
    void addIdle(Eigen::Index level, Vector& correction) const;

    /// Computes the probabilities for the given throughputs, at N (level -1) or N - e_level.
    void update(Eigen::Index level, const Vector& population, const Vector& throughput);

    /// Ends a round of calls to update(). The first call to commit() gives every population the same probabilities.
    void commit();

    /// Raises `floor` to m at stations of several servers, because each customer is served by only one of the m
    /// servers.
    void raise(Vector& floor) const;

    bool empty() const { return m_stations.empty(); }

private:
    /// A station with several servers.
    struct Several {
        Eigen::Index column = 0;
        int servers = 1;
        std::vector<Eigen::Index> visits; ///< [row] Index of the class's visit to this station; -1 if there is none.
        Vector demand;                    ///< [row] Demand of the class at one of the servers.
        Matrix probabilities;             ///< p(i | n) in row 1 + level and column i, for i < `servers`.
        Matrix next;                      ///< Probabilities after the current round, computed from `probabilities`.
        Vector idle;                      ///< [1 + level] S(n).
    };

    void update(Several& station, Eigen::Index level, const Vector& population, const Vector& throughput) const;

    std::vector<Several> m_stations;
    bool m_started = false;
};

} // namespace boardset
