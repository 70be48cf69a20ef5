// SPDX-License-Identifier: GPL-3.0-or-later
// A learner's progress through the steps of a lesson: question, guess, action, explanation, summary. The content of a
// step is hidden until the step is reached.
#pragma once

#include "boardset/lesson/GuessFile.h"
#include "boardset/lesson/LessonPlay.h"

#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// The state of a lesson for one learner.
class LessonWalk {
public:
    enum Step { Question, Guess, DoIt, Why, Say };

    /// A step that was reached.
    struct Line {
        std::string title; ///< The lesson's own title; only the fourth step has one.
        std::string text;
        bool isDone = false;
    };
    /// One of the guesses to choose from; the last is "not sure", which has no text.
    struct Choice {
        std::string text;
        bool isYours = false;
        bool cameOut = false; ///< True if it is correct; always false before the action is done.
    };

    /// `sentence` is the earlier summary, which remains until the learner changes it.
    explicit LessonWalk(LessonPlay play, std::string sentence = {})
        : m_play(std::move(play)), m_sentence(std::move(sentence)) {}

    const LessonPlay& play() const { return m_play; }
    Step step() const { return m_step; }
    bool isGuessed() const { return m_guess.has_value(); }
    bool isTold() const {
        return m_isTold;
    } ///< True if the step after the guess was reached once: the guess can no
      ///< longer change.
    bool isSettled() const { return m_isSettled; } ///< True if the action was done.
    const std::string& sentence() const { return m_sentence; }

    bool canGoOn() const; ///< True if the current step is done and another one follows.
    void goOn();          ///< Moves to the next step; does nothing if that is impossible. So do the functions below.
    void goBack();
    void guess(std::size_t choice); ///< The number of guesses means "not sure".
    void say(const std::string& sentence);
    void again(); ///< Repeats the action; the guess remains.
    /// Checks a scenario. Returns true if the action is done there for the first time.
    bool look(const Topology& topology, const Answer& answer);

    std::vector<Line> lines() const;     ///< Returns the steps that were reached.
    std::vector<Choice> choices() const; ///< Empty before the second step.
    std::vector<LessonBar> bars() const; ///< Empty before the fourth step.
    std::string example() const;         ///< An example of the summary; empty before the learner has written one.
    LessonRecord record() const;         ///< Record to store; only for a lesson with a guess.

private:
    LessonPlay m_play;
    Step m_step = Question;
    std::optional<std::size_t> m_guess;
    bool m_isTold = false;
    bool m_isSettled = false;
    std::string m_sentence;
};

} // namespace boardset
