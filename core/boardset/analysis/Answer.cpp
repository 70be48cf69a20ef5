// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/Answer.h"

#include "boardset/catalog/Words.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace boardset {

namespace {

std::string nameOf(const ClassRow& threads) {
    std::string name = threads.process + ": " +
                       (threads.threads.size() > 1 ? plural(threads.work->customer) : threads.work->customer);
    for (std::size_t i = 0; i < threads.threads.size(); ++i) {
        name += (i == 0 ? " " : ", ") + threads.threads[i];
    }
    return name + (threads.part->title.empty() ? "" : ", " + threads.part->title);
}

bool isAnswered(const Solution& solution, std::size_t c) {
    const auto& none = solution.unanswered;
    return std::find(none.begin(), none.end(), static_cast<int>(c)) == none.end();
}

/// Share of a class's accesses that stay in the processor's locality group.
double localShareOf(const Topology& topology, const ClassRow& threads) {
    const int home = topology.localityGroupOf(threads.processor);
    double share = 0;
    for (const AccessShare& access : threads.accesses) {
        share += topology.localityGroupOf(access.memory) == home ? access.share : 0;
    }
    return share;
}

void addClasses(Answer& answer, const Topology& topology) {
    double bytes = 0; // per second, all classes
    double local = 0;
    double latency = 0;
    double zeroLoad = 0;
    for (std::size_t c = 0; c < answer.model.classes.size(); ++c) {
        const ClassRow& threads = answer.model.classes[c];
        const auto row = static_cast<Eigen::Index>(c);
        const double throughput = isAnswered(answer.solution, c) ? answer.solution.throughput[row] : 0;
        ClassAnswer each;
        each.name = nameOf(threads);
        each.threads = threads.threads;
        each.bytesPerSecond = throughput * threads.bytes;
        each.latencyNs = answer.solution.responseTime[row] * 1e9;
        each.zeroLoadLatencyNs = threads.zeroLoadLatencyNs;
        each.outstanding = answer.model.network.classes[c].population / threads.packetsPerRequest;
        bytes += each.bytesPerSecond;
        latency += each.bytesPerSecond * each.latencyNs;
        zeroLoad += each.bytesPerSecond * each.zeroLoadLatencyNs;
        local += each.bytesPerSecond * localShareOf(topology, threads);
        answer.classes.push_back(std::move(each));
    }
    if (bytes > 0) {
        answer.bytesPerSecond = bytes;
        answer.meanLatencyNs = latency / bytes;
        answer.zeroLoadLatencyNs = zeroLoad / bytes;
        answer.localShare = local / bytes;
    }
}

void addDomains(Answer& answer, const Topology& topology) {
    for (const Domain& domain : topology.domains()) {
        answer.domains.push_back({domain.name});
    }
    for (std::size_t c = 0; c < answer.classes.size(); ++c) {
        const ClassAnswer& each = answer.classes[c];
        const int domain = topology.block(answer.model.classes[c].processor).domain; // one that runs is in a domain
        DomainAnswer& total = answer.domains.at(static_cast<std::size_t>(domain));
        total.threads += static_cast<int>(each.threads.size());
        total.bytesPerSecond += each.bytesPerSecond;
        total.meanLatencyNs += each.bytesPerSecond * each.latencyNs;
    }
    for (DomainAnswer& total : answer.domains) {
        total.meanLatencyNs = total.bytesPerSecond > 0 ? total.meanLatencyNs / total.bytesPerSecond : 0;
    }
}

void addStations(Answer& answer, const Topology& topology) {
    for (std::size_t s = 0; s < answer.model.places.size(); ++s) {
        const StationPlace& place = answer.model.places[s];
        if (static_cast<int>(s) != answer.model.restOfLatency) {
            const std::string path = place.block >= 0 ? topology.block(place.block).path : place.title;
            answer.stations.push_back(
                {static_cast<int>(s), path, place.title, answer.solution.utilisation[static_cast<Eigen::Index>(s)]});
        }
    }
    // Equal parts of a symmetric machine differ by rounding alone; those keep the machine's order.
    const auto rounded = [](const StationAnswer& each) { return std::round(each.utilisation * 1e9); };
    std::stable_sort(answer.stations.begin(), answer.stations.end(),
                     [&](const auto& a, const auto& b) { return rounded(a) > rounded(b); });
}

} // namespace

std::optional<StationAnswer> Answer::bottleneck() const {
    return stations.empty() ? std::nullopt : std::optional(stations.front());
}

Answer solvePlacement(const Topology& topology, const Workload& workload, const SolveOptions& options) {
    return solveModel(topology, buildNetwork(topology, workload), options);
}

Answer solveModel(const Topology& topology, MachineNetwork model, const SolveOptions& options) {
    Answer answer;
    answer.model = std::move(model);
    if (answer.model.classes.empty()) {
        addDomains(answer, topology);
        return answer;
    }
    const Outcome outcome = solve(answer.model.network, options);
    answer.solution = solutionIn(outcome);
    if (const auto* unstable = std::get_if<Unstable>(&outcome)) {
        answer.overloaded = unstable->stations;
    }
    answer.method = wordOf(answer.solution.method);
    answer.accuracy = answer.solution.accuracy;
    answer.exact = answer.solution.exact;
    addClasses(answer, topology);
    addDomains(answer, topology);
    addStations(answer, topology);
    return answer;
}

} // namespace boardset
