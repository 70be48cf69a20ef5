// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/Variability.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace boardset {

namespace {

/// Number of customers at which an exponential delay turns half of a stream of customers into a Poisson stream.
constexpr double customersThatMix = 4;

/// Returns 1 for constant service, 0 for service that is exponential or more variable,
/// and a value in between for other service.
double constancyOf(const Station& station) {
    return std::pow(std::max(0.0, 1 - std::sqrt(station.serviceCv2)), 2);
}

bool isThere(const CustomerClass& customers) {
    return isClosed(customers) ? customers.population > 0 : customers.arrivalRate > 0;
}

/// Returns the classes that have any customers.
std::vector<Eigen::Index> presentIn(const Network& network) {
    std::vector<Eigen::Index> classes;
    for (std::size_t c = 0; c < network.classes.size(); ++c)
        if (isThere(network.classes[c]))
            classes.push_back(static_cast<Eigen::Index>(c));
    return classes;
}

/// True if a class visits only stations with constant service, and every cycle visits the same stations.
bool isConstant(const Network& network, Eigen::Index row) {
    if (network.classes[static_cast<std::size_t>(row)].thinkTime > 0)
        return false;
    for (Eigen::Index i = network.demands.begin(row); i < network.demands.end(row); ++i) {
        const auto k = static_cast<std::size_t>(network.demands.at(i));
        if (network.stations[k].serviceCv2 != 0 || network.visitRatio(i) != 1)
            return false;
    }
    return true;
}

/// [station] Mean service time of the classes that are served in order of arrival; 0 if there are no such classes.
Vector meanServices(const Problem& problem) {
    Vector sum = Vector::Zero(problem.network.demands.cols());
    Vector count = sum;
    for (const Eigen::Index c : presentIn(problem.network)) {
        for (Eigen::Index i = problem.visits.begin(c); i < problem.visits.end(c); ++i) {
            const double each = problem.network.serviceTime(i);
            sum[problem.visits.at(i)] += each;
            count[problem.visits.at(i)] += each > 0 ? 1 : 0;
        }
    }
    return sum.cwiseQuotient(count.cwiseMax(1));
}

double relativeService(const Network& network, const Vector& mean, Eigen::Index visit) {
    const Eigen::Index station = network.demands.at(visit);
    const double each = network.serviceTime(visit);
    return each > 0 && network.stations[static_cast<std::size_t>(station)].servers == 1 ? each / mean[station] : 1;
}

} // namespace

bool isExponential(const Network& network) {
    return std::ranges::all_of(
        network.stations, [](const Station& each) { return each.serviceCv2 == 1; });
}

/// Sums over all arrivals at each station.
struct Variability::Arrivals {
    struct Arrived {
        double weighted = 0;
        double work = 0;   ///< Sum of arrival rate x service time.
        double square = 0; ///< Sum of arrival rate x (service time)^2.

        /// Returns 1 + c_b^2; see Variability.h.
        double spread(double rate) const { return work > 0 ? std::max(1.0, square * rate / (work * work)) : 1; }
    };
    explicit Arrivals(Eigen::Index stations) : at(static_cast<std::size_t>(stations)) {}
    std::vector<Arrived> at;    ///< [station]
    std::vector<double> inARow; ///< [pair] Arrival rate.
    Vector all;                 ///< [station] Arrival rate.
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
    for (Eigen::Index r = 0; r < closed.visits.rows(); ++r) {
        Eigen::Index visit = problem.visits.begin(closed.classes[static_cast<std::size_t>(r)]);
        for (Eigen::Index i = closed.visits.begin(r); i < closed.visits.end(r); ++i, ++visit) {
            while (problem.visits.at(visit) != m_columns[static_cast<std::size_t>(closed.visits.at(i))])
                ++visit; // skips a visit to a delay
            m_relative[i] = relativeService(network, mean, visit);
        }
    }
    const Vector servers = m_own;
    for (Eigen::Index i = 0; i < closed.visits.size(); ++i) // one fast server represents several; the rest is a delay
        if (closed.delay[i] > 0 && closed.visits.value[static_cast<std::size_t>(i)] > 0)
            m_own[closed.visits.at(i)] =
                servers[closed.visits.at(i)] - closed.delay[i] / closed.visits.value[static_cast<std::size_t>(i)];
    for (const Station& each : network.stations)
        m_stations.push_back({isQueueing(each), each.serviceCv2, constancyOf(each), std::sqrt(each.servers)});
    for (const Eigen::Index c : presentIn(network))
        addPath(problem, c, mean);
    const auto thinks = [](const ClassPath& path) { return path.think > 0; };
    const auto mixes = [](const PathStation& place) { return !place.queues && place.cv2 > 0; };
    m_hasDelays = std::ranges::any_of(m_closed, thinks) || std::ranges::any_of(m_stations, mixes);
    numberPairs();
}

/// Adds the visits of a class in the order of its route.
void Variability::addPath(const Problem& problem, Eigen::Index row, const Vector& mean) {
    const Network& network = problem.network;
    const CustomerClass& customers = network.classes[static_cast<std::size_t>(row)];
    std::vector<Eigen::Index> visits(static_cast<std::size_t>(problem.visits.sizeOf(row)));
    std::iota(visits.begin(), visits.end(), problem.visits.begin(row));
    if (!network.order.empty())
        std::ranges::stable_sort(visits, {}, [&](Eigen::Index each) { return network.order[std::size_t(each)]; });
    (isClosed(customers) ? m_closed : m_open)
        .push_back({customers.thinkTime, customers.arrivalRate, isClosed(customers) ? double(customers.population) : 0,
                    m_station.size(), m_station.size() + visits.size()});
    for (const Eigen::Index visit : visits) {
        const Eigen::Index k = problem.visits.at(visit);
        const Station& station = network.stations[static_cast<std::size_t>(k)];
        const double demand = problem.visits.value[static_cast<std::size_t>(visit)];
        m_station.push_back(k);
        m_perServer.push_back(isQueueing(station) ? demand / station.servers : demand);
        m_ratio.push_back(network.visitRatio(visit));
        m_service.push_back(demand / station.servers / m_ratio.back());
        m_met.push_back(relativeService(network, mean, visit));
    }
}

/// State of the stream of a class's customers along their route.
struct Variability::Stream {
    double cv2 = 0;     ///< Variation that the route has added to the times between two customers.
    double share = 1;   ///< Remaining share of the initial variation.
    double spacing = 0; ///< Minimum time between two customers, due to constant service times along the route.
    double met = 1;     ///< Number of customers that mix, as a multiple of the class's own customers.

    void draw(double weight, double to) {
        cv2 += weight * (to - cv2);
        share *= 1 - weight;
    }
    /// Passes the stream through a delay of exponential length that contains the given number of customers.
    void mix(double customers) {
        const double weight = met * customers / (met * customers + customersThatMix);
        draw(weight, 1);
        spacing *= 1 - weight;
    }
};

/// Follows a class once along its route. Adds the arrivals of the class to `arrivals` if `arrive` is true.
template <bool arrive>
void Variability::follow(const ClassPath& path, double rate, Stream& stream, const Vector& utilisation,
                         Arrivals& arrivals) const {
    stream.mix(rate * path.think); // the think time is exponential
    for (std::size_t i = path.begin; i < path.end; ++i) {
        const Eigen::Index k = m_station[i];
        const PathStation& place = m_stations[static_cast<std::size_t>(k)];
        if (!place.queues) {
            stream.mix(rate * m_perServer[i] * place.cv2);
            continue;
        }
        const double ratio = m_ratio[i];
        const double service = m_service[i];
        if constexpr (arrive) {
            const double spaced = std::min(1.0, stream.spacing / service);
            const double traffic = rate * ratio;
            const double inARow = traffic > 0 ? arrivals.inARow[m_pair[i]] / arrivals.all[k] : 1;
            const double met = stream.cv2 * (1 - place.constant * spaced * spaced * inARow);
            Arrivals::Arrived& at = arrivals.at[static_cast<std::size_t>(k)];
            at.weighted += traffic * (1 + ratio * (met - 1));
            at.work += traffic * m_met[i];
            at.square += traffic * m_met[i] * m_met[i];
        }
        const double busy = utilisation[k];
        stream.draw(ratio / place.root * busy * busy, place.cv2);
        stream.spacing = std::max(service, stream.spacing) * ratio * place.constant;
    }
}

/// Numbers the pairs of stations in the order of first use. Each station has a short list of its predecessors.
class Variability::PairNumbers {
public:
    explicit PairNumbers(std::size_t stations) : m_before(stations) {}

    std::size_t of(Eigen::Index before, Eigen::Index at) {
        auto& known = m_before[static_cast<std::size_t>(at)];
        auto found = std::ranges::find(known, before, &std::pair<Eigen::Index, std::size_t>::first);
        if (found == known.end())
            found = known.insert(found, {before, m_size++});
        return found->second;
    }
    std::size_t size() const { return m_size; }

private:
    std::vector<std::vector<std::pair<Eigen::Index, std::size_t>>> m_before; ///< [station]
    std::size_t m_size = 0;
};

/// The station that last spaced the customers of a class apart, and the time between two successive customers.
struct Variability::Spaced {
    Eigen::Index at = -1;
    double apart = 0;
};

void Variability::numberPairs(const ClassPath& path, Spaced& last, PairNumbers& numbers) {
    for (std::size_t i = path.begin; i < path.end; ++i) {
        const Eigen::Index k = m_station[i];
        const PathStation& place = m_stations[static_cast<std::size_t>(k)];
        m_pair[i] = numbers.of(last.at, k);
        if (!place.queues)
            continue;
        last.at = m_service[i] >= last.apart ? k : last.at;
        last.apart = std::max(m_service[i], last.apart) * m_ratio[i] * place.constant;
    }
}

/// Numbers the pairs of stations. Each pair is the station that last spaced a class's customers apart, and the next
/// station.
void Variability::numberPairs() {
    PairNumbers numbers(m_stations.size());
    m_pair.resize(m_service.size());
    for (const ClassPath& path : m_closed) {
        Spaced last;
        numberPairs(path, last, numbers);
        numberPairs(path, last, numbers); // a cycle starts in the state in which the previous cycle ended
    }
    for (const ClassPath& path : m_open) {
        Spaced last;
        numberPairs(path, last, numbers);
    }
    m_pairs = numbers.size();
}

/// Adds the arrival rates of all classes, for each station and for each pair of stations.
void Variability::addRates(const Vector& throughput, Arrivals& arrivals) const {
    arrivals.all = Vector::Zero(m_openUtilisation.size());
    arrivals.inARow.assign(m_pairs, 0);
    const auto add = [&](const ClassPath& path, double rate) {
        for (std::size_t i = path.begin; i < path.end; ++i) {
            const double traffic = rate * m_ratio[i];
            arrivals.all[m_station[i]] += traffic;
            arrivals.inARow[m_pair[i]] += traffic;
        }
    };
    for (std::size_t r = 0; r < m_closed.size(); ++r)
        add(m_closed[r], throughput[static_cast<Eigen::Index>(r)]);
    for (const ClassPath& path : m_open)
        add(path, path.openRate);
}

/// [row] Number of customers that visit the stations of a class,
/// as a multiple of the class's own customers; 1 if no delay mixes them.
Vector Variability::meetings(const Vector& throughput, const Vector& utilisation, const Vector& rate) const {
    Vector meetings = Vector::Ones(static_cast<Eigen::Index>(m_closed.size()));
    if (!m_hasDelays)
        return meetings;
    Vector square = Vector::Zero(rate.size());
    for (std::size_t r = 0; r < m_closed.size(); ++r) {
        const ClassPath& path = m_closed[r];
        const double of = throughput[static_cast<Eigen::Index>(r)];
        for (std::size_t i = path.begin; i < path.end; ++i) {
            const double traffic = of * m_ratio[i];
            square[m_station[i]] += traffic * traffic / path.population;
        }
    }
    for (std::size_t r = 0; r < m_closed.size(); ++r) {
        const ClassPath& path = m_closed[r];
        double sum = 0;
        double weights = 0;
        for (std::size_t i = path.begin; i < path.end; ++i) {
            const Eigen::Index k = m_station[i];
            if (!m_stations[static_cast<std::size_t>(k)].queues || square[k] == 0)
                continue;
            const double weight = m_perServer[i] * utilisation[k];
            sum += weight * rate[k] * rate[k] / square[k];
            weights += weight;
        }
        if (weights > 0)
            meetings[static_cast<Eigen::Index>(r)] = std::max(1.0, sum / (weights * path.population));
    }
    return meetings;
}

void Variability::factors(const Vector& throughput, Vector& result) const {
    Vector utilisation = m_openUtilisation;
    for (std::size_t r = 0; r < m_closed.size(); ++r)
        for (std::size_t i = m_closed[r].begin; i < m_closed[r].end; ++i)
            utilisation[m_station[i]] += throughput[static_cast<Eigen::Index>(r)] * m_perServer[i];
    utilisation = utilisation.cwiseMin(1);
    Arrivals arrivals(utilisation.size());
    addRates(throughput, arrivals);
    const Vector mixing = meetings(throughput, utilisation, arrivals.all);
    for (std::size_t r = 0; r < m_closed.size(); ++r) {
        const double rate = throughput[static_cast<Eigen::Index>(r)];
        Stream once{.met = mixing[static_cast<Eigen::Index>(r)]};
        follow<false>(m_closed[r], rate, once, utilisation, arrivals);
        // In the steady state, the variation at the end of a cycle equals that at its start: cv2 = added + share cv2.
        Stream around{once.share < 1 - 1e-12 ? once.cv2 / (1 - once.share) : 0, 1, once.spacing, once.met};
        follow<true>(m_closed[r], rate, around, utilisation, arrivals);
    }
    for (const ClassPath& path : m_open) {
        Stream poisson{.cv2 = 1};
        follow<true>(path, path.openRate, poisson, utilisation, arrivals);
    }
    result.resize(static_cast<Eigen::Index>(m_columns.size()));
    for (Eigen::Index i = 0; i < result.size(); ++i) {
        const Eigen::Index k = m_columns[static_cast<std::size_t>(i)];
        const Arrivals::Arrived& arrived = arrivals.at[static_cast<std::size_t>(k)];
        const double rate = arrivals.all[k];
        const double met = rate > 0 ? arrived.weighted / rate : 1;
        result[i] = ((met - 1) / arrived.spread(rate) + 1 + m_cv2[i]) / 2;
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
        const double alone = customers.population / (customers.thinkTime + network.demands.sumOf(row));
        double most = alone;
        Eigen::Index fullest = -1;
        for (Eigen::Index i = network.demands.begin(row); i < network.demands.end(row); ++i) {
            const Station& station = network.stations[static_cast<std::size_t>(network.demands.at(i))];
            const double demand = answer.residence[i] = network.demands.value[static_cast<std::size_t>(i)];
            if (customers.population > 1 && isQueueing(station) && most * demand > station.servers) {
                most = station.servers / demand;
                fullest = i;
            }
        }
        answer.throughput[row] = most;
        if (fullest >= 0)
            answer.residence[fullest] += customers.population / most - customers.population / alone;
    }
    return answer;
}

} // namespace boardset
