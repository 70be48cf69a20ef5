// SPDX-License-Identifier: GPL-3.0-or-later
#include "PlotItem.h"

namespace boardset {

PlotItem::PlotItem(QQuickItem* parent) : QQuickPaintedItem(parent) {
    connect(this, &PlotItem::lookChanged, this, &QQuickItem::polish);
    connect(this, &QQuickItem::visibleChanged, this, &QQuickItem::polish);
}

void PlotItem::setPlot(PlotModel* plot) {
    if (plot == m_plot)
        return;
    if (m_plot)
        m_plot->disconnect(this);
    m_plot = plot;
    if (plot)
        connect(plot, &PlotModel::changed, this, &QQuickItem::polish);
    polish();
    Q_EMIT plotChanged();
}

QRectF PlotItem::field() const {
    const Rect& field = m_picture.field;
    return {field.x, field.y, field.width, field.height};
}

void PlotItem::paint(QPainter* painter) {
    m_player.play(*painter, m_picture.primitives);
}

void PlotItem::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickPaintedItem::geometryChange(now, before);
    polish();
}

/// Draws the plot again, once for all changes of a frame.
void PlotItem::updatePolish() {
    if (!m_plot || !isVisible())
        return;
    const auto palette = static_cast<picture::Palette::Name>(m_palette);
    m_player.setLook(palette, m_family);
    const picture::PlotLook look{.letters = m_letters, .palette = palette, .measure = m_player.measure()};
    const Rect area{0, 0, width(), height()};
    const QRectF before = field();
    const picture::PlotData& data = m_plot->data();
    if (m_line < 0)
        m_picture = drawnPlot(data, m_plot->axes(), area, m_head, look);
    else if (const auto line = static_cast<std::size_t>(m_line); line < data.lines.size())
        m_picture.primitives = {drawnSample(data.lines[line], area, look)};
    update();
    if (field() != before)
        Q_EMIT fieldChanged();
}

} // namespace boardset
