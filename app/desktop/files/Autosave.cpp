// SPDX-License-Identifier: GPL-3.0-or-later
// Each window has a file and a lock of its own. The lock shows whether the window still exists.
#include "Autosave.h"

#include "FilePath.h"
#include "Format.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/scenario/ScenarioFile.h"

#include <QDir>
#include <QUuid>

namespace boardset {

namespace {
constexpr int writeMilliseconds = 2000; // delay between a change and its copy; users are promised at most five seconds
// maximum number of readable copies offered at a time; others follow as the user opens or deletes these
constexpr int mostOffered = 20;

QString lockOf(const QString& file) {
    return file + QStringLiteral(".lock");
}

/// Returns the path of the file that identifies the original of a copy; the file is in the same folder as the copy.
/// Its first line is the mark of the original (see markOf() in Files.cpp); the path of the original follows.
QString originOf(const QString& file) {
    return file + QStringLiteral(".origin");
}

struct Origin {
    QByteArray mark;
    QString path; ///< Path of the original file; empty if the work was not in a file.
};

Origin readOrigin(const QString& copy) {
    QFile file(originOf(copy));
    if (!file.open(QFile::ReadOnly))
        return {};
    const QByteArray mark = file.readLine(1024).trimmed();
    return {mark, pathText(file.read(8192).toStdString())};
}

/// Locks a copy. Returns null if another window has locked the copy.
/// In a folder without write permission, the copy stays unlocked.
std::unique_ptr<QLockFile> locked(const QString& file) {
    auto lock = std::make_unique<QLockFile>(lockOf(file));
    lock->setStaleLockTime(0); // a window may stay open for a long time; a lock is stale only if its owner has ended
    const bool other = !lock->tryLock(0) && lock->error() == QLockFile::LockFailedError;
    return other ? nullptr : std::move(lock);
}

OrphanRow rowOf(const QString& copy) {
    const QString name = QFileInfo(readOrigin(copy).path).fileName();
    try {
        const QString title = format::text(Message{readScenario(copy.toStdString()).title});
        return {copy, name.isEmpty() ? title : name, {}};
    } catch (const std::exception& problem) {
        return {copy, name.isEmpty() ? QFileInfo(copy).fileName() : name, QString::fromUtf8(problem.what())};
    }
}

void removeCopy(const QString& copy) {
    QFile::remove(copy);
    QFile::remove(originOf(copy));
}

/// Writes a copy. Returns why it failed; empty on success.
QString writeCopy(const Scenario& scenario, const Origin& origin, const QString& copy) {
    try {
        const Origin before = readOrigin(copy);
        if (!QFile::exists(originOf(copy)) || before.mark != origin.mark || before.path != origin.path) {
            // an existing copy belongs to another file, so it is removed before the new origin is written
            QFile::remove(copy);
            writeAtomically(origin.mark.toStdString() + '\n' + pathOf(origin.path).string(),
                            originOf(copy).toStdString());
        }
        writeAtomically(toJson(scenario), copy.toStdString());
        return {};
    } catch (const std::exception& problem) {
        return QString::fromUtf8(problem.what());
    }
}
} // namespace

Autosave::Autosave(const Document& document, Files& files, const QString& folder, QObject* parent)
    : QObject(parent), m_document(document), m_files(files), m_folder(folder) {
    lookForOrphans();
    m_own = QDir(folder).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces) + QStringLiteral(".boardset"));
    m_writer.setMaxThreadCount(1);
    m_timer.setSingleShot(true);
    m_timer.setInterval(writeMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &Autosave::writeNow);
    const auto soon = [this] {
        if (!m_timer.isActive()) // a later change never postpones the copy
            m_timer.start();
    };
    // the error banner closes with the previous document
    connect(&document, &Document::opened, this, [this] { m_failing = false; });
    connect(&document, &Document::edited, this, soon);
    connect(&document, &Document::savedChanged, this, [this, soon] {
        m_document.isModified() ? soon() : writeNow(); // saved work must not be offered again, whatever happens next
    });
}

Autosave::~Autosave() {
    waitUntilWritten();
    if (!m_isLeft)
        removeCopy(m_own);
}

void Autosave::keepForNextStart() {
    if (!m_document.isModified())
        return;
    waitUntilWritten();
    m_isLeft = writer()().isEmpty();
}

void Autosave::lookForOrphans() {
    const QDir folder(m_folder);
    for (const QString& each : {m_folder, m_folder + QStringLiteral("/kept")})
        removeLeftOver(each.toStdString());
    std::vector<OrphanRow> rows;
    int sound = 0;
    for (const QFileInfo& entry : folder.entryInfoList({QStringLiteral("*.boardset")}, QDir::Files, QDir::Time)) {
        auto lock = locked(entry.filePath());
        if (!lock || !QFile::exists(entry.filePath())) // the owner of the copy exists, or has just removed the copy
            continue;
        rows.push_back(rowOf(entry.filePath()));
        m_locks.emplace(entry.filePath(), std::move(lock));
        if (rows.back().reason.isEmpty() && ++sound == mostOffered)
            break;
    }
    m_found.assign(std::move(rows));
}

void Autosave::writeNow() {
    if (m_writer.activeThreadCount() > 0) // if the disk is slow, tries again later
        return m_timer.start();
    if (!m_document.isModified()) {
        removeCopy(m_own);
        return wrote({}); // all work is saved, so the next failure is reported again
    }
    m_writer.start([this, writing = writer()] {
        const QString problem = writing();
        QMetaObject::invokeMethod(
            this, [this, problem] { wrote(problem); }, Qt::QueuedConnection);
    });
}

std::function<QString()> Autosave::writer() {
    QDir().mkpath(m_folder);
    auto& lock = m_locks[m_own];
    if (!lock || !lock->isLocked())
        lock = locked(m_own);
    return [scenario = m_document.base(), origin = Origin{m_files.mark(), m_files.path()}, copy = m_own] {
        return writeCopy(scenario, origin, copy);
    };
}

void Autosave::wrote(const QString& problem) {
    const bool failing = !problem.isEmpty();
    if (!m_document.isModified()) // the document was saved while its copy was written
        removeCopy(m_own);
    else if (failing && !m_timer.isActive())
        m_timer.start();
    if (std::exchange(m_failing, failing) != failing)
        Q_EMIT failed(problem);
}

void Autosave::recover(const QString& key) {
    const Origin origin = readOrigin(key);
    m_files.requestRecovered(key, origin.path, origin.mark, [this, key] {
        waitUntilWritten();
        if (writer()().isEmpty()) // the new copy exists before the old one is removed
            discard(key);
    });
}

void Autosave::discard(const QString& key) {
    removeCopy(key);
    later(key);
}

void Autosave::later(const QString& key) {
    m_locks.erase(key);
    std::vector<OrphanRow> rows = m_found.rows();
    std::erase_if(rows, [&](const OrphanRow& row) { return row.key == key; });
    m_found.assign(std::move(rows));
}

} // namespace boardset
