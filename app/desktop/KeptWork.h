// SPDX-License-Identifier: GPL-3.0-or-later
// Changed examples that were left for another scenario: nobody was asked, so nothing of them may be lost.
#pragma once

#include "boardset/scenario/Scenario.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace boardset {

/// A folder with a file for each, called by title and time: ordinary scenario files. The newest hundred stay; of each
/// that goes for a newer one is told.
class KeptWork : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    /// Paths, newest first, at most twelve: older ones are in the folder.
    Q_PROPERTY(QStringList files READ files NOTIFY changed)
    Q_PROPERTY(QString folder MEMBER m_folder CONSTANT)
public:
    /// `folder` is made when it is first needed.
    explicit KeptWork(QString folder, QObject* parent = nullptr) : QObject(parent), m_folder(std::move(folder)) {}

    QStringList files() const;
    /// Writes a scenario to the file that this window kept it in before, or, where that is empty, to a new one. Gives
    /// the file. Throws InputError if it cannot be written.
    QString keep(const Scenario& scenario, QString file);
    /// Removes the oldest beyond a hundred; gives their names.
    QStringList removeOldest();

Q_SIGNALS:
    void changed();

private:
    QString m_folder;
};

} // namespace boardset
