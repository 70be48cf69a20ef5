// SPDX-License-Identifier: GPL-3.0-or-later
// The settings and constants of Solaris' policy on a machine, and whether Solaris creates lgroups there.
#pragma once

#include "boardset/policy/Settings.h"

namespace boardset {

/// Settings of Solaris' policy, as indices in Settings, and constants. Times are in nanoseconds. The constructor throws
/// CatalogError if the database does not contain all of them.
struct SolarisSettings {
    SolarisSettings(const Settings& settings, const LocalityGroups& localityGroups, const Program& program,
                    const Topology& topology);

    bool isAware() const { return whyUniform.empty(); } ///< True if lgroups exist and threads prefer their homes.

    std::string whyUniform;  ///< Reason why there are no lgroups, as a sentence; empty if there are lgroups.
    std::string whyNoAdvice; ///< Reason why madvise and madv.so.1 do not support access advice,
                             ///< as a sentence; empty if they do.
    int memDefaultPolicy;    ///< lgrp_mem_default_policy
    int shmRandomThresh;     ///< lgrp_shm_random_thresh
    int memPsetAware;        ///< lgrp_mem_pset_aware
    int expandProcThresh;    ///< lgrp_expand_proc_thresh
    int privmRandomThresh;   ///< lgrp_privm_random_thresh
    int expandProcDiff;      ///< lgrp_expand_proc_diff
    int loadavgTolerance;    ///< lgrp_loadavg_tolerance
    int choosePolicy;        ///< lgrp_choose_policy
    std::int64_t threadLoad; ///< Load that a busy thread causes on one processor.
    std::int64_t samplePeriodNs;
    std::int64_t leastStayNs; ///< Minimum time at a home. If a thread leaves its home earlier, its expected load is
                              ///< subtracted from that home.
    std::int64_t rechooseNs;  ///< Time after which the cache of the processor on which a thread last ran counts as cold
                              ///< for the thread.
};

/// Returns the reason why an operating system treats a machine as a single lgroup; empty if it does not. The system
/// creates either no lgroups or at least three: the root and two or more leaves.
std::string whyOneLgroup(const OperatingSystem& system, const Platform& platform, bool localAddresses,
                         const LocalityGroups& localityGroups, const Catalog& catalog);

} // namespace boardset
