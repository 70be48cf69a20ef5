// SPDX-License-Identifier: GPL-3.0-or-later
#include "ThreadTimes.h"

#include "Format.h"
#include "Wording.h"
#include "boardset/topology/Titles.h"

#include <map>

namespace boardset {

namespace {

using format::tr;

/// Number of threads on each processor at a step; the processor runs one of them at a time.
std::map<int, int> occupancyAt(const ReplayCursor& cursor) {
    std::map<int, int> threads;
    for (int thread = 0; thread < cursor.replay().plan().threadCount(); ++thread)
        if (cursor.state().threadState(thread) == ThreadState::Awake)
            ++threads[cursor.state().location(Cell::ThreadProcessor, thread)];
    return threads;
}

QString stateAt(const ReplayCursor& cursor, int thread, const std::map<int, int>& occupancy) {
    switch (cursor.state().threadState(thread)) {
    case ThreadState::None:
        return tr("not created yet");
    case ThreadState::Asleep:
        return tr("sleeps");
    case ThreadState::Finished:
        return tr("has finished");
    case ThreadState::Awake:
        break;
    }
    const Replay& replay = cursor.replay();
    const int processor = cursor.state().location(Cell::ThreadProcessor, thread);
    if (processor < 0)
        return tr("waits for a processor");
    const int others = occupancy.at(processor) - 1;
    const QString title = format::text(titleOf(replay.topology(), replay.localityGroups().processor(processor).block));
    return others == 0 ? tr("runs on %1").arg(title)
                       : tr("shares %1 with %2").arg(title, Wording("thread").counted(asIndex(others)));
}

QString seconds(double value) {
    return tr("%1 s").arg(format::figure(value));
}

std::vector<ThreadTimeRow> rowsAt(const ReplayCursor& cursor) {
    const Replay& replay = cursor.replay();
    const std::map<int, int> occupancy = occupancyAt(cursor);
    const auto& processes = replay.program().processes;
    std::vector<ThreadTimeRow> rows;
    for (int thread = 0; thread < replay.plan().threadCount(); ++thread) {
        const PlannedThread& planned = replay.plan().thread(thread);
        rows.push_back({format::text(planned.title),
                        processes.size() > 1 ? format::text(processes[asIndex(planned.process)].name) : QString(),
                        stateAt(cursor, thread, occupancy), QStringLiteral("–"), QStringLiteral("–"),
                        cursor.state().threadState(thread) == ThreadState::Finished});
    }
    for (const ThreadEnd& end : replay.ends()) {
        rows[asIndex(end.thread)].processor = seconds(end.processorSeconds);
        rows[asIndex(end.thread)].wall = seconds(replay.wallSecondsOf(end));
    }
    return rows;
}

} // namespace

ThreadTimes::ThreadTimes(const Document& document, QObject* parent) : QObject(parent), m_document(document) {
    connect(
        &document, &Document::changed, this,
        [this] {
            Q_EMIT followed();
            refresh();
        });
}

void ThreadTimes::setActive(bool active) {
    if (active == m_active)
        return;
    m_active = active;
    refresh();
}

void ThreadTimes::refresh() {
    m_sum.clear();
    std::vector<ThreadTimeRow> rows;
    if (m_active && doExist())
        rows = rowsAt(*m_document.replay());
    if (!rows.empty()) {
        const Replay& replay = m_document.replay()->replay();
        double processors = 0;
        for (const ThreadEnd& end : replay.ends())
            processors += end.processorSeconds;
        m_sum = tr("The last thread finishes after %1. Total processor time: %2.")
                    .arg(seconds(replay.wallSecondsOf(replay.ends().back())), seconds(processors));
    }
    m_rows.assign(std::move(rows));
    Q_EMIT changed();
}

} // namespace boardset
