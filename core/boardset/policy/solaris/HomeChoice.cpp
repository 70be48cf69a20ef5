// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/solaris/HomeChoice.h"

#include <algorithm>

namespace boardset {

namespace {

/// True if candidate `a` is better than candidate `b`, which was found earlier.
bool isBetterHome(const HomeCandidate& a, const HomeCandidate& b, const HomeTunables& tunables) {
    return a.load + tunables.tolerance / a.processors < b.load ||
           (tunables.policy == HomePolicy::LongestSince && a.load < b.load && a.lastHomed < b.lastHomed);
}

} // namespace

HomeDecision chooseHome(const std::vector<HomeCandidate>& candidates, const HomeTunables& tunables) {
    const bool isNowhere =
        std::none_of(candidates.begin(), candidates.end(), [](const HomeCandidate& each) { return each.inProcess; });
    HomeDecision decision;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        auto& best = isNowhere || candidates[i].inProcess ? decision.own : decision.other;
        if (!best || isBetterHome(candidates[i], candidates[*best], tunables))
            best = i;
    }
    if (!decision.own || !decision.other) {
        decision.home = decision.own.value_or(decision.other.value_or(0));
        return decision;
    }
    const HomeCandidate& own = candidates[*decision.own];
    const HomeCandidate& other = candidates[*decision.other];
    decision.expanded = own.load > tunables.expandThreshold / own.processors && other.load < own.load &&
                        other.load + tunables.expandDifference / other.processors < own.load;
    decision.home = decision.expanded ? *decision.other : *decision.own;
    return decision;
}

} // namespace boardset
