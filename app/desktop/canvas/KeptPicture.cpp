// SPDX-License-Identifier: GPL-3.0-or-later
#include "KeptPicture.h"

#include "boardset/diagram/LabelRanks.h"
#include "boardset/picture/Paint.h"

#include <algorithm>

namespace boardset {

namespace {

constexpr double air = 24;    // pixels around the machine
constexpr double largest = 2; // largest zoom

double zoomOf(const Layout& layout, QSizeF room) {
    return std::min({largest, (room.width() - 2 * air) / layout.width, (room.height() - 2 * air) / layout.height});
}

} // namespace

void KeptPicture::follow(CanvasView& view) {
    connect(
        &view, &CanvasView::litOfAChanged, this, [this] { repaint(); });
}

void KeptPicture::fit(const KeptLevel& kept) {
    const double textScale = view()->level().layout.textScale;
    if (m_whole.sight == kept.sight && m_whole.room == size() && m_whole.layout.textScale == textScale)
        return;
    const Topology& topology = *kept.sight->topology;
    Layout layout = layoutOf(topology, rootBlock, Detail::Parts, textScale);
    if (zoomOf(layout, size()) < partsFrom)
        layout = layoutOf(topology, rootBlock, Detail::Overview, textScale);
    const double zoom = zoomOf(layout, size());
    m_whole.sight = kept.sight;
    m_whole.room = size();
    m_whole.layout = layout;
    m_whole.picture = picture::paint(topology, layout, kept.sight->answer, kept.sight->scenario.workload,
                                     std::max(1.0, tokensFrom / zoom));
    m_whole.from.zoom = zoom;
    m_whole.from.offset = QPointF((width() - layout.width * zoom) / 2, (height() - layout.height * zoom) / 2).toPoint();
    m_whole.from.labels = LabelRanks(layout).at(zoom);
    painter().forget();
}

PictureItem::From KeptPicture::from() {
    if (isAlike())
        return PictureItem::from();
    fit(*view()->kept());
    return m_whole.from;
}

void KeptPicture::paint(QPainter& onto, const QRegion& part) {
    const KeptLevel* kept = view()->kept();
    if (kept == nullptr || width() <= 2 * air || height() <= 2 * air)
        return;
    const Layout& layout = isAlike() ? kept->layout : m_whole.layout;
    Overlay lit;
    markLit(lit, view()->litOfA(), {kept->sight->topology, layout});
    const From now = from();
    painter().paint(onto,
                    {.picture = isAlike() ? &kept->picture : &m_whole.picture,
                     .layout = &layout,
                     .overlay = &lit,
                     .zoom = now.zoom,
                     .labels = now.labels},
                    part);
}

} // namespace boardset
