// SPDX-License-Identifier: GPL-3.0-or-later
// Roles of the links.
#include "WireModel.h"

namespace boardset {

QHash<int, QByteArray> WireModel::roleNames() const {
    return {{Key, "key"},
            {Points, "points"},
            {Width, "capacity"},
            {Address, "address"},
            {LabelPlace, "labelPlace"},
            {Label, "label"},
            {Use, "use"},
            {Forward, "forward"},
            {Backward, "backward"},
            {Bottleneck, "bottleneck"},
            {Description, "description"}};
}

QVariant WireModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const WireRow& row = rows()[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Key:
        return row.key;
    case Points:
        return row.points;
    case Width:
        return row.width;
    case Address:
        return row.address;
    case LabelPlace:
        return row.labelPlace;
    case Qt::DisplayRole:
    case Label:
        return row.label;
    case Use:
        return row.use;
    case Forward:
        return row.forward;
    case Backward:
        return row.backward;
    case Bottleneck:
        return row.bottleneck;
    case Description:
        return row.description;
    default:
        return {};
    }
}

} // namespace boardset
