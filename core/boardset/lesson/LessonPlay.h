// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson played: its numbers, the guess that is right, its texts with their numbers, and whether all that it expects
// of the model holds.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/evidence/Evidence.h"
#include "boardset/lesson/Lesson.h"
#include "boardset/scenario/Edit.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// A number of a lesson as it came out, or words.
struct LessonValue {
    std::string text;            ///< As people write it: "9,360 MB/s", "address bus of Fireplane level 2".
    std::optional<double> value; ///< In `unit`; nothing for words, and for what has no answer.
    std::string unit;
    double factor = 1; ///< SI units in one `unit`.
};

/// A bar of what was guessed, computed or measured: from `from` to `to` of the width of all.
struct LessonBar {
    enum Kind { Guess, Model, Measured };
    Kind kind = Model;
    std::string text; ///< Of a guess its words, else the number.
    double from = 0;
    double to = 0;
    double zero = 0; ///< Where nothing lies, on the same scale.
};

/// A scenario as it stands, with its answer.
struct Stand {
    Canonical scenario;
    Answer answer;
};

/// The station that a part's title or path means, of an empty name the busiest. Null: nobody asks for it.
const StationAnswer* stationOf(const Answer& answer, const std::string& part);

class LessonPlay {
public:
    /// Does the lesson's action and solves before and after. Throws InputError, naming the lesson's field, where a
    /// scenario or a part is not there, or its action cannot be done.
    LessonPlay(const Lesson& lesson, std::shared_ptr<const Catalog> catalog, const ScenarioLoader& scenarios);

    const Lesson& lesson() const { return m_lesson; }
    const Stand& before() const { return m_before; }
    const Stand& after() const { return m_after; }

    /// Sentences about the former names of slots that were replaced; empty if there were none.
    const std::string& note() const { return m_note; }
    std::string subject() const; ///< The machine and its year: "Sun Fire 6800, 2001".
    /// A number of the lesson; of "now" it is what it is after the action. Throws InputError for a name that it does
    /// not have.
    const LessonValue& value(const std::string& name) const;
    /// The text with its numbers.
    std::string text(const std::string& withPlaceholders) const;
    /// The place of the guess that the answer after the action makes right; the number of guesses if none is.
    std::size_t right() const;
    /// Whether what the lesson asks for is done in a scenario as it stands.
    bool isDone(const Topology& topology, const Answer& answer) const;
    /// What is expected and does not hold, each a sentence: the action changes nothing, no guess is right, what was
    /// measured says another guess, or an expected answer fails. Empty: the lesson is true.
    std::vector<std::string> failures() const;
    /// A guess, the model and what was measured side by side; the bar of a guess is its range. Nothing where words are
    /// asked for, or for what has no number.
    std::vector<LessonBar> bars(std::size_t guess) const;

private:
    /// What "now" is: a scenario as it stands.
    struct Now {
        const Topology& topology;
        const Answer& answer;
    };
    using Values = std::map<std::string, LessonValue>;
    LessonValue valueOf(const LessonNumber& number, const Values& known, const Now& now) const;
    LessonValue answerOf(const LessonNumber& number, const Now& now) const;
    std::string barText(const LessonValue& shown) const;

    std::string m_note;
    Lesson m_lesson; ///< With present names.
    std::shared_ptr<const Catalog> m_catalog;
    ScenarioLoader m_scenarios;
    Stand m_before;
    Stand m_after;
    Values m_values; ///< With "now" after the action.
};

} // namespace boardset
