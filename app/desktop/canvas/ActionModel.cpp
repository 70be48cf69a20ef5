// SPDX-License-Identifier: GPL-3.0-or-later
// Roles of the menu.
#include "ActionModel.h"

namespace boardset {

QHash<int, QByteArray> ActionModel::roleNames() const {
    return {{Key, "key"}, {Text, "text"}, {Shortcut, "shortcut"}};
}

QVariant ActionModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const ActionRow& row = rows()[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Key:
        return row.key;
    case Qt::DisplayRole:
    case Text:
        return row.text;
    case Shortcut:
        return row.shortcut;
    default:
        return {};
    }
}

} // namespace boardset
