// SPDX-License-Identifier: GPL-3.0-or-later
// A report about a scenario as HTML: diagram, results, configuration, findings, derivations and sources on one page,
// and a comparison on the next. Identical items appear once. Items that do not fit are counted, with a reference to
// where they are.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/evidence/Evidence.h"
#include "boardset/rules/Findings.h"
#include "boardset/scenario/Scenario.h"

#include <string>
#include <vector>

namespace boardset {

/// The comparison of a scenario with another one, as text.
struct ReportedComparison {
    std::string name = {};                           ///< Name of scenario A; empty if there is no comparison.
    std::string sentence = {};                       ///< The differences.
    std::vector<std::vector<std::string>> rows = {}; ///< Columns: difference, A, B, change.
};

/// The content of a report.
struct Report {
    const Topology& topology;
    const Scenario& scenario;
    const Answer& answer;
    /// Displayed step of the scenario's program: "At step 77 of 145: Thread 4 ...". Empty at the last step.
    std::string step = {};
    ReportedComparison against = {};
    std::vector<EvidenceRow> measured = {};
    std::vector<Finding> findings = {};
    std::size_t lines = 5;    ///< Maximum number of lines per derivation.
    std::string diagram = {}; ///< Markup of the block diagram: an <svg> or an <img>.
};

/// Returns a self-contained HTML document. The document has no date, so identical scenarios give identical reports.
std::string toHtml(const Report& report);

} // namespace boardset
