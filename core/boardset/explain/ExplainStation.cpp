// SPDX-License-Identifier: GPL-3.0-or-later
// The derivations of one station: its utilisation, and what a faster one would bring.
#include "boardset/analysis/Sensitivity.h"
#include "boardset/explain/ClassTerms.h"
#include "boardset/explain/Explain.h"
#include "boardset/explain/ServiceTerms.h"
#include "boardset/explain/Terms.h"

#include <algorithm>
#include <variant>

namespace boardset {

using namespace terms;

namespace {

Derivation linesOf(const Topology& topology, const Answer& answer, const Alike& group) {
    const ClassRow& threads = answer.model.classes[group.first()];
    std::vector<Derivation> children{classThroughput(topology, answer, group.first()),
                                     raised(dataOf(topology, threads), -1)};
    children.front().title = "Throughput of " + answer.classes[group.first()].name;
    if (group.classes.size() > 1) {
        children.insert(children.begin(),
                        given(threads.operation().isCut() ? "Classes of streams alike" : "Classes of threads alike",
                              double(group.classes.size()), bare));
    }
    return combined(threads.operation().isCut() ? "Packets moved" : "Lines moved", Combine::Product, millions,
                    std::move(children));
}

/// Utilisation law: throughput x service demand.
Derivation useBy(const Topology& topology, const Answer& answer, const Alike& group, int station) {
    return combined(group.title, Combine::Product, percent,
                    {linesOf(topology, answer, group), demandTerm(topology, answer, station, group.first())});
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
    node.note = "Utilisation law: lines or packets per second × the time that each keeps it busy.";
    return node;
}

Derivation explainSensitivity(const Topology& topology, const Answer& answer, int station) {
    const Faster faster = withFaster(answer, station, placementOptions(answer.solution.method));
    const std::string name = answer.model.places.at(static_cast<std::size_t>(station)).title;
    Derivation after = given("With the " + name + " twice as fast", faster.bytesPerSecond, megabytes);
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
