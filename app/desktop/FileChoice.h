// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in the dialog that chooses a file: a folder, a name, and what the two come to.
#pragma once

#include <QDir>
#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace boardset {

/// The choice only; it opens and writes nothing. The folder is always one that exists.
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
    QUrl file() const; ///< Folder, name and, where the name has none, the suffix; empty without a name.
    bool isThere() const { return QFileInfo(file().toLocalFile()).isFile(); } ///< The file exists already.

    /// The folder of a file, else the documents, else the home; and a name to begin with.
    Q_INVOKABLE void begin(const QString& lastFile, const QString& name);
    /// Goes into a folder, given as a path, relative to this one or not; false if there is no such folder.
    Q_INVOKABLE bool enter(const QString& path);
    Q_INVOKABLE void up();
    Q_INVOKABLE void home() { enter(QDir::homePath()); }

Q_SIGNALS:
    void changed();

private:
    QDir m_folder;
    QString m_name;
    QString m_suffix;
};

} // namespace boardset
