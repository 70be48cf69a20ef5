// SPDX-License-Identifier: GPL-3.0-or-later
#include "FigureFile.h"

#include "Format.h"
#include "PdfFile.h"
#include "PicturePlayer.h"
#include "PngFile.h"

#include <QPainter>
#include <QSaveFile>

namespace boardset {

QString writeFigure(const ComparedFigure& figure, const QUrl& file) {
    const auto isA = [&](const char* suffix) {
        return file.fileName().endsWith(QLatin1String(suffix), Qt::CaseInsensitive);
    };
    if (!isA(".pdf") && !isA(".png")) {
        QSaveFile out(file.toLocalFile());
        if (!out.open(QIODevice::WriteOnly))
            return format::cannotWrite(out);
        const std::string svg = toSvg(figure);
        out.write(svg.data(), static_cast<qint64>(svg.size()));
        return out.commit() ? QString() : format::cannotWrite(out);
    }
    const picture::DrawnPage page = drawnPage(figure);
    const QSizeF size(page.width, page.height);
    PicturePlayer player;
    player.setLook(picture::Palette::Name::Light, QString::fromLatin1(exportedFont));
    if (isA(".pdf"))
        return writePdfPage(
            page.title, size, [&](QPainter& painter) { player.play(painter, page.primitives); }, file);
    constexpr double scale = 2;
    QImage image((size * scale).toSize(), QImage::Format_RGB32);
    if (!image.isNull()) {
        QPainter painter(&image);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        painter.scale(scale, scale);
        player.play(painter, page.primitives);
    }
    return writePng(image, file);
}

} // namespace boardset
