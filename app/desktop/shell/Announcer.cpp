// SPDX-License-Identifier: GPL-3.0-or-later
#include "Announcer.h"

#include "Format.h"

#include <QAccessible>

#include <utility>

namespace boardset {

Announcer::Announcer(QObject* parent) : QObject(parent) {
    m_turn.setSingleShot(true);
    m_turn.setInterval(0);
    connect(&m_turn, &QTimer::timeout, this, &Announcer::announce);
}

void Announcer::setItem(QQuickItem* item) {
    if (item == m_item)
        return;
    m_item = item;
    Q_EMIT itemChanged();
}

void Announcer::say(const QString& words) {
    if (words.isEmpty())
        return;
    m_pending << words;
    m_turn.start();
}

void Announcer::announce() {
    m_words = format::sentences(std::exchange(m_pending, {}));
    Q_EMIT said(); // the accessible name of the item is then updated
    if (m_item == nullptr)
        return;
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(m_item, m_words);
#else
    QAccessibleEvent event(m_item, QAccessible::Alert);
#endif
    QAccessible::updateAccessibility(&event);
}

} // namespace boardset
