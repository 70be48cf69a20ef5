// SPDX-License-Identifier: GPL-3.0-or-later
// Roles of the breadcrumb.
#include "CrumbModel.h"

namespace boardset {

QHash<int, QByteArray> CrumbModel::roleNames() const {
    return {{Key, "path"}, {Title, "title"}, {Current, "current"}, {Target, "target"}};
}

QVariant CrumbModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const CrumbRow& row = rows()[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Key:
        return row.key;
    case Qt::DisplayRole:
    case Title:
        return row.title;
    case Current:
        return row.current;
    case Target:
        return row.target;
    default:
        return {};
    }
}

} // namespace boardset
