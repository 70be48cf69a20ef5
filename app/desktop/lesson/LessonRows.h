// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of the lists for playing lessons.
#pragma once

#include "RowModel.h"

namespace boardset {

/// A lesson in the library; lessons of a group are adjacent.
struct LessonRow {
    QString lesson; ///< Id.
    QString title;
    QString group; ///< Question that the group answers.
    QString tip;   ///< Duration, and the machine that it is about.
    int count = 0; ///< Number of lessons in its group, for the first one; 0 for the others.
    bool current = false;
    bool done = false;
    bool operator==(const LessonRow&) const = default;

    ROW_ROLES(LessonRow, lesson, title, group, tip, count, current, done);
};

/// A step that the learner has reached.
struct LessonLine {
    QString title;
    QString text;
    bool done = false;
    bool operator==(const LessonLine&) const = default;

    ROW_ROLES(LessonLine, title, text, done);
};

/// A guess to select; the last one is "not sure".
struct LessonChoice {
    QString said; ///< Text with what is known about it: "twice as much (your guess, correct, 7 of 20 learners)".
    bool yours = false;
    bool cameOut = false; ///< True if it is the correct one; never before the lesson's action is done.
    double share = -1;    ///< Share of the class that selected it; negative without a class.
    bool operator==(const LessonChoice&) const = default;

    ROW_ROLES(LessonChoice, said, yours, cameOut, share);
};

/// A term that the lesson uses, a scenario to open afterwards, or the next lesson.
struct LessonLink {
    QString target; ///< Id.
    QString title;
    bool isLesson = false;
    bool operator==(const LessonLink&) const = default;

    ROW_ROLES(LessonLink, target, title, isLesson);
};

/// A bar for a guessed, computed or measured value: see LessonBar.
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
