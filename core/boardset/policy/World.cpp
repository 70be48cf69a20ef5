// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/World.h"

namespace boardset {

namespace {

/// Returns the indices of the processors or memories at or below the given block.
template <class Place>
std::vector<int> placesBelow(const std::vector<Place>& all, const Topology& topology, const std::string& block) {
    const auto top = topology.find(block);
    std::vector<int> below;
    for (std::size_t i = 0; top && i < all.size(); ++i)
        if (topology.isBelow(all[i].block, top))
            below.push_back(static_cast<int>(i));
    return below;
}

} // namespace

World::World(const Program& program, const Topology& topology)
    : m_program(&program), m_topology(&topology),
      m_words(&topology.catalog().policyWords(topology.catalog().operatingSystem(program.system).policy)),
      m_localityGroups(localityGroupsOf(topology, program.domain, *m_words)),
      m_settings(program, topology.catalog(), topology.machine(), m_localityGroups), m_plan(program) {
    startCells();
}

void World::startCells() {
    const std::size_t threads = m_plan.threads.size();
    start(StateCell::Clock, 1, 0);
    start(StateCell::Random, 1, m_program->seed);
    start(StateCell::ThreadState, threads, 0);
    start(StateCell::ThreadProcessor, threads, -1);
    start(StateCell::ProcessorOnline, m_localityGroups.processors.size(), 1);
    start(StateCell::MemoryAttached, m_localityGroups.memories.size(), 1);
    start(StateCell::SegmentMapped, m_plan.segments.size(), 0);
    start(StateCell::PageMemory, m_plan.pages, -1);
    start(StateCell::UseFirst, threads * m_plan.segments.size(), 0);
    start(StateCell::UseCount, threads * m_plan.segments.size(), 0);
    State::Cells values;
    for (const Setting& each : m_settings.all())
        values.push_back(each.start);
    start(StateCell::Setting, std::move(values));
    State::Cells free;
    for (const LocalityGroups::Memory& memory : m_localityGroups.memories) {
        free.push_back(memory.bytes);
        for (const Process& process : m_program->beside) {
            for (const Region& region : process.regions) {
                const auto there = region.pagesIn.find(m_topology->block(memory.block).path);
                free.back() -= there == region.pagesIn.end() ? 0 : there->second * region.pageBytes;
            }
        }
    }
    start(StateCell::MemoryFree, std::move(free));
}

void World::start(StateCell cell, State::Cells values) {
    m_record.start(cell, values);
    m_start.start(cell, std::move(values));
}

std::vector<int> World::processorsBelow(const std::string& block) const {
    return placesBelow(m_localityGroups.processors, *m_topology, block);
}

std::vector<int> World::memoriesBelow(const std::string& block) const {
    return placesBelow(m_localityGroups.memories, *m_topology, block);
}

std::vector<int> World::occupancy() const {
    std::vector<int> counts(m_localityGroups.processors.size(), 0);
    for (int thread = 0; thread < static_cast<int>(m_plan.threads.size()); ++thread)
        if (isRunnable(thread))
            ++counts[asIndex(processor(thread))];
    return counts;
}

void World::push(Step step, int event) {
    step.event = event;
    step.ns = now();
    step.changes = m_record.changes().size();
    m_steps.push_back(std::move(step));
}

void World::put(std::size_t page, int memory, std::int64_t bytes) {
    const int old = state().location(StateCell::PageMemory, page);
    if (old == memory)
        return;
    for (const auto& [place, change] : {std::pair(old, bytes), std::pair(memory, -bytes)})
        if (place >= 0)
            m_record.set(StateCell::MemoryFree, place, state().at(StateCell::MemoryFree, place) + change);
    m_record.set(StateCell::PageMemory, page, memory);
}

void World::use(int thread, int segment, PageRange range) {
    const std::size_t cell = asIndex(thread) * m_plan.segments.size() + asIndex(segment);
    m_record.set(StateCell::UseFirst, cell, range.first);
    m_record.set(StateCell::UseCount, cell, range.count);
}

void World::close(Step step) {
    push(std::move(step), m_event);
    adjust();
}

void World::close(StepKind kind, std::string title, std::string reason, int thread, int segment) {
    close({kind, std::move(title), std::move(reason), {}, thread, segment});
}

void World::adjust() {
    const auto& all = m_program->adjustments;
    while (m_adjusted < all.size() && asIndex(all[m_adjusted].step) <= m_steps.size()) {
        const Adjustment& due = all[m_adjusted++];
        const int index = m_settings.indexOf(due.tunable);
        const std::string was = std::to_string(setting(index));
        if (!m_settings.at(index).exists) {
            push({StepKind::Refused,
                  Message{"{tunable} stays {value}", {{"tunable", due.tunable}, {"value", was}}},
                  Message{"{system} has no such variable.", {{"system", m_settings.system().title}}},
                  {}},
                 -1);
            continue;
        }
        m_record.set(StateCell::Setting, index, due.value);
        push({StepKind::Tunable,
              Message{"{tunable} is now {value}", {{"tunable", due.tunable}, {"value", std::to_string(due.value)}}},
              Message{"An operator changed the tunable from {value} while the system was running. Existing placements "
                      "do not change.",
                      {{"value", was}}},
              {index}},
             -1);
    }
}

} // namespace boardset
