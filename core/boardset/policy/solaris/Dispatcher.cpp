// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/solaris/Dispatcher.h"

#include <algorithm>

namespace boardset {

namespace {

/// Processors of a thread's set in an lgroup or in the root, with the number of threads on each processor.
struct Choice {
    const SolarisWorld& world;
    int set;
    std::vector<int> busy;

    /// Returns the first of the usable processors with the fewest threads; -1 if there is none.
    int fewest(int lgroup) const {
        int best = -1;
        for (int i = 0; i < static_cast<int>(busy.size()); ++i) {
            const bool inside = lgroup == world.root() || world.localityGroups().processor(i).group == lgroup;
            if (inside && world.isUsable(i, set) && (best < 0 || busy[asIndex(i)] < busy[asIndex(best)]))
                best = i;
        }
        return best;
    }
    int idle(int lgroup) const {
        const int best = fewest(lgroup);
        return best >= 0 && busy[asIndex(best)] == 0 ? best : -1;
    }
    /// Returns all usable processors without threads.
    std::vector<int> allIdle() const {
        std::vector<int> found;
        for (int i = 0; i < static_cast<int>(busy.size()); ++i)
            if (busy[asIndex(i)] == 0 && world.isUsable(i, set))
                found.push_back(i);
        return found;
    }
};

bool justRanThere(const SolarisWorld& world, int thread, const Choice& choice) {
    const int last = world.processor(thread);
    const std::int64_t ran = world.state().at(SolarisCell::ThreadRan, thread);
    return last >= 0 && ran >= 0 && world.isUsable(last, choice.set) && choice.busy[asIndex(last)] == 0 &&
           world.now() - ran <= world.solaris().rechooseNs &&
           (!world.solaris().isAware() || world.lgroupOfThread(thread) == world.home(thread));
}

DispatchDecision chosen(SolarisWorld& world, int thread) {
    if (const int bound = world.bound(thread); bound >= 0)
        return {bound, "The thread is bound to " + world.processorTitle(bound) + '.'};
    const Choice choice{world, world.set(thread), world.occupancyFor(thread)};
    const int root = world.root();
    if (world.isRealTime(thread)) {
        const int best = choice.fewest(root);
        return {best, "Real-time threads have no affinity to a home, so the thread gets " + world.processorTitle(best) +
                          ", the first processor with the fewest other real-time threads."};
    }
    if (justRanThere(world, thread, choice)) {
        const int last = world.processor(thread);
        return {last, "The thread returns to " + world.processorTitle(last) + ", whose cache is still warm."};
    }
    const int home = world.solaris().isAware() ? world.home(thread) : root;
    if (home == root) {
        if (const std::vector<int> idle = choice.allIdle(); !idle.empty()) {
            const int any = idle[asIndex(world.record().random(static_cast<int>(idle.size())))];
            return {any, "All processors are equally distant, so the thread gets " + world.processorTitle(any) +
                             ", a random idle one."};
        }
    }
    if (const int best = choice.idle(home); best >= 0)
        return {best, world.processorTitle(best) + " is idle and at home."};
    if (const int best = choice.idle(root); best >= 0)
        return {best,
                "No processor at home is idle, so the thread runs remotely on " + world.processorTitle(best) + '.'};
    const int there = choice.fewest(home);
    const int best = there >= 0 ? there : choice.fewest(root);
    return {best, "No processor is idle, so the thread waits in the queue of " + world.processorTitle(best) +
                      ", the shortest one" + (home == root ? "." : " at home.")};
}

/// True if a thread may move to another processor: it is awake, not bound and not real-time.
bool mayMove(const SolarisWorld& world, int thread) {
    return world.isRunnable(thread) && world.bound(thread) < 0 && !world.isRealTime(thread);
}

struct Transfer {
    int thread = -1;
    int to = -1;
    bool returns = false;
};

/// Returns the move of a thread that runs remotely and has an idle processor at home; none if there is no such thread.
Transfer nextReturn(const SolarisWorld& world, const Choice& counts) {
    for (int thread = 0; world.solaris().isAware() && thread < world.plan().threadCount(); ++thread) {
        if (!mayMove(world, thread) || world.lgroupOfThread(thread) == world.home(thread))
            continue;
        const Choice choice{world, world.set(thread), counts.busy};
        if (const int idle = choice.idle(world.home(thread)); idle >= 0)
            return {thread, idle, true};
    }
    return {};
}

/// Returns a thread in a queue of an lgroup that an idle processor of the same set can take; -1 if there is none.
int waitingIn(const SolarisWorld& world, const Choice& counts, int set, int lgroup) {
    for (int thread = world.plan().threadCount() - 1; thread >= 0; --thread) {
        const bool waits =
            mayMove(world, thread) && world.set(thread) == set && counts.busy[asIndex(world.processor(thread))] > 1;
        if (waits && (lgroup == world.root() || world.lgroupOfThread(thread) == lgroup))
            return thread;
    }
    return -1;
}

Transfer nextSteal(const SolarisWorld& world, const Choice& counts) {
    if (std::none_of(counts.busy.begin(), counts.busy.end(), [](int count) { return count > 1; }))
        return {};
    for (int i = 0; i < static_cast<int>(counts.busy.size()); ++i) {
        const int set = world.state().location(SolarisCell::ProcessorSet, i);
        if (counts.busy[asIndex(i)] > 0 || !world.isUsable(i, set))
            continue;
        for (const int lgroup : {world.localityGroups().processor(i).group, world.root()})
            if (const int thread = waitingIn(world, counts, set, lgroup); thread >= 0)
                return {thread, i, false};
    }
    return {};
}

Transfer nextTransfer(const SolarisWorld& world) {
    const Choice counts{world, 0, world.occupancy()};
    const Transfer back = nextReturn(world, counts);
    return back.thread >= 0 ? back : nextSteal(world, counts);
}

} // namespace

DispatchDecision dispatch(SolarisWorld& world, int thread) {
    DispatchDecision reason = chosen(world, thread);
    world.record().set(Cell::ThreadProcessor, thread, reason.processor);
    world.record().set(SolarisCell::ThreadRan, thread, world.now());
    return reason;
}

bool rebalance(SolarisWorld& world) {
    bool moved = false;
    for (Transfer next = nextTransfer(world); next.thread >= 0; next = nextTransfer(world)) {
        const std::string from = world.processorTitle(world.processor(next.thread));
        const std::string to = world.processorTitle(next.to);
        const bool remote = world.solaris().isAware() && !next.returns &&
                            world.localityGroups().processor(next.to).group != world.home(next.thread);
        world.record().set(Cell::ThreadProcessor, next.thread, next.to);
        world.record().set(SolarisCell::ThreadRan, next.thread, world.now());
        Step step;
        step.kind = StepKind::Dispatch;
        step.thread = next.thread;
        step.title = world.titleOf(next.thread) + (next.returns ? " returns home to " : " moves to ") + to;
        step.reason = next.returns ? "The thread ran remotely on " + from + ", and " + to + " at its home " +
                                         world.localityGroups().titleOf(world.home(next.thread)) + " has become idle."
                                   : to + " is idle and takes the thread from the queue of " + from +
                                         (remote ? ". The thread's home stays " +
                                                       world.localityGroups().titleOf(world.home(next.thread)) + '.'
                                                 : std::string("."));
        world.close(std::move(step));
        moved = true;
    }
    return moved;
}

} // namespace boardset
