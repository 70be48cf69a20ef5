// SPDX-License-Identifier: GPL-3.0-or-later
// Interprets mouse, touchpad and keyboard input on the canvas.
#pragma once

#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QtQml/qqmlregistration.h>

namespace boardset {

class CanvasView;

/// Handles input; positions are in pixels of the canvas. The left button picks up a token or board.
/// Elsewhere, the left button pans. The middle button, and the left button together with Space, always pan.
/// A click selects; with Shift or Ctrl, a click adds to the selection.
/// Dragging with Shift or Ctrl from an empty position draws a frame and selects the tokens inside the frame.
class CanvasInput : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by CanvasView")
    Q_PROPERTY(bool panning READ isPanning NOTIFY panningChanged)
    Q_PROPERTY(QRectF frame READ frame NOTIFY frameChanged) ///< The selection frame; empty if none.

public:
    explicit CanvasInput(CanvasView& view);
    bool isPanning() const { return m_mode == Mode::Pan || m_space; }
    QRectF frame() const { return m_mode == Mode::Frame ? QRectF(m_start, m_last).normalized() : QRectF(); }

    Q_INVOKABLE void press(QPointF at, int button, int modifiers = 0);
    Q_INVOKABLE void moveTo(QPointF at, int modifiers);
    /// Handles the pointer outside the window while a button is down; an item can't be dropped there.
    Q_INVOKABLE void moveOutside(QPointF at);
    Q_INVOKABLE void releaseOutside(QPointF at);
    Q_INVOKABLE void release(QPointF at);
    Q_INVOKABLE void cancel(); ///< Ends the current action because another item has grabbed the mouse.
    Q_INVOKABLE void doubleClick(QPointF at, int button);
    /// The mouse wheel (`angle`, in eighths of a degree) zooms at the pointer; a touchpad (`pixels`) pans.
    Q_INVOKABLE void wheel(QPointF at, QPointF angle, QPointF pixels, int modifiers);
    /// Handles a key; returns true if the key has a function on the canvas.
    Q_INVOKABLE bool key(int key, int modifiers);
    Q_INVOKABLE bool keyUp(int key, int modifiers);
    /// Disconnects or reconnects the link under the pointer, or else the selected link.
    /// Returns false if there is no such link.
    Q_INVOKABLE bool toggleLink();

Q_SIGNALS:
    void panningChanged();
    void frameChanged();
    void menuWanted(QPointF at);
    void spaceTapped(); ///< Space was pressed and released without a drag.

private:
    enum class Mode { Nothing, Press, Pan, Move, Frame };
    void setMode(Mode does);
    bool moveKey(int key, int modifiers);
    CanvasView& m_view;
    QPointF m_start, m_last;
    Mode m_mode = Mode::Nothing;
    bool m_more = false; ///< True if Shift or Ctrl was down when the button was pressed.
    bool m_space = false;
    bool m_tapped = false; ///< True while Space is down and no drag has begun since.
};

} // namespace boardset
