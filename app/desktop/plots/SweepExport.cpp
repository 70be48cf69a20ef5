// SPDX-License-Identifier: GPL-3.0-or-later
// A sweep's points and its plot, to the clipboard and to files.
#include "Format.h"
#include "PngFile.h"
#include "SweepView.h"
#include "boardset/scenario/AtomicFile.h"
#include "boardset/sweep/SweepPicture.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPainter>
#include <QSvgRenderer>

namespace boardset {

namespace {

/// Finer than the screen: it will be printed and projected.
QImage drawn(const std::string& svg) {
    constexpr int finer = 2;
    QSvgRenderer renderer(QByteArray::fromStdString(svg).replace("Inter, sans-serif", "Inter")); // Qt knows no lists
    QImage image(finer * renderer.defaultSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    renderer.render(&painter);
    painter.end();
    return image;
}

} // namespace

void SweepView::copyTable() {
    if (m_swept.points.empty())
        return;
    QGuiApplication::clipboard()->setText(format::text(csv()));
    Q_EMIT copied(tr("Copied the curves as a table"));
}

void SweepView::exportWith(const std::function<QString()>& write, const QUrl& file) {
    QString refusal;
    try {
        refusal = write();
    } catch (const std::exception& problem) {
        refusal = QString::fromUtf8(problem.what());
    }
    if (refusal.isEmpty())
        Q_EMIT exported(tr("Exported %1").arg(file.fileName()));
    else
        Q_EMIT exportRefused(refusal);
}

void SweepView::exportCsv(const QUrl& file) {
    exportWith(
        [&] {
            writeAtomically(csv(), file.toLocalFile().toStdString());
            return QString();
        },
        file);
}

void SweepView::exportPicture(const QUrl& file, bool dark) {
    if (m_swept.points.empty())
        return;
    const auto palette = dark ? picture::Palette::Name::Dark : picture::Palette::Name::Light;
    const std::string svg = toSvg(*m_from, m_swept, height(), palette);
    exportWith(
        [&] {
            const QString path = file.toLocalFile();
            if (path.endsWith(QStringLiteral(".png"), Qt::CaseInsensitive))
                return writePng(drawn(svg), file);
            writeAtomically(svg, path.toStdString());
            return QString();
        },
        file);
}

} // namespace boardset
