// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/PolicySettings.h"

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {

const std::array<std::string, tunableCount> tunableNames{
    "lgrp_mem_default_policy",  "lgrp_shm_random_thresh", "lgrp_mem_pset_aware",    "lgrp_expand_proc_thresh",
    "lgrp_privm_random_thresh", "lgrp_expand_proc_diff",  "lgrp_loadavg_tolerance", "lgrp_choose_policy"};

std::int64_t nanoseconds(const Fact& fact) {
    return std::llround(fact.si() * 1e9);
}

/// Where a system stands in the order of releases.
std::ptrdiff_t releaseOf(const Catalog& catalog, const std::string& system) {
    const auto& all = catalog.operatingSystems();
    return std::find_if(all.begin(), all.end(), [&](const OperatingSystem& each) { return each.id == system; }) -
           all.begin();
}

/// Why a machine is one lgroup to a system; empty if it is not.
std::string whyUniform(const OperatingSystem& system, const Platform& platform, const Program& program,
                       const LgroupTable& lgroups) {
    if (!system.lgroups) {
        return system.title + " knows no lgroups: the whole machine is one.";
    }
    if (platform.needsLocalAddresses && !program.localAddresses) {
        return "Its boards have no local physical address range, so " + system.title + " makes one lgroup of them.";
    }
    return lgroups.leafCount() > 1 ? "" : "The machine has a single lgroup.";
}

} // namespace

const std::string& nameOf(TunableId tunable) {
    return tunableNames.at(static_cast<std::size_t>(tunable));
}

std::optional<TunableId> tunableNamed(const std::string& name) {
    const auto found = std::find(tunableNames.begin(), tunableNames.end(), name);
    return found == tunableNames.end() ? std::nullopt
                                       : std::optional(static_cast<TunableId>(found - tunableNames.begin()));
}

std::int64_t standardOf(const Tunable& tunable, const Topology& topology, const std::string& system) {
    const TunableDefault& standard = Catalog::tunableDefault(tunable, topology.machine().platform, system);
    return rawValue(topology.catalog().fact(standard.fact));
}

PolicySettings settingsFor(const Program& program, const Topology& topology, const LgroupTable& lgroups) {
    const Catalog& catalog = topology.catalog();
    const OperatingSystem& system = catalog.operatingSystem(program.system);
    const Platform& platform = catalog.platform(topology.machine().platform);
    PolicySettings settings;
    settings.system = system.title;
    settings.whyUniform = whyUniform(system, platform, program, lgroups);
    settings.isAware = settings.whyUniform.empty();
    settings.hasInspection = system.inspection;
    settings.hasAdvice = system.advice;
    for (std::size_t i = 0; i < tunableCount; ++i) {
        const Tunable& tunable = catalog.tunable(tunableNames.at(i));
        const auto chosen = program.tunables.find(tunable.id);
        settings.exists.at(i) = releaseOf(catalog, tunable.since) <= releaseOf(catalog, system.id);
        settings.starts.at(i) = chosen != program.tunables.end() && settings.exists.at(i)
                                    ? chosen->second
                                    : standardOf(tunable, topology, system.id);
    }
    settings.threadLoad = rawValue(catalog.fact("lgrp.thread-load"));
    settings.samplePeriodNs = nanoseconds(catalog.fact("lgrp.sample-period"));
    settings.leastStayNs = nanoseconds(catalog.fact("lgrp.least-stay"));
    settings.rechooseNs = nanoseconds(catalog.fact("lgrp.rechoose-time"));
    return settings;
}

} // namespace boardset
