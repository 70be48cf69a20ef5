// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/lesson/LessonSession.h"

#include <algorithm>

namespace boardset {

bool LessonSession::isGuessed() const {
    return std::ranges::all_of(m_guesses, &std::optional<std::size_t>::has_value);
}

bool LessonSession::canGoOn() const {
    return m_step < Say && (m_step != Guess || isGuessed()) && (m_step != DoIt || m_isSettled);
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

void LessonSession::guess(std::size_t choice, std::size_t question) {
    if (m_step >= Guess && !m_isRevealed && choice <= m_checker.lesson().guesses.size() && question < m_guesses.size())
        m_guesses[question] = choice;
}

void LessonSession::guessRest() {
    for (std::size_t i = 0; i < m_guesses.size(); ++i)
        if (!m_guesses[i])
            guess(m_checker.lesson().guesses.size(), i);
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
    for (std::size_t question = 0; m_step >= Guess && question < m_guesses.size(); ++question)
        for (std::size_t i = 0; i <= guesses.size(); ++i)
            choices.push_back({question, i < guesses.size() ? m_checker.text(guesses[i].text) : std::string(),
                               m_guesses[question] == i, m_isSettled && i == m_checker.right(question)});
    return choices;
}

std::size_t LessonSession::correctGuesses() const {
    std::size_t count = 0;
    for (const Choice& each : choices())
        count += each.isYours && each.cameOut ? 1 : 0;
    return count;
}

std::vector<LessonBar> LessonSession::bars() const {
    return m_step >= Why && isGuessed() ? m_checker.bars(*m_guesses.front()) : std::vector<LessonBar>();
}

std::string LessonSession::example() const {
    return m_step >= Say && !m_sentence.empty() ? m_checker.text(m_checker.lesson().sentence) : std::string();
}

LessonRecord LessonSession::record() const {
    LessonRecord record{{}, m_step == Say, m_sentence};
    for (const std::optional<std::size_t>& each : m_guesses)
        record.guesses.push_back(each && *each < m_checker.lesson().guesses.size() ? static_cast<int>(*each) : -1);
    return record;
}

} // namespace boardset
