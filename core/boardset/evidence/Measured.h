// SPDX-License-Identifier: GPL-3.0-or-later
// Published measurements of an answered placement, or of one placement over another.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/evidence/Evidence.h"
#include "boardset/evidence/NetworkColour.h"

#include <map>
#include <optional>

namespace boardset {

/// A placement and its answer, as shown to the user.
struct Answered {
    const std::string& id; ///< Id of the bundled scenario, if it is one.
    const Topology& topology;
    const Answer& answer;

    std::uint64_t colour() const; ///< networkColour(), computed once.
    mutable std::optional<std::uint64_t> known{};
};

/// Finds the bundled scenarios that are the same placement to the model; each is examined on first use.
class BundledColours {
public:
    BundledColours(std::shared_ptr<const Catalog> catalog, ScenarioLoader scenarios)
        : m_catalog(std::move(catalog)), m_scenarios(std::move(scenarios)) {}

    /// True if a bundled scenario is the answered one, or the model cannot distinguish it from that (networkColour()).
    /// A scenario with a program counts only if it is the open one.
    bool isTwin(const Answered& of, const std::string& id);

private:
    struct Bundled {
        std::string machine;
        std::size_t classes = 0; ///< Scenarios with different numbers of classes need no colour.
        std::uint64_t colour = 0;
    };
    const std::optional<Bundled>& of(const std::string& id); ///< Empty for a scenario with a program.

    std::shared_ptr<const Catalog> m_catalog;
    ScenarioLoader m_scenarios;
    std::map<std::string, std::optional<Bundled>> m_known;
};

/// Returns the published throughputs of a placement; each printed figure once.
std::vector<EvidenceRow> measuredOf(const Answered& of, BundledColours& bundled);

/// Returns the same for published gains of `after` over `before`.
std::vector<EvidenceRow> measuredBetween(const Answered& before, const Answered& after, BundledColours& bundled);

/// Returns the error: "+3.8 %", "-1.4 points".
std::string errorText(const EvidenceRow& row);

/// Returns "2,303 MB/s; the model differs by -3.8 % (predicted; Sun MPO white paper, Table 3-6, test 2)".
std::string measuredSentence(const EvidenceRow& row, const Catalog& catalog);

/// Returns remarks for below a diagram: "Measured 2,303 MB/s; the model ...", and the note of each.
std::vector<std::string> measuredRemarks(const std::vector<EvidenceRow>& rows, const Catalog& catalog);

} // namespace boardset
