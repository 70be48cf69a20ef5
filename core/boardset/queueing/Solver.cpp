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
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"
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

constexpr int mostDigits = 6;        ///< Number of significant digits of numbers in messages.
constexpr double leastSpread = 1.05; ///< Ratio of two service times above which the times count as different.

bool hasClosed(const Network& network) {
    for (const CustomerClass& customers : network.classes)
        if (isClosed(customers) && customers.population > 0)
            return true;
    return false;
}

/// Returns the first class whose population is not a whole number; -1 if there is none.
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
                           Message{"a whole number for method exact; linearizer and schweitzer allow fractions"});
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
                               Message{"1 (exponential service) for method exact. Method exact accepts other values "
                                       "only for a single customer, or for a single class whose service times are all "
                                       "constant. For other values, use auto, linearizer or schweitzer, which give "
                                       "approximate results"});
        }
    }
}

void requireFeasible(Method method, const Cost& cost, const SolveOptions& options) {
    if (fits(cost, options))
        return;
    throw NetworkError("method",
                       Message{"{method}, which needs {operations} operations and {bytes} bytes here",
                               {{"method", std::string(wordOf(method))},
                                {"operations", significantText(cost.operations, 2)},
                                {"bytes", significantText(cost.bytes, 2)}}},
                       Message{"up to {operations} operations and {bytes} bytes; schweitzer has no such limit",
                               {{"operations", significantText(options.mostOperations, mostDigits)},
                                {"bytes", significantText(options.mostBytes, mostDigits)}}});
}

Cost costOfExact(const Network& network) {
    return hasSingleServers(network) ? costOfMva(network) : costOfConvolution(network);
}

Method chooseApproximate(const Problem& problem, const SolveOptions& options) {
    const Cost linearizer = costOfLinearizer(problem);
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

/// True if N = X (Z + R) holds for every closed class. Convolution computes X and R independently, so this check
/// detects normalising constants that exceed the range of a double.
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

/// Solves the network exactly. Empty if numbers exceed the range of a double and options.method is not Exact.
std::optional<Solution> solveExactly(const Problem& problem, const SolveOptions& options) {
    requireExponential(problem.network);
    requireFeasible(Method::Exact, costOfExact(problem.network), options);
    ClosedAnswer answer = hasSingleServers(problem.network) ? exactMva(problem) : convolve(problem);
    if (obeysLittle(problem.network, answer))
        return assemble(problem, std::move(answer), Method::Exact, true);
    if (options.method == Method::Exact) {
        throw NetworkError("method",
                           Message{"exact, whose numbers exceed double precision for so many customers and servers"},
                           Message{"auto, linearizer, schweitzer or bounds"});
    }
    return std::nullopt;
}

/// True if open and closed customers meet at any station of several servers, where approximations are less accurate.
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

/// Largest errors, in percent, if only the mean and variance of a service distribution are known. They were found by
/// comparing Linearizer with simulations of random networks of two to five stations.
struct OpenByMoments {
    double cv2;
    int gamma;            ///< Error for gamma-distributed service, in either direction.
    int hyperexponential; ///< Error for hyperexponential service with balanced means: computed throughput is too low.
};
constexpr std::array<OpenByMoments, 5> openByMoments{{{2, 3, 4}, {4, 4, 8}, {9, 6, 14}, {16, 10, 20}, {25, 13, 26}}};

/// Returns sentences about the error of using only the mean and variance of service times. Returns an empty string if
/// no service varies more than exponentially.
std::string accuracyOfMoments(const Network& network) {
    double most = 1;
    for (const Station& each : network.stations)
        most = std::max(most, each.serviceCv2);
    if (most <= 1)
        return {};
    const auto row = std::ranges::find_if(openByMoments, [&](const OpenByMoments& each) { return most <= each.cv2; });
    const bool isBeyond = row == openByMoments.end();
    const OpenByMoments& found = isBeyond ? openByMoments.back() : *row;
    const Message described{"Service times that vary more than exponential ones (service_cv2 up to {cv2}) are "
                            "described by their mean and variance only.",
                            {{"cv2", significantText(most, mostDigits)}}};
    const Message error{isBeyond ? "Throughput is within about {gamma} % for a gamma distribution, and up to "
                                   "{hyperexponential} % or more too low for a hyperexponential one."
                                 : "Throughput is within about {gamma} % for a gamma distribution, and up to "
                                   "{hyperexponential} % too low for a hyperexponential one.",
                        {{"gamma", found.gamma}, {"hyperexponential", found.hyperexponential}}};
    return sentences(described, error);
}

Solution approximate(const Problem& problem, ClosedAnswer answer, Method method) {
    Solution solution = assemble(problem, std::move(answer), method, false);
    if (solution.converged && !isExponential(problem.network)) {
        const std::string open = accuracyOfMoments(problem.network);
        solution.accuracy =
            Message{method != Method::Linearizer
                        ? "Approximate: throughput is usually within a few percent of a simulation of this model."
                    : open.empty() ? "Approximate: throughput is usually within 1 %, rarely 5 %, of a simulation "
                                     "of this model."
                                   : "Approximate."};
        if (!open.empty())
            addSentence(solution, open);
    }
    if (solution.converged && sharesServers(problem)) {
        addSentence(solution,
                    Message{method == Method::Linearizer
                                ? "Several servers that open and closed classes share are modelled as one fast server "
                                  "and a fitted delay: open response times are usually within 1 %, rarely 10 %."
                                : "Several servers that open and closed classes share are modelled as one fast server "
                                  "and a delay: open response times are usually within 4 %, rarely 15 %."});
    }
    return solution;
}

/// Solves a network without closed classes. The result is exact only if service is exponential, because departures
/// are then Poisson.
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
        requireFeasible(Method::Linearizer, costOfLinearizer(problem), options);
        Solution solution = approximate(problem, linearize(problem, options.tolerance), Method::Linearizer);
        if (solution.converged || options.method == Method::Linearizer)
            return solution;
    }
    return approximate(problem, schweitzer(problem, options.tolerance), Method::Schweitzer);
}

/// Returns options for each sub-network, so that all sub-networks together stay within the limits.
SolveOptions optionsForSubnetworks(const std::vector<Problem>& parts, SolveOptions options) {
    double linearizer = 0;
    for (const Problem& part : parts)
        linearizer += costOfLinearizer(part).operations;
    options.autoOperations /= static_cast<double>(parts.size());
    options.autoLinearizerOperations =
        linearizer <= options.autoLinearizerOperations ? std::numeric_limits<double>::infinity() : 0;
    double asked = 0;
    for (const Problem& part : parts)
        asked += (options.method == Method::Exact ? costOfExact(part.network) : costOfLinearizer(part)).operations;
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

/// Copies the times of some classes at some stations to the corresponding entries of the whole network.
/// `classes` and `stations` are in ascending order.
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

/// Adds a number to a sorted list, unless the list already contains the number.
void addOnce(std::vector<int>& list, int each) {
    const auto place = std::lower_bound(list.begin(), list.end(), each);
    if (place == list.end() || *place != each)
        list.insert(place, each);
}

/// Adds the accuracy of a sub-network's result.
/// The whole result is only as accurate as that of the least accurate sub-network.
void judge(Solution& whole, const Solution& part) {
    whole.exact = whole.exact && part.exact;
    whole.iterations = std::max(whole.iterations, part.iterations);
    const bool isRougher = part.converged != whole.converged ? !part.converged : part.method > whole.method;
    if (whole.accuracy.empty() || isRougher) {
        whole.method = part.method;
        whole.converged = part.converged;
        whole.accuracy = part.accuracy;
    }
}

/// Solves each sub-network separately.
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

/// Solves a network without service at the given stations, which have no capacity left.
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

/// Solves a network of classes of equal priority. The stations in `full` have no capacity left for these classes.
/// If open classes visit such a station, it is overloaded. Closed classes get no service at such a station.
Outcome solveLayer(const Problem& problem, const std::vector<int>& full, const SolveOptions& options) {
    std::vector<int> overloaded = overloadedBy(problem.load);
    std::vector<int> closed = overloaded; // stations that serve no class
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

/// Copies the results of one layer to those of the network, and adds the layer's overloaded stations.
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
    complete(problem, whole);                             // utilisation due to the foreground
    const bool bounds = options.method == Method::Bounds; // bounds subtract only the load of the open classes
    const Vector taken = bounds ? openLoad(foreground).utilisation : whole.utilisation;
    const BackgroundNetwork left = backgroundNetwork(layerOf(network, layers.background), taken);
    const Outcome second = solveLayer(Problem(left.network), left.full, options);
    addLayer(whole, overloaded, second, layers.background);
    complete(problem, whole);
    if (bounds) { // utilisation due to throughputs that are possible together
        const Vector asked =
            std::exchange(whole.utilisation,
                          solutionIn(first).utilisation +
                              (1 - taken.array()).cwiseMax(0).matrix().cwiseProduct(solutionIn(second).utilisation));
        for (const int station : overloaded)
            whole.utilisation(station) = asked(station);
    }
    if (left.slowed) {
        whole.exact = false;
        addSentence(whole, Message{"This applies to the foreground. The background is approximate: the model reduces "
                                   "the speed of each server to the share of time that the foreground leaves."});
    }
    if (overloaded.empty())
        return whole;
    return Unstable{std::move(overloaded), std::move(whole)};
}

/// Highest ratio, over all stations, of the longest to the shortest of the classes' service times.
struct ServiceSpread {
    double ordered = 1; ///< Ratio at stations with a single server that serves customers in order of arrival.
    double divided = 1; ///< Ratio at stations where the solvers divide a server's time: if all service is exponential,
                        ///< if there are several servers, or if an open class visits the station.
};

/// Shortest and longest of the classes' service times at each station.
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

/// Adds sentences about how accurately the model divides throughput between classes with different service times at a
/// station. The stated errors come from simulations of random networks; 9 out of 10 networks have smaller errors.
void addAccuracyOfSplit(Solution& solution, const Problem& problem) {
    ServiceSpread spread;
    const Services services = servicesIn(problem);
    for (const Subnetwork& part : independentSubnetworks(problem))
        addSpread(spread, problem.network, part, services);
    const auto timesOf = [](double of) { return of < 1000 ? significantText(of, 3) : fixedText(of, 0); }; // 3.25, 1360
    if (spread.ordered > leastSpread) {
        addSentence(solution,
                    Message{"Classes whose service times differ (by a factor of up to {factor}) share a first-come, "
                            "first-served station: the division of throughput between them may be off by about "
                            "{percent} %.",
                            {{"factor", timesOf(spread.ordered)},
                             {"percent", fixedText(std::min(30.0, 5 * std::sqrt(spread.ordered)), 0)}}});
    }
    if (spread.divided > leastSpread) {
        addSentence(solution, Message{"Classes whose service times differ (by a factor of up to {factor}) share a "
                                      "station whose time the model divides between them.",
                                      {{"factor", timesOf(spread.divided)}}});
        const double error = std::max(1.0, 85 * (std::sqrt(std::min(16.0, spread.divided)) - 1));
        addSentence(solution,
                    Message{spread.divided > 16 ? "If the station serves them in order of arrival, the division of "
                                                  "throughput between them may be off by about {percent} % or more."
                                                : "If the station serves them in order of arrival, the division of "
                                                  "throughput between them may be off by about {percent} %.",
                            {{"percent", fixedText(error, 0)}}});
    }
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
        addAccuracyOfSplit(solutionIn(outcome), problem);
    if (auto* unstable = std::get_if<Unstable>(&outcome)) {
        addSentence(unstable->rest,
                    Message{"Overloaded stations are left out. The other stations get their full demand, as if no "
                            "request waited at an overloaded station."});
    }
    return outcome;
}

} // namespace boardset
