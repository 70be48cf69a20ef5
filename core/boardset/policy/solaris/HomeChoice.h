// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses a thread's home lgroup by Solaris' rule, as a function of loads only (illumos, lgrp_choose).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace boardset {

/// Rule for the choice between candidates whose loads are within the tolerance.
/// The values are those of lgrp_choose_policy.
enum class HomePolicy { Random = 1, RoundRobin = 2, LongestSince = 3 };

/// A candidate for a thread's home: one leaf lgroup with processors of the thread's processor set.
struct HomeCandidate {
    int lgroup = 0;
    std::int64_t load = 0;
    int processors = 1;          ///< Number of the lgroup's online processors that are in the thread's processor set.
    std::int64_t lastHomed = -1; ///< Time in ns when this lgroup last became a thread's home; -1 if it never did.
    bool inProcess = false;      ///< True if the lgroup is home to any thread of the process.
};

/// Values of the tunables. Before use, each value is divided by the number of processors of an lgroup.
struct HomeTunables {
    std::int64_t expandThreshold = 0;  ///< lgrp_expand_proc_thresh
    std::int64_t expandDifference = 0; ///< lgrp_expand_proc_diff
    std::int64_t tolerance = 0;        ///< lgrp_loadavg_tolerance
    HomePolicy policy = HomePolicy::LongestSince;
};

/// The chosen home lgroup and its alternatives, as indices of candidates.
struct HomeDecision {
    std::size_t home = 0;
    std::optional<std::size_t> own;   ///< The best lgroup that is home to the process. If no lgroup is home to the
                                      ///< process, the best of all lgroups.
    std::optional<std::size_t> other; ///< The best lgroup that is not home to the process.
    bool expanded = false;            ///< True if the process spreads to another lgroup.
};

/// Chooses a home lgroup. `candidates` has at least one element and is in search order. Let "own" be the best lgroup
/// that is home to the process, "other" the best of the remaining lgroups, and n(x) the number of processors of x. The
/// process spreads to another lgroup if both inequalities hold strictly:
///     load(own) > threshold/n(own)  and  load(other) + difference/n(other) < load(own).
HomeDecision chooseHome(const std::vector<HomeCandidate>& candidates, const HomeTunables& tunables);

} // namespace boardset
