// SPDX-License-Identifier: GPL-3.0-or-later
// The derivation of one thread's numbers: those of its class, and its share of them.
#include "boardset/analysis/CustomerAnswer.h"
#include "boardset/catalog/Words.h"
#include "boardset/explain/ClassTerms.h"
#include "boardset/explain/Explain.h"
#include "boardset/explain/ServiceTerms.h"
#include "boardset/explain/Terms.h"

namespace boardset {

using namespace terms;

namespace {

std::string nameOf(const Answer& answer, std::size_t of, const CustomerName& thread) {
    return answer.model.classes[of].work->customer + ' ' + thread.text;
}

/// Its part of what a class moves.
Derivation partOf(const Topology& topology, const Answer& answer, std::size_t of, const CustomerName& thread) {
    Derivation whole = classThroughput(topology, answer, of);
    const std::size_t alike = answer.model.classes[of].threads.size();
    if (alike == 1) {
        return whole;
    }
    Derivation share = given("Share of " + nameOf(answer, of, thread), 1 / double(alike), percent);
    share.note = answer.model.classes[of].operation().isCut()
                     ? counted(alike, "stream") + " with the same accesses stand on the same device."
                     : counted(alike, "thread") + " with the same accesses on the same processor take turns.";
    return combined("", Combine::Product, megabytes, {std::move(whole), std::move(share)});
}

} // namespace

std::optional<Derivation> explainThreadThroughput(const Topology& topology, const Answer& answer,
                                                  const CustomerName& thread) {
    const CustomerAnswer own = customerAnswerOf(answer, thread);
    if (own.classes.empty()) {
        return std::nullopt;
    }
    std::vector<Derivation> parts;
    for (const std::size_t of : own.classes) {
        parts.push_back(partOf(topology, answer, of, thread));
        parts.back().title = answer.classes[of].name;
    }
    Derivation whole =
        parts.size() == 1 ? std::move(parts.front()) : combined("", Combine::Sum, megabytes, std::move(parts));
    whole.title = "Throughput of " + nameOf(answer, own.classes.front(), thread);
    return whole;
}

std::optional<Derivation> explainThreadLatency(const Topology& topology, const Answer& answer,
                                               const CustomerName& thread) {
    const CustomerAnswer own = customerAnswerOf(answer, thread);
    if (!own.waiting) {
        return std::nullopt;
    }
    Derivation whole = classLatency(topology, answer, *own.waiting);
    whole.title = "Mean latency of " + nameOf(answer, *own.waiting, thread);
    return whole;
}

} // namespace boardset
