// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/evidence/Measured.h"

#include "boardset/evidence/NetworkColour.h"

#include <algorithm>
#include <map>
#include <optional>

namespace boardset {

namespace {

/// Tells which bundled scenarios are one placement in the model's eyes.
class Twins {
public:
    Twins(const Answered& of, const ScenarioLoader& scenarios) : m_of(of), m_scenarios(scenarios) {}

    bool has(const std::string& id) {
        const auto [known, isNew] = m_known.try_emplace(id, false);
        if (isNew)
            known->second = id == m_of.id || isTwin(m_scenarios(id));
        return known->second;
    }

private:
    bool isTwin(const Scenario& scenario) {
        if (scenario.program || scenario.machine != m_of.topology.machine().id)
            return false;
        if (!m_colour)
            m_colour = networkColour(m_of.answer.model, m_of.topology);
        const auto topology = Topology::build(m_of.topology.sharedCatalog(), scenario.machine, scenario.configuration);
        return networkColour(buildNetwork(*topology, scenario.workload), *topology) == m_colour;
    }

    const Answered& m_of;
    const ScenarioLoader& m_scenarios;
    std::optional<std::uint64_t> m_colour; ///< Found when it is first asked for.
    std::map<std::string, bool> m_known;
};

/// What the model says to a measurement that is of rates alone; nothing to others. In its unit.
std::optional<double> gainOf(Quantity quantity, double before, double after) {
    switch (quantity) {
    case Quantity::Speedup:
        return 100 * (after / before - 1);
    case Quantity::Scaling:
        return after / before;
    case Quantity::TimeReduction:
        return 100 * (1 - before / after);
    default:
        return std::nullopt;
    }
}

/// Adds a row unless its figure is there.
void add(std::vector<EvidenceRow>& rows, const Measurement& measurement, double model) {
    EvidenceRow row = beside(measurement, model);
    if (std::none_of(rows.begin(), rows.end(), [&](const EvidenceRow& each) { return isSameFigure(each, row); }))
        rows.push_back(std::move(row));
}

} // namespace

std::vector<EvidenceRow> measuredOf(const Answered& of, const ScenarioLoader& scenarios) {
    Twins twins(of, scenarios);
    std::vector<EvidenceRow> rows;
    for (const Measurement& each : of.topology.catalog().measurements())
        if (each.quantity == Quantity::Throughput && each.machine == of.topology.machine().id &&
            twins.has(each.scenario))
            add(rows, each, of.answer.bytesPerSecond / each.factor);
    return rows;
}

std::vector<EvidenceRow> measuredBetween(const Answered& before, const Answered& after,
                                         const ScenarioLoader& scenarios) {
    Twins from(before, scenarios);
    Twins to(after, scenarios);
    std::vector<EvidenceRow> rows;
    for (const Measurement& each : after.topology.catalog().measurements()) {
        const auto gain = gainOf(each.quantity, before.answer.bytesPerSecond, after.answer.bytesPerSecond);
        if (gain && each.machine == after.topology.machine().id && to.has(each.scenario) && from.has(each.baseline))
            add(rows, each, *gain);
    }
    return rows;
}

} // namespace boardset
