// SPDX-License-Identifier: GPL-3.0-or-later
// The derivation of one thread's numbers: those of its class, and its share of them.
#include "boardset/explain/ClassTerms.h"
#include "boardset/explain/Explain.h"
#include "boardset/explain/Terms.h"

#include <algorithm>

namespace boardset {

using namespace terms;

namespace {

std::optional<std::size_t> classOf(const Answer& answer, const std::string& thread) {
    const auto& classes = answer.model.classes;
    for (std::size_t of = 0; of < classes.size(); ++of) {
        if (std::count(classes[of].threads.begin(), classes[of].threads.end(), thread) > 0) {
            return of;
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<Derivation> explainThreadThroughput(const Topology& topology, const Answer& answer,
                                                  const std::string& thread) {
    const auto of = classOf(answer, thread);
    if (!of) {
        return std::nullopt;
    }
    Derivation whole = classThroughput(topology, answer, *of);
    const std::size_t alike = answer.model.classes[*of].threads.size();
    if (alike > 1) {
        Derivation share = given("Share of thread " + thread, 1 / double(alike), percent);
        share.note = counted(alike, "thread") + " with the same accesses on the same processor take turns.";
        whole = combined("", Combine::Product, megabytes, {std::move(whole), std::move(share)});
    }
    whole.title = "Throughput of thread " + thread;
    return whole;
}

std::optional<Derivation> explainThreadLatency(const Topology& topology, const Answer& answer,
                                               const std::string& thread) {
    const auto of = classOf(answer, thread);
    if (!of) {
        return std::nullopt;
    }
    Derivation whole = classLatency(topology, answer, *of);
    whole.title = "Mean latency of thread " + thread;
    return whole;
}

} // namespace boardset
