// SPDX-License-Identifier: GPL-3.0-or-later
// Roles of the tokens.
#include "TokenModel.h"

namespace boardset {

QHash<int, QByteArray> TokenModel::roleNames() const {
    return {{Key, "key"},   {KindOf, "kind"},         {Box, "box"},         {Label, "label"},
            {Name, "name"}, {NameWidth, "nameWidth"}, {Process, "process"}, {Description, "description"}};
}

QVariant TokenModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const TokenRow& row = rows()[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Key:
        return row.key;
    case KindOf:
        return row.kind;
    case Box:
        return row.rect;
    case Qt::DisplayRole:
    case Label:
        return row.label;
    case Name:
        return row.name;
    case NameWidth:
        return row.nameWidth;
    case Process:
        return row.process;
    case Description:
        return row.description;
    default:
        return {};
    }
}

} // namespace boardset
