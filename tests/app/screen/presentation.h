// SPDX-License-Identifier: GPL-3.0-or-later
// Helpers for tests of presentations.
#pragma once

#include "screen.h"

namespace boardset::test {

/// Returns the first visible text with this object name, in tree order; empty if there is none.
inline QString textNamed(const QQuickItem* item, const QString& name) {
    const QQuickItem* found = firstVisible(item, [&](const QQuickItem* each) {
        return each->objectName() == name && !each->property("text").toString().isEmpty();
    });
    return found ? found->property("text").toString() : QString();
}

/// Returns the texts of the three figures: their "value", their "change", or the value of the other state ("compare").
inline QStringList figures(const Screen& screen, const std::string& which) {
    QStringList texts;
    for (const char* const key : {"throughput", "latency", "bottleneck"}) {
        const ShownLine line = screen.session->present()->card()->line(key);
        texts << (which == "value" ? line.text : which == "change" ? line.change : line.detail);
    }
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
