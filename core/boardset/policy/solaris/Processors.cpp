// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/solaris/Processors.h"

#include "boardset/policy/solaris/Dispatcher.h"
#include "boardset/policy/solaris/HomeLgroup.h"
#include "boardset/policy/solaris/Loads.h"
#include "boardset/policy/solaris/Pages.h"
#include "boardset/text/Message.h"

#include <algorithm>

namespace boardset {

namespace {

bool isOneOf(int number, const std::vector<int>& numbers) {
    return std::find(numbers.begin(), numbers.end(), number) != numbers.end();
}

std::string processorsText(const SolarisWorld& world, const std::vector<int>& processors) {
    const std::string first = world.processorTitle(processors.front());
    return processors.size() == 1
               ? first
               : Message{"{first} to {last}", {{"first", first}, {"last", world.processorTitle(processors.back())}}};
}

int createdThreads(const SolarisWorld& world) {
    const auto& states = world.state().all(StateCell::ThreadState);
    return static_cast<int>(states.size() - asIndex(std::count(states.begin(), states.end(), 0)));
}

void bindThread(SolarisWorld& world, int thread, int processor) {
    const auto text = [&](const char* words) {
        return Message{words, {{"thread", world.titleOf(thread)}, {"processor", world.processorTitle(processor)}}};
    };
    if (!world.isUsable(processor, world.set(thread))) {
        world.close(StepKind::Refused, text(translatable("{thread} is not bound to {processor}")),
                    text(translatable("{processor} is offline or in another processor set.")));
        return;
    }
    const int old = world.home(thread);
    const int lgroup = world.localityGroups().groupOfProcessor(processor);
    world.record().set(SolarisCell::ThreadBound, thread, processor);
    Step step{StepKind::Processor, text(translatable("{thread} is bound to {processor}")), {}, {}, thread};
    if (world.solaris().isAware() && lgroup != old) {
        moveHome(world, thread, lgroup);
        step.reason =
            Message{"Binding to a processor of another lgroup makes that lgroup the thread's home: {home} "
                    "instead of {old}. Pages that the thread has touched stay where they are.",
                    {{"home", world.localityGroups().titleOf(lgroup)}, {"old", world.localityGroups().titleOf(old)}}};
    } else {
        step.reason =
            Message{"The thread's home stays {home}.", {{"home", world.localityGroups().titleOf(world.home(thread))}}};
    }
    if (world.threadState(thread) == ThreadState::Awake)
        dispatch(world, thread);
    world.close(std::move(step));
}

/// Returns true if the processors can be removed because no thread is bound to them and every set keeps a processor.
/// Otherwise adds a step with the title `refused` that states the reason.
bool takeProcessors(SolarisWorld& world, const std::vector<int>& processors, const Message& refused) {
    const int created = createdThreads(world);
    for (int thread = 0; thread < created; ++thread) {
        const int bound = world.bound(thread);
        if (bound >= 0 && isOneOf(bound, processors)) {
            world.close(StepKind::Refused, refused,
                        Message{"{thread} is bound to {processor}; unbind it first.",
                                {{"thread", world.titleOf(thread)}, {"processor", world.processorTitle(bound)}}});
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
            world.close(StepKind::Refused, refused,
                        Message{set == 0 ? "The system needs at least one processor outside all sets."
                                         : "A processor set would have no processor left."});
            return false;
        }
    }
    return true;
}

/// Sets processors online or offline. Detached processors stay detached.
void setOnline(SolarisWorld& world, const std::vector<int>& processors, int online) {
    for (const int processor : processors) {
        const bool isDetached = world.state().at(StateCell::ProcessorOnline, processor) < 0;
        world.record().set(StateCell::ProcessorOnline, processor, isDetached ? -1 : online);
    }
}

/// Chooses a new home lgroup and a processor for a thread. `because` is the start of the reason.
void rehome(SolarisWorld& world, int thread, const std::string& because) {
    const int old = world.home(thread);
    HomeReason home = chooseHomeOf(world, thread);
    Step step{StepKind::Home, {}, sentences(because, home.words), std::move(home.settings), thread};
    if (world.threadState(thread) == ThreadState::Awake)
        step.reason = sentences(step.reason, dispatch(world, thread).words);
    step.title = Message{home.home == old ? "{thread} keeps its home {home}" : "{thread} moves its home to {home}",
                         {{"thread", world.titleOf(thread)}, {"home", world.localityGroups().titleOf(home.home)}}};
    world.close(std::move(step));
}

/// Finds new homes and processors for threads after processors have been removed. Threads whose lgroup has lost all its
/// processors get another home. Threads that have lost their processor get another processor.
void resettle(SolarisWorld& world, const std::string& because) {
    const int created = createdThreads(world);
    for (int thread = 0; thread < created; ++thread) {
        const int set = world.set(thread);
        const int home = world.home(thread);
        const bool isHomeless = world.solaris().isAware() && world.processorsIn(set, home) == 0;
        if (isHomeless) {
            rehome(world, thread,
                   Message{"The thread's home {home} has no processors left.",
                           {{"home", world.localityGroups().titleOf(home)}}});
        } else if (world.processor(thread) >= 0 && !world.isUsable(world.processor(thread), set) &&
                   world.threadState(thread) == ThreadState::Awake) {
            const DispatchDecision run = dispatch(world, thread);
            world.close(
                StepKind::Dispatch,
                Message{"{thread} continues on {processor}",
                        {{"thread", world.titleOf(thread)}, {"processor", world.processorTitle(run.processor)}}},
                sentences(because, run.words), thread);
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
        world.close(StepKind::Processor, Message{"{thread} is unbound", {{"thread", world.titleOf(thread)}}},
                    Message{"The thread keeps its home from the binding: {home}.",
                            {{"home", world.localityGroups().titleOf(world.home(thread))}}},
                    thread);
    }
}

void perform(SolarisWorld& world, const events::SetOnline& set) {
    const auto processors = world.processorsBelow(set.block);
    const auto text = [&](const char* words) {
        return Message{words, {{"processors", processorsText(world, processors)}, {"n", processors.size()}}};
    };
    if (set.online) {
        setOnline(world, processors, 1);
        world.close(StepKind::Processor, text(translatable("{processors} is online|{processors} are online")),
                    Message{"At the next scheduling, idle processors take threads from queues. Homes do not change."});
        return;
    }
    if (!takeProcessors(world, processors, text(translatable("Taking {processors} offline is refused"))))
        return;
    setOnline(world, processors, 0);
    world.close(StepKind::Processor, text(translatable("{processors} is offline|{processors} are offline")),
                Message{"The memory there stays in use. The threads move to other processors."});
    resettle(world, Message{"The thread's processor is offline."});
}

void perform(SolarisWorld& world, const events::SetAttached& set) {
    const auto processors = world.processorsBelow(set.board);
    const auto memories = world.memoriesBelow(set.board);
    const auto text = [&set](const char* words) { return Message{words, {{"board", set.board}}}; };
    if (!set.attached && !takeProcessors(world, processors, text(translatable("Detaching {board} is refused"))))
        return;
    for (const int processor : processors)
        world.record().set(StateCell::ProcessorOnline, processor, set.attached ? 1 : -1);
    for (const int memory : memories)
        world.record().set(StateCell::MemoryAttached, memory, set.attached ? 1 : 0);
    if (set.attached) {
        world.close(
            StepKind::Board, text(translatable("{board} is attached")),
            Message{"The board's processors and memory are available again. Homes and pages stay where they are."});
        return;
    }
    world.close(StepKind::Board, text(translatable("{board} is detached")), evacuate(world, memories));
    resettle(world, Message{"The thread's board is detached."});
}

void perform(SolarisWorld& world, const events::CreateSet& create) {
    const int set = world.setNamed(create.set);
    std::vector<int> processors;
    for (const std::string& block : create.blocks) {
        for (const int processor : world.processorsBelow(block))
            if (world.isUsable(processor, 0))
                processors.push_back(processor);
    }
    const auto text = [&](const char* words) {
        return Message{words, {{"set", create.set}, {"n", processors.size()}}};
    };
    if (processors.empty()) {
        world.close(StepKind::Refused, text(translatable("Processor set {set} is not created")),
                    Message{"All of these processors are offline or in another set."});
        return;
    }
    if (!takeProcessors(world, processors, text(translatable("Processor set {set} is refused"))))
        return;
    for (const int processor : processors)
        world.record().set(SolarisCell::ProcessorSet, processor, set);
    world.close(StepKind::Set,
                text(translatable("Processor set {set}: {n} processor|Processor set {set}: {n} processors")),
                Message{"These processors run only threads of the set. Each set has its own load averages."});
    resettle(world, Message{"The thread's processor is now in a set."});
}

void perform(SolarisWorld& world, const events::JoinSet& join) {
    const int set = world.setNamed(join.set);
    for (const int number : join.threads) {
        const int thread = number - 1;
        if (world.processorsIn(set, world.root()) == 0) {
            world.close(StepKind::Refused,
                        Message{set == 0 ? "{thread} does not move to the processors outside all sets"
                                         : "{thread} does not join processor set {set}",
                                {{"thread", world.titleOf(thread)}, {"set", join.set}}},
                        Message{"No processor is online there."});
            continue;
        }
        world.record().set(SolarisCell::ThreadBound, thread, -1);
        world.record().set(SolarisCell::ThreadSet, thread, set);
        rehome(world, thread,
               Message{set == 0 ? "The thread is now on the processors outside all sets."
                                : "The thread is now on processor set {set}.",
                       {{"set", join.set}}});
    }
}

} // namespace boardset
