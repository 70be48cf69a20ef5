// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/Solution.h"

#include "boardset/queueing/Problem.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"
#include "boardset/text/NumberText.h"

#include <algorithm>
#include <array>
#include <utility>

namespace boardset {

namespace {

constexpr std::array<std::string_view, 5> methodWords{"auto", "exact", "linearizer", "schweitzer", "bounds"};

std::string accuracyOf(Method method, const ClosedAnswer& answer, bool exact) {
    if (answer.residual > 0)
        return Message{"Not converged: after {count} iterations a number still changed by {change} of its value.",
                       {{"count", std::to_string(answer.iterations)}, {"change", significantText(answer.residual, 2)}}};
    if (exact)
        return Message{"Exact solution of this model, up to rounding."};
    if (method == Method::Linearizer)
        return Message{"Approximate: throughput is usually within 1 % of the exact solution of this model, or 2 % for "
                       "stations with several servers."};
    return Message{"Approximate: throughput is usually within a few percent of the exact solution of this model. The "
                   "error is largest near the knee of the curve, and up to a quarter for a class of few customers."};
}

/// Limits utilisations to 1, because closed classes cannot all reach their bounds at the same time.
/// Open classes may overload a station.
void cutAtOne(const Problem& problem, Vector& utilisation) {
    for (std::size_t s = 0; s < problem.network.stations.size(); ++s) {
        const auto k = static_cast<Eigen::Index>(s);
        if (isQueueing(problem.network.stations[s]))
            utilisation[k] = std::min(utilisation[k], std::max(1.0, problem.load.utilisation[k]));
    }
}

/// Throws if any result is not finite. No result is negative, so a sum is finite if all its terms are finite.
void requireFinite(const Solution& s) {
    const Vector queueLength = s.throughput.cwiseProduct(s.responseTime);
    if (!(s.throughput.allFinite() && s.responseTime.allFinite() && s.utilisation.allFinite() &&
          queueLength.allFinite())) {
        throw NetworkError("demands", Message{"numbers whose products or quotients exceed double precision"},
                           Message{"demands, times and rates within a common range"});
    }
}

} // namespace

std::string_view wordOf(Method method) {
    return methodWords[static_cast<std::size_t>(method)];
}

std::optional<Method> methodOf(std::string_view word) {
    for (std::size_t i = 0; i < methodWords.size(); ++i)
        if (methodWords[i] == word)
            return static_cast<Method>(i);
    return std::nullopt;
}

void addSentence(Solution& solution, const std::string& sentence) {
    solution.accuracy = sentences(solution.accuracy, sentence);
}

bool Solution::isAnswered(int c) const {
    return std::find(unanswered.begin(), unanswered.end(), c) == unanswered.end();
}

const Solution& solutionIn(const Outcome& outcome) {
    const auto* unstable = std::get_if<Unstable>(&outcome);
    return unstable != nullptr ? unstable->rest : std::get<Solution>(outcome);
}

Solution assemble(const Problem& problem, ClosedAnswer answer, Method method, bool exact) {
    const Network& network = problem.network;
    Solution s{.method = method, .exact = exact, .iterations = answer.iterations};
    s.converged = answer.residual == 0;
    s.accuracy = accuracyOf(method, answer, exact);
    s.throughput = std::move(answer.throughput);
    s.residenceTime = problem.visits;
    s.residenceTime.list() = answer.residence;
    for (std::size_t c = 0; c < network.classes.size(); ++c) {
        const auto row = static_cast<Eigen::Index>(c);
        if (!isClosed(network.classes[c])) {
            s.throughput[row] = network.classes[c].arrivalRate;
            for (Eigen::Index i = problem.visits.begin(row); i < problem.visits.end(row); ++i)
                s.residenceTime.value[std::size_t(i)] =
                    problem.visits.value[std::size_t(i)] * answer.stretch[problem.visits.at(i)];
        }
    }
    complete(problem, s);
    return s;
}

void complete(const Problem& problem, Solution& s) {
    const Network& network = problem.network;
    s.responseTime.setZero(problem.visits.rows());
    for (Eigen::Index c = 0; c < problem.visits.rows(); ++c)
        for (Eigen::Index i = problem.visits.begin(c); i < problem.visits.end(c); ++i)
            s.responseTime[c] += s.residenceTime.value[std::size_t(i)];
    s.utilisation = problem.visits.addUp(problem.visits.list(), s.throughput);
    for (std::size_t k = 0; k < network.stations.size(); ++k)
        if (isQueueing(network.stations[k]))
            s.utilisation[static_cast<Eigen::Index>(k)] /= network.stations[k].servers;
    if (s.method == Method::Bounds)
        cutAtOne(problem, s.utilisation);
    requireFinite(s);
}

} // namespace boardset
