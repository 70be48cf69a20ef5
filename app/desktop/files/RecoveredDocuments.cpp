// SPDX-License-Identifier: GPL-3.0-or-later
#include "RecoveredDocuments.h"

#include "Format.h"
#include "boardset/scenario/ScenarioFile.h"

#include <QDateTime>
#include <QDir>
#include <QRegularExpression>

namespace boardset {

namespace {
constexpr int keptListed = 12;
constexpr int keptMost = 100;
// maximum number of characters of the title in a file name, which may have at most 255 bytes
constexpr int longestTitle = 40;

/// Returns the title of a scenario, without characters that a file name should not contain.
QString fileNameOf(const Scenario& scenario) {
    static const QRegularExpression unfit(QStringLiteral("[^\\w ,+-]+"),
                                          QRegularExpression::UseUnicodePropertiesOption);
    const QString name = format::text(scenario.title).replace(unfit, QStringLiteral(" ")).simplified();
    return name.isEmpty() ? QStringLiteral("Untitled") : name.left(longestTitle).trimmed();
}

QFileInfoList newestFirst(const QString& folder) {
    return QDir(folder).entryInfoList({QStringLiteral("*.boardset")}, QDir::Files, QDir::Time);
}
} // namespace

QStringList RecoveredDocuments::files() const {
    QStringList files;
    for (const QFileInfo& each : newestFirst(m_folder).mid(0, keptListed))
        files << each.absoluteFilePath();
    return files;
}

QStringList RecoveredDocuments::removeOldest() {
    QStringList gone;
    for (const QFileInfo& each : newestFirst(m_folder).mid(keptMost))
        if (QFile::remove(each.absoluteFilePath()))
            gone << each.completeBaseName();
    return gone;
}

QString RecoveredDocuments::keep(const Scenario& scenario, QString file) {
    if (file.isEmpty()) {
        QDir().mkpath(m_folder);
        const QString now = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd hh.mm.ss.zzz"));
        file = QDir(m_folder).absoluteFilePath(QStringLiteral("%1, %2.boardset").arg(fileNameOf(scenario), now));
    }
    writeScenario(scenario, file.toStdString());
    Q_EMIT changed();
    return file;
}

} // namespace boardset
