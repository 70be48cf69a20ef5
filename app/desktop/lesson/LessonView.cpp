// SPDX-License-Identifier: GPL-3.0-or-later
#include "LessonView.h"

#include "FilePath.h"
#include "Format.h"
#include "boardset/lesson/LessonEdits.h"
#include "boardset/lesson/LessonFile.h"
#include "boardset/lesson/LessonText.h"
#include "boardset/scenario/AtomicFile.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <utility>

namespace boardset {

namespace {

constexpr std::size_t fewReasons = 7; ///< Number of lines of the derivation that fit below the step.

} // namespace

LessonView::LessonView(Document& document, Files& files, std::shared_ptr<const ScenarioCache> scenarioCache,
                       ProblemView& problem, MeasurementWhy measurementWhy, const QString& guesses, QObject* parent)
    : QObject(parent), m_document(document), m_files(files), m_scenarioCache(std::move(scenarioCache)),
      m_problem(problem),
      m_loader([held = m_scenarioCache](const std::string& id) -> const Scenario& { return held->at(id); }),
      m_book(guesses.toStdString()), m_reason(document, std::move(measurementWhy), fewReasons) {
    readGuesses();
    const auto folder = document.catalog()->file().parent_path() / "lessons";
    attempt(tr("Can't open the lessons"), [&] {
        if (!std::filesystem::is_directory(folder))
            m_problem.show(tr("There are no lessons"),
                           tr("%1 does not exist. Reinstall Boardset.").arg(pathText(folder.string())));
        else
            m_all = bundledLessons(folder, *document.catalog(), [&](const InputError& error) {
                m_problem.show(tr("Can't open a lesson; the others are available"), error);
            });
    });
    connect(&document, &Document::changed, this, &LessonView::look);
    connect(&files, &Files::changed, this, [this] {
        if (m_session && !isOffTrack() && !std::exchange(m_hasBegun, true))
            Q_EMIT begun();
        showReason();
        setState(stateNow());
    });
    refreshLessons();
    setState(stateNow());
}

template <class Action> bool LessonView::attempt(const QString& failure, Action action) {
    try {
        action();
        return true;
    } catch (const std::exception& error) {
        m_problem.show(failure, error);
        return false;
    }
}

/// Reads the guesses. Returns false if the file cannot be used; the banner then offers to move it aside.
bool LessonView::readGuesses() {
    try {
        m_book.read();
        return true;
    } catch (const std::exception& error) {
        m_problem.offer(tr("Can't read your guesses; new guesses will not be saved"), error, tr("Move the file aside"),
                        [this] { setGuessesAside(); });
        return false;
    }
}

/// Renames the file of guesses, and starts a new one with the guesses of this window.
void LessonView::setGuessesAside() {
    attempt(
        tr("Can't rename the old file with the guesses"),
        [this] {
            const QString aside = setAside(pathText(m_book.file().string()));
            keep();
            refresh();
            Q_EMIT notice(tr("Your old guesses are now in %1").arg(QFileInfo(aside).fileName()));
        });
}

void LessonView::forgetAll() {
    attempt(
        tr("Can't clear the guesses"),
        [this] {
            leave();
            const QString file = pathText(m_book.file().string());
            const QString old = exists(file) ? setAside(file, QStringLiteral("old")) : QString();
            m_book = GuessStore(m_book.file());
            refresh();
            Q_EMIT notice(old.isEmpty()
                              ? tr("There were no guesses to clear")
                              : tr("All guesses were cleared. A copy is in %1.").arg(QDir::toNativeSeparators(old)));
        });
}

/// Adds a lesson from a file, replacing any lesson with the same id.
void LessonView::take(const QString& file) {
    Lesson lesson = readLesson(file.toStdString(), *m_document.catalog());
    std::erase_if(m_all, [&](const Lesson& each) { return each.id == lesson.id; });
    m_all.push_back(std::move(lesson));
    sortLessons(m_all);
}

void LessonView::start(const QString& named) {
    const bool isFile = named.endsWith(QStringLiteral(".json"));
    if (isFile && !attempt(tr("Can't open this lesson"), [&] { take(named); }))
        return;
    const QString id = isFile ? QFileInfo(named).completeBaseName() : named;
    const auto lesson = id.isEmpty() ? m_all.begin() : std::ranges::find(m_all, id.toStdString(), &Lesson::id);
    if (lesson == m_all.end())
        return m_problem.refuse(
            tr("There is no lesson %1").arg(named),
            tr("Select one under Lessons in the side panel. The name of a lesson file ends in .json."));
    m_session.reset();
    m_files.endLesson();
    clearComparison();
    m_isOnlyShown = m_hasBegun = false;
    readGuesses(); // includes guesses from other windows
    attempt(tr("Can't open this lesson"), [&] {
        const auto record = m_book.records().find(lesson->id);
        m_session.emplace(LessonChecker(*lesson, m_document.catalog(), m_loader),
                          record == m_book.records().end() ? std::string() : record->second.sentence);
        hideResults(); // called first, so that the scenario opens with hidden results
        m_files.requestLesson(format::text(lesson->scenario));
    });
    refresh();
}

void LessonView::leave() {
    if (m_isOnlyShown && step() == Say)
        Q_EMIT notice(tr("“%1” was shown without a guess. It counts as done only after a guess.").arg(m_state.title));
    m_session.reset();
    m_files.endLesson();
    clearComparison();
    refresh();
}

/// Clears A, in which the lesson kept the initial state.
void LessonView::clearComparison() {
    if (std::exchange(m_keepsA, false))
        m_document.clearA();
}

void LessonView::goFurther(const QString& scenario) {
    m_files.requestBundled(scenario);
}

bool LessonView::isOffTrack() const {
    return m_session && m_files.bundled() != format::text(m_session->checker().lesson().scenario);
}

LessonState LessonView::stateNow() const {
    using format::text;
    const auto done = std::ranges::count_if(m_all, [&](const Lesson& each) { return m_book.isDone(each.id); });
    LessonState state{.progress = m_all.empty() ? QString() : tr("%1 of %2 done").arg(done).arg(m_all.size()),
                      .first = m_all.empty() ? QString() : text(m_all.front().title)};
    if (!m_session) {
        state.offer = m_book.records().empty() ? state.first : QString();
        return state;
    }
    const LessonChecker& checker = m_session->checker();
    state.open = true;
    state.canGuess = areResultsHidden();
    state.offTrack = isOffTrack();
    state.step = step();
    state.canGoOn = m_session->canGoOn();
    state.settled = isSettled();
    state.tried = step() == DoIt && !isSettled() && !state.offTrack && m_document.history().at() > 0;
    state.undone = isSettled() && !state.offTrack && !m_document.isOutdated() && !m_document.showsKept() &&
                   !checker.isDone(m_document.topology(), m_document.answer());
    state.title = text(checker.lesson().title);
    state.subject = text(checker.subject());
    state.sentence = text(m_session->sentence());
    state.example = text(m_session->example());
    state.note = text(checker.text(checker.lesson().note));
    state.score = score();
    state.reasonHead = m_reason.state().head;
    return state;
}

QString LessonView::score() const {
    const std::size_t questions = m_session && !m_isOnlyShown ? m_session->checker().lesson().asked.size() : 0;
    if (questions < 2 || step() < Guess)
        return {};
    if (isSettled())
        return tr("%1 of %2 guesses are correct").arg(m_session->correctGuesses()).arg(questions);
    const auto guessed = std::ranges::count_if(m_session->choices(), &LessonSession::Choice::isYours);
    return tr("%1 of %2 questions answered").arg(guessed).arg(questions);
}

void LessonView::goOn() {
    if (!m_session || !m_session->canGoOn())
        return;
    m_session->goOn();
    hideResults();
    keep();
    look();
    refresh();
}

void LessonView::showOn() {
    if (step() == Guess && !m_session->isGuessed()) {
        m_isOnlyShown = true;
        m_session->guessRest();
    }
    if (step() == DoIt && !m_session->canGoOn())
        return doIt(); // lets the audience see the result before the explanation
    goOn();
}

void LessonView::goBack() {
    if (m_session)
        m_session->goBack();
    refresh();
}

void LessonView::guess(int choice) {
    if (!m_session || choice < 0)
        return;
    m_isOnlyShown = false;
    m_session->guess(static_cast<std::size_t>(choice) % choiceCount(),
                     static_cast<std::size_t>(choice) / choiceCount());
    keep();
    refresh();
}

void LessonView::doIt() {
    if (step() < DoIt || isOffTrack())
        return;
    attempt(tr("Can't do this step here"), [this] {
        m_document.goTo(0); // starts from the lesson's initial state, regardless of earlier attempts
        const QString refusal =
            m_document.perform(actionOf(m_session->checker().lesson(), m_document.whole(), m_loader).edits);
        if (!refusal.isEmpty())
            m_problem.show(tr("Can't do this step here"), refusal);
        m_document.goToBusiest(); // shows the outcome of a program
    });
}

void LessonView::again() {
    if (!m_session)
        return;
    m_session->again();
    clearComparison();
    if (isOffTrack())
        comeBack();
    else
        m_document.goTo(0);
    refresh();
}

void LessonView::comeBack() {
    if (!m_session)
        return;
    m_files.requestLesson(format::text(m_session->checker().lesson().scenario));
    if (!isSettled() || isOffTrack()) // the user may have undone the action
        return;
    doIt();
}

void LessonView::look() {
    if (m_session && !isOffTrack() && !m_document.isOutdated() &&
        m_session->look(m_document.topology(), m_document.answer())) {
        m_document.compareWithOpened();             // compares with the initial state, even after several drags
        m_keepsA = bool(m_document.base().program); // without a program, any A is the user's own
        refresh();
    } else if (step() >= DoIt) {
        setState(stateNow()); // the user may have tried or undone the step
    }
}

/// Updates the derivation; shows none while another scenario is open, whose derivation would answer another question.
void LessonView::showReason() {
    if (step() < Why || isOffTrack())
        return m_reason.close();
    static const std::map<LessonWhy, Subject::Kind> kinds{{LessonWhy::Throughput, Subject::Throughput},
                                                          {LessonWhy::Latency, Subject::Latency},
                                                          {LessonWhy::Busiest, Subject::Station},
                                                          {LessonWhy::Utilisation, Subject::Station},
                                                          {LessonWhy::Fact, Subject::Fact},
                                                          {LessonWhy::Measurement, Subject::Measurement}};
    const Lesson& lesson = m_session->checker().lesson();
    const Subject::Kind kind = kinds.at(lesson.derivation);
    const StationAnswer* station = stationOf(m_document.answer(), lesson.derivationOf);
    m_reason.show(
        {kind, kind == Subject::Station ? std::to_string(station ? station->station : -1) : lesson.derivationOf});
}

void LessonView::acceptEvidence() {
    m_reason.acceptEvidence();
    setState(stateNow());
}

void LessonView::setSentence(const QString& sentence) {
    if (step() < Say || sentence.simplified() == m_state.sentence)
        return;
    m_session->say(sentence.simplified().left(500).toStdString());
    keep();
    refresh();
}

void LessonView::keep() {
    if (!m_session || !m_session->isGuessed() || m_isOnlyShown)
        return;
    try {
        m_book.keep(m_session->checker().lesson().id, m_session->record());
    } catch (const std::exception& error) {
        if (readGuesses()) // if reading fails, readGuesses() shows its own error
            m_problem.show(tr("Can't save your guesses"), error);
    }
}

void LessonView::saveTo(const QUrl& file) {
    const std::string path = file.toLocalFile().toStdString();
    attempt(tr("Can't save your guesses"), [&] {
        if (file.fileName().endsWith(QStringLiteral(".html"), Qt::CaseInsensitive))
            writeAtomically(pageOf(m_book.records(), m_all,
                                   [this](const Lesson& lesson, const std::string& text) {
                                       return placeholdersIn(text).empty()
                                                  ? text
                                                  : LessonChecker(lesson, m_document.catalog(), m_loader).text(text);
                                   }),
                            path);
        else
            writeGuesses(m_book.records(), path);
        Q_EMIT notice(tr("Saved %1").arg(file.fileName()));
    });
}

void LessonView::openClass(const QUrl& file) {
    attempt(tr("Can't show the results of learners"), [&] {
        m_class = readClass(QFileInfo(file.toLocalFile()).absolutePath().toStdString(), m_all);
        if (!m_class.unread.empty())
            m_problem.show(tr("Some files in this folder can't be read"), format::text(m_class.unread.front()));
        Q_EMIT notice(
            m_class.learners == 1
                ? tr("Loaded the guesses of 1 learner. They appear beside the choices.")
                : tr("Loaded the guesses of %1 learners. They appear beside the choices.").arg(m_class.learners));
    });
    refresh();
}

void LessonView::refresh() {
    const QStringList titles{tr("Question"), tr("Your guess"), tr("Try it"), {}, tr("Summary in one sentence")};
    std::vector<LessonLine> steps;
    std::vector<LessonChoice> choices;
    std::vector<LessonBarRow> bars;
    if (m_session) {
        for (const LessonSession::Line& each : m_session->lines())
            steps.push_back({each.title.empty() ? titles[static_cast<int>(steps.size())] : format::text(each.title),
                             format::text(each.text), each.isDone && !(m_isOnlyShown && steps.size() == Guess)});
        for (const LessonSession::Choice& each : m_session->choices())
            choices.push_back(choiceOf(choices.size(), each));
        for (const LessonBar& each : m_session->bars())
            bars.push_back({each.kind, format::text(each.text), each.from, each.to, each.zero});
    }
    hideResults();
    showReason();
    m_steps.assign(std::move(steps));
    m_choices.assign(std::move(choices));
    m_bars.assign(std::move(bars));
    refreshLinks();
    refreshLessons();
    setState(stateNow());
}

void LessonView::refreshLinks() {
    std::vector<LessonLink> words;
    std::vector<LessonLink> further;
    if (m_session) {
        const Lesson& lesson = m_session->checker().lesson();
        for (const Term& term : m_document.catalog()->terms())
            if (std::ranges::find(lesson.words, term.id) != lesson.words.end())
                words.push_back({format::text(term.id), format::text(term.title)});
        if (step() == Say) {
            for (const std::string& each : lesson.further)
                further.push_back({format::text(each), format::text(m_loader(each).title)});
            const auto isNext = [&](const Lesson& each) { return each.id != lesson.id && !m_book.isDone(each.id); };
            const auto here = std::ranges::find(m_all, lesson.id, &Lesson::id);
            auto next = std::find_if(here, m_all.end(), isNext);
            next = next == m_all.end() ? std::ranges::find_if(m_all, isNext) : next;
            if (next != m_all.end())
                further.push_back({format::text(next->id), tr("Lesson: %1").arg(format::text(next->title)), true});
        }
    }
    m_words.assign(std::move(words));
    m_further.assign(std::move(further));
}

LessonChoice LessonView::choiceOf(std::size_t choice, const LessonSession::Choice& of) const {
    QStringList known;
    const bool isYours = of.isYours && !m_isOnlyShown;
    if (isYours)
        known << tr("your guess");
    if (of.cameOut)
        known << tr("correct");
    double share = -1;
    if (m_class.learners > 0) {
        const std::vector<int>& counts = m_class.of(m_session->checker().lesson().id);
        const int learners = counts.empty() ? 0 : counts[choice];
        known << tr("%1 of %2 learners").arg(learners).arg(m_class.learners);
        share = double(learners) / m_class.learners;
    }
    const QString said = of.text.empty() ? tr("not sure") : format::text(of.text);
    const LessonQuestion& question = m_session->checker().lesson().asked[of.question];
    return {known.isEmpty() ? said : tr("%1 (%2)").arg(said, known.join(QStringLiteral(", "))),
            isYours,
            of.cameOut,
            share,
            format::text(question.title),
            choice % choiceCount() == 0 ? format::text(m_session->checker().text(question.text)) : QString()};
}

void LessonView::refreshLessons() {
    std::vector<LessonRow> rows;
    for (const Lesson& each : m_all) {
        const bool isFirst = rows.empty() || rows.back().group != format::text(each.group);
        const auto scenario = m_scenarioCache->all().find(each.scenario);
        const QString machine = scenario == m_scenarioCache->all().end()
                                    ? QString()
                                    : format::text(m_document.catalog()->machine(scenario->second.machine).title);
        rows.push_back({format::text(each.id), format::text(each.title), format::text(each.group),
                        tr("%1 minutes. %2").arg(each.minutes).arg(machine),
                        isFirst ? static_cast<int>(std::ranges::count(m_all, each.group, &Lesson::group)) : 0,
                        m_session && m_session->checker().lesson().id == each.id, m_book.isDone(each.id)});
    }
    m_lessons.assign(std::move(rows));
}

} // namespace boardset
