// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the lists that the player of lessons shows.
#pragma once

#include "RowModel.h"

namespace boardset {

/// A lesson in the library; lessons of a group stand together.
struct LessonRow {
    QString lesson; ///< Id.
    QString title;
    QString group; ///< The question that it answers.
    QString tip;   ///< How long it takes and about which machine.
    int count = 0; ///< Of the lessons of its group: the first one's; 0 for the others.
    bool current = false;
    bool done = false;
    bool operator==(const LessonRow&) const = default;

    ROW_ROLES(LessonRow, lesson, title, group, tip, count, current, done);
};

/// A step that is reached.
struct LessonLine {
    QString title;
    QString text;
    bool done = false;
    bool operator==(const LessonLine&) const = default;

    ROW_ROLES(LessonLine, title, text, done);
};

/// One of the guesses to choose from; last, that one is not sure.
struct LessonChoice {
    QString said; ///< With what is known of it: "twice as much (yours, came out, 7 of 20 learners)".
    bool yours = false;
    bool cameOut = false; ///< Never before the lesson's action is done.
    double share = -1;    ///< Of the class; negative: there is none.
    bool operator==(const LessonChoice&) const = default;

    ROW_ROLES(LessonChoice, said, yours, cameOut, share);
};

/// A word that the lesson uses, a scenario to open afterwards, or the next lesson.
struct LessonLink {
    QString target; ///< Id.
    QString title;
    bool isLesson = false;
    bool operator==(const LessonLink&) const = default;

    ROW_ROLES(LessonLink, target, title, isLesson);
};

/// A bar of what was guessed, computed and measured: see LessonBar.
struct LessonBarRow {
    int kind = 0;
    QString text;
    double from = 0;
    double to = 0;
    double zero = 0;
    bool operator==(const LessonBarRow&) const = default;

    ROW_ROLES(LessonBarRow, kind, text, from, to, zero);
};

} // namespace boardset
