// SPDX-License-Identifier: GPL-3.0-or-later
// Follows the mouse over the whole window while a new part is dragged from the library.
#pragma once

#include "DragSession.h"

#include <QQuickItem>

namespace boardset {

/// A QML item that fills the canvas and follows the pointer during a drag from the library.
/// The part library only starts the drag, with CanvasView::startThread() or a similar function.
/// Releasing the button over the canvas drops the part.
/// A click in the library keeps the part at the pointer until the next click.
class DragTracker : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(boardset::DragSession* drag READ drag WRITE setDrag NOTIFY dragChanged REQUIRED)

public:
    using QQuickItem::QQuickItem;
    DragSession* drag() const { return m_drag; }
    void setDrag(DragSession* drag);

Q_SIGNALS:
    void dragChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();
    bool onMouse(const QMouseEvent& event);
    DragSession* m_drag = nullptr;
    bool m_entered = false;
};

} // namespace boardset
