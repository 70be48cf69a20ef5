// SPDX-License-Identifier: GPL-3.0-or-later
// The inspector: what is selected, its facts, each with its standing and source, and what can be done with it.
#pragma once

#include "Document.h"
#include "RowListModel.h"

namespace boardset {

/// Shows one thing at a time; nothing selected shows the machine. Kinds are those of CanvasView: "block", "link",
/// "thread", "region" ("process/region"); "" is the machine.
class InspectorView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(QString kind READ kind NOTIFY changed)
    Q_PROPERTY(QString id READ id NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString subtitle READ subtitle NOTIFY changed)
    Q_PROPERTY(bool removable READ isRemovable NOTIFY changed)
    Q_PROPERTY(QString process READ process NOTIFY changed)
    Q_PROPERTY(QStringList patterns READ patterns CONSTANT)
    Q_PROPERTY(int pattern READ pattern NOTIFY changed)
    /// label, value, standing, place, citation, remark, whyKind, whyId.
    Q_PROPERTY(boardset::RowListModel* rows READ rows CONSTANT)
public:
    explicit InspectorView(Document& document, QObject* parent = nullptr);

    Q_INVOKABLE void show(const QString& kind, const QString& id);
    Q_INVOKABLE void clear() { show({}, {}); }
    /// Removes the selected thread or region. Empty on success, else the sentence that says why not.
    Q_INVOKABLE QString remove();
    /// Gives the selected thread's process another access pattern, by its place in `patterns`.
    Q_INVOKABLE QString setPattern(int pattern);

    QString kind() const { return m_kind; }
    QString id() const { return m_id; }
    QString title() const { return m_title; }
    QString subtitle() const { return m_subtitle; }
    QString process() const { return m_process; } ///< Of a selected thread or region; else empty.
    bool isRemovable() const { return m_kind == u"thread" || m_kind == u"region"; }
    QStringList patterns() const; ///< Titles of the access patterns.
    int pattern() const;          ///< The process's; -1 without a process.
    RowListModel* rows() { return &m_rows; }

Q_SIGNALS:
    void changed();

private:
    void refresh();
    Document& m_document;
    QString m_kind;
    QString m_id;
    QString m_title;
    QString m_subtitle;
    QString m_process;
    RowListModel m_rows;
};

} // namespace boardset
