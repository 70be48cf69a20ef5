// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps unsaved work safe from a crash: a copy in the data folder, found again at the next start.
#pragma once

#include "Files.h"

#include <QLockFile>
#include <QTimer>

namespace boardset {

/// Writes the scenario soon after each change while it is unsaved. Each window has its own file, locked while the
/// window lives; a file without a living owner is what a crash left behind.
class Autosave : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool found READ found NOTIFY changed)
    Q_PROPERTY(QString foundTitle READ foundTitle NOTIFY changed)
public:
    /// `folder`: where the copies live; it is made when it is first needed.
    Autosave(const Document& document, Files& files, const QString& folder, QObject* parent = nullptr);
    ~Autosave() override; ///< A window that closes in order leaves nothing behind.

    bool found() const { return !m_orphan.isEmpty(); }
    QString foundTitle() const { return m_orphanTitle; }

    /// Opens what was found, as unsaved work.
    Q_INVOKABLE void recover();
    Q_INVOKABLE void discard();
    /// Writes now if there is unsaved work; removes the copy if there is none.
    void writeNow();

Q_SIGNALS:
    void changed();

private:
    void lookForOrphans();

    const Document& m_document;
    Files& m_files;
    QString m_folder;
    QString m_own;
    std::unique_ptr<QLockFile> m_lock;
    QString m_orphan;
    QString m_orphanTitle;
    QTimer m_timer;
};

} // namespace boardset
