// SPDX-License-Identifier: GPL-3.0-or-later
// The player of lessons: a walk through a lesson (see core's LessonWalk) on the document that is open.
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
    Q_PROPERTY(boardset::RowListModel* lessons READ lessons CONSTANT) ///< By group.
    Q_PROPERTY(QString progress READ progress NOTIFY listed)          ///< "3 of 17 done"; empty without lessons.
    Q_PROPERTY(QString offer READ offer NOTIFY listed) ///< Title of the first lesson, as long as none was begun.
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(QString lesson READ lesson NOTIFY changed)  ///< Its id; empty: none is open.
    Q_PROPERTY(bool veiled READ isVeiled NOTIFY changed)   ///< Until the guess is left for what follows it.
    Q_PROPERTY(bool astray READ isAstray NOTIFY changed)   ///< Another scenario than the lesson's is open.
    Q_PROPERTY(Step step READ step NOTIFY changed)         ///< The last that is shown.
    Q_PROPERTY(bool canGoOn READ canGoOn NOTIFY changed)   ///< What the step asks for is done.
    Q_PROPERTY(bool settled READ isSettled NOTIFY changed) ///< The action was done.
    Q_PROPERTY(bool tried READ isTried NOTIFY changed)     ///< Something was done that is not what is asked for.
    Q_PROPERTY(bool undone READ isUndone NOTIFY changed)   ///< It was done, and is not any more.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString subject READ subject NOTIFY changed)                     ///< "Sun Fire 6800, 2001".
    Q_PROPERTY(QString sentence READ sentence WRITE setSentence NOTIFY changed) ///< The learner's own.
    Q_PROPERTY(QString example READ example NOTIFY changed)       ///< Empty before the learner has said it.
    Q_PROPERTY(QString note READ note NOTIFY changed)             ///< The trainer's.
    Q_PROPERTY(boardset::RowListModel* steps READ steps CONSTANT) ///< Those that are reached.
    Q_PROPERTY(boardset::RowListModel* choices READ choices CONSTANT)
    Q_PROPERTY(boardset::RowListModel* reasons READ reasons CONSTANT) ///< The derivation of what is on the screen.
    Q_PROPERTY(QString reasonHead READ reasonHead NOTIFY changed)     ///< What is derived, with its value.
    Q_PROPERTY(boardset::RowListModel* bars READ bars CONSTANT)
    Q_PROPERTY(boardset::RowListModel* words READ words CONSTANT)     ///< Of the glossary, that it uses.
    Q_PROPERTY(boardset::RowListModel* further READ further CONSTANT) ///< Where to go on, once it is through.
public:
    enum Step { Question, Guess, DoIt, Why, Say }; ///< As LessonWalk's.
    Q_ENUM(Step)

    /// Reads the lessons beside the catalog; `guesses` is the learner's file.
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

    /// Opens the scenario of a lesson, by its id or in a file; the first lesson where that is empty.
    Q_INVOKABLE void start(const QString& lesson);
    Q_INVOKABLE void leave();
    Q_INVOKABLE void goFurther(const QString& scenario); ///< Opens a bundled scenario beside it.
    Q_INVOKABLE void guess(int choice);
    Q_INVOKABLE void goOn();
    /// For a room: also past a guess that nobody made, which is not kept then, and what is to be done is done.
    Q_INVOKABLE void showOn();
    Q_INVOKABLE void goBack();
    Q_INVOKABLE void doIt();
    /// Renames the file of guesses, for the next learner at this machine, and closes an open lesson.
    Q_INVOKABLE void forgetAll();
    Q_INVOKABLE void again();    ///< The scenario as the lesson begins with it; the guess stays.
    Q_INVOKABLE void comeBack(); ///< From another scenario, to where the lesson stands.
    void setSentence(const QString& sentence);
    /// A copy of the guesses, or by its name (.html) a page to print.
    Q_INVOKABLE void saveTo(const QUrl& file);
    /// What a class guessed: all files of guesses in the folder of this one.
    Q_INVOKABLE void openClass(const QUrl& file);

Q_SIGNALS:
    void listed();
    void changed();
    void begun(); ///< The scenario that it begins with is open.
    void notice(const QString& sentence);

private:
    /// What a walk says; nothing while there is none.
    template <class Say> QString told(Say say) const { return m_walk ? format::text(say(*m_walk)) : QString(); }
    template <class Action> bool attempt(const QString& failure, Action action); ///< Whether it was possible.
    void take(const QString& file);
    void letGo();
    void showReason();
    void look(); ///< At what is on the screen: is it done?
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
    bool m_hasBegun = false;    ///< Its scenario has been opened.
    bool m_keepsA = false;      ///< What a program was is kept as A.
    bool m_isOnlyShown = false; ///< Nobody guessed: it was passed by who shows it.
    RowModel<LessonRow> m_lessons;
    RowModel<LessonLine> m_steps;
    RowModel<LessonChoice> m_choices;
    RowModel<LessonBarRow> m_bars;
    RowModel<LessonLink> m_words;
    RowModel<LessonLink> m_further;
};

} // namespace boardset
