// SPDX-License-Identifier: GPL-3.0-or-later
// The guess drawer: what is asked about the open machine, what was guessed, and only then what the source says.
#pragma once

#include "Document.h"
#include "RowModel.h"
#include "ScenarioShelf.h"

#include <QStringList>
#include <map>
#include <vector>

namespace boardset {

struct GuessRow {
    enum Verdict { Open, Right, Wrong, Unsure };

    QString title;
    QString text;
    int guess = -1;         ///< Place among the choices; -1: not made yet, and all that follows is empty.
    Verdict verdict = Open; ///< Open as long as nothing is guessed.
    QString answer;         ///< "Private".
    QString place;
    QString scenario;      ///< Id of one to look at; empty: none.
    QString scenarioTitle; ///< Empty without one.
    bool operator==(const GuessRow&) const = default;

    ROW_ROLES(GuessRow, title, text, guess, verdict, answer, place, scenario, scenarioTitle);
};

/// One of the exercises of the open machine. A guess stays as it was made until all of its exercise are forgotten, also
/// while other machines are open.
class GuessView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool exists READ exists NOTIFY asked)        ///< There is an exercise about the open machine.
    Q_PROPERTY(QStringList titles READ titles NOTIFY asked) ///< Of its exercises.
    Q_PROPERTY(int current READ current WRITE choose NOTIFY asked)
    Q_PROPERTY(QString question READ question NOTIFY asked)
    Q_PROPERTY(QStringList choices READ choices NOTIFY asked) ///< What can be answered; last, that one is not sure.
    Q_PROPERTY(QString progress READ progress NOTIFY guessed) ///< "2 of 6 guessed", "4 of 6 as IBM did".
    Q_PROPERTY(bool begun READ isBegun NOTIFY guessed)
    Q_PROPERTY(bool done READ isDone NOTIFY guessed)
    Q_PROPERTY(QString why READ why NOTIFY guessed) ///< Empty, as the next two, until all is guessed.
    Q_PROPERTY(QString place READ place NOTIFY guessed)
    Q_PROPERTY(boardset::RowListModel* rows READ rows CONSTANT)
public:
    GuessView(Document& document, std::shared_ptr<const ScenarioShelf> shelf, QObject* parent = nullptr);

    bool exists() const { return !m_exercises.empty(); }
    QStringList titles() const;
    int current() const { return m_current; }
    void choose(int exercise); ///< Nothing happens where there is none of that number.
    QString question() const;
    QStringList choices() const;
    QString progress() const;
    bool isBegun() const;
    bool isDone() const;
    QString why() const;
    QString place() const;
    RowListModel* rows() { return &m_rows; }

    /// Guesses a choice for a row that nothing was guessed for; nothing happens otherwise.
    Q_INVOKABLE void guess(int row, int choice);
    /// Forgets the guesses of this exercise.
    Q_INVOKABLE void again();

Q_SIGNALS:
    void asked(); ///< Another exercise, or none.
    void guessed();
    void gone(); ///< No exercise about the machine that is open now.

private:
    using Guesses = std::vector<int>; ///< For each item a choice, or -1.

    void refresh();
    void ask();
    void show();
    const Exercise* exercise() const; ///< Null where there is none.
    const Guesses& guesses() const;
    GuessRow rowOf(const Exercise& exercise, std::size_t item) const;

    Document& m_document;
    std::shared_ptr<const ScenarioShelf> m_shelf;
    std::vector<const Exercise*> m_exercises; ///< Of the open machine; they are the catalog's.
    std::map<std::string, Guesses> m_guesses; ///< By exercise.
    int m_current = 0;
    RowModel<GuessRow> m_rows;
};

} // namespace boardset
