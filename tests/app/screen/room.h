// SPDX-License-Identifier: GPL-3.0-or-later
// A presentation as its tests use it.
#pragma once

#include "screen.h"

namespace boardset::test {

/// The first text of that name that is seen, in the order of the tree; empty without one.
inline QString textNamed(const QQuickItem* item, const QString& name) {
    if (item->objectName() == name && item->isVisible())
        return item->property("text").toString();
    for (const QQuickItem* child : item->childItems())
        if (QString text = textNamed(child, name); !text.isEmpty())
            return text;
    return {};
}

/// A role of the three figures.
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

/// Thread 4 goes to the board of its pages: one edit.
inline void moveThread(const Screen& screen) {
    REQUIRE(screen.session->document().perform(MoveCustomer{CustomerName("4"), "SB3/P0"}).toStdString() == "");
    screen.settle();
}

} // namespace boardset::test
