// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/lesson/LessonWalk.h"

#include <algorithm>

namespace boardset {

bool LessonWalk::canGoOn() const {
    return m_step < Say && (m_step != Guess || m_guess) && (m_step != DoIt || m_isSettled);
}

void LessonWalk::goOn() {
    if (canGoOn())
        m_step = static_cast<Step>(m_step + 1);
    m_isTold = m_isTold || m_step > Guess;
}

void LessonWalk::goBack() {
    if (m_step > Question)
        m_step = static_cast<Step>(m_step - 1);
}

void LessonWalk::guess(std::size_t choice) {
    if (m_step >= Guess && !m_isTold && choice <= m_play.lesson().guesses.size())
        m_guess = choice;
}

void LessonWalk::say(const std::string& sentence) {
    if (m_step >= Say)
        m_sentence = sentence;
}

void LessonWalk::again() {
    m_isSettled = false;
    m_step = std::min(m_step, DoIt);
}

bool LessonWalk::look(const Topology& topology, const Answer& answer) {
    if (m_step < DoIt || m_isSettled)
        return false;
    m_isSettled = m_play.isDone(topology, answer);
    return m_isSettled;
}

std::vector<LessonWalk::Line> LessonWalk::lines() const {
    const Lesson& lesson = m_play.lesson();
    const std::vector<Line> all{{{}, lesson.question, m_step > Question},
                                {{}, {}, m_step > Guess},
                                {{}, lesson.action, m_isSettled},
                                {lesson.whyTitle, lesson.why, m_step > Why},
                                {{}, lesson.say, !m_sentence.empty()}};
    std::vector<Line> lines;
    for (const Line& each : all)
        if (lines.size() <= m_step)
            lines.push_back({m_play.text(each.title), m_play.text(each.text), each.isDone});
    return lines;
}

std::vector<LessonWalk::Choice> LessonWalk::choices() const {
    const std::vector<LessonGuess>& guesses = m_play.lesson().guesses;
    std::vector<Choice> choices;
    for (std::size_t i = 0; m_step >= Guess && i <= guesses.size(); ++i)
        choices.push_back({i < guesses.size() ? m_play.text(guesses[i].text) : std::string(), m_guess == i,
                           m_isSettled && i == m_play.right()});
    return choices;
}

std::vector<LessonBar> LessonWalk::bars() const {
    return m_step >= Why && m_guess ? m_play.bars(*m_guess) : std::vector<LessonBar>();
}

std::string LessonWalk::example() const {
    return m_step >= Say && !m_sentence.empty() ? m_play.text(m_play.lesson().sentence) : std::string();
}

LessonRecord LessonWalk::record() const {
    const std::size_t guess = m_guess.value_or(m_play.lesson().guesses.size());
    return {guess < m_play.lesson().guesses.size() ? static_cast<int>(guess) : -1, m_step == Say, m_sentence};
}

} // namespace boardset
