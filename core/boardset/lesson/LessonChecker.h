// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson with its solved scenarios: its numbers, the correct guess, its texts with numbers filled in,
// and checks of the results that it expects from the model.
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

/// The value of a number in a lesson, which may also be text.
struct LessonValue {
    std::string text;            ///< Value as displayed: "9,360 MB/s", "address bus of Fireplane level 2".
    std::optional<double> value; ///< Value in the unit that `factor` gives; empty if the value is text or if there is
                                 ///< no result.
    std::string unit;
    double factor = 1; ///< Size of the value's unit in SI units.
};

/// A bar that shows a guess, a computed value or a measured value.
/// The bar extends from `from` to `to`, both given as fractions of the total width.
struct LessonBar {
    enum Kind { Guess, Model, Measured };
    Kind kind = Model;
    std::string text; ///< Text of the guess; for a computed or measured value, the number as text.
    double from = 0;
    double to = 0;
    double zero = 0; ///< Position of zero, as a fraction of the total width.
};

/// A scenario with the model's result for it.
struct SolvedScenario {
    Canonical scenario;
    Answer answer;
};

/// Returns the station with the given path, or with the given title in the current language; if `part` is empty, the
/// busiest station. Null if the station has no load.
const StationAnswer* stationOf(const Answer& answer, const std::string& part);

/// A lesson and the results of the lesson's scenarios.
class LessonChecker {
public:
    /// Applies the lesson's action, and solves the scenarios before and after the action.
    /// Throws InputError with the lesson's field if a scenario or a part is missing, or if the action is impossible.
    LessonChecker(const Lesson& lesson, std::shared_ptr<const Catalog> catalog, const ScenarioLoader& scenarios);

    const Lesson& lesson() const { return m_lesson; }
    const SolvedScenario& before() const { return m_before; }
    const SolvedScenario& after() const { return m_after; }

    std::string subject() const; ///< Returns the title of the machine and its year: "Sun Fire 6800, 2001".
    /// Returns the value of a number of the lesson.
    /// For a number of the scenario "now", returns the value after the action. Throws InputError for an unknown name.
    const LessonValue& value(const std::string& name) const;
    /// Returns text from the lesson, with the lesson's numbers filled in.
    std::string text(const std::string& withPlaceholders) const;
    /// Returns the index of the guess that is correct after the action, for the question with the given index; if no
    /// guess is correct, the number of guesses.
    std::size_t right(std::size_t question = 0) const;
    /// True if the lesson's action is done in the given scenario.
    bool isDone(const Topology& topology, const Answer& answer) const;
    /// Returns a sentence for each expectation that does not hold: the action changes nothing, no guess is correct,
    /// the measurement makes another guess correct, or an expected result is wrong. Empty if the lesson is correct.
    std::vector<std::string> failures() const;
    /// Returns bars for a guess, for the model's value and for the measurement. The bar for a guess shows its range.
    /// Returns no bars if the lesson has several questions, or if the value to guess is text or is missing.
    std::vector<LessonBar> bars(std::size_t guess) const;

private:
    /// The scenario to which "now" refers.
    struct Now {
        const Topology& topology;
        const Answer& answer;
    };
    using Values = std::map<std::string, LessonValue>;
    LessonValue valueOf(const LessonNumber& number, const Values& known, const Now& now) const;
    LessonValue answerOf(const LessonNumber& number, const Now& now) const;
    std::vector<std::string> failuresOf(std::size_t question) const;
    std::string barText(const LessonValue& shown) const;

    Lesson m_lesson;
    std::shared_ptr<const Catalog> m_catalog;
    ScenarioLoader m_scenarios;
    SolvedScenario m_before;
    SolvedScenario m_after;
    /// Values of all numbers of the lesson. Numbers of the scenario "now" have their values after the action.
    Values m_values;
};

} // namespace boardset
