// SPDX-License-Identifier: GPL-3.0-or-later
// Refusal of edits by rules, in one function for all editors.
#pragma once

#include "boardset/rules/Findings.h"
#include "boardset/scenario/Edit.h"

#include <optional>

namespace boardset {

/// A rule that edits would newly violate.
struct Refusal {
    Finding finding;
    std::string sentence() const { return finding.title + ". " + finding.reason; }
};

/// Returns the reason to refuse edits; empty if no rule refuses them. Only edits that move a board can be refused. The
/// reason is the first new finding of a refusing rule (Rule::refuses). Failures of parts and effects of options are
/// reported but not refused. `stopped` are the customers that cannot run after the edits; if null, they are computed.
std::optional<Refusal> refuses(RuleBook& rules, const std::vector<Edit>& edits, const Canonical& before,
                               const Canonical& after, const std::vector<StoppedCustomer>* stopped = nullptr);

/// Applies edits one after another and returns the result. Throws EditError with the rule's sentence if a rule refuses
/// them.
Canonical edited(RuleBook& rules, const Canonical& before, const std::vector<Edit>& edits);

} // namespace boardset
