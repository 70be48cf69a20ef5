// SPDX-License-Identifier: GPL-3.0-or-later
// Zooming in on a box that fills the canvas enters the box. Zooming out beyond the fitted diagram leaves the level.
#include "LevelNavigator.h"

#include <algorithm>

namespace boardset {
namespace {

constexpr double enterFrom = 0.92;     // share of the canvas at which zooming into a box enters it
constexpr double enterAcross = 1 / 3.; // least share in the other direction; a wide bar is low

} // namespace

LevelNavigator::LevelNavigator(const Document& document, Camera& camera, QObject* parent)
    : QObject(parent), m_document(document), m_camera(camera) {
    connect(&document, &Document::resultsHiddenChanged, this, &LevelNavigator::refreshLook);
    connect(&document, &Document::ownerColoursChanged, this, &LevelNavigator::refreshLook);
    connect(&camera, &Camera::zoomedIn, this, &LevelNavigator::zoomedIn);
    connect(&camera, &Camera::zoomedOut, this, &LevelNavigator::zoomedOut);
    connect(&camera, &Camera::changed, this, &LevelNavigator::refreshLabels);
    connect(&camera, &Camera::movingChanged, this, &LevelNavigator::refreshLabels);
}

void LevelNavigator::setTopology(std::shared_ptr<const Topology> topology) {
    const bool same = m_level.topology && m_level.topology->machine().id == topology->machine().id;
    const std::string inside = same && isInside() ? m_level.topology->block(m_level.layout.focus).path : "";
    m_level.topology = std::move(topology);
    m_level.layout = {}; // the old layout's blocks belong to the previous machine
    showMachine();
    const auto block = m_level.topology->find(inside);
    if (block && !inside.empty() && m_level.topology->block(block).role != Role::Bay)
        showLevel(block, Detail::Parts); // keeps the changed part visible
}

void LevelNavigator::showMachine() {
    Layout parts = layoutOf(*m_level.topology, rootBlock, Detail::Parts, m_textScale);
    const bool legible = m_camera.fitZoomOf({parts.width, parts.height}) >= std::max(partsFrom, zoomForNames(parts));
    const Detail detail = legible ? Detail::Parts : Detail::Overview;
    if (m_level.layout.boxes.empty() || isInside() || detail != m_level.layout.detail)
        showLevel(rootBlock, detail);
}

void LevelNavigator::showLevel(BlockId focus, Detail detail) {
    m_level.layout = layoutOf(*m_level.topology, focus, detail, m_textScale);
    refreshLook();
    m_labels = LabelRank::Name; // a temporary value, until refreshLabels() selects the rank for the fitted zoom
    m_camera.setDiagram({m_level.layout.width, m_level.layout.height}, zoomForNames(m_level.layout));
    m_ranks = LabelRanks(m_level.layout);
    refreshLabels();
    Q_EMIT shown();
}

void LevelNavigator::show(const QString& path) {
    const auto block = m_level.topology->find(path.toStdString());
    if (!block || block == m_level.layout.focus)
        return;
    if (m_level.topology->isBelow(block, m_level.layout.focus)) {
        const int box = m_level.boxOf(block);
        const QRectF rect = box < 0 ? QRectF() : m_camera.toCanvas(toQt(m_level.box(box).rect));
        showLevel(block, Detail::Parts);
        if (box >= 0)
            m_camera.growFrom(rect);
        return;
    }
    const BlockId was = m_level.layout.focus;
    if (block == rootBlock)
        showMachine();
    else
        showLevel(block, Detail::Parts);
    const int box = m_level.boxAround(was);
    if (box >= 0) {
        m_camera.shrinkFrom(toQt(m_level.box(box).rect));
        Q_EMIT left(box);
    }
}

void LevelNavigator::enter(int box) {
    if (box >= 0 && m_level.box(box).enterable && m_level.box(box).block != m_level.layout.focus)
        show(QString::fromStdString(m_level.blockOf(box).path));
}

void LevelNavigator::goOut() {
    if (isInside())
        show(QString::fromStdString(m_level.topology->block(levelAbove(*m_level.topology, m_level.layout.focus)).path));
}

void LevelNavigator::fit() {
    if (!isInside())
        showMachine(); // drops details that were drawn at a larger zoom and aren't readable any more
    m_camera.fit();
}

void LevelNavigator::zoom(double factor) {
    m_camera.zoomAt(m_camera.middle(), factor);
}

void LevelNavigator::zoomedIn(QPointF at) {
    const bool overview = !isInside() && m_level.layout.detail == Detail::Overview;
    if (overview && m_camera.zoom() > m_camera.fitZoom() * zoomStep) {
        const double wanted = m_camera.zoom() / m_camera.fitZoom();
        showLevel(rootBlock, Detail::Parts);
        m_camera.zoomAt(at, wanted);
        return;
    }
    // The box that fills the canvas, even if the pointer is on a smaller box inside it.
    const QSizeF all = m_camera.viewport();
    for (int box = m_level.boxAt(m_camera.toDiagram(at)); box >= 0; box = m_level.box(box).parent) {
        const QSizeF seen = m_camera.toCanvas(toQt(m_level.box(box).rect)).size();
        const bool inner = m_level.box(box).enterable && m_level.box(box).block != m_level.layout.focus;
        const auto [lesser, greater] = std::minmax({seen.width() / all.width(), seen.height() / all.height()});
        if (inner && greater > enterFrom && lesser > enterAcross) {
            enter(box);
            return;
        }
    }
}

void LevelNavigator::zoomedOut() {
    if (isInside())
        goOut();
    else if (m_level.layout.detail == Detail::Parts)
        showLevel(rootBlock, Detail::Overview);
}

void LevelNavigator::setTextScale(double scale) {
    if (scale == m_textScale)
        return;
    m_textScale = scale;
    if (isInside())
        return showLevel(m_level.layout.focus, Detail::Parts);
    m_level.layout = {};
    if (m_level.topology)
        showMachine();
}

void LevelNavigator::refreshLook() {
    m_level.layout.showsUse = !m_document.areResultsHidden();
    m_level.layout.colours = m_document.ownerColours();
}

void LevelNavigator::refreshLabels() {
    // At the fitted zoom, the labels don't depend on the zoom before.
    const bool isFitted = m_camera.zoom() == m_camera.fitZoom();
    const LabelRank now = m_ranks.at(m_camera.zoom(), isFitted ? LabelRank::Line : m_labels);
    if (now != m_labels && !m_camera.isMoving()) {
        m_labels = now;
        Q_EMIT labelsChanged();
    }
}

} // namespace boardset
