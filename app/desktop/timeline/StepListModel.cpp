// SPDX-License-Identifier: GPL-3.0-or-later
#include "StepListModel.h"

#include "Format.h"

namespace boardset {

QString timeText(std::int64_t ns) {
    return format::tr("%1 s").arg(format::number(static_cast<double>(ns) / 1e9, 1));
}

namespace {

/// The row for the start of the program, before the first step.
Step startStep() {
    return {StepKind::Time,
            format::tr("Start").toStdString(),
            format::tr("No thread exists and no memory is mapped yet.").toStdString(),
            {}};
}

QVariant cellOf(const Replay& replay, const Step& step, int row, int role) {
    switch (role) {
    case StepListModel::Kind:
        return format::text(toString(step.kind));
    case Qt::DisplayRole:
    case StepListModel::Title:
        return format::text(step.title);
    case StepListModel::Reason:
        return format::text(step.reason);
    case StepListModel::Tunables: {
        QStringList names;
        for (const int setting : step.settings)
            names << format::text(replay.settings().nameOf(setting));
        return names;
    }
    case StepListModel::Time:
        return timeText(step.ns);
    case StepListModel::Refused:
        return step.kind == StepKind::Refused;
    case StepListModel::Spoken:
        return format::tr("Step %1, %2: %3").arg(row).arg(timeText(step.ns), format::text(step.title));
    default:
        return {};
    }
}

} // namespace

QVariant StepListModel::data(const QModelIndex& index, int role) const {
    if (!m_replay || index.row() < 0 || index.row() >= count())
        return {};
    const Replay& replay = m_replay->replay();
    const int row = index.row();
    if (row == 0)
        return cellOf(replay, startStep(), row, role);
    return cellOf(replay, replay.steps()[static_cast<std::size_t>(row) - 1], row, role);
}

QHash<int, QByteArray> StepListModel::roleNames() const {
    return {{Kind, "kind"}, {Title, "title"},     {Reason, "reason"}, {Tunables, "tunables"},
            {Time, "time"}, {Refused, "refused"}, {Spoken, "spoken"}};
}

bool StepListModel::isOf(const ReplayCursor* replay) const {
    return replay ? m_replay && &m_replay->replay() == &replay->replay() : !m_replay;
}

void StepListModel::assign(const ReplayCursor* replay) {
    beginResetModel();
    m_replay.reset(); // a cursor can be copied, but an existing cursor can't be assigned to another replay
    if (replay)
        m_replay.emplace(*replay);
    endResetModel();
    Q_EMIT countChanged();
}

} // namespace boardset
