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
    const std::vector<Box>& boxes = view()->level().layout.boxes;
    if (!(same == before) || before.boxes.size() != boxes.size() || m_seen.boxes.size() != boxes.size())
        return repaint();
    const SceneView scene = sceneView(m_seen);
    constexpr int beside = 1; // a line's rounding
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (before.boxes[i] == m_seen.boxes[i])
            continue;
        if (boxes[i].alike >= 0)
            return repaint();
        repaint(painter().rectOf(scene, boxes[i].rect).adjusted(-beside, -beside, beside, beside));
    }
}

/// Before an edit changes the picture it is noted where everything is; after it, the way from there begins.
void ScenePicture::onGliding() {
    const picture::Picture& picture = view()->picture();
    if (view()->isGliding()) {
        std::map<picture::Subject, Point> tokens;
        for (const picture::Token& token : picture.tokens)
            tokens.emplace(token.subject, tokenAt(token));
        std::map<picture::Subject, double> uses;
        for (const int wire : picture.wires) {
            const picture::Mark& mark = picture.marks[static_cast<std::size_t>(wire)];
            uses.emplace(mark.subject, useOf(mark));
        }
        m_way.stop();
        m_tokenFrom = std::move(tokens);
        m_useFrom = std::move(uses);
        return;
    }
    for (const auto& [is, was] : view()->moved())
        if (const auto from = m_tokenFrom.find(was); from != m_tokenFrom.end())
            m_tokenFrom.insert_or_assign(is, from->second);
    if (m_glide > 0) {
        m_way.setDuration(m_glide);
        m_way.start();
    } else {
        m_tokenFrom.clear();
        m_useFrom.clear();
    }
}

Point ScenePicture::tokenAt(const picture::Token& token) const {
    const auto from = m_tokenFrom.find(token.subject);
    if (from == m_tokenFrom.end())
        return {token.place.x, token.place.y};
    const double share = m_way.currentValue().toDouble();
    const Point& start = from->second;
    return {start.x + (token.place.x - start.x) * share, start.y + (token.place.y - start.y) * share};
}

double ScenePicture::useOf(const picture::Mark& wire) const {
    const auto from = m_useFrom.find(wire.subject);
    return from == m_useFrom.end() ? wire.amount
                                   : from->second + (wire.amount - from->second) * m_way.currentValue().toDouble();
}

SceneView ScenePicture::sceneView(const Overlay& overlay) const {
    SceneView scene;
    scene.picture = &view()->picture();
    scene.layout = &view()->level().layout;
    scene.overlay = &overlay;
    const Camera& camera = *view()->camera();
    scene.zoom = camera.zoom();
    scene.offset = QPointF(camera.x(), camera.y()).toPoint();
    scene.sight = QRectF({0, 0}, size());
    scene.labels = view()->labels();
    scene.phase = m_phase;
    scene.tokenAt = [this](const picture::Token& token) { return tokenAt(token); };
    scene.useOf = [this](const picture::Mark& wire) { return useOf(wire); };
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

picture::LabelPlan ScenePicture::labels() const {
    return painter().labels(sceneView(view()->overlay()));
}

} // namespace boardset
