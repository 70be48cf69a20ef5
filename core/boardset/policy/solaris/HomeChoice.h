// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses a thread's home lgroup by Solaris' rule, as a function of loads alone (illumos, lgrp_choose).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace boardset {

/// Rule that chooses between candidates whose loads are within the tolerance;
/// the values are those of lgrp_choose_policy.
enum class HomePolicy { Random = 1, RoundRobin = 2, LongestSince = 3 };

/// One leaf lgroup of the thread's processor set.
struct HomeCandidate {
    int lgroup = 0;
    std::int64_t load = 0;
    int processors = 1;          ///< Number of online processors in the set.
    std::int64_t lastHomed = -1; ///< Time in ns at which a thread last got this lgroup as its home;
                                 ///< -1 if no thread has.
    bool inProcess = false;      ///< True if the lgroup is home to a thread of the process.
};

/// The tunables as stored. Before use, each value is divided by an lgroup's number of processors.
struct HomeTunables {
    std::int64_t expandThreshold = 0;  ///< lgrp_expand_proc_thresh
    std::int64_t expandDifference = 0; ///< lgrp_expand_proc_diff
    std::int64_t tolerance = 0;        ///< lgrp_loadavg_tolerance
    HomePolicy policy = HomePolicy::LongestSince;
};

/// The choice and its alternatives, as indices of candidates.
struct HomeDecision {
    std::size_t home = 0;
    std::optional<std::size_t> own;   ///< The best of the lgroups that are home to the process; if there are none,
                                      ///< the best of all lgroups.
    std::optional<std::size_t> other; ///< The best lgroup that is not home to the process.
    bool expanded = false;            ///< True if the process spreads to another lgroup.
};

/// True if candidate `a` displaces candidate `b`, which was found earlier. n(x) is the number of processors of x:
///     load(a) + tolerance/n(a) < load(b),   or, under LongestSince,
///     load(a) < load(b), and `a` last became a thread's home earlier than `b` did.
bool isBetterHome(const HomeCandidate& a, const HomeCandidate& b, const HomeTunables& tunables);

/// Chooses a home. `candidates` has at least one element, in the order of the search.
/// Let own be the best of the lgroups that are home to the process, other the best of the remaining lgroups,
/// and n(x) the number of processors of x. The process spreads to another lgroup if both inequalities hold strictly:
///     load(own) > threshold/n(own)  and  load(other) + difference/n(other) < load(own).
HomeDecision chooseHome(const std::vector<HomeCandidate>& candidates, const HomeTunables& tunables);

} // namespace boardset
