// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses a thread's home lgroup by Solaris' rule, as a function of loads alone (illumos, lgrp_choose).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace boardset {

/// Rule that chooses between candidates within the tolerance; the values are those of lgrp_choose_policy.
enum class HomePolicy { Random = 1, RoundRobin = 2, LongestSince = 3 };

/// One leaf lgroup of the thread's processor set.
struct HomeCandidate {
    int lgroup = 0;
    std::int64_t load = 0;
    int processors = 1;          ///< Number of online processors in the set.
    std::int64_t lastHomed = -1; ///< Time in ns at which a thread last got this home; -1 if none did.
    bool inProcess = false;      ///< True if the lgroup is home to a thread of the process.
};

/// The tunables as stored; each is divided by the number of processors of an lgroup before use.
struct HomeTunables {
    std::int64_t expandThreshold = 0;  ///< lgrp_expand_proc_thresh
    std::int64_t expandDifference = 0; ///< lgrp_expand_proc_diff
    std::int64_t tolerance = 0;        ///< lgrp_loadavg_tolerance
    HomePolicy policy = HomePolicy::LongestSince;
};

/// The choice and its alternatives, as indices of candidates.
struct HomeDecision {
    std::size_t home = 0;
    std::optional<std::size_t> own;   ///< The best of the process's lgroups; if it has none, the best of all lgroups.
    std::optional<std::size_t> other; ///< The best lgroup that is not home to the process.
    bool expanded = false;            ///< True if the process spreads to another lgroup.
};

/// True if candidate `a` displaces `b`, which was found earlier:
///     load(a) + tolerance/n(a) < load(b),   or, under LongestSince,
///     load(a) < load(b) and the last thread got home a earlier than home b.
bool isBetterHome(const HomeCandidate& a, const HomeCandidate& b, const HomeTunables& tunables);

/// Chooses a home. `candidates` has at least one element, in the order of the search. With own = the best of the
/// process's lgroups and other = the best of the rest, the process spreads if
///     load(own) > threshold/n(own)  and  load(other) + difference/n(other) < load(own),
/// both strictly.
HomeDecision chooseHome(const std::vector<HomeCandidate>& candidates, const HomeTunables& tunables);

} // namespace boardset
