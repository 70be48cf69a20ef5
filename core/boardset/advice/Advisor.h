// SPDX-License-Identifier: GPL-3.0-or-later
// Recommendations of the manufacturer for a scenario, and their effects in the model.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/catalog/Recommendation.h"
#include "boardset/scenario/Edit.h"

#include <string>
#include <vector>

namespace boardset {

/// Effect of a choice in the model. Unknown: it is already set, cannot be applied, or cannot be compared.
enum class AdviceEffect { Unknown, Loss, None, Gain };

/// One choice that the user can apply.
struct AdvisedChoice {
    Recommendation advice;
    std::string reason;      ///< Reason in this scenario.
    std::string part;        ///< Path of the part concerned, from its query.
    std::vector<Edit> edits; ///< Edits that apply it, in order; empty if it is already set.
    std::string whyNot;      ///< Reason why it cannot be applied, as a sentence; empty if it can.
    bool bringsNothing =
        false; ///< True if it improves neither throughput nor latency, while another choice does.
    AdviceEffect effect = AdviceEffect::Unknown;
    Canonical after; ///< The scenario with the choice; unchanged if it cannot be applied.
    Answer answer;   ///< Results of `after`.

    bool isSet() const { return edits.empty() && whyNot.empty(); }
    /// False if the model shows a loss, or no change.
    bool isOffered() const { return effect == AdviceEffect::Unknown || effect == AdviceEffect::Gain; }
};

struct AdvisedQuestion {
    std::string title;
    bool gainsNothing = false;          ///< True if choices are ranked by their gain, and none gains anything alone.
    std::vector<AdvisedChoice> choices; ///< At least one; those that can't be applied are last. The source recommends
                                        ///< the first, even if its `effect` is no gain here.
};

struct Advised {
    WorkloadKind workload; ///< Kind of work of the advice.
    std::vector<AdvisedQuestion> questions;
};

/// Returns the kinds of work for which there is advice about the machine's families; empty if there is no advice.
std::vector<WorkloadKind> workloadKindsOf(const Topology& topology);

/// Returns the kind of work of a scenario, if it can be determined. Throws CatalogError if there is none or a query is
/// invalid.
WorkloadKind workloadKindOf(const Canonical& at);

/// Returns the advice for a scenario with work of the kind `workload`, an id; if empty, workloadKindOf() determines it.
/// `now` is the scenario's answer. Solves once for each choice that changes something, at most twelve times. Throws
/// CatalogError for an unknown kind, with the known ones, or for an invalid query.
Advised advise(const Canonical& at, const Answer& now, const std::string& workload = {});

} // namespace boardset
