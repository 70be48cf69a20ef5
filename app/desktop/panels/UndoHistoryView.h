// SPDX-License-Identifier: GPL-3.0-or-later
// The History tab, and the undo and redo buttons.
#pragma once

#include "Document.h"
#include "Property.h"
#include "RowModel.h"

namespace boardset {

struct HistoryRow {
    QString title;
    bool current = false;
    bool undone = false; ///< True for a step that can be redone.

    ROW_ROLES(HistoryRow, title, current, undone);
};

/// The current position in the history.
struct HistoryState {
    VALUE(HistoryState);
    FIELD(bool, canUndo);
    FIELD(bool, canRedo);
    FIELD(QString, undoTitle); ///< Title of the edit that undo reverts; empty if there is none.
    FIELD(QString, redoTitle);
    FIELD(int, at);
};

/// Lists every step since the scenario was opened.
class UndoHistoryView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
public:
    explicit UndoHistoryView(Document& document, QObject* parent = nullptr);

    STATE(HistoryState)
    ROWS(HistoryRow, steps)

    Q_INVOKABLE void undo() { m_document.undo(); }
    Q_INVOKABLE void redo() { m_document.redo(); }
    Q_INVOKABLE void goTo(int step) { m_document.goTo(step); }

private:
    void refresh();
    Document& m_document;
};

} // namespace boardset
