// SPDX-License-Identifier: GPL-3.0-or-later
// The derivations of one station: its utilisation, and the gain if it is faster.
#include "boardset/analysis/Sensitivity.h"
#include "boardset/catalog/EnglishText.h"
#include "boardset/explain/ClassTerms.h"
#include "boardset/explain/Explain.h"
#include "boardset/explain/ServiceTerms.h"
#include "boardset/explain/Terms.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
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
    children.front().title = (isAnswered ? "Throughput of " : "Arrivals of ") + answer.classes[group.first()].name;
    if (group.classes.size() > 1) {
        const std::string such = "identical " + plural(threads.work->customer); // a class is several on one part
        children.insert(children.begin(), given(threads.count() == 1 ? capitalised(such) : "Classes of " + such,
                                                double(group.classes.size()), bare));
    }
    const std::string title = capitalised(plural(pieceOf(threads)));
    if (threads.bytes > 0)
        return combined(title + " moved", Combine::Product, millions, std::move(children));
    if (pieces > 1)
        children.push_back(given("Pieces per operation", pieces, bare));
    return combined(title, Combine::Product, pieces > 1 ? piecesPerSecond : perSecond, std::move(children));
}

std::string useOf(const Answer& answer, int station) {
    return "Utilisation of " + withThe(answer.model.locationOf(station).title);
}

/// Returns a group's utilisation by the utilisation law: throughput x service demand.
Derivation useBy(const Topology& topology, const Answer& answer, const ClassGroup& group, int station) {
    std::vector<Derivation> factors{linesOf(topology, answer, group),
                                    demandTerm(topology, answer, station, group.first(), DemandScope::All)};
    addServers(factors, answer, station, -1);
    return combined(useOf(answer, station) + " by " + group.title, Combine::Product, percent, std::move(factors));
}

/// Adds the headroom to the part's own limits, if it has any.
void addThreshold(Derivation& node, const Topology& topology, const Answer& answer, int station) {
    for (const StationAnswer& each : answer.stations) {
        if (each.station != station || each.limits.empty() || !(each.utilisation > 0))
            continue;
        std::vector<Derivation> parts; // shares of a limit; the part is saturated when they add up to 1
        for (const UseLimit& limit : each.limits)
            parts.push_back(combined("Share of its limit", Combine::Product, percent,
                                     {given("Utilisation by this kind of access", limit.use, percent),
                                      raised(explainFact(topology.catalog(), limit.fact), -1)}));
        Derivation headroom =
            combined("Headroom", Combine::Product, bare,
                     {raised(combined("Sum of these shares", Combine::Sum, percent, std::move(parts)), -1)});
        headroom.note = "The load on the part can grow by this factor before the part counts as saturated.";
        node.children.push_back(aside(std::move(headroom)));
    }
}

} // namespace

Derivation explainUtilisation(const Topology& topology, const Answer& answer, int station) {
    std::vector<Derivation> children;
    std::string words;
    for (const ClassGroup& group : identicalClasses(answer, station)) {
        if (answer.model.demandAt(group.first(), station) > 0) {
            const std::string unit = pieceOf(answer.model.classes[group.first()]);
            const std::string word = unit == "line" || unit == "packet" ? "lines or packets" : plural(unit);
            words += words.find(word) != std::string::npos ? "" : (words.empty() ? "" : " or ") + word;
            children.push_back(useBy(topology, answer, group, station));
        }
    }
    const std::string title = useOf(answer, station);
    if (children.empty()) {
        Derivation nothing = given(title, 0, percent);
        nothing.note = "No traffic uses this part.";
        return nothing;
    }
    Derivation node = combined(title, Combine::Sum, percent, std::move(children));
    node.note = "Utilisation law: " + words + " per second × the time for which each keeps the part busy.";
    addThreshold(node, topology, answer, station);
    return node;
}

std::optional<Derivation> explainSensitivity(const Topology& topology, const Answer& answer, int station) {
    if (answer.isOverloaded())
        return std::nullopt;
    const Faster faster = withFaster(answer, station);
    const std::string& name = answer.model.locations.at(static_cast<std::size_t>(station)).title;
    const bool isLatency = faster.latencyChange.has_value(); // the throughput is given
    const Unit& unit = answer.model.classes.empty() ? megabytes : throughputUnit(answer.model.classes.front());
    Derivation before = isLatency ? explainLatency(topology, answer) : explainThroughput(topology, answer);
    Derivation after =
        given("With " + withThe(name) + " twice as fast",
              before.si() * (1 + faster.latencyChange.value_or(faster.gain)), isLatency ? nanoseconds : unit);
    if (faster.bottleneck >= 0)
        after.note = "The busiest part is then " + withThe(answer.model.locationOf(faster.bottleneck).title) + ".";
    before.title = "Current";
    Derivation node =
        combined((isLatency ? "Change of the mean latency with " : "Gain with ") + withThe(name) + " twice as fast",
                 Combine::Change, percent, {std::move(after), std::move(before)});
    if (answer.totals.size() > 1)
        node.note = "Total " + answer.apart() + " only; other work is not included.";
    for (std::size_t of = 0; of < answer.classes.size(); ++of) {
        if (answer.model.demandAt(of, station) > 0) {
            Derivation service = demandTerm(topology, answer, station, of, DemandScope::All);
            service.note = "Halved; all else is unchanged.";
            node.children.push_back(aside(std::move(service)));
            break; // the halved demand of one class is enough
        }
    }
    return node;
}

} // namespace boardset
