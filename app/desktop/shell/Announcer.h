// SPDX-License-Identifier: GPL-3.0-or-later
// Announces changes to a screen reader without moving the keyboard focus.
#pragma once

#include <QPointer>
#include <QQuickItem>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace boardset {

/// Sends all announcements of the window. Sentences from the same turn of the event loop become one announcement.
class Announcer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(QString words READ words NOTIFY said) ///< Last announcement; empty if there was none.
    /// Item that sends the accessibility events; its accessible name is the text of the last announcement.
    Q_PROPERTY(QQuickItem* item READ item WRITE setItem NOTIFY itemChanged)

public:
    /// True if Qt has announcements (from version 6.8 on), which a screen reader speaks regardless of the focus.
    /// Earlier versions send only changes of names and descriptions, which a screen reader speaks only for the focused
    /// item.
    static constexpr bool hasAnnouncements = QT_VERSION >= QT_VERSION_CHECK(6, 8, 0);

    explicit Announcer(QObject* parent = nullptr);

    QString words() const { return m_words; }
    QQuickItem* item() const { return m_item; }
    void setItem(QQuickItem* item);
    /// Announces sentences; does nothing if the text is empty.
    Q_INVOKABLE void say(const QString& words);

Q_SIGNALS:
    void said();
    void itemChanged();

private:
    void announce();

    QString m_words;
    QStringList m_pending;
    QPointer<QQuickItem> m_item;
    QTimer m_turn; ///< Fires at the end of the current turn of the event loop.
};

} // namespace boardset
