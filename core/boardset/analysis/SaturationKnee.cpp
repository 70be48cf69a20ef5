// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/SaturationKnee.h"

#include <limits>

namespace boardset {

namespace {

/// Returns the seconds that one line or request takes on an idle machine, plus the think time before the next request.
double cycleSeconds(const MachineNetwork& model, std::size_t of) {
    return model.network.demands.sumOf(static_cast<Eigen::Index>(of)) + model.network.classes[of].thinkTime;
}

} // namespace

std::optional<SaturationKnee> saturationKnee(const MachineNetwork& model) {
    if (model.classes.empty())
        return std::nullopt;
    const Network& network = model.network;
    Vector use = Vector::Zero(network.demands.cols());
    double bytes = 0;
    for (std::size_t c = 0; c < model.classes.size(); ++c) {
        const double customers = network.classes[c].population / model.classes[c].outstandingPerThread;
        const double rate = customers / cycleSeconds(model, c);
        const auto row = static_cast<Eigen::Index>(c);
        for (Eigen::Index i = network.demands.begin(row); i < network.demands.end(row); ++i)
            use[network.demands.at(i)] += rate * network.demands.value[static_cast<std::size_t>(i)];
        bytes += rate * model.classes[c].bytes;
    }
    for (std::size_t k = 0; k < network.stations.size(); ++k) {
        const Station& station = network.stations[k];
        use[static_cast<Eigen::Index>(k)] /= isQueueing(station) ? station.servers : std::numeric_limits<double>::max();
    }
    Eigen::Index slowest = 0;
    const double most = use.maxCoeff(&slowest);
    return most > 0 ? std::optional(SaturationKnee{1 / most, bytes / most, static_cast<int>(slowest)}) : std::nullopt;
}

double requestsToSaturate(const Answer& answer, std::size_t of) {
    const double pace = paceSecondsOf(answer.model.network, of);
    const ClassRow& row = answer.model.classes[of];
    const double together = row.peer ? 1 : row.packetsPerRequest; // the pieces of a message follow each other
    return pace > 0 ? cycleSeconds(answer.model, of) / (pace * together) : 0;
}

} // namespace boardset
