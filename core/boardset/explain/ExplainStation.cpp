// SPDX-License-Identifier: GPL-3.0-or-later
// The derivations of one station: its utilisation, and what a faster one would bring.
#include "boardset/explain/ClassTerms.h"
#include "boardset/explain/Explain.h"
#include "boardset/explain/Terms.h"

#include <algorithm>
#include <variant>

namespace boardset {

using namespace terms;

namespace {

Derivation linesOf(const Topology& topology, const Answer& answer, const Alike& group) {
    std::vector<Derivation> children{classThroughput(topology, answer, group.first()),
                                     raised(explainFact(topology.catalog(), topology.machine().lineSize), -1)};
    children.front().title = "Throughput of " + answer.classes[group.first()].name;
    if (group.classes.size() > 1) {
        children.insert(children.begin(), given("Classes of threads alike", double(group.classes.size()), bare));
    }
    return combined("Lines moved", Combine::Product, millions, std::move(children));
}

/// Utilisation law: throughput x service demand.
Derivation useBy(const Topology& topology, const Answer& answer, const Alike& group, int station) {
    const StationPlace& place = answer.model.places[static_cast<std::size_t>(station)];
    const std::string factor = demandFactorOf(topology, answer.model.classes[group.first()].pattern, place);
    const double times = factor.empty() ? 1 : topology.catalog().fact(factor).si();
    const double share = demandOf(answer, group.first(), station) / place.serviceSeconds / times;
    std::vector<Derivation> factors{linesOf(topology, answer, group),
                                    given("Share of its lines that pass", share, percent)};
    if (!factor.empty()) {
        factors.push_back(explainFact(topology.catalog(), factor));
    }
    factors.push_back(serviceTime(topology, answer, station));
    return combined(group.title, Combine::Product, percent, std::move(factors));
}

} // namespace

Derivation explainUtilisation(const Topology& topology, const Answer& answer, int station) {
    std::vector<Derivation> children;
    for (const Alike& group : alikeClasses(answer, station)) {
        if (demandOf(answer, group.first(), station) > 0) {
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
    node.note = "Utilisation law: lines per second x the time that each keeps it busy.";
    return node;
}

Derivation explainSensitivity(const Topology& topology, const Answer& answer, int station) {
    Network network = answer.model.network;
    network.demands.col(station) /= 2;
    const auto faster = std::get<Solution>(solve(network, placementOptions(answer.solution.method)));
    const std::string name = answer.model.places.at(static_cast<std::size_t>(station)).title;
    Derivation after =
        given("With the " + name + " twice as fast", faster.throughput.sum() * answer.model.lineBytes, megabytes);
    if (faster.bottleneck >= 0) {
        after.note =
            "Then the busiest is the " + answer.model.places[static_cast<std::size_t>(faster.bottleneck)].title + ".";
    }
    Derivation before = explainThroughput(topology, answer);
    before.title = "As it is";
    Derivation node = combined("Gain of a " + name + " twice as fast", Combine::Change, percent,
                               {std::move(after), std::move(before)});
    Derivation service = serviceTime(topology, answer, station);
    service.note = "Halved, everything else as it is.";
    node.children.push_back(aside(std::move(service)));
    return node;
}

} // namespace boardset
