// SPDX-License-Identifier: GPL-3.0-or-later
// Setup of the open machine: the boards that fit in it, its domains, its failures, and its processes.
#pragma once

#include "Document.h"
#include "Property.h"
#include "RowModel.h"
#include "TableModel.h"

#include <QStringList>
#include <QVariantMap>
#include <memory>
#include <optional>

namespace boardset {

/// A board that fits in the machine.
struct BoardRow {
    QString board; ///< Block type of the board.
    QString title;
    QString tip;

    ROW_ROLES(BoardRow, board, title, tip);
};

struct ProcessRow {
    QString process; ///< Name.
    int place = 0;   ///< Index of the process in the scenario; determines the colour of the process.
    QString words;   ///< Type of work and number of customers of the process: "Memory copy, 12 threads".
    /// The fields that the row shows, keyed by InspectorField::key: "work", "customers", "pages" and "board". Each
    /// field is a map with the members of InspectorField.
    QVariantMap fields;

    ROW_ROLES(ProcessRow, process, place, words, fields);
};

struct FailureRow {
    QString part; ///< Path.
    QString title;

    ROW_ROLES(FailureRow, part, title);
};

/// What can be set up on the open machine.
struct SetupState {
    VALUE(SetupState);
    FIELD(int, processCount);
    FIELD(bool, divisible); ///< True if the boards can form domains.
    FIELD(bool, divided);   ///< True if the user has formed domains, not only segments.
    FIELD(int, segments);
    FIELD(bool, devices); ///< True if devices can move data on the open machine.
    FIELD(bool, threads); ///< True if processors can move data on the open machine.
    /// Nouns for a customer of the open machine, and for the contents of one of its bays: "stream", "Stream", "card".
    FIELD(QString, customer);
    FIELD(QString, customerTitle);
    FIELD(QString, boardWord);
    FIELD(QString, dataOn); ///< Noun for the parts on which new data is stored: "disk"; empty if these are memories.
    FIELD(QStringList, routeChanges); ///< Effects of the last edit on the paths of devices, one sentence for each.
    FIELD(bool, reconfigurable);      ///< True if reconfiguring would reconnect a part.
};

/// Shows and edits the setup. Every change is an edit of the document.
/// Functions that return a QString return the reason why the edit was refused, or an empty string on success.
class SetupView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
public:
    explicit SetupView(Document& document, QObject* parent = nullptr);

    STATE(SetupState)
    ROWS(BoardRow, boards)
    OBJECT(TableModel, domains) ///< The domains with their results.
    ROWS(ProcessRow, processes) ///< Rows of the first processes, if there are very many.
    ROWS(FailureRow, failures)

    /// Activates the standby links that the installed parts need; does nothing if there are no such links.
    Q_INVOKABLE QString reconfigure() {
        return m_reconfiguration ? m_document.perform(SetOption{*m_reconfiguration, 1}) : QString();
    }
    /// Starts a process with one thread and local pages on a block.
    /// If nothing can run on the block, uses the part with the most free space. Emits started().
    Q_INVOKABLE QString addProcess(const QString& block);
    /// Sets a field of a process's row to a value, or to the choice with the given index.
    Q_INVOKABLE QString setProcessField(const QString& process, const QString& key, double value);
    Q_INVOKABLE QString addDomain();
    Q_INVOKABLE QString removeDomain(const QString& domain); ///< Removes a domain; its boards then belong to no domain.
    Q_INVOKABLE QString setSegment(const QString& domain, int segment);
    Q_INVOKABLE QString undivide() { return m_document.perform(SetDomains{}); }
    Q_INVOKABLE QString repair(const QString& part) { return m_document.perform(SetFailed{part.toStdString(), false}); }
    Q_INVOKABLE QString repairAll() { return m_document.perform(SetFailed{{}, false}); }

Q_SIGNALS:
    void started(const QString& process);

private:
    void refresh();
    void refreshBoards();
    void refreshProcesses();
    void refreshRouteChanges();
    SetupState stateNow() const;
    Document& m_document;
    std::shared_ptr<const Topology> m_seen; ///< Topology before the last edit.
    std::optional<std::string> m_reconfiguration;
    QStringList m_routeChanges;
};

} // namespace boardset
