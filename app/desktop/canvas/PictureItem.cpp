// SPDX-License-Identifier: GPL-3.0-or-later
#include "PictureItem.h"

#include <QQuickWindow>

#include <utility>

namespace boardset {

PictureItem::PictureItem(QQuickItem* parent) : QQuickItem(parent) {
    setFlag(ItemHasContents);
    connect(this, &PictureItem::lookChanged, this, [this] {
        m_painter.setLook(paletteName(), m_family);
        repaint();
    });
}

void PictureItem::setView(CanvasView* view) {
    if (view == m_view || view == nullptr)
        return;
    m_view = view;
    connect(view->camera(), &Camera::changed, this, &QQuickItem::update); // updatePaintNode() checks the zoom
    connect(
        view, &CanvasView::pictureChanged, this,
        [this] {
            m_painter.forget();
            repaint();
        });
    connect(view, &CanvasView::labelsChanged, this, [this] { repaint(); });
    follow(*view);
    Q_EMIT viewChanged();
    repaint();
}

PictureItem::Viewpoint PictureItem::viewpoint() {
    const Camera& camera = *m_view->camera();
    return {camera.zoom(), QPointF(camera.x(), camera.y()).toPoint(), m_view->labels()};
}

void PictureItem::repaint() {
    m_sheet.invalidate();
    update();
}

void PictureItem::repaint(const QRect& part) {
    m_sheet.invalidate(part);
    update();
}

QSGNode* PictureItem::updatePaintNode(QSGNode* node, UpdatePaintNodeData*) {
    if (m_view == nullptr || width() < 1 || height() < 1) {
        delete node;
        return nullptr;
    }
    const Viewpoint now = viewpoint();
    if (std::exchange(m_zoom, now.zoom) != now.zoom)
        m_sheet.invalidate();
    m_sheet.setWindow(-now.offset, size(), window()->effectiveDevicePixelRatio());
    m_sheet.repaint(QColor(colours().ground), [this](QPainter& painter, const QRegion& part) { paint(painter, part); });
    return m_sheet.node(node, *window());
}

void PictureItem::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickItem::geometryChange(now, before);
    update();
}

void PictureItem::itemChange(ItemChange change, const ItemChangeData& data) {
    if (change == ItemDevicePixelRatioHasChanged)
        update();
    QQuickItem::itemChange(change, data);
}

} // namespace boardset
