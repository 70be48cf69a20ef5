// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the larger boxes as plain rectangles.
#include "MapPicture.h"

#include <QPainter>

namespace boardset {

MapPicture::MapPicture(QQuickItem* parent) : QQuickPaintedItem(parent) {
    connect(
        this, &MapPicture::changed, this, [this] { update(); });
}

void MapPicture::setView(CanvasView* view) {
    m_view = view;
    const auto repaint = [this] { update(); };
    connect(view, &CanvasView::levelChanged, this, repaint);
    Q_EMIT viewChanged();
    update();
}

void MapPicture::paint(QPainter* painter) {
    if (m_view == nullptr)
        return;
    for (const Box& box : m_view->level().layout.boxes) {
        const QRectF place = toQt(box.rect);
        if (!box.isSmall())
            painter->fillRect(QRectF(place.topLeft() * m_ratio, place.size() * m_ratio),
                              box.parent >= 0 ? m_inner : m_outer);
    }
}

} // namespace boardset
