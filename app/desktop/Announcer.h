// SPDX-License-Identifier: GPL-3.0-or-later
// Announces changes to a screen reader while the keyboard focus stays in its place.
#pragma once

#include <QPointer>
#include <QQuickItem>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace boardset {

/// The one place for announcements. All sentences of one turn of the event loop are one announcement.
class Announcer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(QString words READ words NOTIFY said) ///< The last announcement; empty: there was none.
    /// Item whose accessible name is `words`; events are sent from it.
    Q_PROPERTY(QQuickItem* item READ item WRITE setItem NOTIFY itemChanged)

public:
    /// True if Qt has announcements, which a screen reader speaks wherever the focus is (Qt 6.8). Earlier versions send
    /// changes of names and descriptions only, and a screen reader speaks those of the focused item.
    static constexpr bool hasAnnouncements = QT_VERSION >= QT_VERSION_CHECK(6, 8, 0);

    explicit Announcer(QObject* parent = nullptr);

    QString words() const { return m_words; }
    QQuickItem* item() const { return m_item; }
    void setItem(QQuickItem* item);
    /// Announces sentences; nothing if empty.
    Q_INVOKABLE void say(const QString& words);

Q_SIGNALS:
    void said();
    void itemChanged();

private:
    void announce();

    QString m_words;
    QStringList m_pending;
    QPointer<QQuickItem> m_item;
    QTimer m_turn; ///< Ends with this turn of the event loop.
};

} // namespace boardset
