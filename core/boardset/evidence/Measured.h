// SPDX-License-Identifier: GPL-3.0-or-later
// Published measurements of a solved placement, or of one placement relative to another.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/evidence/Evidence.h"
#include "boardset/evidence/NetworkColour.h"

#include <map>
#include <optional>

namespace boardset {

/// A placement and the result of the model for it, as shown to the user.
struct Answered {
    const std::string& id; ///< Id of the bundled scenario; empty if the placement is not from a bundled scenario.
    const Topology& topology;
    const Answer& answer;

    std::uint64_t colour() const; ///< Returns the networkColour() of the placement, which is computed only once.
    mutable std::optional<std::uint64_t> known{};
};

/// Finds the bundled scenarios that the model cannot distinguish from a placement.
/// Examines each scenario when it is first used.
class BundledColours {
public:
    BundledColours(std::shared_ptr<const Catalog> catalog, ScenarioLoader scenarios)
        : m_catalog(std::move(catalog)), m_scenarios(std::move(scenarios)) {}

    /// True if the placement is from the bundled scenario `id`,
    /// or if the model cannot distinguish the two placements (see networkColour()).
    /// If the scenario has a program, only the first condition counts.
    bool isTwin(const Answered& of, const std::string& id);

private:
    struct Bundled {
        std::string machine;
        /// Number of classes. If two placements have different numbers, their colours need not be compared.
        std::size_t classes = 0;
        std::uint64_t colour = 0;
    };
    /// Returns the bundled scenario with the given id; empty if the scenario has a program.
    const std::optional<Bundled>& of(const std::string& id);

    std::shared_ptr<const Catalog> m_catalog;
    ScenarioLoader m_scenarios;
    std::map<std::string, std::optional<Bundled>> m_known;
};

/// Returns the published throughputs of a placement, or its published latencies on an idle machine. Each printed figure
/// appears once.
std::vector<EvidenceRow> measuredOf(const Answered& of, BundledColours& bundled,
                                    MeasuredQuantity quantity = MeasuredQuantity::Throughput);

/// Returns the published gains of `after` over `before`; each printed figure appears once.
std::vector<EvidenceRow> measuredBetween(const Answered& before, const Answered& after, BundledColours& bundled);

/// Returns remarks for drawings and reports, one per row: "Measured 2,303 MB/s; the model ...".
/// Each remark includes the note of its measurement.
std::vector<std::string> measuredRemarks(const std::vector<EvidenceRow>& rows, const Catalog& catalog);

} // namespace boardset
