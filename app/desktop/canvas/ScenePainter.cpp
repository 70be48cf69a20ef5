// SPDX-License-Identifier: GPL-3.0-or-later
// The order in which everything is drawn, and its shapes. Tokens are discs with a thread's number, or stacks of pages
// with their count.
#include "ScenePainter.h"

#include "WirePieces.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace boardset {
namespace {

/// Radii of corners, in pixels.
namespace corner {
constexpr double card = 8, control = 6, small = 4;
}

constexpr double dimmed = 0.45;  // opacity of what something else is told from
constexpr double hatching = 10;  // pixels between two lines
constexpr double armShare = 0.2; // of the shorter side: the cross stays clear of names
constexpr double litWidth = 5;   // pixels
constexpr int knob = 12;
constexpr double heldOpacity = 0.3;
constexpr double idleShare = 0.15; // of its colour in the face of an idle thread
constexpr int awayDot = 8;         // pixels, its outline included
constexpr int ringReach = 8;       // pixels beside a token that its ring and its dot may take

std::vector<QPointF> pixelsOf(const std::vector<Point>& diagram, const SceneView& view) {
    std::vector<QPointF> points;
    for (const Point& point : diagram)
        points.push_back(QPointF(point.x, point.y) * view.zoom + view.offset);
    return points;
}

void fill(QPainter& painter, const std::vector<WirePiece>& pieces) {
    for (const WirePiece& piece : pieces)
        painter.fillRect(piece.rect, piece.color);
}

} // namespace

void ScenePainter::setLook(const SceneLook& look) {
    m_look = look;
    m_labels.setLook(look);
}

void ScenePainter::paint(QPainter& painter, const SceneView& view) {
    m_view = &view;
    m_sight = painter.hasClipping() ? view.sight & painter.clipBoundingRect() : view.sight;
    m_labels.look(view);
    for (const BoxRow& row : *view.boxes)
        if (const BoxRow* shown = m_labels.asDrawn(row))
            drawBox(painter, *shown);
    for (const bool lit : {false, true}) { // the way that is followed lies over all that it crosses
        for (const WireRow& row : *view.wires)
            if (view.overlay->isLit(row) == lit)
                drawWire(painter, row);
    }
    painter.setOpacity(1);
    drawLit(painter);
    const TokenRow* last = nullptr; // what is selected lies on top
    for (const TokenRow& row : *view.tokens)
        if (row.key == view.overlay->selected)
            last = &row;
        else
            drawToken(painter, row);
    if (last != nullptr)
        drawToken(painter, *last);
}

std::vector<BoxRow> ScenePainter::drawn(const SceneView& view) {
    m_labels.look(view);
    std::vector<BoxRow> all;
    for (const BoxRow& row : *view.boxes)
        if (const BoxRow* shown = m_labels.asDrawn(row))
            all.push_back(*shown);
    return all;
}

std::vector<SceneLabel> ScenePainter::labels(const SceneView& view) {
    std::vector<SceneLabel> all;
    const auto take = [&](const QString& key, const std::vector<SetLabel>& labels) {
        for (const SetLabel& label : labels)
            all.push_back({key, label.place.text, label.set.rect, label.set.pixels, label.place.color});
    };
    for (const BoxRow& row : drawn(view))
        take(row.key, m_labels.of(row));
    for (const WireRow& row : *view.wires)
        take({}, m_labels.of(row));
    return all;
}

void ScenePainter::drawAll(QPainter& painter, const std::vector<SetLabel>& labels) {
    for (const SetLabel& label : labels)
        m_labels.types().draw(painter, label.place, label.set);
}

void ScenePainter::drawBox(QPainter& painter, const BoxRow& row) {
    const Box& box = row.box;
    const QRect rect = m_view->rectOf(box.rect);
    if (!isInSight(rect))
        return;
    const BoxMark mark = m_view->overlay->of(row);
    const bool aimed = mark.target == TargetState::Current;
    const bool marked = aimed || mark.lit || m_view->overlay->selected == row.key;
    const bool part = (box.style == BoxStyle::Part && row.isInner()) || box.style == BoxStyle::Chip;
    RoundShape shape;
    shape.radius = row.isSmall() ? corner::small : row.isInner() ? corner::control : corner::card;
    shape.fill = aimed             ? m_look.accentSoft
                 : box.vacant      ? QColor(Qt::transparent)
                 : row.isOutside() ? m_look.ground
                 : part            ? m_look.raised
                                   : m_look.panel;
    shape.border = marked || row.bottleneck || box.domain >= 0 ? 2 : box.vacant ? 0 : 1;
    shape.line = marked                                 ? m_look.accent
                 : row.bottleneck                       ? m_look.stress(row.hot)
                 : box.domain >= 0                      ? m_look.process(box.domain)
                 : mark.target == TargetState::Possible ? m_look.strong
                                                        : m_look.hairline;
    painter.setOpacity(mark.aside || mark.target == TargetState::Dimmed ? dimmed : 1);
    m_shapes.draw(painter, rect, shape);
    if (box.vacant || row.lost)
        drawState(painter, row, rect, shape.radius);
    if (box.showsUse)
        drawUse(painter, row);
    drawAll(painter, m_labels.of(row));
    painter.setOpacity(1);
}

/// A dashed edge for an empty bay, hatching and a cross for what has failed.
void ScenePainter::drawState(QPainter& painter, const BoxRow& row, const QRect& rect, double radius) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const QRectF all = QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath outline;
    outline.addRoundedRect(all, radius, radius);
    if (row.box.vacant) {
        QPen pen(m_look.strong, 1, Qt::CustomDashLine);
        pen.setDashPattern({5, 4});
        painter.strokePath(outline, pen);
    }
    if (row.lost) {
        painter.setClipPath(outline, Qt::IntersectClip);
        painter.setPen(QPen(m_look.strong, 1));
        for (double at = hatching; at < all.width() + all.height(); at += hatching) {
            painter.drawLine(QPointF(all.left() + at, all.top()),
                             QPointF(all.left() + at - all.height(), all.bottom()));
        }
        if (!row.leaf || row.box.style == BoxStyle::Chip) { // its parts, or its name, lie over the middle
            painter.restore();
            return;
        }
        const double arm = std::min(all.width(), all.height()) * armShare;
        painter.setPen(QPen(m_look.bad, 2));
        painter.drawLine(all.center() - QPointF(arm, arm), all.center() + QPointF(arm, arm));
        painter.drawLine(all.center() - QPointF(arm, -arm), all.center() + QPointF(arm, -arm));
    }
    painter.restore();
}

/// How busy, as a bar in heat colours along the foot.
void ScenePainter::drawUse(QPainter& painter, const BoxRow& row) {
    if (row.box.usePlace.width <= 0)
        return;
    const QRectF place = m_view->placeIn(row.box, row.box.usePlace);
    const int height = std::max(3, static_cast<int>(std::lround(4 * std::min(1.5, m_view->zoom))));
    const QRect bar(static_cast<int>(std::lround(place.x())), static_cast<int>(std::lround(place.bottom())) - height,
                    static_cast<int>(std::lround(place.width())), height);
    m_shapes.draw(painter, bar, {height / 2.0, m_look.track, 0, {}});
    if (row.use > 0) {
        const int length = std::max(height, static_cast<int>(std::lround(bar.width() * std::min(1.0, row.use))));
        m_shapes.draw(painter, {bar.topLeft(), QSize(length, height)}, {height / 2.0, m_look.heat(row.use), 0, {}});
    }
}

void ScenePainter::drawWire(QPainter& painter, const WireRow& row) {
    const Overlay& overlay = *m_view->overlay;
    const bool address = row.wire.kind != LinkKind::Data;
    WireShape shape;
    shape.use = m_view->useOf(row);
    shape.width = row.wire.width * m_view->zoom;
    shape.dashed = address;
    shape.ground = address ? m_look.strong : m_look.wire;
    shape.core = m_look.heat(shape.use);
    shape.mark = m_look.panel;
    shape.forward = row.forward;
    shape.backward = row.backward;
    shape.phase = m_view->phase;
    shape.standby = row.wire.standby;
    shape.clear = m_look.ground;
    const bool marked = overlay.isLit(row) || row.key == overlay.selected;
    if (row.bottleneck || marked)
        shape.outline = marked ? m_look.accent : m_look.text;
    painter.setOpacity(overlay.isAside(row) || overlay.moving ? dimmed : 1);
    fill(painter, wirePieces(pixelsOf(row.wire.points, *m_view), shape));
    drawAll(painter, m_labels.of(row));
}

void ScenePainter::drawLit(QPainter& painter) {
    WireShape shape;
    shape.width = litWidth;
    shape.ground = shape.core = m_look.accent;
    for (const std::vector<Point>& wire : m_view->overlay->litWires) {
        const std::vector<QPointF> points = pixelsOf(wire, *m_view);
        fill(painter, wirePieces(points, shape));
        if (!points.empty()) {
            const QPoint end = points.back().toPoint();
            m_shapes.draw(painter, {end.x() - knob / 2, end.y() - knob / 2, knob, knob},
                          {knob / 2.0, m_look.accent, 2, m_look.panel});
        }
    }
    QColor soft = m_look.accent;
    soft.setAlphaF(0.12F);
    for (const Rect& box : m_view->overlay->litBoxes)
        m_shapes.draw(painter, m_view->rectOf(box).adjusted(-2, -2, 2, 2), {corner::control, soft, 3, m_look.accent});
}

void ScenePainter::drawToken(QPainter& painter, const TokenRow& row) {
    const double zoom = m_view->zoom;
    const QPointF at = m_view->tokenAt(row) * zoom;
    const QPoint start(static_cast<int>(std::lround(at.x())), static_cast<int>(std::lround(at.y())));
    const QSize size(static_cast<int>(std::lround(row.rect.width() * zoom)),
                     static_cast<int>(std::lround(row.rect.height() * zoom)));
    const QRect rect(start + m_view->offset, size);
    if (!isInSight(
            rect.adjusted(-ringReach, -ringReach, static_cast<int>(row.nameWidth * zoom) + ringReach, ringReach)))
        return;
    const Overlay& overlay = *m_view->overlay;
    painter.setOpacity(row.key == overlay.held ? heldOpacity : overlay.isAside(row) ? dimmed : 1);
    drawFace(painter, row, rect);
    if (row.nameWidth > 0 && m_view->labels >= LabelRank::Line) {
        TextPlace name;
        name.basis = m_look.caption;
        name.text = row.name;
        name.place = {rect.x() + (row.rect.width() + 6) * zoom, double(rect.y()), row.nameWidth * zoom,
                      row.rect.height() * zoom};
        name.color = m_look.secondary;
        std::vector<SetLabel> labels;
        m_labels.add(labels, std::move(name), true);
        drawAll(painter, labels);
    }
    painter.setOpacity(1);
}

void ScenePainter::drawFace(QPainter& painter, const TokenRow& row, const QRect& rect) {
    const bool disc = row.kind == TokenKind::Thread || row.kind == TokenKind::MoreThreads;
    const QColor ink = m_look.process(row.process);
    const int step = disc ? 0 : std::max(2, static_cast<int>(std::lround(rect.height() / 12.0)));
    const QSize size(rect.width() - 2 * step, rect.height() - 2 * step);
    for (int back = 0; back < 2 && !disc; ++back) {
        m_shapes.draw(painter, {rect.topLeft() + QPoint((2 - back) * step, back * step), size},
                      {corner::small, m_look.panel, 1, ink});
    }
    const int pixels = std::clamp(static_cast<int>(rect.height() * 0.5), 11, 20);
    const bool strong = !disc || row.label.size() < 3; // three figures are as wide as a disc
    QRect face(rect.topLeft() + QPoint(0, 2 * step), size);
    if (disc) { // three figures far out
        const double wanted = m_labels.types().width(row.label, pixels, strong);
        const int extra = std::max(0, static_cast<int>(wanted) + 2 - face.width());
        face.adjust(-extra / 2, 0, (extra + 1) / 2, 0);
    }
    const bool full = disc && !row.isMore() && !row.stopped && !row.idle;
    const QColor ground = row.idle ? blended(m_look.panel, ink, idleShare) : m_look.panel;
    m_shapes.draw(painter, face,
                  {disc ? face.height() / 2.0 : corner::small, full ? ink : ground, full ? 0 : 1.5, ink});
    m_labels.types().drawCentred(painter, row.label, face, pixels, strong, full ? m_look.processInk : ink);
    if (row.stopped) { // struck through, as its number is hollow
        painter.setPen(QPen(m_look.bad, 2));
        painter.drawLine(face.bottomLeft() + QPoint(1, -1), face.topRight() + QPoint(-1, 1));
    }
    if (row.away) {
        m_shapes.draw(painter, {face.right() - awayDot / 2, face.top() - awayDot / 2 + 1, awayDot, awayDot},
                      {awayDot / 2.0, m_look.bad, 1.5, m_look.panel});
    }
    if (row.key == m_view->overlay->selected) {
        const QRect ring = (disc ? face : rect).adjusted(-3, -3, 3, 3);
        m_shapes.draw(painter, ring,
                      {disc ? ring.height() / 2.0 : corner::control, QColor(Qt::transparent), 2, m_look.accent});
    }
}

} // namespace boardset
