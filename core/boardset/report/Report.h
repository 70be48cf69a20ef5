// SPDX-License-Identifier: GPL-3.0-or-later
// An HTML report about a scenario. The first page contains the diagram, results, configuration, findings, derivations
// and sources. The next page contains a comparison. Identical items appear once. Items that do not fit are counted,
// with a reference to where they are shown.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/describe/Table.h"
#include "boardset/evidence/Evidence.h"
#include "boardset/rules/Findings.h"
#include "boardset/scenario/Scenario.h"

#include <string>
#include <vector>

namespace boardset {

/// The comparison of a scenario with another scenario.
struct ReportedComparison {
    std::string name = {}; ///< Name of scenario A; empty if there is no comparison.
    Table differences = {};
};

/// The contents of a report.
struct Report {
    const Topology& topology;
    const Scenario& scenario;
    const Answer& answer;
    /// Step of the scenario's program that is displayed: "At step 77 of 145: Thread 4 ...". Empty at the last step.
    std::string step = {};
    ReportedComparison against = {};
    std::vector<EvidenceRow> measured = {};
    std::vector<Finding> findings = {};
    std::size_t rules = 3;    ///< Maximum number of rules whose findings are listed.
    std::size_t lines = 5;    ///< Maximum number of lines per derivation.
    std::string diagram = {}; ///< Markup of the block diagram, an <svg> or an <img> element.
};

/// Returns the report as a self-contained HTML document.
/// The document contains no date, so identical scenarios give identical reports.
std::string toHtml(const Report& report);

} // namespace boardset
