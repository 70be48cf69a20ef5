// SPDX-License-Identifier: GPL-3.0-or-later
// Whether edits that a machine allows are refused by a rule: one decision for whoever edits.
#pragma once

#include "boardset/rules/Findings.h"
#include "boardset/scenario/Edit.h"

#include <optional>

namespace boardset {

/// A rule that edits would newly break.
struct Refusal {
    Finding finding;
    std::string sentence() const { return finding.title + ". " + finding.reason; }
};

/// What keeps edits from being done: where they put a board elsewhere, the first finding of a rule that refuses
/// (Rule::refuses) which was not there before. A part that fails, and what an option takes away, is told and not
/// refused. `stopped`: who is so after them, if an answer has said it; null: it is found out.
std::optional<Refusal> refuses(RuleBook& rules, const std::vector<Edit>& edits, const Canonical& before,
                               const Canonical& after, const std::vector<StoppedCustomer>* stopped = nullptr);

/// What edits give, each on what the one before gave, unless a rule refuses it: then EditError with its sentence.
Canonical edited(RuleBook& rules, const Canonical& before, const std::vector<Edit>& edits);

} // namespace boardset
