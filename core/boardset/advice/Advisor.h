// SPDX-License-Identifier: GPL-3.0-or-later
// The manufacturer's recommendations for a scenario, and their effects in the model.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/catalog/Recommendation.h"
#include "boardset/scenario/Edit.h"

#include <string>
#include <vector>

namespace boardset {

/// The effect of a choice in the model. Unknown if the choice is already set, can't be applied, or can't be compared.
enum class AdviceEffect { Unknown, Loss, None, Gain };

/// A choice that the advice recommends and the user can apply.
struct AdvisedChoice {
    Recommendation advice;
    std::string reason;      ///< Reason for the advice in this scenario.
    std::string part;        ///< Path of the part to which the advice applies, as returned by the advice's query.
    std::vector<Edit> edits; ///< Edits that apply the choice, in order; empty if the choice is already set.
    std::string whyNot; ///< Reason why the choice can't be applied, as a sentence; empty if the choice can be applied.
    /// True if this choice improves neither throughput nor latency, but another choice improves one of them.
    bool bringsNothing = false;
    AdviceEffect effect = AdviceEffect::Unknown;
    Canonical after; ///< The scenario after the choice is applied; unchanged if the choice can't be applied.
    Answer answer;   ///< Results for the scenario `after`.

    /// True if the choice is already set in the scenario.
    bool isSet() const { return edits.empty() && whyNot.empty(); }
    /// True unless the model shows a loss or no change for the choice.
    bool isOffered() const { return effect == AdviceEffect::Unknown || effect == AdviceEffect::Gain; }
};

/// A question that the advice asks, with the possible choices.
struct AdvisedQuestion {
    std::string title;
    bool gainsNothing = false; ///< True if the choices are ranked by gain, but no single choice has a gain.
    /// At least one choice; choices that can't be applied come last.
    /// The source recommends the first choice, even if it has no gain in this scenario.
    std::vector<AdvisedChoice> choices;
};

/// All advice for a scenario.
struct Advised {
    WorkloadKind workload; ///< The kind of work to which the advice applies.
    std::vector<AdvisedQuestion> questions;
};

/// Returns the kinds of work for which the catalog has advice about the machine's families; empty if there is no
/// advice.
std::vector<WorkloadKind> workloadKindsOf(const Topology& topology);

/// Returns the kind of work of a scenario.
/// Throws CatalogError if the catalog has no advice for that kind, or if a query is invalid.
WorkloadKind workloadKindOf(const Canonical& at);

/// Returns the advice for a scenario.
/// `workload` is the id of a kind of work; if it is empty, workloadKindOf() determines the kind.
/// `now` is the scenario's answer.
/// Solves one scenario for each choice that changes the scenario, but at most twelve scenarios in total.
/// Throws CatalogError if a query is invalid, or if the kind is unknown.
/// For an unknown kind, the error lists the known kinds.
Advised advise(const Canonical& at, const Answer& now, const std::string& workload = {});

} // namespace boardset
