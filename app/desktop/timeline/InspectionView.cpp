// SPDX-License-Identifier: GPL-3.0-or-later
#include "InspectionView.h"

#include "Format.h"
#include "ReplaySelection.h"
#include "boardset/policy/DescribeReplay.h"

namespace boardset {

InspectionView::InspectionView(const Document& document, const InspectorView& inspector, QObject* parent)
    : PaneView(parent), m_document(document), m_inspector(inspector), m_answers(Table()), m_times(Table()) {
    connect(&document, &Document::changed, this, &InspectionView::refresh);
    connect(&inspector, &InspectorView::changed, this, &InspectionView::refresh);
}

QString InspectionView::unavailable() const {
    return m_document.replay() ? format::text(m_document.replay()->replay().policy().whySilent()) : QString();
}

void InspectionView::refresh() {
    Table answers, times;
    if (const ReplayCursor* cursor = m_active ? m_document.replay() : nullptr) {
        const ReplaySelection selection = selectionIn(m_document, m_inspector.subject());
        const int first = cursor->replay().plan().threads.empty() ? -1 : 0;
        answers = describeInspection(*cursor, std::max(selection.thread, first), selection.segment);
        times = describeTimes(*cursor);
    }
    m_sum = times.notes.empty() ? QString() : format::text(times.notes.front());
    m_answers.assign(std::move(answers));
    m_times.assign(std::move(times));
    Q_EMIT changed();
}

} // namespace boardset
