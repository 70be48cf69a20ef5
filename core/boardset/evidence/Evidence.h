// SPDX-License-Identifier: GPL-3.0-or-later
// Published measurements, compared with the results of the model.
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

/// A measurement, compared with the model.
struct EvidenceRow {
    Measurement measurement;
    double model = 0; ///< The model's value, in the measurement's unit.
    /// Relative error of the model in percent: 100 (model / published - 1).
    /// If inHundredths() is true, the difference in percentage points: model - published.
    double errorPercent = 0;
    Derivation derivation = {};
    /// Number of classes in the scenario. If two placements have different numbers, their colours need not be compared.
    std::size_t classes = 0;
    std::optional<std::uint64_t> colour = {}; ///< networkColour() of the scenario; empty if there is no scenario.

    /// True if the model could differ from the measurement.
    bool isCompared() const { return measurement.role != EvidenceRole::Input; }
};

/// Returns a row with the measurement and the error of the model's value. `model` is in the measurement's unit.
EvidenceRow beside(Measurement measurement, double model);

/// True if both rows are about the same printed figure.
/// A figure may have separate rows for a manual placement and for a program, and for results with and without queueing.
bool isSameFigure(const EvidenceRow& a, const EvidenceRow& b);

/// Function that returns the bundled scenario with the given id, in canonical form (see resolve()).
/// The loader owns the scenario, so the reference stays valid. Throws InputError if there is no such scenario.
using ScenarioLoader = std::function<const Scenario&(const std::string& id)>;

/// Returns the evidence for all measurements of one machine, or of all machines if `machine` is empty.
std::vector<EvidenceRow> evidence(const std::shared_ptr<const Catalog>& catalog, const ScenarioLoader& scenarios,
                                  const std::string& machine = {});

/// Returns the evidence for one measurement.
EvidenceRow evidenceOf(const std::shared_ptr<const Catalog>& catalog, const ScenarioLoader& scenarios,
                       const Measurement& measurement);

/// Returns the measurements that apply to a placement, both single values and ratios.
/// They are measurements of the placement's machine,
/// in bundled scenarios that the model cannot distinguish from the placement (see networkColour()).
/// A page count applies only if the placement has the same count. Each printed figure appears once.
/// Page counts come last, after the results that follow from them.
std::vector<EvidenceRow> evidenceFor(const std::vector<EvidenceRow>& all, const Topology& topology,
                                     const Workload& workload, const MachineNetwork& model);

} // namespace boardset
