// SPDX-License-Identifier: GPL-3.0-or-later
// Copies and saves lists of the window as tables for other programs.
#pragma once

#include "RowListModel.h"

#include <QStringList>
#include <QUrl>

namespace boardset {

/// Returns a list as comma-separated values: a heading, then a line for each row with the roles in the given order.
QString csvOf(const RowListModel& rows, const QStringList& titles, const QStringList& roles);

class Tables : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
public:
    using QObject::QObject;

    Q_INVOKABLE void copy(boardset::RowListModel* rows, const QStringList& titles, const QStringList& roles);
    /// Emits saveWanted() to ask for a file name, and keeps a copy of the list for saveTo().
    Q_INVOKABLE void save(boardset::RowListModel* rows, const QStringList& titles, const QStringList& roles);
    Q_INVOKABLE void saveTo(const QUrl& file);

Q_SIGNALS:
    void saveWanted();
    void done(const QString& sentence);
    void refused(const QString& sentence);

private:
    QString m_kept; ///< Table that saveTo() writes.
};

} // namespace boardset
