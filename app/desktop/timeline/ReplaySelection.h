// SPDX-License-Identifier: GPL-3.0-or-later
// The selection of the inspector, converted to the corresponding thread, segment and group of a replay.
#pragma once

#include "Document.h"
#include "Subject.h"

#include "boardset/picture/Tokens.h"

namespace boardset {

/// Indices of the selected thread, segment and group; -1 if nothing of that kind is selected.
struct ReplaySelection {
    int thread = -1;  ///< Number of the thread, counted from 0.
    int segment = -1; ///< Index of the segment in the plan.
    int group = -1;   ///< Group of processors. For a thread, its home; for a segment, the group with most of its pages;
                      ///< for a block, the group that contains it.
    bool operator==(const ReplaySelection&) const = default;
};

/// Finds a thread, region or block in the shown replay, at the current step of that replay.
ReplaySelection selectionIn(const Document& document, Subject::Kind kind, const QString& id);

/// Home of a thread in the replay.
struct ThreadHome {
    QString title; ///< Title of the home: "lgroup 3 (SB3)"; empty without a replay or a home.
    bool isRemote = false;
};
ThreadHome homeOf(const Document& document, const QString& thread);
/// Returns the predicate of a sentence that says why a thread makes no accesses: "has finished".
QString whyIdle(const Document& document, const QString& thread);
/// Returns the threads that run away from home, each with the title of its home.
picture::HomeTitles homesOfRemoteThreads(const Document& document);

} // namespace boardset
