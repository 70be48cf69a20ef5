// SPDX-License-Identifier: GPL-3.0-or-later
// From units of the diagram to pixels.
#include "SceneView.h"

#include <cmath>

namespace boardset {

QRect SceneView::rectOf(const Rect& diagram) const {
    const auto at = [this](double x, double y) {
        return QPoint(static_cast<int>(std::lround(x * zoom)), static_cast<int>(std::lround(y * zoom)));
    };
    const QPoint from = at(diagram.x, diagram.y);
    const QPoint to = at(diagram.right(), diagram.bottom());
    return {from + offset, QSize(to.x() - from.x(), to.y() - from.y())};
}

QRectF SceneView::placeIn(const Box& box, const Rect& place) const {
    const QPointF corner = rectOf(box.rect).topLeft();
    return {corner + QPointF(place.x - box.rect.x, place.y - box.rect.y) * zoom,
            QSizeF(place.width, place.height) * zoom};
}

} // namespace boardset
