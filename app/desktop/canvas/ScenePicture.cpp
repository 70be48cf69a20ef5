// SPDX-License-Identifier: GPL-3.0-or-later
// Follows the canvas's view-models and paints them; an edit lets tokens glide and wires fill.
#include "ScenePicture.h"

#include <utility>

namespace boardset {

ScenePicture::ScenePicture(QQuickItem* parent) : PictureItem(parent) {
    m_way.setStartValue(0.0);
    m_way.setEndValue(1.0);
    m_way.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_way, &QVariantAnimation::valueChanged, this, [this] { repaint(); });
    connect(
        &m_way, &QVariantAnimation::finished, this,
        [this] {
            m_tokenFrom.clear();
            m_useFrom.clear();
            repaint();
        });
    connect(
        this, &ScenePicture::lookChanged, this,
        [this] {
            if (view() != nullptr)
                view()->setTextScale(look().textScale);
        });
    connect(this, &ScenePicture::phaseChanged, this, [this] { repaint(); });
}

void ScenePicture::follow(CanvasView& view) {
    const auto repaintAll = [this] { repaint(); };
    for (RowListModel* rows : std::initializer_list<RowListModel*>{view.boxes(), view.wires(), view.tokens()})
        connect(rows, &RowListModel::assigned, this, repaintAll);
    connect(view.camera(), &Camera::changed, this, repaintAll);
    connect(&view, &CanvasView::pictureChanged, this, repaintAll);
    connect(&view, &CanvasView::labelsChanged, this, repaintAll);
    connect(&view, &CanvasView::overlayChanged, this, &ScenePicture::followOverlay);
    connect(&view, &CanvasView::glidingChanged, this, &ScenePicture::onGliding);
    view.setTextScale(look().textScale);
}

void ScenePicture::repaint() {
    m_all = true;
    update();
}

void ScenePicture::repaint(const QRect& part) {
    if (!m_all) // else Qt would forget the rest
        update(part);
}

/// Another target is two boxes painted anew; whatever else is marked may give names to parts, and lies over wires.
void ScenePicture::followOverlay() {
    const Overlay before = std::exchange(m_seen, view()->overlay());
    Overlay same = m_seen;
    same.boxes = before.boxes;
    const auto& rows = view()->boxes()->rows();
    if (!(same == before) || before.boxes.size() != rows.size() || m_seen.boxes.size() != rows.size())
        return repaint();
    const SceneView scene = sceneView(m_seen);
    constexpr int beside = 1; // a line's rounding
    for (const BoxRow& row : rows) {
        const BoxMark was = before.of(row);
        const BoxMark is = m_seen.of(row);
        if (was != is && row.box.alike >= 0)
            return repaint();
        if (was != is)
            repaint(painter().rectOf(scene, row.box.rect).adjusted(-beside, -beside, beside, beside));
    }
}

/// Before an edit changes the models it is noted where everything is; after it, the way from there begins.
void ScenePicture::onGliding() {
    if (view()->isGliding()) {
        QHash<QString, QPointF> tokens;
        for (const TokenRow& row : view()->tokens()->rows())
            tokens.insert(row.key, tokenAt(row));
        QHash<QString, double> uses;
        for (const WireRow& row : view()->wires()->rows())
            uses.insert(row.key, useOf(row));
        m_way.stop();
        m_tokenFrom = std::move(tokens);
        m_useFrom = std::move(uses);
    } else if (m_glide > 0) {
        m_way.setDuration(m_glide);
        m_way.start();
    } else {
        m_tokenFrom.clear();
        m_useFrom.clear();
    }
}

QPointF ScenePicture::tokenAt(const TokenRow& row) const {
    const auto from = m_tokenFrom.constFind(row.key);
    const QPointF to = row.rect.topLeft();
    return from == m_tokenFrom.constEnd() ? to : *from + (to - *from) * m_way.currentValue().toDouble();
}

double ScenePicture::useOf(const WireRow& row) const {
    const auto from = m_useFrom.constFind(row.key);
    return from == m_useFrom.constEnd() ? row.use : *from + (row.use - *from) * m_way.currentValue().toDouble();
}

SceneView ScenePicture::sceneView(const Overlay& overlay) const {
    SceneView scene;
    scene.picture = &view()->picture();
    scene.boxes = &view()->boxes()->rows();
    scene.wires = &view()->wires()->rows();
    scene.tokens = &view()->tokens()->rows();
    scene.overlay = &overlay;
    const Camera& camera = *view()->camera();
    scene.zoom = camera.zoom();
    scene.offset = QPointF(camera.x(), camera.y()).toPoint();
    scene.sight = QRectF({0, 0}, size());
    scene.labels = view()->labels();
    scene.phase = m_phase;
    scene.tokenAt = [this](const TokenRow& row) { return tokenAt(row); };
    scene.useOf = [this](const WireRow& row) { return useOf(row); };
    return scene;
}

void ScenePicture::paint(QPainter* onto) {
    m_all = false;
    if (view() != nullptr)
        painter().paint(*onto, sceneView(view()->overlay()));
}

void ScenePicture::paintPlain(QPainter& onto) {
    if (view() == nullptr)
        return;
    const Overlay none;
    SceneView scene = sceneView(none);
    scene.phase = -1;
    painter().paint(onto, scene);
}

std::vector<SceneLabel> ScenePicture::labels() {
    return view() == nullptr ? std::vector<SceneLabel>() : painter().labels(sceneView(view()->overlay()));
}

std::vector<BoxRow> ScenePicture::drawn() {
    return view() == nullptr ? std::vector<BoxRow>() : painter().drawn(sceneView(view()->overlay()));
}

} // namespace boardset
