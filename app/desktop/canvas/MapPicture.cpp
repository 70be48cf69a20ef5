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
    connect(view->boxes(), &RowListModel::rowsInserted, this, repaint);
    connect(view->boxes(), &RowListModel::rowsRemoved, this, repaint);
    Q_EMIT viewChanged();
    update();
}

void MapPicture::paint(QPainter* painter) {
    for (int i = 0; m_view && i < m_view->boxes()->count(); ++i) {
        const BoxRow& row = m_view->boxes()->rows()[static_cast<std::size_t>(i)];
        if (!row.isSmall()) {
            painter->fillRect(QRectF(row.rect().topLeft() * m_ratio, row.rect().size() * m_ratio),
                              row.isInner() ? m_inner : m_outer);
        }
    }
}

} // namespace boardset
