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
    bool ruled = false; ///< A line above it: another kind of action begins.
    bool operator==(const ActionRow&) const = default;
};

/// The actions by kind: to look, to add, to trace, to set up, to go; each kind but the first begins with a line.
std::vector<ActionRow> grouped(std::vector<ActionRow> rows);

class ActionModel : public RowModel<ActionRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by CanvasView")

public:
    enum Role { Key = Qt::UserRole + 1, Text, Shortcut, Ruled };

    using RowModel::RowModel;
    QHash<int, QByteArray> roleNames() const override;
    QVariant data(const QModelIndex& index, int role) const override;
};

} // namespace boardset
