// SPDX-License-Identifier: GPL-3.0-or-later
// Follows the canvas's view-models and paints them; an edit animates tokens and wires.
#include "ScenePicture.h"

#include "boardset/picture/PageFrame.h"

#include <utility>

namespace boardset {

ScenePicture::ScenePicture(QQuickItem* parent) : PictureItem(parent) {
    m_route.setStartValue(0.0);
    m_route.setEndValue(1.0);
    m_route.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_route, &QVariantAnimation::valueChanged, this, [this] { repaint(); });
    connect(&m_route, &QVariantAnimation::stateChanged, this, &ScenePicture::glidingChanged);
    connect(
        &m_route, &QVariantAnimation::finished, this,
        [this] {
            m_tokenFrom.clear();
            m_useFrom.clear();
            repaint();
        });
    connect(this, &ScenePicture::textScaleChanged, this, [this] {
        if (view() != nullptr)
            view()->setTextScale(m_textScale);
    });
    connect(this, &ScenePicture::phaseChanged, this, &ScenePicture::followPhase);
}

void ScenePicture::follow(CanvasView& view) {
    connect(&view, &CanvasView::overlayChanged, this, &ScenePicture::followOverlay);
    connect(&view, &CanvasView::glidingChanged, this, &ScenePicture::onGliding);
    view.setTextScale(m_textScale);
}

/// Repaints the flow marks, which are on wires and move at each frame.
void ScenePicture::followPhase() {
    if (view() == nullptr || (m_phase < 0) != (m_phaseSeen < 0))
        repaint();
    else
        for (const QRect& wire : painter().flowsOf(sceneView(view()->overlay())))
            repaint(wire);
    m_phaseSeen = m_phase;
}

/// Repaints two boxes if only the target has changed. Other highlights may add names and cover wires, so they require
/// a full repaint.
void ScenePicture::followOverlay() {
    const Overlay before = std::exchange(m_seen, view()->overlay());
    Overlay same = m_seen;
    same.boxes = before.boxes;
    const std::vector<Box>& boxes = view()->level().layout.boxes;
    if (!(same == before) || before.boxes.size() != boxes.size() || m_seen.boxes.size() != boxes.size())
        return repaint();
    constexpr int beside = 1; // pixels that allow for the rounding of lines
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (before.boxes[i] == m_seen.boxes[i])
            continue;
        if (boxes[i].identical >= 0)
            return repaint();
        repaint(painter().rectOf(viewpoint().zoom, boxes[i].rect).adjusted(-beside, -beside, beside, beside));
    }
}

/// Records all positions before an edit changes the picture; after the edit, starts the animation from these positions.
void ScenePicture::onGliding() {
    const picture::Picture& picture = view()->picture();
    if (view()->isGliding()) {
        std::map<Subject, Point> tokens;
        for (const picture::Token& token : picture.tokens)
            tokens.emplace(token.subject, tokenAt(token));
        std::map<Subject, double> uses;
        for (const int wire : picture.wires) {
            const picture::Mark& mark = picture.marks[static_cast<std::size_t>(wire)];
            uses.emplace(mark.subject, useOf(mark));
        }
        m_route.stop();
        m_tokenFrom = std::move(tokens);
        m_useFrom = std::move(uses);
        return;
    }
    for (const auto& [is, was] : view()->moved())
        if (const auto from = m_tokenFrom.find(was); from != m_tokenFrom.end())
            m_tokenFrom.insert_or_assign(is, from->second);
    m_route.setDuration(m_glide);
    m_route.start(); // a duration of 0 finishes at once
}

Point ScenePicture::tokenAt(const picture::Token& token) const {
    const auto from = m_tokenFrom.find(token.subject);
    if (from == m_tokenFrom.end())
        return {token.rect.x, token.rect.y};
    const double share = m_route.currentValue().toDouble();
    const Point& start = from->second;
    return {start.x + (token.rect.x - start.x) * share, start.y + (token.rect.y - start.y) * share};
}

double ScenePicture::useOf(const picture::Mark& wire) const {
    const auto from = m_useFrom.find(wire.subject);
    return from == m_useFrom.end() ? wire.amount
                                   : from->second + (wire.amount - from->second) * m_route.currentValue().toDouble();
}

SceneView ScenePicture::sceneView(const Overlay& overlay) {
    const Viewpoint now = viewpoint();
    return {.picture = &view()->picture(),
            .layout = &view()->level().layout,
            .overlay = &overlay,
            .zoom = now.zoom,
            .labels = now.labels,
            .phase = m_phase,
            .tokenAt = [this](const picture::Token& token) { return tokenAt(token); },
            .useOf = [this](const picture::Mark& wire) { return useOf(wire); }};
}

void ScenePicture::paint(QPainter& onto, const QRegion& part) {
    painter().paint(onto, sceneView(view()->overlay()), part);
}

void ScenePicture::paintPlain(QPainter& onto) {
    const Overlay none;
    SceneView scene = sceneView(none);
    scene.phase = -1;
    const QPoint offset = viewpoint().offset;
    onto.translate(offset);
    painter().paint(onto, scene, QRectF(-QPointF(offset), size()).toAlignedRect());
    onto.translate(-offset);
}

/// Draws the header, the drawing and the footer one below another, as in the SVG file.
QImage ScenePicture::paper(const Document& document, const std::vector<std::string>& remarks, double scale) {
    if (view() == nullptr || width() < 1 || height() < 1)
        return {};
    const QRectF seen = view()->camera()->window();
    const picture::Picture frame{.width = seen.width(), .height = seen.height()};
    const picture::PageFrame paper = picture::paperOf(document.topology(), view()->level().layout, document.scenario(),
                                                      document.answer(), frame, remarks);
    QImage image((QSizeF(paper.width, paper.height) * scale).toSize(), QImage::Format_RGB32);
    image.fill(QColor(colours().ground));
    QPainter onto(&image);
    onto.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    onto.scale(scale, scale);
    painter().play(onto, paper.head);
    onto.save();
    onto.setClipRect(QRectF(paper.left, paper.top, seen.width(), seen.height()));
    onto.translate(paper.left, paper.top - seen.top());
    paintPlain(onto);
    onto.restore();
    painter().play(onto, paper.foot);
    return image;
}

picture::LabelPlan ScenePicture::labels() {
    return painter().labels(sceneView(view()->overlay()));
}

} // namespace boardset
