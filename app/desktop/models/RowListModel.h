// SPDX-License-Identifier: GPL-3.0-or-later
// A list model for QML, which RowModel fills.
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
    /// Returns the value of the role with the given name in a row; invalid if there is no such row or role.
    QVariant at(int row, const QString& role) const { return data(index(row), roleNames().key(role.toUtf8(), -1)); }

Q_SIGNALS:
    void countChanged();
    void assigned(); ///< Emitted after rows were assigned, whether or not any row changed.
};

} // namespace boardset
