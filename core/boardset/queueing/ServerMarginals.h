// SPDX-License-Identifier: GPL-3.0-or-later
// Stations of several servers inside the Linearizer: how many of their servers are idle when a customer arrives.
#pragma once

#include "boardset/queueing/ClosedNetwork.h"

namespace boardset {

/// At m servers an arriving customer of class c waits until enough of them are free (Reiser and Lavenberg, 1980):
///   R_ck = D_ck / m (1 + Q_k(n - e_c) + S_k(n - e_c)),   S_k(n) = sum_{i < m} (m - 1 - i) p_k(i | n),
/// where p_k(i | n) is the probability of i customers at the station when n are in the network:
///   i p_k(i | n) = sum_c D_ck X_c(n) p_k(i - 1 | n - e_c),   sum_{i < m} (m - i) p_k(i | n) = m - sum_c D_ck X_c(n).
/// The probabilities are kept for the Linearizer's populations N and N - e_j. For N - e_j - e_c they are assumed, in
/// the spirit of the Linearizer (Krzesinski and Greyling, 1984), to differ from those of N - e_j by the same factor as
/// those of N - e_c from those of N. Memory and time: O(classes x servers) per station and population.
class ServerMarginals {
public:
    static constexpr int mostServers = 64; ///< Beyond, memory is better spent; see the constructor.

    /// Takes over the stations of 2 to `most` servers, which need no stand-in (fitServerDelays) then: in `closed`
    /// their delays become 0 and leave the think time.
    ServerMarginals(const Problem& problem, int most, ClosedNetwork& closed);

    /// Adds S_k(n - e_c) to the list `correction`, for n = N (level -1) or N - e_level.
    void addIdle(Eigen::Index level, Vector& correction) const;

    /// The probabilities at N (level -1) or N - e_level, whose throughputs are these.
    void update(Eigen::Index level, const Vector& population, const Vector& throughput);

    /// Ends a round, or (the first time) gives every population the same probabilities.
    void commit();

    /// No customer's service is faster than by one server: m at the stations of several servers.
    void raise(Vector& floor) const;

    bool empty() const { return m_stations.empty(); }

    /// A station of several servers.
    struct Several {
        Eigen::Index column = 0;
        int servers = 1;
        std::vector<Eigen::Index> visits; ///< [row] its visit there, or -1.
        Vector demand;                    ///< [row] at one of the servers.
        Matrix probabilities;             ///< [1 + level x customers, below `servers`] p(i | n).
        Matrix next;                      ///< Those that a round has computed; it uses those of the last one.
        Vector idle;                      ///< [1 + level] S(n).
    };
    const std::vector<Several>& stations() const { return m_stations; }

private:
    void update(Several& station, Eigen::Index level, const Vector& population, const Vector& throughput) const;

    std::vector<Several> m_stations;
    bool m_started = false;
};

} // namespace boardset
