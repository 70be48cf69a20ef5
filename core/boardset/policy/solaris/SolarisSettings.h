// SPDX-License-Identifier: GPL-3.0-or-later
// Solaris on a machine: whether it creates lgroups there, and the settings and constants of its policy.
#pragma once

#include "boardset/policy/Settings.h"

namespace boardset {

/// Settings are indices of Settings; times are in nanoseconds. Throws CatalogError for a row missing in the database.
struct SolarisSettings {
    SolarisSettings(const Settings& settings, const Places& places, const Program& program, const Topology& topology);

    bool isAware() const { return whyUniform.empty(); } ///< True if lgroups exist and homes are preferred.

    std::string whyUniform;  ///< Reason why there are no lgroups, as a sentence; empty if there are.
    std::string whyNoAdvice; ///< Reason why madvise and madv.so.1 have no access advice; empty if they have.
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
    std::int64_t leastStayNs; ///< A thread that leaves a home earlier takes its anticipated load with it.
    std::int64_t rechooseNs;  ///< Time off a processor after which its cache counts as cold.
};

/// Returns the reason why a machine is a single lgroup to a system; empty if it is not. A system creates either none or
/// more than two lgroups: the root and at least two leaves.
std::string whyOneLgroup(const OperatingSystem& system, const Platform& platform, bool localAddresses,
                         const Places& places, const Catalog& catalog);

} // namespace boardset
