// SPDX-License-Identifier: GPL-3.0-or-later
// A learner's way through a lesson: question, guess, do it, why, say it. Nothing of a step is there before it is
// reached.
#pragma once

#include "boardset/lesson/GuessFile.h"
#include "boardset/lesson/LessonPlay.h"

#include <optional>
#include <string>
#include <vector>

namespace boardset {

class LessonWalk {
public:
    enum Step { Question, Guess, DoIt, Why, Say };

    /// A step that is reached.
    struct Line {
        std::string title; ///< The lesson's own; only the fourth step has one.
        std::string text;
        bool isDone = false;
    };
    /// One of the guesses to choose from; last, that one is not sure, which has no text.
    struct Choice {
        std::string text;
        bool isYours = false;
        bool cameOut = false; ///< Never before what the lesson asks for is done.
    };

    /// What was said the last time stays until it is said otherwise.
    explicit LessonWalk(LessonPlay play, std::string sentence = {})
        : m_play(std::move(play)), m_sentence(std::move(sentence)) {}

    const LessonPlay& play() const { return m_play; }
    Step step() const { return m_step; }
    bool isGuessed() const { return m_guess.has_value(); }
    bool isTold() const { return m_isTold; } ///< What follows the guess was reached once: the guess stays as it is.
    bool isSettled() const { return m_isSettled; } ///< What is asked for was done.
    const std::string& sentence() const { return m_sentence; }

    bool canGoOn() const; ///< What the step asks for is done, and there is another.
    void goOn();          ///< Nothing happens where one cannot; so below.
    void goBack();
    void guess(std::size_t choice); ///< The number of guesses: not sure.
    void say(const std::string& sentence);
    void again(); ///< The action is to be done once more; the guess stays.
    /// Looks at a scenario as it stands: true if what is asked for is done there, for the first time.
    bool look(const Topology& topology, const Answer& answer);

    std::vector<Line> lines() const;     ///< Of the steps that are reached.
    std::vector<Choice> choices() const; ///< None before the second step.
    std::vector<LessonBar> bars() const; ///< None before the fourth.
    std::string example() const;         ///< One way to say it; empty before the learner has.
    LessonRecord record() const;         ///< To keep; only of what was guessed.

private:
    LessonPlay m_play;
    Step m_step = Question;
    std::optional<std::size_t> m_guess;
    bool m_isTold = false;
    bool m_isSettled = false;
    std::string m_sentence;
};

} // namespace boardset
