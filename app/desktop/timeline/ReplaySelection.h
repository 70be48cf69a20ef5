// SPDX-License-Identifier: GPL-3.0-or-later
// The selection of the inspector, as the corresponding parts of a replay.
#pragma once

#include "Document.h"
#include "Subject.h"

#include "boardset/picture/Tokens.h"

namespace boardset {

/// Indices of what is selected; -1: nothing of that kind.
struct ReplaySelection {
    int thread = -1;  ///< Counted from 0.
    int segment = -1; ///< Index in the plan.
    int group = -1;   ///< Group of places: a thread's home, the group with most pages of a segment, or the group with
                      ///< a block.
    bool operator==(const ReplaySelection&) const = default;
};

/// Finds a thread, region or block in the replay that is shown, at its current step.
ReplaySelection selectionIn(const Document& document, Subject::Kind kind, const QString& id);

/// Home of a thread in the replay.
struct ReplayHome {
    QString title; ///< "lgroup 3 (SB3)"; empty without a replay or a home.
    bool away = false;
};
ReplayHome homeOf(const Document& document, const QString& thread);
/// Predicate that says why a thread makes no accesses: "has finished".
QString whyIdle(const Document& document, const QString& thread);
/// Threads that run away from home, with the titles of their homes.
picture::Homes homesOfAway(const Document& document);

} // namespace boardset
