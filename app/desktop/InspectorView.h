// SPDX-License-Identifier: GPL-3.0-or-later
// The inspector: what is selected, its facts, each with its standing and source, and what can be done with it.
#pragma once

#include "InspectorFields.h"
#include "InspectorPage.h"

namespace boardset {

/// Shows one thing at a time: a block, link, thread or region; nothing selected shows the machine.
class InspectorView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(boardset::Subject::Kind kind READ kind NOTIFY changed)
    Q_PROPERTY(QString id READ id NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString subtitle READ subtitle NOTIFY changed)
    Q_PROPERTY(bool removable READ isRemovable NOTIFY changed)
    Q_PROPERTY(QString process READ process NOTIFY changed)
    Q_PROPERTY(QString sharers READ sharers NOTIFY changed)
    Q_PROPERTY(QString noun READ noun NOTIFY changed)
    Q_PROPERTY(QStringList works READ works NOTIFY changed)
    Q_PROPERTY(int work READ work NOTIFY changed)
    /// What can be set of it: see InspectorField.
    Q_PROPERTY(boardset::RowListModel* fields READ fields CONSTANT)
    Q_PROPERTY(bool hasMore READ hasMore NOTIFY changed) ///< Some of it is as usual, and shown on demand.
    Q_PROPERTY(boardset::RowListModel* rows READ rows CONSTANT)
public:
    explicit InspectorView(Document& document, QObject* parent = nullptr);

    Q_INVOKABLE void show(boardset::Subject::Kind kind, const QString& id);
    Q_INVOKABLE void clear() { show(Subject::Machine, {}); }
    /// Removes the selected thread or region. Empty on success, else the sentence that says why not.
    Q_INVOKABLE QString remove();
    /// Gives the selected process another work, by its place in `works`.
    Q_INVOKABLE QString setWork(int work);
    /// Gives a field another value, or the choice of that place. As remove().
    Q_INVOKABLE QString set(const QString& key, double value);

    Subject::Kind kind() const { return m_kind; }
    QString id() const { return m_id; }
    QString title() const { return m_title; }
    QString subtitle() const { return m_subtitle; }
    /// Of a selected thread, region or device; else empty.
    QString process() const { return m_process; }
    QString sharers() const; ///< "all 10 streams of process A", who have its settings in common; empty if one alone.
    bool isRemovable() const { return m_kind == Subject::Thread || m_kind == Subject::Region; }
    QString noun() const;      ///< What people call a customer of the process; empty without one.
    QStringList works() const; ///< Titles of what it can do where it stands.
    int work() const;          ///< What it does; -1 without a process.
    RowListModel* fields() { return &m_fields; }
    /// The value of a field; NaN if there is none of that key.
    double valueOf(const QString& key) const;
    bool hasMore() const;
    RowListModel* rows() { return &m_rows; }

Q_SIGNALS:
    void changed();

private:
    void refresh();
    const Process* selectedProcess() const; ///< Null without one.
    const InspectorField* field(const QString& key) const;
    std::vector<const Work*> choices() const;
    Document& m_document;
    Subject::Kind m_kind = Subject::Machine;
    QString m_id;
    QString m_title;
    QString m_subtitle;
    QString m_process;
    RowModel<InspectorRow> m_rows;
    RowModel<InspectorField> m_fields;
    std::vector<InspectorField> m_settable; ///< The same: rows that look alike may make other edits.
};

} // namespace boardset
