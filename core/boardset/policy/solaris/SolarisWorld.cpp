// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/solaris/SolarisWorld.h"

#include <algorithm>

namespace boardset {

SolarisWorld::SolarisWorld(const Program& program, const Topology& topology)
    : World(program, topology), m_solaris(settings(), localityGroups(), program, topology) {
    for (const Event& event : program.events)
        if (const auto* set = std::get_if<events::CreateSet>(&event))
            m_sets.push_back(set->set);
    const std::size_t threads = plan().threads.size();
    const std::size_t leaves = localityGroups().groups.size();
    start(SolarisCell::Hint, m_sets.size(), -1);
    start(SolarisCell::Load, m_sets.size() * (leaves + 1), 0);
    start(SolarisCell::LastHomed, m_sets.size() * leaves, -1);
    for (const StateCell cell :
         {SolarisCell::ThreadHome, SolarisCell::ThreadBound, SolarisCell::ThreadRan, SolarisCell::ThreadHomed})
        start(cell, threads, -1);
    start(SolarisCell::ClassRow, threads, 0);
    start(SolarisCell::ThreadSet, threads, 0);
    start(SolarisCell::ProcessorSet, localityGroups().processors.size(), 0);
    start(SolarisCell::SegmentAdvice, plan().segments.size(), 0);
    start(SolarisCell::KindAdvice, program.processes.size() * segmentKindCount, 0);
    start(SolarisCell::PageMoves, plan().pages, 0);
}

int SolarisWorld::setNamed(const std::string& name) const {
    const auto found = std::find(m_sets.begin(), m_sets.end(), name);
    return found == m_sets.end() ? -1 : static_cast<int>(found - m_sets.begin());
}

bool SolarisWorld::isRealTime(int thread) const {
    return static_cast<SchedulingClass>(at(SolarisCell::ClassRow, thread)) == SchedulingClass::RealTime;
}

bool SolarisWorld::isUsable(const State& state, int processor, int set) {
    return state.at(StateCell::ProcessorOnline, processor) > 0 &&
           state.location(SolarisCell::ProcessorSet, processor) == set;
}

int SolarisWorld::processorsIn(const State& state, int set, int lgroup) const {
    int count = 0;
    for (int i = 0; i < static_cast<int>(localityGroups().processors.size()); ++i) {
        const bool inside = lgroup == root() || localityGroups().groupOfProcessor(i) == lgroup;
        count += inside && isUsable(state, i, set) ? 1 : 0;
    }
    return count;
}

std::size_t SolarisWorld::loadIndex(int set, int lgroup) const {
    return asIndex(set) * (localityGroups().groups.size() + 1) + asIndex(lgroup);
}

std::size_t SolarisWorld::homedIndex(int set, int lgroup) const {
    return asIndex(set) * localityGroups().groups.size() + asIndex(lgroup);
}

std::size_t SolarisWorld::kindIndex(const std::string& process, SegmentKind kind) const {
    return asIndex(processNamed(program(), process)) * segmentKindCount + static_cast<std::size_t>(kind);
}

bool SolarisWorld::hasMemory(int lgroup) const {
    const auto& memories = localityGroups().group(lgroup).memories;
    return std::any_of(memories.begin(), memories.end(),
                       [&](int memory) { return state().at(StateCell::MemoryAttached, memory) != 0; });
}

bool SolarisWorld::isHomeOfProcess(int lgroup, int thread, int without) const {
    for (int other = 0; other < plan().threadCount(); ++other)
        if (other != without && plan().thread(other).team == plan().thread(thread).team && home(other) == lgroup)
            return true;
    return false;
}

std::vector<int> SolarisWorld::occupancyFor(int thread) const {
    std::vector<int> counts(localityGroups().processors.size(), 0);
    for (int other = 0; other < plan().threadCount(); ++other)
        if (isRunnable(other) && (!isRealTime(thread) || isRealTime(other)))
            ++counts[asIndex(processor(other))];
    return counts;
}

} // namespace boardset
