// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/best/StartingPlacements.h"

#include "boardset/policy/ProgramCheck.h"
#include "boardset/policy/ProgramFromPlacement.h"
#include "boardset/policy/ReplayedPlacement.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace boardset::best {

namespace {

/// Places the movable threads of a workload on processors, group by group.
class ThreadDistribution {
public:
    ThreadDistribution(const SearchContext& context, Workload& workload) : m_ground(context), m_workload(workload) {
        auto threads = customersByBlock(workload);
        for (const MovableThread& each : context.threads())
            --threads[each.at.in(workload).on];
        m_counts = std::move(threads);
    }

    /// Places the same number of threads in each group, as far as there are free processors.
    /// Moves no thread that can stay.
    void spread() {
        std::map<BlockId, int> places;
        for (const MovableThread& each : m_ground.threads())
            ++places[fairest(each, places)];
        std::vector<const MovableThread*> moving;
        for (const MovableThread& each : m_ground.threads()) {
            const BlockId on = m_ground.blockOf(each.at.in(m_workload));
            if (hasSpace(each, on) && places[groupOf(on)] > 0) {
                --places[groupOf(on)];
                ++m_counts[pathOf(on)];
            } else {
                moving.push_back(&each);
            }
        }
        for (const MovableThread* const each : moving) {
            const BlockId on = emptiest(*each, [&](BlockId block) { return places[groupOf(block)] > 0; });
            if (on)
                --places[groupOf(on)];
            seat(*each, on);
        }
    }

    /// Places as many threads as possible in each group before using the next group.
    void pack() {
        for (const MovableThread& each : m_ground.threads()) {
            const auto& all = each.targets->processors;
            const auto on = std::ranges::find_if(all, [&](BlockId block) { return hasSpace(each, block); });
            seat(each, on == all.end() ? BlockId() : *on);
        }
    }

private:
    BlockId groupOf(BlockId block) const { return m_ground.topology().localityGroupOf(block); }
    const std::string& pathOf(BlockId block) const { return m_ground.topology().block(block).path; }

    bool hasSpace(const MovableThread& thread, BlockId on) {
        return std::ranges::binary_search(thread.targets->processors, on) &&
               m_counts[pathOf(on)] < thread.targets->most;
    }

    void seat(const MovableThread& thread, BlockId on) {
        if (on)
            thread.at.in(m_workload).on = pathOf(on);
        ++m_counts[thread.at.in(m_workload).on];
    }

    /// Returns the group that has the fewest threads so far among the groups with a free processor;
    /// an invalid id if no group has a free processor.
    BlockId fairest(const MovableThread& thread, const std::map<BlockId, int>& places) {
        std::map<BlockId, int> space;
        for (const BlockId each : thread.targets->processors)
            space[groupOf(each)] += std::max(0, thread.targets->most - m_counts[pathOf(each)]);
        BlockId best;
        int fewest = 0;
        for (const auto& [group, most] : space) {
            const auto taken = places.find(group);
            const int here = taken == places.end() ? 0 : taken->second;
            if (here < most && (!best || here < fewest)) {
                best = group;
                fewest = here;
            }
        }
        return best;
    }

    /// Returns a free processor for which `fits` is true, in the group with the fewest threads.
    /// None if there is no such processor.
    template <class Fits> BlockId emptiest(const MovableThread& thread, const Fits& fits) {
        BlockId best;
        int fewest = 0;
        for (const Blocks& part : thread.targets->groups) {
            int beside = 0;
            for (const BlockId each : part)
                beside += m_counts[pathOf(each)];
            const auto free =
                std::ranges::find_if(part, [&](BlockId each) { return fits(each) && hasSpace(thread, each); });
            if (free != part.end() && (!best || beside < fewest)) {
                best = *free;
                fewest = beside;
            }
        }
        return best;
    }

    const SearchContext& m_ground;
    Workload& m_workload;
    std::map<std::string, int> m_counts;
};

enum class PageLayout { AsTheyLie, Beside, Near, OverAll, Apart };

/// Spreads the pages of a region over the given memories, and updates `bytes`, which counts the bytes of all regions.
void relay(const SearchContext& context, Region& region, Blocks memories, BytesIn& bytes) {
    count(bytes, region, -1);
    region.pagesIn = context.spreadOver(std::move(memories), region, bytes);
    count(bytes, region, 1);
}

/// Divides the memories of a domain among its regions, in the order of the regions' users.
/// Regions share memories if there are more regions than memories.
void layApart(const SearchContext& context, Workload& workload) {
    BytesIn bytes = bytesIn(workload);
    std::map<int, std::vector<std::pair<BlockId, const MovablePages*>>> byDomain;
    for (const MovablePages& each : context.pages())
        byDomain[each.domain].emplace_back(context.blockOf(each.users.front().in(workload)), &each);
    for (auto& [domain, regions] : byDomain) {
        std::ranges::stable_sort(regions, {}, [](const auto& each) { return each.first; });
        const Blocks& memories = context.memories(domain);
        for (std::size_t i = 0; i < regions.size(); ++i) {
            const std::size_t first = i * memories.size() / regions.size();
            const std::size_t last = std::max(first + 1, (i + 1) * memories.size() / regions.size());
            const Blocks own(memories.begin() + std::ptrdiff_t(first), memories.begin() + std::ptrdiff_t(last));
            relay(context, regions[i].second->at.in(workload), own, bytes);
        }
    }
}

void lay(const SearchContext& context, Workload& workload, PageLayout how) {
    if (how == PageLayout::Apart)
        layApart(context, workload);
    if (how == PageLayout::AsTheyLie || how == PageLayout::Apart)
        return;
    BytesIn bytes = bytesIn(workload);
    for (const MovablePages& each : context.pages()) {
        Blocks memories = how == PageLayout::Beside ? context.aroundUsers(each, workload, 0)
                          : how == PageLayout::Near ? context.nearUsers(each, workload)
                                                    : context.memories(each.domain);
        relay(context, each.at.in(workload), std::move(memories), bytes);
    }
}

/// Returns the workload `from` with its threads and pages placed as in `placed`, the result of a replay of programOf().
/// Empty if threads or pages are missing, or if a thread is on a block that is not allowed.
std::optional<Workload> takenOver(const SearchContext& context, const Workload& from, const Workload& placed) {
    Workload taken = from;
    for (Process& process : taken.processes) {
        if (!isPlaced(process, context.topology()))
            continue;
        const auto same = std::ranges::find(placed.processes, process.name, &Process::name);
        if (same == placed.processes.end() || same->customers.size() != process.customers.size())
            return std::nullopt;
        for (std::size_t c = 0; c < process.customers.size(); ++c)
            process.customers[c].on = same->customers[c].on;
        auto next = same->regions.begin();
        for (Region& region : process.regions) {
            if (region.pagesIn.empty())
                continue;
            if (next == same->regions.end() || next->pages() != region.pages())
                return std::nullopt;
            region.pagesIn = next++->pagesIn;
        }
    }
    const auto isAllowed = [&](const MovableThread& each) {
        return std::ranges::binary_search(each.targets->processors, context.blockOf(each.at.in(taken)));
    };
    return std::ranges::all_of(context.threads(), isAllowed) ? std::optional(taken) : std::nullopt;
}

} // namespace

std::vector<Workload> rulesOfThumb(const SearchContext& context, const Workload& from) {
    std::array<Workload, 3> seated{from, from, from};
    ThreadDistribution(context, seated[1]).spread();
    ThreadDistribution(context, seated[2]).pack();
    std::vector<Workload> starts;
    for (const Workload& each : seated) {
        for (const PageLayout how :
             {PageLayout::AsTheyLie, PageLayout::Beside, PageLayout::Near, PageLayout::OverAll, PageLayout::Apart}) {
            starts.push_back(each);
            lay(context, starts.back(), how);
        }
    }
    return starts;
}

std::vector<Workload> placedBySystems(const SearchContext& context, const Workload& from) {
    std::vector<Workload> all;
    if (std::ranges::none_of(from.processes, [&](const Process& each) { return isPlaced(each, context.topology()); }))
        return all;
    Program program = programOf(from, {}, context.topology()); // the same program for each operating system
    bool isBlind = false;
    for (const OperatingSystem& system : systemsOf(context.topology())) {
        if (!system.locality && std::exchange(isBlind, true))
            continue; // all systems without support for locality give the same placement
        program.system = system.id;
        if (problemOf(program, context.topology()))
            continue;
        if (auto taken = takenOver(context, from, replayedPlacement(program, context.topology())))
            all.push_back(std::move(*taken));
    }
    return all;
}

} // namespace boardset::best
