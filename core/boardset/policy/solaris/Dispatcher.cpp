// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/solaris/Dispatcher.h"

#include "boardset/text/Message.h"

#include <algorithm>

namespace boardset {

namespace {

/// The processors of a thread's set in one lgroup or in the root lgroup, with the number of threads on each processor.
struct Choice {
    const SolarisWorld& world;
    int set;
    std::vector<int> busy;

    /// Returns the usable processor with the fewest threads, the first if there are several; -1 if none is usable.
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
    const auto run = [&world](int processor, const char* words) {
        return DispatchDecision{processor, Message{words, {{"processor", world.processorTitle(processor)}}}};
    };
    if (const int bound = world.bound(thread); bound >= 0)
        return run(bound, translatable("The thread is bound to {processor}."));
    const Choice choice{world, world.set(thread), world.occupancyFor(thread)};
    const int root = world.root();
    if (world.isRealTime(thread))
        return run(choice.fewest(root),
                   translatable("Real-time threads have no affinity to a home, so the thread gets {processor}, the "
                                "first processor with the fewest other real-time threads."));
    if (justRanThere(world, thread, choice))
        return run(world.processor(thread),
                   translatable("The thread returns to {processor}, whose cache is still warm."));
    const int home = world.solaris().isAware() ? world.home(thread) : root;
    if (home == root) {
        if (const std::vector<int> idle = choice.allIdle(); !idle.empty()) {
            const int any = idle[asIndex(world.record().random(static_cast<int>(idle.size())))];
            return run(any, translatable("All processors are equally distant, so the thread gets {processor}, a random "
                                         "idle one."));
        }
    }
    if (const int best = choice.idle(home); best >= 0)
        return run(best, translatable("{processor} is idle and at home."));
    if (const int best = choice.idle(root); best >= 0)
        return run(best, translatable("No processor at home is idle, so the thread runs remotely on {processor}."));
    const int there = choice.fewest(home);
    return run(there >= 0 ? there : choice.fewest(root),
               home == root
                   ? translatable("No processor is idle, so the thread waits in the queue of {processor}, the shortest "
                                  "one.")
                   : translatable("No processor is idle, so the thread waits in the queue of {processor}, the shortest "
                                  "one at home."));
}

/// True if a thread may move to another processor because it is awake, not bound and not real-time.
bool mayMove(const SolarisWorld& world, int thread) {
    return world.isRunnable(thread) && world.bound(thread) < 0 && !world.isRealTime(thread);
}

struct Transfer {
    int thread = -1;
    int to = -1;
    bool returns = false;
};

/// Finds a thread that runs remotely and has an idle processor at home, and returns the move of this thread;
/// none if no thread can return.
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

/// Returns a thread of the given set that is queued in the given lgroup and may move; -1 if there is none.
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
    world.record().set(StateCell::ThreadProcessor, thread, reason.processor);
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
        world.record().set(StateCell::ThreadProcessor, next.thread, next.to);
        world.record().set(SolarisCell::ThreadRan, next.thread, world.now());
        Step step;
        step.kind = StepKind::Dispatch;
        step.thread = next.thread;
        step.title = Message{next.returns ? "{thread} returns home to {processor}" : "{thread} moves to {processor}",
                             {{"thread", world.titleOf(next.thread)}, {"processor", to}}};
        step.reason = Message{
            next.returns ? "The thread ran remotely on {from}, and {to} at its home {home} has become idle."
            : remote     ? "{to} is idle and takes the thread from the queue of {from}. The thread's home stays {home}."
                         : "{to} is idle and takes the thread from the queue of {from}.",
            {{"from", from}, {"to", to}, {"home", world.localityGroups().titleOf(world.home(next.thread))}}};
        world.close(std::move(step));
        moved = true;
    }
    return moved;
}

} // namespace boardset
