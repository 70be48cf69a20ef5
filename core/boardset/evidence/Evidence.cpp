// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/evidence/Evidence.h"

#include "boardset/analysis/Answer.h"
#include "boardset/evidence/BoardBounds.h"
#include "boardset/explain/Explain.h"
#include "boardset/explain/Terms.h"
#include "boardset/topology/Locality.h"

#include <algorithm>
#include <map>

namespace boardset {

namespace {

using namespace terms;

/// A bundled scenario, solved; kept, because several measurements ask for the same.
struct Solved {
    std::shared_ptr<const Topology> topology;
    Scenario scenario;
    Answer answer;
};

class Laboratory {
public:
    Laboratory(std::shared_ptr<const Catalog> catalog, const ScenarioLoader& scenarios)
        : m_catalog(std::move(catalog)), m_scenarios(scenarios) {}

    Derivation answerTo(const Measurement& measurement);

private:
    const Solved& solved(const std::string& id);
    const Topology& standard(const std::string& machine);
    Derivation throughput(const std::string& scenario);
    Derivation idleLatency(const std::string& scenario);
    Derivation remoteShare(const std::string& scenario);
    Derivation latency(const Measurement& measurement);
    Derivation pagesIn(const Measurement& measurement);

    std::shared_ptr<const Catalog> m_catalog;
    const ScenarioLoader& m_scenarios;
    std::map<std::string, Solved> m_solved;
    std::map<std::string, std::shared_ptr<const Topology>> m_standard;
};

const Solved& Laboratory::solved(const std::string& id) {
    const auto known = m_solved.find(id);
    if (known != m_solved.end()) {
        return known->second;
    }
    const Scenario& read = m_scenarios(id);
    Solved next;
    next.topology = Topology::build(m_catalog, read.machine, read.configuration);
    next.scenario = resolve(read, *next.topology, id);
    next.answer = solvePlacement(*next.topology, next.scenario.workload);
    return m_solved.emplace(id, std::move(next)).first->second;
}

const Topology& Laboratory::standard(const std::string& machine) {
    auto& topology = m_standard[machine];
    if (!topology) {
        topology = Topology::build(m_catalog, machine);
    }
    return *topology;
}

Derivation Laboratory::throughput(const std::string& scenario) {
    const Solved& of = solved(scenario);
    Derivation node = explainThroughput(*of.topology, of.answer);
    node.title = of.scenario.title;
    return node;
}

Derivation Laboratory::idleLatency(const std::string& scenario) {
    const Solved& of = solved(scenario);
    Derivation node = explainIdleLatency(*of.topology, of.answer);
    node.title = of.scenario.title;
    return node;
}

Derivation Laboratory::remoteShare(const std::string& scenario) {
    const Solved& of = solved(scenario);
    Derivation node = given(of.scenario.title, 1 - of.answer.localShare, percent);
    node.note =
        "Accesses that leave the locality group of their thread, of all accesses. It follows from the placement "
        "alone.";
    return node;
}

/// The first processor and memory that are this far from each other.
Derivation Laboratory::latency(const Measurement& measurement) {
    const Topology& topology = standard(measurement.machine);
    for (const int processor : topology.withRole(Role::Processor)) {
        for (const int memory : topology.withRole(Role::Memory)) {
            const auto rows = localitiesOf(topology, processor, memory);
            const auto row = std::find_if(rows.begin(), rows.end(), [&](const LocalityShare& each) {
                return each.row->id == measurement.locality;
            });
            if (row != rows.end()) {
                Derivation node = combined(measurement.metric, Combine::Sum, nanoseconds,
                                           {explainFact(topology.catalog(), row->row->latency)});
                node.note = "From " + topology.block(processor).path + " to " + topology.block(memory).path +
                            ", on an idle machine.";
                return node;
            }
        }
    }
    throw TopologyError("measurement " + measurement.id + ": no processor is '" + measurement.locality +
                        "' from any memory");
}

Derivation Laboratory::pagesIn(const Measurement& measurement) {
    const Solved& of = solved(measurement.scenario);
    const auto group = of.topology->find(measurement.locality);
    std::vector<Derivation> children;
    for (const Process& process : of.scenario.workload.processes) {
        for (const Region& region : process.regions) {
            double count = 0;
            for (const auto& [memory, number] : region.pagesIn) {
                const auto block = of.topology->find(memory);
                count += group && block && of.topology->isBelow(*block, *group) ? number : 0;
            }
            if (count > 0) {
                children.push_back(given("region " + region.name + " of process " + process.name, count, pages));
            }
        }
    }
    return combined(measurement.metric, Combine::Sum, pages, std::move(children));
}

Derivation Laboratory::answerTo(const Measurement& measurement) {
    switch (measurement.quantity) {
    case Quantity::Latency:
        return latency(measurement);
    case Quantity::Throughput:
        return throughput(measurement.scenario);
    case Quantity::Pages:
        return pagesIn(measurement);
    case Quantity::IdleLatency:
        return idleLatency(measurement.scenario);
    case Quantity::LatencyMore:
        return combined(measurement.metric, Combine::Sum, nanoseconds,
                        {idleLatency(measurement.scenario), weighted(idleLatency(measurement.baseline), -1)});
    case Quantity::DerivedFact:
        return explainFact(*m_catalog, measurement.locality);
    case Quantity::ShareOfLimit:
        return combined(measurement.metric, Combine::Product, percent,
                        {throughput(measurement.scenario), raised(explainFact(*m_catalog, measurement.locality), -1)});
    case Quantity::LatencySaving: {
        Derivation node = combined(measurement.metric, Combine::Saving, percent,
                                   {idleLatency(measurement.baseline), idleLatency(measurement.scenario)});
        node.note = "From the latencies alone: one miss after the other, and nobody in the way.";
        return node;
    }
    case Quantity::RemoteShare:
        return remoteShare(measurement.scenario);
    case Quantity::RemoteLess: {
        Derivation less =
            combined(measurement.metric, Combine::Sum, percent,
                     {remoteShare(measurement.baseline), weighted(remoteShare(measurement.scenario), -1)});
        return less;
    }
    case Quantity::Speedup:
        return combined(measurement.metric, Combine::Change, percent,
                        {throughput(measurement.scenario), throughput(measurement.baseline)});
    case Quantity::Scaling:
        return combined(measurement.metric, Combine::Product, bare,
                        {throughput(measurement.scenario), raised(throughput(measurement.baseline), -1)});
    case Quantity::TimeReduction: {
        Derivation node = combined(measurement.metric, Combine::Saving, percent,
                                   {throughput(measurement.scenario), throughput(measurement.baseline)});
        node.note = "The same lines are moved, so time goes with the inverse of throughput.";
        return node;
    }
    default:
        return explainBoardBound(standard(measurement.machine), measurement.quantity);
    }
}

/// A thread's placement without any name, as text that can be compared.
std::string signatureOf(const Process& process, const Thread& thread) {
    std::map<std::string, std::int64_t> in;
    for (const Region& region : process.regions) {
        if (thread.uses(region)) {
            for (const auto& [memory, count] : region.pagesIn) {
                in[memory] += count * region.pageBytes;
            }
        }
    }
    std::string text = thread.processor + ' ' + process.pattern + ' ' + std::to_string(process.outstanding) + 'x' +
                       std::to_string(process.requestBytes) + (thread.idle ? " idle" : "");
    for (const auto& [memory, size] : in) {
        text += ' ' + memory + '=' + std::to_string(size);
    }
    return text;
}

std::vector<std::string> signatureOf(const Scenario& scenario) {
    std::vector<std::string> all;
    for (const Process& process : scenario.workload.processes) {
        for (const Thread& thread : process.threads) {
            all.push_back(signatureOf(process, thread));
        }
    }
    for (const auto& [option, value] : scenario.configuration.options) {
        all.push_back("option " + option + '=' + std::to_string(value));
    }
    for (const auto& [bay, type] : scenario.configuration.boards) {
        all.push_back("board " + bay + '=' + type);
    }
    for (const std::string& part : scenario.configuration.failed) {
        all.push_back("failed " + part);
    }
    all.push_back("machine " + scenario.machine);
    std::sort(all.begin(), all.end());
    return all;
}

/// Whether two scenarios differ already in what is quickly counted.
bool differInSize(const Workload& a, const Workload& b) {
    return a.threadCount() != b.threadCount() || a.pageCount() != b.pageCount();
}

} // namespace

std::vector<EvidenceRow> evidence(const std::shared_ptr<const Catalog>& catalog, const ScenarioLoader& scenarios,
                                  const std::string& machine) {
    Laboratory laboratory(catalog, scenarios);
    std::vector<EvidenceRow> rows;
    for (const Measurement& measurement : catalog->measurements()) {
        if (!machine.empty() && measurement.machine != machine) {
            continue;
        }
        EvidenceRow row;
        row.measurement = measurement;
        row.derivation = laboratory.answerTo(measurement);
        row.model = row.derivation.si() / measurement.factor;
        row.errorPercent = measurement.inHundredths() ? row.model - measurement.published
                                                      : 100 * (row.model / measurement.published - 1);
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<EvidenceRow> evidenceFor(const std::vector<EvidenceRow>& all, const Scenario& scenario,
                                     const ScenarioLoader& scenarios) {
    const std::vector<std::string> wanted = signatureOf(scenario);
    std::map<std::string, bool> equal;
    const auto covers = [&](const std::string& id) {
        if (id.empty()) {
            return false;
        }
        const auto known = equal.find(id);
        if (known != equal.end()) {
            return known->second;
        }
        const Scenario& candidate = scenarios(id);
        const bool same = !differInSize(candidate.workload, scenario.workload) && signatureOf(candidate) == wanted;
        return equal[id] = same;
    };
    std::vector<EvidenceRow> rows;
    std::copy_if(all.begin(), all.end(), std::back_inserter(rows), [&](const EvidenceRow& row) {
        return row.measurement.machine == scenario.machine &&
               (covers(row.measurement.scenario) || covers(row.measurement.baseline));
    });
    return rows;
}

} // namespace boardset
