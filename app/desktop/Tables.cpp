// SPDX-License-Identifier: GPL-3.0-or-later
#include "Tables.h"

#include "Format.h"
#include "boardset/catalog/Csv.h"
#include "boardset/scenario/AtomicFile.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QRegularExpression>

namespace boardset {

namespace {

/// Returns a cell for a spreadsheet: numbers without commas between thousands, and with an ASCII minus.
QString cellOf(const QString& shown) {
    static const QRegularExpression thousands(QStringLiteral("(?<=\\d),(?=\\d{3}(\\D|$))"));
    static const QRegularExpression number(QStringLiteral("^[-+]?\\d[\\d,.]*( .*)?$"));
    QString plain = shown;
    plain.replace(QChar(0x2212), u'-');
    return number.match(plain).hasMatch() ? plain.remove(thousands) : shown;
}

} // namespace

QString csvOf(const RowListModel& rows, const QStringList& titles, const QStringList& roles) {
    const auto lineOf = [](const QStringList& cells) {
        std::vector<std::string> all;
        for (const QString& each : cells)
            all.push_back(each.toStdString());
        return csvLine(all);
    };
    std::string csv = lineOf(titles);
    for (int row = 0; row < rows.count(); ++row) {
        QStringList cells;
        for (const QString& role : roles)
            cells << cellOf(rows.at(row, role).toString());
        csv += lineOf(cells);
    }
    return format::text(csv);
}

void Tables::copy(RowListModel* rows, const QStringList& titles, const QStringList& roles) {
    QGuiApplication::clipboard()->setText(csvOf(*rows, titles, roles));
    Q_EMIT done(tr("Copied the table as CSV"));
}

void Tables::save(RowListModel* rows, const QStringList& titles, const QStringList& roles) {
    m_kept = csvOf(*rows, titles, roles);
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
