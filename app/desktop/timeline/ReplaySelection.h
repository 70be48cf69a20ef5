// SPDX-License-Identifier: GPL-3.0-or-later
// What the inspector shows, as the parts of a replay that it stands for.
#pragma once

#include "Document.h"
#include "Subject.h"

#include "boardset/picture/Tokens.h"

namespace boardset {

/// -1: nothing of that sort is selected.
struct ReplaySelection {
    int thread = -1;  ///< From 0.
    int segment = -1; ///< Of the plan.
    int group = -1;   ///< Of places: a thread's home, a segment's fullest, the one that a block is in.
    bool operator==(const ReplaySelection&) const = default;
};

/// Of a thread, region or block. Of the replay
/// that is shown, where it is.
ReplaySelection selectionIn(const Document& document, Subject::Kind kind, const QString& id);

/// Where a thread of the replay belongs.
struct ReplayHome {
    QString title; ///< "lgroup 3 (SB3)"; empty without a replay or a home.
    bool away = false;
};
ReplayHome homeOf(const Document& document, const QString& thread);
/// Why a thread makes no accesses: "has finished".
QString whyIdle(const Document& document, const QString& thread);
/// The threads that run away from home: what their homes are called.
picture::Homes homesOfAway(const Document& document);

} // namespace boardset
