// SPDX-License-Identifier: GPL-3.0-or-later
// The inspector: the selected items, their facts with standing and source, and the actions on the items.
#pragma once

#include "CardModel.h"
#include "InspectorFields.h"
#include "Property.h"
#include "Worker.h"
#include "boardset/analysis/Completion.h"

#include <QTimer>

namespace boardset {

/// The selected items, in short.
struct InspectorState {
    VALUE(InspectorState);
    FIELD(QString, subject); ///< Text of the first item; empty for the machine.
    FIELD(QString, block);   ///< Path of the selected block; empty if there is none.
    FIELD(int, count);       ///< Number of selected items.
    FIELD(bool, removable);
    FIELD(bool, movable);
    FIELD(QString, process); ///< Process of the selected thread, region, process or device; empty if there is none.
    FIELD(QString, noun);    ///< Noun for a customer of the process; empty without a process.
    FIELD(bool, hasMore);    ///< True if some fields have their default values and are shown only on demand.
};

/// Shows one item, or several threads and regions together; shows the machine if nothing is selected.
class InspectorView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
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
    Subject::Kind kind() const { return subject().kind; }
    STATE(InspectorState)
    OBJECT(CardModel, card)
    ROWS(InspectorField, fields) ///< Fields that can be edited; see InspectorField.
    /// Returns the value of the field with the given key; NaN if there is no such field.
    double valueOf(const QString& key) const;

private:
    void refresh();
    void refreshFields();
    void update(); ///< Determines the state again.
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
    QString m_process;
    /// Current fields with their edits. Two fields may have different edits even if their rows are identical.
    std::vector<InspectorField> m_settable;
    QTimer m_fieldsTimer; ///< Computes the fields of many items after the frame that shows their card.
    std::optional<std::vector<Completion>> m_ends; ///< Times at which customers finish; nothing while unknown.
    /// Snapshot to which the end times belong; null if they have not been requested yet.
    std::shared_ptr<const ScenarioSnapshot> m_endsOf;
    Worker m_worker; ///< Computes the end times; each takes as long to compute as an answer.
};

} // namespace boardset
