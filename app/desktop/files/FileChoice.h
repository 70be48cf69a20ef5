// SPDX-License-Identifier: GPL-3.0-or-later
// Contents of the file dialog: a folder, a file name, and the path that combines folder and name.
#pragma once

#include <QDir>
#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace boardset {

/// Holds the user's choice of a file, but neither opens nor writes files. The folder always exists.
class FileChoice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString suffix MEMBER m_suffix NOTIFY changed)
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed)
    Q_PROPERTY(QString path READ path NOTIFY changed)
    Q_PROPERTY(QUrl folder READ folder NOTIFY changed)
    Q_PROPERTY(bool top READ isTop NOTIFY changed)
    Q_PROPERTY(QUrl file READ file NOTIFY changed)
    Q_PROPERTY(bool there READ isThere NOTIFY changed)
public:
    explicit FileChoice(QObject* parent = nullptr);

    QString name() const { return m_name; }
    void setName(const QString& name);
    QString path() const { return QDir::toNativeSeparators(m_folder.path()); }
    QUrl folder() const { return QUrl::fromLocalFile(m_folder.path()); }
    bool isTop() const { return m_folder.isRoot(); }
    QUrl file() const; ///< Path of the file, with the suffix added if the name has none; empty if there is no name.
    bool isThere() const { return QFileInfo(file().toLocalFile()).isFile(); } ///< True if the file exists.

    /// Starts with the given name in the folder of `lastFile`.
    /// If that folder does not exist or `lastFile` is empty, starts in the documents folder or, if there is none,
    /// in the home folder.
    Q_INVOKABLE void begin(const QString& lastFile, const QString& name);
    /// Changes to the folder with the given absolute or relative path; returns false if there is no such folder.
    Q_INVOKABLE bool enter(const QString& path);
    Q_INVOKABLE void up();
    Q_INVOKABLE void toHomeFolder() { enter(QDir::homePath()); }

Q_SIGNALS:
    void changed();

private:
    QDir m_folder;
    QString m_name;
    QString m_suffix;
};

} // namespace boardset
