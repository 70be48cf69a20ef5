// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson with its solutions: its numbers, the correct guess, its texts with numbers, and checks of its expectations
// of the model.
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

/// The value of a lesson's number, which may be a text.
struct LessonValue {
    std::string text;            ///< Value as displayed: "9,360 MB/s", "address bus of Fireplane level 2".
    std::optional<double> value; ///< Value in `unit`; empty if the value is a text or if there is no result.
    std::string unit;
    double factor = 1; ///< SI units in one `unit`.
};

/// A bar that shows a guess, a computed value or a measured value.
/// The bar extends from `from` to `to`, as fractions of the total width.
struct LessonBar {
    enum Kind { Guess, Model, Measured };
    Kind kind = Model;
    std::string text; ///< For a guess, the text of the guess; otherwise the number.
    double from = 0;
    double to = 0;
    double zero = 0; ///< Position of zero on the same scale.
};

/// A scenario with its result.
struct SolvedScenario {
    Canonical scenario;
    Answer answer;
};

/// Returns the station with a title or path; the busiest station if `part` is empty. Null if the station has no load.
const StationAnswer* stationOf(const Answer& answer, const std::string& part);

/// A lesson and the results of its scenarios.
class LessonChecker {
public:
    /// Applies the lesson's action, and solves the scenario before and after.
    /// Throws InputError with the lesson's field if a scenario or a part is missing, or if the action is impossible.
    LessonChecker(const Lesson& lesson, std::shared_ptr<const Catalog> catalog, const ScenarioLoader& scenarios);

    const Lesson& lesson() const { return m_lesson; }
    const SolvedScenario& before() const { return m_before; }
    const SolvedScenario& after() const { return m_after; }

    /// Returns sentences about former slot names that were replaced; empty if none was replaced.
    const std::string& note() const { return m_note; }
    std::string subject() const; ///< Returns the machine and its year: "Sun Fire 6800, 2001".
    /// Returns the value of a number of the lesson. A number of the scenario "now" has its value after the action.
    /// Throws InputError for an unknown name.
    const LessonValue& value(const std::string& name) const;
    /// Returns a text with its numbers filled in.
    std::string text(const std::string& withPlaceholders) const;
    /// Returns the index of the guess that is correct after the action; the number of guesses if no guess is correct.
    std::size_t right() const;
    /// True if the action of the lesson is done in a scenario.
    bool isDone(const Topology& topology, const Answer& answer) const;
    /// Returns a sentence for each expectation that does not hold: the action changes nothing, no guess is correct,
    /// the measurement makes another guess correct, or an expected result fails. Empty if the lesson is correct.
    std::vector<std::string> failures() const;
    /// Returns bars for a guess, for the model and for the measurement. The bar for a guess shows its range.
    /// Returns no bars if the asked number is a text or has no value.
    std::vector<LessonBar> bars(std::size_t guess) const;

private:
    /// The scenario that "now" refers to.
    struct Now {
        const Topology& topology;
        const Answer& answer;
    };
    using Values = std::map<std::string, LessonValue>;
    LessonValue valueOf(const LessonNumber& number, const Values& known, const Now& now) const;
    LessonValue answerOf(const LessonNumber& number, const Now& now) const;
    std::string barText(const LessonValue& shown) const;

    std::string m_note;
    Lesson m_lesson; ///< The lesson with current slot names.
    std::shared_ptr<const Catalog> m_catalog;
    ScenarioLoader m_scenarios;
    SolvedScenario m_before;
    SolvedScenario m_after;
    Values m_values; ///< Values of all numbers; numbers of "now" have their values after the action.
};

} // namespace boardset
