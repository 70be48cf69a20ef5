// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the guesses, and fills the rows only with what the learner may see.
#include "GuessView.h"

#include "Format.h"
#include "boardset/catalog/Citation.h"

#include <algorithm>
#include <utility>

namespace boardset {

GuessView::GuessView(Document& document, std::shared_ptr<const ScenarioCache> scenarioCache, QObject* parent)
    : QObject(parent), m_document(document), m_scenarioCache(std::move(scenarioCache)) {
    connect(&document, &Document::topologyChanged, this, &GuessView::refresh);
    refresh();
}

void GuessView::refresh() {
    std::vector<const Exercise*> exercises;
    for (const Exercise& each : m_document.catalog()->exercises())
        if (m_document.topology().hasFamily(each.family))
            exercises.push_back(&each);
    if (exercises == m_exercises)
        return;
    m_exercises = std::move(exercises);
    for (const Exercise* each : m_exercises)
        m_guesses.try_emplace(each->id, each->items.size(), -1);
    m_current = 0;
    ask();
    if (!exists())
        Q_EMIT gone();
}

void GuessView::ask() {
    Q_EMIT asked();
    show();
}

void GuessView::show() {
    std::vector<GuessRow> rows;
    if (const Exercise* shown = exercise())
        for (std::size_t item = 0; item < shown->items.size(); ++item)
            rows.push_back(rowOf(*shown, item));
    m_rows.assign(std::move(rows));
    Q_EMIT guessed();
}

const Exercise* GuessView::exercise() const {
    return exists() ? m_exercises.at(static_cast<std::size_t>(m_current)) : nullptr;
}

const GuessView::Guesses& GuessView::guesses() const {
    static const Guesses none;
    const Exercise* shown = exercise();
    return shown ? m_guesses.at(shown->id) : none;
}

GuessRow GuessView::rowOf(const Exercise& exercise, std::size_t item) const {
    const Exercise::Item& of = exercise.items[item];
    GuessRow row;
    row.title = format::text(of.title);
    row.text = format::text(of.text);
    row.guess = guesses()[item];
    if (row.guess < 0)
        return row;
    const std::size_t right = exercise.right(of);
    const auto guess = static_cast<std::size_t>(row.guess);
    row.verdict = guess == right                    ? GuessRow::Right
                  : guess < exercise.answers.size() ? GuessRow::Wrong
                                                    : GuessRow::Unsure;
    row.answer = format::text(exercise.answers[right].title);
    row.place = format::text(briefOf(*m_document.catalog(), {of.fact.source, of.fact.locator}));
    if (const auto found = m_scenarioCache->all().find(of.scenario); found != m_scenarioCache->all().end()) {
        row.scenario = format::text(of.scenario);
        row.scenarioTitle = format::text(Message{found->second.title});
    }
    return row;
}

QStringList GuessView::titles() const {
    QStringList titles;
    for (const Exercise* each : m_exercises)
        titles << format::text(each->title);
    return titles;
}

void GuessView::choose(int exercise) {
    if (exercise < 0 || exercise >= static_cast<int>(m_exercises.size()))
        return;
    if (std::exchange(m_current, exercise) != exercise)
        ask();
}

QString GuessView::question() const {
    return exercise() ? format::text(exercise()->question) : QString();
}

QStringList GuessView::choices() const {
    QStringList titles;
    if (!exercise())
        return titles;
    for (const Exercise::Answer& each : exercise()->answers)
        titles << format::text(each.title);
    return titles << tr("Not sure");
}

QString GuessView::progress() const {
    if (!exercise())
        return {};
    const auto all = static_cast<int>(guesses().size());
    const auto open = std::ranges::count(guesses(), -1);
    if (open > 0)
        return tr("%1 of %2 guessed").arg(all - open).arg(all);
    const auto right = std::ranges::count(m_rows.rows(), GuessRow::Right, &GuessRow::verdict);
    return tr("%1 of %2 %3").arg(right).arg(all).arg(format::text(exercise()->agreed));
}

bool GuessView::isBegun() const {
    return std::ranges::any_of(
        guesses(), [](int each) { return each >= 0; });
}

bool GuessView::isDone() const {
    return isBegun() && std::ranges::count(guesses(), -1) == 0;
}

QString GuessView::why() const {
    return isDone() ? format::text(exercise()->why) : QString();
}

QString GuessView::place() const {
    return isDone() ? format::text(briefOf(*m_document.catalog(), {exercise()->source, exercise()->locator}))
                    : QString();
}

void GuessView::guess(int row, int choice) {
    const Exercise* shown = exercise();
    if (!shown || row < 0 || row >= m_rows.rowCount() || choice < 0 || choice > static_cast<int>(shown->answers.size()))
        return;
    int& kept = m_guesses.at(shown->id)[static_cast<std::size_t>(row)];
    if (kept >= 0)
        return;
    kept = choice;
    show();
}

void GuessView::again() {
    if (!exercise())
        return;
    std::ranges::fill(m_guesses.at(exercise()->id), -1);
    show();
}

} // namespace boardset
