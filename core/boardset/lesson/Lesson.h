// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson: a question about a machine, a guess, an action, an explanation,
// and the results that the lesson expects from the model.
#pragma once

#include "boardset/scenario/Edit.h"

#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// The origin of a number in a lesson. A closed set: LessonChecker has a case for each value.
enum class NumberKind {
    Fact,        ///< The value of the fact `id` in the catalog.
    Measurement, ///< The published value of the measurement `id` in the catalog.
    Model,       ///< The value that the model computes for the measurement `id`.
    Answer,      ///< A number of the model's result for a scenario.
    Gain,        ///< 100 (first operand / second operand - 1), in percent.
    Ratio,       ///< First operand / second operand.
    Difference,  ///< First operand - second operand, in the unit of the first operand.
    Sum          ///< Sum of all operands, in the unit of the first operand.
};

/// A number in the model's result for a scenario. A closed set: LessonChecker has a case for each value.
enum class AnswerNumber {
    Throughput,
    Latency,     ///< Mean latency, including queueing.
    IdleLatency, ///< Mean latency on an idle machine.
    Local,       ///< Share of the accesses that stay in the requester's lgroup, in percent.
    Customers,   ///< Total number of customers.
    Stopped,     ///< Number of customers that cannot run.
    Busiest,     ///< Title of the station with the highest utilisation, as text.
    Utilisation  ///< Utilisation, in percent, of the station `part`; if `part` is empty, of the busiest station.
};

/// A number to which the texts of a lesson refer.
struct LessonNumber {
    std::string name; ///< Name that texts use in braces to refer to the number.
    NumberKind kind = NumberKind::Fact;
    std::string id; ///< For Fact, Measurement and Model, the id of the fact or measurement.
    AnswerNumber asked = AnswerNumber::Throughput; ///< For Answer, the requested number of the result.
    /// For Answer, the scenario: "before" or "after" the action, "now", or the id of a bundled scenario.
    std::string of;
    std::string part; ///< For Utilisation, the path or title of the station; empty for the busiest station.
    /// For Gain, Ratio, Difference and Sum, the names of the operands, which are earlier numbers.
    std::vector<std::string> operands;
};

/// A limit on a number, given either as a value or as the name of another number.
struct Bound {
    double value = 0; ///< The limit, in the unit of the limited number.
    std::string name; ///< Name of the number that is the limit; empty if the limit is `value`.
};

/// A condition on a number of a lesson. All limits that are set must hold.
struct LessonCondition {
    std::string number;         ///< Name of the number to which the condition applies.
    std::optional<Bound> from;  ///< Lower limit: the number must be at least this value.
    std::optional<Bound> below; ///< Upper limit: the number must be less than this value.
    std::optional<Bound> near;  ///< Target: the number may differ from this value by at most the tolerance `percent`.
    double percent = 0;         ///< Tolerance for the target, in percent of the target.
    std::string is;             ///< Required text if the number's value is text; empty if the text is not checked.
};

/// A question of a lesson. All questions of a lesson have the same guesses.
struct LessonQuestion {
    std::string title;  ///< Subject of the question: "SPECweb99"; empty if it is the lesson's only question.
    std::string text;   ///< Help for the learner that does not reveal the answer; empty if it is the only question.
    std::string number; ///< Name of the number that the learner guesses.
};

/// One of the guesses that a lesson offers.
struct LessonGuess {
    std::string text;
    LessonCondition right; ///< Condition on the number that is asked; this guess is correct if the condition holds.
};

/// Applies the options, and the program or placement, of a bundled scenario, which has the same machine.
struct TakeScenario {
    static constexpr EditKeyword word{"as", "as sunfire6800-copy-1-local"};
    std::string scenario; ///< Id of the scenario.

    static void eachField(auto& self, auto&& field) { field("", self.scenario, takes::Word{"SCENARIO"}); }
};

/// An edit of a lesson's action, which a lesson file contains in its text form.
using LessonEdit = std::variant<TakeScenario, Edit>;

/// The derivation that explains the result of a lesson.
/// A closed set; the window opens this derivation for the displayed result.
enum class LessonWhy { Throughput, Latency, Busiest, Utilisation, Fact, Measurement };

/// A lesson, read from one file in data/lessons.
/// Texts contain numbers in braces: "{gain}", "{fact:ID}", "{measurement:ID}".
/// In a question, an action, an explanation or a note, an empty line separates paragraphs.
struct Lesson {
    std::string id;   ///< Id of the lesson: the file name without its extension.
    std::string file; ///< File name, for use in error messages.
    std::string title;
    std::string group; ///< The question under which lessons are grouped: "What limits throughput?".
    int order = 0;     ///< Position of the lesson in the list. A group is listed at the position of its first lesson.
    int minutes = 0;
    std::string scenario; ///< Id of the bundled scenario that is shown at the start of the lesson.
    std::string question;
    std::vector<LessonNumber> numbers;
    std::vector<LessonQuestion> asked; ///< What the learner guesses; at least one question.
    /// Name of the number that gives the manufacturer's measurement for the only question; empty if there is none.
    std::string measured;
    std::vector<LessonGuess> guesses;
    std::string action;            ///< Instructions for the action, in one or two sentences.
    std::vector<LessonEdit> edits; ///< The edits that carry out the action.
    /// Conditions on numbers of the scenario "now". The action is done when all conditions hold.
    std::vector<LessonCondition> done;
    std::string whyTitle;
    std::string why;
    LessonWhy derivation = LessonWhy::Throughput;
    /// Id of the fact or measurement that the derivation explains; for Utilisation, the path of the part.
    std::string derivationOf;
    std::string say;                     ///< Beginning of the learner's summary, which the learner completes.
    std::string sentence;                ///< Example of a summary.
    std::string note;                    ///< Note for the trainer.
    std::vector<std::string> words;      ///< Ids of the glossary terms that the lesson uses.
    std::vector<std::string> further;    ///< Ids of bundled scenarios to open after the lesson.
    std::vector<LessonCondition> expect; ///< Results of the model on which the lesson's texts rely.
};

} // namespace boardset
