// SPDX-License-Identifier: GPL-3.0-or-later
// The Guess tab: questions about the open machine, the user's guesses and, after all guesses, the answers of the
// source.
#pragma once

#include "Document.h"
#include "RowModel.h"
#include "ScenarioCache.h"

#include <QStringList>
#include <map>
#include <vector>

namespace boardset {

struct GuessRow {
    enum Verdict { Open, Right, Wrong, Unsure };

    QString title;
    QString text;
    int guess = -1; ///< Index of the guessed choice. -1 if there is no guess yet; all members below are then empty.
    Verdict verdict = Open; ///< Result of the guess; Open until there is a guess.
    QString answer;         ///< Answer of the source: "Private".
    QString place;
    QString scenario;      ///< Id of a related scenario that can be opened; empty if there is none.
    QString scenarioTitle; ///< Title of the related scenario; empty if there is none.

    ROW_ROLES(GuessRow, title, text, guess, verdict, answer, place, scenario, scenarioTitle);
};

/// Shows one exercise about the open machine.
/// A guess remains until all guesses of its exercise are cleared, even while other machines are open.
class GuessView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool exists READ exists NOTIFY asked)        ///< True if there is an exercise about the open machine.
    Q_PROPERTY(QStringList titles READ titles NOTIFY asked) ///< Titles of the exercises.
    Q_PROPERTY(int current READ current WRITE choose NOTIFY asked)
    Q_PROPERTY(QString question READ question NOTIFY asked)
    Q_PROPERTY(QStringList choices READ choices NOTIFY asked) ///< Possible answers; the last one is "not sure".
    /// Progress or result: "2 of 6 guessed", "4 of 6 as IBM did".
    Q_PROPERTY(QString progress READ progress NOTIFY guessed)
    Q_PROPERTY(bool begun READ isBegun NOTIFY guessed)
    Q_PROPERTY(bool done READ isDone NOTIFY guessed)
    /// Reason for the answers of the source; empty until all guesses are made.
    Q_PROPERTY(QString why READ why NOTIFY guessed)
    Q_PROPERTY(QString place READ place NOTIFY guessed)
    Q_PROPERTY(boardset::RowListModel* rows READ rows CONSTANT)
public:
    GuessView(Document& document, std::shared_ptr<const ScenarioCache> scenarioCache, QObject* parent = nullptr);

    bool exists() const { return !m_exercises.empty(); }
    QStringList titles() const;
    int current() const { return m_current; }
    void choose(int exercise); ///< Shows an exercise; does nothing if there is no such exercise.
    QString question() const;
    QStringList choices() const;
    QString progress() const;
    bool isBegun() const;
    bool isDone() const;
    QString why() const;
    QString place() const;
    RowListModel* rows() { return &m_rows; }

    /// Records a guess for a row that has no guess yet; otherwise does nothing.
    Q_INVOKABLE void guess(int row, int choice);
    /// Clears all guesses of the shown exercise.
    Q_INVOKABLE void again();

Q_SIGNALS:
    void asked(); ///< Emitted when another exercise, or none, is shown.
    void guessed();
    void gone(); ///< Emitted when there is no exercise about the open machine.

private:
    using Guesses = std::vector<int>; ///< Index of the guessed choice for each item; -1 if there is no guess.

    void refresh();
    void ask();
    void show();
    const Exercise* exercise() const; ///< Returns the shown exercise; null if there is none.
    const Guesses& guesses() const;
    GuessRow rowOf(const Exercise& exercise, std::size_t item) const;

    Document& m_document;
    std::shared_ptr<const ScenarioCache> m_scenarioCache;
    std::vector<const Exercise*> m_exercises; ///< Exercises about the open machine; the catalog owns them.
    std::map<std::string, Guesses> m_guesses; ///< Guesses, keyed by the id of the exercise.
    int m_current = 0;
    RowModel<GuessRow> m_rows;
};

} // namespace boardset
