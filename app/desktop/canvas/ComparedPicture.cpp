// SPDX-License-Identifier: GPL-3.0-or-later
#include "ComparedPicture.h"

#include "boardset/diagram/LabelRanks.h"
#include "boardset/picture/Paint.h"

#include <algorithm>

namespace boardset {

namespace {

constexpr double air = 24;    // margin around the machine, in pixels
constexpr double largest = 2; // maximum zoom

double zoomOf(const Layout& layout, QSizeF area) {
    return std::min({largest, (area.width() - 2 * air) / layout.width, (area.height() - 2 * air) / layout.height});
}

} // namespace

void ComparedPicture::follow(CanvasView& view) {
    connect(
        &view, &CanvasView::highlightedInAChanged, this, [this] { repaint(); });
}

void ComparedPicture::fit(const ComparedLevel& kept) {
    const double textScale = view()->level().layout.textScale;
    const OwnerColours colours = view()->level().layout.colours;
    if (m_fitted.snapshot == kept.snapshot && m_fitted.size == size() && m_fitted.layout.textScale == textScale &&
        m_fitted.layout.colours == colours)
        return;
    const Topology& topology = *kept.snapshot->topology;
    Layout layout = layoutOf(topology, rootBlock, Detail::Parts, textScale);
    if (zoomOf(layout, size()) < partsFrom)
        layout = layoutOf(topology, rootBlock, Detail::Overview, textScale);
    layout.colours = colours;
    const double zoom = zoomOf(layout, size());
    m_fitted.snapshot = kept.snapshot;
    m_fitted.size = size();
    m_fitted.layout = layout;
    m_fitted.picture = picture::paint(topology, layout, kept.snapshot->answer, kept.snapshot->scenario.workload,
                                      std::max(1.0, tokensFrom / zoom));
    m_fitted.from.zoom = zoom;
    m_fitted.from.offset =
        QPointF((width() - layout.width * zoom) / 2, (height() - layout.height * zoom) / 2).toPoint();
    m_fitted.from.labels = LabelRanks(layout).at(zoom);
    painter().forget();
}

PictureItem::Viewpoint ComparedPicture::viewpoint() {
    if (hasSameLayout())
        return PictureItem::viewpoint();
    fit(*view()->kept());
    return m_fitted.from;
}

void ComparedPicture::paint(QPainter& onto, const QRegion& part) {
    const ComparedLevel* kept = view()->kept();
    if (kept == nullptr || width() <= 2 * air || height() <= 2 * air)
        return;
    const Layout& layout = hasSameLayout() ? kept->layout : m_fitted.layout;
    Overlay lit;
    markHighlighted(lit, view()->highlightedInA(), {kept->snapshot->topology, layout});
    const Viewpoint now = viewpoint();
    painter().paint(onto,
                    {.picture = hasSameLayout() ? &kept->picture : &m_fitted.picture,
                     .layout = &layout,
                     .overlay = &lit,
                     .zoom = now.zoom,
                     .labels = now.labels},
                    part);
}

} // namespace boardset
