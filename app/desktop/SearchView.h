// SPDX-License-Identifier: GPL-3.0-or-later
// Find anything: machines, scenarios, blocks, threads, regions and commands, by any words of their names.
#pragma once

#include "Document.h"
#include "MachineOrder.h"
#include "RowListModel.h"
#include "ScenarioShelf.h"

#include <QStringList>

namespace boardset {

/// The list behind Ctrl+K. Commands are the window's own; it sets their titles, an empty one where there is nothing to
/// do it to.
class SearchView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(QString query READ query WRITE setQuery NOTIFY queryChanged)
    Q_PROPERTY(QStringList commands READ commands WRITE setCommands NOTIFY commandsChanged)
    /// title, detail, kind (the word), target kind, target id.
    Q_PROPERTY(boardset::RowListModel* rows READ rows CONSTANT)
public:
    /// `machines` from small to large.
    SearchView(const Document& document, std::shared_ptr<const ScenarioShelf> shelf, std::vector<SizedMachine> machines,
               QObject* parent = nullptr);

    QString query() const { return m_query; }
    void setQuery(const QString& query);
    QStringList commands() const { return m_commands; }
    void setCommands(const QStringList& commands);
    RowListModel* rows() { return &m_rows; }

    /// Goes to the thing in a row.
    Q_INVOKABLE void activate(int row);

Q_SIGNALS:
    void queryChanged();
    void commandsChanged();
    /// Kinds: those of CanvasView, and "machine", "scenario".
    void chosen(const QString& kind, const QString& id);
    void commandChosen(int index);

private:
    struct Entry {
        QString title;
        QString detail;
        QString kind;
        QString target;
        QString id;
    };
    void refresh();
    std::vector<Entry> entries() const;
    void addHardware(std::vector<Entry>& entries) const;
    void addWorkload(std::vector<Entry>& entries) const;

    const Document& m_document;
    std::shared_ptr<const ScenarioShelf> m_shelf;
    const std::vector<SizedMachine> m_bySize;
    QString m_query;
    QStringList m_commands;
    RowListModel m_rows;
};

} // namespace boardset
