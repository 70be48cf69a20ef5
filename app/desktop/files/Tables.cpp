// SPDX-License-Identifier: GPL-3.0-or-later
#include "Tables.h"

#include "Format.h"
#include "boardset/scenario/AtomicFile.h"

#include <QClipboard>
#include <QGuiApplication>

namespace boardset {

void Tables::copy(TableModel* table) {
    QGuiApplication::clipboard()->setText(table->csv());
    Q_EMIT done(tr("Copied the table as CSV"));
}

void Tables::save(TableModel* table) {
    m_kept = table->csv();
    Q_EMIT saveWanted();
}

void Tables::saveTo(const QUrl& file) {
    try {
        writeAtomically(m_kept.toStdString(), file.toLocalFile().toStdString());
        Q_EMIT done(tr("Saved %1").arg(file.fileName()));
    } catch (const std::exception& problem) {
        Q_EMIT refused(QString::fromUtf8(problem.what()));
    }
}

} // namespace boardset
