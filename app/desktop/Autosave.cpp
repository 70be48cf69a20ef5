// SPDX-License-Identifier: GPL-3.0-or-later
// One file and one lock per window; the lock tells the living from the dead.
#include "Autosave.h"

#include "Format.h"
#include "boardset/scenario/ScenarioFile.h"

#include <QDir>
#include <QThreadPool>
#include <QUuid>

namespace boardset {

namespace {
constexpr int quietMilliseconds = 1500;

QString lockOf(const QString& file) {
    return file + QStringLiteral(".lock");
}
} // namespace

Autosave::Autosave(const Document& document, Files& files, const QString& folder, QObject* parent)
    : QObject(parent), m_document(document), m_files(files), m_folder(folder) {
    lookForOrphans();
    m_own = QDir(folder).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces) + QStringLiteral(".boardset"));
    m_timer.setSingleShot(true);
    m_timer.setInterval(quietMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &Autosave::writeNow);
    connect(&document, &Document::changed, &m_timer, qOverload<>(&QTimer::start));
    connect(&document, &Document::savedChanged, &m_timer, qOverload<>(&QTimer::start));
}

Autosave::~Autosave() {
    QThreadPool::globalInstance()->waitForDone();
    QFile::remove(m_own);
}

void Autosave::lookForOrphans() {
    const QDir folder(m_folder);
    for (const QFileInfo& entry : folder.entryInfoList({QStringLiteral("*.boardset")}, QDir::Files, QDir::Time)) {
        QLockFile lock(lockOf(entry.filePath()));
        lock.setStaleLockTime(0); // a window may live for long; only a dead owner counts
        if (!lock.tryLock(0))
            continue;
        try {
            m_orphanTitle = format::text(readScenario(entry.filePath().toStdString()).title);
            m_orphan = entry.filePath();
            return;
        } catch (const std::exception&) {
            QFile::remove(entry.filePath()); // half of a file helps nobody; saving is atomic, so this is not ours
        }
    }
}

void Autosave::writeNow() {
    if (!m_document.isModified()) {
        QThreadPool::globalInstance()->waitForDone();
        QFile::remove(m_own);
        return;
    }
    if (!m_lock) {
        QDir().mkpath(m_folder);
        m_lock = std::make_unique<QLockFile>(lockOf(m_own));
        m_lock->setStaleLockTime(0);
        m_lock->tryLock(0);
    }
    QThreadPool::globalInstance()->start([json = toJson(m_document.base()), file = m_own.toStdString()] {
        try {
            writeAtomically(json, file);
        } catch (const std::exception& problem) {
            qWarning("boardset: no autosave: %s", problem.what());
        }
    });
}

void Autosave::recover() {
    const QString doing = tr("The unsaved work could not be recovered");
    try {
        if (m_files.openScenario(readScenario(m_orphan.toStdString()), m_orphan, doing)) {
            m_files.markUnsaved();
            writeNow();
            QThreadPool::globalInstance()->waitForDone(); // one copy is there before the other goes
            discard();
        }
    } catch (const std::exception&) {
        discard();
    }
}

void Autosave::discard() {
    QFile::remove(m_orphan);
    QFile::remove(lockOf(m_orphan));
    m_orphan.clear();
    m_orphanTitle.clear();
    Q_EMIT changed();
}

} // namespace boardset
