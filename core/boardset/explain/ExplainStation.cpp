// SPDX-License-Identifier: GPL-3.0-or-later
// The derivations for one station: its utilisation, and the gain if the station is faster.
#include "boardset/analysis/Sensitivity.h"
#include "boardset/explain/ClassTerms.h"
#include "boardset/explain/Explain.h"
#include "boardset/explain/ServiceTerms.h"
#include "boardset/explain/Terms.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <set>
#include <variant>

namespace boardset {

using namespace terms;

namespace {

Derivation linesOf(const Topology& topology, const Answer& answer, const ClassGroup& group) {
    const ClassRow& threads = answer.model.classes[group.first()];
    const double pieces = threads.packetsPerRequest;
    std::vector<Derivation> children{askedThroughput(topology, answer, group.first())};
    if (threads.bytes > 0)
        children.push_back(raised(dataOf(topology, threads), -1));
    const bool isAnswered = answer.classes[group.first()].isAnswered;
    children.front().title = Message{isAnswered ? "Throughput of {customers}" : "Arrivals of {customers}",
                                     {{"customers", answer.classes[group.first()].name}}};
    if (group.classes.size() > 1) {
        // on one part, a class consists of several identical customers
        const Message title{threads.count() == 1 ? "Identical {customers}" : "Classes of identical {customers}",
                            {{"customers", plural(threads.work->customer)}}};
        children.insert(children.begin(), given(title, double(group.classes.size()), bare));
    }
    const std::string title = capitalised(plural(pieceOf(threads)));
    if (threads.bytes > 0)
        return combined(Message{"{pieces} moved", {{"pieces", title}}}, Combine::Product, millions,
                        std::move(children));
    if (pieces > 1)
        children.push_back(given(Message{"Pieces per operation"}, pieces, bare));
    return combined(title, Combine::Product, pieces > 1 ? piecesPerSecond : perSecond, std::move(children));
}

/// Returns a group's utilisation by the utilisation law: throughput x service demand.
Derivation useBy(const Topology& topology, const Answer& answer, const ClassGroup& group, int station) {
    std::vector<Derivation> factors{linesOf(topology, answer, group),
                                    demandTerm(topology, answer, station, group.first(), DemandScope::All)};
    addServers(factors, answer, station, -1);
    const std::string part = withThe(answer.model.locationOf(station).title);
    return combined(Message{"Utilisation of {part} by {customers}", {{"part", part}, {"customers", group.title}}},
                    Combine::Product, percent, std::move(factors));
}

/// Adds the headroom up to the part's own limits, if the part has limits.
void addThreshold(Derivation& node, const Topology& topology, const Answer& answer, int station) {
    for (const StationAnswer& each : answer.stations) {
        if (each.station != station || each.limits.empty() || !(each.utilisation > 0))
            continue;
        std::vector<Derivation> parts; // shares of the limits; the part is saturated when the shares add up to 1
        for (const UseLimit& limit : each.limits)
            parts.push_back(
                combined(Message{"Utilisation as a share of the limit"}, Combine::Product, percent,
                         {given(Message{"Utilisation by the accesses to which the limit applies"}, limit.use, percent),
                          raised(explainFact(topology.catalog(), limit.fact), -1)}));
        node.children.push_back(aside(combined(
            Message{"Headroom"}, Combine::Product, bare,
            {raised(combined(Message{"Sum of the shares of all limits"}, Combine::Sum, percent, std::move(parts)), -1)},
            Message{"The load on the part can grow by this factor before the part counts as saturated."})));
    }
}

} // namespace

Derivation explainUtilisation(const Topology& topology, const Answer& answer, int station) {
    std::vector<Derivation> children;
    std::string words;
    std::set<std::string> named;
    for (const ClassGroup& group : identicalClasses(answer, station)) {
        if (answer.model.demandAt(group.first(), station) > 0) {
            const std::string unit = pieceOf(answer.model.classes[group.first()]);
            const std::string word = unit == "line" || unit == "packet" ? Message{"lines or packets"} : plural(unit);
            if (named.insert(word).second)
                words = words.empty() ? word : Message{"{words} or {word}", {{"words", words}, {"word", word}}};
            children.push_back(useBy(topology, answer, group, station));
        }
    }
    const Message title{"Utilisation of {part}", {{"part", withThe(answer.model.locationOf(station).title)}}};
    if (children.empty())
        return given(title, 0, percent, Message{"No traffic uses this part."});
    const Message law{"Utilisation law: {pieces} per second × the time for which each keeps the part busy.",
                      {{"pieces", words}}};
    Derivation node = combined(title, Combine::Sum, percent, std::move(children), law);
    addThreshold(node, topology, answer, station);
    return node;
}

std::optional<Derivation> explainSensitivity(const Topology& topology, const Answer& answer, int station) {
    if (answer.isOverloaded())
        return std::nullopt;
    const Faster faster = withFaster(answer, station);
    const std::string part = withThe(answer.model.locations.at(static_cast<std::size_t>(station)).title);
    const bool isLatency = faster.latencyChange.has_value(); // the gain is in latency, because the throughput is fixed
    const Unit& unit = answer.model.classes.empty() ? megabytes : throughputUnit(answer.model.classes.front());
    Derivation before = isLatency ? explainLatency(topology, answer) : explainThroughput(topology, answer);
    Derivation after =
        given(Message{"With {part} twice as fast", {{"part", part}}},
              before.si() * (1 + faster.latencyChange.value_or(faster.gain)), isLatency ? nanoseconds : unit);
    if (faster.bottleneck >= 0)
        after.note = Message{"The busiest part is then {part}.",
                             {{"part", withThe(answer.model.locationOf(faster.bottleneck).title)}}};
    before.title = Message{"Current"};
    Derivation node = combined(
        Message{isLatency ? "Change of the mean latency with {part} twice as fast" : "Gain with {part} twice as fast",
                {{"part", part}}},
        Combine::Change, percent, {std::move(after), std::move(before)});
    if (answer.totals.size() > 1)
        node.note = Message{"Total {scope} only; other work is not included.", {{"scope", answer.apart()}}};
    for (std::size_t of = 0; of < answer.classes.size(); ++of) {
        if (answer.model.demandAt(of, station) > 0) {
            Derivation service = demandTerm(topology, answer, station, of, DemandScope::All);
            service.note = Message{"This demand is halved; everything else is unchanged."};
            node.children.push_back(aside(std::move(service)));
            break; // one class is enough to show the halved demand
        }
    }
    return node;
}

} // namespace boardset
