// SPDX-License-Identifier: GPL-3.0-or-later
// The thread, segment and group of a replay that correspond to the selection in the inspector.
#pragma once

#include "Document.h"

#include "boardset/picture/Tokens.h"
#include "boardset/text/Message.h"
#include "boardset/workload/SubjectIds.h"

namespace boardset {

/// Indices of the selected thread, segment and group; -1 if nothing of that kind is selected.
struct ReplaySelection {
    int thread = -1;  ///< Number of the thread, counted from 0.
    int segment = -1; ///< Index of the segment in the plan.
    /// Index of the group of processors: the home of a thread, the group with most pages of a segment, or the group
    /// that contains a block.
    int group = -1;
    bool operator==(const ReplaySelection&) const = default;
};

/// Finds the given thread, region or block in the displayed replay, at the replay's current step.
ReplaySelection selectionIn(const Document& document, const Subject& subject);

/// The home group of a thread in the replay.
struct ThreadHome {
    std::string title; ///< Title of the home group: "lgroup 3 (SB3)"; empty if there is no replay or no home.
    bool isRemote = false;
};
ThreadHome homeOf(const Document& document, const CustomerName& thread);
/// Returns the predicate of a sentence that explains why a thread makes no accesses: "has finished".
Message whyIdle(const Document& document, const CustomerName& thread);
/// Returns the threads that run outside their home group, each with the title of its home group.
picture::HomeTitles homesOfRemoteThreads(const Document& document);

} // namespace boardset
