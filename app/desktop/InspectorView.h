// SPDX-License-Identifier: GPL-3.0-or-later
// The inspector: what is selected, its facts with standing and source, and its actions.
#pragma once

#include "InspectorFields.h"
#include "InspectorPage.h"
#include "Worker.h"

namespace boardset {

/// Shows one thing, or several threads and regions together; shows the machine if nothing is selected.
class InspectorView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(boardset::Subject::Kind kind READ kind NOTIFY changed)
    Q_PROPERTY(QString id READ id NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed) ///< Number of selected things.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString subtitle READ subtitle NOTIFY changed)
    Q_PROPERTY(bool removable READ isRemovable NOTIFY changed)
    Q_PROPERTY(bool movable READ isMovable NOTIFY changed) ///< True if the selected things can be moved.
    Q_PROPERTY(QString process READ process NOTIFY changed)
    Q_PROPERTY(QString noun READ noun NOTIFY changed)
    /// Fields that can be edited: see InspectorField.
    Q_PROPERTY(boardset::RowListModel* fields READ fields CONSTANT)
    /// True if some fields have their defaults and are shown only on demand.
    Q_PROPERTY(bool hasMore READ hasMore NOTIFY changed)
    Q_PROPERTY(boardset::RowListModel* rows READ rows CONSTANT)
    Q_PROPERTY(int newPages READ newPagesCount CONSTANT) ///< Number of pages of a newly added region.
public:
    static int newPagesCount() { return newPages; }
    explicit InspectorView(Document& document, QObject* parent = nullptr);

    Q_INVOKABLE void show(boardset::Subject::Kind kind, const QString& id) { showAll({{kind, id}}); }
    void showAll(const WorkloadItems& items); ///< Shows several things together; they have to be threads or regions.
    void waitUntilReady() { m_worker.wait(); }
    Q_INVOKABLE void clear() { showAll({}); }
    /// Removes everything that is shown. Returns why it failed, as a sentence; empty on success.
    Q_INVOKABLE QString remove();
    /// Sets a field to a value, or to the choice with that index; NaN stands for the default. Returns why it failed, as
    /// a sentence; empty on success.
    Q_INVOKABLE QString set(const QString& key, double value);
    /// Adds a customer to the process; addPages() adds a region of `newPages`. Both return the same as remove().
    Q_INVOKABLE QString addCustomer();
    Q_INVOKABLE QString addPages();

    Subject::Kind kind() const { return m_items.empty() ? Subject::Machine : m_items.front().kind; }
    QString id() const { return m_items.empty() ? QString() : m_items.front().id; }
    int count() const { return static_cast<int>(m_items.size()); }
    QString title() const { return m_title; }
    QString subtitle() const { return m_subtitle; }
    /// Process of the selected thread, region, process or device; empty if there is none.
    QString process() const { return m_process; }
    bool isRemovable() const { return isMovable() || kind() == Subject::Process; }
    bool isMovable() const { return kind() == Subject::Thread || kind() == Subject::Region; }
    QString noun() const; ///< Noun for a customer of the process; empty without a process.
    RowListModel* fields() { return &m_fields; }
    /// Returns the value of a field; NaN if there is no field with that key.
    double valueOf(const QString& key) const;
    bool hasMore() const;
    RowListModel* rows() { return &m_rows; }

Q_SIGNALS:
    void changed();

private:
    void refresh();
    void addEnd(InspectorPage& page);
    void askEnds();
    void accept(const std::vector<Completion>& ends);
    const Process* selectedProcess() const; ///< Process of the selection; null if there is none.
    QString place() const; ///< Path of the board with the first customer of the process, or with its pages.
    const InspectorField* field(const QString& key) const;
    Document& m_document;
    WorkloadItems m_items; ///< Selected things; empty for the machine.
    QString m_title;
    QString m_subtitle;
    QString m_process;
    RowModel<InspectorRow> m_rows;
    RowModel<InspectorField> m_fields;
    /// Current fields with their edits; identical rows may have different edits.
    std::vector<InspectorField> m_settable;
    std::optional<std::vector<Completion>> m_ends;    ///< End times; nothing while unknown.
    std::shared_ptr<const ScenarioSnapshot> m_endsOf; ///< Sight that `m_ends` belongs to; null if not requested yet.
    Worker m_worker; ///< Computes the end times, each of which takes as long as an answer.
};

} // namespace boardset
