// SPDX-License-Identifier: GPL-3.0-or-later
// What the maker measured of a placement that has just been answered, or of one over another.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/evidence/Evidence.h"
#include "boardset/evidence/NetworkColour.h"

#include <map>
#include <optional>

namespace boardset {

/// A placement and its answer, as they stand in front of somebody.
struct Answered {
    const std::string& id; ///< Of the bundled scenario, if it is one.
    const Topology& topology;
    const Answer& answer;

    std::uint64_t colour() const; ///< networkColour(), made out once.
    mutable std::optional<std::uint64_t> known{};
};

/// Which bundled scenarios are one placement in the model's eyes; each is looked at when it is first asked for.
class BundledColours {
public:
    BundledColours(std::shared_ptr<const Catalog> catalog, ScenarioLoader scenarios)
        : m_catalog(std::move(catalog)), m_scenarios(std::move(scenarios)) {}

    /// Whether a bundled scenario is the one that was answered, or the model cannot tell it from that
    /// (networkColour()). One with a program counts only where it is the one that is open.
    bool isTwin(const Answered& of, const std::string& id);

private:
    struct Bundled {
        std::string machine;
        std::size_t classes = 0; ///< What differs in them needs no colour to be told apart.
        std::uint64_t colour = 0;
    };
    const std::optional<Bundled>& of(const std::string& id); ///< Nothing of a program.

    std::shared_ptr<const Catalog> m_catalog;
    ScenarioLoader m_scenarios;
    std::map<std::string, std::optional<Bundled>> m_known;
};

/// The published throughputs of a placement; each printed figure once.
std::vector<EvidenceRow> measuredOf(const Answered& of, BundledColours& bundled);

/// The same of published gains of `after` over `before`.
std::vector<EvidenceRow> measuredBetween(const Answered& before, const Answered& after, BundledColours& bundled);

/// "+3.8 %", "-1.4 points".
std::string errorText(const EvidenceRow& row);

/// "2,303 MB/s, the model -3.8 % (predicted; Sun MPO white paper, Table 3-6, test 2)".
std::string measuredSentence(const EvidenceRow& row, const Catalog& catalog);

/// For below a drawing: "Measured 2,303 MB/s, the model ...", and the note of each.
std::vector<std::string> measuredRemarks(const std::vector<EvidenceRow>& rows, const Catalog& catalog);

} // namespace boardset
