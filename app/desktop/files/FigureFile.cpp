// SPDX-License-Identifier: GPL-3.0-or-later
#include "FigureFile.h"

#include "Format.h"
#include "PdfFile.h"
#include "PicturePlayer.h"
#include "PngFile.h"

#include <QPainter>
#include <QSaveFile>

namespace boardset {

namespace {

/// Plays a page at a multiple of its size. The player aligns shapes to whole pixels, which are finer then.
void playEnlarged(QPainter& painter, const picture::DrawnPage& page, picture::Palette::Name palette, double scale) {
    PicturePlayer player;
    player.setLook(palette, QStringLiteral("Inter")); // the page is measured with this font
    for (picture::Primitive each : page.primitives) {
        if (each.kind == picture::Primitive::Kind::Line && each.edge == picture::Mark::Edge::Dotted)
            each.dashes = {3, 3}; // the player would not enlarge its own dashes
        for (double& length : each.dashes)
            length *= scale;
        each.rect = {each.rect.x * scale, each.rect.y * scale, each.rect.width * scale, each.rect.height * scale};
        for (Point& point : each.path)
            point = {point.x * scale, point.y * scale};
        each.radius *= scale;
        each.width *= scale;
        each.size *= scale;
        player.play(painter, each);
    }
}

} // namespace

QString writePage(const picture::DrawnPage& page, const std::string& svg, picture::Palette::Name palette,
                  const QUrl& file) {
    const auto isA = [&](const char* suffix) {
        return file.fileName().endsWith(QLatin1String(suffix), Qt::CaseInsensitive);
    };
    const QSizeF size(page.width, page.height);
    if (isA(".pdf")) {
        const auto play = [&](QPainter& painter) {
            constexpr double finer = 8;
            painter.scale(1 / finer, 1 / finer);
            playEnlarged(painter, page, palette, finer);
        };
        return writePdfPage(page.title, size, play, file);
    }
    if (isA(".png")) {
        constexpr double scale = 2; // finer than the screen, because figures are printed and projected
        QImage image((size * scale).toSize(), QImage::Format_RGB32);
        if (!image.isNull()) {
            QPainter painter(&image);
            painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
            playEnlarged(painter, page, palette, scale);
        }
        return writePng(image, file);
    }
    QSaveFile out(file.toLocalFile());
    if (!out.open(QIODevice::WriteOnly))
        return format::cannotWrite(out);
    out.write(svg.data(), static_cast<qint64>(svg.size()));
    return out.commit() ? QString() : format::cannotWrite(out);
}

QString writeFigure(const ComparedFigure& figure, const QUrl& file) {
    return writePage(drawnPage(figure), toSvg(figure), picture::Palette::Name::Light, file);
}

} // namespace boardset
