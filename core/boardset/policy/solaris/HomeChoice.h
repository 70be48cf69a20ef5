// SPDX-License-Identifier: GPL-3.0-or-later
// Which lgroup becomes a thread's home: Solaris' rule, as a function of loads alone (illumos, lgrp_choose).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace boardset {

/// How candidates within the tolerance are told apart; the values are those of lgrp_choose_policy.
enum class HomePolicy { Random = 1, RoundRobin = 2, LongestSince = 3 };

/// One leaf lgroup of the thread's processor set.
struct HomeCandidate {
    int lgroup = 0;
    std::int64_t load = 0;
    int processors = 1;          ///< On line and in the set.
    std::int64_t lastHomed = -1; ///< When a thread was last given this home, in ns; -1: never.
    bool inProcess = false;      ///< The process has threads at home there.
};

/// The tunables, as they are stored: each is divided by the processors of an lgroup before use.
struct HomeTunables {
    std::int64_t expandThreshold = 0;  ///< lgrp_expand_proc_thresh
    std::int64_t expandDifference = 0; ///< lgrp_expand_proc_diff
    std::int64_t tolerance = 0;        ///< lgrp_loadavg_tolerance
    HomePolicy policy = HomePolicy::LongestSince;
};

/// The choice, with what it was made between: indices of candidates.
struct HomeDecision {
    std::size_t home = 0;
    std::optional<std::size_t> own;   ///< The best one where the process is, or of all while it is nowhere.
    std::optional<std::size_t> other; ///< The best one where it is not.
    bool expanded = false;            ///< The process spreads to another lgroup.
};

/// Whether `a` displaces `b`, which was found earlier:
///     load(a) + tolerance/n(a) < load(b),   or, by the longest since the last homing,
///     load(a) < load(b) and a was given a thread earlier than b.
bool isBetterHome(const HomeCandidate& a, const HomeCandidate& b, const HomeTunables& tunables);

/// `candidates` in the order in which they are looked at; at least one. With own = the best of the process's lgroups
/// and other = the best of the rest, the process spreads if
///     load(own) > threshold/n(own)  and  load(other) + difference/n(other) < load(own),
/// both strictly.
HomeDecision chooseHome(const std::vector<HomeCandidate>& candidates, const HomeTunables& tunables);

} // namespace boardset
