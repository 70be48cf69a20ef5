// SPDX-License-Identifier: GPL-3.0-or-later
// Every published measurement with the model's answer beside it.
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

/// One measurement against the model.
struct EvidenceRow {
    Measurement measurement;
    double model = 0;        ///< In the measurement's unit.
    double errorPercent = 0; ///< 100 (model/published - 1); model - published, in points, if inHundredths().
    Derivation derivation;
    std::optional<std::uint64_t> colour; ///< networkColour() of the scenario that it is of, if of one.
};

/// A measurement beside the model's value, which is in the measurement's unit: how far it is off.
EvidenceRow beside(Measurement measurement, double model);

/// Whether they are of one printed figure, which may be asked of a placement by hand and of a program, and with and
/// without waiting.
bool isSameFigure(const EvidenceRow& a, const EvidenceRow& b);

/// Gives the bundled scenario of an id, in canonical form (see resolve()), and keeps it: a loader never returns what it
/// has just made. Throws InputError if there is none.
using ScenarioLoader = std::function<const Scenario&(const std::string& id)>;

/// Evidence for the measurements of one machine, or of all when `machine` is empty.
std::vector<EvidenceRow> evidence(const std::shared_ptr<const Catalog>& catalog, const ScenarioLoader& scenarios,
                                  const std::string& machine = {});

/// The same for one measurement.
EvidenceRow evidenceOf(const std::shared_ptr<const Catalog>& catalog, const ScenarioLoader& scenarios,
                       const Measurement& measurement);

/// The measurements that cover a placement: of the same machine, and of bundled scenarios that the model cannot tell
/// from it (see networkColour()), alone or in a ratio. Counts of pages cover it where they are its own. Each printed
/// figure once; counts of pages after what they lead to.
std::vector<EvidenceRow> evidenceFor(const std::vector<EvidenceRow>& all, const Topology& topology,
                                     const Workload& workload, const MachineNetwork& model);

} // namespace boardset
