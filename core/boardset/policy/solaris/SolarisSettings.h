// SPDX-License-Identifier: GPL-3.0-or-later
// Solaris on a machine: whether Solaris creates lgroups there, and the settings and constants of its policy.
#pragma once

#include "boardset/policy/Settings.h"

namespace boardset {

/// Settings, as indices in Settings, and constants. Times are in nanoseconds.
/// The constructor throws CatalogError if a row is missing in the database.
struct SolarisSettings {
    SolarisSettings(const Settings& settings, const LocalityGroups& localityGroups, const Program& program,
                    const Topology& topology);

    bool isAware() const { return whyUniform.empty(); } ///< True if lgroups exist and homes are preferred.

    std::string whyUniform;  ///< Reason why there are no lgroups, as a sentence; empty if there are lgroups.
    std::string whyNoAdvice; ///< Reason why madvise and madv.so.1 have no access advice, as a sentence;
                             ///< empty if they have access advice.
    int memDefaultPolicy;    ///< lgrp_mem_default_policy
    int shmRandomThresh;     ///< lgrp_shm_random_thresh
    int memPsetAware;        ///< lgrp_mem_pset_aware
    int expandProcThresh;    ///< lgrp_expand_proc_thresh
    int privmRandomThresh;   ///< lgrp_privm_random_thresh
    int expandProcDiff;      ///< lgrp_expand_proc_diff
    int loadavgTolerance;    ///< lgrp_loadavg_tolerance
    int choosePolicy;        ///< lgrp_choose_policy
    std::int64_t threadLoad; ///< Load of a busy thread on one processor.
    std::int64_t samplePeriodNs;
    std::int64_t leastStayNs; ///< Minimum time at a home.
                              ///< If a thread leaves its home earlier, the thread's anticipated load leaves, too.
    std::int64_t rechooseNs;  ///< Time off a processor after which the cache of that processor counts as cold
                              ///< for the thread.
};

/// Returns the reason why a system treats a machine as a single lgroup; empty if it does not.
/// A system creates either no lgroups, or at least three: the root and two or more leaves.
std::string whyOneLgroup(const OperatingSystem& system, const Platform& platform, bool localAddresses,
                         const LocalityGroups& localityGroups, const Catalog& catalog);

} // namespace boardset
