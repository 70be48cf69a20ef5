// SPDX-License-Identifier: GPL-3.0-or-later
// The inspector: what is selected, its facts, each with its standing and source, and what can be done with it.
#pragma once

#include "InspectorFields.h"
#include "InspectorPage.h"
#include "Worker.h"

namespace boardset {

/// Shows one thing, or several threads and regions together; nothing selected shows the machine.
class InspectorView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(boardset::Subject::Kind kind READ kind NOTIFY changed)
    Q_PROPERTY(QString id READ id NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed) ///< How many things it shows.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString subtitle READ subtitle NOTIFY changed)
    Q_PROPERTY(bool removable READ isRemovable NOTIFY changed)
    Q_PROPERTY(bool movable READ isMovable NOTIFY changed) ///< It can be taken into the hand.
    Q_PROPERTY(QString process READ process NOTIFY changed)
    Q_PROPERTY(QString noun READ noun NOTIFY changed)
    /// What can be set of it: see InspectorField.
    Q_PROPERTY(boardset::RowListModel* fields READ fields CONSTANT)
    Q_PROPERTY(bool hasMore READ hasMore NOTIFY changed) ///< Some of it is as usual, and shown on demand.
    Q_PROPERTY(boardset::RowListModel* rows READ rows CONSTANT)
    Q_PROPERTY(int newPages READ newPagesCount CONSTANT) ///< Of a region that is added.
public:
    static int newPagesCount() { return newPages; }
    explicit InspectorView(Document& document, QObject* parent = nullptr);

    Q_INVOKABLE void show(boardset::Subject::Kind kind, const QString& id) { showAll({{kind, id}}); }
    void showAll(const Things& things); ///< Several: threads and regions.
    void waitUntilReady() { m_worker.wait(); }
    Q_INVOKABLE void clear() { showAll({}); }
    /// Removes all that is shown. Empty on success, else the sentence that says why not.
    Q_INVOKABLE QString remove();
    /// Gives a field another value, or the choice of that place; NaN: as usual. As remove().
    Q_INVOKABLE QString set(const QString& key, double value);
    /// A customer more in the process, beside its others; or a region of `newPages` more. As remove().
    Q_INVOKABLE QString addCustomer();
    Q_INVOKABLE QString addPages();

    Subject::Kind kind() const { return m_things.empty() ? Subject::Machine : m_things.front().kind; }
    QString id() const { return m_things.empty() ? QString() : m_things.front().id; }
    int count() const { return static_cast<int>(m_things.size()); }
    QString title() const { return m_title; }
    QString subtitle() const { return m_subtitle; }
    /// Of a selected thread, region, process or device; else empty.
    QString process() const { return m_process; }
    bool isRemovable() const { return isMovable() || kind() == Subject::Process; }
    bool isMovable() const { return kind() == Subject::Thread || kind() == Subject::Region; }
    QString noun() const; ///< What people call a customer of the process; empty without one.
    RowListModel* fields() { return &m_fields; }
    /// The value of a field; NaN if there is none of that key.
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
    const Process* selectedProcess() const; ///< Null without one.
    QString place() const; ///< Path of the board on which the process has its first customer, or pages.
    const InspectorField* field(const QString& key) const;
    Document& m_document;
    Things m_things; ///< Empty: the machine.
    QString m_title;
    QString m_subtitle;
    QString m_process;
    RowModel<InspectorRow> m_rows;
    RowModel<InspectorField> m_fields;
    std::vector<InspectorField> m_settable;        ///< The same: rows that look alike may make other edits.
    std::optional<std::vector<Completion>> m_ends; ///< What has finished when; nothing: not known yet...
    std::shared_ptr<const Sight> m_endsOf;         ///< ...in which sight; null: not asked yet.
    Worker m_worker;                               ///< Each end takes an answer: no click waits for them.
};

} // namespace boardset
