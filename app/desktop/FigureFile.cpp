// SPDX-License-Identifier: GPL-3.0-or-later
#include "FigureFile.h"

#include "Format.h"
#include "PdfFile.h"
#include "PicturePlayer.h"
#include "PngFile.h"
#include "boardset/picture/MarkPrimitives.h"

#include <QPainter>
#include <QSaveFile>

namespace boardset {

namespace {

/// Draws a page at a multiple of its size.
/// The player aligns shapes to whole pixels, so in an enlarged page they are closer to their exact positions.
void playEnlarged(QPainter& painter, const picture::DrawnPage& page, double scale) {
    constexpr double dot = 4; // length of a dash in a file
    PicturePlayer player;
    player.setLook(picture::Palette::Name::Light, QStringLiteral("Inter")); // the page is measured with this font
    const auto play = [&](picture::Primitive each) {
        each.rect = {each.rect.x * scale, each.rect.y * scale, each.rect.width * scale, each.rect.height * scale};
        for (Point& point : each.path)
            point = {point.x * scale, point.y * scale};
        each.radius *= scale;
        each.width *= scale;
        each.size *= scale;
        player.play(painter, each);
    };
    for (const picture::Primitive& each : page.primitives) {
        if (each.kind != picture::Primitive::Kind::Line || each.edge != picture::Mark::Edge::Dotted) {
            play(each);
            continue;
        }
        picture::Primitive dash = each; // the length of the player's own dashes does not depend on the scale
        dash.edge = picture::Mark::Edge::Solid;
        for (const auto& [from, to] : picture::dashesOf(each.path, dot, 2 * dot)) {
            dash.path = {from, to};
            play(dash);
        }
    }
}

} // namespace

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
    if (isA(".pdf")) {
        const auto play = [&](QPainter& painter) {
            constexpr double finer = 8;
            painter.scale(1 / finer, 1 / finer);
            playEnlarged(painter, page, finer);
        };
        return writePdfPage(page.title, size, play, file);
    }
    constexpr double scale = 2; // higher resolution than the screen, because figures are printed and projected
    QImage image((size * scale).toSize(), QImage::Format_RGB32);
    if (!image.isNull()) {
        QPainter painter(&image);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        playEnlarged(painter, page, scale);
    }
    return writePng(image, file);
}

} // namespace boardset
