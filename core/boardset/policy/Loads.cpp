// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/Loads.h"

#include "boardset/policy/LoadAverage.h"

namespace boardset {

namespace {

std::size_t cellOf(int number) {
    return static_cast<std::size_t>(number);
}

/// What a processor has to do: threads that are awake on it, and the one that it runs now.
struct Duty {
    int threads = 0;
    int running = -1;
    bool isRealTime = false;
};

/// Real-time threads keep their processor; the others take turns.
std::vector<Duty> dutiesOf(const World& world, std::int64_t turn) {
    const int count = static_cast<int>(world.plan().threads.size());
    std::vector<Duty> duties(world.lgroups().processors.size());
    const std::vector<int> lengths = world.occupancy();
    for (int thread = 0; thread < count; ++thread) {
        if (world.threadState(thread) != ThreadState::Awake || world.processor(thread) < 0) {
            continue;
        }
        const auto at = cellOf(world.processor(thread));
        Duty& duty = duties[at];
        const bool isTurn = duty.threads == static_cast<int>(turn % lengths[at]);
        if (!duty.isRealTime && (isTurn || world.isRealTime(thread))) {
            duty.running = thread;
            duty.isRealTime = world.isRealTime(thread);
        }
        ++duty.threads;
    }
    return duties;
}

/// Calls `change` for an lgroup and the root around it.
template <typename Change> void atEachLevel(const World& world, int lgroup, Change change) {
    change(lgroup);
    if (lgroup != world.lgroups().root()) {
        change(world.lgroups().root());
    }
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
    const auto duties = dutiesOf(world, world.now() / world.settings().samplePeriodNs);
    for (std::size_t i = 0; i < duties.size(); ++i) {
        if (world.state().at(Cell::ProcessorOnline, i) <= 0) {
            continue;
        }
        const int own = world.settings().isAware ? table.processors[i].lgroup : root;
        const int set = world.state().place(Cell::ProcessorSet, i);
        int runnable = duties[i].threads;
        const int running = duties[i].running;
        if (running >= 0 && world.home(running) != own) {
            --runnable;
            atEachLevel(world, world.home(running), [&](int lgroup) {
                const std::size_t at = world.loadIndex(world.set(running), lgroup);
                loads[at] = charged(loads[at], ageing[at]);
            });
        }
        atEachLevel(world, own, [&](int lgroup) {
            const std::size_t at = world.loadIndex(set, lgroup);
            loads[at] = sampled(loads[at], runnable, ageing[at]);
        });
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
    if (leftAtOnce) {
        atEachLevel(world, old, [&](int lgroup) { change(lgroup, takenBack); });
    }
    world.record().set(Cell::ThreadHome, at, home);
    world.record().set(Cell::ThreadHomed, at, world.now());
    if (home != world.lgroups().root()) {
        atEachLevel(world, home, [&](int lgroup) { change(lgroup, anticipated); });
    }
}

} // namespace boardset
