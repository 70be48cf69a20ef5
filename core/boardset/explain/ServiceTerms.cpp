// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/explain/ServiceTerms.h"

#include "boardset/analysis/SaturationKnee.h"
#include "boardset/analysis/SequentialStreams.h"
#include "boardset/explain/Explain.h"
#include "boardset/explain/Terms.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <cmath>

namespace boardset::terms {

double demandOf(const Answer& answer, std::size_t of, int station) {
    return answer.model.network.demands(static_cast<Eigen::Index>(of), station);
}

std::string piecesTitle(const ClassRow& row) {
    return capitalised(
        Message{"{pieces} per {request}", {{"pieces", plural(pieceOf(row))}, {"request", noun(requestOf(row))}}});
}

namespace {

Message bytesOf(const std::string& piece) {
    return {"Bytes of {piece}", {{"piece", withArticle(piece)}}};
}

/// Returns the minimum number of packets for a request, with the fact that limits the data in each packet.
Derivation packetsOfRequest(const Topology& topology, const ClassRow& streams) {
    const std::string& most = streams.operation().piece;
    const Message note{"The smallest number of {pieces} that holds the {request}, with at most {size} of data in each.",
                       {{"pieces", plural(pieceOf(streams))},
                        {"request", noun(requestOf(streams))},
                        {"size", topology.catalog().fact(most).text}}};
    Derivation count = given(piecesTitle(streams), streams.packetsPerRequest, bare, note);
    count.children.push_back(aside(explainFact(topology.catalog(), most)));
    return count;
}

/// Combined demand of one step of a class on a station, over all targets.
struct StepDemand {
    StationDemand asked;
    double share = 0;   ///< Share of the class's lines or packets that have the step.
    double seconds = 0; ///< Mean demand over all lines or packets of the class, in seconds.

    double service() const { return seconds / share; }
};

/// True if two demands share a term.
/// Data takes the same time in every step, so its demands share a term; other demands are listed by step.
bool isIdentical(const StepDemand& a, const StationDemand& b) {
    const bool sameStep = a.asked.step == b.step && a.asked.ask == b.ask;
    const bool sameData = a.asked.ask == nullptr && b.ask == nullptr && a.asked.step->each == b.step->each &&
                          a.asked.step->hasData == b.step->hasData;
    const double service = b.seconds / b.share;
    return (sameStep || sameData) && a.asked.isAnswer == b.isAnswer &&
           std::abs(a.service() - service) <= 1e-12 * service;
}

std::vector<StepDemand> asksAt(const ClassRow& threads, int station, DemandScope asking) {
    std::vector<StepDemand> all;
    for (const AccessShare& access : threads.accesses) {
        access.costs->walk().forAsks(
            threads.endsAt(access),
            [&](const StationDemand& asked) {
                if (asked.station != station || asked.share == 0 || (asked.isPosted && asking == DemandScope::Waited))
                    return;
                const auto found = std::ranges::find_if(
                    all, [&](const StepDemand& each) { return isIdentical(each, asked); });
                if (found == all.end()) {
                    all.push_back({asked, access.share * asked.share, access.share * asked.seconds});
                } else {
                    found->share += access.share * asked.share;
                    found->seconds += access.share * asked.seconds;
                }
            });
    }
    return all;
}

/// True if the step occurs once per operation instead of once per piece.
bool isPerOperation(const StepDemand& each, const ClassRow& threads) {
    return each.asked.step->each != Each::Piece && threads.packetsPerRequest != 1;
}

/// Returns a term such as "Acknowledgement of the request: 0.4 bytes = 8 bytes / 2.5 packets / 8".
Derivation wireTerm(const Topology& topology, const ClassRow& threads, const StepDemand& of, const Message& title,
                    const std::string& fact, const std::string& answered) {
    std::vector<Derivation> factors{explainFact(topology.catalog(), fact)};
    if (!answered.empty())
        factors.push_back(raised(explainFact(topology.catalog(), answered), -1));
    if (isPerOperation(of, threads))
        factors.push_back(raised(packetsOfRequest(topology, threads), -1));
    if (factors.size() == 1) {
        factors.front().title = Message{"{fact}: {what}", {{"fact", factors.front().title}, {"what", title}}};
        return std::move(factors.front());
    }
    return combined(capitalised(Message{"{what}, for each packet of data", {{"what", title}}}), Combine::Product, bytes,
                    std::move(factors));
}

/// Adds the bytes that one step sends in one direction of a framed link.
void addWireTerms(std::vector<Derivation>& terms, const Topology& topology, const ClassRow& threads,
                  const Framing& framing, const StepDemand& of) {
    const OperationStep& step = *of.asked.step;
    const decltype(Message::arguments) name{{"step", noun(step.id)}};
    if (of.asked.isAnswer) {
        terms.push_back(wireTerm(topology, threads, of, Message{"acknowledgement of the {step}", name},
                                 framing.acknowledgement, framing.acknowledged));
        if (step.wantsCredit) {
            terms.push_back(wireTerm(topology, threads, of, Message{"credit for the next {step}", name}, framing.credit,
                                     framing.credited));
        }
        return;
    }
    if (step.hasData) {
        terms.push_back(dataOf(topology, threads));
        terms.back().title = Message{"Data of a packet"};
    }
    terms.push_back(wireTerm(topology, threads, of,
                             step.hasData ? Message{"framing of the data"} : Message{"{step} for the data", name},
                             framing.overhead, ""));
}

/// Divides by the rate of a part. Failures may have reduced this rate.
void addRate(std::vector<Derivation>& factors, const Topology& topology, const StationLocation& place) {
    factors.push_back(raised(explainFact(topology.catalog(), place.rateFact), -1));
    if (!place.degraded.empty())
        factors.push_back(raised(explainFact(topology.catalog(), place.degraded), -1));
    if (place.banksLeft < 1)
        factors.push_back(raised(given(Message{"Share of working banks"}, place.banksLeft, percent), -1));
}

/// Returns the busy time of one direction of a framed link for all bytes that belong to a packet.
Derivation wireTime(const Topology& topology, const ClassRow& threads, const StationLocation& place,
                    std::vector<StepDemand> asks) {
    std::vector<Derivation> terms;
    std::ranges::stable_sort(asks, [](const StepDemand& a, const StepDemand& b) { // sorts the demands for data first
        return std::pair(a.asked.isAnswer, !a.asked.step->hasData) <
               std::pair(b.asked.isAnswer, !b.asked.step->hasData);
    });
    for (const StepDemand& each : asks)
        addWireTerms(terms, topology, threads, topology.catalog().framing(place.framing), each);
    Derivation wire = combined(Message{place.isUpstream ? "Bytes upstream for each packet of data"
                                                        : "Bytes downstream for each packet of data"},
                               Combine::Sum, bytes, std::move(terms));
    std::vector<Derivation> factors{std::move(wire)};
    addRate(factors, topology, place);
    return combined("", Combine::Product, nanoseconds, std::move(factors));
}

/// Returns the time of a demand as the product fact x (size or number of pieces) / rate.
/// The fact is the demand's own fact or the fact about the part's property.
/// If there is no such product, for example for a percentage of another step, returns only the time.
Derivation askTime(const Topology& topology, const ClassRow& row, const StationLocation& place, const StepDemand& of) {
    const Ask& ask = *of.asked.ask;
    const Catalog& catalog = topology.catalog();
    std::vector<Derivation> factors;
    const Fact* fact = ask.fact.empty() ? nullptr : &catalog.fact(ask.fact);
    if (!ask.property.empty() && of.asked.subject)
        fact = catalog.factAbout(topology.block(of.asked.subject).type, ask.property);
    if (fact != nullptr)
        factors.push_back(explainFact(catalog, fact->id));
    else if (const Number* const number = row.operation().number(ask.number))
        factors.push_back(given(number->title, row.costs->walk().number(number->id).value_or(0), bare));
    if (ask.per == AmountPer::Size) {
        factors.push_back(given(bytesOf(pieceOf(row)), row.costs->walk().pieceBytes(), bytes));
    } else if (ask.per == AmountPer::Pieces) {
        const double piece = catalog.fact(ask.piece).si();
        factors.push_back(
            given(Message{"Pieces, rounded up"}, std::ceil(row.costs->walk().pieceBytes() / piece), bare));
    }
    if (ask.unit != DemandUnit::Seconds && !place.rateFact.empty())
        addRate(factors, topology, place);
    if (ask.unit == DemandUnit::Percent || factors.empty())
        return given("", of.service(), nanoseconds);
    Derivation product = combined("", Combine::Product, nanoseconds, std::move(factors));
    const bool isIt = std::abs(product.si() - of.service()) <= 1e-9 * of.service();
    return isIt ? product : given("", of.service(), nanoseconds);
}

/// Returns the busy time of a station for one demand: amount / rate.
Derivation serviceTime(const Topology& topology, const ClassRow& threads, const StationLocation& place,
                       const StepDemand& of) {
    const bool isPlain = of.asked.ask == nullptr || of.asked.ask->unit == DemandUnit::Addresses;
    if (!isPlain)
        return askTime(topology, threads, place, of);
    if (place.rateFact.empty())
        return given("", of.service(), nanoseconds);
    std::vector<Derivation> factors;
    if (of.asked.ask == nullptr) {
        factors.push_back(dataOf(topology, threads));
        for (const Ask& ask : of.asked.step->asks) { // the station may have a factor for data that passes it
            const double times = ask.fact.empty() ? 1 : topology.catalog().fact(ask.fact).si();
            const double asked = of.service() * place.rate;
            if (ask.rate == place.rateFact && std::abs(asked - times * threads.bytes) < 1e-9 * asked)
                factors.push_back(explainFact(topology.catalog(), ask.fact));
        }
    }
    addRate(factors, topology, place);
    return combined("", Combine::Product, nanoseconds, std::move(factors));
}

/// Returns the service time multiplied by the share of the class's lines that need the service.
/// For parallel parts, `isOfSlowest` is true if customers wait only for the slowest part.
Derivation byShare(Derivation service, const ClassRow& threads, const StationLocation& place, double share,
                   bool isOfSlowest = false) {
    const std::string unit = noun(pieceOf(threads));
    service.title = Message{"Busy time of {part} per {piece}", {{"part", withThe(place.title)}, {"piece", unit}}};
    Derivation part = share > 1 ? given(Message{"Uses per {piece}", {{"piece", unit}}}, share, bare)
                                : given(Message{isOfSlowest ? "Share of {pieces} that wait for the part"
                                                            : "Share of {pieces} that use the part",
                                                {{"pieces", plural(pieceOf(threads))}}},
                                        share, percent);
    if (isOfSlowest) {
        part.note = Message{"Each {piece} uses several parts and waits for the slowest of them. As an approximation, "
                            "each part is the slowest equally often.",
                            {{"piece", unit}}};
    }
    if (!threads.accesses.empty() && threads.accesses.front().memory && threads.bytes > 0)
        part.note = Message{"The shares follow from the placement of the pages of each {customer}.",
                            {{"customer", noun(threads.work->customer)}}};
    return combined("", Combine::Product, nanoseconds, {std::move(part), std::move(service)});
}

} // namespace

Derivation sizeOf(const Topology& topology, const ClassRow& row) {
    const std::string& usual = row.operation().number("size")->fact;
    const double set = row.costs->walk().size();
    if (!usual.empty() && std::abs(topology.catalog().fact(usual).si() - set) <= 1e-9 * set)
        return explainFact(topology.catalog(), usual);
    return given(bytesOf(requestOf(row)), set, bytes,
                 Message{"Set for the {customer}.", {{"customer", noun(row.work->customer)}}});
}

Derivation dataOf(const Topology& topology, const ClassRow& threads) {
    if (threads.operation().number("size") == nullptr)
        return explainFact(topology.catalog(), topology.node(threads.processor).machine->lineSize);
    if (threads.packetsPerRequest == 1)
        return sizeOf(topology, threads);
    return combined(Message{"Data of {piece}", {{"piece", withArticle(pieceOf(threads))}}}, Combine::Product, bytes,
                    {sizeOf(topology, threads), raised(packetsOfRequest(topology, threads), -1)});
}

/// Returns the time of sequential streams through several arrays, each of which uses one part at a time.
Derivation runTime(const Topology& topology, const ClassRow& threads, const std::string& title) {
    const StreamTime time = streamTimeOf(topology, threads);
    Derivation piece = given(Message{"Time of {piece} at the part that stores it, or on the path to that part",
                                     {{"piece", withArticle(pieceOf(threads))}}},
                             time.pieceSeconds, nanoseconds);
    Derivation covered =
        given(Message{"Parts that {arrays} use at a time, of {parts}: the sum of 1 - (1 - share)^{count}",
                      {{"arrays", Quantity{time.streams, translatable("arrays")}},
                       {"parts", std::to_string(time.parts)},
                       {"count", Quantity{time.streams}}}},
              time.covered, bare);
    return combined(title, Combine::Product, nanoseconds, {std::move(piece), raised(std::move(covered), -1)});
}

Derivation demandTerm(const Topology& topology, const Answer& answer, int station, std::size_t of, DemandScope asking) {
    const StationLocation& place = answer.model.locationOf(station);
    const ClassRow& threads = answer.model.classes[of];
    const std::vector<StepDemand> asks =
        asksAt(threads, answer.model.stations[static_cast<std::size_t>(station)], asking);
    const std::string title = Message{"Demand of {piece} on {part}",
                                      {{"piece", withArticle(pieceOf(threads))}, {"part", withThe(place.title)}}};
    const double own = demandOf(answer, of, station);
    if (asks.empty() && own > 0) // the station of sequential streams, which belongs to no part
        return runTime(topology, threads, title);
    if (asks.empty())
        return given(title, own, nanoseconds);
    std::vector<Derivation> terms;
    if (!place.framing.empty()) {
        const StepDemand& first = asks.front(); // all bytes of a packet take the same path
        const double pass = first.share * (isPerOperation(first, threads) ? threads.packetsPerRequest : 1);
        terms.push_back(byShare(wireTime(topology, threads, place, asks), threads, place, pass));
    } else {
        for (const StepDemand& each : asks) {
            const Waits waits = each.asked.step->waits;
            terms.push_back(byShare(serviceTime(topology, threads, place, each), threads, place, each.share,
                                    asking == DemandScope::Waited && waits == Waits::Slowest));
            const std::string& step = each.asked.step->title;
            terms.back().title = waits == Waits::None
                                     ? Message{"{step}, which the operation does not wait for", {{"step", step}}}
                                     : step;
        }
    }
    return joined(title, Combine::Sum, nanoseconds, std::move(terms));
}

void addServers(std::vector<Derivation>& factors, const Answer& answer, int station, int exponent) {
    const Station& at = answer.model.network.stations[static_cast<std::size_t>(station)];
    if (at.servers > 1)
        factors.push_back(raised(given(Message{"Parallel servers"}, at.servers, bare), exponent));
}

Derivation restOfRequest(const Topology& topology, const Answer& answer, std::size_t of) {
    const ClassRow& row = answer.model.classes[of];
    const int slowest = slowestStationOf(answer.model.network, of);
    std::vector<Derivation> factors{
        given(capitalised(Message{"{pieces} after the first", {{"pieces", plural(pieceOf(row))}}}),
              row.packetsPerRequest - 1, bare),
        demandTerm(topology, answer, slowest, of, DemandScope::Waited)};
    addServers(factors, answer, slowest, -1);
    return combined(Message{"Rest of the {request}", {{"request", noun(requestOf(row))}}}, Combine::Product,
                    nanoseconds, std::move(factors));
}

Derivation summedLatency(const Topology& topology, const Answer& answer, std::size_t of) {
    std::vector<Derivation> children;
    for (int station = 0; station < answer.model.restOfLatency; ++station)
        if (demandOf(answer, of, station) > 0)
            children.push_back(demandTerm(topology, answer, station, of, DemandScope::Waited));
    const double delay = demandOf(answer, of, answer.model.restOfLatency);
    if (delay > 0)
        children.push_back(given(Message{"Other known times of the operation's steps"}, delay, nanoseconds));
    const ClassRow& row = answer.model.classes[of];
    const bool posted = isPosted(row);
    const Message note{posted ? "A write is posted: the device does not wait until it arrives, and no source gives "
                                "its arrival time."
                              : "No source gives the total time, so it is the sum of the demands and times of the "
                                "operation's steps."};
    return combined(Message{posted ? "Time on the links" : "Time at the parts in use"}, Combine::Sum, nanoseconds,
                    std::move(children), note);
}

} // namespace boardset::terms
