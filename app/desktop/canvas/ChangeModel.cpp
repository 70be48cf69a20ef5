// SPDX-License-Identifier: GPL-3.0-or-later
// Roles of the changes.
#include "ChangeModel.h"

namespace boardset {

QHash<int, QByteArray> ChangeModel::roleNames() const {
    return {{Label, "label"}, {Subject, "subject"}, {Text, "text"}, {Change, "change"}, {Verdict, "verdict"}};
}

QVariant ChangeModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const ChangeRow& row = rows()[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Label:
        return row.label;
    case Subject:
        return row.subject;
    case Qt::DisplayRole:
    case Text:
        return row.text;
    case Change:
        return row.change;
    case Verdict:
        return row.verdict;
    default:
        return {};
    }
}

} // namespace boardset
