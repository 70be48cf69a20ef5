// SPDX-License-Identifier: GPL-3.0-or-later
// The player of lessons: question, guess, do it, why, say it; nothing of a step is there before it is reached.
#pragma once

#include "Files.h"
#include "LessonRows.h"
#include "WhyView.h"
#include "boardset/lesson/GuessFile.h"
#include "boardset/lesson/LessonPlay.h"

#include <optional>
#include <set>

namespace boardset {

class LessonView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(boardset::RowListModel* lessons READ lessons CONSTANT) ///< By group.
    Q_PROPERTY(QString progress READ progress NOTIFY listed)          ///< "3 of 17 done"; empty without lessons.
    Q_PROPERTY(QString offer READ offer NOTIFY listed) ///< Title of the first lesson, as long as none was begun.
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(bool veiled READ isVeiled NOTIFY changed) ///< What was measured would give the answer away.
    Q_PROPERTY(bool astray READ isAstray NOTIFY changed) ///< Another scenario than the lesson's is open.
    Q_PROPERTY(Step step READ step NOTIFY changed)       ///< The last that is shown.
    Q_PROPERTY(bool canGoOn READ canGoOn NOTIFY changed) ///< What the step asks for is done.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString subject READ subject NOTIFY changed)
    Q_PROPERTY(QString question READ question NOTIFY changed)
    Q_PROPERTY(bool guessed READ isGuessed NOTIFY changed)
    Q_PROPERTY(bool settled READ isSettled NOTIFY changed) ///< The action was done: the guess stays as it is.
    Q_PROPERTY(QString action READ action NOTIFY changed)  ///< Empty, as all below, before its step.
    Q_PROPERTY(QString whyTitle READ whyTitle NOTIFY changed)
    Q_PROPERTY(QString why READ why NOTIFY changed)
    Q_PROPERTY(QString say READ say NOTIFY changed)
    Q_PROPERTY(QString sentence READ sentence WRITE setSentence NOTIFY changed) ///< The learner's own.
    Q_PROPERTY(QString example READ example NOTIFY changed) ///< Empty before the learner has said it.
    Q_PROPERTY(QString note READ note NOTIFY changed)       ///< The trainer's.
    Q_PROPERTY(boardset::RowListModel* choices READ choices CONSTANT)
    Q_PROPERTY(boardset::RowListModel* reasons READ reasons CONSTANT) ///< The derivation of what is on the screen.
    Q_PROPERTY(boardset::RowListModel* bars READ bars CONSTANT)
public:
    enum Step { Question, Guess, DoIt, Why, Say };
    Q_ENUM(Step)

    /// Reads the lessons beside the catalog; `guesses` is the learner's file.
    LessonView(Document& document, Files& files, std::shared_ptr<const ScenarioShelf> shelf, ProblemView& problem,
               MeasurementWhy measurementWhy, const QString& guesses, QObject* parent = nullptr);

    const std::vector<Lesson>& all() const { return m_all; }
    bool isOpen() const { return m_play.has_value(); }
    bool isVeiled() const { return m_play && !m_guess; }
    bool isAstray() const;
    Step step() const { return m_step; }
    bool canGoOn() const;
    bool isGuessed() const { return m_guess.has_value(); }
    bool isSettled() const { return m_settled; }
    QString progress() const;
    QString offer() const;
    QString title() const;
    QString subject() const;
    QString question() const { return said(Question, &Lesson::question); }
    QString action() const { return said(DoIt, &Lesson::action); }
    QString whyTitle() const { return said(Why, &Lesson::whyTitle); }
    QString why() const { return said(Why, &Lesson::why); }
    QString say() const { return said(Say, &Lesson::say); }
    QString sentence() const { return m_sentence; }
    QString example() const;
    QString note() const { return said(Question, &Lesson::note); }
    RowListModel* lessons() { return &m_lessons; }
    RowListModel* choices() { return &m_choices; }
    RowListModel* reasons() { return &m_reasons; }
    RowListModel* bars() { return &m_bars; }

    Q_INVOKABLE void start(const QString& lesson); ///< Opens its scenario; the first lesson for an empty id.
    Q_INVOKABLE void leave();
    Q_INVOKABLE void fold(const QString& group);
    Q_INVOKABLE void guess(int choice);
    Q_INVOKABLE void goOn();
    Q_INVOKABLE void goBack();
    Q_INVOKABLE void doIt();
    Q_INVOKABLE void again(); ///< The scenario as the lesson begins with it; the guess stays.
    /// All of the derivation, in the place of the lesson.
    Q_INVOKABLE void askWhy();
    void setSentence(const QString& sentence);
    /// A copy of the guesses, or by its name (.html) a page to print.
    Q_INVOKABLE void saveTo(const QUrl& file);
    /// What a class guessed: all files of guesses in the folder of this one.
    Q_INVOKABLE void openClass(const QUrl& file);

Q_SIGNALS:
    void listed();
    void changed();
    void whyWanted(boardset::Subject::Kind kind, const QString& id);
    void notice(const QString& sentence);

private:
    QString said(Step from, std::string Lesson::*text) const;
    std::pair<Subject::Kind, QString> reason() const;
    void look(); ///< At what is on the screen: is it done?
    void readOwn();
    void keep();
    void refresh();
    void list();
    void showChoices();
    void showBars();

    Document& m_document;
    Files& m_files;
    std::shared_ptr<const ScenarioShelf> m_shelf;
    ProblemView& m_problem;
    ScenarioLoader m_loader;
    QString m_file; ///< Of the guesses.
    LessonRecords m_records;
    bool m_readable = true; ///< Else the file is left alone.
    WhyView m_reason;
    std::vector<Lesson> m_all;
    std::set<std::string> m_unfolded; ///< Groups.
    ClassGuesses m_class;
    std::optional<LessonPlay> m_play;
    Step m_step = Question;
    std::optional<int> m_guess; ///< The number of guesses: not sure.
    bool m_settled = false;
    QString m_sentence;
    RowModel<LessonRow> m_lessons;
    RowModel<LessonChoice> m_choices;
    RowModel<WhyRow> m_reasons;
    RowModel<LessonBarRow> m_bars;
};

} // namespace boardset
