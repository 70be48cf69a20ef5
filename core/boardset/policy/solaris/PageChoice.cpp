// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/solaris/PageChoice.h"

#include "boardset/topology/Capacity.h"

#include <algorithm>

namespace boardset {

namespace {

/// Returns the bytes of memory in the lgroups of a processor set.
std::int64_t bytesOfSet(const SolarisWorld& world, int set) {
    std::int64_t bytes = 0;
    for (int lgroup = 0; lgroup < world.leafCount(); ++lgroup) {
        const bool spans = world.processorsIn(set, lgroup) > 0;
        for (const int memory : spans ? world.localityGroups().group(lgroup).memories : std::vector<int>{})
            bytes += world.localityGroups().memory(memory).bytes;
    }
    return bytes;
}

PageDecision randomFor(const SolarisWorld& world, const PlannedSegment& segment, int thread, std::string words,
                       std::vector<int> settings) {
    settings.push_back(world.solaris().memPsetAware);
    const bool aware = world.setting(world.solaris().memPsetAware) != 0 && world.set(thread) != 0 &&
                       segment.bytes() < bytesOfSet(world, world.set(thread));
    words += aware ? " over the memory of the thread's processor set" : " over all memory";
    return {aware ? PagePolicy::RandomSet : PagePolicy::Random, words + '.', std::move(settings)};
}

PageDecision standardFor(const SolarisWorld& world, const PlannedSegment& segment, int thread) {
    const bool shared = isShared(segment.kind);
    const SolarisSettings& all = world.solaris();
    const int limit = shared ? all.shmRandomThresh : all.privmRandomThresh;
    const std::string size =
        std::string(shared ? "Shared" : "Private") + " memory of " + sizeText(static_cast<double>(segment.bytes()));
    const std::int64_t most = world.setting(limit);
    if (segment.bytes() > most) {
        return randomFor(world, segment, thread,
                         size + " is larger than " + world.settings().nameOf(limit) + " (" +
                             sizeText(static_cast<double>(most)) + "), so each page is placed at random",
                         {limit});
    }
    const auto policy = static_cast<PagePolicy>(world.setting(all.memDefaultPolicy));
    const std::vector<int> asked{limit, all.memDefaultPolicy};
    switch (policy) {
    case PagePolicy::NextTouch:
        return {policy, size + " is placed by first touch, at the home of the thread that touches a page.", asked};
    case PagePolicy::NextProcessor:
        return {policy, "The default policy places pages in the lgroup where the touching thread runs.", asked};
    case PagePolicy::RoundRobin:
        return {policy, "The default policy places pages on the lgroups in turn, starting at the thread's home.",
                asked};
    case PagePolicy::Random:
        return randomFor(world, segment, thread, "The default policy places each page at random", asked);
    case PagePolicy::RandomProcess:
    case PagePolicy::RandomSet:
        break;
    }
    return {policy,
            "The default policy places each page at random across the lgroups of the process or its processor set.",
            asked};
}

} // namespace

PageDecision pagePolicyFor(const SolarisWorld& world, int segment, int thread) {
    if (!world.solaris().isAware())
        return {
            PagePolicy::Random, world.solaris().whyUniform + " Each page is placed at random across all memory.", {}};
    const PlannedSegment& planned = world.plan().segment(segment);
    switch (static_cast<Advice>(world.state().at(SolarisCell::SegmentAdvice, segment))) {
    case Advice::Lwp:
        return {PagePolicy::NextTouch,
                "Advice: access by the next thread, so each page goes to the home of that thread.",
                {}};
    case Advice::Many:
        return {PagePolicy::Random,
                "Advice: access by many threads, so each page is placed at random across all memory.",
                {}};
    case Advice::Default:
        break;
    }
    return standardFor(world, planned, thread);
}

std::vector<int> randomLgroups(const SolarisWorld& world, PagePolicy policy, int thread) {
    std::vector<int> all;
    std::vector<int> chosen;
    for (int lgroup = 0; lgroup < world.leafCount(); ++lgroup) {
        if (!world.hasMemory(lgroup))
            continue;
        all.push_back(lgroup);
        const bool taken = policy == PagePolicy::RandomSet       ? world.processorsIn(world.set(thread), lgroup) > 0
                           : policy == PagePolicy::RandomProcess ? world.isHomeOfProcess(lgroup, thread)
                                                                 : true;
        if (taken)
            chosen.push_back(lgroup);
    }
    return chosen.empty() ? all : chosen;
}

} // namespace boardset
