// SPDX-License-Identifier: GPL-3.0-or-later
// CanvasView's levels: going in and out, what zooming makes of it, and how many labels each shows.
#include "CanvasView.h"

#include <algorithm>

namespace boardset {
namespace {

constexpr double zoomStep = 1.25;
constexpr double partsFrom = 0.62; // zoom of a fitted cabinet below which its processors cannot be read
constexpr double enterFrom = 0.92; // share of the canvas that a box fills when zooming goes into it

} // namespace

void CanvasView::showMachine() {
    m_level.topology = m_document.sharedTopology();
    Layout parts = layoutOf(*m_level.topology, 0, Detail::Parts);
    const bool legible = m_camera.fitZoomOf({parts.width, parts.height}) >= partsFrom;
    const Detail detail = legible ? Detail::Parts : Detail::Overview;
    if (m_level.layout.boxes.empty() || isInside() || detail != m_level.layout.detail) {
        showLevel(0, detail);
    }
}

void CanvasView::showLevel(int focus, Detail detail) {
    m_level.layout = layoutOf(*m_level.topology, focus, detail);
    m_labels = LabelRank::Name; // until they are measured at this level's fit
    m_camera.setDiagram({m_level.layout.width, m_level.layout.height});
    m_tokenScale = 0;
    measureLabels();
    select({});
    refresh();
    keepMove();
    Q_EMIT levelChanged();
}

void CanvasView::show(const QString& path) {
    const auto block = m_level.topology->find(path.toStdString());
    if (!block || *block == m_level.layout.focus) {
        return;
    }
    if (m_level.topology->isBelow(*block, m_level.layout.focus)) {
        const int box = m_level.boxOf(*block);
        const QRectF rect = box < 0 ? QRectF() : m_camera.toCanvas(toQt(m_level.box(box).rect));
        showLevel(*block, Detail::Parts);
        if (box >= 0) {
            m_camera.growFrom(rect);
        }
        return;
    }
    const int left = m_level.layout.focus;
    if (*block == 0) {
        showMachine();
    } else {
        showLevel(*block, Detail::Parts);
    }
    const int box = m_level.boxAround(left);
    if (box >= 0) {
        m_camera.shrinkFrom(toQt(m_level.box(box).rect));
        select(m_boxes.rows()[static_cast<std::size_t>(box)].key);
    }
}

void CanvasView::enter(int box) {
    if (box >= 0 && m_level.box(box).enterable && m_level.box(box).block != m_level.layout.focus) {
        show(QString::fromStdString(m_level.blockOf(box).path));
    }
}

void CanvasView::leave() {
    if (m_move.isActive()) {
        m_move.cancel();
        return;
    }
    goOut();
}

void CanvasView::goOut() {
    if (!isInside()) {
        return;
    }
    int up = m_level.topology->block(m_level.layout.focus).parent;
    while (up > 0 && m_level.topology->block(up).role == Role::Group) {
        up = m_level.topology->block(up).parent;
    }
    show(QString::fromStdString(m_level.topology->block(up).path));
}

void CanvasView::light(const std::vector<int>& blocks, const std::vector<Passage>& passages) {
    m_highlight.light(blocks, passages, m_level);
    while (isInside() && !m_highlight.isSeenOn(m_level)) {
        goOut();
    }
    const auto seen = [&](const QVariant& box) { return m_camera.seen().contains(box.toRectF().center()); };
    const QVariantList boxes = m_highlight.boxes();
    if (!std::all_of(boxes.begin(), boxes.end(), seen)) {
        m_camera.fit();
    }
}

void CanvasView::zoomIn() {
    m_camera.zoomAt(QRectF({0, 0}, m_camera.viewport()).center(), zoomStep);
}

void CanvasView::zoomOut() {
    m_camera.zoomAt(QRectF({0, 0}, m_camera.viewport()).center(), 1 / zoomStep);
}

void CanvasView::zoomedIn(QPointF at) {
    const bool overview = !isInside() && m_level.layout.detail == Detail::Overview;
    if (overview && m_camera.zoom() > m_camera.fitZoom() * zoomStep) {
        const double wanted = m_camera.zoom() / m_camera.fitZoom();
        showLevel(0, Detail::Parts);
        m_camera.zoomAt(at, wanted);
        return;
    }
    // The part that has come to fill the canvas, though the pointer may be on a smaller one inside it.
    const QSizeF all = m_camera.viewport() * enterFrom;
    for (int box = m_level.boxAt(m_camera.toDiagram(at)); box >= 0; box = m_level.parentOf(box)) {
        const QSizeF seen = m_camera.toCanvas(toQt(m_level.box(box).rect)).size();
        const bool inner = m_level.box(box).enterable && m_level.box(box).block != m_level.layout.focus;
        if (inner && (seen.width() > all.width() || seen.height() > all.height())) {
            enter(box);
            return;
        }
    }
}

void CanvasView::zoomedOut() {
    if (isInside()) {
        goOut();
    } else if (m_level.layout.detail == Detail::Parts) {
        showLevel(0, Detail::Overview);
    }
}

void CanvasView::measureLabels() {
    const QRectF window = m_camera.window();
    m_ranks = LabelRanks(m_level.layout, window.width(), window.height());
    refreshLabels();
}

void CanvasView::refreshLabels() {
    const LabelRank now = m_ranks.at(m_camera.zoom(), m_labels);
    if (now != m_labels && !m_camera.isMoving()) {
        m_labels = now;
        Q_EMIT labelsChanged();
    }
}

void CanvasView::keepMove() {
    if (!m_move.isActive()) {
        return;
    }
    const Held& held = m_move.held();
    for (const TokenRow& row : m_tokens.rows()) {
        const bool same = held.cargo == Cargo::Thread
                              ? row.kind == TokenModel::Thread && row.thread == held.thread
                              : row.kind == TokenModel::Pages && row.processName == held.process &&
                                    row.region == held.region && held.from.startsWith(row.at);
        if (same && !held.fresh) {
            m_move.levelChanged(row.key, m_camera.toCanvas(row.rect).center());
            return;
        }
    }
    m_move.levelChanged({}, m_move.pointer());
}

} // namespace boardset
