// SPDX-License-Identifier: GPL-3.0-or-later
// Aiming a move otherwise than by the pointer: by breadcrumbs, by keys, and at a drawing that has changed.
#include "Move.h"

namespace boardset {

void Move::aimAt(const QString& path) {
    if (!m_active) {
        return;
    }
    m_aside = true;
    if (path.isEmpty() && m_held.cargo != Cargo::Pages) { // a thread is somewhere; only pages are dealt
        take(Aim::Nothing, -1, QString());
        return;
    }
    const auto block = m_level.topology->find(path.toStdString());
    take(path.isEmpty() ? Aim::Machine : Aim::Place, block.value_or(-1), path);
}

void Move::aimOutside() {
    if (m_active && isFromBay()) {
        take(Aim::Outside, -1, QString());
    }
}

void Move::aimOff() {
    m_aside = false;
}

void Move::aimAgain() {
    if (m_active && !m_aside && !m_byKeyboard) {
        takeAt(m_camera.toDiagram(m_pointer));
    }
}

void Move::levelChanged(const QString& token, QPointF origin) {
    m_token = token;
    m_origin = origin;
    Q_EMIT activeChanged();
    if (m_byKeyboard) {
        takeBox(m_level.boxAround(m_block));
    } else {
        aimAgain();
    }
    Q_EMIT targetChanged();
}

void Move::step(int dx, int dy) {
    const int next = m_level.nextPlace(targetBox(), QPointF(dx, dy), m_held.seeker());
    if (!m_active || next < 0) {
        return;
    }
    if (!m_byKeyboard) { // taken up by the mouse, carried on by the keys
        m_byKeyboard = true;
        Q_EMIT activeChanged();
    }
    takeBox(next);
}

bool Move::widen() {
    int box = targetBox();
    while (m_active && box >= 0) {
        box = m_level.parentOf(box);
        if (box >= 0 && m_level.accepts(box, m_held.seeker())) {
            takeBox(box);
            return true;
        }
    }
    if (m_level.layout.focus != 0) {
        return false;
    }
    if (m_active && m_held.cargo == Cargo::Pages) {
        take(Aim::Machine, 0, QString());
    }
    return true;
}

void Move::narrow() {
    const int box = targetBox();
    for (const int place : m_level.places(m_held.seeker())) {
        if (m_active && place != box && (box < 0 || m_level.topology->isBelow(m_level.blockOf(place).id, m_block))) {
            takeBox(place);
            return;
        }
    }
}

} // namespace boardset
