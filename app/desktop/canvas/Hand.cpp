// SPDX-License-Identifier: GPL-3.0-or-later
// Distinguishes clicks from drags, and interprets the keys.
#include "Hand.h"

#include "CanvasView.h"

#include <cmath>
#include <map>
#include <utility>

namespace boardset {
namespace {

constexpr double dragFrom = 5;     // pixels that turn a press into a drag
constexpr double panStep = 48;     // pixels per arrow key
constexpr double wheelNotch = 120; // Qt's unit for one notch
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
QPoint wayOf(int key) {
    return {(key == Qt::Key_Right) - (key == Qt::Key_Left), (key == Qt::Key_Down) - (key == Qt::Key_Up)};
}

int withKey(int key, int modifiers, bool down) {
    return down ? modifiers | flagOf(key) : modifiers & ~flagOf(key);
}

} // namespace

Hand::Hand(CanvasView& view) : QObject(&view), m_view(view) {}

void Hand::become(Does does) {
    if (does != m_does) {
        m_does = does;
        Q_EMIT panningChanged();
        Q_EMIT frameChanged();
    }
}

void Hand::press(QPointF at, int button, int modifiers) {
    m_start = m_last = at;
    m_more = (modifiers & (Qt::ShiftModifier | Qt::ControlModifier)) != 0;
    m_view.hover()->hide();
    if (m_view.move()->isActive()) {
        m_view.move()->moveTo(at, 0); // the release drops a dragged token
        become(Does::Move);
    } else if (button == Qt::MiddleButton || (button == Qt::LeftButton && m_space)) {
        m_tapped = false;
        become(Does::Pan);
    } else if (button == Qt::LeftButton) {
        become(Does::Press);
    } else if (button == Qt::RightButton && m_view.offerAt(at)) {
        Q_EMIT menuWanted(at);
    }
}

void Hand::moveTo(QPointF at, int modifiers) {
    const QPointF way = at - m_last;
    if (m_does == Does::Press && std::hypot(at.x() - m_start.x(), at.y() - m_start.y()) > dragFrom)
        become(m_more && !m_view.isTokenAt(m_start) ? Does::Frame : m_view.takeAt(m_start) ? Does::Move : Does::Pan);
    if (m_view.move()->isActive() && !m_view.move()->isByKeyboard())
        m_view.move()->moveTo(at, modifiers);
    else if (m_does == Does::Pan)
        m_view.camera()->pan(way.x(), way.y());
    else if (m_does == Does::Nothing)
        m_view.hover()->moveTo(at);
    m_last = at;
    if (m_does == Does::Frame)
        Q_EMIT frameChanged();
}

void Hand::moveOutside(QPointF at) {
    if (m_does != Does::Move)
        return moveTo(at, 0);
    m_view.move()->aimNowhere(at);
    m_last = at;
}

void Hand::releaseOutside(QPointF at) {
    m_does == Does::Move ? giveUp() : release(at);
}

void Hand::release(QPointF at) {
    const Does did = m_does;
    if (did == Does::Frame)
        m_view.chooseIn(frame());
    become(Does::Nothing);
    if (did == Does::Move)
        m_view.move()->drop();
    else if (did == Does::Press)
        m_view.clickAt(at, m_more);
}

void Hand::giveUp() {
    if (m_does == Does::Move)
        m_view.move()->cancel();
    become(Does::Nothing);
}

void Hand::doubleClick(QPointF at, int button) {
    if (button == Qt::LeftButton) {
        become(Does::Nothing);
        m_view.enterAt(at);
    }
}

void Hand::wheel(QPointF at, QPointF angle, QPointF pixels, int modifiers) {
    if (m_view.move()->isCountable() && angle.y() != 0)
        return m_view.move()->setCount(m_view.move()->count() + (angle.y() > 0 ? 1 : -1));
    const bool touchpad = !pixels.isNull() && !(modifiers & Qt::ControlModifier);
    if (touchpad)
        m_view.camera()->pan(pixels.x(), pixels.y());
    else if (angle.y() != 0)
        m_view.camera()->zoomAt(at, std::pow(zoomPerNotch, angle.y() / wheelNotch));
}

bool Hand::moveKey(int key, int modifiers) {
    Move& move = *m_view.move();
    if (const QPoint way = wayOf(key); !way.isNull()) {
        move.step(way.x(), way.y());
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
        become(Does::Nothing);
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

bool Hand::key(int key, int modifiers) {
    if (m_view.move()->isActive())
        return moveKey(key, modifiers);
    if (key == Qt::Key_A && modifiers == Qt::ControlModifier) {
        m_view.chooseAll();
        return true;
    }
    if (modifiers & (Qt::ControlModifier | Qt::AltModifier))
        return false;
    if (const QPoint way = wayOf(key); !way.isNull()) {
        m_view.camera()->pan(-panStep * way.x(), -panStep * way.y());
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
        if (!m_view.chosen().isEmpty()) {
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

bool Hand::pull() {
    return m_view.pullAt(m_last);
}

bool Hand::keyUp(int key, int modifiers) {
    if (key == Qt::Key_Space) {
        const bool tapped = std::exchange(m_tapped, false);
        m_space = false;
        Q_EMIT panningChanged();
        if (tapped)
            Q_EMIT spaceTapped();
        return true;
    }
    m_view.move()->setModifiers(withKey(key, modifiers, false));
    return false;
}

} // namespace boardset
