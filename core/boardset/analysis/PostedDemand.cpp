// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/PostedDemand.h"

#include "boardset/analysis/MachineNetwork.h"
#include "boardset/text/Message.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

namespace boardset {

namespace {

constexpr int mostRounds = 200;
constexpr int patience = 60;   ///< Number of rounds within which the change must halve; otherwise the iteration stops.
constexpr double close = 1e-6; ///< Relative change below which the fixed point counts as reached.
constexpr double near = 1e-3;  ///< Relative change above which the description of the accuracy mentions the change.

/// Adds a visit to the last row of the demands. The customers of the visit are not served in order of arrival.
void addVisit(Network& network, Eigen::Index station, double seconds, int order) {
    network.demands.add(station, seconds);
    network.visitRatios.push_back(1);
    network.services.push_back(0);
    network.order.push_back(order);
}

/// Replaces each empty list by a list that gives the default for each visit.
void sayAll(Network& network) {
    const std::size_t visits = network.demands.value.size();
    if (network.visitRatios.empty())
        network.visitRatios.assign(visits, 1);
    if (network.services.empty())
        network.services.assign(visits, 1);
    if (network.order.empty())
        network.order.assign(visits, 0);
}

/// Increases a class's demand at a station.
void addTo(Network& network, Eigen::Index c, Eigen::Index station, double seconds) {
    if (const Eigen::Index visit = network.demands.find(c, station); visit >= 0) {
        network.demands.value[static_cast<std::size_t>(visit)] += seconds;
    } else if (seconds > 0) {
        const Eigen::Index at = network.demands.insert(c, station, seconds);
        network.visitRatios.insert(network.visitRatios.begin() + at, 1);
        network.services.insert(network.services.begin() + at, 0);
        network.order.insert(network.order.begin() + at, lastOfAll);
    }
}

/// Returns the network with an additional class for each class that posts work.
/// The additional class is open at the rate of the posted work, or closed with the window.
Network withPosted(Network network, const PostedDemand& posted, const PostedBalance& balance) {
    const Eigen::Index classes = network.demands.rows();
    sayAll(network);
    for (Eigen::Index c = 0; c < classes; ++c) {
        if (posted.demands.sizeOf(c) == 0)
            continue;
        CustomerClass shadow = network.classes[static_cast<std::size_t>(c)];
        shadow.name += ", posted";
        shadow.thinkTime = 0;
        if (posted.hasWindow(c)) {
            addTo(network, c, posted.waitsAt, std::max(0.0, balance.held[c]));
            shadow.thinkTime = std::max(0.0, -balance.held[c]) * posted.window[c] / shadow.population;
            shadow.population = posted.window[c];
        } else {
            shadow.type = ClassType::Open;
            shadow.population = 0;
            shadow.arrivalRate = balance.rates[c];
        }
        network.classes.push_back(std::move(shadow));
        for (Eigen::Index i = posted.demands.begin(c); i < posted.demands.end(c); ++i)
            addVisit(network, posted.demands.at(i), posted.demands.value[static_cast<std::size_t>(i)],
                     posted.order.empty() ? 0 : posted.order[static_cast<std::size_t>(i)]);
        network.demands.endRow();
    }
    return network;
}

/// Removes the additional classes from the solution.
/// If a class posts more work than a part can serve, the posted work accumulates without limit.
/// That class has no answer, although it does not wait at the part.
void trim(Solution& solution, const PostedDemand& posted, Eigen::Index classes) {
    solution.throughput.conservativeResize(classes);
    solution.responseTime.conservativeResize(classes);
    solution.residenceTime.keepRows(classes);
    std::vector<int> posters; // for each additional class, the class that posts its work
    for (Eigen::Index c = 0; c < classes; ++c)
        if (posted.demands.sizeOf(c) > 0)
            posters.push_back(static_cast<int>(c));
    std::vector<int>& unanswered = solution.unanswered;
    for (int& each : unanswered)
        each = each < classes ? each : posters[static_cast<std::size_t>(each - classes)];
    std::ranges::sort(unanswered);
    unanswered.erase(std::unique(unanswered.begin(), unanswered.end()), unanswered.end());
}

/// Returns the bounds of each class, considering only the class and its own posted work; posted work delays no other
/// class.
Outcome boundsWithPosted(const Network& network, const PostedDemand& posted) {
    const SolveOptions options{.method = Method::Bounds};
    const Network asked = withAllDemands(network, posted);
    Solution bounds = solutionIn(solve(network, options));
    Outcome all = solve(asked, options);
    bounds.utilisation = solutionIn(all).utilisation;
    bounds.unanswered = solutionIn(all).unanswered;
    for (Eigen::Index c = 0; c < network.demands.rows(); ++c)
        if (const double pace = paceSecondsOf(asked, static_cast<std::size_t>(c)); pace > 0)
            bounds.throughput[c] = std::min(bounds.throughput[c], 1 / pace);
    solutionIn(all) = std::move(bounds);
    return all;
}

/// Returns the initial balance of the iteration, in which only the rates of open classes are known.
PostedBalance startOf(const Network& network) {
    const Eigen::Index classes = network.demands.rows();
    PostedBalance balance{Vector::Zero(classes), Vector::Zero(classes)};
    for (Eigen::Index c = 0; c < classes; ++c)
        if (const CustomerClass& each = network.classes[static_cast<std::size_t>(c)]; !isClosed(each))
            balance.rates[c] = each.arrivalRate;
    return balance;
}

/// Reduces the differences between the rate of each posting class and the rate of its posted work.
/// move() performs one step, and returns the largest relative difference.
class RateIteration {
public:
    RateIteration(const Network& network, const PostedDemand& posted)
        : m_network(network), m_posted(posted), m_held(static_cast<std::size_t>(network.demands.rows())) {}

    double move(PostedBalance& balance, const Solution& solution, const Vector& throughput) {
        double change = 0; // sum of the differences of all closed classes without a window
        double most = 0;
        Eigen::Index shadow = m_network.demands.rows();
        for (Eigen::Index c = 0; c < m_network.demands.rows(); ++c) {
            const CustomerClass& own = m_network.classes[static_cast<std::size_t>(c)];
            const bool posts = m_posted.demands.sizeOf(c) > 0;
            const double other = posts ? throughput[shadow++] : 0;
            if (m_posted.hasWindow(c)) {
                if (!(solution.throughput[c] > 0 && other > 0))
                    continue;
                balance.held[c] +=
                    m_held[static_cast<std::size_t>(c)].step(own.population * (1 / other - 1 / solution.throughput[c]));
                most = std::max(most, std::abs(other / solution.throughput[c] - 1));
            } else if (isClosed(own)) {
                const double difference = solution.throughput[c] - balance.rates[c];
                change += difference;
                most = std::max(most, std::abs(difference) / std::max(solution.throughput[c], balance.rates[c]));
                balance.rates[c] += m_step * difference;
            }
        }
        m_step *= change * m_before < 0 ? 0.5 : 1; // a change of sign means that the iteration oscillates
        m_before = change;
        return most;
    }

private:
    /// Step size for one number. The step grows while the difference shrinks slowly, and shrinks after an overshoot.
    /// It is never smaller than the difference, because classes influence each other.
    class StepLength {
    public:
        double step(double difference) {
            // the share of the previous difference that remains
            const double left = m_before == 0 ? 0 : difference / m_before;
            const double longer = left < 1 ? std::min(1 / (1 - left), 2.0) : 1;
            m_gain = std::clamp(m_gain * longer, 1.0, 64.0);
            m_before = difference;
            return m_gain * difference;
        }

    private:
        double m_gain = 1;
        double m_before = 0;
    };

    const Network& m_network;
    const PostedDemand& m_posted;
    std::vector<StepLength> m_held; ///< [class]
    double m_step = 1;
    double m_before = 0;
};

/// The best outcome of several rounds.
class BestRound {
public:
    /// Adds an outcome and the estimated change from another round; returns true if another round is worthwhile.
    bool take(Outcome outcome, double change) {
        ++m_count;
        if (change < 0.5 * m_mark) {
            m_mark = change;
            m_since = m_count;
        }
        if (!m_best || change < m_least) {
            m_least = change;
            m_best = std::move(outcome);
        }
        return change > close && m_count < mostRounds && m_count - m_since < patience;
    }

    Outcome best() && {
        Solution& solution = solutionIn(*m_best);
        solution.exact = false;
        addSentence(
            solution,
            Message{"The model treats posted work as a separate stream at the same rate. If an operation waits for "
                    "several parts at once, the model assumes that each part is the slowest equally often."});
        if (m_least > near)
            addSentence(
                solution,
                Message{"The rate of the operations and the rate of their posted work agree only within {difference}.",
                        {{"difference", Quantity{100 * m_least, "%"}}}});
        return std::move(*m_best);
    }

private:
    std::optional<Outcome> m_best;
    double m_least = 0;
    /// The change that must halve within a limited number of rounds.
    double m_mark = std::numeric_limits<double>::infinity();
    int m_count = 0, m_since = 0;
};

} // namespace

Network withAllDemands(Network network, const PostedDemand& work) {
    const Visits& posted = work.demands;
    if (work.isEmpty())
        return network;
    sayAll(network);
    const Visits waited = std::exchange(network.demands, Visits());
    const std::vector<double> ratios = std::exchange(network.visitRatios, {});
    const std::vector<double> services = std::exchange(network.services, {});
    const std::vector<int> order = std::exchange(network.order, {});
    network.demands.columns = waited.columns;
    for (Eigen::Index c = 0; c < posted.rows(); ++c) {
        Eigen::Index p = posted.begin(c);
        const auto addPosted = [&](Eigen::Index before) {
            for (; p < posted.end(c) && posted.at(p) < before; ++p)
                addVisit(network, posted.at(p), posted.value[static_cast<std::size_t>(p)], lastOfAll);
        };
        for (Eigen::Index i = waited.begin(c); i < waited.end(c); ++i) {
            const auto visit = static_cast<std::size_t>(i);
            const Eigen::Index k = waited.at(i);
            addPosted(k);
            const bool isBoth = p < posted.end(c) && posted.at(p) == k;
            network.demands.add(k, waited.value[visit] + (isBoth ? posted.value[static_cast<std::size_t>(p++)] : 0));
            network.visitRatios.push_back(ratios[visit]);
            network.services.push_back(services[visit]);
            network.order.push_back(order[visit]);
        }
        addPosted(posted.columns);
        network.demands.endRow();
    }
    return network;
}

Outcome solveWithPosted(const Network& network, const PostedDemand& posted, const SolveOptions& options,
                        PostedBalance& balance) {
    if (posted.isEmpty())
        return solve(network, options);
    if (options.method == Method::Bounds)
        return boundsWithPosted(network, posted);
    const Eigen::Index classes = network.demands.rows();
    if (balance.rates.size() == 0)
        balance = startOf(network);
    RateIteration nearer(network, posted);
    BestRound rounds;
    for (bool goesOn = true; goesOn;) {
        Outcome outcome = solve(withPosted(network, posted, balance), options);
        Solution& solution = solutionIn(outcome);
        const Vector throughput = solution.throughput;
        trim(solution, posted, classes);
        const double change = nearer.move(balance, solution, throughput);
        goesOn = rounds.take(std::move(outcome), change);
    }
    return std::move(rounds).best();
}

} // namespace boardset
