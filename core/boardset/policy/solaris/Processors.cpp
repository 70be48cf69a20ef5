// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/solaris/Processors.h"

#include "boardset/catalog/EnglishText.h"
#include "boardset/policy/solaris/Dispatcher.h"
#include "boardset/policy/solaris/HomeLgroup.h"
#include "boardset/policy/solaris/Loads.h"
#include "boardset/policy/solaris/Pages.h"

#include <algorithm>

namespace boardset {

namespace {

bool isOneOf(int number, const std::vector<int>& numbers) {
    return std::find(numbers.begin(), numbers.end(), number) != numbers.end();
}

std::string processorsText(const SolarisWorld& world, const std::vector<int>& processors) {
    return processors.size() == 1
               ? world.processorTitle(processors.front())
               : world.processorTitle(processors.front()) + " to " + world.processorTitle(processors.back());
}

int createdThreads(const SolarisWorld& world) {
    const auto& states = world.state().all(Cell::ThreadState);
    return static_cast<int>(states.size() - asIndex(std::count(states.begin(), states.end(), 0)));
}

void bindThread(SolarisWorld& world, int thread, int processor) {
    const std::string& where = world.processorTitle(processor);
    if (!world.isUsable(processor, world.set(thread))) {
        world.close(StepKind::Refused, world.titleOf(thread) + " is not bound to " + where,
                    where + " is offline or in another processor set.");
        return;
    }
    const int old = world.home(thread);
    const int lgroup = world.localityGroups().groupOfProcessor(processor);
    world.record().set(SolarisCell::ThreadBound, thread, processor);
    Step step{StepKind::Processor, world.titleOf(thread) + " is bound to " + where, {}, {}, thread};
    if (world.solaris().isAware() && lgroup != old) {
        moveHome(world, thread, lgroup);
        step.reason = "Binding to a processor of another lgroup makes that lgroup the thread's home: " +
                      world.localityGroups().titleOf(lgroup) + " instead of " + world.localityGroups().titleOf(old) +
                      ". Pages that the thread has touched stay where they are.";
    } else {
        step.reason = "The thread's home stays " + world.localityGroups().titleOf(world.home(thread)) + '.';
    }
    if (world.threadState(thread) == ThreadState::Awake)
        dispatch(world, thread);
    world.close(std::move(step));
}

/// Returns true if processors can be removed: no thread is bound to them, and every set keeps a processor. Otherwise
/// adds a step with the reason.
bool takeProcessors(SolarisWorld& world, const std::vector<int>& processors, const std::string& what) {
    const int created = createdThreads(world);
    for (int thread = 0; thread < created; ++thread) {
        const int bound = world.bound(thread);
        if (bound >= 0 && isOneOf(bound, processors)) {
            world.close(StepKind::Refused, what + " is refused",
                        world.titleOf(thread) + " is bound to " + world.processorTitle(bound) + "; unbind it first.");
            return false;
        }
    }
    for (int set = 0; set < static_cast<int>(world.sets().size()); ++set) {
        int left = 0;
        int had = 0;
        for (int i = 0; i < static_cast<int>(world.localityGroups().processors.size()); ++i) {
            had += world.isUsable(i, set) ? 1 : 0;
            left += world.isUsable(i, set) && !isOneOf(i, processors) ? 1 : 0;
        }
        if (had > 0 && left == 0) {
            world.close(StepKind::Refused, what + " is refused",
                        set == 0 ? "The system needs at least one processor outside all sets."
                                 : "A processor set would have no processor left.");
            return false;
        }
    }
    return true;
}

/// Sets processors online or offline; detached ones stay detached.
void setOnline(SolarisWorld& world, const std::vector<int>& processors, int online) {
    for (const int processor : processors) {
        const bool isDetached = world.state().at(Cell::ProcessorOnline, processor) < 0;
        world.record().set(Cell::ProcessorOnline, processor, isDetached ? -1 : online);
    }
}

/// Chooses a new home for a thread, and a processor; `because` is the start of the reason.
void rehome(SolarisWorld& world, int thread, const std::string& because) {
    const int old = world.home(thread);
    HomeReason home = chooseHomeOf(world, thread);
    Step step{StepKind::Home, {}, because + ' ' + home.words, std::move(home.settings), thread};
    if (world.threadState(thread) == ThreadState::Awake)
        step.reason += ' ' + dispatch(world, thread).words;
    step.title = world.titleOf(thread) + (home.home == old ? " keeps its home " : " moves its home to ") +
                 world.localityGroups().titleOf(home.home);
    world.close(std::move(step));
}

/// Finds new homes and processors after processors have been removed: threads whose lgroup has lost its processors get
/// another home; threads that have lost their processor get another processor.
void resettle(SolarisWorld& world, const std::string& because) {
    const int created = createdThreads(world);
    for (int thread = 0; thread < created; ++thread) {
        const int set = world.set(thread);
        const int home = world.home(thread);
        const bool isHomeless = world.solaris().isAware() && world.processorsIn(set, home) == 0;
        if (isHomeless) {
            rehome(world, thread,
                   "The thread's home " + world.localityGroups().titleOf(home) + " has no processors left.");
        } else if (world.processor(thread) >= 0 && !world.isUsable(world.processor(thread), set) &&
                   world.threadState(thread) == ThreadState::Awake) {
            const DispatchDecision run = dispatch(world, thread);
            world.close(StepKind::Dispatch,
                        world.titleOf(thread) + " continues on " + world.processorTitle(run.processor),
                        because + ' ' + run.words, thread);
        }
    }
}

} // namespace

void perform(SolarisWorld& world, const events::Bind& bind) {
    const auto processors = world.processorsBelow(bind.block);
    for (std::size_t i = 0; i < bind.threads.size(); ++i)
        bindThread(world, bind.threads[i] - 1, processors[i % processors.size()]);
}

void perform(SolarisWorld& world, const events::Unbind& unbind) {
    for (const int number : unbind.threads) {
        const int thread = number - 1;
        world.record().set(SolarisCell::ThreadBound, thread, -1);
        world.close(
            StepKind::Processor, world.titleOf(thread) + " is unbound",
            "The thread keeps its home from the binding: " + world.localityGroups().titleOf(world.home(thread)) + '.',
            thread);
    }
}

void perform(SolarisWorld& world, const events::SetOnline& set) {
    const auto processors = world.processorsBelow(set.block);
    const std::string who = processorsText(world, processors);
    if (set.online) {
        setOnline(world, processors, 1);
        world.close(StepKind::Processor, who + (processors.size() == 1 ? " is online" : " are online"),
                    "At the next scheduling, idle processors take threads from queues. Homes do not change.");
        return;
    }
    if (!takeProcessors(world, processors, "Taking " + who + " offline"))
        return;
    setOnline(world, processors, 0);
    world.close(StepKind::Processor, who + (processors.size() == 1 ? " is offline" : " are offline"),
                "The memory there stays in use. The threads move to other processors.");
    resettle(world, "The thread's processor is offline.");
}

void perform(SolarisWorld& world, const events::SetAttached& set) {
    const auto processors = world.processorsBelow(set.board);
    const auto memories = world.memoriesBelow(set.board);
    if (!set.attached && !takeProcessors(world, processors, "Detaching " + set.board))
        return;
    for (const int processor : processors)
        world.record().set(Cell::ProcessorOnline, processor, set.attached ? 1 : -1);
    for (const int memory : memories)
        world.record().set(Cell::MemoryAttached, memory, set.attached ? 1 : 0);
    if (set.attached) {
        world.close(StepKind::Board, set.board + " is attached",
                    "The board's processors and memory are available again. Homes and pages stay where they are.");
        return;
    }
    world.close(StepKind::Board, set.board + " is detached", evacuate(world, memories));
    resettle(world, "The thread's board is detached.");
}

void perform(SolarisWorld& world, const events::CreateSet& create) {
    const int set = world.setNamed(create.set);
    std::vector<int> processors;
    for (const std::string& block : create.blocks) {
        for (const int processor : world.processorsBelow(block))
            if (world.isUsable(processor, 0))
                processors.push_back(processor);
    }
    const std::string what = "Processor set " + create.set;
    if (processors.empty()) {
        world.close(StepKind::Refused, what + " is not created",
                    "All of these processors are offline or in another set.");
        return;
    }
    if (!takeProcessors(world, processors, what))
        return;
    for (const int processor : processors)
        world.record().set(SolarisCell::ProcessorSet, processor, set);
    world.close(StepKind::Set, what + ": " + counted(processors.size(), "processor"),
                "These processors run only threads of the set. Each set has its own load averages.");
    resettle(world, "The thread's processor is now in a set.");
}

void perform(SolarisWorld& world, const events::JoinSet& join) {
    const int set = world.setNamed(join.set);
    for (const int number : join.threads) {
        const int thread = number - 1;
        const std::string where = set == 0 ? "the processors outside all sets" : "processor set " + join.set;
        if (world.processorsIn(set, world.root()) == 0) {
            world.close(StepKind::Refused, world.titleOf(thread) + " does not join " + where,
                        "No processor is online there.");
            continue;
        }
        world.record().set(SolarisCell::ThreadBound, thread, -1);
        world.record().set(SolarisCell::ThreadSet, thread, set);
        rehome(world, thread, "The thread is now on " + where + '.');
    }
}

} // namespace boardset
