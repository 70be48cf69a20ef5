// SPDX-License-Identifier: GPL-3.0-or-later
// The derivation of the mean latency: distance first, then queueing time.
#include "boardset/explain/ClassTerms.h"
#include "boardset/explain/Explain.h"
#include "boardset/explain/ServiceTerms.h"
#include "boardset/explain/Terms.h"
#include "boardset/text/EnglishText.h"

namespace boardset {

using namespace terms;

Derivation explainLatency(const Topology& topology, const Answer& answer) {
    if (answer.isOverloaded())
        return overloadedTerm(Message{"Mean latency"});
    std::vector<Derivation> children;
    for (const ClassGroup& group : identicalClasses(answer)) {
        const ClassAnswer& own = answer.classes[group.first()];
        if (!answer.isFirst(group.first()))
            continue; // latencies of operations with different units have no common mean
        Derivation one = classLatency(topology, answer, group.first());
        const ClassRow& row = answer.model.classes[group.first()];
        const bool isFirstData = row.operation().unit != "message" && row.operation().holdsSlot() && row.bytes > 0;
        if (row.packetsPerRequest > 1 && !isFirstData) {
            Derivation after = given(Message{"Remaining pieces"}, own.operationNs * 1e-9 - one.si(), nanoseconds,
                                     Message{"The pieces follow each other at the calculated rate."});
            one = combined("", Combine::Sum, nanoseconds, {std::move(one), std::move(after)});
        }
        double weight = 0;
        for (const std::size_t each : group.classes)
            weight += throughputOf(answer, each);
        one.title = group.title;
        children.push_back(weighted(std::move(one), weight));
    }
    if (children.empty())
        return nothingRuns(topology, answer, Message{"Latency"}, nanoseconds);
    if (children.size() == 1) {
        children.front().title = Message{"Mean latency of {customers}", {{"customers", children.front().title}}};
        return std::move(children.front());
    }
    const ClassRow& first = answer.model.classes.front();
    const Message note{first.bytes > 0 ? "Each {customer} is weighted by its share of the bytes moved."
                                       : "Each {customer} is weighted by its operations.",
                       {{"customer", noun(first.work->customer)}}};
    return combined(Message{"Mean latency"}, Combine::Mean, nanoseconds, std::move(children), note);
}

Derivation explainIdleLatency(const Topology& topology, const Answer& answer) {
    double threads = 0;
    for (const ClassRow& each : answer.model.classes)
        threads += static_cast<double>(each.threads.size());
    std::vector<std::pair<const ClassRow*, double>> all;
    for (const ClassRow& each : answer.model.classes)
        all.emplace_back(&each, static_cast<double>(each.threads.size()) / threads);
    return idleLatency(topology, all);
}

} // namespace boardset
