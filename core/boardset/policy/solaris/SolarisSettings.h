// SPDX-License-Identifier: GPL-3.0-or-later
// Solaris on a machine: whether it makes lgroups there, the settings and constants that its policy asks.
#pragma once

#include "boardset/policy/Settings.h"

namespace boardset {

/// Settings are indices of Settings, times are nanoseconds. A row that the database lacks is a CatalogError.
struct SolarisSettings {
    SolarisSettings(const Settings& settings, const Places& places, const Program& program, const Topology& topology);

    bool isAware() const { return whyUniform.empty(); } ///< Lgroups are made, and homes preferred.

    std::string whyUniform;  ///< If they are not: why, in a sentence.
    std::string whyNoAdvice; ///< Why there is no access advice of madvise and madv.so.1; empty: there is.
    int memDefaultPolicy;    ///< lgrp_mem_default_policy
    int shmRandomThresh;     ///< lgrp_shm_random_thresh
    int memPsetAware;        ///< lgrp_mem_pset_aware
    int expandProcThresh;    ///< lgrp_expand_proc_thresh
    int privmRandomThresh;   ///< lgrp_privm_random_thresh
    int expandProcDiff;      ///< lgrp_expand_proc_diff
    int loadavgTolerance;    ///< lgrp_loadavg_tolerance
    int choosePolicy;        ///< lgrp_choose_policy
    std::int64_t threadLoad; ///< What a busy thread comes to on one processor.
    std::int64_t samplePeriodNs;
    std::int64_t leastStayNs; ///< A thread that leaves a home sooner takes its anticipated load along.
    std::int64_t rechooseNs;  ///< A thread off its processor for longer has lost its place there.
};

/// Why a machine is one lgroup to a system; empty if it is not. More than two lgroups are made, the root and at least
/// two leaves, or none.
std::string whyOneLgroup(const OperatingSystem& system, const Platform& platform, bool localAddresses,
                         const Places& places, const Catalog& catalog);

} // namespace boardset
