// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/Solver.h"

#include "boardset/analysis/ExactMva.h"
#include "boardset/analysis/Schweitzer.h"

#include <cmath>
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

void requireFeasible(const Network& network, const Cost& cost, const SolveOptions& options) {
    if (const int c = fractionalClass(network); c >= 0) {
        std::ostringstream value;
        value << network.classes[static_cast<std::size_t>(c)].population;
        throw NetworkError("classes[" + std::to_string(c) + "].population", value.str(),
                           "a whole number for method exact; linearizer and schweitzer take fractions");
    }
    if (cost.operations > options.mostOperations || cost.bytes > options.mostBytes) {
        std::ostringstream value;
        value << "exact, which would take " << cost.operations << " operations and " << cost.bytes << " bytes";
        std::ostringstream allowed;
        allowed << "at most " << options.mostOperations << " operations and " << options.mostBytes
                << " bytes; linearizer and schweitzer have no such limit";
        throw NetworkError("method", value.str(), allowed.str());
    }
}

Method choose(const Network& network, const Cost& cost, const SolveOptions& options) {
    if (options.method != Method::Auto) {
        return options.method;
    }
    const bool quick = cost.operations <= options.autoOperations && cost.bytes <= options.mostBytes;
    return quick && fractionalClass(network) < 0 ? Method::Exact : Method::Linearizer;
}

Solution solveApproximately(const Network& network, const SolveOptions& options) {
    Schweitzer solver(network);
    solver.solve(options.tolerance);
    return solver.solution();
}

} // namespace

Outcome solve(const Network& network, const SolveOptions& options) {
    validate(network);
    const OpenLoad load = openLoad(network);
    if (const auto unstable = saturated(load)) {
        return *unstable;
    }
    if (!hasClosed(network) && options.method != Method::Bounds) {
        return assemble(network, solveOpen(network, load), Method::Exact, true);
    }
    const Cost cost = costOfMva(network);
    if (choose(network, cost, options) == Method::Exact && hasSingleServers(network)) {
        requireFeasible(network, cost, options);
        return assemble(network, exactMva(network, load), Method::Exact, true);
    }
    return solveApproximately(network, options);
}

} // namespace boardset
