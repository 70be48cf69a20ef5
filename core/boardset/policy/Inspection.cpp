// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/Inspection.h"

namespace boardset {

namespace {

int reportedGroup(const Replay& replay, int group) {
    return replay.policy().whyUniform().empty() && group != replay.localityGroups().everything() ? group : 0;
}

} // namespace

ThreadInspection inspectThread(const Replay& replay, const State& state, int thread) {
    const auto cell = asIndex(thread);
    const int home = replay.policy().homeOf(state, thread);
    ThreadInspection inspection;
    inspection.home = home < 0 ? -1 : reportedGroup(replay, home);
    const bool awake = state.at(StateCell::ThreadState, cell) == static_cast<int>(ThreadState::Awake);
    const int processor = state.location(StateCell::ThreadProcessor, cell);
    if (!awake || processor < 0)
        return inspection;
    const LocalityGroups::Processor& on = replay.localityGroups().processor(processor);
    inspection.processor = on.id;
    inspection.processorTitle = on.title;
    inspection.isRemote = home >= 0 && replay.policy().whyUniform().empty() && on.group != home;
    return inspection;
}

std::map<int, int> pagesByGroup(const Replay& replay, const State& state, int segment) {
    const PlannedSegment& planned = replay.plan().segment(segment);
    std::map<int, int> pages;
    for (std::size_t page = planned.firstPage; page < planned.endPage(); ++page)
        ++pages[replay.localityGroups().groupOfMemory(state.location(StateCell::PageMemory, page))];
    return pages;
}

SegmentInspection inspectSegment(const Replay& replay, const State& state, int segment) {
    SegmentInspection inspection;
    inspection.pageBytes = replay.plan().segment(segment).pageBytes;
    for (const auto& [group, pages] : pagesByGroup(replay, state, segment))
        (group < 0 ? inspection.unallocated : inspection.pagesIn[reportedGroup(replay, group)]) += pages;
    return inspection;
}

} // namespace boardset
