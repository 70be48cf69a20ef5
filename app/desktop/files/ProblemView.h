// SPDX-License-Identifier: GPL-3.0-or-later
// Errors, divided into parts: what happened; the file, field and value; the allowed values; and what to do.
#pragma once

#include "Property.h"
#include "RowModel.h"

#include <exception>
#include <functional>
#include <vector>

namespace boardset {

struct ProblemRow {
    QString label;
    QString value;

    ROW_ROLES(ProblemRow, label, value);
};

/// The window's only error banner. A banner without a fix stays until the user closes it or another action succeeds.
/// A banner with a fix stays until the problem is fixed or the user closes the banner.
/// During this time, a further problem with a fix waits, and an error without a fix temporarily replaces the banner.
class ProblemView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    /// Label of the button that fixes the problem; empty if there is no fix.
    Q_PROPERTY(QString fix READ fix NOTIFY changed)
public:
    using QObject::QObject;

    /// Shows a problem. `title` says what failed.
    /// An InputError is divided into its parts; any other error is shown as a sentence.
    void show(const QString& title, const std::exception& problem);
    Q_INVOKABLE void show(const QString& title, const QString& sentence);
    /// Shows a refusal. An empty sentence means success, and closes an earlier refusal with the same title.
    Q_INVOKABLE void refuse(const QString& title, const QString& sentence);
    /// Shows an error with a button that fixes the problem.
    /// `fix` is the button's label; doFix() closes the banner and calls `action`.
    void offer(const QString& title, const std::exception& problem, const QString& fix, std::function<void()> action);
    Q_INVOKABLE void doFix();
    Q_INVOKABLE void clear();
    /// Closes a banner without a fix; called when another action has succeeded.
    void pass();

    bool isOpen() const { return !m_shown.title.isEmpty(); }
    QString title() const { return m_shown.title; }
    QString sentence() const { return m_shown.sentence; }
    /// The whole problem on one line, for a terminal.
    QString line() const { return QStringLiteral("%1: %2").arg(m_shown.title, m_shown.line); }
    /// Parts of the current error: see ProblemRow.
    ROWS(ProblemRow, details)
    QString fix() const { return m_shown.fix; }

Q_SIGNALS:
    void changed();

private:
    struct Shown {
        QString title;
        QString sentence;
        QString fix;
        std::function<void()> action; ///< Performs the fix.
        QString line;                 ///< Message of the error, without the title.
        std::vector<ProblemRow> details;
    };
    static Shown shownOf(const QString& title, const std::exception& problem);
    /// Shows a problem. If the new problem and the current one both have a fix, the new problem waits.
    void put(Shown shown);
    void set(Shown shown);

    Shown m_shown;
    std::vector<Shown> m_waiting; ///< Waiting problems with a fix; the last one is shown next.
};

} // namespace boardset
