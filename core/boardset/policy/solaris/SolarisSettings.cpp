// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/solaris/SolarisSettings.h"

#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {

/// Returns an interval in nanoseconds from a fact. Throws CatalogError if the interval is outside the limits that keep
/// the number of steps finite.
std::int64_t nsOf(const Catalog& catalog, const char* fact) {
    const double seconds = catalog.fact(fact).si();
    if (seconds < 1e-3 || seconds > 1e6)
        throw CatalogError(Message{"fact '{fact}': found {value}; allowed: 0.001 to 1,000,000 s",
                                   {{"fact", fact}, {"value", printedValue(seconds, "{} s")}}});
    return std::llround(seconds * 1e9);
}

std::string adviceMissing(const Catalog& catalog, const OperatingSystem& system) {
    const auto& all = catalog.operatingSystems(); // by age
    const auto first = std::find_if(all.begin(), all.end(),
                                    [&](const auto& each) { return each.policy == system.policy && each.advice; });
    return system.advice        ? std::string()
           : first == all.end() ? Message{"{system} has no access advice.", {{"system", system.title}}}
                                : Message{"{system} has no access advice; {first} introduced it.",
                                          {{"system", system.title}, {"first", first->title}}};
}

bool holdsLess(const LocalityGroups& localityGroups, const LocalityGroups::Group& group, std::int64_t bytes) {
    std::int64_t held = 0;
    for (const int memory : group.memories)
        held += std::min(localityGroups.memory(memory).bytes, bytes); // `bytes` may be the largest integer
    return held < bytes;
}

std::string whyUniformOf(const OperatingSystem& system, const Topology& topology, bool localAddresses,
                         const LocalityGroups& localityGroups) {
    const Platform& platform = topology.catalog().platform(topology.machine().platform);
    std::string why = whyOneLgroup(system, platform, localAddresses, localityGroups, topology.catalog());
    return why.empty() && isInterleavedAcross(topology, localityGroups)
               ? Message{"Memory is interleaved across boards, so no board has its own addresses, and {system} "
                         "creates a single lgroup.",
                         {{"system", system.title}}}
               : why;
}

} // namespace

std::string whyOneLgroup(const OperatingSystem& system, const Platform& platform, bool localAddresses,
                         const LocalityGroups& localityGroups, const Catalog& catalog) {
    if (!system.locality)
        return Message{"{system} has no lgroups; the whole machine is one.", {{"system", system.title}}};
    if (platform.needsLocalAddresses && !localAddresses)
        return Message{"The boards have no local physical address range, so {system} creates a single lgroup.",
                       {{"system", system.title}}};
    const Fact* least = catalog.factAbout(platform.id, "least-memory");
    const bool isShort =
        least != nullptr &&
        std::any_of(localityGroups.groups.begin(), localityGroups.groups.end(), [&](const auto& group) {
            return !group.memories.empty() && holdsLess(localityGroups, group, rawValue(*least));
        });
    if (isShort)
        return Message{"An lgroup would have less memory than {least}, so {system} creates only one.",
                       {{"least", least->text}, {"system", system.title}}};
    return localityGroups.groupCount() > 1 ? std::string() : Message{"The machine has a single lgroup."};
}

SolarisSettings::SolarisSettings(const Settings& settings, const LocalityGroups& localityGroups, const Program& program,
                                 const Topology& topology)
    : whyUniform(whyUniformOf(settings.system(), topology, program.localAddresses, localityGroups)),
      whyNoAdvice(adviceMissing(topology.catalog(), settings.system())),
      memDefaultPolicy(settings.indexOf("lgrp_mem_default_policy")),
      shmRandomThresh(settings.indexOf("lgrp_shm_random_thresh")),
      memPsetAware(settings.indexOf("lgrp_mem_pset_aware")),
      expandProcThresh(settings.indexOf("lgrp_expand_proc_thresh")),
      privmRandomThresh(settings.indexOf("lgrp_privm_random_thresh")),
      expandProcDiff(settings.indexOf("lgrp_expand_proc_diff")),
      loadavgTolerance(settings.indexOf("lgrp_loadavg_tolerance")),
      choosePolicy(settings.indexOf("lgrp_choose_policy")),
      threadLoad(rawValue(topology.catalog().fact("lgrp.thread-load"))),
      samplePeriodNs(nsOf(topology.catalog(), "lgrp.sample-period")),
      leastStayNs(nsOf(topology.catalog(), "lgrp.least-stay")),
      rechooseNs(nsOf(topology.catalog(), "lgrp.rechoose-time")) {}

} // namespace boardset
