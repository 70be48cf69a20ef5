// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/Solver.h"

#include "boardset/queueing/Bounds.h"
#include "boardset/queueing/Convolution.h"
#include "boardset/queueing/ExactMva.h"
#include "boardset/queueing/IndependentParts.h"
#include "boardset/queueing/Layers.h"
#include "boardset/queueing/Linearizer.h"
#include "boardset/queueing/Schweitzer.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <sstream>

namespace boardset {

namespace {

bool hasClosed(const Network& network) {
    for (const CustomerClass& customers : network.classes) {
        if (isClosed(customers) && customers.population > 0) {
            return true;
        }
    }
    return false;
}

/// The first class whose population is not whole, or -1.
int fractionalClass(const Network& network) {
    for (std::size_t c = 0; c < network.classes.size(); ++c) {
        const double population = network.classes[c].population;
        if (isClosed(network.classes[c]) && population != std::floor(population)) {
            return static_cast<int>(c);
        }
    }
    return -1;
}

void requireWhole(const Network& network) {
    if (const int c = fractionalClass(network); c >= 0) {
        std::ostringstream value;
        value << network.classes[static_cast<std::size_t>(c)].population;
        throw NetworkError("classes[" + std::to_string(c) + "].population", value.str(),
                           "a whole number for method exact; linearizer and schweitzer take fractions");
    }
}

bool fits(const Cost& cost, const SolveOptions& options) {
    return cost.operations <= options.mostOperations && cost.bytes <= options.mostBytes;
}

void requireFeasible(Method method, const Cost& cost, const SolveOptions& options) {
    if (fits(cost, options)) {
        return;
    }
    std::ostringstream value;
    value.precision(2);
    value << wordOf(method) << ", which needs " << cost.operations << " operations and " << cost.bytes << " bytes here";
    std::ostringstream allowed;
    allowed << "up to " << options.mostOperations << " operations and " << options.mostBytes
            << " bytes; schweitzer has no such limit";
    throw NetworkError("method", value.str(), allowed.str());
}

Cost costOfExact(const Network& network) {
    return hasSingleServers(network) ? costOfMva(network) : costOfConvolution(network);
}

Method choose(const Network& network, const SolveOptions& options) {
    if (options.method != Method::Auto) {
        return options.method;
    }
    const Cost cost = costOfExact(network);
    if (fits(cost, options) && cost.operations <= options.autoOperations && fractionalClass(network) < 0) {
        return Method::Exact;
    }
    const Cost linearizer = costOfLinearizer(network, options.deepIterations > 0);
    const bool quick = linearizer.operations <= options.autoLinearizerOperations;
    return quick && fits(linearizer, options) ? Method::Linearizer : Method::Schweitzer;
}

Solution solveExactly(const Network& network, const OpenLoad& load, const SolveOptions& options) {
    requireFeasible(Method::Exact, costOfExact(network), options);
    const bool single = hasSingleServers(network);
    return assemble(network, single ? exactMva(network, load) : convolve(network, load), Method::Exact, true);
}

/// Whether open and closed customers meet at a station of several servers: the approximations are cruder there.
bool sharesServers(const Network& network, const OpenLoad& load) {
    for (std::size_t s = 0; s < network.stations.size(); ++s) {
        const auto k = static_cast<Eigen::Index>(s);
        for (std::size_t c = 0; isQueueing(network.stations[s]) && network.stations[s].servers > 1 &&
                                load.work[k] > 0 && c < network.classes.size();
             ++c) {
            const CustomerClass& customers = network.classes[c];
            if (isClosed(customers) && customers.population > 0 && network.demands(Eigen::Index(c), k) > 0) {
                return true;
            }
        }
    }
    return false;
}

Solution approximate(const Network& network, const OpenLoad& load, const ClosedAnswer& answer, Method method) {
    Solution solution = assemble(network, answer, method, false);
    if (solution.converged && sharesServers(network, load)) {
        solution.accuracy += method == Method::Linearizer
                                 ? " Several servers that open and closed classes share stand in as one fast server "
                                   "and a fitted delay: open response times are usually within 1 %, rarely 10 %."
                                 : " Several servers that open and closed classes share stand in as one fast server "
                                   "and a delay: open response times are usually within 4 %, rarely 15 %.";
    }
    return solution;
}

Solution solveLinearizer(const Network& network, const OpenLoad& load, const SolveOptions& options) {
    requireFeasible(Method::Linearizer, costOfLinearizer(network), options);
    return approximate(network, load, linearize(network, load, options.tolerance, options.deepIterations),
                       Method::Linearizer);
}

/// A network that does not fall apart, by the method asked for or the best that is quick enough.
Solution solveWhole(const Network& network, const SolveOptions& options) {
    const OpenLoad load = openLoad(network);
    if (!hasClosed(network)) {
        return assemble(network, solveOpen(network, load), Method::Exact, true);
    }
    switch (choose(network, options)) {
    case Method::Exact:
        return solveExactly(network, load, options);
    case Method::Linearizer:
        return solveLinearizer(network, load, options);
    default:
        return approximate(network, load, schweitzer(network, load, options.tolerance), Method::Schweitzer);
    }
}

/// Whether `a` is less to be trusted than `b`.
bool isRougher(const Solution& a, const Solution& b) {
    return a.converged != b.converged ? !a.converged : a.method > b.method;
}

/// Options for the parts, so that all of them together take no longer than is allowed.
SolveOptions optionsForParts(const std::vector<Network>& parts, SolveOptions options) {
    double plain = 0;
    double deep = 0;
    for (const Network& part : parts) {
        plain += costOfLinearizer(part, false).operations;
        deep += costOfLinearizer(part).operations;
    }
    options.autoOperations /= static_cast<double>(parts.size());
    options.deepIterations = deep <= options.autoLinearizerOperations ? options.deepIterations : 0;
    options.autoLinearizerOperations =
        plain <= options.autoLinearizerOperations ? std::numeric_limits<double>::infinity() : 0;
    return options;
}

Solution nothingOf(const Network& network) {
    Solution whole;
    whole.throughput = Vector::Zero(network.demands.rows());
    whole.residenceTime = Matrix::Zero(network.demands.rows(), network.demands.cols());
    return whole;
}

/// Into an ordered list, if it is not there yet.
void addOnce(std::vector<int>& list, int each) {
    const auto place = std::lower_bound(list.begin(), list.end(), each);
    if (place == list.end() || *place != each) {
        list.insert(place, each);
    }
}

/// Adds how good the answer for some of the classes is: the whole is as good as the roughest of them.
void judge(Solution& whole, const Solution& part) {
    whole.exact = whole.exact && part.exact;
    whole.iterations = std::max(whole.iterations, part.iterations);
    if (whole.accuracy.empty() || isRougher(part, whole)) {
        whole.method = part.method;
        whole.converged = part.converged;
        whole.accuracy = part.accuracy;
    }
}

/// Each part by itself.
Solution solveParts(const Network& network, const std::vector<NetworkPart>& parts, const SolveOptions& options) {
    std::vector<Network> own;
    for (const NetworkPart& part : parts) {
        own.push_back(networkOf(network, part));
    }
    const SolveOptions each = optionsForParts(own, options);
    Solution whole = nothingOf(network);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Solution part = solveWhole(own[i], each);
        whole.throughput(parts[i].classes) = part.throughput;
        whole.residenceTime(parts[i].classes, parts[i].stations) = part.residenceTime;
        judge(whole, part);
    }
    complete(network, whole);
    return whole;
}

/// Open classes leave something of every station.
Solution solveStable(const Network& network, const SolveOptions& options) {
    if (options.method == Method::Bounds) {
        return solveBounds(network, openLoad(network));
    }
    const auto parts = independentParts(network);
    return parts.size() > 1 ? solveParts(network, parts, options) : solveWhole(network, options);
}

/// All that exists where some stations serve nobody.
Solution solveCut(const Network& network, const std::vector<int>& stations, const SolveOptions& options) {
    const CutNetwork cut = cutAt(network, stations);
    Solution rest = solveStable(cut.network, options);
    rest.unanswered = cut.classes;
    for (const int c : cut.classes) {
        rest.residenceTime.row(c).setZero();
    }
    complete(network, rest);
    return rest;
}

/// A network in which everybody waits for everybody. Of the stations `full` there is nothing left for it: they are
/// overloaded if open classes pass them, and closed ones get nothing.
Outcome solveLayer(const Network& network, const std::vector<int>& full, const SolveOptions& options) {
    const OpenLoad load = openLoad(network);
    std::vector<int> overloaded = overloadedBy(load);
    std::vector<int> closed = overloaded; // to everybody
    for (const int station : full) {
        addOnce(closed, station);
        if (load.work[station] > 0) {
            addOnce(overloaded, station);
        }
    }
    if (closed.empty()) {
        return solveStable(network, options);
    }
    Solution rest = solveCut(network, closed, options);
    if (overloaded.empty()) {
        return rest;
    }
    rest.accuracy += " Stations that are asked too much are left out; the others get all that is asked of them, as if "
                     "nothing were held up.";
    return Unstable{overloaded, rest};
}

/// Puts the answer of one layer into that of the network; `overloaded` gets its stations.
void addLayer(Solution& whole, std::vector<int>& overloaded, const Outcome& outcome,
              const std::vector<Eigen::Index>& classes) {
    const Solution& layer = solutionIn(outcome);
    whole.throughput(classes) = layer.throughput;
    whole.residenceTime(classes, Eigen::all) = layer.residenceTime;
    for (const int c : layer.unanswered) {
        addOnce(whole.unanswered, static_cast<int>(classes[static_cast<std::size_t>(c)]));
    }
    if (const auto* unstable = std::get_if<Unstable>(&outcome)) {
        for (const int station : unstable->stations) {
            addOnce(overloaded, station);
        }
    }
    judge(whole, layer);
}

/// The foreground as if it were alone, then the background on what that leaves.
Outcome solveLayers(const Network& network, const Layers& layers, const SolveOptions& options) {
    const Network foreground = layerOf(network, layers.foreground);
    const Outcome first = solveLayer(foreground, {}, options);
    Solution whole = nothingOf(network);
    std::vector<int> overloaded;
    addLayer(whole, overloaded, first, layers.foreground);
    complete(network, whole); // the utilisation by the foreground
    const Leftover left =
        leftOver(layerOf(network, layers.background),
                 options.method == Method::Bounds ? openLoad(foreground).utilisation : whole.utilisation);
    addLayer(whole, overloaded, solveLayer(left.network, left.full, options), layers.background);
    complete(network, whole);
    if (left.slowed) {
        whole.exact = false;
        whole.accuracy += " That holds for the foreground; the background is approximate: to it a server is as fast as "
                          "the share of its time that the others leave.";
    }
    if (overloaded.empty()) {
        return whole;
    }
    return Unstable{overloaded, whole};
}

} // namespace

Outcome solve(const Network& network, const SolveOptions& options) {
    validate(network);
    if (options.method == Method::Exact) {
        requireWhole(network);
    }
    const Layers layers = layersOf(network);
    const bool alike = layers.foreground.empty() || layers.background.empty();
    return alike ? solveLayer(network, {}, options) : solveLayers(network, layers, options);
}

} // namespace boardset
