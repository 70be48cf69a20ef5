// SPDX-License-Identifier: GPL-3.0-or-later
// Edits that the user left in examples. These edits are saved without a question, so they must not be lost.
#pragma once

#include "boardset/scenario/Scenario.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace boardset {

/// A folder that contains an ordinary scenario file for each set of saved edits.
/// A file is named after the scenario's title and the time.
/// The folder holds at most a hundred files; the user is informed when older files are removed.
class RecoveredDocuments : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    /// Paths of the twelve newest files, newest first; the folder may contain older files.
    Q_PROPERTY(QStringList files READ files NOTIFY changed)
    Q_PROPERTY(QString folder MEMBER m_folder CONSTANT)
public:
    /// The folder is created when first needed.
    explicit RecoveredDocuments(QString folder, QObject* parent = nullptr)
        : QObject(parent), m_folder(std::move(folder)) {}

    QStringList files() const;
    /// Writes a scenario to `file`, or to a new file if `file` is empty. Returns the path of the file that was written.
    /// Throws InputError if the scenario cannot be written.
    QString keep(const Scenario& scenario, QString file);
    /// Removes all but the newest hundred files. Returns the names of the removed files.
    QStringList removeOldest();

Q_SIGNALS:
    void changed();

private:
    QString m_folder;
};

} // namespace boardset
