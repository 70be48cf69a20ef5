// SPDX-License-Identifier: GPL-3.0-or-later
// Any list of the window as a table for other programs.
#pragma once

#include "RowListModel.h"

#include <QStringList>
#include <QUrl>

namespace boardset {

/// A list as comma-separated values: a heading, and a line for each row, with the roles in that order.
QString csvOf(const RowListModel& rows, const QStringList& titles, const QStringList& roles);

class Tables : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
public:
    using QObject::QObject;

    Q_INVOKABLE void copy(boardset::RowListModel* rows, const QStringList& titles, const QStringList& roles);
    /// Asks for a file; what the list says now is what is saved to it.
    Q_INVOKABLE void save(boardset::RowListModel* rows, const QStringList& titles, const QStringList& roles);
    Q_INVOKABLE void saveTo(const QUrl& file);

Q_SIGNALS:
    void saveWanted();
    void done(const QString& sentence);
    void refused(const QString& sentence);

private:
    QString m_kept; ///< To be saved.
};

} // namespace boardset
