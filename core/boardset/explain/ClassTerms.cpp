// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/explain/ClassTerms.h"

#include "boardset/explain/Explain.h"
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
    return answer.model.classes[a].pattern == answer.model.classes[b].pattern && close(x.outstanding, y.outstanding) &&
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
    return counted(threads, "thread") + " alike";
}

/// Share of accesses and zero-load latency of one row of the machine's table.
struct Distance {
    std::string locality;
    double share = 0;
};

std::vector<Distance> distancesOf(const ThreadClass& threads) {
    std::vector<Distance> distances;
    for (const AccessShare& access : threads.accesses) {
        const auto same = [&](const Distance& each) { return each.locality == access.locality; };
        const auto found = std::find_if(distances.begin(), distances.end(), same);
        if (found == distances.end()) {
            distances.push_back({access.locality, access.share});
        } else {
            found->share += access.share;
        }
    }
    return distances;
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
    node.note = "Lines that other threads, and this one, have ahead in each queue. " + answer.accuracy;
    return node;
}

Derivation outstandingLines(const Topology& topology, const Answer& answer, std::size_t of) {
    const ThreadClass& threads = answer.model.classes[of];
    const std::string fact = topology.catalog().pattern(threads.pattern).outstanding;
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

double linesPerSecond(const Answer& answer, std::size_t of) {
    return answer.solution.throughput[index(of)];
}

double demandOf(const Answer& answer, std::size_t of, int station) {
    return answer.model.network.demands(index(of), station);
}

Derivation idleLatency(const Topology& topology, const ThreadClass& threads) {
    std::vector<Derivation> rows;
    const std::vector<Distance> distances = distancesOf(threads);
    for (const LatencyRow& row : topology.machine().latencies) {
        for (const Distance& distance : distances) {
            if (distance.locality == row.id) {
                Derivation child = explainFact(topology.catalog(), row.latency);
                child.title = given("", distance.share, percent).text + " of accesses: " + row.title;
                rows.push_back(weighted(std::move(child), distance.share));
            }
        }
    }
    return combined("Latency of an idle machine", Combine::Mean, nanoseconds, std::move(rows));
}

Derivation classLatency(const Topology& topology, const Answer& answer, std::size_t of) {
    return combined("Mean latency of a line", Combine::Sum, nanoseconds,
                    {idleLatency(topology, answer.model.classes[of]), waiting(answer, of)});
}

Derivation classThroughput(const Topology& topology, const Answer& answer, std::size_t of) {
    const std::string& think = topology.catalog().pattern(answer.model.classes[of].pattern).think;
    Derivation cycle = classLatency(topology, answer, of);
    if (!think.empty()) {
        cycle = combined("Time from one line to the next", Combine::Sum, nanoseconds,
                         {std::move(cycle), explainFact(topology.catalog(), think)});
    }
    Derivation node =
        combined(answer.classes[of].name, Combine::Product, megabytes,
                 {outstandingLines(topology, answer, of), explainFact(topology.catalog(), topology.machine().lineSize),
                  raised(std::move(cycle), -1)});
    node.note = "Little's law: what is under way, over the time that each line takes.";
    if (!answer.exact && std::abs(node.si() / answer.classes[of].bytesPerSecond - 1) > 1e-6) { // bounds do not obey it
        Derivation bound = given(answer.classes[of].name, answer.classes[of].bytesPerSecond, megabytes);
        bound.note = answer.accuracy;
        return bound;
    }
    return node;
}

Derivation serviceTime(const Topology& topology, const Answer& answer, int station) {
    const StationPlace& place = answer.model.places[static_cast<std::size_t>(station)];
    std::vector<Derivation> children;
    Derivation rate = explainFact(topology.catalog(), place.rateFact);
    if (place.block < 0 || topology.type(place.block).serves == ServedUnit::Line) {
        children.push_back(explainFact(topology.catalog(), topology.machine().lineSize));
    }
    children.push_back(raised(std::move(rate), -1));
    if (!place.degraded.empty()) {
        children.push_back(raised(explainFact(topology.catalog(), place.degraded), -1));
    }
    Derivation node =
        combined("Busy time of the " + place.title + " per line", Combine::Product, nanoseconds, std::move(children));
    node.formula = formulaOf(Combine::Product, node.children);
    return node;
}

} // namespace boardset::terms
