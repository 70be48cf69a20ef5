// SPDX-License-Identifier: GPL-3.0-or-later
// Rows in order; roles are the columns from Qt::UserRole + 1 on.
#include "ColumnModel.h"

#include <algorithm>

namespace boardset {

int ColumnModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant ColumnModel::data(const QModelIndex& index, int role) const {
    const int column = role - Qt::UserRole - 1;
    if (!index.isValid() || index.row() >= count() || column < 0)
        return {};
    return m_rows[static_cast<std::size_t>(index.row())].value(column);
}

QHash<int, QByteArray> ColumnModel::roleNames() const {
    QHash<int, QByteArray> names;
    for (int column = 0; column < m_columns.size(); ++column)
        names.insert(Qt::UserRole + 1 + column, m_columns[column].toUtf8());
    return names;
}

void ColumnModel::assign(std::vector<QVariantList> rows) {
    const auto before = static_cast<int>(m_rows.size());
    const auto after = static_cast<int>(rows.size());
    const int kept = std::min(before, after);
    if (after < before) {
        beginRemoveRows({}, after, before - 1);
        m_rows.resize(rows.size());
        endRemoveRows();
    }
    std::vector<QVariantList> old(m_rows);
    std::copy_n(rows.begin(), kept, m_rows.begin());
    for (int row = 0; row < kept; ++row)
        if (old[static_cast<std::size_t>(row)] != m_rows[static_cast<std::size_t>(row)])
            Q_EMIT dataChanged(index(row), index(row));
    if (after > before) {
        beginInsertRows({}, before, after - 1);
        m_rows = std::move(rows);
        endInsertRows();
    }
    if (after != before)
        Q_EMIT countChanged();
}

} // namespace boardset
