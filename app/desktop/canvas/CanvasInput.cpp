// SPDX-License-Identifier: GPL-3.0-or-later
// Distinguishes clicks from drags, and interprets the keys.
#include "CanvasInput.h"

#include "CanvasView.h"

#include <cmath>
#include <map>
#include <utility>

namespace boardset {
namespace {

constexpr double dragFrom = 5;     // distance in pixels at which a press becomes a drag
constexpr double panStep = 48;     // distance in pixels that an arrow key pans
constexpr double wheelNotch = 120; // Qt's value for one notch of the wheel
constexpr double zoomPerNotch = 1.2;

int flagOf(int key) {
    switch (key) {
    case Qt::Key_Shift:
        return Qt::ShiftModifier;
    case Qt::Key_Control:
        return Qt::ControlModifier;
    case Qt::Key_Alt:
        return Qt::AltModifier;
    default:
        return 0;
    }
}

/// Returns the direction of an arrow key; null for any other key.
QPoint directionOf(int key) {
    return {(key == Qt::Key_Right) - (key == Qt::Key_Left), (key == Qt::Key_Down) - (key == Qt::Key_Up)};
}

int withKey(int key, int modifiers, bool down) {
    return down ? modifiers | flagOf(key) : modifiers & ~flagOf(key);
}

} // namespace

CanvasInput::CanvasInput(CanvasView& view) : QObject(&view), m_view(view) {}

void CanvasInput::setMode(Mode does) {
    if (does != m_mode) {
        m_mode = does;
        Q_EMIT panningChanged();
        Q_EMIT frameChanged();
    }
}

void CanvasInput::press(QPointF at, int button, int modifiers) {
    m_start = m_last = at;
    m_more = (modifiers & (Qt::ShiftModifier | Qt::ControlModifier)) != 0;
    m_view.hover()->hide();
    if (m_view.drag()->isActive()) {
        m_view.drag()->moveTo(at, 0); // releasing the button drops a dragged token
        setMode(Mode::Move);
    } else if (button == Qt::MiddleButton || (button == Qt::LeftButton && m_space)) {
        m_tapped = false;
        setMode(Mode::Pan);
    } else if (button == Qt::LeftButton) {
        setMode(Mode::Press);
    } else if (button == Qt::RightButton && m_view.offerAt(at)) {
        Q_EMIT menuWanted(at);
    }
}

void CanvasInput::moveTo(QPointF at, int modifiers) {
    const QPointF step = at - m_last;
    if (m_mode == Mode::Press && std::hypot(at.x() - m_start.x(), at.y() - m_start.y()) > dragFrom)
        setMode(m_more && !m_view.hasTokenAt(m_start) ? Mode::Frame : m_view.dragAt(m_start) ? Mode::Move : Mode::Pan);
    if (m_view.drag()->isActive() && !m_view.drag()->isByKeyboard())
        m_view.drag()->moveTo(at, modifiers);
    else if (m_mode == Mode::Pan)
        m_view.camera()->pan(step.x(), step.y());
    else if (m_mode == Mode::Nothing)
        m_view.hover()->moveTo(at);
    m_last = at;
    if (m_mode == Mode::Frame)
        Q_EMIT frameChanged();
}

void CanvasInput::moveOutside(QPointF at) {
    if (m_mode != Mode::Move)
        return moveTo(at, 0);
    m_view.drag()->aimNowhere(at);
    m_last = at;
}

void CanvasInput::releaseOutside(QPointF at) {
    m_mode == Mode::Move ? cancel() : release(at);
}

void CanvasInput::release(QPointF at) {
    const Mode did = m_mode;
    if (did == Mode::Frame)
        m_view.chooseIn(frame());
    setMode(Mode::Nothing);
    if (did == Mode::Move)
        m_view.drag()->drop();
    else if (did == Mode::Press)
        m_view.clickAt(at, m_more);
}

void CanvasInput::cancel() {
    if (m_mode == Mode::Move)
        m_view.drag()->cancel();
    setMode(Mode::Nothing);
}

void CanvasInput::doubleClick(QPointF at, int button) {
    if (button == Qt::LeftButton) {
        setMode(Mode::Nothing);
        m_view.enterAt(at);
    }
}

void CanvasInput::wheel(QPointF at, QPointF angle, QPointF pixels, int modifiers) {
    if (m_view.drag()->isCountable() && angle.y() != 0)
        return m_view.drag()->setCount(m_view.drag()->count() + (angle.y() > 0 ? 1 : -1));
    const bool touchpad = !pixels.isNull() && !(modifiers & Qt::ControlModifier);
    if (touchpad)
        m_view.camera()->pan(pixels.x(), pixels.y());
    else if (angle.y() != 0)
        m_view.camera()->zoomAt(at, std::pow(zoomPerNotch, angle.y() / wheelNotch));
}

bool CanvasInput::moveKey(int key, int modifiers) {
    DragSession& move = *m_view.drag();
    if (const QPoint step = directionOf(key); !step.isNull()) {
        move.step(step.x(), step.y());
        return true;
    }
    switch (key) {
    case Qt::Key_PageUp:
        if (!move.widen())
            m_view.goOut();
        return true;
    case Qt::Key_PageDown:
        move.narrow();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!move.seek())
            move.drop();
        return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        if (move.canGoOut()) {
            move.aimOutside();
            move.drop();
        }
        return true;
    case Qt::Key_Escape:
        move.cancel();
        setMode(Mode::Nothing);
        return true;
    case Qt::Key_Shift:
    case Qt::Key_Control:
    case Qt::Key_Alt:
        move.setModifiers(withKey(key, modifiers, true));
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Minus:
        move.setCount(move.count() + (key == Qt::Key_Plus ? 1 : -1));
        return true;
    default:
        if (key >= Qt::Key_0 && key <= Qt::Key_9)
            move.typeDigit(key - Qt::Key_0);
        return (key >= Qt::Key_0 && key <= Qt::Key_9) || key == Qt::Key_Tab || key == Qt::Key_Backtab;
    }
}

bool CanvasInput::key(int key, int modifiers) {
    if (m_view.drag()->isActive())
        return moveKey(key, modifiers);
    if (key == Qt::Key_A && modifiers == Qt::ControlModifier) {
        m_view.chooseAll();
        return true;
    }
    if (modifiers & (Qt::ControlModifier | Qt::AltModifier))
        return false;
    if (const QPoint step = directionOf(key); !step.isNull()) {
        m_view.camera()->pan(-panStep * step.x(), -panStep * step.y());
        return true;
    }
    static const std::map<int, void (CanvasView::*)()> does{
        {Qt::Key_F, &CanvasView::fit},
        {Qt::Key_Plus, &CanvasView::zoomIn},
        {Qt::Key_Equal, &CanvasView::zoomIn},
        {Qt::Key_Minus, &CanvasView::zoomOut},
        {Qt::Key_M, &CanvasView::startMove},
        {Qt::Key_Return, &CanvasView::enterSelected},
        {Qt::Key_Enter, &CanvasView::enterSelected},
        {Qt::Key_Delete, &CanvasView::removeSelected},
        {Qt::Key_Backspace, &CanvasView::removeSelected},
    };
    if (const auto found = does.find(key); found != does.end()) {
        (m_view.*found->second)();
        return true;
    }
    switch (key) {
    case Qt::Key_Escape:
        if (!m_view.selectedBeside().isEmpty()) {
            m_view.select({});
            return true;
        }
        if (!m_view.isInside())
            return false;
        m_view.leave();
        return true;
    case Qt::Key_Menu:
        m_view.offerSelected();
        Q_EMIT menuWanted(m_last);
        return true;
    case Qt::Key_Space:
        m_tapped = m_tapped || !m_space;
        m_space = true;
        Q_EMIT panningChanged();
        return true;
    default:
        return false;
    }
}

bool CanvasInput::toggleLink() {
    return m_view.toggleLinkAt(m_last);
}

bool CanvasInput::keyUp(int key, int modifiers) {
    if (key == Qt::Key_Space) {
        const bool tapped = std::exchange(m_tapped, false);
        m_space = false;
        Q_EMIT panningChanged();
        if (tapped)
            Q_EMIT spaceTapped();
        return true;
    }
    m_view.drag()->setModifiers(withKey(key, modifiers, false));
    return false;
}

} // namespace boardset
