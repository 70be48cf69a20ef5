// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/Solution.h"

#include "boardset/queueing/OpenClasses.h"

#include <algorithm>
#include <array>
#include <sstream>

namespace boardset {

namespace {

constexpr std::array<std::string_view, 5> methodWords{"auto", "exact", "linearizer", "schweitzer", "bounds"};

std::string accuracyOf(Method method, const ClosedAnswer& answer, bool exact) {
    if (answer.residual > 0) {
        std::ostringstream sentence;
        sentence.precision(2);
        sentence << "Not converged: after " << answer.iterations << " iterations a number still changed by "
                 << answer.residual << " of itself.";
        return sentence.str();
    }
    if (exact) {
        return "Exact for this model, up to rounding.";
    }
    if (method == Method::Linearizer) {
        return "Approximate: throughput is usually within 1 % of exact, 2 % with several servers.";
    }
    return "Approximate: throughput is usually within a few percent of exact, worst near the knee of the curve.";
}

/// Closed classes cannot all reach their bound at once; open ones may ask too much.
void cutAtOne(const Network& network, Vector& utilisation) {
    const Vector open = openLoad(network).utilisation;
    for (std::size_t s = 0; s < network.stations.size(); ++s) {
        const auto k = static_cast<Eigen::Index>(s);
        utilisation[k] =
            isQueueing(network.stations[s]) ? std::min(utilisation[k], std::max(1.0, open[k])) : utilisation[k];
    }
}

void requireFinite(const Solution& s) {
    const bool finite = s.throughput.allFinite() && s.responseTime.allFinite() && s.residenceTime.allFinite() &&
                        s.queueLength.allFinite() && s.utilisation.allFinite();
    if (!finite) {
        throw NetworkError("demands", "numbers whose products or quotients leave double precision",
                           "demands, times and rates within a common range");
    }
}

} // namespace

std::string_view wordOf(Method method) {
    return methodWords[static_cast<std::size_t>(method)];
}

std::optional<Method> methodOf(std::string_view word) {
    for (std::size_t i = 0; i < methodWords.size(); ++i) {
        if (methodWords[i] == word) {
            return static_cast<Method>(i);
        }
    }
    return std::nullopt;
}

const Solution& solutionIn(const Outcome& outcome) {
    const auto* unstable = std::get_if<Unstable>(&outcome);
    return unstable != nullptr ? unstable->rest : std::get<Solution>(outcome);
}

Solution assemble(const Network& network, const ClosedAnswer& answer, Method method, bool exact) {
    Solution s{.method = method, .exact = exact, .iterations = answer.iterations};
    s.throughput = answer.throughput;
    s.residenceTime = answer.residence;
    for (std::size_t c = 0; c < network.classes.size(); ++c) {
        const auto row = static_cast<Eigen::Index>(c);
        if (!isClosed(network.classes[c])) {
            s.throughput[row] = network.classes[c].arrivalRate;
            s.residenceTime.row(row) = network.demands.row(row).cwiseProduct(answer.stretch.transpose());
        }
    }
    s.converged = answer.residual == 0;
    s.accuracy = accuracyOf(method, answer, exact);
    complete(network, s);
    return s;
}

void complete(const Network& network, Solution& s) {
    s.responseTime = s.residenceTime.rowwise().sum();
    s.queueLength = s.throughput.asDiagonal() * s.residenceTime;
    s.utilisation = network.demands.transpose() * s.throughput;
    for (std::size_t k = 0; k < network.stations.size(); ++k) {
        if (isQueueing(network.stations[k])) {
            s.utilisation[static_cast<Eigen::Index>(k)] /= network.stations[k].servers;
        }
    }
    if (s.method == Method::Bounds) {
        cutAtOne(network, s.utilisation);
    }
    requireFinite(s);
}

} // namespace boardset
