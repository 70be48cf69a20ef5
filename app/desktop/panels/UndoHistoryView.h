// SPDX-License-Identifier: GPL-3.0-or-later
// The History tab, and the undo and redo buttons.
#pragma once

#include "Document.h"
#include "RowModel.h"

namespace boardset {

struct HistoryRow {
    QString title;
    bool current = false;
    bool undone = false; ///< True for a step that can be redone.

    ROW_ROLES(HistoryRow, title, current, undone);
};

/// Lists every step since the scenario was opened.
class UndoHistoryView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(QString undoTitle READ undoTitle NOTIFY changed)
    Q_PROPERTY(QString redoTitle READ redoTitle NOTIFY changed)
    Q_PROPERTY(int at READ at NOTIFY changed)
    Q_PROPERTY(boardset::RowListModel* steps READ steps CONSTANT)
public:
    explicit UndoHistoryView(Document& document, QObject* parent = nullptr);

    bool canUndo() const { return m_document.history().canUndo(); }
    bool canRedo() const { return m_document.history().canRedo(); }
    QString undoTitle() const; ///< Title of the edit that undo reverts; empty if there is none.
    QString redoTitle() const;
    int at() const { return static_cast<int>(m_document.history().at()); }
    RowListModel* steps() { return &m_steps; }

    Q_INVOKABLE void undo() { m_document.undo(); }
    Q_INVOKABLE void redo() { m_document.redo(); }
    Q_INVOKABLE void goTo(int step) { m_document.goTo(step); }

Q_SIGNALS:
    void changed();

private:
    void refresh();
    Document& m_document;
    RowModel<HistoryRow> m_steps;
};

} // namespace boardset
