// SPDX-License-Identifier: GPL-3.0-or-later
// Plays lessons on the open document: goes through the steps of the core's LessonSession.
#pragma once

#include "Files.h"
#include "Format.h"
#include "LessonRows.h"
#include "Property.h"
#include "WhyView.h"
#include "boardset/lesson/GuessStore.h"
#include "boardset/lesson/LessonSession.h"

#include <optional>

namespace boardset {

/// The state of the lesson player.
struct LessonState {
    VALUE(LessonState);
    FIELD(QString, progress); ///< "3 of 17 done"; empty if there are no lessons.
    FIELD(QString, first);    ///< Title of the first lesson; empty if there are no lessons.
    FIELD(QString, offer);    ///< Title of the first lesson; empty once a lesson is started.
    FIELD(bool, open);
    FIELD(bool, canGuess); ///< True until the learner continues after the guess.
    FIELD(bool, offTrack); ///< True if the open scenario isn't that of the lesson.
    FIELD(int, step);      ///< The last visible step, as LessonView::Step.
    FIELD(bool, canGoOn);  ///< True if the current step is completed.
    FIELD(bool, settled);  ///< True if the lesson's action has been done.
    FIELD(bool, tried);    ///< True if the user has changed the scenario, but has not yet done the action.
    FIELD(bool, undone);   ///< True if the lesson's action was done, and then undone.
    FIELD(QString, title);
    FIELD(QString, subject);  ///< Machine: "Sun Fire 6800, 2001".
    FIELD(QString, sentence); ///< The learner's own summary.
    FIELD(QString, example);  ///< Example of a summary; empty until the learner has written a sentence.
    FIELD(QString, note);     ///< The trainer's note.
    /// "3 of 6 questions answered" or, after the action, "4 of 6 guesses are correct"; empty for a single question.
    FIELD(QString, score);
    FIELD(QString, reasonHead); ///< Title and value of the derived number.
};

class LessonView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    /// First lines of the derivation of the number that the lesson is about.
    Q_PROPERTY(boardset::RowListModel* reasons READ reasons CONSTANT)
public:
    enum Step { Question, Guess, DoIt, Why, Say }; ///< Steps, in the order of LessonSession::Step.
    Q_ENUM(Step)

    /// Reads the lessons that are stored beside the catalog; `guesses` is the path of the learner's guesses.
    LessonView(Document& document, Files& files, std::shared_ptr<const ScenarioCache> scenarioCache,
               ProblemView& problem, MeasurementWhy measurementWhy, const QString& guesses, QObject* parent = nullptr);

    const std::vector<Lesson>& all() const { return m_all; }
    bool isOpen() const { return m_session.has_value(); }
    bool areResultsHidden() const { return m_session && !m_session->isRevealed(); }
    bool isOffTrack() const;
    Step step() const { return m_session ? static_cast<Step>(m_session->step()) : Question; }
    bool isSettled() const { return m_session && m_session->isSettled(); }
    /// Id of the open lesson; empty if there is none.
    QString lesson() const { return m_session ? format::text(m_session->checker().lesson().id) : QString(); }
    STATE(LessonState)
    ROWS(LessonRow, lessons)    ///< All lessons, sorted by group.
    ROWS(LessonLine, steps)     ///< Steps that the learner has reached.
    ROWS(LessonChoice, choices) ///< Choices of all questions.
    RowListModel* reasons() { return m_reason.lines(); }
    ROWS(LessonBarRow, bars)
    ROWS(LessonLink, words)   ///< Glossary terms that the lesson uses.
    ROWS(LessonLink, further) ///< Links shown after the last step: scenarios, and the next lesson.

    /// Opens a lesson, given by its id or its file, together with the lesson's scenario.
    /// An empty `lesson` opens the first lesson.
    Q_INVOKABLE void start(const QString& lesson);
    Q_INVOKABLE void leave();
    Q_INVOKABLE void goFurther(const QString& scenario); ///< Opens a bundled scenario after the lesson.
    Q_INVOKABLE void guess(int choice);                  ///< Sets a guess, by its index in choices().
    Q_INVOKABLE void goOn();
    /// Goes to the next step for an audience: skips a missing guess without saving a guess, and performs the action.
    Q_INVOKABLE void showOn();
    Q_INVOKABLE void goBack();
    Q_INVOKABLE void doIt();
    /// Renames the file of guesses, so that the next learner at this computer starts without guesses;
    /// closes an open lesson.
    Q_INVOKABLE void forgetAll();
    Q_INVOKABLE void again(); ///< Restores the initial state of the scenario; the guess stays.
    /// Asks for the whole derivation of the number that the lesson is about.
    void acceptEvidence(); ///< Derives the value of the lesson's measurement when its evidence has been computed.
    Q_INVOKABLE void showDerivation() { Q_EMIT derivationWanted(m_reason.number()); }
    Q_INVOKABLE void comeBack(); ///< Returns from another scenario to the current step of the lesson.
    Q_INVOKABLE void setSentence(const QString& sentence);
    /// Saves a copy of the guesses or, if the file name ends in .html, a printable page.
    Q_INVOKABLE void saveTo(const QUrl& file);
    /// Loads the guesses of a class: all files of guesses that are in the same folder as `file`.
    Q_INVOKABLE void openClass(const QUrl& file);

Q_SIGNALS:
    void begun(); ///< The initial scenario of the lesson has been opened.
    void notice(const QString& sentence);
    void derivationWanted(const boardset::Subject& number);

private:
    /// Performs an action. If the action throws, shows the error and returns false.
    template <class Action> bool attempt(const QString& failure, Action action);
    void take(const QString& file);
    void clearComparison();
    void showReason();
    void look(); ///< Checks whether the shown state completes the lesson's action.
    bool readGuesses();
    void setGuessesAside();
    void keep();
    void hideResults() { m_document.hideResults(areResultsHidden()); }
    void refresh();
    void refreshLinks();
    void refreshLessons();
    LessonState stateNow() const;
    QString score() const;
    /// Returns the number of choices of each question, with "not sure".
    std::size_t choiceCount() const { return m_session->checker().lesson().guesses.size() + 1; }
    LessonChoice choiceOf(std::size_t choice, const LessonSession::Choice& of) const;

    Document& m_document;
    Files& m_files;
    std::shared_ptr<const ScenarioCache> m_scenarioCache;
    ProblemView& m_problem;
    ScenarioLoader m_loader;
    GuessStore m_book;
    WhyView m_reason;
    std::vector<Lesson> m_all;
    ClassGuesses m_class;
    std::optional<LessonSession> m_session;
    bool m_hasBegun = false;    ///< True once the scenario of the lesson has been opened.
    bool m_keepsA = false;      ///< True if A is the initial state of a lesson's program.
    bool m_isOnlyShown = false; ///< True if a trainer went on without a learner's guess.
};

} // namespace boardset
