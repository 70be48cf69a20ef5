// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/Saturation.h"

namespace boardset {

namespace {

/// Time of one line or request on an idle machine, and what passes before the next.
double cycleSeconds(const MachineNetwork& model, std::size_t of) {
    return model.network.demands.row(static_cast<Eigen::Index>(of)).sum() + model.network.classes[of].thinkTime;
}

} // namespace

std::optional<Knee> kneeOf(const MachineNetwork& model) {
    const Network& network = model.network;
    Vector use = Vector::Zero(network.demands.cols());
    double bytes = 0;
    for (std::size_t c = 0; c < model.classes.size(); ++c) {
        const double customers = network.classes[c].population / model.classes[c].outstandingPerThread;
        const double rate = customers / cycleSeconds(model, c);
        use += rate * network.demands.row(static_cast<Eigen::Index>(c)).transpose();
        bytes += rate * model.classes[c].bytes;
    }
    use[model.restOfLatency] = 0; // nobody ever waits there
    Eigen::Index slowest = 0;
    const double most = use.maxCoeff(&slowest);
    return most > 0 ? std::optional(Knee{1 / most, bytes / most, static_cast<int>(slowest)}) : std::nullopt;
}

int slowestStationOf(const Answer& answer, std::size_t of) {
    int slowest = -1;
    double most = 0;
    for (int station = 0; station < static_cast<int>(answer.model.places.size()); ++station) {
        const double demand = answer.model.network.demands(static_cast<Eigen::Index>(of), station);
        if (station != answer.model.restOfLatency && demand > most) {
            slowest = station;
            most = demand;
        }
    }
    return slowest;
}

double requestsToFill(const Answer& answer, std::size_t of) {
    const int slowest = slowestStationOf(answer, of);
    if (slowest < 0) {
        return 0;
    }
    const double demand = answer.model.network.demands(static_cast<Eigen::Index>(of), slowest);
    return cycleSeconds(answer.model, of) / (demand * answer.model.classes[of].packetsPerRequest);
}

} // namespace boardset
