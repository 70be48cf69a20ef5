// SPDX-License-Identifier: GPL-3.0-or-later
// The inspector: the selected items, their facts with standing and source, and the actions on the items.
#pragma once

#include "CardModel.h"
#include "InspectorFields.h"
#include "Worker.h"
#include "boardset/analysis/Completion.h"

#include <QTimer>

namespace boardset {

/// Shows one item, or several threads and regions together; shows the machine if nothing is selected.
class InspectorView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(QString subject READ subjectText NOTIFY changed) ///< Text of the first item; empty for the machine.
    Q_PROPERTY(QString block READ block NOTIFY changed)         ///< Path of the selected block; empty if there is none.
    Q_PROPERTY(int count READ count NOTIFY changed)             ///< Number of selected items.
    Q_PROPERTY(boardset::CardModel* card READ card CONSTANT)
    Q_PROPERTY(bool removable READ isRemovable NOTIFY changed)
    Q_PROPERTY(bool movable READ isMovable NOTIFY changed) ///< True if the selected items can be moved.
    Q_PROPERTY(QString process READ process NOTIFY changed)
    Q_PROPERTY(QString noun READ noun NOTIFY changed)
    /// Fields that can be edited; see InspectorField.
    Q_PROPERTY(boardset::RowListModel* fields READ fields CONSTANT)
    /// True if some fields have their default values and are shown only on demand.
    Q_PROPERTY(bool hasMore READ hasMore NOTIFY changed)
    Q_PROPERTY(int newPages READ newPagesCount CONSTANT) ///< Number of pages of a newly added region.
public:
    static int newPagesCount() { return newPages; }
    explicit InspectorView(Document& document, QObject* parent = nullptr);

    void show(const Subject& subject) { showAll({subject}); }
    Q_INVOKABLE void inspect(const QString& subject) { show(subjectNamed(subject.toStdString())); }
    void showAll(const WorkloadItems& items); ///< Shows several items together, which must be threads or regions.
    void waitUntilReady() { m_worker.wait(); }
    Q_INVOKABLE void clear() { showAll({}); }
    /// Removes all shown items from the scenario. Returns why it failed, as a sentence; empty on success.
    Q_INVOKABLE QString remove();
    /// Sets the given field to a value, or to the choice with the given index; NaN stands for the default.
    /// Returns why it failed, as a sentence; empty on success.
    Q_INVOKABLE QString set(const QString& key, double value);
    /// Adds a customer to the process; addPages() adds a region of `newPages`. Returns why it failed; empty on success.
    Q_INVOKABLE QString addCustomer();
    Q_INVOKABLE QString addPages();

    Subject subject() const { return m_items.empty() ? Subject() : m_items.front(); }
    QString subjectText() const { return QString::fromStdString(textOf(subject())); }
    QString block() const { return kind() == Subject::Block ? subjectText() : QString(); }
    Subject::Kind kind() const { return subject().kind; }
    int count() const { return static_cast<int>(m_items.size()); }
    CardModel* card() { return &m_card; }
    /// Process of the selected thread, region, process or device; empty if there is none.
    QString process() const { return m_process; }
    bool isRemovable() const { return isMovable() || kind() == Subject::Process; }
    bool isMovable() const { return kind() == Subject::Thread || kind() == Subject::Region; }
    QString noun() const; ///< Noun for a customer of the process; empty without a process.
    RowListModel* fields() { return &m_fields; }
    /// Returns the value of the field with the given key; NaN if there is no such field.
    double valueOf(const QString& key) const;
    bool hasMore() const;

Q_SIGNALS:
    void changed();

private:
    void refresh();
    void refreshFields();
    /// Finish times of the customers of the shown snapshot; null while they are unknown.
    const std::vector<Completion>* ends() const;
    void askEnds();
    void accept(const std::vector<Completion>& ends);
    const Process* selectedProcess() const; ///< Process of the selection; null if there is none.
    /// Path of the board that contains the first customer of the process or, without customers, the process's pages.
    QString place() const;
    const InspectorField* field(const QString& key) const;
    Document& m_document;
    WorkloadItems m_items; ///< Selected items; empty if the machine is shown.
    CardModel m_card;
    QString m_process;
    RowModel<InspectorField> m_fields;
    /// Current fields with their edits. Two fields may have different edits even if their rows are identical.
    std::vector<InspectorField> m_settable;
    QTimer m_fieldsTimer; ///< Computes the fields of many items after the frame that shows their card.
    std::optional<std::vector<Completion>> m_ends; ///< Times at which customers finish; nothing while unknown.
    /// Snapshot to which the end times belong; null if they have not been requested yet.
    std::shared_ptr<const ScenarioSnapshot> m_endsOf;
    Worker m_worker; ///< Computes the end times; each takes as long to compute as an answer.
};

} // namespace boardset
