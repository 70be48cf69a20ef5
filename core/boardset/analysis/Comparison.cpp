// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/Comparison.h"

#include "boardset/topology/Titles.h"

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {

constexpr double least = 1e-6; // relative; smaller changes are rounding

/// From 0, no change, to 1; what one side does not have changes most.
double relativeChange(const Cause& cause) {
    if (!cause.before || !cause.after) {
        return 1;
    }
    const double size = std::max(std::abs(*cause.before), std::abs(*cause.after));
    return size > 0 ? std::abs(*cause.after - *cause.before) / size : 0;
}

double outstanding(const Answer& answer) {
    double count = 0; // lines or requests
    for (const ClassAnswer& each : answer.classes) {
        count += each.outstanding;
    }
    return count;
}

/// Whether a machine has a station of that title: a block, a link, or one direction of either.
bool hasStation(const Topology& topology, const std::string& title) {
    const auto isOf = [&](const std::string& whole) {
        return !whole.empty() && (title == whole || title.starts_with(whole + ", "));
    };
    const auto& blocks = topology.blocks();
    const auto& links = topology.links();
    return std::any_of(links.begin(), links.end(), [&](const Link& link) { return isOf(link.title); }) ||
           std::any_of(blocks.begin(), blocks.end(), [&](const Block& block) {
               return isOf(titleFor(topology.type(block.id).stationTitle, topology, block.id));
           });
}

/// Nothing if the machine has no such station; 0 if nobody uses it.
std::optional<double> utilisationPercent(const Side& side, const std::string& title) {
    const auto& stations = side.answer.stations;
    const auto found =
        std::find_if(stations.begin(), stations.end(), [&](const StationAnswer& each) { return each.title == title; });
    if (found != stations.end()) {
        return 100 * found->utilisation;
    }
    return hasStation(side.topology, title) ? std::optional(0.0) : std::nullopt;
}

/// The bottlenecks of both sides, once each, in an order that does not depend on the sides.
std::vector<std::string> bottlenecks(const Answer& a, const Answer& b) {
    std::vector<std::string> titles;
    for (const Answer* each : {&a, &b}) {
        if (const auto busiest = each->bottleneck()) {
            titles.push_back(busiest->title);
        }
    }
    std::sort(titles.begin(), titles.end());
    titles.erase(std::unique(titles.begin(), titles.end()), titles.end());
    return titles;
}

double ratio(double b, double a) {
    return a > 0 ? b / a : 1;
}

/// Whether all of it is in requests that are cut into packets.
bool isOfRequests(const Answer& answer) {
    return std::all_of(answer.model.classes.begin(), answer.model.classes.end(),
                       [](const ClassRow& row) { return row.operation().isCut(); });
}

double waitingNs(const Answer& answer) {
    return answer.meanLatencyNs - answer.zeroLoadLatencyNs;
}

} // namespace

Comparison compare(const Answer& a, const Answer& b) {
    Comparison comparison;
    comparison.throughputRatio = ratio(b.bytesPerSecond, a.bytesPerSecond);
    comparison.latencyRatio = ratio(b.meanLatencyNs, a.meanLatencyNs);
    comparison.localityNs = b.zeroLoadLatencyNs - a.zeroLoadLatencyNs;
    comparison.contentionNs = waitingNs(b) - waitingNs(a);
    return comparison;
}

std::vector<Cause> causesOf(const Side& sideA, const Side& sideB) {
    const Answer& a = sideA.answer;
    const Answer& b = sideB.answer;
    const bool isStreams = isOfRequests(a) && isOfRequests(b);
    std::vector<Cause> causes{{isStreams ? "accesses to memory of other processors" : "accesses that leave the board",
                               100 * (1 - a.localShare), 100 * (1 - b.localShare), "%"},
                              {"latency of an idle machine", a.zeroLoadLatencyNs, b.zeroLoadLatencyNs, "ns"},
                              {"waiting", waitingNs(a), waitingNs(b), "ns"},
                              {isStreams ? "requests outstanding" : "lines outstanding", outstanding(a), outstanding(b),
                               isStreams ? "requests" : "lines"}};
    for (const std::string& title : bottlenecks(a, b)) {
        causes.push_back(
            {"use of the " + title, utilisationPercent(sideA, title), utilisationPercent(sideB, title), "%"});
    }
    std::erase_if(causes, [](const Cause& cause) { return relativeChange(cause) < least; });
    std::stable_sort(causes.begin(), causes.end(), [](const Cause& one, const Cause& other) {
        return relativeChange(one) > relativeChange(other) + least;
    });
    return causes;
}

} // namespace boardset
