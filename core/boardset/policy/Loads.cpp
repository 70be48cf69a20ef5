// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/Loads.h"

#include "boardset/policy/LoadAverage.h"

namespace boardset {

namespace {

std::size_t cellOf(int number) {
    return static_cast<std::size_t>(number);
}

/// The threads that are awake on each processor, real-time ones first.
std::vector<std::vector<int>> queues(const World& world) {
    std::vector<std::vector<int>> all(world.lgroups().processors.size());
    for (int thread = 0; thread < static_cast<int>(world.plan().threads.size()); ++thread) {
        if (world.threadState(thread) == ThreadState::Awake && world.processor(thread) >= 0) {
            auto& queue = all[cellOf(world.processor(thread))];
            queue.insert(world.isRealTime(thread) ? queue.begin() : queue.end(), thread);
        }
    }
    return all;
}

/// Which thread of a processor has it now: real-time ones keep it, the others take turns.
int runningOf(const World& world, const std::vector<int>& queue, std::int64_t turn) {
    return world.isRealTime(queue.front()) ? queue.front() : queue[cellOf(static_cast<int>(turn)) % queue.size()];
}

/// The levels from an lgroup up: itself and the root.
std::vector<int> levelsOf(const World& world, int lgroup) {
    const int root = world.lgroups().root();
    return lgroup == root ? std::vector<int>{root} : std::vector<int>{lgroup, root};
}

/// How much a sample ages each lgroup of each set, by the processors that it has.
std::vector<std::int64_t> ageingsOf(const World& world) {
    const auto& processors = world.lgroups().processors;
    std::vector<int> counts(world.state().all(Cell::Load).size(), 0);
    for (std::size_t i = 0; i < processors.size(); ++i) {
        const int set = world.state().place(Cell::ProcessorSet, i);
        const int used = world.isUsable(static_cast<int>(i), set) ? 1 : 0;
        counts[world.loadIndex(set, processors[i].lgroup)] += used;
        counts[world.loadIndex(set, world.lgroups().root())] += used;
    }
    std::vector<std::int64_t> all;
    for (const int count : counts) {
        all.push_back(ageingOf(count));
    }
    return all;
}

} // namespace

void sampleLoads(World& world) {
    const LgroupTable& table = world.lgroups();
    const int root = table.root();
    const auto ageing = ageingsOf(world);
    State::Cells loads = world.state().all(Cell::Load);
    const auto all = queues(world);
    const std::int64_t turn = world.now() / world.settings().samplePeriodNs;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (world.state().at(Cell::ProcessorOnline, i) <= 0) {
            continue;
        }
        const int own = world.settings().isAware ? table.processors[i].lgroup : root;
        const int set = world.state().place(Cell::ProcessorSet, i);
        int runnable = static_cast<int>(all[i].size());
        const int running = all[i].empty() ? -1 : runningOf(world, all[i], turn);
        if (running >= 0 && world.home(running) != own) {
            --runnable;
            for (const int lgroup : levelsOf(world, world.home(running))) {
                const std::size_t at = world.loadIndex(world.set(running), lgroup);
                loads[at] = charged(loads[at], ageing[at]);
            }
        }
        for (const int lgroup : levelsOf(world, own)) {
            const std::size_t at = world.loadIndex(set, lgroup);
            loads[at] = sampled(loads[at], runnable, ageing[at]);
        }
    }
    for (std::size_t i = 0; i < loads.size(); ++i) {
        world.record().set(Cell::Load, i, loads[i]);
    }
}

void moveHome(World& world, int thread, int home) {
    const auto at = cellOf(thread);
    const int old = world.home(thread);
    if (home == old) {
        return;
    }
    const std::int64_t load = world.settings().threadLoad;
    const int set = world.set(thread);
    const bool leftAtOnce =
        old >= 0 && world.now() - world.state().at(Cell::ThreadHomed, at) < world.settings().leastStayNs;
    const auto change = [&](int lgroup, auto rule) {
        const std::size_t cell = world.loadIndex(set, lgroup);
        const int processors = world.processorsIn(set, lgroup);
        world.record().set(Cell::Load, cell, rule(world.state().at(Cell::Load, cell), load, processors));
    };
    for (const int lgroup : leftAtOnce ? levelsOf(world, old) : std::vector<int>{}) {
        change(lgroup, takenBack);
    }
    world.record().set(Cell::ThreadHome, at, home);
    world.record().set(Cell::ThreadHomed, at, world.now());
    for (const int lgroup : home == world.lgroups().root() ? std::vector<int>{} : levelsOf(world, home)) {
        change(lgroup, anticipated);
    }
}

} // namespace boardset
