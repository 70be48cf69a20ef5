// SPDX-License-Identifier: GPL-3.0-or-later
// The derivation of the total throughput, and of the bound that holds it.
#include "boardset/explain/ClassTerms.h"
#include "boardset/explain/Explain.h"
#include "boardset/explain/Terms.h"

namespace boardset {

namespace {

using namespace terms;

/// Mean over all lines of the service demand at a station: the share of lines that pass it x its busy time.
Derivation demandPerLine(const Topology& topology, const Answer& answer, int station) {
    const StationPlace& place = answer.model.places[static_cast<std::size_t>(station)];
    std::vector<Derivation> shares;
    for (const Alike& group : alikeClasses(answer, station)) {
        double weight = 0;
        for (const std::size_t each : group.classes) {
            weight += linesPerSecond(answer, each);
        }
        shares.push_back(weighted(
            given(group.title, demandOf(answer, group.first(), station) / place.serviceSeconds, percent), weight));
    }
    Derivation share = combined("Share of all lines that pass it", Combine::Mean, percent, std::move(shares));
    share.note = "From the placement: where the pages of each thread are.";
    return combined("Time that a line costs the " + place.title, Combine::Product, nanoseconds,
                    {serviceTime(topology, answer, station), std::move(share)});
}

Derivation stationBound(const Topology& topology, const Answer& answer, int station) {
    const StationPlace& place = answer.model.places[static_cast<std::size_t>(station)];
    return combined("The " + place.title + ", always busy", Combine::Product, megabytes,
                    {explainFact(topology.catalog(), topology.machine().lineSize),
                     raised(demandPerLine(topology, answer, station), -1)});
}

Derivation unhinderedBound(const Answer& answer) {
    std::vector<Derivation> children;
    for (const Alike& group : alikeClasses(answer)) {
        double bound = 0;
        for (const std::size_t each : group.classes) {
            bound += answer.classes[each].outstanding * answer.model.lineBytes /
                     (answer.classes[each].zeroLoadLatencyNs * 1e-9);
        }
        Derivation child = given(group.title, bound, megabytes);
        child.formula =
            given("", answer.classes[group.first()].outstanding * double(group.classes.size()), lines).text + " x " +
            given("", answer.model.lineBytes, bytes).text + " / " +
            given("", answer.classes[group.first()].zeroLoadLatencyNs * 1e-9, nanoseconds).text;
        children.push_back(std::move(child));
    }
    return combined("All lines under way, nobody waiting", Combine::Sum, megabytes, std::move(children));
}

/// Asymptotic bounds for the mix of lines that the solution has: the busiest part, or no waiting at all.
Derivation boundOf(const Topology& topology, const Answer& answer) {
    const StationAnswer busiest = answer.stations.front();
    Derivation node = combined("No more than", Combine::Least, megabytes,
                               {stationBound(topology, answer, busiest.station), unhinderedBound(answer)});
    const bool byStation = node.children[0].si() <= node.children[1].si();
    node.note =
        byStation ? "Held by the " + busiest.title + "." : "Held by latency: more lines outstanding would help.";
    return aside(std::move(node));
}

} // namespace

Derivation explainThroughput(const Topology& topology, const Answer& answer) {
    std::vector<Derivation> children;
    for (const Alike& group : alikeClasses(answer)) {
        Derivation one = classThroughput(topology, answer, group.first());
        if (group.classes.size() > 1) {
            one.title = "Each, as " + one.title;
            one = combined(group.title, Combine::Product, megabytes,
                           {given("Classes of threads", double(group.classes.size()), bare), std::move(one)});
        }
        children.push_back(std::move(one));
    }
    if (children.empty()) {
        Derivation nothing = given("Throughput", 0, megabytes);
        nothing.note = "No thread uses any page.";
        return nothing;
    }
    Derivation node = combined("Throughput", Combine::Sum, megabytes, std::move(children));
    if (!answer.stations.empty()) {
        node.children.push_back(boundOf(topology, answer));
    }
    node.note = "Bytes read plus bytes written.";
    return node;
}

} // namespace boardset
