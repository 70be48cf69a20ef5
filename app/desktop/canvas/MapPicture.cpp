// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the larger boxes as plain rectangles.
#include "MapPicture.h"

#include <QPainter>

namespace boardset {

MapPicture::MapPicture(QQuickItem* parent) : QQuickPaintedItem(parent) {
    connect(this, &MapPicture::changed, this, [this] { update(); });
}

void MapPicture::setBoxes(BoxModel* boxes) {
    m_boxes = boxes;
    const auto repaint = [this] { update(); };
    connect(boxes, &QAbstractItemModel::rowsInserted, this, repaint);
    connect(boxes, &QAbstractItemModel::rowsRemoved, this, repaint);
    Q_EMIT boxesChanged();
    update();
}

void MapPicture::paint(QPainter* painter) {
    for (std::size_t i = 0; m_boxes != nullptr && i < m_boxes->rows().size(); ++i) {
        const BoxRow& row = m_boxes->rows()[i];
        if (!row.isSmall()) {
            painter->fillRect(QRectF(row.rect.topLeft() * m_ratio, row.rect.size() * m_ratio),
                              row.inner ? m_inner : m_outer);
        }
    }
}

} // namespace boardset
