// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/World.h"

#include <algorithm>

namespace boardset {

namespace {

std::size_t indexOf(int number) {
    return static_cast<std::size_t>(number);
}

bool usable(const State& state, std::size_t processor, int set) {
    return state.at(Cell::ProcessorOnline, processor) > 0 && state.place(Cell::ProcessorSet, processor) == set;
}

} // namespace

int processorsIn(const LgroupTable& lgroups, const State& state, int set, int lgroup) {
    int count = 0;
    for (std::size_t i = 0; i < lgroups.processors.size(); ++i) {
        const bool inside = lgroup == lgroups.root() || lgroups.processors[i].lgroup == lgroup;
        count += inside && usable(state, i, set) ? 1 : 0;
    }
    return count;
}

World::World(const Program& program, LgroupTable lgroups, PolicySettings settings)
    : m_lgroups(std::move(lgroups)), m_settings(std::move(settings)), m_plan(program), m_start(startOf(program)),
      m_record(m_start), m_adjustments(program.adjustments) {}

State World::startOf(const Program& program) const {
    const std::size_t threads = m_plan.threads.size();
    const std::size_t leaves = m_lgroups.leaves.size();
    const std::size_t sets = m_plan.sets.size();
    State state;
    state.start(Cell::Clock, 1, 0);
    state.start(Cell::Random, 1, program.seed);
    state.start(Cell::Tunable, {m_settings.starts.begin(), m_settings.starts.end()});
    state.start(Cell::Hint, sets, -1);
    state.start(Cell::Load, sets * (leaves + 1), 0);
    state.start(Cell::LastHomed, sets * leaves, -1);
    state.start(Cell::ThreadState, threads, 0);
    state.start(Cell::ThreadClass, threads, 0);
    state.start(Cell::ThreadSet, threads, 0);
    for (const Cell cell :
         {Cell::ThreadHome, Cell::ThreadProcessor, Cell::ThreadBound, Cell::ThreadRan, Cell::ThreadHomed}) {
        state.start(cell, threads, -1);
    }
    state.start(Cell::ProcessorOnline, m_lgroups.processors.size(), 1);
    state.start(Cell::ProcessorSet, m_lgroups.processors.size(), 0);
    state.start(Cell::MemoryAttached, m_lgroups.memories.size(), 1);
    State::Cells free;
    for (const LgroupTable::Memory& memory : m_lgroups.memories) {
        free.push_back(memory.bytes);
    }
    state.start(Cell::MemoryFree, std::move(free));
    state.start(Cell::SegmentMapped, m_plan.segments.size(), 0);
    state.start(Cell::SegmentAdvice, m_plan.segments.size(), 0);
    state.start(Cell::KindAdvice, program.processes.size() * segmentKindCount, 0);
    state.start(Cell::PageMemory, m_plan.pages, -1);
    state.start(Cell::PageMoves, m_plan.pages, 0);
    state.start(Cell::UseFirst, threads * m_plan.segments.size(), 0);
    state.start(Cell::UseCount, threads * m_plan.segments.size(), 0);
    return state;
}

ThreadState World::threadState(int thread) const {
    return static_cast<ThreadState>(state().at(Cell::ThreadState, indexOf(thread)));
}

bool World::isRealTime(int thread) const {
    return static_cast<SchedulingClass>(state().at(Cell::ThreadClass, indexOf(thread))) == SchedulingClass::RealTime;
}

int World::lgroupOfThread(int thread) const {
    const int on = processor(thread);
    return on < 0 ? m_lgroups.root() : m_lgroups.processors[indexOf(on)].lgroup;
}

bool World::isUsable(int processor, int set) const {
    return usable(state(), indexOf(processor), set);
}

std::size_t World::homedIndex(int set, int lgroup) const {
    return indexOf(set) * m_lgroups.leaves.size() + indexOf(lgroup);
}

bool World::hasMemory(int lgroup) const {
    const auto& memories = m_lgroups.leaves[indexOf(lgroup)].memories;
    return std::any_of(memories.begin(), memories.end(),
                       [&](int memory) { return state().at(Cell::MemoryAttached, indexOf(memory)) != 0; });
}

std::vector<int> World::occupancy(bool realTime) const {
    std::vector<int> counts(m_lgroups.processors.size(), 0);
    for (int thread = 0; thread < static_cast<int>(m_plan.threads.size()); ++thread) {
        const bool counted =
            threadState(thread) == ThreadState::Awake && processor(thread) >= 0 && (!realTime || isRealTime(thread));
        if (counted) {
            ++counts[indexOf(processor(thread))];
        }
    }
    return counts;
}

void World::push(Step step, int event) {
    step.event = event;
    step.ns = now();
    step.changes = m_record.changes().size();
    m_steps.push_back(std::move(step));
}

void World::close(Step step) {
    push(std::move(step), m_event);
    adjust();
}

void World::adjust() {
    while (m_adjusted < m_adjustments.size() && indexOf(m_adjustments[m_adjusted].step) <= m_steps.size()) {
        const Adjustment& due = m_adjustments[m_adjusted++];
        const auto id = indexOf(static_cast<int>(*tunableNamed(due.tunable)));
        const std::string was = std::to_string(state().at(Cell::Tunable, id));
        if (!m_settings.exists[id]) {
            push({StepKind::Refused, due.tunable + " stays " + was, m_settings.system + " has no such variable.", {}},
                 -1);
            continue;
        }
        m_record.set(Cell::Tunable, id, due.value);
        push({StepKind::Tunable,
              due.tunable + " is now " + std::to_string(due.value),
              "An operator set it while the system runs; it was " + was + ". What is placed already stays.",
              {static_cast<TunableId>(id)}},
             -1);
    }
}

std::string toString(StepKind kind) {
    switch (kind) {
    case StepKind::Home:
        return "home";
    case StepKind::Run:
        return "run";
    case StepKind::Memory:
        return "memory";
    case StepKind::Advice:
        return "advice";
    case StepKind::Processor:
        return "processor";
    case StepKind::Board:
        return "board";
    case StepKind::Set:
        return "set";
    case StepKind::Tunable:
        return "tunable";
    case StepKind::Refused:
        return "refused";
    case StepKind::Time:
        break;
    }
    return "time";
}

} // namespace boardset
