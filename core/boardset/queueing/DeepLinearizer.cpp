// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/DeepLinearizer.h"

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {

constexpr int usualDeepIterations = 150;
constexpr double stepOfServers = 0.3;        ///< Damping factor: the applied share of a probability's change.
constexpr double deepSettled = 1e-6;         ///< Relative change of a cycle time at which the iteration ends. It is far
                                             ///< below the method's own error.
const double mostLogRatio = std::log(100.0); ///< Limit of |log(p(i) / B_i)| before the probabilities have converged.

/// Multiplies `product` by factor^weight. Efficient for small weights.
template <class Factor, class Product> void multiply(Product&& product, const Factor& factor, int weight) {
    for (int i = 0; i < weight; ++i)
        product *= factor;
    for (int i = 0; i > weight; --i)
        product /= factor;
}

/// Returns the larger of two numbers. NaN counts as larger than any number.
double larger(double a, double b) {
    return std::isnan(a) || b <= a ? a : b;
}

/// Adds to a distribution one customer that is present with the given probability.
void addIndependent(std::vector<double>& list, double probability) {
    for (std::size_t i = list.size(); i-- > 0;)
        list[i] = list[i] * (1 - probability) + (i > 0 ? list[i - 1] * probability : 0);
}

} // namespace

double DeepLinearizer::operationsOf(const Problem& problem) {
    const Network& network = problem.network;
    const Visits& visits = problem.visits;
    constexpr double perCell = 6;
    double operations = 0;
    for (Eigen::Index c = 0; c < visits.rows(); ++c) {
        for (Eigen::Index i = visits.begin(c); i < visits.end(c); ++i) {
            const int servers = network.stations[std::size_t(visits.at(i))].servers;
            const bool several = servers > 1 && servers <= ServerMarginals::mostServers;
            operations += perCell + (several ? network.classes[std::size_t(c)].population * servers : 0);
        }
    }
    return operations * mostPyramidPoints(double(visits.rows())) * usualDeepIterations;
}

DeepLinearizer::DeepLinearizer(const ClosedNetwork& closed, const ServerMarginals& several)
    : m_closed(closed), m_several(several.stations()), m_visits(closed.visits), m_pyramid(closed.population),
      m_place(std::size_t(m_visits.columns), -1), m_states(m_pyramid.points.size()) {
    for (std::size_t i = 0; i < m_several.size(); ++i)
        m_place[std::size_t(m_several[i].column)] = int(i);
    m_residence.setZero(m_visits.size());
}

void DeepLinearizer::start(const Vector& throughput, const Vector& residence) {
    State whole;
    whole.cycle = m_closed.population.cwiseQuotient(throughput);
    whole.share = residence;
    for (Eigen::Index c = 0; c < m_visits.rows(); ++c)
        ofClass(whole.share, c) /= whole.cycle[c];
    whole.queue.setZero(m_visits.columns);
    for (const ServerMarginals::Several& s : m_several) {
        const std::vector<double> list(std::size_t(s.servers), 0.0);
        whole.servers.push_back({list, list, list});
    }
    for (std::size_t i = 0; i < m_states.size(); ++i) {
        m_states[i] = whole;
        addUp(i);
        for (std::size_t k = 0; k < m_several.size(); ++k) {
            Servers& servers = m_states[i].servers[k];
            servers.always = alwaysAt(m_several[k], m_pyramid.points[i].population);
            servers.probability = servers.independent;
        }
    }
}

/// Returns the number of customers that are always at the station.
int DeepLinearizer::alwaysAt(const ServerMarginals::Several& station, const Vector& population) const {
    int result = 0;
    for (Eigen::Index c = 0; c < population.size(); ++c) {
        const bool elsewhere = m_closed.think[c] > 0 || m_visits.end(c) - m_visits.begin(c) > 1;
        result += station.demand[c] > 0 && !elsewhere ? int(population[c]) : 0;
    }
    return result;
}

/// Computes the queue lengths and B_i from the shares and cycle times.
void DeepLinearizer::addUp(std::size_t point) {
    State& state = m_states[point];
    const Vector& population = m_pyramid.points[point].population;
    state.queue = m_visits.addUp(state.share, population);
    for (std::size_t i = 0; i < m_several.size(); ++i) {
        const ServerMarginals::Several& s = m_several[i];
        std::vector<double>& list = state.servers[i].independent;
        std::fill(list.begin(), list.end(), 0);
        list.front() = 1;
        for (Eigen::Index c = 0; c < population.size(); ++c) {
            if (s.demand[c] > 0) {
                const double away = state.cycle[c] * std::max(0.0, 1 - state.share[s.visits[std::size_t(c)]]);
                const double there = s.demand[c] / (s.demand[c] + away);
                for (double left = population[c]; left > 1e-12; --left)
                    addIndependent(list, std::min(left, 1.0) * there);
            }
        }
    }
}

/// Extrapolates the shares, cycle times and probabilities of a population.
void DeepLinearizer::extrapolate(std::size_t index) {
    const Pyramid::Point& point = m_pyramid.points[index];
    State& state = m_states[index];
    for (Eigen::Index c = 0; c < point.population.size(); ++c) {
        if (point.population[c] <= 0)
            continue;
        double cycle = 1;
        auto share = ofClass(state.share, c);
        share.setOnes();
        for (const Pyramid::Term& term : point.formula) {
            State& known = m_states[std::size_t(term.point)];
            multiply(cycle, known.cycle[c], term.weight);
            multiply(share, ofClass(known.share, c), term.weight);
        }
        share /= share.sum() + m_closed.think[c] / cycle;
        state.cycle[c] = cycle;
    }
    addUp(index);
    extrapolateServers(index);
}

void DeepLinearizer::extrapolateServers(std::size_t index) {
    for (std::size_t i = 0; i < m_several.size(); ++i) {
        Servers& servers = m_states[index].servers[i];
        double sum = 0;
        for (std::size_t n = 0; n < servers.probability.size(); ++n) {
            double ratio = 0;
            for (const Pyramid::Term& term : m_pyramid.points[index].formula)
                ratio += term.linear * m_states[std::size_t(term.point)].servers[i].ratio[n];
            servers.probability[n] = servers.independent[n] * std::exp(std::clamp(ratio, -mostLogRatio, mostLogRatio));
            sum += servers.probability[n];
        }
        for (double& p : servers.probability)
            p /= std::max(1.0, sum);
    }
}

/// Computes the logarithm of the ratio of each probability to its value for independent customers.
void DeepLinearizer::compare(std::size_t index) {
    for (Servers& servers : m_states[index].servers) {
        for (std::size_t n = 0; n < servers.ratio.size(); ++n) {
            const double alone = servers.independent[n];
            const double ratio = alone > 0 ? std::log(servers.probability[n] / alone) : 0;
            servers.ratio[n] = std::clamp(ratio, -mostLogRatio, mostLogRatio);
        }
    }
}

/// Returns the factor of the demand at a station's (fast) server: 1 + Q + S.
double DeepLinearizer::met(std::size_t below, Eigen::Index column) const {
    const State& state = m_states[below];
    const double one = 1 + state.queue[column];
    const int place = m_place[std::size_t(column)];
    if (place < 0)
        return one;
    const std::vector<double>& p = state.servers[std::size_t(place)].probability;
    double idle = 0;
    for (std::size_t i = 0; i + 1 < p.size(); ++i)
        idle += double(p.size() - 1 - i) * p[i];
    return std::max(double(p.size()), one + idle);
}

/// Performs one step of mean value analysis; returns the largest relative change of a cycle time.
double DeepLinearizer::advance(std::size_t index) {
    const Pyramid::Point& point = m_pyramid.points[index];
    State& state = m_states[index];
    double change = 0;
    for (Eigen::Index c = 0; c < point.population.size(); ++c) {
        if (point.population[c] <= 0)
            continue;
        const auto below = std::size_t(point.below[std::size_t(c)]);
        for (Eigen::Index i = m_visits.begin(c); i < m_visits.end(c); ++i)
            m_residence[i] = m_visits.value[std::size_t(i)] * met(below, m_visits.at(i));
        const double cycle = m_closed.think[c] + ofClass(m_residence, c).sum();
        change = larger(change, std::abs(cycle / state.cycle[c] - 1));
        state.cycle[c] = cycle;
        ofClass(state.share, c) = ofClass(m_residence, c) / cycle;
    }
    serve(index);
    addUp(index);
    compare(index);
    return change;
}

/// Computes the probabilities at stations with several servers from those of the populations with one customer fewer.
void DeepLinearizer::serve(std::size_t index) {
    const Pyramid::Point& point = m_pyramid.points[index];
    State& state = m_states[index];
    for (std::size_t i = 0; i < m_several.size(); ++i) {
        const Vector& demand = m_several[i].demand;
        Servers& servers = state.servers[i];
        std::vector<double> p(servers.probability.size(), 0.0);
        const auto first = std::size_t(servers.always);
        if (first >= p.size()) {
            servers.probability = p;
            continue;
        }
        double idle = double(p.size());
        for (Eigen::Index c = 0; c < demand.size(); ++c) {
            if (point.population[c] > 0 && demand[c] > 0) {
                const double work = demand[c] * point.population[c] / state.cycle[c];
                const std::vector<double>& below =
                    m_states[std::size_t(point.below[std::size_t(c)])].servers[i].probability;
                idle -= work;
                for (std::size_t n = first + 1; n < p.size(); ++n)
                    p[n] += work * below[n - 1] / double(n);
            }
        }
        p[first] = servers.probability[first];
        double found = 0;
        for (std::size_t n = first; n < p.size(); ++n)
            found += double(p.size() - n) * p[n];
        const double factor = found > 0 ? std::max(idle, 1e-12) / found : 1;
        for (std::size_t n = 0; n < p.size(); ++n)
            servers.probability[n] += stepOfServers * (factor * p[n] - servers.probability[n]);
    }
}

/// Performs one iteration over all populations; returns the largest relative change of a cycle time.
double DeepLinearizer::sweep() {
    double change = 0;
    for (std::size_t i = m_states.size(); i-- > 0;)
        if (m_pyramid.points[i].formula.empty())
            change = larger(change, advance(i));
        else
            extrapolate(i);
    return change;
}

bool DeepLinearizer::solve(int mostIterations) {
    double change = 1;
    for (m_iterations = 0; m_iterations < mostIterations && change > deepSettled; ++m_iterations)
        change = sweep();
    m_throughput = m_closed.population.cwiseQuotient(m_states.front().cycle);
    return change <= deepSettled; // this comparison is false for NaN
}

} // namespace boardset
