// SPDX-License-Identifier: GPL-3.0-or-later
// Service times that are not exponential: what their variability, and that of arrivals, does to waiting.
#pragma once

#include "boardset/queueing/ClosedNetwork.h"

#include <vector>

namespace boardset {

/// What the closed classes meet at a station whose service is not exponential. Let f = (c_a^2 + c_s^2) / 2, half the
/// sum of the squared coefficients of variation of what arrives there and of what is served (Kingman, 1961). Then
///   R_ck = D_ck (1 + f A_ck + (1 - f) (Q_k - U_k)),
/// where A_ck is the queue that an arrival finds (Reiser and Lavenberg's theorem) and Q_k - U_k are those who wait. For
/// f = 1 that is mean value analysis; for f = 0 nobody waits unless U_k = 1, so that the asymptotic bounds are reached;
/// of many customers each U_k (1 - U_k) W_k = f U_k^2 remains, the limit of heavy traffic; and a single customer never
/// waits. c_a^2 follows each class around its way (Kuehn, 1979; Whitt, 1983): a station of utilisation U gives
///   c_d^2 = w c_s^2 + (1 - w) c_a^2,   w = U^2 / sqrt(m),
/// a delay with n customers on average c_d^2 = w + (1 - w) c_a^2, w = n c_s^2 / (n c_s^2 + 4), and a station that only
/// every 1/v-th customer visits sees v c^2 + 1 - v. The order of visits is Network::order. In n those of other classes
/// count who come to the same stations: customers alike are as many in classes of one each as in one class. At a
/// station meet v = lambda^2 / sum_c (lambda_c^2 / N_c) (Whitt, 1983, of customers); of the stations of a class, each
/// counts by its utilisation and demand. Customers in a row after a constant service wait only for what is longer; but
/// others come between those of one server, as many as their part of all is less than one.
/// Served in order of arrival, a customer waits for the services of those whom it finds, not for as many of its own
/// (Reiser, 1979): those of class j count s_jk / s_ck in A_ck, Q_k and U_k, where s is one service of a single server.
/// Where such services differ by the squared coefficient m of variation between classes, what arrivals add to f is
/// that much less, (c_a^2 - 1) / (2 (1 + m)), for what is left of the service that is met knows of m by itself.
class Variability {
public:
    /// The problem is to outlive this.
    Variability(const Problem& problem, const ClosedNetwork& closed);

    /// Whether all service is exponential: then the factors are 1.
    bool isExponential() const { return m_cv2.size() == 0; }

    /// [column] f, where the closed classes of `closed` have these throughputs.
    void factors(const Vector& throughput, Vector& result) const;

    /// [column] What a customer's own service takes, as a multiple of his demand at the one fast server: m (1 -
    /// U_open).
    const Vector& own() const { return m_own; }

    /// [visit] (of the closed network) s_ck by the mean of the classes there; 1 where there is no order of arrival, or
    /// are several servers.
    const Vector& relative() const { return m_relative; }

private:
    struct Place {
        bool queues;     ///< Not a delay.
        double cv2;      ///< Of its service.
        double constant; ///< See constancyOf.
        double root;     ///< Of its servers.
    };
    struct Way {
        double think = 0;
        double openRate = 0;            ///< 0: closed.
        double population = 0;          ///< 0: open.
        std::size_t begin = 0, end = 0; ///< Visits, in the order of the way.
    };
    struct Arrivals;
    struct Stream;
    struct Spaced;
    class PairNumbers;

    template <bool arrive>
    void follow(const Way& way, double rate, Stream& stream, const Vector& utilisation, Arrivals& arrivals) const;
    Vector meetings(const Vector& throughput, const Vector& utilisation, const Vector& rate) const;
    void numberPairs(const Way& way, Spaced& last, PairNumbers& numbers);
    void numberPairs();
    void addWay(const Problem& problem, Eigen::Index row, const Vector& mean);
    void addRates(const Vector& throughput, Arrivals& arrivals) const;

    std::vector<Eigen::Index> m_columns; ///< [column] its station.
    Vector m_cv2;                        ///< [column] Of its service; none if all are exponential.
    std::vector<Place> m_places;         ///< [station]
    std::vector<Way> m_closed;           ///< [row]
    std::vector<Way> m_open;
    // Lists of the visits of all ways:
    std::vector<Eigen::Index> m_station;
    std::vector<double> m_perServer; ///< Demand; of a delay all of it.
    std::vector<double> m_ratio;     ///< Of the cycles that pass it.
    std::vector<double> m_service;   ///< Of one visit.
    std::vector<double> m_met;       ///< relative().
    std::vector<std::size_t> m_pair; ///< Where customers were spaced last, and where they are: an index of those pairs.
    std::size_t m_pairs = 0;
    bool m_hasDelays = false; ///< That mix customers: not constant ones.
    Vector m_openUtilisation; ///< [station]
    Vector m_own, m_relative;
};

/// Whether every station's service is exponential.
bool isExponential(const Network& network);

/// Whether a closed form holds whatever the service: a single customer, or one closed class and constant service all
/// round without think time, where the asymptotic bounds are reached.
bool hasClosedForm(const Network& network);

/// The answer there.
ClosedAnswer closedForm(const Problem& problem);

} // namespace boardset
