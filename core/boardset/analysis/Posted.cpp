// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/Posted.h"

#include "boardset/analysis/MachineNetwork.h"

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {

constexpr int mostRounds = 200;
constexpr double close = 1e-9; ///< Relative change at which the fixed point is reached.

/// A fixed point: of each class that posts, how fast, and how long its window keeps it waiting.
struct Pace {
    Vector rates; ///< Of what is posted, where no window limits it.
    Vector held;  ///< Seconds between two customers of a window's class: above 0 the poster waits, below 0 the window.
};

bool hasWindow(const PostedWork& posted, Eigen::Index c) {
    return posted.window.size() > c && posted.window[c] > 0;
}

/// The network with one more class for each that posts: open, at its rate; or closed, as many as its window.
Network withPosted(Network network, const PostedWork& posted, const Pace& pace) {
    const Eigen::Index classes = network.demands.rows();
    for (Eigen::Index c = 0; c < classes; ++c) {
        if (posted.demands.row(c).maxCoeff() <= 0)
            continue;
        CustomerClass shadow = network.classes[static_cast<std::size_t>(c)];
        shadow.name += ", posted";
        shadow.thinkTime = 0;
        if (hasWindow(posted, c)) {
            network.demands(c, posted.heldAt) += std::max(0.0, pace.held[c]);
            shadow.thinkTime = std::max(0.0, -pace.held[c]) * posted.window[c] / shadow.population;
            shadow.population = posted.window[c];
        } else {
            shadow.type = ClassType::Open;
            shadow.population = 0;
            shadow.arrivalRate = pace.rates[c];
        }
        network.classes.push_back(std::move(shadow));
        network.demands.conservativeResize(network.demands.rows() + 1, Eigen::NoChange);
        network.demands.bottomRows(1) = posted.demands.row(c);
        network.visitRatios.conservativeResize(network.demands.rows(), Eigen::NoChange);
        network.visitRatios.bottomRows(1).setOnes();
        network.services.conservativeResizeLike(Matrix::Zero(network.demands.rows(), network.demands.cols()));
    }
    return network;
}

/// The answer without the classes that were added.
void trim(Solution& solution, Eigen::Index classes) {
    solution.throughput.conservativeResize(classes);
    solution.responseTime.conservativeResize(classes);
    solution.residenceTime.conservativeResize(classes, Eigen::NoChange);
    std::erase_if(solution.unanswered, [&](int each) { return each >= classes; });
}

/// Each class alone with what it posts: that is in nobody's way but its own.
Outcome boundsWithPosted(const Network& network, const PostedWork& posted) {
    const SolveOptions options{.method = Method::Bounds};
    const Network asked = withAllAsked(network, posted);
    Outcome outcome = solve(network, options);
    Solution& bounds = solutionIn(outcome);
    bounds.utilisation = solutionIn(solve(asked, options)).utilisation;
    for (Eigen::Index c = 0; c < network.demands.rows(); ++c)
        if (const double pace = paceSecondsOf(asked, static_cast<std::size_t>(c)); pace > 0)
            bounds.throughput[c] = std::min(bounds.throughput[c], 1 / pace);
    return outcome;
}

/// Brings the rates of who posts and of what is posted nearer to each other; by how much they differ, of the greater.
class Nearer {
public:
    Nearer(const Network& network, const PostedWork& posted) : m_network(network), m_posted(posted) {}

    double move(Pace& pace, const Solution& solution, const Vector& throughput) {
        double change = 0; // of all closed classes without a window together: more, or less
        double most = 0;
        Eigen::Index shadow = m_network.demands.rows();
        for (Eigen::Index c = 0; c < m_network.demands.rows(); ++c) {
            const CustomerClass& own = m_network.classes[static_cast<std::size_t>(c)];
            const bool posts = m_posted.demands.row(c).maxCoeff() > 0;
            const double other = posts ? throughput[shadow++] : 0;
            if (hasWindow(m_posted, c)) {
                if (!(solution.throughput[c] > 0 && other > 0))
                    continue;
                pace.held[c] += own.population * (1 / other - 1 / solution.throughput[c]);
                most = std::max(most, std::abs(other / solution.throughput[c] - 1));
            } else if (isClosed(own)) {
                const double difference = solution.throughput[c] - pace.rates[c];
                change += difference;
                most = std::max(most, std::abs(difference) / std::max(solution.throughput[c], pace.rates[c]));
                pace.rates[c] += m_step * difference;
            }
        }
        m_step *= change * m_before < 0 ? 0.5 : 1; // it swings about the answer
        m_before = change;
        return most;
    }

private:
    const Network& m_network;
    const PostedWork& m_posted;
    double m_step = 1;
    double m_before = 0;
};

} // namespace

Network withAllAsked(Network network, const PostedWork& posted) {
    if (!posted.isEmpty())
        network.demands += posted.demands;
    return network;
}

Outcome solveWithPosted(const Network& network, const PostedWork& posted, const SolveOptions& options) {
    if (posted.isEmpty())
        return solve(network, options);
    if (options.method == Method::Bounds)
        return boundsWithPosted(network, posted);
    const Eigen::Index classes = network.demands.rows();
    Pace pace{Vector::Zero(classes), Vector::Zero(classes)};
    for (Eigen::Index c = 0; c < classes; ++c) {
        const CustomerClass& each = network.classes[static_cast<std::size_t>(c)];
        pace.rates[c] = isClosed(each) ? 0 : each.arrivalRate;
    }
    Nearer nearer(network, posted);
    for (int round = 0;; ++round) {
        Outcome outcome = solve(withPosted(network, posted, pace), options);
        Solution& solution = solutionIn(outcome);
        const Vector throughput = solution.throughput;
        trim(solution, classes);
        if (!(nearer.move(pace, solution, throughput) > close) || round == mostRounds) {
            solution.exact = false;
            solution.accuracy +=
                " The model approximates: what nobody waits for is a stream of its own at the same rate, and "
                "of parts that are waited for together each is the slowest equally often.";
            return outcome;
        }
    }
}

} // namespace boardset
