// SPDX-License-Identifier: GPL-3.0-or-later
// What a drop would change, one number a row.
#pragma once

#include "RowModel.h"

#include <QtQml/qqmlregistration.h>

namespace boardset {

struct ChangeRow {
    QString key;     ///< "threadLatency".
    QString label;   ///< "latency".
    QString subject; ///< Above the row, where it is no longer that of the headline: "all threads".
    QString text;    ///< "240 -> 197 ns", with an arrow.
    QString change;  ///< "-18 %"; "no change".
    int verdict = 0; ///< 1 better, -1 worse, 0 the same.
    bool operator==(const ChangeRow&) const = default;
};

class ChangeModel : public RowModel<ChangeRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Move")

public:
    enum Role { Label = Qt::UserRole + 1, Subject, Text, Change, Verdict };

    using RowModel::RowModel;
    QHash<int, QByteArray> roleNames() const override;
    QVariant data(const QModelIndex& index, int role) const override;
};

} // namespace boardset
