// SPDX-License-Identifier: GPL-3.0-or-later
// The search for the best by keys: its dialog opens, searches, is taken and undone, again and again.
#include "screen.h"

#include <QTest>

using namespace boardset;
using namespace boardset::test;

namespace {

void key(const Screen& screen, int which, Qt::KeyboardModifiers with = {}) {
    QTest::keyClick(screen.window, static_cast<Qt::Key>(which), with);
    screen.settle();
    screen.window->grabWindow();
}

} // namespace

TEST_CASE("the dialog that finds the best survives being opened, chosen in and taken from", "[screen]") {
    Screen screen({1280, 800}, 100);
    for (int round = 0; round < 2; ++round) {
        screen.open("p650-first");
        BestView& best = *screen.session->best();
        key(screen, Qt::Key_B, Qt::ControlModifier);
        key(screen, Qt::Key_Escape);
        key(screen, Qt::Key_B, Qt::ControlModifier);
        key(screen, Qt::Key_Tab);
        best.search();
        best.waitUntilFound();
        screen.settle();
        REQUIRE(best.isBetter());
        CHECK(best.take().isEmpty());
        key(screen, Qt::Key_Escape);
        key(screen, Qt::Key_Z, Qt::ControlModifier);
        const int goal = best.goal();
        key(screen, Qt::Key_B, Qt::ControlModifier);
        key(screen, Qt::Key_Tab); // from the goal that is chosen to the next
        key(screen, Qt::Key_Space);
        CHECK(best.goal() == (goal + 1) % 3);
        key(screen, Qt::Key_Escape);
    }
}
