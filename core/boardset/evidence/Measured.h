// SPDX-License-Identifier: GPL-3.0-or-later
// Published measurements of a solved placement, or of one placement relative to another.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/evidence/Evidence.h"
#include "boardset/evidence/NetworkColour.h"

#include <map>
#include <optional>

namespace boardset {

/// A placement and its answer, as shown to the user.
struct Answered {
    const std::string& id; ///< Id of the bundled scenario; empty if it is not bundled.
    const Topology& topology;
    const Answer& answer;

    std::uint64_t colour() const; ///< Returns the networkColour(), which is computed once.
    mutable std::optional<std::uint64_t> known{};
};

/// Finds the bundled scenarios that the model cannot distinguish from a placement; each is examined on first use.
class BundledColours {
public:
    BundledColours(std::shared_ptr<const Catalog> catalog, ScenarioLoader scenarios)
        : m_catalog(std::move(catalog)), m_scenarios(std::move(scenarios)) {}

    /// True if the bundled scenario `id` is the answered one, or if the model cannot distinguish the two placements
    /// (see networkColour()). A scenario with a program counts only if it is the answered one.
    bool isTwin(const Answered& of, const std::string& id);

private:
    struct Bundled {
        std::string machine;
        std::size_t classes = 0; ///< Number of classes. If two numbers differ, the colours need not be compared.
        std::uint64_t colour = 0;
    };
    const std::optional<Bundled>& of(const std::string& id); ///< Empty for a scenario with a program.

    std::shared_ptr<const Catalog> m_catalog;
    ScenarioLoader m_scenarios;
    std::map<std::string, std::optional<Bundled>> m_known;
};

/// Returns the published throughputs of a placement; each printed figure appears once.
std::vector<EvidenceRow> measuredOf(const Answered& of, BundledColours& bundled);

/// Returns the published gains of `after` over `before`; each printed figure appears once.
std::vector<EvidenceRow> measuredBetween(const Answered& before, const Answered& after, BundledColours& bundled);

/// Returns the model's error as text: "+3.8 %", "-1.4 points".
std::string errorText(const EvidenceRow& row);

/// Returns a sentence such as "2,303 MB/s; the model differs by -3.8 % (predicted; Sun MPO white paper, Table 3-6)".
std::string measuredSentence(const EvidenceRow& row, const Catalog& catalog);

/// Returns remarks to show below a diagram: "Measured 2,303 MB/s; the model ...". Each remark includes the
/// measurement's note.
std::vector<std::string> measuredRemarks(const std::vector<EvidenceRow>& rows, const Catalog& catalog);

} // namespace boardset
