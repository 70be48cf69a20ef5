// SPDX-License-Identifier: GPL-3.0-or-later
// Roles and order of the menu.
#include "ActionModel.h"

#include <algorithm>

namespace boardset {
namespace {

int kindOf(const ActionRow& row) {
    if (row.key.startsWith(QLatin1String("reconfigure"))) {
        return 0; // what helps comes first
    }
    if (row.key.startsWith(QLatin1String("add"))) {
        return 1;
    }
    if (row.key.startsWith(QLatin1String("trace"))) {
        return 2;
    }
    const bool setup = row.key.contains(u':') || row.key == u"moveBoard" || row.key == u"takeOut" ||
                       row.key == u"fail" || row.key.startsWith(QLatin1String("repair"));
    return setup ? 3 : row.key == u"leave" || row.key == u"fit" ? 4 : 0;
}

} // namespace

std::vector<ActionRow> grouped(std::vector<ActionRow> rows) {
    std::stable_sort(rows.begin(), rows.end(),
                     [](const ActionRow& a, const ActionRow& b) { return kindOf(a) < kindOf(b); });
    for (std::size_t i = 1; i < rows.size(); ++i) {
        rows[i].ruled = kindOf(rows[i]) != kindOf(rows[i - 1]);
    }
    return rows;
}

QHash<int, QByteArray> ActionModel::roleNames() const {
    return {{Key, "key"}, {Text, "text"}, {Shortcut, "shortcut"}, {Ruled, "ruled"}};
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
    case Ruled:
        return row.ruled;
    default:
        return {};
    }
}

} // namespace boardset
