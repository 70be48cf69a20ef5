// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/Posted.h"

#include "boardset/analysis/MachineNetwork.h"

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {

constexpr int mostRounds = 200;
constexpr double close = 1e-9; ///< Relative change at which the fixed point is reached.

/// The network with one more open class for each that posts, at these rates.
Network withPosted(Network network, const Matrix& posted, const Vector& rates) {
    const Eigen::Index classes = network.demands.rows();
    for (Eigen::Index c = 0; c < classes; ++c) {
        if (posted.row(c).maxCoeff() <= 0)
            continue;
        CustomerClass shadow = network.classes[static_cast<std::size_t>(c)];
        shadow.name += ", posted";
        shadow.type = ClassType::Open;
        shadow.population = shadow.thinkTime = 0;
        shadow.arrivalRate = rates[c];
        network.classes.push_back(std::move(shadow));
        network.demands.conservativeResize(network.demands.rows() + 1, Eigen::NoChange);
        network.demands.bottomRows(1) = posted.row(c);
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
Outcome boundsWithPosted(const Network& network, const Matrix& posted) {
    const SolveOptions options{.method = Method::Bounds};
    const Network asked = withAllAsked(network, posted);
    Outcome outcome = solve(network, options);
    Solution& bounds = solutionIn(outcome);
    bounds.utilisation = solutionIn(solve(asked, options)).utilisation;
    for (Eigen::Index c = 0; c < posted.rows(); ++c)
        if (const double pace = paceSecondsOf(asked, static_cast<std::size_t>(c)); pace > 0)
            bounds.throughput[c] = std::min(bounds.throughput[c], 1 / pace);
    return outcome;
}

} // namespace

Network withAllAsked(Network network, const Matrix& posted) {
    if (posted.size() > 0)
        network.demands += posted;
    return network;
}

Outcome solveWithPosted(const Network& network, const Matrix& posted, const SolveOptions& options) {
    if (posted.size() == 0)
        return solve(network, options);
    if (options.method == Method::Bounds)
        return boundsWithPosted(network, posted);
    const Eigen::Index classes = network.demands.rows();
    Vector rates = Vector::Zero(classes);
    for (Eigen::Index c = 0; c < classes; ++c) {
        const CustomerClass& each = network.classes[static_cast<std::size_t>(c)];
        rates[c] = isClosed(each) ? 0 : each.arrivalRate;
    }
    double step = 1;
    double before = 0;
    for (int round = 0;; ++round) {
        Outcome outcome = solve(withPosted(network, posted, rates), options);
        Solution& solution = solutionIn(outcome);
        trim(solution, classes);
        double change = 0; // of all closed classes together: more, or less
        double most = 0;
        for (Eigen::Index c = 0; c < classes; ++c) {
            if (isClosed(network.classes[static_cast<std::size_t>(c)])) {
                const double difference = solution.throughput[c] - rates[c];
                change += difference;
                most = std::max(most, std::abs(difference) / std::max(solution.throughput[c], rates[c]));
                rates[c] += step * difference;
            }
        }
        if (!(most > close) || round == mostRounds) {
            solution.exact = false;
            solution.accuracy +=
                " The model approximates: what nobody waits for is a stream of its own at the same rate, and "
                "of parts that are waited for together each is the slowest equally often.";
            return outcome;
        }
        step *= change * before < 0 ? 0.5 : 1; // it swings about the answer
        before = change;
    }
}

} // namespace boardset
