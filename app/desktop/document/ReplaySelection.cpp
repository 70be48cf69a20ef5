// SPDX-License-Identifier: GPL-3.0-or-later
#include "ReplaySelection.h"

#include "boardset/policy/Inspection.h"

#include <algorithm>

namespace boardset {

namespace {

int groupOr(const LocalityGroups& places, int group) {
    return group >= 0 && group < places.groupCount() ? group : -1;
}

/// Returns the group of the first processor or memory at, below or around the given block.
int groupOf(const ReplayCursor& cursor, const std::string& path) {
    const LocalityGroups& places = cursor.replay().localityGroups();
    const Topology& topology = cursor.replay().topology();
    const auto meets = [&](BlockId block) {
        const std::string& other = topology.block(block).path;
        return other == path || other.starts_with(path + '/') || path.starts_with(other + '/');
    };
    for (const LocalityGroups::Processor& processor : places.processors)
        if (meets(processor.block))
            return processor.group;
    for (const LocalityGroups::Memory& memory : places.memories)
        if (meets(memory.block))
            return memory.group;
    return -1;
}

/// Returns the number of a thread, counted from 0; -1 if the replay does not contain the thread.
int numberIn(const ReplayCursor* cursor, const CustomerName& thread) {
    const int number = QString::fromStdString(thread.text).toInt() - 1;
    return cursor && number < static_cast<int>(cursor->replay().plan().threads.size()) ? std::max(number, -1) : -1;
}

/// Returns the segment to which a region of the placement belongs: "a" for both "a" and "a.2".
int segmentOf(const ProgramPlan& plan, const std::string& region) {
    const int whole = plan.segmentNamed(region);
    return whole >= 0 ? whole : plan.segmentNamed(region.substr(0, region.rfind('.')));
}

int fullestGroup(const ReplayCursor& cursor, int segment) {
    std::map<int, int> pages = pagesByGroup(cursor.replay(), cursor.state(), segment);
    pages.erase(-1);
    const auto most =
        std::max_element(pages.begin(), pages.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
    return most == pages.end() ? -1 : most->first;
}

} // namespace

Message whyIdle(const Document& document, const CustomerName& thread) {
    const ReplayCursor* cursor = document.replay();
    const int number = numberIn(cursor, thread);
    if (number < 0)
        return Message{"sleeps, or uses no memory yet"};
    switch (cursor->state().threadState(number)) {
    case ThreadState::Finished:
        return Message{"has finished"};
    case ThreadState::Asleep:
        return Message{"sleeps"};
    default:
        return Message{"uses no memory yet"};
    }
}

ThreadHome homeOf(const Document& document, const CustomerName& thread) {
    const ReplayCursor* cursor = document.replay();
    const int number = numberIn(cursor, thread);
    if (number < 0 || !cursor->replay().policy().whyUniform().empty())
        return {};
    const int home = cursor->replay().policy().homeOf(cursor->state(), number);
    if (home < 0)
        return {};
    return {cursor->replay().localityGroups().titleOf(home),
            inspectThread(cursor->replay(), cursor->state(), number).isRemote};
}

picture::HomeTitles homesOfRemoteThreads(const Document& document) {
    picture::HomeTitles homes;
    const std::size_t threads = document.replay() ? document.replay()->replay().plan().threads.size() : 0;
    for (std::size_t thread = 1; thread <= threads; ++thread) {
        const CustomerName name(std::to_string(thread));
        if (const ThreadHome home = homeOf(document, name); home.isRemote)
            homes[name] = home.title;
    }
    return homes;
}

ReplaySelection selectionIn(const Document& document, const Subject& subject) {
    ReplaySelection selection;
    const ReplayCursor* cursor = document.replay();
    if (!cursor)
        return selection;
    const Replay& replay = cursor->replay();
    if (subject.kind == Subject::Thread) {
        const int thread = QString::fromStdString(subject.id).toInt() - 1;
        if (thread >= 0 && thread < static_cast<int>(replay.plan().threads.size())) {
            selection.thread = thread;
            selection.group = groupOr(replay.localityGroups(), replay.policy().homeOf(cursor->state(), thread));
        }
    } else if (subject.kind == Subject::Region) {
        const Region* region = regionNamed(document.scenario().workload, subject.id).second;
        selection.segment = region ? segmentOf(replay.plan(), region->name.text) : -1;
        if (selection.segment >= 0)
            selection.group = groupOr(replay.localityGroups(), fullestGroup(*cursor, selection.segment));
    } else if (subject.kind == Subject::Block) {
        selection.group = groupOr(replay.localityGroups(), groupOf(*cursor, subject.id));
    }
    return selection;
}

} // namespace boardset
