// SPDX-License-Identifier: GPL-3.0-or-later
#include "LessonView.h"

#include "Format.h"
#include "boardset/lesson/LessonEdits.h"
#include "boardset/lesson/LessonFile.h"
#include "boardset/scenario/AtomicFile.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>

namespace boardset {

namespace {

constexpr std::size_t mostReasons = 7; // lines of a derivation; the rest is one click away

std::string folderOf(const QUrl& file) {
    return QFileInfo(file.toLocalFile()).absolutePath().toStdString();
}

} // namespace

LessonView::LessonView(Document& document, Files& files, std::shared_ptr<const ScenarioShelf> shelf,
                       ProblemView& problem, MeasurementWhy measurementWhy, const QString& guesses, QObject* parent)
    : QObject(parent), m_document(document), m_files(files), m_shelf(std::move(shelf)), m_problem(problem),
      m_loader([held = m_shelf](const std::string& id) -> const Scenario& { return held->at(id); }), m_file(guesses),
      m_reason(document, std::move(measurementWhy)) {
    readOwn();
    const auto folder = document.catalog()->file().parent_path() / "lessons";
    try {
        if (std::filesystem::is_directory(folder))
            m_all = bundledLessons(folder, *document.catalog());
    } catch (const std::exception& error) {
        m_problem.show(tr("The lessons cannot be used"), error);
    }
    if (!m_all.empty() && m_records.empty())
        m_unfolded.insert(m_all.front().group);
    connect(&document, &Document::changed, this, &LessonView::look);
    connect(&files, &Files::changed, this, &LessonView::changed);
    connect(&m_reason, &WhyView::changed, this, [this] {
        const std::vector<WhyRow>& rows = m_reason.rows();
        m_reasons.assign(
            {rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(std::min(rows.size(), mostReasons))});
    });
    list();
}

void LessonView::start(const QString& id) {
    const auto lesson = id.isEmpty() ? m_all.begin() : std::ranges::find(m_all, id.toStdString(), &Lesson::id);
    if (lesson == m_all.end())
        return;
    try {
        m_play.emplace(*lesson, m_document.catalog(), m_loader);
    } catch (const std::exception& error) {
        m_play.reset();
        m_problem.show(tr("This lesson cannot be played"), error);
    }
    m_step = Question;
    m_guess.reset();
    m_settled = false;
    const auto record = m_records.find(lesson->id); // what was said stays until it is said otherwise
    m_sentence = record == m_records.end() ? QString() : format::text(record->second.sentence);
    m_unfolded = {lesson->group};
    if (m_play)
        m_files.requestBundled(format::text(lesson->scenario));
    refresh();
}

void LessonView::leave() {
    m_play.reset();
    refresh();
}

bool LessonView::isAstray() const {
    return m_play && m_files.bundled() != format::text(m_play->lesson().scenario);
}

QString LessonView::said(Step from, std::string Lesson::*text) const {
    return m_play && m_step >= from ? format::text(m_play->text(m_play->lesson().*text)) : QString();
}

QString LessonView::title() const {
    return m_play ? format::text(m_play->lesson().title) : QString();
}

QString LessonView::subject() const {
    return m_play ? format::text(m_play->subject()) : QString();
}

QString LessonView::example() const {
    return m_sentence.isEmpty() ? QString() : said(Say, &Lesson::sentence);
}

QString LessonView::progress() const {
    const auto isDone = [&](const Lesson& each) {
        const auto record = m_records.find(each.id);
        return record != m_records.end() && record->second.isDone;
    };
    return m_all.empty() ? QString() : tr("%1 of %2 done").arg(std::ranges::count_if(m_all, isDone)).arg(m_all.size());
}

QString LessonView::offer() const {
    return m_all.empty() || m_play || !m_records.empty() ? QString() : format::text(m_all.front().title);
}

bool LessonView::canGoOn() const {
    return m_play && m_step < Say && (m_step != Guess || m_guess) && (m_step != DoIt || m_settled);
}

void LessonView::goOn() {
    if (!canGoOn())
        return;
    m_step = static_cast<Step>(m_step + 1);
    keep();
    look();
    refresh();
}

void LessonView::goBack() {
    if (m_play && m_step > Question)
        m_step = static_cast<Step>(m_step - 1);
    refresh();
}

void LessonView::guess(int choice) {
    if (!m_play || m_step < Guess || m_settled || choice < 0 || choice >= m_choices.rowCount())
        return;
    m_guess = choice;
    keep();
    refresh();
}

void LessonView::doIt() {
    if (!m_play || m_step < DoIt || isAstray())
        return;
    try {
        m_document.goTo(0); // from what the lesson begins with, whatever was tried
        const QString refusal = m_document.perform(editsOf(m_play->lesson(), m_document.whole(), m_loader));
        if (!refusal.isEmpty())
            m_problem.show(tr("This cannot be done here"), refusal);
        if (!m_settled) // a program: what it leads to
            m_document.goToStep(m_document.length());
    } catch (const std::exception& error) {
        m_problem.show(tr("This cannot be done here"), error);
    }
}

void LessonView::again() {
    if (!m_play)
        return;
    m_settled = false;
    m_step = std::min(m_step, DoIt);
    if (isAstray())
        m_files.requestBundled(format::text(m_play->lesson().scenario));
    else
        m_document.goTo(0);
    refresh();
}

void LessonView::look() {
    if (!m_play || m_step < DoIt || m_settled || isAstray() || m_document.isBehind())
        return;
    m_settled = m_play->isDone(m_document.topology(), m_document.answer());
    if (m_settled)
        refresh();
}

std::pair<Subject::Kind, QString> LessonView::reason() const {
    const Lesson& lesson = m_play->lesson();
    const auto& stations = m_document.answer().stations;
    switch (lesson.derivation) {
    case LessonWhy::Latency:
        return {Subject::Latency, {}};
    case LessonWhy::Busiest:
        return {Subject::Station, stations.empty() ? QString() : QString::number(stations.front().station)};
    case LessonWhy::Fact:
        return {Subject::Fact, format::text(lesson.derivationOf)};
    case LessonWhy::Measurement:
        return {Subject::Measurement, format::text(lesson.derivationOf)};
    case LessonWhy::Throughput:
        break;
    }
    return {Subject::Throughput, {}};
}

void LessonView::askWhy() {
    if (!m_play)
        return;
    const auto [kind, id] = reason();
    Q_EMIT whyWanted(kind, id);
}

void LessonView::setSentence(const QString& sentence) {
    if (!m_play || m_step < Say || sentence.simplified() == m_sentence)
        return;
    m_sentence = sentence.simplified().left(500);
    keep();
    refresh();
}

void LessonView::readOwn() {
    if (!QFileInfo::exists(m_file))
        return;
    try {
        m_records = readGuesses(m_file.toStdString());
    } catch (const std::exception& error) {
        m_readable = false;
        m_problem.show(tr("Your guesses cannot be read, and are not kept"), error);
    }
}

void LessonView::keep() {
    if (!m_guess)
        return;
    const Lesson& lesson = m_play->lesson();
    const int guess = *m_guess == static_cast<int>(lesson.guesses.size()) ? -1 : *m_guess;
    LessonRecord& record = m_records[lesson.id];
    record = {guess, record.isDone || m_step == Say, m_sentence.toStdString()};
    try {
        QDir().mkpath(QFileInfo(m_file).path());
        if (m_readable)
            writeGuesses(m_records, m_file.toStdString());
        else
            m_problem.show(tr("Your guesses are not kept"), tr("%1 cannot be read; move it away.").arg(m_file));
    } catch (const std::exception& error) {
        m_problem.show(tr("Your guesses are not kept"), error);
    }
}

void LessonView::saveTo(const QUrl& file) {
    try {
        if (file.fileName().endsWith(QStringLiteral(".html"), Qt::CaseInsensitive))
            writeAtomically(pageOf(m_records, m_all), file.toLocalFile().toStdString());
        else
            writeGuesses(m_records, file.toLocalFile().toStdString());
        Q_EMIT notice(tr("Saved %1").arg(file.fileName()));
    } catch (const std::exception& error) {
        m_problem.show(tr("Your guesses could not be saved"), error);
    }
}

void LessonView::openClass(const QUrl& file) {
    try {
        m_class = readClass(folderOf(file));
        if (!m_class.unread.empty())
            m_problem.show(tr("%n file(s) could not be read", nullptr, static_cast<int>(m_class.unread.size())),
                           format::text(m_class.unread.front()));
        Q_EMIT notice(tr("%n learner(s) in this class", nullptr, m_class.learners));
    } catch (const std::exception& error) {
        m_problem.show(tr("The class cannot be shown"), error);
    }
    refresh();
}

void LessonView::fold(const QString& group) {
    if (m_unfolded.erase(group.toStdString()) == 0)
        m_unfolded.insert(group.toStdString());
    list();
}

void LessonView::refresh() {
    if (m_play && m_step >= Why && m_settled) {
        const auto [kind, id] = reason();
        m_reason.show(kind, id);
    } else if (m_reason.isOpen()) {
        m_reason.close();
    }
    showChoices();
    showBars();
    list();
    Q_EMIT changed();
}

void LessonView::list() {
    std::vector<LessonRow> rows;
    std::string group;
    for (const Lesson& each : m_all) {
        const bool isUnfolded = m_unfolded.count(each.group) > 0;
        if (std::exchange(group, each.group) != each.group)
            rows.push_back({{},
                            format::text(each.group),
                            format::text(each.group),
                            {},
                            static_cast<int>(std::ranges::count(m_all, each.group, &Lesson::group)),
                            isUnfolded});
        if (!isUnfolded)
            continue;
        const auto record = m_records.find(each.id);
        const std::string& machine = m_shelf->has(each.scenario) ? m_shelf->all().at(each.scenario).machine : each.id;
        rows.push_back({format::text(each.id), format::text(each.title), format::text(each.group),
                        tr("%1 minutes, %2").arg(each.minutes).arg(format::text(machine)), 0, true,
                        m_play && m_play->lesson().id == each.id, record != m_records.end() && record->second.isDone});
    }
    m_lessons.assign(std::move(rows));
    Q_EMIT listed();
}

void LessonView::showChoices() {
    std::vector<LessonChoice> rows;
    const std::size_t count = m_play && m_step >= Guess ? m_play->lesson().guesses.size() + 1 : 0;
    const std::vector<int> votes = count > 0 ? m_class.countsOf(m_play->lesson()) : std::vector<int>();
    for (std::size_t i = 0; i < count; ++i) {
        const bool isYours = m_guess == static_cast<int>(i);
        const bool isRight = m_settled && i == m_play->right();
        QStringList known;
        if (isYours)
            known << tr("yours");
        if (isRight)
            known << tr("came out");
        if (m_class.learners > 0)
            known << tr("%1 of %2 learners").arg(votes[i]).arg(m_class.learners);
        QString said = i + 1 < count ? format::text(m_play->text(m_play->lesson().guesses[i].text)) : tr("not sure");
        if (!known.isEmpty())
            said += tr(" (%1)").arg(known.join(QStringLiteral(", ")));
        rows.push_back({said, isYours, isRight});
    }
    m_choices.assign(std::move(rows));
}

void LessonView::showBars() {
    std::vector<LessonBarRow> rows;
    if (m_play && m_settled && m_step >= Why)
        for (const LessonBar& bar : m_play->bars(static_cast<std::size_t>(m_guess.value_or(0))))
            rows.push_back({bar.kind == LessonBar::Guess   ? tr("Your guess")
                            : bar.kind == LessonBar::Model ? tr("Model")
                                                           : tr("Measured"),
                            format::text(bar.text), bar.kind, bar.from, bar.to});
    m_bars.assign(std::move(rows));
}

} // namespace boardset
