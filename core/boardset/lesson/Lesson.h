// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson: a question about a machine, a guess, something to do, why it came out so, and what is expected of the
// model.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// Where a number of a lesson comes from. Closed: each value is a case of LessonPlay.
enum class NumberKind {
    Fact,        ///< `id` of the catalog.
    Measurement, ///< As published; `id` of the catalog.
    Model,       ///< The model's answer to the measurement `id`.
    Answer,      ///< What the model answers to a scenario.
    Gain,        ///< 100 (first / second - 1), in percent.
    Ratio,       ///< First / second.
    Difference,  ///< First - second, in the unit of the first.
    Sum          ///< Of all, in the unit of the first.
};

/// What can be taken from an answer. Closed, as NumberKind.
enum class AnswerNumber {
    Throughput,
    Latency,     ///< Mean, waiting included.
    IdleLatency, ///< Mean, on an idle machine.
    Local,       ///< Share of the accesses that stay in the requester's lgroup, in percent.
    Customers,   ///< How many there are.
    Stopped,     ///< How many of them cannot run.
    Busiest,     ///< Words: the title of the station with the highest utilisation.
    Utilisation  ///< Of the station `part`, in percent; of the busiest where that is empty.
};

/// A number that a lesson names.
struct LessonNumber {
    std::string name; ///< In its texts it stands in braces.
    NumberKind kind = NumberKind::Fact;
    std::string id;                                ///< Of Fact, Measurement, Model.
    AnswerNumber asked = AnswerNumber::Throughput; ///< Of Answer.
    std::string of;   ///< Of Answer: "before" the action, "after" it, "now", or a bundled scenario's id.
    std::string part; ///< Of Utilisation: the station's path or title; the busiest where it is empty.
    std::vector<std::string> operands; ///< Of the others: names of numbers that stand before it.
};

/// A limit: a number as it is, or the name of one.
struct Bound {
    double value = 0; ///< In the unit of what it limits.
    std::string name; ///< If not empty, that number counts.
};

/// What holds of a number. All that is said has to hold.
struct LessonCondition {
    std::string number;         ///< Its name.
    std::optional<Bound> from;  ///< It is at least that.
    std::optional<Bound> below; ///< It is less than that.
    std::optional<Bound> near;  ///< It differs from that by no more than `percent` of it.
    double percent = 0;
    std::string is; ///< Its words; empty: not asked.
};

/// One of the answers to choose from.
struct LessonGuess {
    std::string text;
    LessonCondition right; ///< Of what is asked: when this guess is the right one.
};

/// A step of the action. Closed: each value is a case of LessonEdits.
enum class LessonEditKind {
    As,     ///< `subject`, a bundled scenario of the same machine: its options, and its program or placement.
    Move,   ///< The customer `subject` goes to `to`.
    Pages,  ///< Of the region `subject`, "A/a", those at `from` go to `to`.
    Option, ///< `subject` gets `value`.
    Fail,   ///< The part `subject`.
    Boot,   ///< The machine is started anew.
    Board,  ///< Into the bay `subject` comes `to`, a block type; empty: the bay is emptied.
    Number, ///< Of the process `from` the number `subject` gets `value`.
    AtOnce, ///< The process `from` keeps `value` operations under way,
    Work    ///< and comes to do the work `subject`.
};

struct LessonEdit {
    LessonEditKind kind = LessonEditKind::As;
    std::string subject;
    std::string from;
    std::string to;
    double value = 0;
};

/// Which derivation explains what came out. Closed; the window opens it of what is then on the screen.
enum class LessonWhy { Throughput, Latency, Busiest, Utilisation, Fact, Measurement };

/// One file of data/lessons. Texts have their numbers in braces: "{gain}", "{fact:ID}", "{measurement:ID}"; an empty
/// line parts the paragraphs of a question, an action, a reason and a note.
struct Lesson {
    std::string id;   ///< The file's name without its ending.
    std::string file; ///< Its name in errors.
    std::string title;
    std::string group; ///< The question that it belongs to: "What holds it back?".
    int order = 0;     ///< Among all lessons; a group stands where its first lesson does.
    int minutes = 0;
    std::string scenario;        ///< Bundled; what is on the screen at the beginning.
    bool hasFormerNames = false; ///< Its paths have the names of slots that lessons before version 2 have.
    std::string question;
    std::vector<LessonNumber> numbers;
    std::string asked;    ///< The number that is guessed.
    std::string measured; ///< The number that the maker measured of it; empty: none.
    std::vector<LessonGuess> guesses;
    std::string action;                ///< What to do, in a sentence or two.
    std::vector<LessonEdit> edits;     ///< They do it.
    std::vector<LessonCondition> done; ///< When it is done, of numbers of "now".
    std::string whyTitle;
    std::string why;
    LessonWhy derivation = LessonWhy::Throughput;
    std::string derivationOf;            ///< Id of the fact or measurement; the part of Utilisation.
    std::string say;                     ///< How the learner's sentence begins.
    std::string sentence;                ///< One way to say it.
    std::string note;                    ///< For the trainer.
    std::vector<std::string> words;      ///< Ids of terms that it uses.
    std::vector<std::string> further;    ///< Bundled scenarios to open afterwards.
    std::vector<LessonCondition> expect; ///< What the model has to answer for the texts to be true.
};

} // namespace boardset
