// SPDX-License-Identifier: GPL-3.0-or-later
// Setup of the open machine: the boards that fit in it, its domains, its failures, and its processes.
#pragma once

#include "Document.h"
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

/// Shows and edits the setup. Every change is an edit of the document.
/// Functions that return a QString return the reason why the edit was refused, or an empty string on success.
class SetupView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(boardset::RowListModel* boards READ boards CONSTANT)
    Q_PROPERTY(boardset::TableModel* domains READ domains CONSTANT) ///< The domains with their results.
    /// Rows of the processes. If there are very many processes, only the first ones have rows.
    Q_PROPERTY(boardset::RowListModel* processes READ processes CONSTANT)
    Q_PROPERTY(int processCount READ processCount NOTIFY changed)
    Q_PROPERTY(boardset::RowListModel* failures READ failures CONSTANT)
    Q_PROPERTY(bool divisible READ isDivisible NOTIFY changed) ///< True if the boards can form domains.
    /// True if the user has formed domains, not only segments.
    Q_PROPERTY(bool divided READ isDivided NOTIFY changed)
    Q_PROPERTY(int segments READ segments NOTIFY changed)
    Q_PROPERTY(bool devices READ hasDevices NOTIFY changed) ///< True if devices can move data on the open machine.
    Q_PROPERTY(bool threads READ hasThreads NOTIFY changed) ///< True if processors can move data on the open machine.
    /// Nouns for a customer of the open machine, and for the contents of one of its bays: "stream", "Stream", "card".
    Q_PROPERTY(QString customer READ customer NOTIFY changed)
    Q_PROPERTY(QString customerTitle READ customerTitle NOTIFY changed)
    Q_PROPERTY(QString boardWord READ boardWord NOTIFY changed)
    /// Noun for the parts on which new data is stored: "disk"; empty if these parts are memories.
    Q_PROPERTY(QString dataOn READ dataOn NOTIFY changed)
    /// Effects of the last edit on the paths of devices, one sentence for each effect.
    Q_PROPERTY(QStringList routeChanges READ routeChanges NOTIFY changed)
    /// The sentences of `routeChanges` as one string, for a screen reader.
    Q_PROPERTY(QString spokenRouteChanges READ spokenRouteChanges NOTIFY changed)
    /// True if reconfiguring would reconnect a part.
    Q_PROPERTY(bool reconfigurable READ isReconfigurable NOTIFY changed)
public:
    explicit SetupView(Document& document, QObject* parent = nullptr);

    RowListModel* boards() { return &m_boards; }
    TableModel* domains() { return &m_domains; }
    RowListModel* processes() { return &m_processes; }
    int processCount() const { return static_cast<int>(m_document.scenario().workload.processes.size()); }
    RowListModel* failures() { return &m_failures; }
    bool isDivisible() const;
    bool isDivided() const { return !m_document.topology().configuration().domains.empty(); }
    int segments() const { return m_document.topology().segments(); }
    bool hasDevices() const { return !m_document.topology().devices().empty(); }
    bool hasThreads() const {
        return m_document.topology().requesters().size() > m_document.topology().devices().size();
    }
    QString customer() const;
    QString customerTitle() const;
    QString boardWord() const;
    QString dataOn() const;
    QStringList routeChanges() const { return m_routeChanges; }
    QString spokenRouteChanges() const { return m_routeChanges.join(' '); }
    bool isReconfigurable() const { return m_reconfiguration.has_value(); }

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
    void changed();
    void started(const QString& process);

private:
    void refresh();
    void refreshBoards();
    void refreshProcesses();
    void refreshRouteChanges();
    Document& m_document;
    RowModel<BoardRow> m_boards;
    TableModel m_domains{Table{}};
    RowModel<ProcessRow> m_processes;
    RowModel<FailureRow> m_failures;
    std::shared_ptr<const Topology> m_seen; ///< Topology before the last edit.
    std::optional<std::string> m_reconfiguration;
    QStringList m_routeChanges;
};

} // namespace boardset
