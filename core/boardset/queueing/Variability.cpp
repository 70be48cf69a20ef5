// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/Variability.h"

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {

constexpr double customersThatMix = 4; ///< At a delay of exponential length, to leave half as Poisson arrivals.

/// 1 of constant service, 0 of exponential and of any that is more variable.
double constancyOf(const Station& station) {
    return std::pow(std::max(0.0, 1 - std::sqrt(station.serviceCv2)), 2);
}

bool isThere(const CustomerClass& customers) {
    return isClosed(customers) ? customers.population > 0 : customers.arrivalRate > 0;
}

/// The classes that have customers.
std::vector<Eigen::Index> presentIn(const Network& network) {
    std::vector<Eigen::Index> classes;
    for (std::size_t c = 0; c < network.classes.size(); ++c)
        if (isThere(network.classes[c]))
            classes.push_back(static_cast<Eigen::Index>(c));
    return classes;
}

/// Whether a class passes constant service only, and always the same stations.
bool isConstant(const Network& network, Eigen::Index row) {
    if (network.classes[static_cast<std::size_t>(row)].thinkTime > 0)
        return false;
    for (std::size_t s = 0; s < network.stations.size(); ++s) {
        const auto k = static_cast<Eigen::Index>(s);
        if (network.demands(row, k) > 0 && (network.stations[s].serviceCv2 != 0 || network.visitRatio(row, k) != 1))
            return false;
    }
    return true;
}

/// [station] One service, over the classes that keep to the order of arrival; 0 if none does.
Vector meanServices(const Problem& problem) {
    Vector sum = Vector::Zero(problem.network.demands.cols());
    Vector count = sum;
    for (const Eigen::Index c : presentIn(problem.network)) {
        for (Eigen::Index i = problem.visits.begin(c); i < problem.visits.end(c); ++i) {
            const double each = problem.network.serviceTime(c, problem.visits.at(i));
            sum[problem.visits.at(i)] += each;
            count[problem.visits.at(i)] += each > 0 ? 1 : 0;
        }
    }
    return sum.cwiseQuotient(count.cwiseMax(1));
}

double relativeService(const Network& network, const Vector& mean, Eigen::Index row, Eigen::Index station) {
    const double each = network.serviceTime(row, station);
    return each > 0 && network.stations[static_cast<std::size_t>(station)].servers == 1 ? each / mean[station] : 1;
}

} // namespace

bool isExponential(const Network& network) {
    return std::ranges::all_of(
        network.stations, [](const Station& each) { return each.serviceCv2 == 1; });
}

/// What comes together at each station.
struct Variability::Arrivals {
    explicit Arrivals(Eigen::Index stations) : rate(Vector::Zero(stations)), weighted(rate), work(rate), square(rate) {}

    Vector rate;     ///< [station]
    Vector weighted; ///< [station]
    Vector work;     ///< [station] Rates times service,
    Vector square;   ///< [station] and times its square.

    /// 1 + m, see Variability.h.
    double spread(Eigen::Index k) const {
        return work[k] > 0 ? std::max(1.0, square[k] * rate[k] / (work[k] * work[k])) : 1;
    }
};

Variability::Variability(const Problem& problem, const ClosedNetwork& closed)
    : m_columns(closed.stations), m_own(Vector::Ones(closed.visits.columns)) {
    const Network& network = problem.network;
    if (boardset::isExponential(network))
        return;
    m_openUtilisation = problem.load.utilisation;
    m_cv2.resize(closed.visits.columns);
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const Eigen::Index k = m_columns[i];
        const Station& station = network.stations[static_cast<std::size_t>(k)];
        m_own[static_cast<Eigen::Index>(i)] = station.servers * (1 - m_openUtilisation[k]);
        m_cv2[static_cast<Eigen::Index>(i)] = station.serviceCv2;
    }
    const Vector mean = meanServices(problem);
    m_relative.resize(closed.visits.size());
    for (Eigen::Index r = 0; r < closed.visits.rows(); ++r)
        for (Eigen::Index i = closed.visits.begin(r); i < closed.visits.end(r); ++i)
            m_relative[i] = relativeService(network, mean, closed.classes[static_cast<std::size_t>(r)],
                                            m_columns[static_cast<std::size_t>(closed.visits.at(i))]);
    const Vector servers = m_own;
    for (Eigen::Index i = 0; i < closed.visits.size(); ++i) // a stand-in for several servers: the rest is a delay
        if (closed.delay[i] > 0 && closed.visits.demand[static_cast<std::size_t>(i)] > 0)
            m_own[closed.visits.at(i)] =
                servers[closed.visits.at(i)] - closed.delay[i] / closed.visits.demand[static_cast<std::size_t>(i)];
    for (Eigen::Index c = 0; c < problem.visits.rows(); ++c) {
        const CustomerClass& customers = network.classes[static_cast<std::size_t>(c)];
        if (!isThere(customers))
            continue;
        Way& way = (isClosed(customers) ? m_closed : m_open).emplace_back();
        way.think = customers.thinkTime;
        way.openRate = customers.arrivalRate;
        for (Eigen::Index i = problem.visits.begin(c); i < problem.visits.end(c); ++i) {
            const Eigen::Index k = problem.visits.at(i);
            const Station& station = network.stations[static_cast<std::size_t>(k)];
            const double demand = problem.visits.demand[static_cast<std::size_t>(i)];
            const double ratio = network.visitRatio(c, k);
            const double perServer = demand / station.servers;
            way.visits.push_back({k, isQueueing(station), isQueueing(station) ? perServer : demand, ratio,
                                  perServer / ratio, relativeService(network, mean, c, k),
                                  ratio / std::sqrt(station.servers), station.serviceCv2, constancyOf(station)});
        }
    }
}

/// What goes along a way.
struct Variability::Stream {
    double cv2 = 0;     ///< Of the times between two customers: what is added on the way,
    double share = 1;   ///< and of what set out what is left.
    double spacing = 0; ///< The constant service that they passed: they are that far apart.

    void draw(double weight, double to) {
        cv2 += weight * (to - cv2);
        share *= 1 - weight;
    }
    /// Through a delay of exponential length with so many customers in it.
    void mix(double customers) {
        const double weight = customers / (customers + customersThatMix);
        draw(weight, 1);
        spacing *= 1 - weight;
    }
};

/// Takes a class once along its way; adds up what arrives where.
void Variability::follow(const Way& way, double rate, Stream& stream, const Vector& utilisation,
                         Arrivals* arrivals) const {
    stream.mix(rate * way.think); // the think time is exponential
    for (const Visit& visit : way.visits) {
        if (!visit.queues) {
            stream.mix(rate * visit.perServer * visit.cv2);
            continue;
        }
        if (arrivals != nullptr) {
            // Of those in a row after a constant service, customers wait only for what is longer.
            const double spaced = std::min(1.0, stream.spacing / visit.service);
            const double met = stream.cv2 * (1 - visit.constant * spaced * spaced);
            const double passing = rate * visit.ratio;
            arrivals->rate[visit.station] += passing;
            arrivals->weighted[visit.station] += passing * (1 + visit.ratio * (met - 1));
            arrivals->work[visit.station] += passing * visit.relative;
            arrivals->square[visit.station] += passing * visit.relative * visit.relative;
        }
        const double busy = utilisation[visit.station];
        stream.draw(visit.weight * busy * busy, visit.cv2);
        stream.spacing = std::max(visit.service, stream.spacing) * visit.ratio * visit.constant;
    }
}

void Variability::factors(const Vector& throughput, Vector& result) const {
    Vector utilisation = m_openUtilisation;
    for (std::size_t r = 0; r < m_closed.size(); ++r)
        for (const Visit& visit : m_closed[r].visits)
            utilisation[visit.station] += throughput[static_cast<Eigen::Index>(r)] * visit.perServer;
    utilisation = utilisation.cwiseMin(1);
    Arrivals arrivals(utilisation.size());
    for (std::size_t r = 0; r < m_closed.size(); ++r) {
        const double rate = throughput[static_cast<Eigen::Index>(r)];
        Stream once;
        follow(m_closed[r], rate, once, utilisation, nullptr);
        // What comes round is what set out: cv2 = added + share cv2.
        Stream around{once.share < 1 - 1e-12 ? once.cv2 / (1 - once.share) : 0, 1, once.spacing};
        follow(m_closed[r], rate, around, utilisation, &arrivals);
    }
    for (const Way& way : m_open) {
        Stream poisson{.cv2 = 1};
        follow(way, way.openRate, poisson, utilisation, &arrivals);
    }
    result.resize(static_cast<Eigen::Index>(m_columns.size()));
    for (Eigen::Index i = 0; i < result.size(); ++i) {
        const Eigen::Index k = m_columns[static_cast<std::size_t>(i)];
        const double met = arrivals.rate[k] > 0 ? arrivals.weighted[k] / arrivals.rate[k] : 1;
        result[i] = ((met - 1) / arrivals.spread(k) + 1 + m_cv2[i]) / 2;
    }
}

bool hasClosedForm(const Network& network) {
    const std::vector<Eigen::Index> present = presentIn(network);
    if (present.size() != 1 || !isClosed(network.classes[static_cast<std::size_t>(present.front())]))
        return present.empty();
    return network.classes[static_cast<std::size_t>(present.front())].population <= 1 ||
           isConstant(network, present.front());
}

ClosedAnswer closedForm(const Problem& problem) {
    const Network& network = problem.network;
    ClosedAnswer answer = solveOpen(network, problem.load);
    for (std::size_t c = 0; c < network.classes.size(); ++c) {
        const CustomerClass& customers = network.classes[c];
        if (!isClosed(customers) || customers.population == 0)
            continue;
        const auto row = static_cast<Eigen::Index>(c);
        answer.residence.row(row) = network.demands.row(row);
        const double alone = customers.population / (customers.thinkTime + network.demands.row(row).sum());
        double most = alone;
        Eigen::Index fullest = -1;
        for (Eigen::Index k = 0; k < network.demands.cols() && customers.population > 1; ++k) {
            const Station& station = network.stations[static_cast<std::size_t>(k)];
            if (isQueueing(station) && most * network.demands(row, k) > station.servers) {
                most = station.servers / network.demands(row, k);
                fullest = k;
            }
        }
        answer.throughput[row] = most;
        if (fullest >= 0)
            answer.residence(row, fullest) += customers.population / most - customers.population / alone;
    }
    return answer;
}

} // namespace boardset
