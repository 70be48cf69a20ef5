// SPDX-License-Identifier: GPL-3.0-or-later
// Paints dashes, hatching and the cross.
#include "BoxMark.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace boardset {
namespace {

constexpr double pitch = 10;     // pixels between two lines of the hatching
constexpr double armShare = 0.2; // of the shorter side: the cross stays clear of names

} // namespace

BoxMark::BoxMark(QQuickItem* parent) : QQuickPaintedItem(parent) {
    connect(this, &BoxMark::changed, this, [this] { update(); });
}

void BoxMark::paint(QPainter* painter) {
    const QRectF all = boundingRect().adjusted(0.5, 0.5, -0.5, -0.5);
    painter->setRenderHint(QPainter::Antialiasing);
    if (m_vacant) {
        painter->setPen(QPen(m_ink, 1, Qt::CustomDashLine));
        QPen pen = painter->pen();
        pen.setDashPattern({5, 4});
        painter->setPen(pen);
        painter->drawRoundedRect(all, m_radius, m_radius);
    }
    if (!m_lost) {
        return;
    }
    QPainterPath inside;
    inside.addRoundedRect(all, m_radius, m_radius);
    painter->setClipPath(inside);
    painter->setPen(QPen(m_ink, 1));
    for (double at = pitch; at < all.width() + all.height(); at += pitch) {
        painter->drawLine(QPointF(all.left() + at, all.top()), QPointF(all.left() + at - all.height(), all.bottom()));
    }
    const double arm = std::min(all.width(), all.height()) * armShare;
    const QPointF middle = all.center();
    painter->setPen(QPen(m_cross, 2));
    painter->drawLine(middle - QPointF(arm, arm), middle + QPointF(arm, arm));
    painter->drawLine(middle - QPointF(arm, -arm), middle + QPointF(arm, -arm));
}

} // namespace boardset
