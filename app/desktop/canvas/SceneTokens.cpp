// SPDX-License-Identifier: GPL-3.0-or-later
// ScenePainter's wires, what is lit, and tokens: discs with a thread's number, stacks of pages with their count.
#include "ScenePainter.h"

#include "WirePieces.h"

#include <algorithm>
#include <cmath>

namespace boardset {
namespace {

constexpr double litWidth = 5; // pixels
constexpr int knob = 12;
constexpr double heldOpacity = 0.3;
constexpr double idleShare = 0.15; // of its colour in the face of an idle thread
constexpr int awayDot = 8;         // pixels, its outline included

std::vector<QPointF> pixelsOf(const QVariantList& diagram, const SceneView& view) {
    std::vector<QPointF> points;
    for (const QVariant& point : diagram) {
        points.push_back(point.toPointF() * view.zoom + view.offset);
    }
    return points;
}

void fill(QPainter& painter, const std::vector<WirePiece>& pieces) {
    for (const WirePiece& piece : pieces) {
        painter.fillRect(piece.rect, piece.color);
    }
}

QColor blended(const QColor& a, const QColor& b, double share) {
    const auto part = [&](double from, double to) { return static_cast<float>(from + (to - from) * share); };
    return QColor::fromRgbF(part(a.redF(), b.redF()), part(a.greenF(), b.greenF()), part(a.blueF(), b.blueF()));
}

} // namespace

void ScenePainter::drawWire(QPainter& painter, const WireRow& row) {
    WireShape shape;
    shape.use = m_view->useOf(row);
    shape.width = row.width * m_view->zoom;
    shape.dashed = row.address;
    shape.ground = row.address ? m_look.strong : m_look.wire;
    shape.core = m_look.heat(shape.use);
    shape.mark = m_look.panel;
    shape.forward = row.forward;
    shape.backward = row.backward;
    shape.phase = m_view->phase;
    shape.standby = row.standby;
    shape.clear = m_look.ground;
    const bool marked = row.lit || row.key == m_view->selected;
    if (row.bottleneck || marked) {
        shape.outline = marked ? m_look.accent : m_look.text;
    }
    painter.setOpacity(row.aside || m_view->moving ? dimmed : 1);
    fill(painter, wirePieces(pixelsOf(row.points, *m_view), shape));
    drawAll(painter, labelsOf(row));
}

void ScenePainter::drawLit(QPainter& painter) {
    WireShape shape;
    shape.width = litWidth;
    shape.ground = shape.core = m_look.accent;
    for (const QVariant& wire : m_view->litWires) {
        const std::vector<QPointF> points = pixelsOf(wire.toList(), *m_view);
        fill(painter, wirePieces(points, shape));
        if (!points.empty()) {
            const QPoint end = points.back().toPoint();
            m_shapes.draw(painter, {end.x() - knob / 2, end.y() - knob / 2, knob, knob},
                          {knob / 2.0, m_look.accent, 2, m_look.panel});
        }
    }
    QColor soft = m_look.accent;
    soft.setAlphaF(0.12F);
    for (const QVariant& box : m_view->litBoxes) {
        m_shapes.draw(painter, rectOf(box.toRectF()).adjusted(-2, -2, 2, 2), {corner::control, soft, 3, m_look.accent});
    }
}

void ScenePainter::drawToken(QPainter& painter, const TokenRow& row) {
    const double zoom = m_view->zoom;
    const QPointF at = m_view->tokenAt(row) * zoom;
    const QPoint start(static_cast<int>(std::lround(at.x())), static_cast<int>(std::lround(at.y())));
    const QSize size(static_cast<int>(std::lround(row.rect.width() * zoom)),
                     static_cast<int>(std::lround(row.rect.height() * zoom)));
    const QRect rect(start + m_view->offset.toPoint(), size);
    if (!isInSight(rect.adjusted(0, 0, static_cast<int>(row.nameWidth * zoom), 0))) {
        return;
    }
    const bool aside = !m_view->followed.isEmpty() && !m_view->followed.contains(row.at);
    painter.setOpacity(row.key == m_view->held ? heldOpacity : aside ? dimmed : 1);
    drawFace(painter, row, rect);
    if (row.nameWidth > 0 && m_view->labels >= BoxModel::LineRank) {
        TextPlace name;
        name.basis = m_look.caption;
        name.text = row.name;
        name.place = {rect.x() + (row.rect.width() + 6) * zoom, double(rect.y()), row.nameWidth * zoom,
                      row.rect.height() * zoom};
        name.color = m_look.secondary;
        std::vector<Label> labels;
        add(labels, std::move(name), true);
        drawAll(painter, labels);
    }
    painter.setOpacity(1);
}

void ScenePainter::drawFace(QPainter& painter, const TokenRow& row, const QRect& rect) {
    const bool disc = row.kind == TokenModel::Thread || row.kind == TokenModel::MoreThreads;
    const bool more = row.kind == TokenModel::MoreThreads || row.kind == TokenModel::MorePages;
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
        const int extra = std::max(0, static_cast<int>(m_types.width(row.label, pixels, strong)) + 2 - face.width());
        face.adjust(-extra / 2, 0, (extra + 1) / 2, 0);
    }
    const bool full = disc && !more && !row.stopped && !row.idle;
    const QColor ground = row.idle ? blended(m_look.panel, ink, idleShare) : m_look.panel;
    m_shapes.draw(painter, face,
                  {disc ? face.height() / 2.0 : corner::small, full ? ink : ground, full ? 0 : 1.5, ink});
    m_types.drawCentred(painter, row.label, face, pixels, strong, full ? m_look.processInk : ink);
    if (row.stopped) { // struck through, as its number is hollow
        painter.setPen(QPen(m_look.bad, 2));
        painter.drawLine(face.bottomLeft() + QPoint(1, -1), face.topRight() + QPoint(-1, 1));
    }
    if (row.away) {
        m_shapes.draw(painter, {face.right() - awayDot / 2, face.top() - awayDot / 2 + 1, awayDot, awayDot},
                      {awayDot / 2.0, m_look.bad, 1.5, m_look.panel});
    }
    if (row.key == m_view->selected) {
        const QRect ring = (disc ? face : rect).adjusted(-3, -3, 3, 3);
        m_shapes.draw(painter, ring,
                      {disc ? ring.height() / 2.0 : corner::control, QColor(Qt::transparent), 2, m_look.accent});
    }
}

} // namespace boardset
