// SPDX-License-Identifier: GPL-3.0-or-later
// What the mouse, the touchpad and the keyboard do on the canvas: one place that decides.
#pragma once

#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QtQml/qqmlregistration.h>

namespace boardset {

class CanvasView;

/// Positions are in the canvas, in pixels. Left on a token or a board takes it up; left elsewhere, middle, or left
/// with the space bar pans; a click selects, with Shift or Ctrl also what is selected already. Dragged with either from
/// where no token is, a frame is drawn, and the tokens in it are selected together.
class Hand : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by CanvasView")
    Q_PROPERTY(bool panning READ isPanning NOTIFY panningChanged)
    Q_PROPERTY(QRectF frame READ frame NOTIFY frameChanged) ///< That is being drawn; empty: none.

public:
    explicit Hand(CanvasView& view);
    bool isPanning() const { return m_does == Does::Pan || m_space; }
    QRectF frame() const { return m_does == Does::Frame ? QRectF(m_start, m_last).normalized() : QRectF(); }

    Q_INVOKABLE void press(QPointF at, int button, int modifiers = 0);
    Q_INVOKABLE void moveTo(QPointF at, int modifiers);
    /// The pointer moves outside the window with a button down, where nothing can be dropped.
    Q_INVOKABLE void moveOutside(QPointF at);
    Q_INVOKABLE void releaseOutside(QPointF at);
    Q_INVOKABLE void release(QPointF at);
    Q_INVOKABLE void giveUp(); ///< Something else has taken the mouse.
    Q_INVOKABLE void doubleClick(QPointF at, int button);
    /// Mouse wheel (angle in eighths of a degree) or touchpad (pixels): zooms at the pointer; a touchpad pans.
    Q_INVOKABLE void wheel(QPointF at, QPointF angle, QPointF pixels, int modifiers);
    /// True if the key meant something here.
    Q_INVOKABLE bool key(int key, int modifiers);
    Q_INVOKABLE bool keyUp(int key, int modifiers);
    /// Pulls the link under the pointer, or the selected one, out or plugs it in; false if there is none.
    Q_INVOKABLE bool pull();

Q_SIGNALS:
    void panningChanged();
    void frameChanged();
    void menuWanted(QPointF at);
    void spaceTapped(); ///< Pressed and let go without a drag.

private:
    enum class Does { Nothing, Press, Pan, Move, Frame };
    void become(Does does);
    bool moveKey(int key, int modifiers);
    CanvasView& m_view;
    QPointF m_start, m_last;
    Does m_does = Does::Nothing;
    bool m_more = false; ///< Pressed with Shift or Ctrl.
    bool m_space = false;
    bool m_tapped = false; ///< The space bar is down and nothing was dragged with it.
};

} // namespace boardset
