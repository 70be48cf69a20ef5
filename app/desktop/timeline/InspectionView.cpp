// SPDX-License-Identifier: GPL-3.0-or-later
#include "InspectionView.h"

#include "Format.h"
#include "ReplaySelection.h"
#include "boardset/policy/DescribeReplay.h"

namespace boardset {

InspectionView::InspectionView(const Document& document, const InspectorView& inspector, QObject* parent)
    : PaneView(parent), m_document(document), m_inspector(inspector) {
    connect(&document, &Document::changed, this, &InspectionView::refresh);
    connect(&inspector, &InspectorView::changed, this, &InspectionView::refresh);
    InspectionView::refresh();
}

void InspectionView::refresh() {
    Table answers, times;
    if (const ReplayCursor* cursor = m_active ? m_document.replay() : nullptr) {
        const ReplaySelection selection = selectionIn(m_document, m_inspector.subject());
        const int first = cursor->replay().plan().threads.empty() ? -1 : 0;
        answers = describeInspection(*cursor, std::max(selection.thread, first), selection.segment);
        times = describeTimes(*cursor);
    }
    InspectionState state{.sum = times.notes.empty() ? QString() : format::text(times.notes.front())};
    if (const ReplayCursor* cursor = m_document.replay()) {
        state.unavailable = format::text(cursor->replay().policy().whySilent());
        state.timed = !cursor->replay().ends().empty();
    }
    m_answers.assign(std::move(answers));
    m_times.assign(std::move(times));
    setState(state);
}

} // namespace boardset
