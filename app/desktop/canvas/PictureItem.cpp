// SPDX-License-Identifier: GPL-3.0-or-later
#include "PictureItem.h"

namespace boardset {

PictureItem::PictureItem(QQuickItem* parent) : QQuickPaintedItem(parent) {
    connect(this, &PictureItem::lookChanged, this, &PictureItem::readLook);
}

void PictureItem::setView(CanvasView* view) {
    if (view == m_view || view == nullptr)
        return;
    m_view = view;
    follow(*view);
    Q_EMIT viewChanged();
    repaint();
}

void PictureItem::readLook() {
    m_look.palette = static_cast<picture::Palette::Name>(m_palette);
    m_look.family = m_family;
    m_look.textScale = m_textScale;
    m_painter.setLook(m_look);
    setFillColor(m_look.colours().ground);
    setOpaquePainting(true);
    repaint();
}

} // namespace boardset
