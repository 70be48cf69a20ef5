// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/explain/ClassTerms.h"

#include "boardset/analysis/Saturation.h"
#include "boardset/catalog/Words.h"
#include "boardset/explain/Explain.h"
#include "boardset/explain/ServiceTerms.h"
#include "boardset/explain/Terms.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace boardset::terms {

namespace {

Eigen::Index index(std::size_t number) {
    return static_cast<Eigen::Index>(number);
}

bool close(double a, double b) {
    return std::abs(a - b) <= 1e-9 * std::max(std::abs(a), std::abs(b));
}

bool alike(const Answer& answer, std::size_t a, std::size_t b, int station) {
    const ClassAnswer& x = answer.classes[a];
    const ClassAnswer& y = answer.classes[b];
    return answer.model.classes[a].work == answer.model.classes[b].work && close(x.outstanding, y.outstanding) &&
           close(x.bytesPerSecond, y.bytesPerSecond) && close(x.latencyNs, y.latencyNs) &&
           close(x.zeroLoadLatencyNs, y.zeroLoadLatencyNs) &&
           (station < 0 || close(demandOf(answer, a, station), demandOf(answer, b, station)));
}

std::string titleOf(const Answer& answer, const Alike& group) {
    if (group.classes.size() == 1) {
        return answer.classes[group.first()].name;
    }
    std::size_t threads = 0;
    for (const std::size_t each : group.classes) {
        threads += answer.classes[each].threads.size();
    }
    return counted(threads, answer.model.classes[group.first()].work->customer) + " alike";
}

/// Share of accesses at one row of the machine's table, with what the same links add.
struct Distance {
    const Total* row;
    std::vector<std::string> added; ///< Ids of facts.
    double share = 0;
};

std::vector<std::string> addedTo(const Topology& topology, const ClassRow& threads, const AccessShare& access) {
    std::vector<std::string> facts;
    for (const Passage& passage : topology.dataWay(access.memory, threads.processor).passages) {
        const std::string& latency = topology.link(passage.link).latency;
        if (!latency.empty()) {
            facts.push_back(latency);
        }
    }
    return facts;
}

void addDistances(std::vector<Distance>& distances, const Topology& topology, const ClassRow& threads,
                  double weight) {
    for (const AccessShare& access : threads.accesses) {
        const std::vector<std::string> added = addedTo(topology, threads, access);
        for (const TotalShare& total : access.cost->totals) {
            const double share = weight * access.share * total.share;
            const auto same = [&](const Distance& each) { return each.row == total.row && each.added == added; };
            const auto found = std::find_if(distances.begin(), distances.end(), same);
            if (found == distances.end()) {
                distances.push_back({total.row, added, share});
            } else {
                found->share += share;
            }
        }
    }
}

/// A row of the table, and what links on the way add to it.
Derivation distanceTerm(const Topology& topology, const Distance& distance) {
    const Total& row = *distance.row;
    Derivation term = explainFact(topology.catalog(), row.latency);
    const std::string title = given("", distance.share, percent).text + " of accesses: " + row.title;
    if (!distance.added.empty()) {
        std::vector<Derivation> parts{std::move(term)};
        for (const std::string& fact : distance.added) {
            parts.push_back(explainFact(topology.catalog(), fact));
        }
        term = combined(title, Combine::Sum, nanoseconds, std::move(parts));
    }
    term.title = title;
    return weighted(std::move(term), distance.share);
}

/// Waiting in the queue of each station: residence time less service demand; the small ones as one term.
Derivation waiting(const Answer& answer, std::size_t of) {
    std::vector<std::pair<double, int>> waits;
    for (int station = 0; station < static_cast<int>(answer.model.places.size()); ++station) {
        const double residence = answer.solution.residenceTime(index(of), station);
        const double wait = residence - demandOf(answer, of, station);
        if (station != answer.model.restOfLatency && demandOf(answer, of, station) > 0) {
            waits.emplace_back(std::max(0.0, wait), station);
        }
    }
    std::stable_sort(waits.begin(), waits.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<Derivation> children;
    double others = 0;
    std::size_t left = 0;
    for (const auto& [wait, station] : waits) {
        if (children.size() < 5) {
            const auto& place = answer.model.places[static_cast<std::size_t>(station)];
            children.push_back(given("Waiting for the " + place.title, wait, nanoseconds));
        } else {
            others += wait;
            ++left;
        }
    }
    if (left > 0) {
        children.push_back(given("Waiting at " + counted(left, "other part"), others, nanoseconds));
    }
    Derivation node = combined("Waiting", Combine::Sum, nanoseconds, std::move(children));
    node.note = answer.model.classes[of].operation().isCut()
                    ? "Packets that other streams, and this one, have ahead in each queue. " + answer.accuracy
                    : "Lines that other threads, and this one, have ahead in each queue. " + answer.accuracy;
    return node;
}

Derivation outstandingRequests(const Topology& topology, const Answer& answer, std::size_t of) {
    const ClassRow& streams = answer.model.classes[of];
    const Fact& standard = topology.catalog().fact(streams.atOnceFact);
    Derivation each = given("Requests outstanding", streams.outstandingPerThread, requests);
    each.note = "A setting of the stream; " + standard.text + " where nothing is said.";
    if (streams.threads.size() == 1) {
        return each;
    }
    return combined("Requests outstanding", Combine::Product, requests,
                    {given("Streams", double(streams.threads.size()), bare), std::move(each)});
}

Derivation outstandingLines(const Topology& topology, const Answer& answer, std::size_t of) {
    const ClassRow& threads = answer.model.classes[of];
    const std::string& fact = threads.atOnceFact;
    const double part = answer.classes[of].outstanding / threads.outstandingPerThread;
    if (close(part, 1)) {
        return explainFact(topology.catalog(), fact);
    }
    Derivation share = given("Share of its processor's time", part, percent);
    share.note = "A processor runs one thread at a time; threads that stand on the same one take turns.";
    return combined("Lines outstanding", Combine::Product, lines,
                    {explainFact(topology.catalog(), fact), std::move(share)});
}

} // namespace

std::vector<Alike> alikeClasses(const Answer& answer, int station) {
    std::vector<Alike> groups;
    for (std::size_t c = 0; c < answer.classes.size(); ++c) {
        const auto found = std::find_if(groups.begin(), groups.end(),
                                        [&](const Alike& group) { return alike(answer, group.first(), c, station); });
        if (found == groups.end()) {
            groups.push_back({{c}, {}});
        } else {
            found->classes.push_back(c);
        }
    }
    for (Alike& group : groups) {
        group.title = titleOf(answer, group);
    }
    return groups;
}

double linesPerSecond(const Answer& answer, const Alike& group) {
    double sum = 0;
    for (const std::size_t each : group.classes) {
        sum += answer.solution.throughput[index(each)];
    }
    return sum;
}

double demandOf(const Answer& answer, std::size_t of, int station) {
    return answer.model.network.demands(index(of), station);
}

Derivation idleLatency(const Topology& topology, const ClassRow& threads) {
    return idleLatency(topology, std::vector<std::pair<const ClassRow*, double>>{{&threads, 1}});
}

Derivation idleLatency(const Topology& topology, const std::vector<std::pair<const ClassRow*, double>>& classes) {
    std::vector<Distance> distances;
    for (const auto& [threads, weight] : classes) {
        addDistances(distances, topology, *threads, weight);
    }
    std::stable_sort(distances.begin(), distances.end(), // as in the machine's table
                     [](const Distance& a, const Distance& b) { return a.row < b.row; });
    std::vector<Derivation> rows;
    for (const Distance& distance : distances) {
        rows.push_back(distanceTerm(topology, distance));
    }
    return combined("Latency of an idle machine", Combine::Mean, nanoseconds, std::move(rows));
}

Derivation classLatency(const Topology& topology, const Answer& answer, std::size_t of) {
    const ClassRow& threads = answer.model.classes[of];
    const bool isPosted = threads.operation().isSum;
    return combined(
        threads.operation().isCut() ? "Mean latency of a request" : "Mean latency of a line", Combine::Sum, nanoseconds,
        {isPosted ? postedLatency(topology, answer, of) : idleLatency(topology, threads), waiting(answer, of)});
}

/// Time from one line or request to the next in its place.
Derivation cycle(const Topology& topology, const Answer& answer, std::size_t of) {
    const ClassRow& threads = answer.model.classes[of];
    const std::string& think = threads.work->think;
    std::vector<Derivation> parts{classLatency(topology, answer, of)};
    if (!think.empty()) {
        parts.push_back(explainFact(topology.catalog(), think));
    }
    if (threads.restOfRequestSeconds > 0) {
        parts.push_back(restOfRequest(topology, answer, of));
    }
    if (parts.size() == 1) {
        return std::move(parts.front());
    }
    return combined(threads.operation().isCut() ? "Time from one request to the next" : "Time from one line to the next",
                    Combine::Sum, nanoseconds, std::move(parts));
}

/// How many requests would leave the slowest part no pause: the knee of throughput over requests outstanding.
Derivation toFill(const Topology& topology, const Answer& answer, std::size_t of) {
    const ClassRow& streams = answer.model.classes[of];
    const int slowest = slowestStationOf(answer, of);
    std::vector<Derivation> cycle{streams.operation().isSum ? postedLatency(topology, answer, of)
                                                            : idleLatency(topology, streams)};
    if (streams.restOfRequestSeconds > 0) {
        cycle.push_back(restOfRequest(topology, answer, of));
    }
    std::vector<Derivation> factors{
        combined("Time of a request on an idle machine", Combine::Sum, nanoseconds, std::move(cycle)),
        raised(demandTerm(topology, answer, slowest, of), -1),
        raised(given("Packets of a request", streams.packetsPerRequest, bare), -1)};
    const std::string& name = answer.model.places[static_cast<std::size_t>(slowest)].title;
    Derivation node = combined("Requests that would fill the " + name, Combine::Product, requests, std::move(factors));
    node.note = "Little's law: with fewer under way the part waits for requests, with more the requests wait for it.";
    return aside(std::move(node));
}

Derivation classThroughput(const Topology& topology, const Answer& answer, std::size_t of) {
    const ClassRow& threads = answer.model.classes[of];
    const double request = threads.bytes * threads.packetsPerRequest;
    Derivation node = combined(
        answer.classes[of].name, Combine::Product, megabytes,
        {threads.operation().isCut() ? outstandingRequests(topology, answer, of) : outstandingLines(topology, answer, of),
         threads.operation().isCut() ? given("Bytes of a request", request, bytes) : dataOf(topology, threads),
         raised(cycle(topology, answer, of), -1)});
    node.note = threads.operation().isCut() ? "Little's law: what is under way, over the time that each request takes."
                                  : "Little's law: what is under way, over the time that each line takes.";
    if (!answer.exact && std::abs(node.si() / answer.classes[of].bytesPerSecond - 1) > 1e-6) { // bounds do not obey it
        Derivation bound = given(answer.classes[of].name, answer.classes[of].bytesPerSecond, megabytes);
        bound.note = answer.accuracy;
        return bound;
    }
    if (threads.operation().isCut() && slowestStationOf(answer, of) >= 0) {
        node.children.push_back(toFill(topology, answer, of));
    }
    return node;
}

Derivation nothingRuns(const Topology& topology, std::string title, const Unit& unit) {
    Derivation nothing = given(std::move(title), 0, unit);
    nothing.note = "No " + topology.nounIn() + " uses any page.";
    return nothing;
}

} // namespace boardset::terms
