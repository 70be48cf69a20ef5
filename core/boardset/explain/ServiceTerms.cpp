// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/explain/ServiceTerms.h"

#include "boardset/analysis/SaturationKnee.h"
#include "boardset/analysis/SequentialStreams.h"
#include "boardset/catalog/EnglishText.h"
#include "boardset/explain/Explain.h"
#include "boardset/explain/Terms.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <cmath>

namespace boardset::terms {

namespace {

std::string piecesTitle(const ClassRow& row) {
    return capitalised(plural(pieceOf(row))) + " per " + requestOf(row);
}

/// Returns the smallest number of packets for a request, with the fact that limits the data in each packet.
Derivation packetsOfRequest(const Topology& topology, const ClassRow& streams) {
    const std::string& most = streams.operation().piece;
    Derivation count = given(piecesTitle(streams), streams.packetsPerRequest, bare);
    count.note = "The smallest number that holds the " + requestOf(streams) + ", with at most " +
                 topology.catalog().fact(most).text + " of data in each.";
    count.children.push_back(aside(explainFact(topology.catalog(), most)));
    return count;
}

/// Combined demand of one step of a class on a station, over all targets.
struct StepDemand {
    StationDemand asked;
    double share = 0;   ///< Share of the class's lines or packets.
    double seconds = 0; ///< Mean demand, with `share` applied.

    double service() const { return seconds / share; }
};

/// True if two demands share a term. Data needs the same time in every step, but other demands are listed by step.
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
Derivation wireTerm(const Topology& topology, const ClassRow& threads, const StepDemand& of, const std::string& title,
                    const std::string& fact, const std::string& answered) {
    std::vector<Derivation> factors{explainFact(topology.catalog(), fact)};
    if (!answered.empty())
        factors.push_back(raised(explainFact(topology.catalog(), answered), -1));
    if (isPerOperation(of, threads))
        factors.push_back(raised(packetsOfRequest(topology, threads), -1));
    if (factors.size() == 1) {
        factors.front().title += ": " + title;
        return std::move(factors.front());
    }
    return combined(capitalised(title) + ", for each packet of data", Combine::Product, bytes, std::move(factors));
}

/// Adds the bytes of one step on one direction of a framed link.
void addWireTerms(std::vector<Derivation>& terms, const Topology& topology, const ClassRow& threads,
                  const Framing& framing, const StepDemand& of) {
    const OperationStep& step = *of.asked.step;
    if (of.asked.isAnswer) {
        terms.push_back(wireTerm(topology, threads, of, "acknowledgement of the " + step.id, framing.acknowledgement,
                                 framing.acknowledged));
        if (step.wantsCredit) {
            terms.push_back(
                wireTerm(topology, threads, of, "credit for the next " + step.id, framing.credit, framing.credited));
        }
        return;
    }
    if (step.hasData) {
        terms.push_back(dataOf(topology, threads));
        terms.back().title = "Data of a packet";
    }
    terms.push_back(wireTerm(topology, threads, of, step.hasData ? "framing of its data" : step.id + " for the data",
                             framing.overhead, ""));
}

/// Divides by the rate of a part, which failures may have reduced.
void addRate(std::vector<Derivation>& factors, const Topology& topology, const StationLocation& place) {
    factors.push_back(raised(explainFact(topology.catalog(), place.rateFact), -1));
    if (!place.degraded.empty())
        factors.push_back(raised(explainFact(topology.catalog(), place.degraded), -1));
    if (place.banksLeft < 1)
        factors.push_back(raised(given("Share of working banks", place.banksLeft, percent), -1));
}

/// Returns the busy time of one direction of a framed link for all bytes that belong to a packet.
Derivation wireTime(const Topology& topology, const ClassRow& threads, const StationLocation& place,
                    std::vector<StepDemand> asks) {
    std::vector<Derivation> terms;
    std::ranges::stable_sort(asks, [](const StepDemand& a, const StepDemand& b) { // puts the data first
        return std::pair(a.asked.isAnswer, !a.asked.step->hasData) <
               std::pair(b.asked.isAnswer, !b.asked.step->hasData);
    });
    for (const StepDemand& each : asks)
        addWireTerms(terms, topology, threads, topology.catalog().framing(place.framing), each);
    const std::string route = place.isUpstream ? "upstream" : "downstream";
    Derivation wire = combined("Bytes " + route + " for each packet of data", Combine::Sum, bytes, std::move(terms));
    std::vector<Derivation> factors{std::move(wire)};
    addRate(factors, topology, place);
    return combined("", Combine::Product, nanoseconds, std::move(factors));
}

/// Returns the time of a demand as a product: the fact (the demand's own, or the fact for the part's property) x size
/// or pieces / rate. Returns only the time if there is no such product, for example for a percentage of another step.
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
        factors.push_back(given("Bytes of " + withArticle(pieceOf(row)), row.costs->walk().pieceBytes(), bytes));
    } else if (ask.per == AmountPer::Pieces) {
        const double piece = catalog.fact(ask.piece).si();
        factors.push_back(given("Pieces, rounded up", std::ceil(row.costs->walk().pieceBytes() / piece), bare));
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
        for (const Ask& ask : of.asked.step->asks) { // may have a factor for data that passes there
            const double times = ask.fact.empty() ? 1 : topology.catalog().fact(ask.fact).si();
            const double asked = of.service() * place.rate;
            if (ask.rate == place.rateFact && std::abs(asked - times * threads.bytes) < 1e-9 * asked)
                factors.push_back(explainFact(topology.catalog(), ask.fact));
        }
    }
    addRate(factors, topology, place);
    return combined("", Combine::Product, nanoseconds, std::move(factors));
}

/// Returns the service time times the share of the class's lines that need it. `isOfSlowest` is true for parallel parts
/// if customers wait only for the slowest of them.
Derivation byShare(Derivation service, const ClassRow& threads, const StationLocation& place, double share,
                   bool isOfSlowest = false) {
    const std::string unit = pieceOf(threads);
    service.title = "Busy time of " + withThe(place.title) + " per " + unit;
    Derivation part =
        share > 1 ? given("Uses per " + unit, share, bare)
                  : given("Share of " + plural(unit) + (isOfSlowest ? " that wait for the part" : " that use the part"),
                          share, percent);
    if (isOfSlowest) {
        part.note = "Each " + unit +
                    " uses several parts and waits for the slowest of them. As an approximation, each part is the "
                    "slowest equally often.";
    }
    if (!threads.accesses.empty() && threads.accesses.front().memory && threads.bytes > 0)
        part.note = "From the placement of the pages of each " + threads.work->customer + ".";
    return combined("", Combine::Product, nanoseconds, {std::move(part), std::move(service)});
}

} // namespace

Derivation sizeOf(const Topology& topology, const ClassRow& row) {
    const std::string& usual = row.operation().number("size")->fact;
    const double set = row.costs->walk().size();
    if (!usual.empty() && std::abs(topology.catalog().fact(usual).si() - set) <= 1e-9 * set)
        return explainFact(topology.catalog(), usual);
    Derivation size = given("Bytes of " + withArticle(requestOf(row)), set, bytes);
    size.note = "Set for the " + row.work->customer + ".";
    return size;
}

Derivation dataOf(const Topology& topology, const ClassRow& threads) {
    if (threads.operation().number("size") == nullptr)
        return explainFact(topology.catalog(), topology.node(threads.processor).machine->lineSize);
    if (threads.packetsPerRequest == 1)
        return sizeOf(topology, threads);
    return combined("Data of " + withArticle(pieceOf(threads)), Combine::Product, bytes,
                    {sizeOf(topology, threads), raised(packetsOfRequest(topology, threads), -1)});
}

/// Returns the time of streams that use one part at a time.
Derivation runTime(const Topology& topology, const ClassRow& threads, const std::string& title) {
    const StreamTime time = streamTimeOf(topology, threads);
    Derivation piece =
        given("Time of " + withArticle(pieceOf(threads)) + " at the part of its array, or on the path to that part",
              time.pieceSeconds, nanoseconds);
    Derivation covered =
        given("Parts that " + printedValue(time.streams, "{} arrays") + " use at a time, of " +
                  std::to_string(time.parts) + ": the sum of 1 - (1 - share)^" + printedValue(time.streams, "{}"),
              time.covered, bare);
    return combined(title, Combine::Product, nanoseconds, {std::move(piece), raised(std::move(covered), -1)});
}

Derivation demandTerm(const Topology& topology, const Answer& answer, int station, std::size_t of, DemandScope asking) {
    const StationLocation& place = answer.model.locationOf(station);
    const ClassRow& threads = answer.model.classes[of];
    const std::vector<StepDemand> asks =
        asksAt(threads, answer.model.stations[static_cast<std::size_t>(station)], asking);
    const std::string title = "Demand of " + withArticle(pieceOf(threads)) + " on " + withThe(place.title);
    const double own = answer.model.network.demands(static_cast<Eigen::Index>(of), station);
    if (asks.empty() && own > 0) // the station of a run, which belongs to no part
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
            terms.back().title = each.asked.step->title + (waits == Waits::None ? ", not waited for" : "");
        }
    }
    Derivation all =
        terms.size() == 1 ? std::move(terms.front()) : combined("", Combine::Sum, nanoseconds, std::move(terms));
    all.title = title;
    return all;
}

void addServers(std::vector<Derivation>& factors, const Answer& answer, int station, int exponent) {
    const Station& at = answer.model.network.stations[static_cast<std::size_t>(station)];
    if (at.servers > 1)
        factors.push_back(raised(given("Parallel servers", at.servers, bare), exponent));
}

Derivation restOfRequest(const Topology& topology, const Answer& answer, std::size_t of) {
    const ClassRow& row = answer.model.classes[of];
    const int slowest = slowestStationOf(answer.model.network, of);
    std::vector<Derivation> factors{
        given(capitalised(plural(pieceOf(row))) + " after the first", row.packetsPerRequest - 1, bare),
        demandTerm(topology, answer, slowest, of, DemandScope::Waited)};
    addServers(factors, answer, slowest, -1);
    return combined("Rest of the " + requestOf(row), Combine::Product, nanoseconds, std::move(factors));
}

Derivation summedLatency(const Topology& topology, const Answer& answer, std::size_t of) {
    std::vector<Derivation> children;
    for (int station = 0; station < answer.model.restOfLatency; ++station)
        if (answer.model.network.demands(static_cast<Eigen::Index>(of), station) > 0)
            children.push_back(demandTerm(topology, answer, station, of, DemandScope::Waited));
    const double delay = answer.model.network.demands(static_cast<Eigen::Index>(of), answer.model.restOfLatency);
    if (delay > 0)
        children.push_back(given("Other known times of the operation's steps", delay, nanoseconds));
    const ClassRow& row = answer.model.classes[of];
    const bool isPosted = row.operation().holdsSlot() && row.bytes > 0;
    Derivation node = combined(isPosted ? "Time on the links" : "Time at the parts in use", Combine::Sum, nanoseconds,
                               std::move(children));
    node.note = isPosted ? "A write is posted: the device does not wait until it arrives, and no source gives its "
                           "arrival time."
                         : "No source gives the total time, so it is the sum of the demands and times of the "
                           "operation's steps.";
    return node;
}

} // namespace boardset::terms
