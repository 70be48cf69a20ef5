// SPDX-License-Identifier: GPL-3.0-or-later
// Where the words about a move stand: beside what is carried and where it would go.
#pragma once

#include <QRectF>

namespace boardset {

/// The upper left corner of a card of a size in a room: near what is carried, but over neither that nor the target, as
/// far as the room allows; rather over the target than over what is carried. All in one system of coordinates.
QPointF cardPlace(QSizeF card, const QRectF& carried, const QRectF& target, const QRectF& room);

} // namespace boardset
