// SPDX-License-Identifier: GPL-3.0-or-later
// Service times that are not exponential: how their variability, and the variability of arrivals, affect queueing.
#pragma once

#include "boardset/queueing/ClosedNetwork.h"

#include <vector>

namespace boardset {

/// Queueing of the closed classes at stations whose service is not exponential. Below, "variation" means the squared
/// coefficient of variation.
///
/// Residence time. For class c at station k, R_ck is the residence time and D_ck the demand. A_ck is the queue that an
/// arriving customer finds (Reiser and Lavenberg's theorem). Q_k is the mean queue length and U_k the utilisation, so
/// Q_k - U_k customers wait on average. The factor f combines the variation c_a^2 of the times between arrivals and the
/// variation c_s^2 of the service times (Kingman, 1961):
///   R_ck = D_ck (1 + f A_ck + (1 - f) (Q_k - U_k)),   f = (c_a^2 + c_s^2) / 2.
/// For f = 1, the equation is that of mean value analysis. For f = 0 there is no queueing unless U_k = 1, so the
/// throughputs reach the asymptotic bounds. If every class has many customers, the equation becomes the heavy-traffic
/// limit U_k (1 - U_k) W_k = f U_k^2, where W_k is the queueing time as a multiple of the service time. A single
/// customer never waits.
///
/// Variation of arrivals. The computation of c_a^2 follows each class around its route (Kuehn, 1979; Whitt, 1983).
/// Network::order gives the order of visits. Every visit changes the variation between successive customers of the
/// class from c_a^2 to c_d^2:
/// - Station of m servers with utilisation U: c_d^2 = w c_s^2 + (1 - w) c_a^2, where w = U^2 / sqrt(m).
/// - Delay with n customers on average: c_d^2 = w + (1 - w) c_a^2, where w = n c_s^2 / (n c_s^2 + 4). If the delay is
///   exponential, four customers in it turn half of the stream into a Poisson stream.
/// - If only a share v of the customers visits a station, the arrivals there have the variation v c_a^2 + 1 - v.
///
/// Mixing in delays. The number n also includes customers of other classes that visit the same stations. Identical
/// customers therefore give the same result whether they form one class or several classes of one customer each. To
/// include the other classes, the class's own number in the delay is multiplied by M_c / N_c. N_c is the population of
/// the class, and M_c the number of customers that mix with each other at its stations. For one station, the number is
///   lambda^2 / sum_c (lambda_c^2 / N_c),
/// where lambda_c is the arrival rate of class c and lambda the sum of these rates (Whitt, 1983). M_c is the mean of
/// this number over the class's stations, weighted by utilisation and demand.
///
/// Constant service. Customers that leave a constant service one after another do not wait for each other later, unless
/// a later service takes longer. This reduces the variation that the later station sees. But customers of other routes
/// may arrive between them. The reduction is therefore limited to the share of all arrivals that come from the server
/// with the constant service.
///
/// Service times that differ between classes. If service is in order of arrival, a customer waits for the services of
/// the customers that it finds. These services may differ from its own (Reiser, 1979). Let s_jk be the time of one
/// service of class j at a single server k. In A_ck, Q_k and U_k, each customer of class j is therefore weighted by
/// s_jk / s_ck. Let c_b^2 be the variation of the times s_jk between the classes. The remaining service that an arrival
/// finds already includes c_b^2, so the variation of arrivals has less influence:
///   f = (1 + c_s^2) / 2 + (c_a^2 - 1) / (2 (1 + c_b^2)).
class Variability {
public:
    /// The problem must outlive this object.
    Variability(const Problem& problem, const ClosedNetwork& closed);

    /// True if all service is exponential, so that all factors are 1.
    bool isExponential() const { return m_cv2.size() == 0; }

    /// Computes the factors f, one per column, for the given throughputs of the closed classes.
    void factors(const Vector& throughput, Vector& result) const;

    /// [column] Time of a customer's own service as a multiple of the customer's demand at the fast server:
    /// m (1 - U_open).
    const Vector& own() const { return m_own; }

    /// [visit of the closed network] Service time s_ck relative to the mean service time of all classes at the station.
    /// The value is 1 if the visit's services are not in order of arrival, or if the station has several servers.
    const Vector& relative() const { return m_relative; }

private:
    struct PathStation {
        bool queues;     ///< True for a queueing station, false for a delay.
        double cv2;      ///< Squared coefficient of variation of the service times.
        double constant; ///< Result of constancyOf() for the station.
        double root;     ///< Square root of the number of servers.
    };
    struct ClassPath {
        double think = 0;
        double openRate = 0;            ///< Arrival rate; 0 for a closed class.
        double population = 0;          ///< Number of customers; 0 for an open class.
        std::size_t begin = 0, end = 0; ///< Range of the class's visits, in the order of the route.
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
    // The following lists contain one element for each visit of all routes.
    std::vector<Eigen::Index> m_station;
    std::vector<double> m_perServer; ///< Demand per server; the whole demand at a delay.
    std::vector<double> m_ratio;     ///< Share of the class's cycles that visit the station.
    std::vector<double> m_service;   ///< Time of one service of the visit.
    std::vector<double> m_met;       ///< Relative service time; see relative().
    std::vector<std::size_t> m_pair; ///< Number of the pair that consists of the station that last spaced the customers
                                     ///< apart, and the visited station.
    std::size_t m_pairs = 0;
    bool m_hasDelays = false; ///< True if any delay mixes customers. Delays of constant length do not mix customers.
    Vector m_openUtilisation; ///< [station] Utilisation due to open classes.
    Vector m_own, m_relative;
};

/// True if service is exponential at every station.
bool isExponential(const Network& network);

/// True if the network has a solution in closed form that is valid for any variability of service. Such a network has a
/// single customer, or one closed class with constant service everywhere and no think time. Its throughput equals the
/// asymptotic bound.
bool hasClosedForm(const Network& network);

/// Returns the solution in closed form; see hasClosedForm().
ClosedAnswer closedForm(const Problem& problem);

} // namespace boardset
