// SPDX-License-Identifier: GPL-3.0-or-later
// The derivation of the mean latency: distance first, then waiting.
#include "boardset/explain/ClassTerms.h"
#include "boardset/explain/Explain.h"
#include "boardset/explain/ServiceTerms.h"
#include "boardset/explain/Terms.h"

namespace boardset {

using namespace terms;

Derivation explainLatency(const Topology& topology, const Answer& answer) {
    std::vector<Derivation> children;
    for (const Alike& group : alikeClasses(answer)) {
        Derivation one = classLatency(topology, answer, group.first());
        double weight = 0;
        for (const std::size_t each : group.classes) {
            weight += answer.classes[each].bytesPerSecond;
        }
        one.title = group.title;
        children.push_back(weighted(std::move(one), weight));
    }
    if (children.empty()) {
        return nothingRuns(topology, "Latency", nanoseconds);
    }
    if (children.size() == 1) {
        children.front().title = "Mean latency of " + children.front().title;
        return std::move(children.front());
    }
    Derivation node = combined("Mean latency", Combine::Mean, nanoseconds, std::move(children));
    node.note = answer.model.classes.front().operation().isCut() ? "Each stream counts by its share of the bytes moved."
                                                       : "Each thread counts by its share of the bytes moved.";
    return node;
}

Derivation explainIdleLatency(const Topology& topology, const Answer& answer) {
    double threads = 0;
    for (const ClassRow& each : answer.model.classes) {
        threads += static_cast<double>(each.threads.size());
    }
    std::vector<std::pair<const ClassRow*, double>> all;
    for (const ClassRow& each : answer.model.classes) {
        all.emplace_back(&each, static_cast<double>(each.threads.size()) / threads);
    }
    return idleLatency(topology, all);
}

} // namespace boardset
