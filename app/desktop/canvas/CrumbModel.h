// SPDX-License-Identifier: GPL-3.0-or-later
// The way from the cabinet down to the level that is shown, and the boards beside it.
#pragma once

#include "RowModel.h"

#include <QtQml/qqmlregistration.h>

namespace boardset {

struct CrumbRow {
    QString key; ///< Path of the block; "" for the cabinet.
    QString title;
    bool current = false;
    int target = 0; ///< TargetState.
    bool operator==(const CrumbRow&) const = default;
};

class CrumbModel : public RowModel<CrumbRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by CanvasView")

public:
    enum Role { Key = Qt::UserRole + 1, Title, Current, Target };

    using RowModel::RowModel;
    QHash<int, QByteArray> roleNames() const override;
    QVariant data(const QModelIndex& index, int role) const override;
};

} // namespace boardset
