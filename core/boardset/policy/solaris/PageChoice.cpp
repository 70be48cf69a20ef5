// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/solaris/PageChoice.h"

#include "boardset/text/Message.h"
#include "boardset/topology/Capacity.h"

namespace boardset {

namespace {

/// Returns the amount of memory, in bytes, in the lgroups of a processor set.
std::int64_t bytesOfSet(const SolarisWorld& world, int set) {
    std::int64_t bytes = 0;
    for (int lgroup = 0; lgroup < world.leafCount(); ++lgroup) {
        const bool spans = world.processorsIn(set, lgroup) > 0;
        for (const int memory : spans ? world.localityGroups().group(lgroup).memories : std::vector<int>{})
            bytes += world.localityGroups().memory(memory).bytes;
    }
    return bytes;
}

/// Returns the policy that places pages at random, over the memory of the thread's processor set or over all memory.
PagePolicy randomPolicyFor(const SolarisWorld& world, const PlannedSegment& segment, int thread) {
    const bool aware = world.setting(world.solaris().memPsetAware) != 0 && world.set(thread) != 0 &&
                       segment.bytes() < bytesOfSet(world, world.set(thread));
    return aware ? PagePolicy::RandomSet : PagePolicy::Random;
}

PageDecision standardFor(const SolarisWorld& world, const PlannedSegment& segment, int thread) {
    const bool shared = isShared(segment.kind);
    const SolarisSettings& all = world.solaris();
    const int limit = shared ? all.shmRandomThresh : all.privmRandomThresh;
    const std::int64_t most = world.setting(limit);
    const auto sized = [&](const char* words) {
        return Message{words,
                       {{"memory", Message{shared ? "Shared memory of {size}" : "Private memory of {size}",
                                           {{"size", sizeText(static_cast<double>(segment.bytes()))}}}},
                        {"variable", world.settings().nameOf(limit)},
                        {"most", sizeText(static_cast<double>(most))}}};
    };
    if (segment.bytes() > most) {
        const PagePolicy random = randomPolicyFor(world, segment, thread);
        return {random,
                sized(random == PagePolicy::RandomSet
                          ? translatable("{memory} is larger than {variable} ({most}), so each page is placed at "
                                         "random over the memory of the thread's processor set.")
                          : translatable("{memory} is larger than {variable} ({most}), so each page is placed at "
                                         "random over all memory.")),
                {limit, all.memPsetAware}};
    }
    const auto policy = static_cast<PagePolicy>(world.setting(all.memDefaultPolicy));
    const std::vector<int> asked{limit, all.memDefaultPolicy};
    switch (policy) {
    case PagePolicy::NextTouch:
        return {policy,
                sized(translatable("{memory} is placed by first touch, at the home of the thread that touches a "
                                   "page.")),
                asked};
    case PagePolicy::NextProcessor:
        return {policy, Message{"The default policy places pages in the lgroup where the touching thread runs."},
                asked};
    case PagePolicy::RoundRobin:
        return {policy,
                Message{"The default policy places pages on the lgroups in turn, starting at the thread's home."},
                asked};
    case PagePolicy::Random: {
        const PagePolicy random = randomPolicyFor(world, segment, thread);
        return {random,
                Message{random == PagePolicy::RandomSet
                            ? "The default policy places each page at random over the memory of the thread's processor "
                              "set."
                            : "The default policy places each page at random over all memory."},
                {limit, all.memDefaultPolicy, all.memPsetAware}};
    }
    case PagePolicy::RandomProcess:
    case PagePolicy::RandomSet:
        break;
    }
    return {policy,
            Message{"The default policy places each page at random across the lgroups of the process or its processor "
                    "set."},
            asked};
}

} // namespace

PageDecision pagePolicyFor(const SolarisWorld& world, int segment, int thread) {
    if (!world.solaris().isAware())
        return {PagePolicy::Random,
                sentences(world.solaris().whyUniform, Message{"Each page is placed at random across all memory."}),
                {}};
    const PlannedSegment& planned = world.plan().segment(segment);
    switch (static_cast<Advice>(world.state().at(SolarisCell::SegmentAdvice, segment))) {
    case Advice::Lwp:
        return {PagePolicy::NextTouch,
                Message{"Advice: access by the next thread, so each page goes to the home of that thread."},
                {}};
    case Advice::Many:
        return {PagePolicy::Random,
                Message{"Advice: access by many threads, so each page is placed at random across all memory."},
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
