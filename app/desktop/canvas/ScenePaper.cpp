// SPDX-License-Identifier: GPL-3.0-or-later
// Head, drawing and foot, one below the other, as in the SVG.
#include "ScenePaper.h"

#include "boardset/picture/Ink.h"
#include "boardset/picture/Paper.h"

#include <QPainter>

namespace boardset {

QImage paperOf(ScenePicture& picture, const Document& document, const std::vector<std::string>& remarks, double scale) {
    if (picture.view() == nullptr || picture.width() < 1 || picture.height() < 1)
        return {};
    const QRectF seen = picture.view()->camera()->window();
    const picture::Picture frame{.width = seen.width(), .height = seen.height()};
    const picture::Paper paper = picture::paperOf(document.topology(), picture.view()->level().layout,
                                                  document.scenario(), document.answer(), frame, remarks);
    QImage image((QSizeF(paper.width, paper.height) * scale).toSize(), QImage::Format_RGB32);
    image.fill(QColor(picture.look().colours().ground));
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.scale(scale, scale);
    picture.play(painter, paper.head);
    painter.save();
    painter.setClipRect(QRectF(0, paper.top, seen.width(), seen.height()));
    painter.translate(0, paper.top - seen.top());
    picture.paintPlain(painter);
    painter.restore();
    picture.play(painter, paper.foot);
    return image;
}

} // namespace boardset
