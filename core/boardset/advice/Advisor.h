// SPDX-License-Identifier: GPL-3.0-or-later
// What the maker recommends for a scenario, and what the model says comes of it.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/catalog/Recommendation.h"
#include "boardset/scenario/Edit.h"

#include <string>
#include <vector>

namespace boardset {

/// Effect of a choice in the model. Unknown: it is already set, can't be carried out, or can't be compared with now.
enum class AdviceEffect { Unknown, Loss, None, Gain };

/// One thing that can be done.
struct AdvisedChoice {
    Recommendation advice;
    std::string reason;      ///< Here.
    std::string part;        ///< Path of what it is about, as its query has it.
    std::vector<Edit> edits; ///< They carry it out, in order; none: it is so already.
    std::string whyNot;      ///< Why it cannot be carried out, a sentence; empty if it can.
    bool bringsNothing =
        false; ///< Nothing more is carried, and nothing is answered sooner, while another choice helps.
    AdviceEffect effect = AdviceEffect::Unknown;
    Canonical after; ///< The scenario with it; as it is, where it cannot be carried out.
    Answer answer;   ///< To that.

    bool isSet() const { return edits.empty() && whyNot.empty(); }
    /// False if the model shows a loss, or no change.
    bool isOffered() const { return effect == AdviceEffect::Unknown || effect == AdviceEffect::Gain; }
};

struct AdvisedQuestion {
    std::string title;
    bool gainsNothing = false;          ///< Choices that are ranked by what they gain, and none alone gains anything.
    std::vector<AdvisedChoice> choices; ///< At least one; those that can't be carried out are last. The source
                                        ///< recommends the first, even if its `effect` is no gain here.
};

struct Advised {
    WorkloadKind workload; ///< For which this is advice.
    std::vector<AdvisedQuestion> questions;
};

/// The kinds of work that advice about a machine tells apart, those of its families; none: there is no advice.
std::vector<WorkloadKind> workloadKindsOf(const Topology& topology);

/// The kind of work of a scenario, as far as it tells. CatalogError if there is none, or if a query cannot be asked.
WorkloadKind workloadKindOf(const Canonical& at);

/// The advice for a scenario of a machine that has some, with work of the kind `workload`, an id; empty: as
/// workloadKindOf() has it. `now` is the scenario's answer. Solves once for each choice that changes something, at most
/// a dozen times. Throws CatalogError for an unknown kind, naming those there are, or for a query that cannot be asked.
Advised advise(const Canonical& at, const Answer& now, const std::string& workload = {});

} // namespace boardset
