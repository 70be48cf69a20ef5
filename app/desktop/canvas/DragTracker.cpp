// SPDX-License-Identifier: GPL-3.0-or-later
// Installs an event filter on the window only while it is needed.
#include "DragTracker.h"

#include <QCursor>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QQuickWindow>

namespace boardset {

void DragTracker::setDrag(DragSession* drag) {
    m_drag = drag;
    connect(m_drag, &DragSession::activeChanged, this, &DragTracker::follow);
    Q_EMIT dragChanged();
}

void DragTracker::follow() {
    if (window() == nullptr)
        return;
    window()->removeEventFilter(this);
    m_entered = false;
    if (m_drag->isActive() && m_drag->dragged().fresh && !m_drag->isByKeyboard()) {
        window()->installEventFilter(this);
        m_drag->moveTo(mapFromGlobal(QCursor::pos()), 0);
    }
}

bool DragTracker::onMouse(const QMouseEvent& event) {
    const QPointF at = mapFromScene(event.position());
    const bool here = contains(at);
    m_entered = m_entered || here;
    if (event.type() == QEvent::MouseMove) {
        m_drag->moveTo(at, event.modifiers());
        return false;
    }
    if (event.type() == QEvent::MouseButtonRelease && (here || m_entered)) {
        here ? m_drag->drop() : m_drag->cancel();
        return false; // the library's button needs its release event
    }
    return here && event.type() == QEvent::MouseButtonPress;
}

bool DragTracker::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseMove:
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
        return onMouse(*static_cast<QMouseEvent*>(event));
    case QEvent::KeyPress:
        if (static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
            m_drag->cancel();
            return true;
        }
        break;
    case QEvent::FocusOut: // another window took the focus during a drag
        if (QGuiApplication::mouseButtons() != Qt::NoButton)
            m_drag->cancel();
        break;
    default:
        break;
    }
    return QQuickItem::eventFilter(watched, event);
}

} // namespace boardset
