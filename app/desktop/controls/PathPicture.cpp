// SPDX-License-Identifier: GPL-3.0-or-later
#include "PathPicture.h"

#include <QPainter>
#include <QSvgRenderer>

namespace boardset {

namespace {

/// SVG Tiny knows no colour with alpha: that is an attribute of its own.
QString ink(const char* role, const QColor& colour) {
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
             ink("stroke", m_stroke), ink("fill", m_fill), dashes(m_dash))
        .toUtf8();
}

void PathPicture::paint(QPainter* painter) {
    QSvgRenderer(svg()).render(painter, boundingRect());
}

} // namespace boardset
