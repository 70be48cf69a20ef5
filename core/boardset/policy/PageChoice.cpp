// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/PageChoice.h"

#include "boardset/topology/Capacity.h"

#include <algorithm>

namespace boardset {

namespace {

/// Bytes of the memory in the lgroups that a processor set spans.
std::int64_t bytesOfSet(const World& world, int set) {
    std::int64_t bytes = 0;
    for (int lgroup = 0; lgroup < world.lgroups().leafCount(); ++lgroup) {
        const bool spans = world.processorsIn(set, lgroup) > 0;
        for (const int memory :
             spans ? world.lgroups().leaves[static_cast<std::size_t>(lgroup)].memories : std::vector<int>{}) {
            bytes += world.lgroups().memories[static_cast<std::size_t>(memory)].bytes;
        }
    }
    return bytes;
}

PageDecision randomFor(const World& world, const PlannedSegment& segment, int thread, std::string words,
                       std::vector<TunableId> tunables) {
    tunables.push_back(TunableId::MemPsetAware);
    const bool aware = world.tunable(TunableId::MemPsetAware) != 0 && world.set(thread) != 0 &&
                       segment.bytes() < bytesOfSet(world, world.set(thread));
    words += aware ? ", over the memory of its processor set" : ", over all memory";
    return {aware ? PagePolicy::RandomSet : PagePolicy::Random, words + '.', std::move(tunables)};
}

PageDecision standardFor(const World& world, const PlannedSegment& segment, int thread) {
    const bool shared = isShared(segment.kind);
    const TunableId limit = shared ? TunableId::ShmRandomThresh : TunableId::PrivmRandomThresh;
    const std::string size =
        std::string(shared ? "Shared" : "Private") + " memory of " + sizeText(static_cast<double>(segment.bytes()));
    const std::int64_t most = world.tunable(limit);
    if (segment.bytes() > most) {
        return randomFor(world, segment, thread,
                         size + " is larger than " + nameOf(limit) + ", " + sizeText(static_cast<double>(most)) +
                             ": each page at random",
                         {limit});
    }
    const auto policy = static_cast<PagePolicy>(world.tunable(TunableId::MemDefaultPolicy));
    const std::vector<TunableId> asked{limit, TunableId::MemDefaultPolicy};
    switch (policy) {
    case PagePolicy::NextTouch:
        return {policy, size + " is placed by first touch: at the home of the thread that touches it.", asked};
    case PagePolicy::NextProcessor:
        return {policy, "The default policy places pages where the thread runs that touches them.", asked};
    case PagePolicy::RoundRobin:
        return {policy, "The default policy deals pages over the lgroups in turn, from the thread's home on.", asked};
    case PagePolicy::Random:
        return randomFor(world, segment, thread, "The default policy places each page at random", asked);
    case PagePolicy::RandomProcess:
    case PagePolicy::RandomSet:
        break;
    }
    return {policy, "The default policy places each page at random over the lgroups of the process or its set.", asked};
}

} // namespace

PageDecision pagePolicyFor(const World& world, int segment, int thread) {
    if (!world.settings().isAware) {
        return {PagePolicy::Random, world.settings().whyUniform + " Each page goes anywhere, at random.", {}};
    }
    const PlannedSegment& planned = world.plan().segments[static_cast<std::size_t>(segment)];
    switch (static_cast<Advice>(world.state().at(Cell::SegmentAdvice, static_cast<std::size_t>(segment)))) {
    case Advice::Lwp:
        return {PagePolicy::NextTouch, "Advised for the next thread that touches it: at that thread's home.", {}};
    case Advice::Many:
        return randomFor(world, planned, thread, "Advised for many threads: each page at random", {});
    case Advice::Default:
        break;
    }
    return standardFor(world, planned, thread);
}

std::vector<int> randomLgroups(const World& world, PagePolicy policy, int thread) {
    const auto& threads = world.plan().threads;
    const int team = threads[static_cast<std::size_t>(thread)].team;
    const auto ofProcess = [&](int lgroup) {
        for (int each = 0; each < static_cast<int>(threads.size()); ++each) {
            if (threads[static_cast<std::size_t>(each)].team == team && world.home(each) == lgroup) {
                return true;
            }
        }
        return false;
    };
    std::vector<int> all;
    std::vector<int> chosen;
    for (int lgroup = 0; lgroup < world.lgroups().leafCount(); ++lgroup) {
        if (!world.hasMemory(lgroup)) {
            continue;
        }
        all.push_back(lgroup);
        const bool taken = policy == PagePolicy::RandomSet       ? world.processorsIn(world.set(thread), lgroup) > 0
                           : policy == PagePolicy::RandomProcess ? ofProcess(lgroup)
                                                                 : true;
        if (taken) {
            chosen.push_back(lgroup);
        }
    }
    return chosen.empty() ? all : chosen;
}

} // namespace boardset
