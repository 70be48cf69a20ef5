// SPDX-License-Identifier: GPL-3.0-or-later
#include "PathPicture.h"

#include <QCache>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QtMath>

namespace boardset {

namespace {

/// Returns the SVG attributes for a colour. In SVG Tiny, the opacity of a colour is a separate attribute.
QString strokeColour(const char* role, const QColor& colour) {
    return QStringLiteral(" %1='%2' %1-opacity='%3'")
        .arg(QLatin1String(role), colour.name(), QString::number(colour.alphaF()));
}

QString dashes(const QList<double>& lengths) {
    QStringList all;
    for (const double length : lengths)
        all << QString::number(length);
    return all.isEmpty() ? QString() : QStringLiteral(" stroke-dasharray='%1'").arg(all.join(QLatin1Char(',')));
}

} // namespace

PathPicture::PathPicture(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    connect(this, &PathPicture::changed, this, [this] { update(); });
}

QByteArray PathPicture::svg() const {
    return QStringLiteral("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %1 %2'>"
                          "<path d='%3' stroke-width='%4' stroke-linecap='round' stroke-linejoin='round'%5%6%7/></svg>")
        .arg(QString::number(m_box.width()), QString::number(m_box.height()), m_path, QString::number(m_thick),
             strokeColour("stroke", m_stroke), strokeColour("fill", m_fill), dashes(m_dash))
        .toUtf8();
}

/// Draws the path, or a cached image of it, because the same icon is used in many positions but few colours.
void PathPicture::paint(QPainter* painter) {
    constexpr int mostBytes = 4 << 20;
    thread_local QCache<QByteArray, QImage> drawn(mostBytes); // each window may draw on a thread of its own
    const double ratio = painter->deviceTransform().m11();
    const QSizeF size = boundingRect().size() * ratio;
    const QByteArray icon = svg();
    const QByteArray key = icon + QByteArray::number(size.width()) + 'x' + QByteArray::number(size.height());
    if (const QImage* kept = drawn.object(key))
        return painter->drawImage(QPointF(), *kept);
    QImage image(QSize(qCeil(size.width()), qCeil(size.height())), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter onto(&image);
    onto.setRenderHint(QPainter::Antialiasing);
    QSvgRenderer(icon).render(&onto, QRectF({0, 0}, size));
    onto.end();
    image.setDevicePixelRatio(ratio);
    painter->drawImage(QPointF(), image);
    drawn.insert(key, new QImage(image), static_cast<int>(image.sizeInBytes()));
}

} // namespace boardset
