// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/OpenClasses.h"

namespace boardset {

OpenLoad openLoad(const Network& network) {
    const auto stations = static_cast<Eigen::Index>(network.stations.size());
    OpenLoad load{Vector::Zero(stations), Vector::Zero(stations)};
    for (std::size_t c = 0; c < network.classes.size(); ++c) {
        if (!isClosed(network.classes[c])) {
            load.work += network.classes[c].arrivalRate * network.demands.row(static_cast<Eigen::Index>(c)).transpose();
        }
    }
    for (Eigen::Index k = 0; k < stations; ++k) {
        const Station& station = network.stations[static_cast<std::size_t>(k)];
        load.utilisation[k] = isQueueing(station) ? load.work[k] / station.servers : 0;
    }
    return load;
}

std::optional<Unstable> saturated(const OpenLoad& load) {
    Eigen::Index worst = 0;
    const double highest = load.utilisation.maxCoeff(&worst);
    if (highest < 1) {
        return std::nullopt;
    }
    return Unstable{static_cast<int>(worst), highest};
}

double erlangC(int servers, double work) {
    double blocking = 1;
    for (int m = 1; m <= servers; ++m) {
        blocking = work * blocking / (m + work * blocking);
    }
    return blocking / (1 - work / servers * (1 - blocking));
}

ClosedAnswer solveOpen(const Network& network, const OpenLoad& load) {
    const auto stations = static_cast<Eigen::Index>(network.stations.size());
    const auto classes = static_cast<Eigen::Index>(network.classes.size());
    ClosedAnswer answer{Vector::Zero(classes), Matrix::Zero(classes, stations), Vector::Ones(stations)};
    for (Eigen::Index k = 0; k < stations; ++k) {
        const Station& station = network.stations[static_cast<std::size_t>(k)];
        if (isQueueing(station)) {
            const double idle = station.servers * (1 - load.utilisation[k]);
            answer.stretch[k] = 1 + erlangC(station.servers, load.work[k]) / idle;
        }
    }
    return answer;
}

} // namespace boardset
