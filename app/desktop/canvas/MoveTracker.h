// SPDX-License-Identifier: GPL-3.0-or-later
// Follows the mouse over the whole window while a new part is dragged from the library.
#pragma once

#include "Move.h"

#include <QQuickItem>

namespace boardset {

/// Fills the canvas. The library starts a drag with CanvasView::startThread() and similar functions and needn't do
/// anything else: a release over the canvas drops the part; a click in the library keeps it at the pointer until the
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
