// SPDX-License-Identifier: GPL-3.0-or-later
// A learner's progress through the steps of a lesson: question, guess, action, explanation, summary.
// The content of each step is hidden until the learner reaches the step.
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

    /// A step that the learner has reached.
    struct Line {
        std::string title; ///< The lesson's own title for the step; only the fourth step has one.
        std::string text;
        bool isDone = false;
    };
    /// One of the guesses that the lesson offers for a question. The last guess is "not sure"; it has no text.
    struct Choice {
        std::size_t question = 0; ///< Index of the question.
        std::string text;
        bool isYours = false;
        bool cameOut = false; ///< True if the guess is correct; always false before the action is done.
    };

    /// Starts the lesson. `sentence` is the learner's earlier summary, which remains until the learner changes it.
    explicit LessonSession(LessonChecker checker, std::string sentence = {})
        : m_checker(std::move(checker)), m_guesses(m_checker.lesson().asked.size()), m_sentence(std::move(sentence)) {}

    const LessonChecker& checker() const { return m_checker; }
    Step step() const { return m_step; }
    bool isGuessed() const; ///< True if the learner has a guess for each question.
    /// True if the learner has reached the step after the guess. From that step on, the guess cannot change.
    bool isRevealed() const { return m_isRevealed; }
    bool isSettled() const { return m_isSettled; } ///< True if the learner has done the action.
    const std::string& sentence() const { return m_sentence; }

    bool canGoOn() const; ///< True if the current step is complete and another step follows.
    // The functions goOn() to look() do nothing if the current step does not allow them.
    void goOn(); ///< Moves to the next step.
    void goBack();
    /// Sets the index of the guess for a question; the number of guesses means "not sure".
    void guess(std::size_t choice, std::size_t question = 0);
    void guessRest(); ///< Sets "not sure" for each question without a guess.
    void say(const std::string& sentence);
    void again(); ///< Restarts the action; the guess remains.
    /// Checks whether the action is done in the given scenario. Returns true only the first time that it is done.
    bool look(const Topology& topology, const Answer& answer);

    std::vector<Line> lines() const; ///< Returns the steps that the learner has reached.
    /// Returns the guesses that the lesson offers, question by question; empty before the second step.
    std::vector<Choice> choices() const;
    std::size_t correctGuesses() const;  ///< Returns the number of correct guesses; 0 before the action is done.
    std::vector<LessonBar> bars() const; ///< Returns the bars from LessonChecker::bars(); empty before the fourth step.
    std::string example() const; ///< Returns an example of a summary; empty until the learner has written a summary.
    /// Returns the learner's record of the lesson, for storing. The lesson must have a guess.
    LessonRecord record() const;

private:
    LessonChecker m_checker;
    Step m_step = Question;
    std::vector<std::optional<std::size_t>> m_guesses; ///< By question.
    bool m_isRevealed = false;
    bool m_isSettled = false;
    std::string m_sentence;
};

} // namespace boardset
