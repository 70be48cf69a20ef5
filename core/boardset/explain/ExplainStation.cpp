// SPDX-License-Identifier: GPL-3.0-or-later
// The derivations of one station: its utilisation, and what a faster one would bring.
#include "boardset/analysis/Sensitivity.h"
#include "boardset/catalog/Words.h"
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

Derivation linesOf(const Topology& topology, const Answer& answer, const Alike& group) {
    const ClassRow& threads = answer.model.classes[group.first()];
    std::vector<Derivation> children{classThroughput(topology, answer, group.first())};
    if (threads.bytes > 0) {
        children.push_back(raised(dataOf(topology, threads), -1));
    }
    children.front().title = "Throughput of " + answer.classes[group.first()].name;
    if (group.classes.size() > 1) {
        children.insert(children.begin(), given("Classes of " + plural(threads.work->customer) + " alike",
                                                double(group.classes.size()), bare));
    }
    if (threads.bytes == 0) {
        const double pieces = threads.packetsPerRequest;
        children.push_back(given("Pieces of one", pieces, bare));
        return combined(capitalised(plural(threads.operation().unit)), Combine::Product, perSecond,
                        std::move(children));
    }
    return combined(capitalised(plural(threads.operation().unit)) + " moved", Combine::Product, millions,
                    std::move(children));
}

/// Utilisation law: throughput x service demand.
Derivation useBy(const Topology& topology, const Answer& answer, const Alike& group, int station) {
    const MachineNetwork& model = answer.model;
    const Station& at = model.network.stations[static_cast<std::size_t>(station)];
    Derivation cost = demandTerm(topology, answer, station, group.first());
    if (model.postedAt(group.first(), station) > 0) {
        Derivation posted = demandTerm(topology, answer, station, group.first(), true);
        const std::string title = cost.title;
        cost = demandOf(answer, group.first(), station) > 0
                   ? combined(title, Combine::Sum, nanoseconds, {std::move(cost), std::move(posted)})
                   : std::move(posted);
    }
    std::vector<Derivation> factors{linesOf(topology, answer, group), std::move(cost)};
    if (at.servers > 1) {
        factors.push_back(raised(given("That serve side by side", at.servers, bare), -1));
    }
    return combined(group.title, Combine::Product, percent, std::move(factors));
}

/// From which use on it is in people's way, where a source says so, and how much more it could do until then.
void addThreshold(Derivation& node, const Topology& topology, const Answer& answer, int station) {
    for (const StationAnswer& each : answer.stations) {
        if (each.station == station && !each.hotFact.empty() && each.utilisation > 0) {
            Derivation headroom = combined("Headroom", Combine::Product, bare,
                                           {explainFact(topology.catalog(), each.hotFact),
                                            raised(given("Its use", each.utilisation, percent), -1)});
            headroom.note = "So many times as much could be asked of it before it is hot.";
            node.children.push_back(aside(std::move(headroom)));
        }
    }
}

} // namespace

Derivation explainUtilisation(const Topology& topology, const Answer& answer, int station) {
    std::vector<Derivation> children;
    for (const Alike& group : alikeClasses(answer, station)) {
        if (demandOf(answer, group.first(), station) > 0 || answer.model.postedAt(group.first(), station) > 0) {
            children.push_back(useBy(topology, answer, group, station));
        }
    }
    const std::string title = "Use of the " + answer.model.places.at(static_cast<std::size_t>(station)).title;
    if (children.empty()) {
        Derivation nothing = given(title, 0, percent);
        nothing.note = "Nothing passes here.";
        return nothing;
    }
    Derivation node = combined(title, Combine::Sum, percent, std::move(children));
    node.note = "Utilisation law: lines or packets per second × the time that each keeps it busy.";
    addThreshold(node, topology, answer, station);
    return node;
}

Derivation explainSensitivity(const Topology& topology, const Answer& answer, int station) {
    const Faster faster = withFaster(answer, station, placementOptions(answer.solution.method));
    const std::string name = answer.model.places.at(static_cast<std::size_t>(station)).title;
    Derivation after = given("With the " + name + " twice as fast", faster.throughput,
                             answer.model.classes.empty() ? megabytes : throughputUnit(answer.model.classes.front()));
    if (faster.bottleneck >= 0) {
        after.note =
            "Then the busiest is the " + answer.model.places[static_cast<std::size_t>(faster.bottleneck)].title + ".";
    }
    Derivation before = explainThroughput(topology, answer);
    before.title = "As it is";
    Derivation node = combined("Gain of a " + name + " twice as fast", Combine::Change, percent,
                               {std::move(after), std::move(before)});
    for (std::size_t of = 0; of < answer.classes.size(); ++of) {
        if (demandOf(answer, of, station) > 0) {
            Derivation service = demandTerm(topology, answer, station, of);
            service.note = "Halved, everything else as it is.";
            node.children.push_back(aside(std::move(service)));
            break; // one class says what is halved
        }
    }
    return node;
}

} // namespace boardset
