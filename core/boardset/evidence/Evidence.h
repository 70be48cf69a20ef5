// SPDX-License-Identifier: GPL-3.0-or-later
// Published measurements compared with the model.
#pragma once

#include "boardset/analysis/MachineNetwork.h"
#include "boardset/catalog/Catalog.h"
#include "boardset/explain/Derivation.h"
#include "boardset/scenario/Scenario.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// One measurement compared with the model.
struct EvidenceRow {
    Measurement measurement;
    double model = 0;        ///< The model's value, in the measurement's unit.
    double errorPercent = 0; ///< 100 (model/published - 1); if inHundredths(), model - published in percentage points.
    Derivation derivation;
    std::optional<std::uint64_t> colour; ///< networkColour() of the measurement's scenario, if it has one.
};

/// Returns a measurement with its error against the model's value, which is in the measurement's unit.
EvidenceRow beside(Measurement measurement, double model);

/// True if both rows are about one printed figure. A figure may be compared with a manual placement and with a program,
/// and with and without queueing.
bool isSameFigure(const EvidenceRow& a, const EvidenceRow& b);

/// Returns the bundled scenario with an id, in canonical form (see resolve()). The loader owns the scenario, so the
/// reference stays valid. Throws InputError if there is no such scenario.
using ScenarioLoader = std::function<const Scenario&(const std::string& id)>;

/// Returns the evidence for the measurements of one machine, or of all if `machine` is empty.
std::vector<EvidenceRow> evidence(const std::shared_ptr<const Catalog>& catalog, const ScenarioLoader& scenarios,
                                  const std::string& machine = {});

/// Returns the evidence for one measurement.
EvidenceRow evidenceOf(const std::shared_ptr<const Catalog>& catalog, const ScenarioLoader& scenarios,
                       const Measurement& measurement);

/// Returns the measurements that apply to a placement: those of the same machine and of bundled scenarios that the
/// model cannot distinguish from it (see networkColour()), alone or in a ratio. Counts of pages apply only if they are
/// the placement's own. Each printed figure appears once; counts of pages come after the results that follow from them.
std::vector<EvidenceRow> evidenceFor(const std::vector<EvidenceRow>& all, const Topology& topology,
                                     const Workload& workload, const MachineNetwork& model);

} // namespace boardset
