// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a bare network: the outcome is one error line, or a solution that obeys the laws of queues and shares.
#include "NetworkFile.h"
#include "boardset/queueing/Bounds.h"
#include "boardset/queueing/Solver.h"
#include "boardset/scenario/JsonFile.h"
#include "support/fuzz.h"

#include <algorithm>
#include <cmath>

namespace {

using namespace boardset;
using test::need;
using test::needOneLine;

constexpr double close = 1e-6; // relative; fixed points are solved to 1e-10

bool isAmount(double number) {
    return std::isfinite(number) && number >= 0;
}

/// Checks Little's law over a whole cycle, N = X (Z + R), and that no server exceeds its capacity.
void checkLaws(const Network& network, const Solution& s) {
    for (std::size_t c = 0; c < network.classes.size(); ++c) {
        const CustomerClass& customers = network.classes[c];
        const auto row = static_cast<Eigen::Index>(c);
        need(isAmount(s.throughput[row]) && isAmount(s.responseTime[row]), "measures of a class are amounts");
        const bool waitsForEver = std::ranges::count(s.unanswered, static_cast<int>(c)) > 0;
        if (isClosed(customers) && !waitsForEver) {
            const double found = s.throughput[row] * (customers.thinkTime + s.responseTime[row]);
            need(std::abs(found - customers.population) <= close * customers.population, "N = X (Z + R)");
        }
    }
    for (std::size_t k = 0; k < network.stations.size(); ++k) {
        const auto column = static_cast<Eigen::Index>(k);
        const double most = 1 + close;
        need(isAmount(s.utilisation[column]), "a utilisation is an amount");
        need(!isQueueing(network.stations[k]) || s.utilisation[column] <= most, "U <= 1");
    }
}

void checkBounds(const Network& network) {
    for (const ClassBounds& bound : bounds(network)) {
        need(isAmount(bound.lower) && isAmount(bound.upper), "bounds are amounts");
        need(bound.lower <= bound.upper * (1 + close), "lower <= upper");
    }
}

void check(const QueueingProblem& problem, Method method) {
    const SolveOptions small{
        .method = method, .autoOperations = 1e5, .mostOperations = 1e6, .mostBytes = 16.0 * 1024 * 1024};
    try {
        const Outcome outcome = solve(problem.network, small);
        if (const auto* unstable = std::get_if<Unstable>(&outcome)) {
            need(!unstable->stations.empty(), "unstable names a station");
            for (const int station : unstable->stations)
                need(unstable->rest.utilisation[station] >= 1, "unstable is U >= 1");
            checkBounds(problem.network);
            return;
        }
        if (method != Method::Bounds)
            checkLaws(problem.network, std::get<Solution>(outcome));
        checkBounds(problem.network);
    } catch (const NetworkError& error) {
        needOneLine(error.what());
    }
}

/// Checks that no flow exceeds its bound and no resource exceeds its capacity.
void check(const SharingProblem& problem) {
    const Shares shares = maxMin(problem.resources, problem.flows);
    std::vector<double> used(problem.resources.size(), 0);
    for (std::size_t f = 0; f < problem.flows.size(); ++f) {
        const Flow& flow = problem.flows[f];
        need(isAmount(shares.rates[f]), "a rate is an amount");
        need(!flow.bound || shares.rates[f] <= *flow.bound * (1 + close), "rate <= bound");
        for (const Use& use : flow.uses)
            used[static_cast<std::size_t>(use.resource)] += use.coefficient * shares.rates[f];
    }
    for (std::size_t r = 0; r < used.size(); ++r) {
        need(used[r] <= problem.resources[r].capacity * (1 + close), "used <= capacity");
        need(isAmount(shares.utilisation[r]), "a utilisation is an amount");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    try {
        const NetworkProblem problem =
            readNetworkText(std::string_view(reinterpret_cast<const char*>(data), size), "input");
        if (const auto* sharing = std::get_if<SharingProblem>(&problem)) {
            check(*sharing);
            return 0;
        }
        const auto& queueing = std::get<QueueingProblem>(problem);
        for (const Method method : {queueing.method, Method::Exact, Method::Schweitzer, Method::Bounds})
            check(queueing, method);
    } catch (const InputError& error) {
        needOneLine(error.what());
    }
    return 0;
}
