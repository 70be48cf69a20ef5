// SPDX-License-Identifier: GPL-3.0-or-later
#include "DiagramText.h"

#include <QPainter>
#include <QTextFormat>

namespace boardset {

DiagramText::DiagramText(QSizeF size, std::function<void(QPainter&)> play, QObject* parent)
    : QObject(parent), m_size(size), m_play(std::move(play)) {}

QSizeF DiagramText::intrinsicSize(QTextDocument*, int, const QTextFormat& format) {
    const double width = format.toImageFormat().width();
    return {width, width * m_size.height() / m_size.width()};
}

void DiagramText::drawObject(QPainter* painter, const QRectF& place, QTextDocument*, int, const QTextFormat&) {
    painter->save();
    painter->setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter->translate(place.topLeft());
    painter->scale(place.width() / m_size.width(), place.height() / m_size.height());
    m_play(*painter);
    painter->restore();
}

} // namespace boardset
