// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps unsaved work safe from a crash: a copy in the data folder, found again at the next start.
#pragma once

#include "Files.h"
#include "RowModel.h"

#include <QLockFile>
#include <QThreadPool>
#include <QTimer>

namespace boardset {

/// What a crash left behind.
struct OrphanRow {
    QString key;    ///< The copy's path.
    QString name;   ///< Of the scenario, or the name of the file that it was; the copy's own if it cannot be read.
    QString reason; ///< Why it cannot be read; empty if it can.
    bool operator==(const OrphanRow&) const = default;

    ROW_ROLES(OrphanRow, key, name, reason);
};

/// Writes the scenario while it is unsaved: at most some seconds after a change, however many follow. Each window has
/// its own file, locked while the window lives; a file without a living owner is what a crash left behind, and is
/// locked by the window that offers it. Only a person's word removes one.
class Autosave : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(boardset::RowListModel* found READ found CONSTANT)
public:
    /// `folder`: where the copies live; it is made when it is first needed.
    Autosave(const Document& document, Files& files, const QString& folder, QObject* parent = nullptr);
    ~Autosave() override; ///< A window that closes in order leaves nothing behind.

    RowModel<OrphanRow>* found() { return &m_found; }

    /// Opens what was found, as unsaved work of the file that it was; asks first if there is other unsaved work.
    Q_INVOKABLE void recover(const QString& key);
    Q_INVOKABLE void discard(const QString& key);
    Q_INVOKABLE void later(const QString& key); ///< Not offered any more by this window; it stays.
    /// Writes now if there is unsaved work; removes the copy if there is none.
    void writeNow();
    /// Writes unsaved work and leaves it for the next start to offer. Called when a signal ends the program.
    void keepForNextStart();
    void waitUntilWritten() { m_writer.waitForDone(); }

Q_SIGNALS:
    /// Writing fails, said once; or works again: an empty sentence.
    void failed(const QString& sentence);

private:
    void lookForOrphans();
    std::function<QString()> writer(); ///< Writes what is open now, on any thread; says why it could not.
    void wrote(const QString& problem);

    const Document& m_document;
    Files& m_files;
    QString m_folder;
    QString m_own;
    std::map<QString, std::unique_ptr<QLockFile>> m_locks; ///< Of the own copy, and of each that is offered.
    RowModel<OrphanRow> m_found;
    QTimer m_timer;
    QThreadPool m_writer; ///< Of one thread: copies are written in order, and wait for nobody's work.
    bool m_failing = false;
    bool m_isLeft = false; ///< The own copy stays when the window closes.
};

} // namespace boardset
