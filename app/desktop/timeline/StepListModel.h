// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a replay as rows that are created on demand, so that a replay can have any number of steps.
#pragma once

#include "boardset/policy/Replay.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>
#include <optional>

namespace boardset {

/// A list of the steps of a replay. Row 0 is the start; row n is the step that leads to position n.
class StepListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by TimelineView")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
public:
    /// `Tunables` is a list of names. `Refused` is true if the system did not perform the step.
    /// `Spoken` is the number, time and title.
    enum Role { Kind = Qt::UserRole + 1, Title, Reason, Tunables, Time, Refused, Spoken };
    Q_ENUM(Role)

    using QAbstractListModel::QAbstractListModel;

    int count() const { return m_replay ? m_replay->replay().length() + 1 : 0; }
    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : count(); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// True if the rows are the steps of the given replay.
    bool isOf(const ReplayCursor* replay) const;
    /// Assigns a replay. If `replay` is null, the list has no steps.
    /// The cursor is copied, and the copy keeps the replay alive.
    void assign(const ReplayCursor* replay);

Q_SIGNALS:
    void countChanged();

private:
    std::optional<ReplayCursor> m_replay;
};

/// Returns the time since the start of the program as text: "17.0 s".
QString timeText(std::int64_t ns);

} // namespace boardset
