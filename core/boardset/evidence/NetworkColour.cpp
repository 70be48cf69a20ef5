// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/evidence/NetworkColour.h"

#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace boardset {

namespace {

using Colour = std::uint64_t;
using Colours = std::vector<Colour>;

/// Minimum number of rounds. After the first round, a station's colour depends on the classes that visit it.
/// After the second round, the colours of these classes also depend on how many classes visit their stations.
constexpr int leastRounds = 2;

/// The finaliser of SplitMix64, in which every bit of the result depends on every bit of the value.
Colour spread(Colour value) {
    value += 0x9e3779b97f4a7c15U;
    value = (value ^ (value >> 30U)) * 0xbf58476d1ce4e5b9U;
    value = (value ^ (value >> 27U)) * 0x94d049bb133111ebU;
    return value ^ (value >> 31U);
}

Colour colourOf(const std::string& text) {
    return std::hash<std::string>{}(text);
}

/// Returns the colour of a number.
/// Converts the number to a float,
/// because sums of the same terms in different orders differ in the last digits of a double.
Colour colourOf(double number) {
    return std::hash<float>{}(static_cast<float>(number));
}

template <typename... Values> Colour blended(const Values&... values) {
    Colour all = 0;
    ((all = spread(all ^ values)), ...);
    return all;
}

Colour localitiesOf(const ClassRow& threads) {
    std::map<std::pair<std::string, double>, double> shares;
    for (const AccessShare& each : threads.accesses)
        for (const TotalShare& total : each.cost->totals)
            shares[{total.row->id, total.ns}] += each.share * total.share;
    Colour all = 0;
    for (const auto& [locality, share] : shares)
        all = blended(all, colourOf(locality.first), colourOf(locality.second), colourOf(share));
    return all;
}

Colour firstColour(const ClassRow& threads, const CustomerClass& customers, const std::string& requester) {
    return blended(colourOf(requester), colourOf(threads.work->id), colourOf(threads.operation().id),
                   colourOf(static_cast<double>(threads.threads.size())), colourOf(threads.bytes),
                   colourOf(threads.costs->walk().size()), colourOf(customers.population),
                   colourOf(customers.thinkTime), colourOf(customers.arrivalRate), Colour(customers.background),
                   localitiesOf(threads));
}

Colour firstColour(const StationLocation& place, const Station& station) {
    return blended(colourOf(place.rateFact), colourOf(place.degraded), Colour(place.isUpstream),
                   Colour(isQueueing(station)), colourOf(static_cast<double>(station.servers)));
}

struct Painted {
    Colours classes;
    Colours stations;

    std::size_t distinct() const {
        return std::set<Colour>(classes.begin(), classes.end()).size() +
               std::set<Colour>(stations.begin(), stations.end()).size();
    }
};

Painted firstOf(const MachineNetwork& model, const Topology& topology) {
    Painted painted;
    for (std::size_t i = 0; i < model.classes.size(); ++i) {
        const ClassRow& threads = model.classes[i];
        const std::string& requester = topology.block(threads.processor).type;
        painted.classes.push_back(firstColour(threads, model.network.classes[i], requester));
    }
    for (std::size_t i = 0; i < model.locations.size(); ++i)
        painted.stations.push_back(firstColour(model.locations[i], model.network.stations[i]));
    return painted;
}

/// A visit: a class and a station on which the class has a demand.
struct Visit {
    std::size_t of;
    std::size_t station;
    Colour demand; ///< Colour of the demand.
};

std::vector<Visit> visitsIn(const Visits& demands) {
    std::vector<Visit> visits;
    for (Eigen::Index c = 0; c < demands.rows(); ++c)
        for (Eigen::Index i = demands.begin(c); i < demands.end(c); ++i)
            visits.push_back({static_cast<std::size_t>(c), static_cast<std::size_t>(demands.at(i)),
                              blended(colourOf(demands.value[static_cast<std::size_t>(i)]))});
    return visits;
}

/// Adds to each colour the sum of its neighbours' colours. The order of the neighbours does not affect the sum.
Painted refined(const Painted& painted, const std::vector<Visit>& visits) {
    Painted next = painted;
    for (const Visit& each : visits) {
        next.classes[each.of] += spread(each.demand ^ painted.stations[each.station]);
        next.stations[each.station] += spread(each.demand ^ painted.classes[each.of]);
    }
    return next;
}

/// Returns the colour of the machine's configuration: its options, and the kinds of failed parts.
Colour colourOf(const Topology& topology) {
    Colour sum = 0;
    for (const Node& node : topology.nodes())
        for (const auto& [option, value] : node.options)
            sum += blended(colourOf(node.path), colourOf(option), colourOf(static_cast<double>(value)));
    for (const Block& block : topology.blocks())
        if (block.lost || !block.degraded.empty())
            sum += blended(colourOf(block.type), Colour(block.lost));
    for (const Link& link : topology.links())
        if (!link.degraded.empty())
            sum += blended(colourOf(link.capacity), colourOf(link.degraded));
    return sum;
}

Colour sumOf(const Colours& colours) {
    Colour sum = 0;
    for (const Colour colour : colours)
        sum += spread(colour);
    return sum;
}

} // namespace

std::uint64_t networkColour(const MachineNetwork& model, const Topology& topology) {
    Painted painted = firstOf(model, topology);
    const std::vector<Visit> visits = visitsIn(withAllDemands(model.network, model.posted).demands);
    int rounds = 0;
    for (std::size_t before = 0; painted.distinct() > before || rounds < leastRounds; ++rounds) {
        before = painted.distinct();
        painted = refined(painted, visits);
    }
    // Only the colours of classes count. They depend on the classes' stations and on the stations' numbers of visitors.
    // Unused stations do not count.
    return sumOf(painted.classes) + colourOf(topology);
}

} // namespace boardset
