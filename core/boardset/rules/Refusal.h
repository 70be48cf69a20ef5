// SPDX-License-Identifier: GPL-3.0-or-later
// Refusal of edits that violate rules, in one function for all editors.
#pragma once

#include "boardset/rules/Findings.h"
#include "boardset/scenario/Edit.h"
#include "boardset/text/Message.h"

#include <optional>

namespace boardset {

/// A rule that edits would violate, but that was not violated before.
struct Refusal {
    Finding finding;
    std::string sentence() const {
        return Message{"{title}. {reason}", {{"title", finding.title}, {"reason", finding.reason}}};
    }
};

/// Returns the reason to refuse the edits; empty if no rule refuses them.
/// Only edits that move a board can be refused.
/// The reason is the first new finding of a refusing rule (Rule::refuses).
/// Failures of parts and effects of options are reported but not refused.
/// `stopped` contains the customers that cannot run after the edits.
/// If `stopped` is null, the function finds these customers itself.
std::optional<Refusal> refuses(RuleBook& rules, const std::vector<Edit>& edits, const Canonical& before,
                               const Canonical& after, const std::vector<StoppedCustomer>* stopped = nullptr);

/// Applies edits in order and returns the result.
/// If a rule refuses the edits, throws EditError with the rule's sentence.
Canonical edited(RuleBook& rules, const Canonical& before, const std::vector<Edit>& edits);

} // namespace boardset
