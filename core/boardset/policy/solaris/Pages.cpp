// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/solaris/Pages.h"

#include "boardset/policy/solaris/PageChoice.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"

#include <algorithm>
#include <map>

namespace boardset {

namespace {

constexpr int nowhere = -1;

/// Returns the attached memory with the most free bytes in an lgroup, so that pages are spread evenly over the lgroup's
/// memories. Returns -1 if the page does not fit.
int roomiest(const SolarisWorld& world, int lgroup, std::int64_t bytes) {
    int best = nowhere;
    for (const int memory : world.localityGroups().group(lgroup).memories) {
        const std::int64_t free = world.state().at(StateCell::MemoryFree, memory);
        const bool fits = world.state().at(StateCell::MemoryAttached, memory) != 0 && free >= bytes;
        if (fits && (best < 0 || free > world.state().at(StateCell::MemoryFree, best)))
            best = memory;
    }
    return best;
}

/// Returns a memory for a page in the lgroup `wanted`.
/// If this lgroup is full, returns a memory in the next lgroup with space.
int memoryFor(const SolarisWorld& world, int wanted, std::int64_t bytes) {
    const int count = world.leafCount();
    for (int i = 0; i < count; ++i)
        if (const int memory = roomiest(world, (wanted + i) % count, bytes); memory >= 0)
            return memory;
    return nowhere;
}

/// Returns the first few page counts as text: "lgroup 0 (SB0) 24, lgroup 3 (SB3) 12".
std::string countsText(const SolarisWorld& world, const std::map<int, int>& counts) {
    constexpr std::size_t most = 6;
    const auto count = [&](const auto& each) { return world.localityGroups().pagesText(each.first, each.second); };
    const std::string lgroups = commaList(textsOf(counts, count, most));
    return counts.size() <= most ? lgroups
                                 : Message{"{lgroups} and others ({count} lgroups in total)",
                                           {{"lgroups", lgroups}, {"count", counts.size()}}};
}

/// Chooses lgroups for the pages that one event touches.
class PageTargets {
public:
    PageTargets(SolarisWorld& world, PagePolicy policy, int thread)
        : m_world(world), m_policy(policy), m_thread(thread) {
        const bool rootHome = world.home(thread) == world.root();
        if (policy == PagePolicy::Random || policy == PagePolicy::RandomSet || policy == PagePolicy::RandomProcess ||
            rootHome)
            m_lgroups = randomLgroups(world, policy, thread);
    }

    int of(std::int64_t pageInSegment) {
        if (!m_lgroups.empty())
            return m_lgroups[asIndex(m_world.record().random(static_cast<int>(m_lgroups.size())))];
        const int home = m_world.home(m_thread);
        if (m_policy == PagePolicy::RoundRobin)
            return static_cast<int>((home + pageInSegment) % m_world.leafCount());
        return m_policy == PagePolicy::NextProcessor ? m_world.lgroupOfThread(m_thread) : home;
    }

private:
    SolarisWorld& m_world;
    PagePolicy m_policy;
    int m_thread;
    std::vector<int> m_lgroups;
};

} // namespace

void touchPages(SolarisWorld& world, int thread, int segment, PageRange range, bool uses) {
    const PlannedSegment& planned = world.plan().segment(segment);
    const std::size_t start = planned.firstPageOf(world.plan().thread(thread));
    const PageDecision decision = pagePolicyFor(world, segment, thread);
    PageTargets aim(world, decision.policy, thread);
    std::map<int, int> placed;
    std::int64_t moved = 0;
    std::int64_t failed = 0;
    std::int64_t displaced = 0;
    for (std::int64_t i = range.first; i < range.first + range.count; ++i) {
        const std::size_t page = start + asIndex(i);
        const int old = world.state().location(StateCell::PageMemory, page);
        if (old >= 0 && world.state().at(SolarisCell::PageMoves, page) == 0)
            continue;
        const int wanted = aim.of(i);
        const bool stays = old >= 0 && world.localityGroups().groupOfMemory(old) == wanted;
        const int memory = stays ? old : memoryFor(world, wanted, planned.pageBytes);
        world.record().set(SolarisCell::PageMoves, page, 0);
        if (memory < 0) {
            failed += old < 0 ? 1 : 0;
            continue;
        }
        world.put(page, memory, planned.pageBytes);
        ++placed[world.localityGroups().groupOfMemory(memory)];
        displaced += world.localityGroups().groupOfMemory(memory) == wanted ? 0 : 1;
        moved += old >= 0 && !stays ? 1 : 0;
    }
    if (uses)
        world.use(thread, segment, range);
    Step step{StepKind::Memory, {}, {}, decision.settings, thread, segment};
    const Message title{
        uses ? "{thread} uses {pages} of region {region}" : "{thread} touches {pages} of region {region}",
        {{"thread", world.titleOf(thread)}, {"pages", counted(range.count, "page")}, {"region", planned.name}}};
    step.title =
        placed.empty() ? title : Message{"{title}: {pages}", {{"title", title}, {"pages", countsText(world, placed)}}};
    step.reason = placed.empty() && failed == 0
                      ? Message{"All of these pages are already allocated and stay where they are."}
                      : decision.words;
    const auto add = [&step](const char* words, std::int64_t pages) {
        if (pages > 0)
            step.reason = sentences(step.reason, Message{words, {{"n", pages}}});
    };
    add(translatable("{n} page marked by advice moved to another lgroup.|{n} pages marked by advice moved to another "
                     "lgroup."),
        moved);
    add(translatable("{n} page did not fit in the intended lgroup and went to the next one with free memory.|{n} pages "
                     "did not fit in the intended lgroup and went to the next one with free memory."),
        displaced);
    add(translatable("{n} page could not be allocated: no lgroup has enough free memory.|{n} pages could not be "
                     "allocated: no lgroup has enough free memory."),
        failed);
    world.close(std::move(step));
}

void advise(SolarisWorld& world, int segment, Advice advice, const std::string& by) {
    const PlannedSegment& planned = world.plan().segment(segment);
    world.record().set(SolarisCell::SegmentAdvice, segment, advice);
    std::int64_t marked = 0;
    for (std::size_t page = planned.firstPage; page < planned.endPage(); ++page) {
        if (advice != Advice::Default && world.state().at(StateCell::PageMemory, page) >= 0) {
            world.record().set(SolarisCell::PageMoves, page, 1);
            ++marked;
        }
    }
    Step step{StepKind::Advice, {}, {}, {}, -1, segment};
    step.title = Message{advice == Advice::Lwp    ? "{call}: access by the next thread for {segment}"
                         : advice == Advice::Many ? "{call}: access by many threads for {segment}"
                                                  : "{call}: default access for {segment}",
                         {{"call", by}, {"segment", planned.name}}};
    step.reason =
        Message{advice == Advice::Lwp    ? "The segment's pages go to the home of the thread that touches them next."
                : advice == Advice::Many ? "The segment's pages are placed at random, for bandwidth."
                                         : "The pages are placed by the segment's size and kind, as without advice."};
    if (marked > 0)
        step.reason = sentences(step.reason, Message{"{n} allocated page will be placed again at the next touch.|{n} "
                                                     "allocated pages will be placed again at the next touch.",
                                                     {{"n", marked}}});
    world.close(std::move(step));
}

std::string evacuate(SolarisWorld& world, const std::vector<int>& memories) {
    std::vector<int> lgroups;
    for (int lgroup = 0; lgroup < world.leafCount(); ++lgroup)
        if (world.hasMemory(lgroup))
            lgroups.push_back(lgroup);
    std::map<int, int> placed;
    std::int64_t lost = 0;
    for (const PlannedSegment& segment : world.plan().segments) {
        for (std::size_t page = segment.firstPage; page < segment.endPage(); ++page) {
            const int old = world.state().location(StateCell::PageMemory, page);
            if (old < 0 || std::find(memories.begin(), memories.end(), old) == memories.end())
                continue;
            const int wanted =
                lgroups.empty() ? 0 : lgroups[asIndex(world.record().random(static_cast<int>(lgroups.size())))];
            const int memory = memoryFor(world, wanted, segment.pageBytes);
            world.put(page, memory, segment.pageBytes);
            lost += memory < 0 ? 1 : 0;
            if (memory >= 0)
                ++placed[world.localityGroups().groupOfMemory(memory)];
        }
    }
    const Message moved{placed.empty() ? "The board's memory had no pages." : "The board's pages moved: {pages}.",
                        {{"pages", countsText(world, placed)}}};
    return sentences(moved, lost == 0
                                ? Message{}
                                : Message{"{n} page did not fit in any memory.|{n} pages did not fit in any memory.",
                                          {{"n", lost}}});
}

} // namespace boardset
