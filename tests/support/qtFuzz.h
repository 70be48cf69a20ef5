// SPDX-License-Identifier: GPL-3.0-or-later
// Qt for a fuzz target that has no main of its own.
#pragma once

#include <QGuiApplication>

namespace boardset::test {

/// Creates one application for all inputs, without a display; it exists until the program ends.
inline void needQt() {
    if (QCoreApplication::instance() != nullptr)
        return;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    static int count = 1;
    static char name[] = "fuzz";
    static char* words[] = {name, nullptr};
    new QGuiApplication(count, words);
}

} // namespace boardset::test
