// SPDX-License-Identifier: GPL-3.0-or-later
// What an operating system does on a machine: whether it knows lgroups, and its tunables, from the database.
#pragma once

#include "boardset/policy/LgroupTable.h"
#include "boardset/policy/Program.h"

#include <array>
#include <optional>

namespace boardset {

/// The tunables of memory placement optimization that the policy asks.
enum class TunableId {
    MemDefaultPolicy,
    ShmRandomThresh,
    MemPsetAware,
    ExpandProcThresh,
    PrivmRandomThresh,
    ExpandProcDiff,
    LoadavgTolerance,
    ChoosePolicy
};
inline constexpr std::size_t tunableCount = static_cast<std::size_t>(TunableId::ChoosePolicy) + 1;

/// "lgrp_expand_proc_thresh": its id in the database.
const std::string& nameOf(TunableId tunable);
std::optional<TunableId> tunableNamed(const std::string& name);

/// One system on one machine. Times are in nanoseconds.
struct PolicySettings {
    std::string system;                              ///< Its title, for sentences.
    bool isAware = false;                            ///< Lgroups are made, and homes preferred.
    std::string whyUniform;                          ///< If not: why, in a sentence.
    bool hasInspection = false;                      ///< gethomelgroup, getcpuid and meminfo are there.
    bool hasAdvice = false;                          ///< madvise's access advice and madv.so.1 are there.
    std::array<std::int64_t, tunableCount> starts{}; ///< Before the first step: as the program says, or standardOf().
    std::array<bool, tunableCount> exists{};         ///< Whether an operator can set it in this release.
    std::int64_t threadLoad = 0;                     ///< What a busy thread comes to on one processor.
    std::int64_t samplePeriodNs = 0;
    std::int64_t leastStayNs = 0; ///< A thread that leaves a home sooner takes its anticipated load along.
    std::int64_t rechooseNs = 0;  ///< A thread off its processor for longer has lost its place there.
};

/// The raw value of a tunable on a machine's platform under an operating system (its id) while nobody sets it. Throws
/// CatalogError if the database has none.
std::int64_t standardOf(const Tunable& tunable, const Topology& topology, const std::string& system);

/// Throws CatalogError for an unknown system, or a constant or default that the database lacks.
PolicySettings settingsFor(const Program& program, const Topology& topology, const LgroupTable& lgroups);

} // namespace boardset
