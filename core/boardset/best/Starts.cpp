// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/best/Starts.h"

#include "boardset/policy/ProgramCheck.h"
#include "boardset/policy/ProgramOf.h"
#include "boardset/policy/ReplayedPlacement.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace boardset::best {

namespace {

/// Places the movable threads of a workload on processors, group by group.
class Seating {
public:
    Seating(const Ground& ground, Workload& workload) : m_ground(ground), m_workload(workload) {
        auto threads = crowdOf(workload);
        for (const MovableThread& each : ground.threads())
            --threads[each.at.in(workload).on];
        m_crowd = std::move(threads);
    }

    /// Places equally many threads in each group, as far as there are free processors; threads that can stay do.
    void spread() {
        std::map<BlockId, int> places;
        for (const MovableThread& each : m_ground.threads())
            ++places[fairest(each, places)];
        std::vector<const MovableThread*> moving;
        for (const MovableThread& each : m_ground.threads()) {
            const BlockId on = m_ground.blockOf(each.at.in(m_workload));
            if (hasRoom(each, on) && places[groupOf(on)] > 0) {
                --places[groupOf(on)];
                ++m_crowd[pathOf(on)];
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

    /// Fills one group after the other.
    void pack() {
        for (const MovableThread& each : m_ground.threads()) {
            const auto& all = each.stands->processors;
            const auto on = std::ranges::find_if(all, [&](BlockId block) { return hasRoom(each, block); });
            seat(each, on == all.end() ? BlockId() : *on);
        }
    }

private:
    BlockId groupOf(BlockId block) const { return m_ground.topology().localityGroupOf(block); }
    const std::string& pathOf(BlockId block) const { return m_ground.topology().block(block).path; }

    bool hasRoom(const MovableThread& thread, BlockId on) {
        return std::ranges::binary_search(thread.stands->processors, on) && m_crowd[pathOf(on)] < thread.stands->most;
    }

    void seat(const MovableThread& thread, BlockId on) {
        if (on)
            thread.at.in(m_workload).on = pathOf(on);
        ++m_crowd[thread.at.in(m_workload).on];
    }

    /// Returns the group with the fewest threads so far that has a free processor; none if no group has.
    BlockId fairest(const MovableThread& thread, const std::map<BlockId, int>& places) {
        std::map<BlockId, int> room;
        for (const BlockId each : thread.stands->processors)
            room[groupOf(each)] += std::max(0, thread.stands->most - m_crowd[pathOf(each)]);
        BlockId best;
        int fewest = 0;
        for (const auto& [group, most] : room) {
            const auto taken = places.find(group);
            const int here = taken == places.end() ? 0 : taken->second;
            if (here < most && (!best || here < fewest)) {
                best = group;
                fewest = here;
            }
        }
        return best;
    }

    /// Returns a fitting free processor in the part with the fewest threads.
    template <class Fits> BlockId emptiest(const MovableThread& thread, const Fits& fits) {
        BlockId best;
        int fewest = 0;
        for (const Blocks& part : thread.stands->parts) {
            int beside = 0;
            for (const BlockId each : part)
                beside += m_crowd[pathOf(each)];
            const auto free =
                std::ranges::find_if(part, [&](BlockId each) { return fits(each) && hasRoom(thread, each); });
            if (free != part.end() && (!best || beside < fewest)) {
                best = *free;
                fewest = beside;
            }
        }
        return best;
    }

    const Ground& m_ground;
    Workload& m_workload;
    std::map<std::string, int> m_crowd;
};

enum class Lay { AsTheyLie, Beside, Near, OverAll, Apart };

/// Spreads a region again; `bytes` are those of all regions.
void relay(const Ground& ground, Region& region, Blocks memories, BytesIn& bytes) {
    count(bytes, region, -1);
    region.pagesIn = ground.dealtOver(std::move(memories), region, bytes);
    count(bytes, region, 1);
}

/// Divides the memories of a domain among its regions, in the order of their users; if there are more regions than
/// memories, they share memories.
void layApart(const Ground& ground, Workload& workload) {
    BytesIn bytes = bytesIn(workload);
    std::map<int, std::vector<std::pair<BlockId, const MovablePages*>>> byDomain;
    for (const MovablePages& each : ground.pages())
        byDomain[each.domain].emplace_back(ground.blockOf(each.users.front().in(workload)), &each);
    for (auto& [domain, regions] : byDomain) {
        std::ranges::stable_sort(regions, {}, [](const auto& each) { return each.first; });
        const Blocks& memories = ground.memories(domain);
        for (std::size_t i = 0; i < regions.size(); ++i) {
            const std::size_t first = i * memories.size() / regions.size();
            const std::size_t last = std::max(first + 1, (i + 1) * memories.size() / regions.size());
            const Blocks own(memories.begin() + std::ptrdiff_t(first), memories.begin() + std::ptrdiff_t(last));
            relay(ground, regions[i].second->at.in(workload), own, bytes);
        }
    }
}

void lay(const Ground& ground, Workload& workload, Lay how) {
    if (how == Lay::Apart)
        layApart(ground, workload);
    if (how == Lay::AsTheyLie || how == Lay::Apart)
        return;
    BytesIn bytes = bytesIn(workload);
    for (const MovablePages& each : ground.pages()) {
        Blocks memories = how == Lay::Beside ? ground.aroundUsers(each, workload, 0)
                          : how == Lay::Near ? ground.nearUsers(each, workload)
                                             : ground.memories(each.domain);
        relay(ground, each.at.in(workload), std::move(memories), bytes);
    }
}

/// Returns the threads and pages of `placed`, the result of a replay of programOf(), in their own workload. Empty if
/// some are missing or are on a block that is not allowed.
std::optional<Workload> takenOver(const Ground& ground, const Workload& from, const Workload& placed) {
    Workload taken = from;
    for (Process& process : taken.processes) {
        if (!isPlaced(process, ground.topology()))
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
        return std::ranges::binary_search(each.stands->processors, ground.blockOf(each.at.in(taken)));
    };
    return std::ranges::all_of(ground.threads(), isAllowed) ? std::optional(taken) : std::nullopt;
}

} // namespace

std::vector<Workload> rulesOfThumb(const Ground& ground, const Workload& from) {
    std::array<Workload, 3> seated{from, from, from};
    Seating(ground, seated[1]).spread();
    Seating(ground, seated[2]).pack();
    std::vector<Workload> starts;
    for (const Workload& each : seated) {
        for (const Lay how : {Lay::AsTheyLie, Lay::Beside, Lay::Near, Lay::OverAll, Lay::Apart}) {
            starts.push_back(each);
            lay(ground, starts.back(), how);
        }
    }
    return starts;
}

std::vector<Workload> placedBySystems(const Ground& ground, const Workload& from) {
    std::vector<Workload> all;
    if (std::ranges::none_of(from.processes, [&](const Process& each) { return isPlaced(each, ground.topology()); }))
        return all;
    Program program = programOf(from, {}, ground.topology()); // the same for each
    bool isBlind = false;
    for (const OperatingSystem& system : systemsOf(ground.topology())) {
        if (!system.locality && std::exchange(isBlind, true))
            continue; // all systems without locality give the same placement
        program.system = system.id;
        if (problemOf(program, ground.topology()))
            continue;
        if (auto taken = takenOver(ground, from, replayedPlacement(program, ground.topology())))
            all.push_back(std::move(*taken));
    }
    return all;
}

} // namespace boardset::best
