// SPDX-License-Identifier: GPL-3.0-or-later
// A scenario on one page: diagram, answer, configuration, findings, derivations, sources. What is alike is told once,
// and of what does not fit, how much it is and where. What it is compared with is on the next page. As HTML.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/evidence/Evidence.h"
#include "boardset/rules/Findings.h"
#include "boardset/scenario/Scenario.h"

#include <string>
#include <vector>

namespace boardset {

/// What a scenario is compared with, in words.
struct ReportedComparison {
    std::string name = {};                           ///< Of A; empty: with nothing.
    std::string sentence = {};                       ///< How they differ.
    std::vector<std::vector<std::string>> rows = {}; ///< Difference, A, B, change.
};

struct Report {
    const Topology& topology;
    const Scenario& scenario;
    const Answer& answer;
    std::string step = {}; ///< Of its program, where not the end of it is shown: "At step 77 of 145: Thread 4 ...".
    ReportedComparison against = {};
    std::vector<EvidenceRow> measured = {};
    std::vector<Finding> findings = {};
    std::size_t lines = 5;    ///< Of each derivation.
    std::string diagram = {}; ///< Markup of the block diagram: an <svg>, or an <img>.
};

/// A whole HTML document that needs nothing else. It says nothing of when it was made: the same scenario gives the same
/// report.
std::string toHtml(const Report& report);

} // namespace boardset
