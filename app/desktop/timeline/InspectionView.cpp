// SPDX-License-Identifier: GPL-3.0-or-later
#include "InspectionView.h"

#include "Format.h"
#include "ReplaySelection.h"
#include "TunableText.h"
#include "boardset/policy/Inspection.h"

namespace boardset {

namespace {

/// Returns a table with line breaks only between groups.
QString unbroken(QString table, const QString& group) {
    const QChar hard(QChar::Nbsp);
    return table.replace(group + QChar::Space, group + hard)
        .replace(QStringLiteral(": "), QStringLiteral(":") + hard)
        .replace(QStringLiteral(" pages"), hard + QStringLiteral("pages"));
}

} // namespace

InspectionView::InspectionView(const Document& document, const InspectorView& inspector, QObject* parent)
    : QObject(parent), m_document(document), m_inspector(inspector) {
    connect(&document, &Document::changed, this, &InspectionView::refresh);
    connect(&inspector, &InspectorView::changed, this, &InspectionView::refresh);
}

void InspectionView::setActive(bool active) {
    if (active == m_active)
        return;
    m_active = active;
    refresh();
}

void InspectionView::refresh() {
    if (!m_active)
        return;
    const ReplayCursor* cursor = m_document.replay();
    if (!cursor) {
        m_calls.assign({});
        m_pages.assign({});
        m_checks.assign({});
        return Q_EMIT changed();
    }
    m_unavailable = format::text(cursor->replay().policy().whySilent());
    m_pagesCall = format::text(cursor->replay().words().pages);
    m_question = format::text(cursor->replay().words().checks);
    const ReplaySelection selection = selectionIn(m_document, m_inspector.kind(), m_inspector.id());
    readCalls(*cursor, std::max(selection.thread, 0));
    readPages(*cursor, selection.segment);
    readChecks(*cursor);
    Q_EMIT changed();
}

void InspectionView::readCalls(const ReplayCursor& cursor, int thread) {
    const Replay& replay = cursor.replay();
    std::vector<CallRow> rows;
    m_thread.clear();
    if (thread < static_cast<int>(replay.plan().threads.size())) {
        m_thread = format::text(replay.plan().threads[static_cast<std::size_t>(thread)].title);
        const auto calls = replay.policy().calls(cursor.state(), thread);
        if (cursor.state().threadState(thread) == ThreadState::None)
            rows.push_back({QString(), QString(), tr("%1 is not created yet.").arg(m_thread)});
        for (const SystemCall& each : calls)
            if (m_unavailable.isEmpty())
                rows.push_back({format::text(each.name + "()"),
                                each.answer.empty() ? QStringLiteral("–") : format::text(each.answer),
                                format::text(each.note)});
    }
    m_calls.assign(std::move(rows));
}

void InspectionView::readPages(const ReplayCursor& cursor, int segment) {
    const Replay& replay = cursor.replay();
    const auto& segments = replay.plan().segments;
    m_segment = segment < 0 ? tr("All segments")
                            : tr("Segment %1").arg(format::text(segments[static_cast<std::size_t>(segment)].name));
    const std::string& near = replay.words().near;
    std::vector<SegmentPagesRow> rows;
    for (int each = 0; each < static_cast<int>(segments.size()) && m_unavailable.isEmpty(); ++each) {
        if (segment >= 0 && segment != each)
            continue;
        const PlannedSegment& planned = segments[static_cast<std::size_t>(each)];
        if (cursor.state().at(Cell::SegmentMapped, static_cast<std::size_t>(each)) == 0) {
            rows.push_back({format::text(planned.name), QString(), QString(), tr("not mapped yet")});
            continue;
        }
        const SegmentInspection found = inspectSegment(replay, cursor.state(), each);
        int pages = found.unallocated;
        for (const auto& [group, count] : found.pagesIn)
            pages += count;
        rows.push_back(
            {format::text(planned.name), tr("%1 pages of %2").arg(format::number(pages), bytesText(found.pageBytes)),
             unbroken(format::text(groupTable(near, found.pagesIn)), format::text(near)),
             found.unallocated > 0 ? tr("%1 not allocated").arg(format::number(found.unallocated)) : QString()});
    }
    m_pages.assign(std::move(rows));
}

void InspectionView::readChecks(const ReplayCursor& cursor) {
    std::vector<CheckRow> rows;
    for (const PlacementCheck& check : cursor.replay().policy().checks(cursor.state()))
        rows.push_back(
            {format::text(check.command), format::text(check.output), check.isPassed, format::text(check.meaning)});
    m_checks.assign(std::move(rows));
}

} // namespace boardset
