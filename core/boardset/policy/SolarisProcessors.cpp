// SPDX-License-Identifier: GPL-3.0-or-later
// The events about processors: binding, off-lining, reconfiguration, sets.
#include "boardset/catalog/Words.h"
#include "boardset/policy/Dispatcher.h"
#include "boardset/policy/Homes.h"
#include "boardset/policy/Loads.h"
#include "boardset/policy/Pages.h"
#include "boardset/policy/SolarisMpo.h"

#include <algorithm>

namespace boardset {

namespace {

std::size_t cellAt(int number) {
    return static_cast<std::size_t>(number);
}

bool isOneOf(int number, const std::vector<int>& numbers) {
    return std::find(numbers.begin(), numbers.end(), number) != numbers.end();
}

std::string processorsText(const World& world, const std::vector<int>& processors) {
    return processors.size() == 1
               ? world.processorTitle(processors.front())
               : world.processorTitle(processors.front()) + " to " + world.processorTitle(processors.back());
}

} // namespace

std::vector<int> SolarisMpo::processorsBelow(const std::string& block) const {
    const auto top = m_topology.find(block);
    std::vector<int> processors;
    const auto& all = m_world.lgroups().processors;
    for (std::size_t i = 0; top && i < all.size(); ++i) {
        if (m_topology.isBelow(all[i].block, *top)) {
            processors.push_back(static_cast<int>(i));
        }
    }
    return processors;
}

void SolarisMpo::on(const events::Bind& bind) {
    const auto processors = processorsBelow(bind.block);
    for (std::size_t i = 0; i < bind.threads.size(); ++i) {
        bindThread(bind.threads[i] - 1, processors[i % processors.size()]);
    }
}

void SolarisMpo::bindThread(int thread, int processor) {
    const std::string& where = m_world.processorTitle(processor);
    if (!m_world.isUsable(processor, m_world.set(thread))) {
        refuse(m_world.titleOf(thread) + " is not bound to " + where,
               where + " is off line or in another processor set.");
        return;
    }
    const int old = m_world.home(thread);
    const int lgroup = m_world.lgroups().processors[cellAt(processor)].lgroup;
    m_world.record().set(Cell::ThreadBound, cellAt(thread), processor);
    Step step{StepKind::Processor, m_world.titleOf(thread) + " is bound to " + where, {}, {}, thread};
    if (m_world.settings().isAware && lgroup != old) {
        moveHome(m_world, thread, lgroup);
        step.reason =
            "Binding to another lgroup's processor makes that lgroup its home: " + m_world.lgroups().titleOf(lgroup) +
            " instead of " + m_world.lgroups().titleOf(old) + ". Pages that it has touched stay.";
    } else {
        step.reason = "Its home stays " + m_world.lgroups().titleOf(m_world.home(thread)) + '.';
    }
    if (m_world.threadState(thread) == ThreadState::Awake) {
        dispatch(m_world, thread);
    }
    m_world.close(std::move(step));
}

void SolarisMpo::on(const events::Unbind& unbind) {
    for (const int number : unbind.threads) {
        const int thread = number - 1;
        m_world.record().set(Cell::ThreadBound, cellAt(thread), -1);
        m_world.close(
            {StepKind::Processor,
             m_world.titleOf(thread) + " is unbound",
             "It keeps the home that binding gave it: " + m_world.lgroups().titleOf(m_world.home(thread)) + '.',
             {},
             thread});
    }
}

bool SolarisMpo::takeProcessors(const std::vector<int>& processors, const std::string& what) {
    for (int thread = 0; thread < m_created; ++thread) {
        const int bound = m_world.state().place(Cell::ThreadBound, cellAt(thread));
        if (bound >= 0 && isOneOf(bound, processors)) {
            refuse(what + " is refused",
                   m_world.titleOf(thread) + " is bound to " + m_world.processorTitle(bound) + "; unbind it first.");
            return false;
        }
    }
    for (int set = 0; set < static_cast<int>(m_world.plan().sets.size()); ++set) {
        int left = 0;
        int had = 0;
        for (int i = 0; i < static_cast<int>(m_world.lgroups().processors.size()); ++i) {
            had += m_world.isUsable(i, set) ? 1 : 0;
            left += m_world.isUsable(i, set) && !isOneOf(i, processors) ? 1 : 0;
        }
        if (had > 0 && left == 0) {
            refuse(what + " is refused", set == 0 ? "The system keeps one processor at least outside every set."
                                                  : "It would leave a processor set without a processor.");
            return false;
        }
    }
    return true;
}

void SolarisMpo::setOnline(const std::vector<int>& processors, int online) {
    for (const int processor : processors) {
        const bool isDetached = m_world.state().at(Cell::ProcessorOnline, cellAt(processor)) < 0;
        m_world.record().set(Cell::ProcessorOnline, cellAt(processor), isDetached ? -1 : online);
    }
}

void SolarisMpo::on(const events::SetOnline& set) {
    const auto processors = processorsBelow(set.block);
    const std::string who = processorsText(m_world, processors);
    if (set.online) {
        setOnline(processors, 1);
        m_world.close({StepKind::Processor,
                       who + (processors.size() == 1 ? " is on line" : " are on line"),
                       "Idle processors take threads from queues at the next scheduling. Homes stay.",
                       {}});
        return;
    }
    if (!takeProcessors(processors, "Taking " + who + " off line")) {
        return;
    }
    setOnline(processors, 0);
    m_world.close({StepKind::Processor,
                   who + (processors.size() == 1 ? " is off line" : " are off line"),
                   "Its memory stays in use; its threads go elsewhere.",
                   {}});
    resettle("Its processor is off line.");
}

void SolarisMpo::resettle(const std::string& because) {
    for (int thread = 0; thread < m_created; ++thread) {
        const int set = m_world.set(thread);
        const int home = m_world.home(thread);
        const bool isHomeless = m_world.settings().isAware && m_world.processorsIn(set, home) == 0;
        if (isHomeless) {
            rehome(thread, "All processors of its home " + m_world.lgroups().titleOf(home) + " are gone.");
        } else if (m_world.processor(thread) >= 0 && !m_world.isUsable(m_world.processor(thread), set) &&
                   m_world.threadState(thread) == ThreadState::Awake) {
            const RunReason run = dispatch(m_world, thread);
            m_world.close({StepKind::Run,
                           m_world.titleOf(thread) + " goes on at " + m_world.processorTitle(run.processor),
                           because + ' ' + run.words,
                           {},
                           thread});
        }
    }
}

void SolarisMpo::on(const events::SetAttached& set) {
    const auto processors = processorsBelow(set.board);
    const auto board = m_topology.find(set.board);
    std::vector<int> memories;
    const auto& all = m_world.lgroups().memories;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (m_topology.isBelow(all[i].block, *board)) {
            memories.push_back(static_cast<int>(i));
        }
    }
    if (!set.attached && !takeProcessors(processors, "Detaching " + set.board)) {
        return;
    }
    for (const int processor : processors) {
        m_world.record().set(Cell::ProcessorOnline, cellAt(processor), set.attached ? 1 : -1);
    }
    for (const int memory : memories) {
        m_world.record().set(Cell::MemoryAttached, cellAt(memory), set.attached ? 1 : 0);
    }
    if (set.attached) {
        m_world.close({StepKind::Board,
                       set.board + " is attached",
                       "Its processors and memory take part again. Homes and pages stay where they are.",
                       {}});
        return;
    }
    m_world.close({StepKind::Board, set.board + " is detached", evacuate(m_world, memories), {}});
    resettle("Its board is detached.");
}

void SolarisMpo::on(const events::CreateSet& create) {
    const int set = ++m_set;
    std::vector<int> processors;
    for (const std::string& block : create.blocks) {
        for (const int processor : processorsBelow(block)) {
            if (m_world.isUsable(processor, 0)) {
                processors.push_back(processor);
            }
        }
    }
    const std::string what = "Processor set " + create.set;
    if (processors.empty()) {
        refuse(what + " is not made", "None of its processors is on line and in no set.");
        return;
    }
    if (!takeProcessors(processors, what)) {
        return;
    }
    for (const int processor : processors) {
        m_world.record().set(Cell::ProcessorSet, cellAt(processor), set);
    }
    m_world.close({StepKind::Set,
                   what + ": " + counted(processors.size(), "processor"),
                   "They run only threads that are put on the set. Loads are kept for each set by itself.",
                   {}});
    resettle("Its processor is in a set now.");
}

void SolarisMpo::on(const events::JoinSet& join) {
    const int set = m_world.plan().setNamed(join.set);
    for (const int number : join.threads) {
        const int thread = number - 1;
        const std::string where = set == 0 ? "no processor set" : "processor set " + join.set;
        if (m_world.processorsIn(set, m_world.lgroups().root()) == 0) {
            refuse(m_world.titleOf(thread) + " does not join " + where, "The set has no processor.");
            continue;
        }
        m_world.record().set(Cell::ThreadBound, cellAt(thread), -1);
        m_world.record().set(Cell::ThreadSet, cellAt(thread), set);
        rehome(thread, "It is on " + where + " now.");
    }
}

} // namespace boardset
