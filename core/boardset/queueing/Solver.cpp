// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/Solver.h"

#include "boardset/queueing/Bounds.h"
#include "boardset/queueing/Convolution.h"
#include "boardset/queueing/ExactMva.h"
#include "boardset/queueing/IndependentParts.h"
#include "boardset/queueing/Linearizer.h"
#include "boardset/queueing/Schweitzer.h"

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

Solution solveLinearizer(const Network& network, const OpenLoad& load, const SolveOptions& options) {
    requireFeasible(Method::Linearizer, costOfLinearizer(network), options);
    return assemble(network, linearize(network, load, options.tolerance, options.deepIterations), Method::Linearizer,
                    false);
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
        return assemble(network, schweitzer(network, load, options.tolerance), Method::Schweitzer, false);
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

/// Each part by itself; the whole is as good as the roughest of them.
Solution solveParts(const Network& network, const std::vector<NetworkPart>& parts, const SolveOptions& options) {
    std::vector<Network> own;
    for (const NetworkPart& part : parts) {
        own.push_back(networkOf(network, part));
    }
    const SolveOptions each = optionsForParts(own, options);
    Solution whole;
    whole.throughput = Vector::Zero(network.demands.rows());
    whole.residenceTime = Matrix::Zero(network.demands.rows(), network.demands.cols());
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Solution part = solveWhole(own[i], each);
        whole.throughput(parts[i].classes) = part.throughput;
        whole.residenceTime(parts[i].classes, parts[i].stations) = part.residenceTime;
        whole.exact = whole.exact && part.exact;
        whole.iterations = std::max(whole.iterations, part.iterations);
        if (whole.accuracy.empty() || isRougher(part, whole)) {
            whole.method = part.method;
            whole.converged = part.converged;
            whole.accuracy = part.accuracy;
        }
    }
    complete(network, whole);
    return whole;
}

} // namespace

Outcome solve(const Network& network, const SolveOptions& options) {
    validate(network);
    const OpenLoad load = openLoad(network);
    if (const auto unstable = saturated(load)) {
        return *unstable;
    }
    if (options.method == Method::Bounds) {
        return solveBounds(network, load);
    }
    if (options.method == Method::Exact) {
        requireWhole(network);
    }
    const auto parts = independentParts(network);
    return parts.size() > 1 ? solveParts(network, parts, options) : solveWhole(network, options);
}

} // namespace boardset
