// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/evidence/Measured.h"

#include "boardset/evidence/DescribeEvidence.h"

#include <algorithm>

namespace boardset {

namespace {

/// Returns the model's value for a measurement that depends only on rates, in the measurement's unit.
/// Returns nothing for other measurements.
std::optional<double> gainOf(MeasuredQuantity quantity, double before, double after) {
    switch (quantity) {
    case MeasuredQuantity::Speedup:
        return 100 * (after / before - 1);
    case MeasuredQuantity::Scaling:
        return after / before;
    case MeasuredQuantity::TimeReduction:
        return 100 * (1 - before / after);
    default:
        return std::nullopt;
    }
}

/// Adds a row, unless the rows already contain the same figure.
void add(std::vector<EvidenceRow>& rows, const Measurement& measurement, double model) {
    EvidenceRow row = beside(measurement, model);
    if (std::none_of(rows.begin(), rows.end(), [&](const EvidenceRow& each) { return isSameFigure(each, row); }))
        rows.push_back(std::move(row));
}

} // namespace

std::uint64_t Answered::colour() const {
    if (!known)
        known = networkColour(answer.model, topology);
    return *known;
}

const std::optional<BundledColours::Bundled>& BundledColours::of(const std::string& id) {
    const auto [known, isNew] = m_known.try_emplace(id);
    if (!isNew)
        return known->second;
    const Scenario& scenario = m_scenarios(id);
    if (!scenario.program) {
        const auto topology = Topology::build(m_catalog, scenario.machine, scenario.configuration);
        const MachineNetwork model = buildNetwork(*topology, scenario.workload);
        known->second = {scenario.machine, model.classes.size(), networkColour(model, *topology)};
    }
    return known->second;
}

bool BundledColours::isTwin(const Answered& of, const std::string& id) {
    if (of.id == id)
        return true;
    const auto& bundled = this->of(id);
    return bundled && bundled->machine == of.topology.machine().id &&
           bundled->classes == of.answer.model.classes.size() && bundled->colour == of.colour();
}

std::vector<EvidenceRow> measuredOf(const Answered& of, BundledColours& bundled, MeasuredQuantity quantity) {
    std::vector<EvidenceRow> rows;
    const double model =
        quantity == MeasuredQuantity::Throughput ? of.answer.bytesPerSecond : of.answer.zeroLoadLatencyNs * 1e-9;
    for (const Measurement& each : of.topology.catalog().measurements())
        if (each.quantity == quantity && each.machine == of.topology.machine().id && bundled.isTwin(of, each.scenario))
            add(rows, each, model / each.factor);
    return rows;
}

std::vector<EvidenceRow> measuredBetween(const Answered& before, const Answered& after, BundledColours& bundled) {
    std::vector<EvidenceRow> rows;
    for (const Measurement& each : after.topology.catalog().measurements()) {
        const auto gain = gainOf(each.quantity, before.answer.bytesPerSecond, after.answer.bytesPerSecond);
        if (gain && each.machine == after.topology.machine().id && bundled.isTwin(after, each.scenario) &&
            bundled.isTwin(before, each.baseline))
            add(rows, each, *gain);
    }
    return rows;
}

std::vector<std::string> measuredRemarks(const std::vector<EvidenceRow>& rows, const Catalog& catalog) {
    std::vector<std::string> remarks;
    for (const EvidenceRow& row : rows)
        remarks.push_back(Message{row.measurement.note.empty() ? "Measured {measured}." : "Measured {measured}. {note}",
                                  {{"measured", describeMeasured(row, catalog)}, {"note", row.measurement.note}}});
    return remarks;
}

} // namespace boardset
