// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of the lists that the lesson player shows.
#pragma once

#include "RowModel.h"

namespace boardset {

/// A lesson in the library; lessons of the same group are adjacent.
struct LessonRow {
    QString lesson; ///< Id.
    QString title;
    QString group; ///< Question that the lessons of the group answer.
    QString tip;   ///< Duration of the lesson, and the machine that the lesson is about.
    int count = 0; ///< Number of lessons in the group if this is the group's first lesson; otherwise 0.
    bool current = false;
    bool done = false;

    ROW_ROLES(LessonRow, lesson, title, group, tip, count, current, done);
};

/// A step that the learner has reached.
struct LessonLine {
    QString title;
    QString text;
    bool done = false;

    ROW_ROLES(LessonLine, title, text, done);
};

/// A guess that the learner can select; the last one is "not sure".
struct LessonChoice {
    QString said; ///< Text of the guess with all known information about it: "twice as much (your guess, correct, 7 of
                  ///< 20 learners)".
    bool yours = false;
    bool cameOut = false; ///< True if the guess is correct; always false before the lesson's action is done.
    double share = -1;    ///< Share of the class that selected the guess; negative if no class is open.
    QString title;        ///< Subject of the question; empty if the lesson has only one question.
    QString text;         ///< Text of the question, for the first of its choices; otherwise empty.

    ROW_ROLES(LessonChoice, said, yours, cameOut, share, title, text);
};

/// A link to a term that the lesson uses, to a scenario to open afterwards, or to the next lesson.
struct LessonLink {
    QString target; ///< Id of the term, scenario or lesson.
    QString title;
    bool isLesson = false;

    ROW_ROLES(LessonLink, target, title, isLesson);
};

/// A bar for a guessed, computed or measured value: see LessonBar.
struct LessonBarRow {
    int kind = 0;
    QString text;
    double from = 0;
    double to = 0;
    double zero = 0;

    ROW_ROLES(LessonBarRow, kind, text, from, to, zero);
};

} // namespace boardset
