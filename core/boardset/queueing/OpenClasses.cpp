// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/OpenClasses.h"

#include <algorithm>

namespace boardset {

OpenLoad openLoad(const Network& network) {
    const auto stations = static_cast<Eigen::Index>(network.stations.size());
    OpenLoad load{Vector::Zero(stations), Vector::Zero(stations)};
    const Visits& visits = network.demands;
    for (std::size_t c = 0; c < network.classes.size(); ++c) {
        const auto row = static_cast<Eigen::Index>(c);
        for (Eigen::Index i = visits.begin(row); !isClosed(network.classes[c]) && i < visits.end(row); ++i)
            load.demand[visits.at(i)] += network.classes[c].arrivalRate * visits.value[std::size_t(i)];
    }
    for (Eigen::Index k = 0; k < stations; ++k) {
        const Station& station = network.stations[static_cast<std::size_t>(k)];
        load.utilisation[k] = isQueueing(station) ? load.demand[k] / station.servers : 0;
    }
    return load;
}

std::vector<int> overloadedBy(const OpenLoad& load) {
    std::vector<int> stations;
    for (Eigen::Index k = 0; k < load.utilisation.size(); ++k)
        if (load.utilisation[k] >= 1)
            stations.push_back(static_cast<int>(k));
    return stations;
}

ReducedNetwork reducedAt(const Network& network, const std::vector<int>& stations) {
    ReducedNetwork cut{without(network, stations)};
    for (std::size_t c = 0; c < network.classes.size(); ++c) {
        const auto row = static_cast<Eigen::Index>(c);
        CustomerClass& customers = cut.network.classes[c];
        const bool isThere = isClosed(customers) ? customers.population > 0 : customers.arrivalRate > 0;
        const bool passes = std::any_of(stations.begin(), stations.end(),
                                        [&](const int station) { return network.demands(row, station) > 0; });
        if (isThere && passes) {
            cut.classes.push_back(static_cast<int>(c));
            customers.population = 0;
        }
    }
    return cut;
}

double erlangC(int servers, double work) {
    double blocking = 1;
    for (int m = 1; m <= servers; ++m)
        blocking = work * blocking / (m + work * blocking);
    return blocking / (1 - work / servers * (1 - blocking));
}

ClosedAnswer solveOpen(const Network& network, const OpenLoad& load) {
    const auto stations = static_cast<Eigen::Index>(network.stations.size());
    ClosedAnswer answer{Vector::Zero(network.demands.rows()), Vector::Zero(network.demands.size()),
                        Vector::Ones(stations)};
    for (Eigen::Index k = 0; k < stations; ++k) {
        const Station& station = network.stations[static_cast<std::size_t>(k)];
        if (isQueueing(station)) {
            const double idle = station.servers * (1 - load.utilisation[k]);
            answer.stretch[k] = 1 + (1 + station.serviceCv2) / 2 * erlangC(station.servers, load.demand[k]) / idle;
        }
    }
    return answer;
}

} // namespace boardset
