// SPDX-License-Identifier: GPL-3.0-or-later
// What went wrong, in the parts that every error has: what, file, field, value, what is allowed, what to do.
#pragma once

#include "RowModel.h"

#include <exception>
#include <functional>
#include <vector>

namespace boardset {

struct ProblemRow {
    QString label;
    QString value;
    bool operator==(const ProblemRow&) const = default;

    ROW_ROLES(ProblemRow, label, value);
};

/// The one error banner of the window. It stays until it is closed or something succeeds. A banner with a fix stays
/// until it is closed or fixed: another one waits behind it, and it comes back after an error that replaced it.
class ProblemView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    /// Only the parts that this error has.
    Q_PROPERTY(boardset::RowListModel* details READ details CONSTANT)
    Q_PROPERTY(QString fix READ fix NOTIFY changed) ///< Label of its button; empty if it has none.
public:
    using QObject::QObject;

    /// `title` says what could not be done; an InputError shows its parts, any other error its sentence.
    void show(const QString& title, const std::exception& problem);
    Q_INVOKABLE void show(const QString& title, const QString& sentence);
    /// Shows what was refused. An empty sentence is none: what was refused under that title has been put right.
    Q_INVOKABLE void refuse(const QString& title, const QString& sentence);
    /// Shows an error with a button that fixes it. `fix` is its label; doFix() closes the banner and calls `action`.
    void offer(const QString& title, const std::exception& problem, const QString& fix, std::function<void()> action);
    Q_INVOKABLE void doFix();
    Q_INVOKABLE void clear();
    /// Closes a banner without a fix, since something else has succeeded.
    void pass();

    bool isOpen() const { return !m_shown.title.isEmpty(); }
    QString title() const { return m_shown.title; }
    QString sentence() const { return m_shown.sentence; }
    QString line() const {
        return QStringLiteral("%1: %2").arg(m_shown.title, m_shown.line);
    } ///< All of it in one line, for a terminal.
    RowListModel* details() { return &m_details; }
    QString fix() const { return m_shown.fix; }

Q_SIGNALS:
    void changed();

private:
    struct Shown {
        QString title;
        QString sentence;
        QString fix;
        std::function<void()> action; ///< What the fix does.
        QString line;                 ///< The message of the error itself.
        std::vector<ProblemRow> details;
    };
    static Shown shownOf(const QString& title, const std::exception& problem);
    void put(Shown shown); ///< Shows it; of two with a fix, the later one waits.
    void set(Shown shown);

    Shown m_shown;
    std::vector<Shown> m_waiting; ///< Each offers a fix; the last comes next.
    RowModel<ProblemRow> m_details;
};

} // namespace boardset
