// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/Sensitivity.h"

#include "boardset/analysis/Answer.h"
#include "boardset/analysis/Bottleneck.h"
#include "boardset/analysis/PostedDemand.h"
#include "boardset/analysis/StationGroups.h"
#include "boardset/queueing/Bounds.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace boardset {

namespace {

/// Returns the given change, or 0 if it is within the error of the answer's method.
/// Approximate throughputs are accurate to within 1 %.
/// The error is about the same before and after the change, so most of it cancels.
double significantChange(double change, const Answer& answer) {
    constexpr double leastExact = 1e-9;
    constexpr double leastApproximate = 5e-4;
    return std::abs(change) < (answer.exact ? leastExact : leastApproximate) ? 0 : change;
}

/// Returns options that select the answer's own method, so that the errors before and after the change cancel.
SolveOptions methodOf(const Answer& answer) {
    const bool isWhole = std::ranges::all_of(answer.model.network.classes, [](const CustomerClass& each) {
        return each.population == std::floor(each.population);
    });
    // With a fractional number of customers, only a closed form gives an exact solution. With a faster part, there may
    // be no closed form.
    const bool keeps = isWhole || answer.solution.method != Method::Exact;
    return placementOptions(keeps ? answer.solution.method : Method::Auto);
}

/// Returns the throughput in bytes per second, or in operations per second if no data moves.
double throughputOf(const Answer& answer) {
    return answer.bytesPerSecond > 0 || answer.totals.empty() ? answer.bytesPerSecond : answer.totals.front().perSecond;
}

} // namespace

Faster withFaster(const Answer& answer, int station) {
    const SolveOptions options = methodOf(answer);
    Network network = answer.model.network;
    PostedDemand posted = answer.model.posted;
    network.demands.divideColumn(station, 2);
    posted.demands.divideColumn(station, 2);
    bool isGiven = true; // true if all work is open, so that the arrival rate determines the throughput
    for (std::size_t c = 0; c < answer.model.classes.size(); ++c) {
        CustomerClass& customers = network.classes[c];
        customers.thinkTime += isClosed(customers) ? restOfOperationSeconds(answer.model, network, c) -
                                                         answer.model.classes[c].restOfRequestSeconds
                                                   : 0;
        isGiven = isGiven && !(answer.isFirst(c) && isClosed(customers));
    }
    Faster faster;
    Solution solution;
    if (isGiven) {
        MachineNetwork model = answer.model;
        model.network = network;
        model.posted = posted;
        Answer fast = solveModel(*answer.model.topology, std::move(model), options);
        faster.latencyNs = fast.meanLatencyNs;
        const auto next = fast.bottleneck(); // for open work, the station that is closest to its own limit
        faster.bottleneck = next ? next->station : -1;
        solution = std::move(fast.solution);
    } else {
        PostedBalance balance = answer.balance;
        solution = solutionIn(solveWithPosted(network, posted, options, balance));
        faster.bottleneck = bottleneckOf(network, solution.utilisation);
    }
    Vector amounts = Vector::Zero(network.demands.rows());
    for (std::size_t c = 0; c < answer.model.classes.size(); ++c)
        if (answer.isFirst(c) && solution.isAnswered(static_cast<int>(c)))
            amounts[static_cast<Eigen::Index>(c)] = answer.model.classes[c].amountPerCustomer();
    faster.throughput = options.method == Method::Bounds
                            ? mostTogether(withAllDemands(network, posted), solution.throughput, amounts)
                            : solution.throughput.dot(amounts);
    if (const double now = throughputOf(answer); now > 0)
        faster.gain = significantChange(faster.throughput / now - 1, answer);
    if (faster.latencyNs > 0 && std::isfinite(faster.latencyNs) && std::isfinite(answer.meanLatencyNs))
        faster.latencyChange = significantChange(faster.latencyNs / answer.meanLatencyNs - 1, answer);
    return faster;
}

namespace {

/// Returns all properties of a station and all demands on it.
/// If two stations have the same values, making either station faster has the same effect.
std::vector<double> askedAt(const MachineNetwork& model, int station) {
    const Network& network = model.network;
    const Station& at = network.stations[static_cast<std::size_t>(station)];
    std::vector<double> asked{static_cast<double>(at.type), static_cast<double>(at.servers), at.serviceCv2};
    const auto add = [&](const Visits& visits, const std::vector<int>& order) {
        for (const Eigen::Index visit : visits.inColumn(station)) {
            asked.push_back(visit < 0 ? 0 : visits.value[static_cast<std::size_t>(visit)]);
            asked.push_back(visit < 0 || order.empty() ? 0 : order[static_cast<std::size_t>(visit)]);
        }
    };
    add(network.demands, network.order);
    for (const Eigen::Index visit : network.demands.inColumn(station)) {
        asked.push_back(visit < 0 ? 0 : network.visitRatio(visit));
        asked.push_back(visit < 0 ? 0 : network.serviceTime(visit));
    }
    add(model.posted.demands, model.posted.order);
    return asked;
}

/// Makes one of several stations faster. Among stations with the same demands, solves only the first.
class FasterStations {
public:
    explicit FasterStations(const Answer& answer) : m_answer(answer) {}

    Faster with(int station) {
        const auto [found, isNew] = m_known.try_emplace(askedAt(m_answer.model, station));
        auto& [first, known] = found->second;
        if (isNew) {
            first = station;
            known = withFaster(m_answer, station);
            return known;
        }
        Faster same = known; // the known result, with the two stations exchanged
        if (known.bottleneck == station || known.bottleneck == first)
            same.bottleneck = known.bottleneck == first ? station : first;
        return same;
    }

private:
    const Answer& m_answer;
    std::map<std::vector<double>, std::pair<int, Faster>> m_known;
};

} // namespace

std::vector<SensitivityAnswer> sensitivityOf(const Answer& answer, int count) {
    std::vector<SensitivityAnswer> gains;
    if (!(throughputOf(answer) > 0))
        return gains; // empty, because there is no relative gain without throughput
    FasterStations stations(answer);
    for (const StationGroup& each : stationGroups(answer.stations)) {
        const int station = each.first.station;
        if (answer.model.stations[static_cast<std::size_t>(station)] < 0)
            continue; // the station is not a part that could be faster
        if (count-- <= 0)
            break;
        const Faster faster = stations.with(station);
        if (faster.bottleneck < 0)
            continue; // no station is busy
        gains.push_back({station, faster.gain, answer.model.locationOf(faster.bottleneck).title, faster.latencyChange});
    }
    return gains;
}

} // namespace boardset
