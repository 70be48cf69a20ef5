// SPDX-License-Identifier: GPL-3.0-or-later
// Follows the mouse over the whole window while a new part is carried in from the shelf.
#pragma once

#include "Move.h"

#include <QQuickItem>

namespace boardset {

/// Fills the canvas. The shelf starts a move with CanvasView::startThread() and the like, and need do nothing
/// more: dragging and letting go over the canvas drops; a click on the shelf leaves the part at the pointer until the
/// next click.
class MoveTracker : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(boardset::Move* move READ move WRITE setMove NOTIFY moveChanged REQUIRED)

public:
    using QQuickItem::QQuickItem;
    Move* move() const { return m_move; }
    void setMove(Move* move);

Q_SIGNALS:
    void moveChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();
    bool onMouse(const QMouseEvent& event);
    Move* m_move = nullptr;
    bool m_entered = false;
};

} // namespace boardset
