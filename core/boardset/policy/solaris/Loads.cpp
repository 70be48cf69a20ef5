// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/solaris/Loads.h"

#include "boardset/policy/solaris/LoadAverage.h"

namespace boardset {

namespace {

/// The number of awake threads on a processor, and the thread that the processor currently runs.
struct RunQueue {
    int threads = 0;
    int running = -1;
    bool isRealTime = false;
};

/// Returns the run queues of all processors. Real-time threads keep their processors; other threads take turns.
std::vector<RunQueue> dutiesOf(const SolarisWorld& world, std::int64_t turn) {
    std::vector<RunQueue> duties(world.localityGroups().processors.size());
    const std::vector<int> lengths = world.occupancy();
    for (int thread = 0; thread < world.plan().threadCount(); ++thread) {
        if (!world.isRunnable(thread))
            continue;
        const auto at = asIndex(world.processor(thread));
        RunQueue& duty = duties[at];
        const bool isTurn = duty.threads == static_cast<int>(turn % lengths[at]);
        if (!duty.isRealTime && (isTurn || world.isRealTime(thread))) {
            duty.running = thread;
            duty.isRealTime = world.isRealTime(thread);
        }
        ++duty.threads;
    }
    return duties;
}

/// Calls `change` for an lgroup and then, unless that lgroup is itself the root, for the root lgroup.
template <typename Change> void atEachLevel(const SolarisWorld& world, int lgroup, Change change) {
    change(lgroup);
    if (lgroup != world.root())
        change(world.root());
}

/// Returns the ageing factor of one sample, for each lgroup of each set.
/// The factor depends on the number of processors.
std::vector<std::int64_t> ageingsOf(const SolarisWorld& world) {
    const auto& processors = world.localityGroups().processors;
    std::vector<int> counts(world.state().all(SolarisCell::Load).size(), 0);
    for (std::size_t i = 0; i < processors.size(); ++i) {
        const int set = world.state().location(SolarisCell::ProcessorSet, i);
        const int used = world.isUsable(static_cast<int>(i), set) ? 1 : 0;
        counts[world.loadIndex(set, processors[i].group)] += used;
        counts[world.loadIndex(set, world.root())] += used;
    }
    std::vector<std::int64_t> all;
    for (const int count : counts)
        all.push_back(ageingOf(count));
    return all;
}

} // namespace

void sampleLoads(SolarisWorld& world) {
    const int root = world.root();
    const auto ageing = ageingsOf(world);
    State::Cells loads = world.state().all(SolarisCell::Load);
    const auto duties = dutiesOf(world, world.now() / world.solaris().samplePeriodNs);
    for (std::size_t i = 0; i < duties.size(); ++i) {
        if (world.state().at(StateCell::ProcessorOnline, i) <= 0)
            continue;
        const int own = world.solaris().isAware() ? world.localityGroups().groupOfProcessor(static_cast<int>(i)) : root;
        const int set = world.state().location(SolarisCell::ProcessorSet, i);
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
    for (std::size_t i = 0; i < loads.size(); ++i)
        world.record().set(SolarisCell::Load, i, loads[i]);
}

void moveHome(SolarisWorld& world, int thread, int home) {
    const int old = world.home(thread);
    if (home == old)
        return;
    const std::int64_t load = world.solaris().threadLoad;
    const int set = world.set(thread);
    const bool leftAtOnce =
        old >= 0 && world.now() - world.state().at(SolarisCell::ThreadHomed, thread) < world.solaris().leastStayNs;
    const auto change = [&](int lgroup, auto rule) {
        const std::size_t cell = world.loadIndex(set, lgroup);
        const int processors = world.processorsIn(set, lgroup);
        world.record().set(SolarisCell::Load, cell, rule(world.state().at(SolarisCell::Load, cell), load, processors));
    };
    if (leftAtOnce)
        atEachLevel(world, old, [&](int lgroup) { change(lgroup, takenBack); });
    world.record().set(SolarisCell::ThreadHome, thread, home);
    world.record().set(SolarisCell::ThreadHomed, thread, world.now());
    if (home != world.root())
        atEachLevel(world, home, [&](int lgroup) { change(lgroup, anticipated); });
}

} // namespace boardset
