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
    std::vector<HistoryRow> rows;
    for (std::size_t step = 0; step < history.steps().size(); ++step)
        rows.push_back({format::text(history.steps()[step].title), step == history.at(), step > history.at()});
    m_steps.assign(std::move(rows));
    Q_EMIT changed();
}

QString UndoHistoryView::undoTitle() const {
    const UndoHistory& history = m_document.history();
    return history.canUndo() ? format::text(history.steps()[history.at()].title) : QString();
}

QString UndoHistoryView::redoTitle() const {
    const UndoHistory& history = m_document.history();
    return history.canRedo() ? format::text(history.steps()[history.at() + 1].title) : QString();
}

} // namespace boardset
