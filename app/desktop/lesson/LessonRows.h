// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the lists that the player of lessons shows.
#pragma once

#include "RowModel.h"

namespace boardset {

/// A line of the library: a question that lessons answer, or one of them.
struct LessonRow {
    QString lesson; ///< Id; empty: the heading of a group.
    QString title;
    QString group;
    QString tip; ///< How long it takes and about which machine.
    int count = 0;
    bool unfolded = false;
    bool current = false;
    bool done = false;
    bool operator==(const LessonRow&) const = default;

    ROW_ROLES(LessonRow, lesson, title, group, tip, count, unfolded, current, done);
};

/// One of the guesses to choose from; last, that one is not sure.
struct LessonChoice {
    QString said; ///< With what is known of it: "twice as much: yours, came out, 7 of 20 learners".
    bool yours = false;
    bool cameOut = false; ///< Never before the lesson's action is done.
    bool operator==(const LessonChoice&) const = default;

    ROW_ROLES(LessonChoice, said, yours, cameOut);
};

/// A bar of what was guessed, computed and measured: see LessonBar.
struct LessonBarRow {
    QString title;
    QString text;
    int kind = 0;
    double from = 0;
    double to = 0;
    bool operator==(const LessonBarRow&) const = default;

    ROW_ROLES(LessonBarRow, title, text, kind, from, to);
};

} // namespace boardset
