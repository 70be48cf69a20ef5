// SPDX-License-Identifier: GPL-3.0-or-later
// Copies and saves tables from the window for other programs.
#pragma once

#include "TableModel.h"

#include <QUrl>

namespace boardset {

class Tables : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
public:
    using QObject::QObject;

    Q_INVOKABLE void copy(boardset::TableModel* table);
    /// Emits saveWanted() to ask for a file name, and keeps a copy of the table for saveTo().
    Q_INVOKABLE void save(boardset::TableModel* table);
    Q_INVOKABLE void saveTo(const QUrl& file);

Q_SIGNALS:
    void saveWanted();
    void done(const QString& sentence);
    void refused(const QString& sentence);

private:
    QString m_kept; ///< Table that saveTo() writes.
};

} // namespace boardset
