// SPDX-License-Identifier: GPL-3.0-or-later
// Converts the history's titles into rows.
#include "HistoryView.h"

#include "Format.h"

namespace boardset {

HistoryView::HistoryView(Document& document, QObject* parent) : QObject(parent), m_document(document) {
    connect(&document, &Document::edited, this, &HistoryView::refresh);
    refresh();
}

void HistoryView::refresh() {
    const History& history = m_document.history();
    std::vector<HistoryRow> rows;
    for (std::size_t step = 0; step < history.steps().size(); ++step)
        rows.push_back({format::text(history.steps()[step].title), step == history.at(), step > history.at()});
    m_steps.assign(std::move(rows));
    Q_EMIT changed();
}

QString HistoryView::undoTitle() const {
    const History& history = m_document.history();
    return history.canUndo() ? format::text(history.steps()[history.at()].title) : QString();
}

QString HistoryView::redoTitle() const {
    const History& history = m_document.history();
    return history.canRedo() ? format::text(history.steps()[history.at() + 1].title) : QString();
}

} // namespace boardset
