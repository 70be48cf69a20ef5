// SPDX-License-Identifier: GPL-3.0-or-later
// Recommendations of the manufacturer for a scenario, and their effects in the model.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/catalog/Recommendation.h"
#include "boardset/scenario/Edit.h"

#include <string>
#include <vector>

namespace boardset {

/// Effect of a choice in the model. It is Unknown if the choice is already set, or cannot be applied or compared.
enum class AdviceEffect { Unknown, Loss, None, Gain };

/// One choice that the user can apply.
struct AdvisedChoice {
    Recommendation advice;
    std::string reason;         ///< Reason for the advice in this scenario.
    std::string part;           ///< Path of the part concerned, from the advice's query.
    std::vector<Edit> edits;    ///< Edits that apply the choice, in order; empty if it is already set.
    std::string whyNot;         ///< Reason why the choice cannot be applied, as a sentence; empty if it can.
    bool bringsNothing = false; ///< True if neither throughput nor latency improves, while another choice improves it.
    AdviceEffect effect = AdviceEffect::Unknown;
    Canonical after; ///< The scenario with the choice; unchanged if it cannot be applied.
    Answer answer;   ///< Results of `after`.

    /// True if the scenario already has the choice.
    bool isSet() const { return edits.empty() && whyNot.empty(); }
    /// False if the model shows a loss or no change.
    bool isOffered() const { return effect == AdviceEffect::Unknown || effect == AdviceEffect::Gain; }
};

/// A question of the advice, with the choices that answer it.
struct AdvisedQuestion {
    std::string title;
    bool gainsNothing = false;          ///< True if choices are ranked by gain, but none of them alone gains anything.
    std::vector<AdvisedChoice> choices; ///< At least one choice; choices that can't be applied are last. The source
                                        ///< recommends the first choice, even if its `effect` is no gain here.
};

/// All advice for a scenario.
struct Advised {
    WorkloadKind workload; ///< Kind of work that the advice applies to.
    std::vector<AdvisedQuestion> questions;
};

/// Returns the kinds of work for which there is advice about the machine's families; empty if there is no advice.
std::vector<WorkloadKind> workloadKindsOf(const Topology& topology);

/// Returns the kind of work of a scenario. Throws CatalogError if there is no advice for it, or if a query is invalid.
WorkloadKind workloadKindOf(const Canonical& at);

/// Returns the advice for a scenario. `workload` is the id of a kind of work; if it is empty, workloadKindOf()
/// determines the kind. `now` is the scenario's answer. Solves one scenario for each choice that changes something, but
/// at most twelve. Throws CatalogError if a query is invalid. Also throws it, with a list of the known kinds, if the
/// kind is unknown.
Advised advise(const Canonical& at, const Answer& now, const std::string& workload = {});

} // namespace boardset
