// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/Solver.h"

#include "boardset/queueing/Bounds.h"
#include "boardset/queueing/Convolution.h"
#include "boardset/queueing/ExactMva.h"
#include "boardset/queueing/Layers.h"
#include "boardset/queueing/Linearizer.h"
#include "boardset/queueing/Schweitzer.h"
#include "boardset/queueing/Subnetworks.h"
#include "boardset/queueing/Variability.h"
#include "boardset/text/NumberText.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>
#include <optional>
#include <utility>

namespace boardset {

namespace {

constexpr int mostDigits = 6;        ///< Digits of numbers in messages.
constexpr double leastSpread = 1.05; ///< Ratio of two service times above which they count as different.

bool hasClosed(const Network& network) {
    for (const CustomerClass& customers : network.classes)
        if (isClosed(customers) && customers.population > 0)
            return true;
    return false;
}

/// The first class whose population is not whole, or -1.
int fractionalClass(const Network& network) {
    for (std::size_t c = 0; c < network.classes.size(); ++c) {
        const double population = network.classes[c].population;
        if (isClosed(network.classes[c]) && population != std::floor(population))
            return static_cast<int>(c);
    }
    return -1;
}

void requireWhole(const Network& network) {
    if (const int c = fractionalClass(network); c >= 0) {
        throw NetworkError("classes[" + std::to_string(c) + "].population",
                           significantText(network.classes[static_cast<std::size_t>(c)].population, mostDigits),
                           "a whole number for method exact; linearizer and schweitzer allow fractions");
    }
}

bool fits(const Cost& cost, const SolveOptions& options) {
    return cost.operations <= options.mostOperations && cost.bytes <= options.mostBytes;
}

void requireExponential(const Network& network) {
    for (std::size_t k = 0; k < network.stations.size(); ++k) {
        if (network.stations[k].serviceCv2 != 1) {
            throw NetworkError("stations[" + std::to_string(k) + "].service_cv2",
                               significantText(network.stations[k].serviceCv2, mostDigits),
                               "1 (exponential service) for method exact, unless there is only one customer, or only "
                               "one class and all service is constant; auto, linearizer and schweitzer approximate "
                               "other values");
        }
    }
}

void requireFeasible(Method method, const Cost& cost, const SolveOptions& options) {
    if (fits(cost, options))
        return;
    throw NetworkError("method",
                       std::string(wordOf(method)) + ", which needs " + significantText(cost.operations, 2) +
                           " operations and " + significantText(cost.bytes, 2) + " bytes here",
                       "up to " + significantText(options.mostOperations, mostDigits) + " operations and " +
                           significantText(options.mostBytes, mostDigits) + " bytes; schweitzer has no such limit");
}

Cost costOfExact(const Network& network) {
    return hasSingleServers(network) ? costOfMva(network) : costOfConvolution(network);
}

Method chooseApproximate(const Problem& problem, const SolveOptions& options) {
    const Cost linearizer = costOfLinearizer(problem, options.deepIterations > 0);
    const bool quick = linearizer.operations <= options.autoLinearizerOperations;
    return quick && fits(linearizer, options) ? Method::Linearizer : Method::Schweitzer;
}

Method choose(const Problem& problem, const SolveOptions& options) {
    if (options.method != Method::Auto)
        return options.method;
    if (!isExponential(problem.network))
        return chooseApproximate(problem, options);
    const Cost cost = costOfExact(problem.network);
    if (fits(cost, options) && cost.operations <= options.autoOperations && fractionalClass(problem.network) < 0)
        return Method::Exact;
    return chooseApproximate(problem, options);
}

/// True if N = X (Z + R) holds for every closed class. Convolution computes X and R independently, so this check finds
/// normalising constants that exceeded double precision.
bool obeysLittle(const Network& network, const ClosedAnswer& answer) {
    for (std::size_t c = 0; c < network.classes.size(); ++c) {
        const CustomerClass& customers = network.classes[c];
        if (isClosed(customers) && customers.population > 0) {
            const auto row = static_cast<Eigen::Index>(c);
            const double times = network.demands.ofRow(answer.residence, row).sum();
            const double found = answer.throughput[row] * (customers.thinkTime + times);
            if (!(std::abs(found - customers.population) <= 1e-9 * customers.population))
                return false;
        }
    }
    return true;
}

/// Solves exactly; empty if numbers exceed double precision and options.method is not Exact.
std::optional<Solution> solveExactly(const Problem& problem, const SolveOptions& options) {
    requireExponential(problem.network);
    requireFeasible(Method::Exact, costOfExact(problem.network), options);
    ClosedAnswer answer = hasSingleServers(problem.network) ? exactMva(problem) : convolve(problem);
    if (obeysLittle(problem.network, answer))
        return assemble(problem, std::move(answer), Method::Exact, true);
    if (options.method == Method::Exact) {
        throw NetworkError("method", "exact, whose numbers exceed double precision for so many customers and servers",
                           "auto, linearizer, schweitzer or bounds");
    }
    return std::nullopt;
}

/// True if open and closed customers meet at a station of several servers, where approximations are less accurate.
bool sharesServers(const Problem& problem) {
    for (Eigen::Index c = 0; c < problem.visits.rows(); ++c) {
        const CustomerClass& customers = problem.network.classes[static_cast<std::size_t>(c)];
        for (Eigen::Index i = problem.visits.begin(c); i < problem.visits.end(c); ++i) {
            const Eigen::Index k = problem.visits.at(i);
            const Station& station = problem.network.stations[static_cast<std::size_t>(k)];
            if (isClosed(customers) && customers.population > 0 && isQueueing(station) && station.servers > 1 &&
                problem.load.demand[k] > 0)
                return true;
        }
    }
    return false;
}

/// Largest errors, in percent, that result from describing a service distribution by its mean and variance only.
/// Linearizer was compared with simulations of random networks of two to five stations.
struct OpenByMoments {
    double cv2;
    int gamma;            ///< Error for gamma-distributed service, in either direction.
    int hyperexponential; ///< Error for hyperexponential service with balanced means: throughput is too low.
};
constexpr std::array<OpenByMoments, 5> openByMoments{{{2, 3, 4}, {4, 4, 8}, {9, 6, 14}, {16, 10, 20}, {25, 13, 26}}};

/// Sentence on the error of using only mean and variance; empty if no service varies more than exponentially.
std::string accuracyOfMoments(const Network& network) {
    double most = 1;
    for (const Station& each : network.stations)
        most = std::max(most, each.serviceCv2);
    if (most <= 1)
        return {};
    const auto row = std::ranges::find_if(openByMoments, [&](const OpenByMoments& each) { return most <= each.cv2; });
    const bool isBeyond = row == openByMoments.end();
    const OpenByMoments& found = isBeyond ? openByMoments.back() : *row;
    return " Service that varies more than exponentially (service_cv2 up to " + significantText(most, mostDigits) +
           ") is described by its mean and variance only. Throughput is within about " +
           significantText(found.gamma, mostDigits) + " % for a gamma distribution, and up to " +
           significantText(found.hyperexponential, mostDigits) + " %" + (isBeyond ? " or more" : "") +
           " too low for a hyperexponential one.";
}

Solution approximate(const Problem& problem, ClosedAnswer answer, Method method) {
    Solution solution = assemble(problem, std::move(answer), method, false);
    if (solution.converged && !isExponential(problem.network)) {
        const std::string open = accuracyOfMoments(problem.network);
        solution.accuracy =
            method != Method::Linearizer
                ? "Approximate: throughput is usually within a few percent of a simulation of this model."
            : open.empty() ? "Approximate: throughput is usually within 1 %, rarely 5 %, of a simulation "
                             "of this model."
                           : "Approximate.";
        solution.accuracy += open;
    }
    if (solution.converged && sharesServers(problem)) {
        solution.accuracy += method == Method::Linearizer
                                 ? " Several servers that open and closed classes share are modelled as one fast "
                                   "server and a fitted delay: open response times are usually within 1 %, rarely 10 %."
                                 : " Several servers that open and closed classes share are modelled as one fast "
                                   "server and a delay: open response times are usually within 4 %, rarely 15 %.";
    }
    return solution;
}

Solution solveLinearizer(const Problem& problem, const SolveOptions& options) {
    requireFeasible(Method::Linearizer, costOfLinearizer(problem, options.deepIterations > 0), options);
    return approximate(problem, linearize(problem, options.tolerance, options.deepIterations), Method::Linearizer);
}

/// Solves open classes without closed ones. Exact only if service is exponential: departures are then Poisson.
Solution solveOpenAlone(const Problem& problem, const SolveOptions& options) {
    ClosedAnswer answer = solveOpen(problem.network, problem.load);
    if (isExponential(problem.network))
        return assemble(problem, std::move(answer), Method::Exact, true);
    if (options.method == Method::Exact)
        requireExponential(problem.network);
    return approximate(problem, std::move(answer),
                       options.method == Method::Auto ? Method::Linearizer : options.method);
}

/// Solves one independent sub-network with the requested method, or with the most accurate one that is fast enough.
Solution solveWhole(const Problem& problem, const SolveOptions& options) {
    if (!hasClosed(problem.network))
        return solveOpenAlone(problem, options);
    if (!isExponential(problem.network) && hasClosedForm(problem.network) && options.method <= Method::Exact)
        return assemble(problem, closedForm(problem), Method::Exact, true);
    Method method = choose(problem, options);
    if (method == Method::Exact) {
        if (auto exact = solveExactly(problem, options))
            return *std::move(exact);
        method = chooseApproximate(problem, options);
    }
    if (method == Method::Linearizer) {
        Solution solution = solveLinearizer(problem, options);
        if (solution.converged || options.method == Method::Linearizer)
            return solution;
    }
    return approximate(problem, schweitzer(problem, options.tolerance), Method::Schweitzer);
}

/// True if `a` is less accurate than `b`.
bool isRougher(const Solution& a, const Solution& b) {
    return a.converged != b.converged ? !a.converged : a.method > b.method;
}

/// Options for the sub-networks, so that all of them together stay within the limits.
SolveOptions optionsForSubnetworks(const std::vector<Problem>& parts, SolveOptions options) {
    double plain = 0;
    double deep = 0;
    for (const Problem& part : parts) {
        plain += costOfLinearizer(part, false).operations;
        deep += costOfLinearizer(part).operations;
    }
    options.autoOperations /= static_cast<double>(parts.size());
    options.deepIterations = deep <= options.autoLinearizerOperations ? options.deepIterations : 0;
    options.autoLinearizerOperations =
        plain <= options.autoLinearizerOperations ? std::numeric_limits<double>::infinity() : 0;
    double asked = 0;
    for (const Problem& part : parts)
        asked += (options.method == Method::Exact ? costOfExact(part.network)
                                                  : costOfLinearizer(part, options.deepIterations > 0))
                     .operations;
    if (asked > options.mostOperations)
        options.mostOperations /= static_cast<double>(parts.size());
    return options;
}

Solution nothingOf(const Network& network) {
    Solution whole;
    whole.throughput = Vector::Zero(network.demands.rows());
    whole.residenceTime = network.demands;
    whole.residenceTime.list().setZero();
    return whole;
}

/// Copies the times of some classes at some stations, both in order, to their entries in the whole network.
void put(Visits& whole, const Visits& part, const std::vector<Eigen::Index>& classes,
         const std::vector<Eigen::Index>& stations) {
    for (Eigen::Index r = 0; r < part.rows(); ++r) {
        Eigen::Index at = whole.begin(classes[static_cast<std::size_t>(r)]);
        for (Eigen::Index i = part.begin(r); i < part.end(r); ++i, ++at) {
            while (whole.at(at) != stations[static_cast<std::size_t>(part.at(i))])
                ++at;
            whole.value[static_cast<std::size_t>(at)] = part.value[static_cast<std::size_t>(i)];
        }
    }
}

std::vector<Eigen::Index> upTo(Eigen::Index count) {
    std::vector<Eigen::Index> all(static_cast<std::size_t>(count));
    std::iota(all.begin(), all.end(), Eigen::Index{0});
    return all;
}

/// Adds a number to an ordered list, unless the list already contains it.
void addOnce(std::vector<int>& list, int each) {
    const auto place = std::lower_bound(list.begin(), list.end(), each);
    if (place == list.end() || *place != each)
        list.insert(place, each);
}

/// Adds the accuracy of a sub-network's result: the whole is only as accurate as its least accurate sub-network.
void judge(Solution& whole, const Solution& part) {
    whole.exact = whole.exact && part.exact;
    whole.iterations = std::max(whole.iterations, part.iterations);
    if (whole.accuracy.empty() || isRougher(part, whole)) {
        whole.method = part.method;
        whole.converged = part.converged;
        whole.accuracy = part.accuracy;
    }
}

/// Solves each sub-network by itself.
Solution solveSubnetworks(const Problem& whole, const std::vector<Subnetwork>& parts, const SolveOptions& options) {
    std::vector<Network> networks;
    for (const Subnetwork& part : parts)
        networks.push_back(networkOf(whole.network, part));
    const std::vector<Problem> problems(networks.begin(), networks.end());
    const SolveOptions each = optionsForSubnetworks(problems, options);
    Solution solution = nothingOf(whole.network);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Solution part = solveWhole(problems[i], each);
        solution.throughput(parts[i].classes) = part.throughput;
        put(solution.residenceTime, part.residenceTime, parts[i].classes, parts[i].stations);
        judge(solution, part);
    }
    complete(whole, solution);
    return solution;
}

/// Solves a network in which open classes leave capacity at every station.
Solution solveStable(const Problem& problem, const SolveOptions& options) {
    if (options.method == Method::Bounds)
        return solveBounds(problem);
    const auto parts = independentSubnetworks(problem);
    return parts.size() > 1 ? solveSubnetworks(problem, parts, options) : solveWhole(problem, options);
}

/// Solves the rest of a network in which some stations have no capacity.
Solution solveCut(const Problem& problem, const std::vector<int>& stations, const SolveOptions& options) {
    const ReducedNetwork cut = reducedAt(problem.network, stations);
    Solution rest = solveStable(Problem(cut.network), options);
    rest.unanswered = cut.classes;
    const Visits times = std::exchange(rest.residenceTime, nothingOf(problem.network).residenceTime);
    put(rest.residenceTime, times, upTo(times.rows()), upTo(times.cols()));
    for (const int c : cut.classes)
        rest.residenceTime.ofRow(rest.residenceTime.list(), c).setZero();
    complete(problem, rest);
    return rest;
}

/// Solves a network of classes of equal priority. The stations `full` have no capacity left for them. If open classes
/// visit such a station, it is overloaded; closed classes there get no service.
Outcome solveLayer(const Problem& problem, const std::vector<int>& full, const SolveOptions& options) {
    std::vector<int> overloaded = overloadedBy(problem.load);
    std::vector<int> closed = overloaded; // stations without service for any class
    for (const int station : full) {
        addOnce(closed, station);
        if (problem.load.demand[station] > 0)
            addOnce(overloaded, station);
    }
    if (closed.empty())
        return solveStable(problem, options);
    Solution rest = solveCut(problem, closed, options);
    if (overloaded.empty())
        return rest;
    return Unstable{std::move(overloaded), std::move(rest)};
}

/// Copies the result of one layer to that of the network and adds the layer's overloaded stations.
void addLayer(Solution& whole, std::vector<int>& overloaded, const Outcome& outcome,
              const std::vector<Eigen::Index>& classes) {
    const Solution& layer = solutionIn(outcome);
    whole.throughput(classes) = layer.throughput;
    put(whole.residenceTime, layer.residenceTime, classes, upTo(layer.residenceTime.cols()));
    for (const int c : layer.unanswered)
        addOnce(whole.unanswered, static_cast<int>(classes[static_cast<std::size_t>(c)]));
    if (const auto* unstable = std::get_if<Unstable>(&outcome))
        for (const int station : unstable->stations)
            addOnce(overloaded, station);
    judge(whole, layer);
}

/// Solves the foreground as if it were alone, then the background on the remaining capacity.
Outcome solveLayers(const Problem& problem, const Layers& layers, const SolveOptions& options) {
    const Network& network = problem.network;
    const Network foreground = layerOf(network, layers.foreground);
    Solution whole = nothingOf(network);
    std::vector<int> overloaded;
    const Outcome first = solveLayer(Problem(foreground), {}, options);
    addLayer(whole, overloaded, first, layers.foreground);
    complete(problem, whole);                             // utilisation by the foreground
    const bool bounds = options.method == Method::Bounds; // bounds subtract only the open classes
    const Vector taken = bounds ? openLoad(foreground).utilisation : whole.utilisation;
    const BackgroundNetwork left = backgroundNetwork(layerOf(network, layers.background), taken);
    const Outcome second = solveLayer(Problem(left.network), left.full, options);
    addLayer(whole, overloaded, second, layers.background);
    complete(problem, whole);
    if (bounds) { // utilisation by rates that are possible together
        const Vector asked =
            std::exchange(whole.utilisation,
                          solutionIn(first).utilisation +
                              (1 - taken.array()).cwiseMax(0).matrix().cwiseProduct(solutionIn(second).utilisation));
        whole.utilisation(overloaded) = asked(overloaded);
    }
    if (left.slowed) {
        whole.exact = false;
        whole.accuracy += " This applies to the foreground. The background is approximate: it sees each server as fast "
                          "as the share of time that the foreground leaves.";
    }
    if (overloaded.empty())
        return whole;
    return Unstable{std::move(overloaded), std::move(whole)};
}

/// Ratio of the longest to the shortest service of a class, at the station in a sub-network where it is highest.
struct ServiceSpread {
    double ordered = 1; ///< Ratio at single servers that serve customers in order of arrival.
    double divided = 1; ///< Ratio where the solvers divide a server's time: if all service is exponential, with several
                        ///< servers, or with an open class.
};

/// Shortest and longest service of a class at each station.
struct Services {
    Vector shortest;
    Vector longest;
    std::vector<bool> open; ///< [station] True if an open class visits the station.
};

Services servicesIn(const Problem& problem) {
    const Network& network = problem.network;
    Services services{Vector::Constant(network.demands.cols(), std::numeric_limits<double>::infinity()),
                      Vector::Zero(network.demands.cols()), std::vector<bool>(network.stations.size())};
    for (Eigen::Index c = 0; c < problem.visits.rows(); ++c) {
        const CustomerClass& customers = network.classes[static_cast<std::size_t>(c)];
        const bool isThere = isClosed(customers) ? customers.population > 0 : customers.arrivalRate > 0;
        for (Eigen::Index i = problem.visits.begin(c); isThere && i < problem.visits.end(c); ++i) {
            const Eigen::Index k = problem.visits.at(i);
            if (const double time = network.serviceTime(i); time > 0) {
                services.shortest[k] = std::min(services.shortest[k], time);
                services.longest[k] = std::max(services.longest[k], time);
                services.open[static_cast<std::size_t>(k)] =
                    services.open[static_cast<std::size_t>(k)] || !isClosed(customers);
            }
        }
    }
    return services;
}

void addSpread(ServiceSpread& spread, const Network& network, const Subnetwork& part, const Services& services) {
    const bool isProductForm = std::ranges::all_of(
        part.stations, [&](Eigen::Index k) { return network.stations[static_cast<std::size_t>(k)].serviceCv2 == 1; });
    for (const Eigen::Index k : part.stations) {
        const Station& station = network.stations[static_cast<std::size_t>(k)];
        const bool isDivided = isProductForm || station.servers > 1 || services.open[static_cast<std::size_t>(k)];
        double& most = isDivided ? spread.divided : spread.ordered;
        if (isQueueing(station) && services.longest[k] > 0)
            most = std::max(most, services.longest[k] / services.shortest[k]);
    }
}

/// Sentence on how accurately the model divides throughput between classes with different service at one station. The
/// errors come from simulations of random networks: 9 of 10 networks are within them.
std::string accuracyOfSplit(const Problem& problem) {
    ServiceSpread spread;
    const Services services = servicesIn(problem);
    for (const Subnetwork& part : independentSubnetworks(problem))
        addSpread(spread, problem.network, part, services);
    std::string sentence;
    const auto timesOf = [](double of) { return of < 1000 ? significantText(of, 3) : fixedText(of, 0); }; // 3.25, 1360
    if (spread.ordered > leastSpread) {
        sentence += " Classes whose service times differ (by a factor of up to " + timesOf(spread.ordered) +
                    ") share a first-come, first-served station: the division of throughput between them may be "
                    "off by about " +
                    fixedText(std::min(30.0, 5 * std::sqrt(spread.ordered)), 0) + " %.";
    }
    if (spread.divided > leastSpread) {
        sentence += " Classes whose service times differ (by a factor of up to " + timesOf(spread.divided) +
                    ") share a station that the model divides by time. If it serves them in order of arrival, "
                    "the division of throughput between them may be off by about " +
                    fixedText(std::max(1.0, 85 * (std::sqrt(std::min(16.0, spread.divided)) - 1)), 0) +
                    (spread.divided > 16 ? " % or more." : " %.");
    }
    return sentence;
}

} // namespace

Outcome solve(const Network& network, const SolveOptions& options) {
    validate(network);
    if (options.method == Method::Exact)
        requireWhole(network);
    const Problem problem(network);
    const Layers layers = layersOf(network);
    const bool identical = layers.foreground.empty() || layers.background.empty();
    Outcome outcome = identical ? solveLayer(problem, {}, options) : solveLayers(problem, layers, options);
    if (options.method != Method::Bounds)
        solutionIn(outcome).accuracy += accuracyOfSplit(problem);
    if (auto* unstable = std::get_if<Unstable>(&outcome)) {
        unstable->rest.accuracy += " Overloaded stations are left out. The other stations get their full demand, as if "
                                   "no request waited at an overloaded station.";
    }
    return outcome;
}

} // namespace boardset
