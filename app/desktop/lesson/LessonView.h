// SPDX-License-Identifier: GPL-3.0-or-later
// Plays lessons on the open document: goes through the steps of the core's LessonSession.
#pragma once

#include "Files.h"
#include "Format.h"
#include "LessonRows.h"
#include "WhyView.h"
#include "boardset/lesson/GuessStore.h"
#include "boardset/lesson/LessonSession.h"

#include <optional>

namespace boardset {

class LessonView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(boardset::RowListModel* lessons READ lessons CONSTANT) ///< All lessons, sorted by group.
    Q_PROPERTY(QString progress READ progress NOTIFY listed) ///< "3 of 17 done"; empty if there are no lessons.
    Q_PROPERTY(QString first READ first NOTIFY listed) ///< Title of the first lesson; empty if there are no lessons.
    Q_PROPERTY(QString offer READ offer NOTIFY listed) ///< Title of the first lesson; empty once a lesson is started.
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(QString lesson READ lesson NOTIFY changed) ///< Id of the open lesson; empty if there is none.
    /// True until the learner continues after the guess.
    Q_PROPERTY(bool canGuess READ areResultsHidden NOTIFY changed)
    Q_PROPERTY(bool offTrack READ isOffTrack NOTIFY changed) ///< True if the open scenario isn't that of the lesson.
    Q_PROPERTY(Step step READ step NOTIFY changed)           ///< The last visible step.
    Q_PROPERTY(bool canGoOn READ canGoOn NOTIFY changed)     ///< True if the current step is completed.
    Q_PROPERTY(bool settled READ isSettled NOTIFY changed)   ///< True if the lesson's action has been done.
    /// True if the user has changed the scenario, but has not yet done the lesson's action.
    Q_PROPERTY(bool tried READ isTried NOTIFY changed)
    Q_PROPERTY(bool undone READ isUndone NOTIFY changed) ///< True if the lesson's action was done, and then undone.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString subject READ subject NOTIFY changed)                     ///< Machine: "Sun Fire 6800, 2001".
    Q_PROPERTY(QString sentence READ sentence WRITE setSentence NOTIFY changed) ///< The learner's own summary.
    /// Example of a summary; empty until the learner has written a sentence.
    Q_PROPERTY(QString example READ example NOTIFY changed)
    Q_PROPERTY(QString note READ note NOTIFY changed)                 ///< The trainer's note.
    Q_PROPERTY(boardset::RowListModel* steps READ steps CONSTANT)     ///< Steps that the learner has reached.
    Q_PROPERTY(boardset::RowListModel* choices READ choices CONSTANT) ///< Choices of all questions.
    /// "3 of 6 questions answered" or, after the action, "4 of 6 guesses are correct"; empty for a single question.
    Q_PROPERTY(QString score READ score NOTIFY changed)
    /// First lines of the derivation of the number that the lesson is about.
    Q_PROPERTY(boardset::RowListModel* reasons READ reasons CONSTANT)
    Q_PROPERTY(QString reasonHead READ reasonHead NOTIFY changed) ///< Title and value of the derived number.
    Q_PROPERTY(boardset::RowListModel* bars READ bars CONSTANT)
    Q_PROPERTY(boardset::RowListModel* words READ words CONSTANT) ///< Glossary terms that the lesson uses.
    /// Links shown after the last step: scenarios, and the next lesson.
    Q_PROPERTY(boardset::RowListModel* further READ further CONSTANT)
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
    bool canGoOn() const { return m_session && m_session->canGoOn(); }
    bool isSettled() const { return m_session && m_session->isSettled(); }
    bool isTried() const;
    bool isUndone() const;
    QString score() const;
    QString progress() const;
    QString first() const;
    QString offer() const;
    QString lesson() const {
        return ifOpen([](const auto& session) { return session.checker().lesson().id; });
    }
    QString title() const {
        return ifOpen([](const auto& session) { return session.checker().lesson().title; });
    }
    QString subject() const {
        return ifOpen([](const auto& session) { return session.checker().subject(); });
    }
    QString sentence() const {
        return ifOpen([](const auto& session) { return session.sentence(); });
    }
    QString example() const {
        return ifOpen([](const auto& session) { return session.example(); });
    }
    QString note() const {
        return ifOpen([](const auto& session) { return session.checker().text(session.checker().lesson().note); });
    }
    RowListModel* lessons() { return &m_lessons; }
    RowListModel* steps() { return &m_steps; }
    RowListModel* choices() { return &m_choices; }
    RowListModel* reasons() { return m_reason.lines(); }
    QString reasonHead() const { return m_reason.head(); }
    RowListModel* bars() { return &m_bars; }
    RowListModel* words() { return &m_words; }
    RowListModel* further() { return &m_further; }

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
    void setSentence(const QString& sentence);
    /// Saves a copy of the guesses or, if the file name ends in .html, a printable page.
    Q_INVOKABLE void saveTo(const QUrl& file);
    /// Loads the guesses of a class: all files of guesses that are in the same folder as `file`.
    Q_INVOKABLE void openClass(const QUrl& file);

Q_SIGNALS:
    void listed();
    void changed();
    void begun(); ///< The initial scenario of the lesson has been opened.
    void notice(const QString& sentence);
    void derivationWanted(const boardset::Subject& number);

private:
    /// Returns text about the open lesson; empty if no lesson is open.
    template <class Say> QString ifOpen(Say say) const { return m_session ? format::text(say(*m_session)) : QString(); }
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
    void list();
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
    RowModel<LessonRow> m_lessons;
    RowModel<LessonLine> m_steps;
    RowModel<LessonChoice> m_choices;
    RowModel<LessonBarRow> m_bars;
    RowModel<LessonLink> m_words;
    RowModel<LessonLink> m_further;
};

} // namespace boardset
