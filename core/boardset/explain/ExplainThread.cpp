// SPDX-License-Identifier: GPL-3.0-or-later
// The derivation of one thread's numbers: the numbers of the thread's class, and the thread's share of them.
#include "boardset/analysis/CustomerAnswer.h"
#include "boardset/explain/ClassTerms.h"
#include "boardset/explain/Explain.h"
#include "boardset/explain/ServiceTerms.h"
#include "boardset/explain/Terms.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"

namespace boardset {

using namespace terms;

namespace {

std::string nameOf(const Answer& answer, std::size_t of, const CustomerName& thread) {
    return nounWithName(answer.model.classes[of].work->customer, thread.text);
}

/// Returns a thread's share of the throughput of its class.
Derivation partOf(const Topology& topology, const Answer& answer, std::size_t of, const CustomerName& thread) {
    Derivation whole = classThroughput(topology, answer, of);
    const std::size_t identical = answer.model.classes[of].threads.size();
    if (identical == 1)
        return whole;
    Derivation share = given(Message{"Share of {customer}", {{"customer", nameOf(answer, of, thread)}}},
                             1 / double(identical), percent);
    const ClassRow& row = answer.model.classes[of];
    share.note =
        Message{topology.block(row.processor).role == Role::Processor
                    ? "{customers} with the same accesses run in turns on the same processor."
                : topology.isDevice(row.processor) ? "{customers} with the same accesses are on the same device."
                                                   : "{customers} with the same accesses are on the same part.",
                {{"customers", counted(identical, row.work->customer)}}};
    return combined("", Combine::Product, throughputUnit(row), {std::move(whole), std::move(share)});
}

} // namespace

std::optional<Derivation> explainThreadThroughput(const Topology& topology, const Answer& answer,
                                                  const CustomerName& thread) {
    const CustomerAnswer own = customerAnswerOf(answer, thread);
    if (own.classes.empty())
        return std::nullopt;
    std::vector<Derivation> parts;
    const Unit& unit = throughputUnit(answer.model.classes[own.classes.front()]);
    for (const std::size_t of : own.classes) {
        Derivation part = partOf(topology, answer, of, thread);
        part.title = answer.classes[of].name;
        // values with different units can't be added
        parts.push_back(part.unit == unit.word ? std::move(part) : aside(std::move(part)));
    }
    const Message title{"Throughput of {customers}", {{"customers", nameOf(answer, own.classes.front(), thread)}}};
    return joined(title, Combine::Sum, unit, std::move(parts));
}

std::optional<Derivation> explainThreadLatency(const Topology& topology, const Answer& answer,
                                               const CustomerName& thread) {
    const CustomerAnswer own = customerAnswerOf(answer, thread);
    if (!own.waiting)
        return std::nullopt;
    Derivation whole = classLatency(topology, answer, *own.waiting);
    whole.title = Message{"Mean latency of {customers}", {{"customers", nameOf(answer, *own.waiting, thread)}}};
    return whole;
}

} // namespace boardset
