// SPDX-License-Identifier: GPL-3.0-or-later
// Follows the canvas's view-models and paints them; an edit lets tokens glide and wires fill.
#include "ScenePicture.h"

namespace boardset {

ScenePicture::ScenePicture(QQuickItem* parent) : QQuickPaintedItem(parent) {
    m_way.setStartValue(0.0);
    m_way.setEndValue(1.0);
    m_way.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_way, &QVariantAnimation::valueChanged, this, [this] { update(); });
    connect(&m_way, &QVariantAnimation::finished, this, [this] {
        m_tokenFrom.clear();
        m_useFrom.clear();
        update();
    });
    connect(this, &ScenePicture::lookChanged, this, &ScenePicture::readLook);
    connect(this, &ScenePicture::phaseChanged, this, [this] { update(); });
}

void ScenePicture::setView(CanvasView* view) {
    if (view == m_view || view == nullptr) {
        return;
    }
    m_view = view;
    const auto repaint = [this] { update(); };
    follow(view->boxes());
    follow(view->wires());
    follow(view->tokens());
    connect(view->camera(), &Camera::changed, this, repaint);
    connect(view->highlight(), &Highlight::changed, this, repaint);
    connect(view->move(), &Move::activeChanged, this, repaint);
    connect(view, &CanvasView::labelsChanged, this, repaint);
    connect(view, &CanvasView::selectedChanged, this, repaint);
    connect(view, &CanvasView::glidingChanged, this, &ScenePicture::onGliding);
    Q_EMIT viewChanged();
    update();
}

void ScenePicture::follow(QAbstractItemModel* model) {
    const auto repaint = [this] { update(); };
    connect(model, &QAbstractItemModel::dataChanged, this, repaint);
    connect(model, &QAbstractItemModel::rowsInserted, this, repaint);
    connect(model, &QAbstractItemModel::rowsRemoved, this, repaint);
    connect(model, &QAbstractItemModel::rowsMoved, this, repaint);
}

void ScenePicture::setColors(QObject* colors) {
    m_colors = colors;
    Q_EMIT lookChanged();
}

void ScenePicture::readLook() {
    if (m_colors != nullptr) {
        m_look.readColors(*m_colors);
    }
    m_look.family = m_family;
    m_look.caption = m_caption;
    m_look.body = m_body;
    m_look.textScale = m_textScale;
    m_painter.setLook(m_look);
    setFillColor(m_look.ground);
    setOpaquePainting(true);
    update();
}

/// Before an edit changes the models it is noted where everything is; after it, the way from there begins.
void ScenePicture::onGliding() {
    if (m_view->isGliding()) {
        QHash<QString, QPointF> tokens;
        for (const TokenRow& row : m_view->tokens()->rows()) {
            tokens.insert(row.key, tokenAt(row));
        }
        QHash<QString, double> uses;
        for (const WireRow& row : m_view->wires()->rows()) {
            uses.insert(row.key, useOf(row));
        }
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

SceneView ScenePicture::sceneView() const {
    SceneView scene;
    scene.boxes = &m_view->boxes()->rows();
    scene.wires = &m_view->wires()->rows();
    scene.tokens = &m_view->tokens()->rows();
    scene.litBoxes = m_view->highlight()->boxes();
    scene.litWires = m_view->highlight()->wires();
    const Camera& camera = *m_view->camera();
    scene.zoom = camera.zoom();
    scene.offset = QPointF(camera.x(), camera.y()).toPoint();
    scene.viewport = size();
    scene.labels = m_view->labels();
    scene.selected = m_view->selected();
    scene.followed = m_view->followed();
    scene.moving = m_view->move()->isActive();
    scene.held = scene.moving ? m_view->move()->token() : QString();
    scene.phase = m_phase;
    scene.tokenAt = [this](const TokenRow& row) { return tokenAt(row); };
    scene.useOf = [this](const WireRow& row) { return useOf(row); };
    return scene;
}

void ScenePicture::paint(QPainter* painter) {
    if (m_view != nullptr) {
        m_painter.paint(*painter, sceneView());
    }
}

void ScenePicture::paintPlain(QPainter& painter) {
    if (m_view == nullptr) {
        return;
    }
    std::vector<BoxRow> boxes = m_view->boxes()->rows();
    for (BoxRow& row : boxes) {
        row.lit = row.aside = false;
        row.target = static_cast<int>(TargetState::None);
    }
    std::vector<WireRow> wires = m_view->wires()->rows();
    for (WireRow& row : wires) {
        row.lit = row.aside = false;
    }
    SceneView scene = sceneView();
    scene.boxes = &boxes;
    scene.wires = &wires;
    scene.litBoxes.clear();
    scene.litWires.clear();
    scene.selected.clear();
    scene.followed.clear();
    scene.held.clear();
    scene.moving = false;
    scene.phase = -1;
    m_painter.paint(painter, scene);
}

std::vector<SceneLabel> ScenePicture::labels() {
    return m_view == nullptr ? std::vector<SceneLabel>() : m_painter.labels(sceneView());
}

std::vector<BoxRow> ScenePicture::drawn() {
    return m_view == nullptr ? std::vector<BoxRow>() : m_painter.drawn(sceneView());
}

} // namespace boardset
