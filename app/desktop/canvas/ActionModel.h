// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done where the menu was opened.
#pragma once

#include "RowModel.h"

#include <QtQml/qqmlregistration.h>

namespace boardset {

struct ActionRow {
    QString key; ///< "enter".
    QString text;
    QString shortcut;
    bool operator==(const ActionRow&) const = default;
};

class ActionModel : public RowModel<ActionRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by CanvasView")

public:
    enum Role { Key = Qt::UserRole + 1, Text, Shortcut };

    using RowModel::RowModel;
    QHash<int, QByteArray> roleNames() const override;
    QVariant data(const QModelIndex& index, int role) const override;
};

} // namespace boardset
