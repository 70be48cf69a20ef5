// SPDX-License-Identifier: GPL-3.0-or-later
// CanvasView's boards: taking one up from the shelf.
#include "CanvasView.h"

namespace boardset {

void CanvasView::startBoard(const QString& type) {
    Held held;
    held.cargo = Cargo::Board;
    held.fresh = true;
    held.board = type;
    held.title = QString::fromStdString(m_document.catalog()->blockType(type.toStdString()).title);
    say({});
    m_move.begin(held, {}, 0, QRectF({0, 0}, m_camera.viewport()).center(), false);
}

} // namespace boardset
