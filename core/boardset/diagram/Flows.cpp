// SPDX-License-Identifier: GPL-3.0-or-later
// Adds up the data of every class along its routes, and formats it for the label of a wire.
#include "boardset/diagram/Flows.h"

#include "boardset/diagram/FigureText.h"
#include "boardset/diagram/Metrics.h"

#include <algorithm>
#include <mutex>
#include <unordered_map>

namespace boardset {

namespace {

constexpr double leastRate = 5e5; ///< Smallest rate that is printed, in bytes per second.

/// Data in one direction of a wire: an arrow, and a rate in bytes per second.
struct Heading {
    std::string arrow;
    double rate = 0;
    bool carries() const { return rate >= leastRate; }
    std::string text() const { return arrow + rateText(rate); }
};

/// Returns both directions on one line, such as "↓ 1.4 GB/s  ↑ 24 MB/s".
/// Where possible, uses a single unit, as in "↓ 1.4 ↑ 1.6 GB/s".
std::vector<std::string> inOneLine(const Heading& a, const Heading& b) {
    constexpr double leastShare = 9.5e7; // "0.1 GB/s"
    const double more = std::max(a.rate, b.rate);
    const double less = std::min(a.rate, b.rate);
    std::vector<std::string> texts{a.text() + "  " + b.text()};
    if (more < leastGigabytes)
        texts.push_back(a.arrow + grouped(a.rate / 1e6) + " " + b.text());
    else if (less >= leastShare)
        texts.push_back(a.arrow + decimal(a.rate / 1e9, 1) + " " + b.arrow + decimal(b.rate / 1e9, 1) + " GB/s");
    return texts;
}

/// Returns the labels, longest first; the last label shows only the busier direction, with its arrow.
/// A named wire passes other wires, so its figures could be mistaken for those of other wires.
/// Its name is therefore before or above the figures, and its last label is the name alone.
std::vector<std::string> routesOf(const std::string& name, const Heading& a, const Heading& b) {
    const bool both = a.carries() && b.carries();
    std::vector<std::string> texts;
    const auto add = [&](const std::vector<std::string>& figures) {
        for (const std::string& start : name.empty() ? std::vector{name} : std::vector{name + "  ", name + '\n'})
            for (const std::string& figure : figures)
                texts.push_back(start + figure);
    };
    if (both)
        add(inOneLine(a, b));
    if (both && name.empty())
        texts.push_back(a.text() + '\n' + b.text());
    if (a.carries() || b.carries())
        add({a.rate >= b.rate ? a.text() : b.text()});
    if (!name.empty())
        texts.push_back(name);
    return texts;
}

/// The traffic of one operation over links, as fractions of its bytes and as messages.
using Carried = std::vector<std::pair<LinkId, LinkFlow>>;

/// The traffic of the operations, keyed by cost. It is computed on first use,
/// because walking an operation takes longer than all other computations here. Threads may share the table.
class CarriedTable {
public:
    explicit CarriedTable(const Topology& topology) : m_topology(topology) {}

    const Carried& of(const ClassRow& row, const AccessShare& access) const {
        const std::lock_guard lock(m_mutex);
        const auto [at, isNew] = m_carried.try_emplace(access.cost);
        if (isNew)
            at->second = found(row, access);
        return at->second;
    }

private:
    Carried found(const ClassRow& row, const AccessShare& access) const {
        std::map<LinkId, LinkFlow> flows;
        for (const StepTaken& taken : access.costs->walk().steps(row.endsAt(access))) {
            for (const RouteLink& routeLink : taken.route.links) {
                LinkFlow& flow = flows[routeLink.link];
                const bool along = m_topology.link(routeLink.link).from == routeLink.from;
                const double share = taken.share * routeLink.share;
                if (taken.step->hasData)
                    (along ? flow.fromTo : flow.toFrom) += share;
                else
                    (along ? flow.sent : flow.back) += share * taken.times;
            }
        }
        return {flows.begin(), flows.end()};
    }

    const Topology& m_topology;
    mutable std::mutex m_mutex;
    /// The keys stay valid as long as the topology, which owns the costs.
    mutable std::unordered_map<const Cost*, Carried> m_carried;
};

bool hasSpace(const TextMetrics& metrics, const Rect& place, const std::string& text) {
    constexpr double slack = 0.1; // tolerance for rounding errors of sums
    const std::vector<std::string> lines = linesOf(text);
    return place.height >= metrics.lines(lines.size()) && std::ranges::all_of(lines, [&](const std::string& line) {
               return metrics.width(line) <= place.width + slack;
           });
}

} // namespace

std::vector<std::string> linesOf(const std::string& label) {
    const std::size_t end = label.find('\n');
    return end == std::string::npos ? std::vector{label} : std::vector{label.substr(0, end), label.substr(end + 1)};
}

Flows flowsOf(const Topology& topology, const Answer& answer) {
    struct Load {
        const Carried* carried;
        double bytes = 0, operations = 0; // per second
    };
    const CarriedTable& table = topology.kept<CarriedTable>();
    std::vector<Load> loads;                         // in the order of the threads, so that sums are always the same
    std::unordered_map<const Cost*, std::size_t> of; // index in `loads`; thousands of threads share few costs
    for (std::size_t c = 0; c < answer.classes.size() && c < answer.model.classes.size(); ++c) {
        const ClassRow& threads = answer.model.classes[c];
        for (const AccessShare& access : threads.accesses) {
            const auto [at, isNew] = of.try_emplace(access.cost, loads.size());
            if (isNew)
                loads.push_back({&table.of(threads, access)});
            loads[at->second].bytes += answer.classes[c].bytesPerSecond * access.share;
            loads[at->second].operations += answer.classes[c].operationsPerSecond * access.share;
        }
    }
    Flows flows(topology.links().size());
    for (const Load& load : loads) {
        for (const auto& [link, flow] : *load.carried) {
            LinkFlow& sum = flows[link];
            sum.fromTo += load.bytes * flow.fromTo;
            sum.toFrom += load.bytes * flow.toFrom;
            sum.sent += load.operations * flow.sent;
            sum.back += load.operations * flow.back;
        }
    }
    return flows;
}

Traffic trafficOf(const Flows& flows, LinkId link) {
    const LinkFlow& flow = flows[link];
    return {flow.fromTo + flow.toFrom, flow.sent + flow.back};
}

Traffic trafficOf(const Topology& topology, const Flows& flows, BlockId block) {
    Traffic in;
    Traffic out;
    Traffic inside;
    for (const Link& link : topology.links()) {
        const LinkFlow& flow = flows[link.id];
        const bool from = topology.isBelow(link.from, block);
        const bool to = topology.isBelow(link.to, block);
        if (from && to) {
            inside.bytesPerSecond = std::max(inside.bytesPerSecond, flow.fromTo + flow.toFrom);
            inside.messages = std::max(inside.messages, flow.sent + flow.back);
        } else if (from || to) {
            in.bytesPerSecond += to ? flow.fromTo : flow.toFrom;
            in.messages += to ? flow.sent : flow.back;
            out.bytesPerSecond += to ? flow.toFrom : flow.fromTo;
            out.messages += to ? flow.back : flow.sent;
        }
    }
    return {std::max({in.bytesPerSecond, out.bytesPerSecond, inside.bytesPerSecond}),
            std::max({in.messages, out.messages, inside.messages})};
}

std::map<LinkId, LinkUse> usesOf(const Answer& answer) {
    std::map<LinkId, LinkUse> uses;
    for (const StationAnswer& station : answer.stations) {
        const StationLocation& place = answer.model.locations.at(static_cast<std::size_t>(station.station));
        if (!place.link)
            continue;
        LinkUse& use = uses[place.link];
        const bool shared = place.framing.empty();
        use.fromTo = shared || place.isUpstream ? station.utilisation : use.fromTo;
        use.toFrom = shared || !place.isUpstream ? station.utilisation : use.toFrom;
    }
    return uses;
}

bool runsAlong(const Topology& topology, const Layout& layout, const Wire& wire) {
    const BlockId from = layout.boxes.at(static_cast<std::size_t>(wire.fromBox)).block;
    return topology.isBelow(topology.link(wire.link).from, from);
}

std::vector<std::string> directedLabels(const Topology& topology, const Layout& layout, const Wire& wire,
                                        const LinkFlow& flow) {
    if (wire.points.empty())
        return {};
    const bool along = runsAlong(topology, layout, wire);
    // A wire is drawn from the upper box to the lower one, or between boxes of the same line.
    const bool rightward = wire.points.back().x > wire.points.front().x;
    const bool level = wire.standby;
    const std::string blank = wire.labelRank == LabelRank::Flow ? " " : ""; // labels next to each other are narrow
    const Heading onward{(!level ? "↓" : rightward ? "→" : "←") + blank, along ? flow.fromTo : flow.toFrom};
    const Heading back{(!level ? "↑" : rightward ? "←" : "→") + blank, along ? flow.toFrom : flow.fromTo};
    std::vector<std::string> texts = routesOf(wire.name, onward, back);
    std::erase_if(texts, [&](const std::string& text) { return !hasSpace({layout.textScale}, wire.labelRect, text); });
    return texts;
}

} // namespace boardset
