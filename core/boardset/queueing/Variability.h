// SPDX-License-Identifier: GPL-3.0-or-later
// Service times that are not exponential: how their variability and that of arrivals affect queueing.
#pragma once

#include "boardset/queueing/ClosedNetwork.h"

#include <vector>

namespace boardset {

/// Queueing of the closed classes at stations whose service is not exponential. Let f = (c_a^2 + c_s^2) / 2, half the
/// sum of the squared coefficients of variation of what arrives there and of what is served (Kingman, 1961). Then
///   R_ck = D_ck (1 + f A_ck + (1 - f) (Q_k - U_k)),
/// where A_ck is the queue that an arrival finds (Reiser and Lavenberg's theorem) and Q_k - U_k are the waiting
/// customers. For f = 1 that is mean value analysis. For f = 0 there is no queueing unless U_k = 1, so the asymptotic
/// bounds are reached. With many customers each, U_k (1 - U_k) W_k = f U_k^2 remains, the limit of heavy traffic. A
/// single customer never waits. c_a^2 follows each class around its route (Kuehn, 1979; Whitt, 1983). A station of
/// utilisation U gives
///   c_d^2 = w c_s^2 + (1 - w) c_a^2,   w = U^2 / sqrt(m),
/// a delay with n customers on average gives c_d^2 = w + (1 - w) c_a^2, w = n c_s^2 / (n c_s^2 + 4), and a station that
/// only every 1/v-th customer visits sees v c^2 + 1 - v. Network::order gives the order of visits. n includes customers
/// of other classes that visit the same stations, so that identical customers give the same result whether they form
/// one class or classes of one each. At a station, the number of customers that mix is v = lambda^2 / sum_c (lambda_c^2
/// / N_c) (Whitt, 1983, of customers); over the stations of a class, each counts by its utilisation and demand.
/// Customers that follow each other out of a constant service wait only for a longer service. But customers of other
/// routes come between those of one server; the effect shrinks to the share of all arrivals that come from that server.
/// In order of arrival, a customer waits for the services of the customers that it finds, not for as many of its own
/// (Reiser, 1979). So those of class j count s_jk / s_ck in A_ck, Q_k and U_k, where s is one service of a single
/// server. Let m be the squared coefficient of variation of such services between classes. Arrivals then add only
/// (c_a^2 - 1) / (2 (1 + m)) to f, because the remaining service that an arrival finds already includes m.
class Variability {
public:
    /// The problem must outlive this object.
    Variability(const Problem& problem, const ClosedNetwork& closed);

    /// True if all service is exponential, so that the factors are 1.
    bool isExponential() const { return m_cv2.size() == 0; }

    /// Computes f, per column, for these throughputs of the closed classes.
    void factors(const Vector& throughput, Vector& result) const;

    /// [column] Time of a customer's own service as a multiple of its demand at the one fast server: m (1 - U_open).
    const Vector& own() const { return m_own; }

    /// [visit] (of the closed network) s_ck relative to the mean of the classes there; 1 if service is not in order of
    /// arrival, or if there are several servers.
    const Vector& relative() const { return m_relative; }

private:
    struct PathStation {
        bool queues;     ///< False for a delay.
        double cv2;      ///< Squared coefficient of variation of its service.
        double constant; ///< See constancyOf().
        double root;     ///< Square root of the number of servers.
    };
    struct ClassPath {
        double think = 0;
        double openRate = 0;            ///< Arrival rate; 0 for a closed class.
        double population = 0;          ///< Number of customers; 0 for an open class.
        std::size_t begin = 0, end = 0; ///< Range of visits, in the order of the route.
    };
    struct Arrivals;
    struct Stream;
    struct Spaced;
    class PairNumbers;

    template <bool arrive>
    void follow(const ClassPath& path, double rate, Stream& stream, const Vector& utilisation,
                Arrivals& arrivals) const;
    Vector meetings(const Vector& throughput, const Vector& utilisation, const Vector& rate) const;
    void numberPairs(const ClassPath& path, Spaced& last, PairNumbers& numbers);
    void numberPairs();
    void addPath(const Problem& problem, Eigen::Index row, const Vector& mean);
    void addRates(const Vector& throughput, Arrivals& arrivals) const;

    std::vector<Eigen::Index> m_columns; ///< [column] Its station.
    Vector m_cv2;                        ///< [column] Squared coefficient of variation of service; empty if all are 1.
    std::vector<PathStation> m_stations; ///< [station]
    std::vector<ClassPath> m_closed;     ///< [row]
    std::vector<ClassPath> m_open;
    // Lists of the visits of all routes:
    std::vector<Eigen::Index> m_station;
    std::vector<double> m_perServer; ///< Demand per server; the whole demand at a delay.
    std::vector<double> m_ratio;     ///< Share of the cycles that visit the station.
    std::vector<double> m_service;   ///< Service time of one visit.
    std::vector<double> m_met;       ///< The number that relative() returns.
    std::vector<std::size_t> m_pair; ///< Index of a pair: the station that last spaced customers, and this one.
    std::size_t m_pairs = 0;
    bool m_hasDelays = false; ///< True if any delay mixes customers, which constant delays don't.
    Vector m_openUtilisation; ///< [station]
    Vector m_own, m_relative;
};

/// True if every station's service is exponential.
bool isExponential(const Network& network);

/// True if a closed form exists for any service: with a single customer, or with one closed class, constant service
/// everywhere and no think time. Throughput then equals the asymptotic bound.
bool hasClosedForm(const Network& network);

/// Returns the solution in closed form; see hasClosedForm().
ClosedAnswer closedForm(const Problem& problem);

} // namespace boardset
