// SPDX-License-Identifier: GPL-3.0-or-later
// Installs an event filter on the window only while it is needed.
#include "MoveTracker.h"

#include <QCursor>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QQuickWindow>

namespace boardset {

void MoveTracker::setMove(Move* move) {
    m_move = move;
    connect(m_move, &Move::activeChanged, this, &MoveTracker::follow);
    Q_EMIT moveChanged();
}

void MoveTracker::follow() {
    if (window() == nullptr)
        return;
    window()->removeEventFilter(this);
    m_entered = false;
    if (m_move->isActive() && m_move->held().fresh && !m_move->isByKeyboard()) {
        window()->installEventFilter(this);
        m_move->moveTo(mapFromGlobal(QCursor::pos()), 0);
    }
}

bool MoveTracker::onMouse(const QMouseEvent& event) {
    const QPointF at = mapFromScene(event.position());
    const bool here = contains(at);
    m_entered = m_entered || here;
    if (event.type() == QEvent::MouseMove) {
        m_move->moveTo(at, event.modifiers());
        return false;
    }
    if (event.type() == QEvent::MouseButtonRelease && (here || m_entered)) {
        here ? m_move->drop() : m_move->cancel();
        return false; // the library's button needs its release event
    }
    return here && event.type() == QEvent::MouseButtonPress;
}

bool MoveTracker::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseMove:
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
        return onMouse(*static_cast<QMouseEvent*>(event));
    case QEvent::KeyPress:
        if (static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
            m_move->cancel();
            return true;
        }
        break;
    case QEvent::FocusOut: // another window has got the focus during a drag
        if (QGuiApplication::mouseButtons() != Qt::NoButton)
            m_move->cancel();
        break;
    default:
        break;
    }
    return QQuickItem::eventFilter(watched, event);
}

} // namespace boardset
