// SPDX-License-Identifier: GPL-3.0-or-later
#include "KeptPicture.h"

#include "boardset/diagram/LabelRanks.h"
#include "boardset/picture/Paint.h"

#include <algorithm>

namespace boardset {

namespace {

constexpr double air = 24;    // pixels around it
constexpr double largest = 2; // zoom

double zoomOf(const Layout& layout, QSizeF room) {
    return std::min({largest, (room.width() - 2 * air) / layout.width, (room.height() - 2 * air) / layout.height});
}

} // namespace

void KeptPicture::follow(CanvasView& view) {
    connect(
        &view, &CanvasView::pictureChanged, this, [this] { update(); });
    connect(
        &view, &CanvasView::labelsChanged, this, [this] { update(); });
    connect(
        &view, &CanvasView::litOfAChanged, this, [this] { update(); });
    connect(view.camera(), &Camera::changed, this, [this] { update(); });
}

void KeptPicture::fit(const KeptLevel& kept) {
    if (m_whole.sight == kept.sight && m_whole.room == size() && m_whole.textScale == look().textScale)
        return;
    const Topology& topology = *kept.sight->topology;
    Layout layout = layoutOf(topology, rootBlock, Detail::Parts, look().textScale);
    if (zoomOf(layout, size()) < partsFrom)
        layout = layoutOf(topology, rootBlock, Detail::Overview, look().textScale);
    const double zoom = zoomOf(layout, size());
    m_whole.sight = kept.sight;
    m_whole.room = size();
    m_whole.textScale = look().textScale;
    m_whole.layout = layout;
    m_whole.picture = picture::paint(topology, layout, kept.sight->answer, kept.sight->scenario.workload,
                                     std::max(1.0, tokensFrom / zoom));
    m_whole.from.zoom = zoom;
    m_whole.from.offset = QPointF((width() - layout.width * zoom) / 2, (height() - layout.height * zoom) / 2).toPoint();
    m_whole.from.labels = LabelRanks(layout).at(zoom);
    m_whole.from.textScale = look().textScale;
}

void KeptPicture::paint(QPainter* onto) {
    const KeptLevel* kept = view() == nullptr ? nullptr : view()->kept();
    if (kept == nullptr || width() <= 2 * air || height() <= 2 * air)
        return;
    const Camera& camera = *view()->camera();
    ScenePainter::From from{.zoom = camera.zoom(),
                            .offset = QPointF(camera.x(), camera.y()).toPoint(),
                            .labels = view()->labels(),
                            .textScale = look().textScale};
    if (!kept->isAlike) {
        fit(*kept);
        from = m_whole.from;
    }
    painter().play(*onto, kept->isAlike ? kept->picture : m_whole.picture, from);
    Overlay lit;
    markLit(lit, view()->litOfA(), {kept->sight->topology, kept->isAlike ? kept->layout : m_whole.layout});
    painter().light(*onto, lit, from);
}

} // namespace boardset
