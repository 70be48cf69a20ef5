// SPDX-License-Identifier: GPL-3.0-or-later
// Draws one level with a painter: boxes, wires over them (they never cross one), what is lit, tokens on top.
#pragma once

#include "SceneLabels.h"
#include "Shapes.h"

namespace boardset {

/// A label as it stands on the canvas.
struct SceneLabel {
    QString key; ///< Of the box; empty beside a wire.
    QString text;
    QRectF rect; ///< On the canvas, in pixels.
    int pixels = 0;
    QColor color;
};

/// Keeps what is slow to make from one picture to the next: shaped texts and round corners.
class ScenePainter {
public:
    void setLook(const SceneLook& look);
    /// Where the painter clips, what lies outside is left out.
    void paint(QPainter& painter, const SceneView& view);
    /// The texts in sight; those of tokens are none of the diagram's labels.
    std::vector<SceneLabel> labels(const SceneView& view);
    /// The boxes that are drawn: those that are nothing but a name are not, where it is not shown. What is drawn for
    /// several of them has the key of the first.
    std::vector<BoxRow> drawn(const SceneView& view);

private:
    bool isInSight(const QRect& rect) const { return m_sight.intersects(rect); }
    void drawAll(QPainter& painter, const std::vector<SetLabel>& labels);
    void drawBox(QPainter& painter, const BoxRow& row);
    void drawState(QPainter& painter, const BoxRow& row, const QRect& rect, double radius);
    void drawUse(QPainter& painter, const BoxRow& row);
    void drawWire(QPainter& painter, const WireRow& row);
    void drawLit(QPainter& painter);
    void drawToken(QPainter& painter, const TokenRow& row);
    void drawFace(QPainter& painter, const TokenRow& row, const QRect& rect);

    const SceneView* m_view = nullptr;
    QRectF m_sight; ///< What is painted.
    SceneLook m_look;
    SceneLabels m_labels;
    Shapes m_shapes;
};

} // namespace boardset
