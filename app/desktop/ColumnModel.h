// SPDX-License-Identifier: GPL-3.0-or-later
// A list whose rows are values by the names of columns.
#pragma once

#include "RowModel.h"

#include <QStringList>

namespace boardset {

/// Rows that are replaced as a whole. A row that keeps its place keeps its delegate.
class ColumnModel : public RowListModel {
public:
    explicit ColumnModel(QStringList columns, QObject* parent = nullptr)
        : RowListModel(parent), m_columns(std::move(columns)) {}

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// Replaces all rows; each has one value per column. The only mutator.
    void assign(std::vector<QVariantList> rows);

private:
    QStringList m_columns;
    std::vector<QVariantList> m_rows;
};

} // namespace boardset
