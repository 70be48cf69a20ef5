// SPDX-License-Identifier: GPL-3.0-or-later
// CanvasView takes something up other than by the pointer: the selected token, or a new part from the shelf.
#include "CanvasView.h"

namespace boardset {

void CanvasView::startMove() {
    if (const TokenRow* token = m_tokens.find(m_selected)) {
        take(*token, m_camera.toCanvas(token->rect).center(), true);
    } else {
        say(tr("Choose a thread or pages first: Tab walks through them"));
    }
}

void CanvasView::startAdd(const QString& kind) {
    if (kind.startsWith(QStringLiteral("board:"))) {
        startBoard(kind.section(':', 1));
        return;
    }
    const Held held = freshOf(kind == QStringLiteral("thread") ? Cargo::Thread : Cargo::Pages);
    const int process = processOf(held.process);
    say({});
    m_move.begin(held, {}, process, QRectF({0, 0}, m_camera.viewport()).center(), false);
}

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
