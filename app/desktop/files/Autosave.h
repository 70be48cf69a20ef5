// SPDX-License-Identifier: GPL-3.0-or-later
// Protects unsaved work from a crash with a copy in the data folder. The next start of the program offers the copy.
#pragma once

#include "Files.h"
#include "RowModel.h"

#include <QLockFile>
#include <QThreadPool>
#include <QTimer>

namespace boardset {

/// A copy that a crash left behind.
struct OrphanRow {
    QString key; ///< Path of the copy.
    /// Name of the original file.
    /// If there is no file, the title of the scenario; if there is no title either, the name of the copy.
    QString name;
    QString reason; ///< Why the copy cannot be read; empty if it is readable.

    ROW_ROLES(OrphanRow, key, name, reason);
};

/// Writes a copy of the scenario while it has unsaved changes.
/// The copy is written at most a few seconds after a change, even if further changes follow.
/// Each window locks its own copy.
/// If the window of a copy no longer exists, a crash left the copy.
/// Another window offers and locks such a copy; only the user removes it.
class Autosave : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(boardset::RowListModel* found READ found CONSTANT)
public:
    /// `folder` is the folder for the copies; it is created when first needed.
    Autosave(const Document& document, Files& files, const QString& folder, QObject* parent = nullptr);
    ~Autosave() override; ///< Removes this window's own copy.

    RowModel<OrphanRow>* found() { return &m_found; }

    /// Opens a copy as unsaved work of its original file. Asks first if the window has other unsaved work.
    Q_INVOKABLE void recover(const QString& key);
    Q_INVOKABLE void discard(const QString& key);
    Q_INVOKABLE void later(const QString& key); ///< Stops offering a copy in this window; the file stays.
    /// Writes the copy now if there is unsaved work; removes the copy if there is none.
    void writeNow();
    /// Writes unsaved work and leaves it for the next start to offer. Called when a signal ends the program.
    void keepForNextStart();
    void waitUntilWritten() { m_writer.waitForDone(); }

Q_SIGNALS:
    /// Emitted once with the reason when writing fails, and with an empty sentence when writing works again.
    void failed(const QString& sentence);

private:
    void lookForOrphans();
    /// Returns a function that writes the current scenario.
    /// The function may be called on any thread; if writing fails, it returns the reason.
    std::function<QString()> writer();
    void wrote(const QString& problem);

    const Document& m_document;
    Files& m_files;
    QString m_folder;
    QString m_own;
    /// Locks of the window's own copy and of the copies that the window offers, keyed by the path of the copy.
    std::map<QString, std::unique_ptr<QLockFile>> m_locks;
    RowModel<OrphanRow> m_found;
    QTimer m_timer;
    QThreadPool m_writer; ///< Has one thread, so that copies are written in order and do not wait for other work.
    bool m_failing = false;
    bool m_isLeft = false; ///< True if the window's copy is kept when the window closes.
};

} // namespace boardset
