// SPDX-License-Identifier: GPL-3.0-or-later
// A list for QML. RowModel fills it.
#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace boardset {

class RowListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by a view-model")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
public:
    using QAbstractListModel::QAbstractListModel;

    int count() const { return rowCount(); }
    /// Returns the value of a role in a row, by the role's name; invalid if there is no such row or role.
    QVariant at(int row, const QString& role) const { return data(index(row), roleNames().key(role.toUtf8(), -1)); }

Q_SIGNALS:
    void countChanged();
    void assigned(); ///< The rows were assigned, whether or not any of them changed.
};

} // namespace boardset
