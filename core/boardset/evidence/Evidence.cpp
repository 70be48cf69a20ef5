// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/evidence/Evidence.h"

#include "boardset/analysis/Answer.h"
#include "boardset/evidence/BoardBounds.h"
#include "boardset/evidence/EvidenceSummary.h"
#include "boardset/evidence/NetworkColour.h"
#include "boardset/explain/Explain.h"
#include "boardset/explain/Terms.h"
#include "boardset/text/Message.h"
#include "boardset/walk/Walk.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace boardset {

namespace {

using namespace terms;

/// Returns the number of a region's pages in a block and in the block's parts.
double pagesBelow(const Topology& topology, const Region& region, const std::string& path) {
    const auto group = topology.find(path);
    double count = 0;
    for (const auto& [memory, number] : region.pagesIn) {
        const auto block = topology.find(memory);
        count += group && block && topology.isBelow(block, group) ? number : 0;
    }
    return count;
}

double sumOfPages(const Topology& topology, const Workload& workload, const std::string& path) {
    double count = 0;
    for (const Process& process : workload.processes)
        for (const Region& region : process.regions)
            count += pagesBelow(topology, region, path);
    return count;
}

/// A solved bundled scenario. It is stored because several measurements use the same scenario.
struct Solved {
    std::shared_ptr<const Topology> topology;
    Scenario scenario;
    Answer answer;
    std::uint64_t colour = 0;
};

class ScenarioSolver {
public:
    ScenarioSolver(std::shared_ptr<const Catalog> catalog, const ScenarioLoader& scenarios)
        : m_catalog(std::move(catalog)), m_scenarios(scenarios) {}

    Derivation answerTo(const Measurement& measurement);
    EvidenceRow rowOf(const Measurement& measurement);

private:
    const Solved& solved(const std::string& id);
    const Topology& standard(const std::string& machine);
    Derivation throughput(const std::string& scenario);
    Derivation idleLatency(const std::string& scenario);
    Derivation remoteShare(const std::string& scenario);
    Derivation latency(const Measurement& measurement);
    Derivation pagesIn(const Measurement& measurement);
    Derivation utilisation(const Measurement& measurement);

    std::shared_ptr<const Catalog> m_catalog;
    const ScenarioLoader& m_scenarios;
    std::map<std::string, Solved> m_solved;
    std::map<std::string, std::shared_ptr<const Topology>> m_standard;
};

const Solved& ScenarioSolver::solved(const std::string& id) {
    const auto known = m_solved.find(id);
    if (known != m_solved.end())
        return known->second;
    const Scenario& read = m_scenarios(id);
    Solved next;
    next.topology = Topology::build(m_catalog, read.machine, read.configuration);
    next.scenario = resolve(read, *next.topology, id);
    next.answer = solvePlacement(*next.topology, next.scenario.workload);
    next.colour = networkColour(next.answer.model, *next.topology);
    return m_solved.emplace(id, std::move(next)).first->second;
}

const Topology& ScenarioSolver::standard(const std::string& machine) {
    auto& topology = m_standard[machine];
    if (!topology)
        topology = Topology::build(m_catalog, machine);
    return *topology;
}

Derivation ScenarioSolver::throughput(const std::string& scenario) {
    const Solved& of = solved(scenario);
    Derivation node = explainThroughput(*of.topology, of.answer);
    node.title = of.scenario.title;
    return node;
}

Derivation ScenarioSolver::idleLatency(const std::string& scenario) {
    const Solved& of = solved(scenario);
    Derivation node = explainIdleLatency(*of.topology, of.answer);
    node.title = of.scenario.title;
    return node;
}

Derivation ScenarioSolver::remoteShare(const std::string& scenario) {
    const Solved& of = solved(scenario);
    Derivation node = given(of.scenario.title, 1 - of.answer.localShare, percent);
    node.note = Message{"Share of all accesses that leave the locality group of their thread. It follows from the "
                        "placement alone."};
    return node;
}

/// Returns the latency between the first pair of a processor and a memory that has this locality.
Derivation ScenarioSolver::latency(const Measurement& measurement) {
    const Topology& topology = standard(measurement.machine);
    for (const BlockId processor : topology.withRole(Role::Processor)) {
        for (const BlockId memory : topology.withRole(Role::Memory)) {
            const auto rows = totalsBetween(topology, processor, memory);
            const auto row = std::ranges::find_if(
                rows, [&](const TotalShare& each) { return each.row->id == measurement.locality; });
            if (row != rows.end()) {
                Derivation node = combined(measurement.metric, Combine::Sum, nanoseconds,
                                           {explainFact(topology.catalog(), row->row->latency)});
                node.note =
                    Message{"From {processor} to {memory}, on an idle machine.",
                            {{"processor", topology.block(processor).path}, {"memory", topology.block(memory).path}}};
                return node;
            }
        }
    }
    throw TopologyError(Message{"measurement {measurement}: no processor and memory have the locality '{locality}'",
                                {{"measurement", measurement.id}, {"locality", measurement.locality}}});
}

Derivation ScenarioSolver::pagesIn(const Measurement& measurement) {
    const Solved& of = solved(measurement.scenario);
    std::vector<Derivation> children;
    for (const Process& process : of.scenario.workload.processes) {
        for (const Region& region : process.regions) {
            const double count = pagesBelow(*of.topology, region, measurement.locality);
            if (count > 0) {
                children.push_back(given(Message{"region {region} of process {process}",
                                                 {{"region", region.name.text}, {"process", process.name.text}}},
                                         count, pages));
            }
        }
    }
    return combined(measurement.metric, Combine::Sum, pages, std::move(children));
}

Derivation ScenarioSolver::utilisation(const Measurement& measurement) {
    const Solved& of = solved(measurement.scenario);
    const BlockId block = of.topology->find(measurement.locality);
    for (const StationAnswer& each : of.answer.stations)
        if (block && of.answer.model.locations.at(static_cast<std::size_t>(each.station)).block == block)
            return explainUtilisation(*of.topology, of.answer, each.station);
    throw TopologyError(
        Message{"measurement {measurement}: '{part}' has no load in {scenario}",
                {{"measurement", measurement.id}, {"part", measurement.locality}, {"scenario", measurement.scenario}}});
}

Derivation ScenarioSolver::answerTo(const Measurement& measurement) {
    switch (measurement.quantity) {
    case MeasuredQuantity::Latency:
        return latency(measurement);
    case MeasuredQuantity::Utilisation:
        return utilisation(measurement);
    case MeasuredQuantity::Throughput:
        return throughput(measurement.scenario);
    case MeasuredQuantity::Pages:
        return pagesIn(measurement);
    case MeasuredQuantity::IdleLatency:
        return idleLatency(measurement.scenario);
    case MeasuredQuantity::LatencyMore:
        return combined(measurement.metric, Combine::Sum, nanoseconds,
                        {idleLatency(measurement.scenario), weighted(idleLatency(measurement.baseline), -1)});
    case MeasuredQuantity::DerivedFact:
        return explainFact(*m_catalog, measurement.locality);
    case MeasuredQuantity::ShareOfLimit:
        return combined(measurement.metric, Combine::Product, percent,
                        {throughput(measurement.scenario), raised(explainFact(*m_catalog, measurement.locality), -1)});
    case MeasuredQuantity::LatencySaving: {
        Derivation node = combined(measurement.metric, Combine::Saving, percent,
                                   {idleLatency(measurement.baseline), idleLatency(measurement.scenario)});
        node.note = Message{"Calculated from the latencies alone: misses come one after another, without queueing."};
        return node;
    }
    case MeasuredQuantity::RemoteShare:
        return remoteShare(measurement.scenario);
    case MeasuredQuantity::RemoteLess:
        return combined(measurement.metric, Combine::Sum, percent,
                        {remoteShare(measurement.baseline), weighted(remoteShare(measurement.scenario), -1)});
    case MeasuredQuantity::Speedup:
        return combined(measurement.metric, Combine::Change, percent,
                        {throughput(measurement.scenario), throughput(measurement.baseline)});
    case MeasuredQuantity::Scaling:
        return combined(measurement.metric, Combine::Product, bare,
                        {throughput(measurement.scenario), raised(throughput(measurement.baseline), -1)});
    case MeasuredQuantity::TimeReduction: {
        Derivation node = combined(measurement.metric, Combine::Saving, percent,
                                   {throughput(measurement.scenario), throughput(measurement.baseline)});
        node.note = Message{"Both scenarios move the same lines, so the time is inversely proportional to throughput."};
        return node;
    }
    default:
        return explainBoardBound(standard(measurement.machine), measurement.quantity);
    }
}

EvidenceRow ScenarioSolver::rowOf(const Measurement& measurement) {
    Derivation derivation = answerTo(measurement);
    EvidenceRow row = beside(measurement, derivation.si() / measurement.factor);
    row.derivation = std::move(derivation);
    if (!measurement.scenario.empty()) {
        const Solved& of = solved(measurement.scenario);
        row.classes = of.answer.model.classes.size();
        row.colour = of.colour;
    }
    return row;
}

} // namespace

EvidenceRow beside(Measurement measurement, double model) {
    const double published = measurement.published;
    const double error = measurement.inHundredths() ? model - published : 100 * (model / published - 1);
    const bool isRounding = std::abs(error) < 1e-9; // the difference is only a rounding error
    return {std::move(measurement), model, isRounding ? 0 : error};
}

bool isSameFigure(const EvidenceRow& a, const EvidenceRow& b) {
    const auto figureOf = [](const Measurement& m) {
        return std::tuple(m.source, m.locator, kindOf(m.quantity), m.locality, m.published);
    };
    return figureOf(a.measurement) == figureOf(b.measurement);
}

std::vector<EvidenceRow> evidence(const std::shared_ptr<const Catalog>& catalog, const ScenarioLoader& scenarios,
                                  const std::string& machine) {
    ScenarioSolver laboratory(catalog, scenarios);
    std::vector<EvidenceRow> rows;
    for (const Measurement& measurement : catalog->measurements())
        if (machine.empty() || measurement.machine == machine)
            rows.push_back(laboratory.rowOf(measurement));
    return rows;
}

EvidenceRow evidenceOf(const std::shared_ptr<const Catalog>& catalog, const ScenarioLoader& scenarios,
                       const Measurement& measurement) {
    return ScenarioSolver(catalog, scenarios).rowOf(measurement);
}

std::vector<EvidenceRow> evidenceFor(const std::vector<EvidenceRow>& all, const Topology& topology,
                                     const Workload& workload, const MachineNetwork& model) {
    const std::string& machine = topology.machine().id;
    std::optional<std::uint64_t> colour; // slow to compute for large workloads
    const auto covers = [&](const EvidenceRow& row) {
        const Measurement& measurement = row.measurement;
        if (measurement.machine != machine || row.classes != model.classes.size() || !row.colour)
            return false;
        colour = colour ? colour : networkColour(model, topology);
        return row.colour == colour && (measurement.quantity != MeasuredQuantity::Pages ||
                                        sumOfPages(topology, workload, measurement.locality) == row.derivation.value);
    };
    std::vector<EvidenceRow> rows;
    for (const EvidenceRow& row : all) {
        const auto isThere = [&](const EvidenceRow& each) { return isSameFigure(each, row); };
        if (covers(row) && std::ranges::none_of(rows, isThere))
            rows.push_back(row);
    }
    std::stable_partition(rows.begin(), rows.end(),
                          [](const EvidenceRow& row) { return row.measurement.quantity != MeasuredQuantity::Pages; });
    return rows;
}

} // namespace boardset
