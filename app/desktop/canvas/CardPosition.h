// SPDX-License-Identifier: GPL-3.0-or-later
// The position of the preview card beside a dragged item and its target.
#pragma once

#include <QRectF>

namespace boardset {

/// Returns the top left corner for a card in `area`: near the dragged item, but covering neither it nor the target if
/// possible, and the target rather than the item. All arguments use the same coordinates.
QPointF cardPosition(QSizeF card, const QRectF& carried, const QRectF& target, const QRectF& area);

} // namespace boardset
