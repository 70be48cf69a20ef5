// SPDX-License-Identifier: GPL-3.0-or-later
// Converts the titles of the edit history into rows.
#include "UndoHistoryView.h"

#include "Format.h"

namespace boardset {

UndoHistoryView::UndoHistoryView(Document& document, QObject* parent) : QObject(parent), m_document(document) {
    connect(&document, &Document::edited, this, &UndoHistoryView::refresh);
    refresh();
}

void UndoHistoryView::refresh() {
    const UndoHistory& history = m_document.history();
    const int at = static_cast<int>(history.at());
    std::vector<HistoryRow> rows;
    for (const UndoHistory::Step& step : history.steps()) {
        const int row = static_cast<int>(rows.size());
        rows.push_back({format::text(step.title), row == at, row > at});
    }
    m_state = {.canUndo = history.canUndo(), .canRedo = history.canRedo(), .at = at};
    if (m_state.canUndo)
        m_state.undoTitle = rows[history.at()].title;
    if (m_state.canRedo)
        m_state.redoTitle = rows[history.at() + 1].title;
    m_steps.assign(std::move(rows));
    Q_EMIT changed();
}

} // namespace boardset
