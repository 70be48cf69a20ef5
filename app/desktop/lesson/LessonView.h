// SPDX-License-Identifier: GPL-3.0-or-later
// Plays lessons on the open document: goes through the steps of the core's LessonWalk.
#pragma once

#include "Files.h"
#include "Format.h"
#include "LessonRows.h"
#include "WhyView.h"
#include "boardset/lesson/GuessBook.h"
#include "boardset/lesson/LessonWalk.h"

#include <optional>

namespace boardset {

class LessonView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(boardset::RowListModel* lessons READ lessons CONSTANT) ///< All lessons, sorted by group.
    Q_PROPERTY(QString progress READ progress NOTIFY listed)          ///< "3 of 17 done"; empty without lessons.
    Q_PROPERTY(QString offer READ offer NOTIFY listed) ///< Title of the first lesson, until one has been started.
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(QString lesson READ lesson NOTIFY changed)  ///< Id of the open lesson; empty if there is none.
    Q_PROPERTY(bool veiled READ isVeiled NOTIFY changed)   ///< True until the learner goes on after the guess.
    Q_PROPERTY(bool astray READ isAstray NOTIFY changed)   ///< True if the open scenario is not the lesson's.
    Q_PROPERTY(Step step READ step NOTIFY changed)         ///< The last step that is visible.
    Q_PROPERTY(bool canGoOn READ canGoOn NOTIFY changed)   ///< True if the current step is completed.
    Q_PROPERTY(bool settled READ isSettled NOTIFY changed) ///< True if the lesson's action has been done.
    /// True if the user changed the scenario, but did not do the lesson's action.
    Q_PROPERTY(bool tried READ isTried NOTIFY changed)
    Q_PROPERTY(bool undone READ isUndone NOTIFY changed) ///< True if the lesson's action was done, and then undone.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString subject READ subject NOTIFY changed)                     ///< "Sun Fire 6800, 2001".
    Q_PROPERTY(QString sentence READ sentence WRITE setSentence NOTIFY changed) ///< The learner's own sentence.
    /// Example of a summary; empty until the learner has written a sentence.
    Q_PROPERTY(QString example READ example NOTIFY changed)
    Q_PROPERTY(QString note READ note NOTIFY changed)             ///< The trainer's note.
    Q_PROPERTY(boardset::RowListModel* steps READ steps CONSTANT) ///< Steps that the learner has reached.
    Q_PROPERTY(boardset::RowListModel* choices READ choices CONSTANT)
    /// Derivation of the number that the lesson is about.
    Q_PROPERTY(boardset::RowListModel* reasons READ reasons CONSTANT)
    Q_PROPERTY(QString reasonHead READ reasonHead NOTIFY changed) ///< Title and value of that derivation.
    Q_PROPERTY(boardset::RowListModel* bars READ bars CONSTANT)
    Q_PROPERTY(boardset::RowListModel* words READ words CONSTANT) ///< Glossary terms that the lesson uses.
    /// Scenarios and the lesson to continue with, after the last step.
    Q_PROPERTY(boardset::RowListModel* further READ further CONSTANT)
public:
    enum Step { Question, Guess, DoIt, Why, Say }; ///< Steps, in the order of LessonWalk::Step.
    Q_ENUM(Step)

    /// Reads the lessons beside the catalog; `guesses` is the path of the learner's file.
    LessonView(Document& document, Files& files, std::shared_ptr<const ScenarioShelf> shelf, ProblemView& problem,
               MeasurementWhy measurementWhy, const QString& guesses, QObject* parent = nullptr);

    const std::vector<Lesson>& all() const { return m_all; }
    bool isOpen() const { return m_walk.has_value(); }
    bool isVeiled() const { return m_walk && !m_walk->isTold(); }
    bool isAstray() const;
    Step step() const { return m_walk ? static_cast<Step>(m_walk->step()) : Question; }
    bool canGoOn() const { return m_walk && m_walk->canGoOn(); }
    bool isSettled() const { return m_walk && m_walk->isSettled(); }
    bool isTried() const;
    bool isUndone() const;
    QString progress() const;
    QString offer() const;
    QString lesson() const {
        return told([](const auto& walk) { return walk.play().lesson().id; });
    }
    QString title() const {
        return told([](const auto& walk) { return walk.play().lesson().title; });
    }
    QString subject() const {
        return told([](const auto& walk) { return walk.play().subject(); });
    }
    QString sentence() const {
        return told([](const auto& walk) { return walk.sentence(); });
    }
    QString example() const {
        return told([](const auto& walk) { return walk.example(); });
    }
    QString note() const {
        return told([](const auto& walk) { return walk.play().text(walk.play().lesson().note); });
    }
    RowListModel* lessons() { return &m_lessons; }
    RowListModel* steps() { return &m_steps; }
    RowListModel* choices() { return &m_choices; }
    RowListModel* reasons() { return m_reason.lines(); }
    QString reasonHead() const { return m_reason.head(); }
    RowListModel* bars() { return &m_bars; }
    RowListModel* words() { return &m_words; }
    RowListModel* further() { return &m_further; }

    /// Opens a lesson, by its id or its file, and its scenario; the first lesson if `lesson` is empty.
    Q_INVOKABLE void start(const QString& lesson);
    Q_INVOKABLE void leave();
    Q_INVOKABLE void goFurther(const QString& scenario); ///< Opens a bundled scenario after the lesson.
    Q_INVOKABLE void guess(int choice);
    Q_INVOKABLE void goOn();
    /// Goes on for an audience: skips a missing guess, without saving it, and does the action.
    Q_INVOKABLE void showOn();
    Q_INVOKABLE void goBack();
    Q_INVOKABLE void doIt();
    /// Renames the file of guesses, for the next learner at this computer, and closes an open lesson.
    Q_INVOKABLE void forgetAll();
    Q_INVOKABLE void again();    ///< Restores the scenario's initial state; the guess stays.
    Q_INVOKABLE void comeBack(); ///< Returns from another scenario to the current step of the lesson.
    void setSentence(const QString& sentence);
    /// Saves a copy of the guesses; if the file name ends in .html, saves a page to print instead.
    Q_INVOKABLE void saveTo(const QUrl& file);
    /// Loads the guesses of a class: all files of guesses in the folder of the given file.
    Q_INVOKABLE void openClass(const QUrl& file);

Q_SIGNALS:
    void listed();
    void changed();
    void begun(); ///< The initial scenario of the lesson is open.
    void notice(const QString& sentence);

private:
    /// Returns a text of the walk; empty if there is none.
    template <class Say> QString told(Say say) const { return m_walk ? format::text(say(*m_walk)) : QString(); }
    /// Performs an action; shows the error and returns false if it throws.
    template <class Action> bool attempt(const QString& failure, Action action);
    void take(const QString& file);
    void letGo();
    void showReason();
    void look(); ///< Checks whether the shown state completes the lesson's action.
    bool readGuesses();
    void setGuessesAside();
    void keep();
    void refresh();
    void refreshLinks();
    void list();
    LessonChoice choiceOf(std::size_t choice, const LessonWalk::Choice& of) const;

    Document& m_document;
    Files& m_files;
    std::shared_ptr<const ScenarioShelf> m_shelf;
    ProblemView& m_problem;
    ScenarioLoader m_loader;
    GuessBook m_book;
    WhyView m_reason;
    std::vector<Lesson> m_all;
    ClassGuesses m_class;
    std::optional<LessonWalk> m_walk;
    bool m_hasBegun = false;    ///< True once the scenario of the lesson has been opened.
    bool m_keepsA = false;      ///< True if A is the initial state of a program.
    bool m_isOnlyShown = false; ///< True if a trainer went on without a learner's guess.
    RowModel<LessonRow> m_lessons;
    RowModel<LessonLine> m_steps;
    RowModel<LessonChoice> m_choices;
    RowModel<LessonBarRow> m_bars;
    RowModel<LessonLink> m_words;
    RowModel<LessonLink> m_further;
};

} // namespace boardset
