// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson: a question about a machine, a guess, an action, an explanation, and the results that it expects from the
// model.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// The origin of a number of a lesson. A closed set: LessonChecker has a case for each value.
enum class NumberKind {
    Fact,        ///< The fact `id` of the catalog.
    Measurement, ///< The published value of the measurement `id` of the catalog.
    Model,       ///< The value that the model computes for the measurement `id`.
    Answer,      ///< A number of the model's result for a scenario.
    Gain,        ///< 100 (first operand / second operand - 1), in percent.
    Ratio,       ///< First operand / second operand.
    Difference,  ///< First operand - second operand, in the unit of the first operand.
    Sum          ///< Sum of all operands, in the unit of the first operand.
};

/// A number of a result. A closed set, like NumberKind.
enum class AnswerNumber {
    Throughput,
    Latency,     ///< Mean latency including queueing.
    IdleLatency, ///< Mean latency on an idle machine.
    Local,       ///< Share of the accesses that stay in the requester's lgroup, in percent.
    Customers,   ///< Number of customers.
    Stopped,     ///< Number of customers that cannot run.
    Busiest,     ///< A text: the title of the station with the highest utilisation.
    Utilisation  ///< Utilisation of the station `part` in percent; of the busiest station if `part` is empty.
};

/// A number that the texts of a lesson refer to.
struct LessonNumber {
    std::string name; ///< Name by which texts refer to the number, in braces.
    NumberKind kind = NumberKind::Fact;
    std::string id; ///< For Fact, Measurement and Model: id of the fact or the measurement.
    AnswerNumber asked = AnswerNumber::Throughput; ///< For Answer: the number of the result.
    /// For Answer: the scenario, which is "before" or "after" the action, "now", or the id of a bundled scenario.
    std::string of;
    std::string part; ///< For Utilisation: path or title of the station; empty for the busiest station.
    std::vector<std::string> operands; ///< For Gain, Ratio, Difference and Sum: names of earlier numbers.
};

/// A limit, given either as a value or as the name of a number.
struct Bound {
    double value = 0; ///< The limit, in the unit of the limited number.
    std::string name; ///< If not empty, the name of the number that is the limit.
};

/// A condition on a number. All limits that are set must hold.
struct LessonCondition {
    std::string number;         ///< Name of the number.
    std::optional<Bound> from;  ///< Lower limit: the number must be at least this value.
    std::optional<Bound> below; ///< Upper limit: the number must be less than this value.
    std::optional<Bound> near;  ///< Target: the number may differ from this value by at most `percent`.
    double percent = 0;         ///< Tolerance of `near`, in percent of the target.
    std::string is;             ///< Required text of the number; empty if the text is not checked.
};

/// One of the guesses to choose from.
struct LessonGuess {
    std::string text;
    LessonCondition right; ///< Condition on the asked number under which this guess is correct.
};

/// The kind of an edit that is part of a lesson's action. A closed set: LessonEdits has a case for each value.
enum class LessonEditKind {
    As,     ///< Applies the options and the program or placement of `subject`, a bundled scenario of the same machine.
    Move,   ///< Moves the customer `subject` to `to`.
    Pages,  ///< Moves the pages of region `subject` ("A/a") from `from` to `to`.
    Option, ///< Sets option `subject` to `value`.
    Fail,   ///< Marks part `subject` as failed.
    Boot,   ///< Restarts the machine.
    Board,  ///< Adds a board of block type `to` to bay `subject`; removes the board if `to` is empty.
    Number, ///< Sets number `subject` of process `from` to `value`.
    AtOnce, ///< Sets the outstanding operations of process `from` to `value`.
    Work    ///< Sets the workload of process `from` to `subject`.
};

struct LessonEdit {
    LessonEditKind kind = LessonEditKind::As;
    std::string subject;
    std::string from;
    std::string to;
    double value = 0;
};

/// The derivation that explains the result. A closed set; the window opens the derivation for the displayed result.
enum class LessonWhy { Throughput, Latency, Busiest, Utilisation, Fact, Measurement };

/// One file of data/lessons. Texts contain numbers in braces: "{gain}", "{fact:ID}", "{measurement:ID}".
/// An empty line separates paragraphs of a question, an action, an explanation and a note.
struct Lesson {
    std::string id;   ///< File name without its extension.
    std::string file; ///< File name for use in error messages.
    std::string title;
    std::string group; ///< The question that groups lessons: "What limits throughput?".
    int order = 0;     ///< Position among all lessons. A group is listed at the position of its first lesson.
    int minutes = 0;
    std::string scenario;        ///< Id of the bundled scenario that is shown at the beginning.
    bool hasFormerNames = false; ///< True if paths in the lesson use slot names from lessons before version 2.
    std::string question;
    std::vector<LessonNumber> numbers;
    std::string asked;    ///< Name of the number to guess.
    std::string measured; ///< Name of the number that the manufacturer measured for `asked`; empty if there is none.
    std::vector<LessonGuess> guesses;
    std::string action;                ///< Instructions for the action, in a sentence or two.
    std::vector<LessonEdit> edits;     ///< The edits that carry out the action.
    std::vector<LessonCondition> done; ///< Conditions on numbers of "now". The action is done when all conditions hold.
    std::string whyTitle;
    std::string why;
    LessonWhy derivation = LessonWhy::Throughput;
    std::string derivationOf;            ///< Id of the fact or measurement; for Utilisation, the path of the part.
    std::string say;                     ///< Beginning of the learner's summary.
    std::string sentence;                ///< An example of the summary.
    std::string note;                    ///< Note for the trainer.
    std::vector<std::string> words;      ///< Ids of the terms that the lesson uses.
    std::vector<std::string> further;    ///< Ids of bundled scenarios to open afterwards.
    std::vector<LessonCondition> expect; ///< Results of the model that the texts rely on.
};

} // namespace boardset
