// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/lesson/LessonSession.h"

#include <algorithm>

namespace boardset {

bool LessonSession::canGoOn() const {
    return m_step < Say && (m_step != Guess || m_guess) && (m_step != DoIt || m_isSettled);
}

void LessonSession::goOn() {
    if (canGoOn())
        m_step = static_cast<Step>(m_step + 1);
    m_isRevealed = m_isRevealed || m_step > Guess;
}

void LessonSession::goBack() {
    if (m_step > Question)
        m_step = static_cast<Step>(m_step - 1);
}

void LessonSession::guess(std::size_t choice) {
    if (m_step >= Guess && !m_isRevealed && choice <= m_checker.lesson().guesses.size())
        m_guess = choice;
}

void LessonSession::say(const std::string& sentence) {
    if (m_step >= Say)
        m_sentence = sentence;
}

void LessonSession::again() {
    m_isSettled = false;
    m_step = std::min(m_step, DoIt);
}

bool LessonSession::look(const Topology& topology, const Answer& answer) {
    if (m_step < DoIt || m_isSettled)
        return false;
    m_isSettled = m_checker.isDone(topology, answer);
    return m_isSettled;
}

std::vector<LessonSession::Line> LessonSession::lines() const {
    const Lesson& lesson = m_checker.lesson();
    const std::vector<Line> all{{{}, lesson.question, m_step > Question},
                                {{}, {}, m_step > Guess},
                                {{}, lesson.action, m_isSettled},
                                {lesson.whyTitle, lesson.why, m_step > Why},
                                {{}, lesson.say, !m_sentence.empty()}};
    std::vector<Line> lines;
    for (const Line& each : all)
        if (lines.size() <= m_step)
            lines.push_back({m_checker.text(each.title), m_checker.text(each.text), each.isDone});
    return lines;
}

std::vector<LessonSession::Choice> LessonSession::choices() const {
    const std::vector<LessonGuess>& guesses = m_checker.lesson().guesses;
    std::vector<Choice> choices;
    for (std::size_t i = 0; m_step >= Guess && i <= guesses.size(); ++i)
        choices.push_back({i < guesses.size() ? m_checker.text(guesses[i].text) : std::string(), m_guess == i,
                           m_isSettled && i == m_checker.right()});
    return choices;
}

std::vector<LessonBar> LessonSession::bars() const {
    return m_step >= Why && m_guess ? m_checker.bars(*m_guess) : std::vector<LessonBar>();
}

std::string LessonSession::example() const {
    return m_step >= Say && !m_sentence.empty() ? m_checker.text(m_checker.lesson().sentence) : std::string();
}

LessonRecord LessonSession::record() const {
    const std::size_t guess = m_guess.value_or(m_checker.lesson().guesses.size());
    return {guess < m_checker.lesson().guesses.size() ? static_cast<int>(guess) : -1, m_step == Say, m_sentence};
}

} // namespace boardset
