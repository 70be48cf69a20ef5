// SPDX-License-Identifier: GPL-3.0-or-later
// The position of the preview card beside a dragged item and its target.
#pragma once

#include <QRectF>

namespace boardset {

/// Returns the top-left corner for a card in `area`, near the dragged item.
/// If possible, the card covers neither the item nor the target; otherwise, it covers the item rather than the target.
/// All arguments use the same coordinates.
QPointF cardPosition(QSizeF card, const QRectF& carried, const QRectF& target, const QRectF& area);

} // namespace boardset
