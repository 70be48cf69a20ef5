// SPDX-License-Identifier: GPL-3.0-or-later
// Draws one level with a painter: boxes, wires over them (they never cross one), what is lit, tokens on top.
#pragma once

#include "Shapes.h"
#include "Typesetter.h"

#include "BoxModel.h"
#include "TokenModel.h"
#include "WireModel.h"

#include <QVariantList>
#include <functional>
#include <set>

namespace boardset {

/// Radii of corners, in pixels.
namespace corner {
constexpr double card = 8, control = 6, small = 4;
}

/// Opacity of what something else is told from: where nothing can be put down, what is not on a way that is followed.
inline constexpr double dimmed = 0.45;

/// What is drawn, and from where it is looked at.
struct SceneView {
    const std::vector<BoxRow>* boxes = nullptr;
    const std::vector<WireRow>* wires = nullptr;
    const std::vector<TokenRow>* tokens = nullptr;
    QVariantList litBoxes, litWires;
    double zoom = 1;
    QPointF offset;  ///< Of the diagram's origin on the canvas: whole pixels.
    QSizeF viewport; ///< What lies outside is left out.
    int labels = 0;  ///< The last LabelRank that is shown.
    QString selected;
    QSet<QString> followed; ///< Paths on the way that is followed; empty: none is.
    QString held;           ///< Key of the token in the hand.
    bool moving = false;    ///< Something is in the hand.
    double phase = -1;      ///< Of the marks of flow; below 0: none.
    /// Where a token is on its way, and how much of a wire's use is shown yet.
    std::function<QPointF(const TokenRow&)> tokenAt;
    std::function<double(const WireRow&)> useOf;
};

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
    void paint(QPainter& painter, const SceneView& view);
    /// The texts in sight; those of tokens are none of the diagram's labels.
    std::vector<SceneLabel> labels(const SceneView& view);
    /// The boxes that are drawn: those that are nothing but a name are not, where it is not shown. What is drawn for
    /// several of them has the key of the first.
    std::vector<BoxRow> drawn(const SceneView& view);

private:
    struct Label {
        TextPlace place;
        SetText set;
    };
    void look(const SceneView& view);
    bool isMarked(const BoxRow& row) const;
    bool isNamed(const BoxRow& row) const;
    const BoxRow* asDrawn(const BoxRow& row);
    QRect rectOf(const QRectF& diagram) const;
    QRectF placeIn(const BoxRow& row, const QRectF& place) const;
    bool isInSight(const QRect& rect) const;
    void keepInside(TextPlace& place, const QRect& box);
    void add(std::vector<Label>& labels, TextPlace place, bool shown);
    double endOf(const BoxRow& row);
    TextPlace figureOf(const BoxRow& row) const;
    TextPlace subtitleOf(const BoxRow& row);
    TextPlace titleOf(const BoxRow& row, const TextPlace& subtitle, bool second);
    std::vector<Label> labelsOf(const BoxRow& row);
    void addLines(std::vector<Label>& labels, const BoxRow& row);
    void addUse(std::vector<Label>& labels, const BoxRow& row, double from);
    std::vector<Label> labelsOf(const WireRow& row);
    void drawAll(QPainter& painter, const std::vector<Label>& labels);

    void drawBox(QPainter& painter, const BoxRow& row);
    void drawMark(QPainter& painter, const BoxRow& row, const QRect& rect, double radius);
    void drawUse(QPainter& painter, const BoxRow& row);
    void drawWire(QPainter& painter, const WireRow& row);
    void drawLit(QPainter& painter);
    void drawToken(QPainter& painter, const TokenRow& row);
    void drawFace(QPainter& painter, const TokenRow& row, const QRect& rect);

    const SceneView* m_view = nullptr;
    std::set<int> m_nameless; ///< BoxRow::alike of those whose names are not shown at this zoom.
    std::set<int> m_called;   ///< BoxRow::holder of those that something is done with: they have their names.
    BoxRow m_together;        ///< What is drawn for several boxes.
    SceneLook m_look;
    Shapes m_shapes;
    Typesetter m_types;
};

} // namespace boardset
