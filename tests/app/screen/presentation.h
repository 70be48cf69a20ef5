// SPDX-License-Identifier: GPL-3.0-or-later
// Helpers for tests of presentations.
#pragma once

#include "screen.h"

namespace boardset::test {

/// Returns the first visible text with this object name, in tree order; empty if there is none.
inline QString textNamed(const QQuickItem* item, const QString& name) {
    if (item->objectName() == name && item->isVisible())
        return item->property("text").toString();
    for (const QQuickItem* child : item->childItems())
        if (QString text = textNamed(child, name); !text.isEmpty())
            return text;
    return {};
}

/// Returns the values of one role of the three figures.
inline QStringList figures(const Screen& screen, const char* role) {
    const RowListModel& rows = *screen.session->present()->figures();
    QStringList texts;
    for (int row = 0; row < rows.count(); ++row)
        texts << rows.at(row, QString::fromUtf8(role)).toString();
    return texts;
}

inline void present(const Screen& screen) {
    press(screen, Qt::Key_F5);
    screen.session->present()->waitUntilSolved();
    screen.settle();
    REQUIRE(screen.session->present()->isOn());
}

inline void hit(const Screen& screen, Qt::Key key) {
    press(screen, key);
    screen.session->present()->waitUntilSolved();
    screen.settle();
}

/// Moves thread 4 to the board of its pages in one edit.
inline void moveThread(const Screen& screen) {
    REQUIRE(screen.session->document().perform(MoveCustomer{CustomerName("4"), "SB3/P0"}).toStdString() == "");
    screen.settle();
}

} // namespace boardset::test
