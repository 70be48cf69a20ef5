// SPDX-License-Identifier: GPL-3.0-or-later
// Boxes, and the order in which everything is drawn.
#include "ScenePainter.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace boardset {
namespace {

constexpr double hatching = 10;  // pixels between two lines
constexpr double armShare = 0.2; // of the shorter side: the cross stays clear of names

} // namespace

void ScenePainter::setLook(const SceneLook& look) {
    m_look = look;
    m_types.setLook(look);
}

QRect ScenePainter::rectOf(const QRectF& diagram) const {
    const double zoom = m_view->zoom;
    const QPoint from(static_cast<int>(std::lround(diagram.x() * zoom)),
                      static_cast<int>(std::lround(diagram.y() * zoom)));
    const QPoint to(static_cast<int>(std::lround(diagram.right() * zoom)),
                    static_cast<int>(std::lround(diagram.bottom() * zoom)));
    return {from + m_view->offset.toPoint(), QSize(to.x() - from.x(), to.y() - from.y())};
}

bool ScenePainter::isInSight(const QRect& rect) const {
    return QRectF({0, 0}, m_view->viewport).intersects(rect);
}

void ScenePainter::paint(QPainter& painter, const SceneView& view) {
    look(view);
    for (const BoxRow& row : *view.boxes) {
        if (const BoxRow* shown = asDrawn(row)) {
            drawBox(painter, *shown);
        }
    }
    for (const bool lit : {false, true}) { // the way that is followed lies over all that it crosses
        for (const WireRow& row : *view.wires) {
            if (row.lit == lit) {
                drawWire(painter, row);
            }
        }
    }
    painter.setOpacity(1);
    drawLit(painter);
    const TokenRow* last = nullptr; // what is selected lies on top
    for (const TokenRow& row : *view.tokens) {
        if (row.key == view.selected) {
            last = &row;
        } else {
            drawToken(painter, row);
        }
    }
    if (last != nullptr) {
        drawToken(painter, *last);
    }
}

std::vector<BoxRow> ScenePainter::drawn(const SceneView& view) {
    look(view);
    std::vector<BoxRow> all;
    for (const BoxRow& row : *view.boxes) {
        if (const BoxRow* shown = asDrawn(row)) {
            all.push_back(*shown);
        }
    }
    return all;
}

std::vector<SceneLabel> ScenePainter::labels(const SceneView& view) {
    look(view);
    std::vector<SceneLabel> all;
    const auto take = [&](const QString& key, const std::vector<Label>& labels) {
        for (const Label& label : labels) {
            all.push_back({key, label.place.text, label.set.rect, label.set.pixels, label.place.color});
        }
    };
    for (const BoxRow& row : *view.boxes) {
        if (const BoxRow* shown = asDrawn(row)) {
            take(row.key, labelsOf(*shown));
        }
    }
    for (const WireRow& row : *view.wires) {
        take({}, labelsOf(row));
    }
    return all;
}

void ScenePainter::drawAll(QPainter& painter, const std::vector<Label>& labels) {
    for (const Label& label : labels) {
        m_types.draw(painter, label.place, label.set);
    }
}

void ScenePainter::drawBox(QPainter& painter, const BoxRow& row) {
    const QRect rect = rectOf(row.rect);
    const bool small = row.isSmall();
    if (!isInSight(rect)) {
        return;
    }
    const bool context = row.style == BoxModel::Context;
    const bool aimed = row.isAimed();
    const bool selected = m_view->selected == row.key;
    const bool part = (row.style == BoxModel::Part && row.inner) || row.style == BoxModel::Chip;
    RoundShape shape;
    shape.radius = small ? corner::small : row.inner ? corner::control : corner::card;
    shape.fill = aimed        ? m_look.accentSoft
                 : row.vacant ? QColor(Qt::transparent)
                 : context    ? m_look.ground
                 : part       ? m_look.raised
                              : m_look.panel;
    shape.border = aimed || selected || row.lit || row.bottleneck || row.domain >= 0 ? 2 : row.vacant ? 0 : 1;
    shape.line = aimed || selected || row.lit                            ? m_look.accent
                 : row.bottleneck                                        ? m_look.stress(row.use)
                 : row.domain >= 0                                       ? m_look.process(row.domain)
                 : row.target == static_cast<int>(TargetState::Possible) ? m_look.strong
                                                                         : m_look.hairline;
    painter.setOpacity(row.aside || row.target == static_cast<int>(TargetState::Dimmed) ? dimmed : 1);
    m_shapes.draw(painter, rect, shape);
    if (row.vacant || row.lost) {
        drawMark(painter, row, rect, shape.radius);
    }
    if (row.showsUse) {
        drawUse(painter, row);
    }
    drawAll(painter, labelsOf(row));
    painter.setOpacity(1);
}

/// A dashed edge for an empty bay, hatching and a cross for what has failed.
void ScenePainter::drawMark(QPainter& painter, const BoxRow& row, const QRect& rect, double radius) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const QRectF all = QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath edge;
    edge.addRoundedRect(all, radius, radius);
    if (row.vacant) {
        QPen pen(m_look.strong, 1, Qt::CustomDashLine);
        pen.setDashPattern({5, 4});
        painter.strokePath(edge, pen);
    }
    if (row.lost) {
        painter.setClipPath(edge);
        painter.setPen(QPen(m_look.strong, 1));
        for (double at = hatching; at < all.width() + all.height(); at += hatching) {
            painter.drawLine(QPointF(all.left() + at, all.top()),
                             QPointF(all.left() + at - all.height(), all.bottom()));
        }
        if (!row.leaf || row.style == BoxModel::Chip) { // its parts, or its name, lie over the middle
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
    const QRectF place = placeIn(row, row.usePlace);
    if (row.usePlace.width() <= 0) {
        return;
    }
    const int height = std::max(3, static_cast<int>(std::lround(4 * std::min(1.5, m_view->zoom))));
    const QRect bar(static_cast<int>(std::lround(place.x())), static_cast<int>(std::lround(place.bottom())) - height,
                    static_cast<int>(std::lround(place.width())), height);
    m_shapes.draw(painter, bar, {height / 2.0, m_look.track, 0, {}});
    if (row.use > 0) {
        const int length = std::max(height, static_cast<int>(std::lround(bar.width() * std::min(1.0, row.use))));
        m_shapes.draw(painter, {bar.topLeft(), QSize(length, height)}, {height / 2.0, m_look.heat(row.use), 0, {}});
    }
}

} // namespace boardset
