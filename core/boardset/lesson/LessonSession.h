// SPDX-License-Identifier: GPL-3.0-or-later
// A learner's progress through the steps of a lesson: question, guess, action, explanation, summary. The content of a
// step is hidden until the step is reached.
#pragma once

#include "boardset/lesson/GuessFile.h"
#include "boardset/lesson/LessonChecker.h"

#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// The state of a lesson for one learner.
class LessonSession {
public:
    enum Step { Question, Guess, DoIt, Why, Say };

    /// A step that was reached.
    struct Line {
        std::string title; ///< The lesson's own title for the step; only the fourth step has one.
        std::string text;
        bool isDone = false;
    };
    /// One of the guesses to choose from. The last guess is "not sure"; it has no text.
    struct Choice {
        std::string text;
        bool isYours = false;
        bool cameOut = false; ///< True if the guess is correct; always false before the action is done.
    };

    /// Starts the lesson. `sentence` is an earlier summary, which remains until the learner changes it.
    explicit LessonSession(LessonChecker checker, std::string sentence = {})
        : m_checker(std::move(checker)), m_sentence(std::move(sentence)) {}

    const LessonChecker& checker() const { return m_checker; }
    Step step() const { return m_step; }
    bool isGuessed() const { return m_guess.has_value(); }
    /// True if the learner has reached the step after the guess. From then on, the guess cannot change.
    bool isRevealed() const { return m_isRevealed; }
    bool isSettled() const { return m_isSettled; } ///< True if the action was done.
    const std::string& sentence() const { return m_sentence; }

    bool canGoOn() const; ///< True if the current step is done and another step follows.
    // The following functions do nothing if they are not possible in the current step.
    void goOn(); ///< Moves to the next step.
    void goBack();
    void guess(std::size_t choice); ///< Sets the guess; the number of guesses means "not sure".
    void say(const std::string& sentence);
    void again(); ///< Repeats the action; the guess remains.
    /// Checks whether the action is done in a scenario. Returns true only if it is done for the first time.
    bool look(const Topology& topology, const Answer& answer);

    std::vector<Line> lines() const;     ///< Returns the steps that the learner has reached.
    std::vector<Choice> choices() const; ///< Returns the guesses to choose from; empty before the second step.
    std::vector<LessonBar> bars() const; ///< Returns the bars of LessonChecker::bars(); empty before the fourth step.
    std::string example() const; ///< Returns an example of a summary; empty until the learner has written a summary.
    LessonRecord record() const; ///< Returns the record to store. Call only for a lesson with a guess.

private:
    LessonChecker m_checker;
    Step m_step = Question;
    std::optional<std::size_t> m_guess;
    bool m_isRevealed = false;
    bool m_isSettled = false;
    std::string m_sentence;
};

} // namespace boardset
