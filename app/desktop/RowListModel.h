// SPDX-License-Identifier: GPL-3.0-or-later
// The one list model: named columns, rows of plain values. Each list of the window is one of these, filled by its
// owner.
#pragma once

#include <QAbstractListModel>
#include <QStringList>
#include <QtQml/qqmlregistration.h>
#include <vector>

namespace boardset {

/// Rows that are replaced as a whole. A row that keeps its place keeps its delegate.
class RowListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by a view-model")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
public:
    explicit RowListModel(QStringList columns, QObject* parent = nullptr);

    int count() const { return static_cast<int>(m_rows.size()); }
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// The value in a row by the column's name; invalid if there is no such row or column.
    QVariant at(int row, const QString& column) const;

    /// Replaces all rows; each has one value per column. The only mutator.
    void assign(std::vector<QVariantList> rows);

Q_SIGNALS:
    void countChanged();

private:
    QStringList m_columns;
    std::vector<QVariantList> m_rows;
};

} // namespace boardset
