// SPDX-License-Identifier: GPL-3.0-or-later
// Resolves folders and names by Qt's rules for paths; "~" stands for the home folder, as in a shell.
#include "FileChoice.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

namespace boardset {

namespace {

QString withHome(const QString& path) {
    return path == u"~" || path.startsWith(QStringLiteral("~/")) ? QDir::homePath() + path.mid(1) : path;
}

/// Returns a name that every file system accepts: "T5440 at 1.4 GHz - 64 bytes" for "T5440 at 1.4 GHz: 64 bytes".
QString withoutRefused(QString name) {
    name.replace(QStringLiteral(": "), QStringLiteral(" - "));
    return name.replace(QRegularExpression(QStringLiteral("[\\\\/:*?\"<>|[:cntrl:]]")), QStringLiteral("-"));
}

} // namespace

FileChoice::FileChoice(QObject* parent) : QObject(parent), m_folder(QDir::homePath()) {}

void FileChoice::setName(const QString& name) {
    if (name == m_name)
        return;
    m_name = name;
    Q_EMIT changed();
}

QUrl FileChoice::file() const {
    const QString name = withHome(m_name.trimmed());
    if (name.isEmpty())
        return {};
    QString path = QDir::cleanPath(m_folder.absoluteFilePath(name));
    if (QFileInfo(path).suffix().isEmpty() && !m_suffix.isEmpty() && !QFileInfo(path).isDir())
        path += u'.' + m_suffix;
    return QUrl::fromLocalFile(path);
}

void FileChoice::begin(const QString& lastFile, const QString& name) {
    const QFileInfo last(lastFile);
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    if (!lastFile.isEmpty() && last.absoluteDir().exists())
        m_folder = last.absoluteDir();
    else
        m_folder = QDir(documents).exists() ? QDir(documents) : QDir::home();
    m_name = name == last.fileName() ? name : withoutRefused(name); // the name of an existing file stays unchanged
    Q_EMIT changed();
}

bool FileChoice::enter(const QString& path) {
    const QDir folder(QDir::cleanPath(m_folder.absoluteFilePath(withHome(path.trimmed()))));
    if (path.trimmed().isEmpty() || !folder.exists())
        return false;
    m_folder = folder;
    Q_EMIT changed();
    return true;
}

void FileChoice::up() {
    if (m_folder.cdUp())
        Q_EMIT changed();
}

} // namespace boardset
