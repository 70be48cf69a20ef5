// SPDX-License-Identifier: GPL-3.0-or-later
// Duration of the solvers of queueing networks. The baseline is one plain pass over the same number of demands on the
// same machine in the same run. Times can be compared as multiples of it.
#include "boardset/queueing/ClosedNetwork.h"
#include "boardset/queueing/FixedPoint.h"
#include "boardset/queueing/Solver.h"

#include <benchmark/benchmark.h>
#include <random>

using namespace boardset;

namespace {

Network dense(int classes, int stations, double population) {
    std::mt19937 random(1);
    std::uniform_real_distribution<double> demand(0, 1);
    Network network;
    network.stations.assign(static_cast<std::size_t>(stations), {});
    CustomerClass customers;
    customers.population = population;
    network.classes.assign(static_cast<std::size_t>(classes), customers);
    network.demands = Matrix::NullaryExpr(classes, stations, [&] { return demand(random); });
    return network;
}

/// One iteration of the textbook Schweitzer loop, written plainly: residence times, throughputs, queue lengths.
void baseline(benchmark::State& state) {
    const Network network = dense(72, 200, 8);
    const Matrix d = network.demands.dense();
    Matrix queue = Matrix::Constant(72, 200, 72 * 8 / 200.0 / 72);
    Vector total(200);
    Vector x(72);
    for (auto _ : state) {
        total = queue.colwise().sum();
        for (Eigen::Index c = 0; c < 72; ++c) {
            double time = 0;
            for (Eigen::Index k = 0; k < 200; ++k) {
                queue(c, k) = d(c, k) * (1 + total[k] - queue(c, k) / 8);
                time += queue(c, k);
            }
            x[c] = 8 / time;
            queue.row(c) *= x[c];
        }
        benchmark::DoNotOptimize(queue.data());
    }
}
BENCHMARK(baseline)->Name("baseline: one plain iteration, 72 x 200")->Unit(benchmark::kMicrosecond);

void schweitzerCold(benchmark::State& state) {
    const Network network = dense(72, 200, 8);
    const ClosedNetwork closed = closedNetworkOf(Problem(network));
    FixedPoint point(closed.visits);
    int iterations = 0;
    for (auto _ : state) {
        point.start(closed.population, closed.think);
        iterations = point.solve(closed.population, closed.think, nullptr, 1e-6);
    }
    state.counters["iterations"] = iterations;
}
BENCHMARK(schweitzerCold)->Name("Schweitzer, 72 x 200 dense, to 1e-6")->Unit(benchmark::kMicrosecond);

void method(benchmark::State& state, Method method, Network network) {
    for (auto _ : state)
        benchmark::DoNotOptimize(solve(network, {.method = method}));
}

/// A network like that of a large machine: each class visits `visits` stations.
Network sparse(int classes, int stations, int visits, double population) {
    Network network = dense(classes, stations, population);
    std::mt19937 random(2);
    std::uniform_int_distribution<Eigen::Index> station(0, stations - 1);
    Matrix demands = network.demands.dense();
    for (Eigen::Index c = 0; c < classes; ++c) {
        Eigen::Index left = stations;
        while (left > visits) {
            double& demand = demands(c, station(random));
            left -= demand > 0 ? 1 : 0;
            demand = 0;
        }
    }
    network.demands = demands;
    return network;
}

/// A network like that of a cluster of large machines: each class passes 16 to 160 of the stations.
Network wide(int classes, int stations) {
    std::mt19937 random(3);
    std::uniform_real_distribution<double> demand(0, 1);
    std::uniform_int_distribution<Eigen::Index> station(0, stations - 1);
    std::uniform_int_distribution<int> visits(16, std::min(160, stations));
    Network network = dense(classes, stations, 8);
    Matrix demands = Matrix::Zero(classes, stations);
    for (Eigen::Index c = 0; c < classes; ++c)
        for (int left = visits(random); left > 0; --left)
            demands(c, station(random)) = demand(random);
    network.demands = demands;
    return network;
}

Network twoServers(Network network) {
    network.stations[0].servers = 2;
    return network;
}

BENCHMARK_CAPTURE(method, mva, Method::Exact, dense(3, 10, 8))
    ->Name("exact MVA, 3 classes of 8, 10 stations")
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(method, convolution, Method::Exact, twoServers(dense(3, 10, 8)))
    ->Name("exact convolution, the same with two servers")
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(method, linearizer, Method::Linearizer, dense(8, 30, 8))
    ->Name("Linearizer, 8 x 30")
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(method, linearizerLarge, Method::Linearizer, dense(72, 200, 8))
    ->Name("Linearizer, 72 x 200")
    ->Unit(benchmark::kMillisecond);

BENCHMARK_CAPTURE(method, linearizerSparse, Method::Linearizer, sparse(106, 400, 25, 8))
    ->Name("Linearizer, 106 x 400, 25 stations per class")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(method, linearizerSpread, Method::Linearizer, sparse(106, 400, 250, 8))
    ->Name("Linearizer, 106 x 400, 250 stations per class")
    ->Unit(benchmark::kMillisecond);

void schweitzerWide(benchmark::State& state) {
    const Network network = wide(int(state.range(0)), int(state.range(1)));
    for (auto _ : state)
        benchmark::DoNotOptimize(solve(network, {.method = Method::Schweitzer}));
    state.counters["visits"] = double(network.demands.size());
}
BENCHMARK(schweitzerWide)
    ->Name("Schweitzer, a complete solve, 16 to 160 stations per class")
    ->Args({72, 160})
    ->Args({96, 500})
    ->Args({576, 2000})
    ->Unit(benchmark::kMillisecond);

} // namespace
