// SPDX-License-Identifier: GPL-3.0-or-later
// Service times that are not exponential: how their variability and that of arrivals affect queueing.
#pragma once

#include "boardset/queueing/ClosedNetwork.h"

#include <vector>

namespace boardset {

/// Queueing of the closed classes at stations whose service is not exponential. Let f = (c_a^2 + c_s^2) / 2, where
/// c_a^2 is the squared coefficient of variation of the times between arrivals, and c_s^2 that of the service times
/// (Kingman, 1961). Then the residence time is
///   R_ck = D_ck (1 + f A_ck + (1 - f) (Q_k - U_k)).
/// A_ck is the queue that an arrival finds (Reiser and Lavenberg's theorem). Q_k - U_k is the number of waiting
/// customers. For f = 1 this is mean value analysis. For f = 0 there is no queueing unless U_k = 1, so the throughputs
/// reach the asymptotic bounds. If every class has many customers, the limit of heavy traffic results:
/// U_k (1 - U_k) W_k = f U_k^2, where W_k is the queueing time in service times. A single customer never waits.
///
/// The computation of c_a^2 follows each class around its route (Kuehn, 1979; Whitt, 1983). Network::order gives the
/// order of visits. A station of m servers with utilisation U changes the variation from c_a^2 to
///   c_d^2 = w c_s^2 + (1 - w) c_a^2,   w = U^2 / sqrt(m).
/// A delay with n customers on average changes it to
///   c_d^2 = w + (1 - w) c_a^2,   w = n c_s^2 / (n c_s^2 + 4).
/// If only a share v of the customers visits a station, the variation of its arrivals is v c^2 + 1 - v.
/// n includes customers of other classes that visit the same stations. So identical customers give the same result
/// in one class as in several classes of one customer each. The number of customers that mix at a station is
/// lambda^2 / sum_c (lambda_c^2 / N_c), where lambda_c is the arrival rate of class c and lambda their sum (Whitt,
/// 1983). For a class it is the mean over its stations, weighted by utilisation and demand.
///
/// Customers that leave a constant service one after another wait later only for a longer service. But customers of
/// other routes arrive between them. The effect therefore shrinks to the share of all arrivals that come from the
/// server with the constant service.
///
/// If service is in order of arrival, a customer waits for the services of the customers that it finds, which may
/// differ from its own (Reiser, 1979). So a customer of class j counts as s_jk / s_ck customers in A_ck, Q_k and U_k,
/// where s_jk is the time of one service of class j at a single server. Let c_b^2 be the squared coefficient of
/// variation of these times between classes. The remaining service that an arrival finds already includes c_b^2, so
/// arrivals add only (c_a^2 - 1) / (2 (1 + c_b^2)) to f.
class Variability {
public:
    /// The problem must outlive this object.
    Variability(const Problem& problem, const ClosedNetwork& closed);

    /// True if all service is exponential, so that all factors are 1.
    bool isExponential() const { return m_cv2.size() == 0; }

    /// Computes the factors f, one per column, for these throughputs of the closed classes.
    void factors(const Vector& throughput, Vector& result) const;

    /// [column] Time of a customer's own service as a multiple of its demand at the one fast server: m (1 - U_open).
    const Vector& own() const { return m_own; }

    /// [visit of the closed network] Service time s_ck relative to the mean service time of all classes at the station.
    /// 1 if the visit's services are not in order of arrival, or if the station has several servers.
    const Vector& relative() const { return m_relative; }

private:
    struct PathStation {
        bool queues;     ///< True for a queueing station, false for a delay.
        double cv2;      ///< Squared coefficient of variation of the service times.
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

    std::vector<Eigen::Index> m_columns; ///< [column] Index of the station.
    Vector m_cv2;                        ///< [column] Squared coefficient of variation of service; empty if all are 1.
    std::vector<PathStation> m_stations; ///< [station] Properties of the station.
    std::vector<ClassPath> m_closed;     ///< [row] Routes of the closed classes.
    std::vector<ClassPath> m_open;       ///< Routes of the open classes.
    // Lists of the visits of all routes:
    std::vector<Eigen::Index> m_station;
    std::vector<double> m_perServer; ///< Demand per server; at a delay, the whole demand.
    std::vector<double> m_ratio;     ///< Share of the class's cycles that visit the station.
    std::vector<double> m_service;   ///< Service time of one visit.
    std::vector<double> m_met;       ///< Relative service time, as relative() returns it.
    std::vector<std::size_t> m_pair; ///< Index of the pair of this station and the last one that spaced customers.
    std::size_t m_pairs = 0;
    bool m_hasDelays = false; ///< True if any delay mixes customers; delays of constant length do not mix them.
    Vector m_openUtilisation; ///< [station] Utilisation by open classes.
    Vector m_own, m_relative;
};

/// True if every station's service is exponential.
bool isExponential(const Network& network);

/// True if the network has a solution in closed form that is valid for any variability of service. This requires a
/// single customer, or one closed class with constant service everywhere and no think time. The throughput then equals
/// the asymptotic bound.
bool hasClosedForm(const Network& network);

/// Returns the solution in closed form; see hasClosedForm().
ClosedAnswer closedForm(const Problem& problem);

} // namespace boardset
