// SPDX-License-Identifier: GPL-3.0-or-later
// The Optimise dialog by keys: it opens, searches, applies the result, and undo reverts it, repeatedly.
#include "screen.h"

using namespace boardset;
using namespace boardset::test;

TEST_CASE("the Optimise dialog can be opened, changed and applied repeatedly", "[screen]") {
    Screen screen({1280, 800}, 100);
    for (int round = 0; round < 2; ++round) {
        screen.open("p650-first");
        BestView& best = *screen.session->best();
        pressAndPaint(screen, Qt::Key_B, Qt::ControlModifier);
        pressAndPaint(screen, Qt::Key_Escape);
        pressAndPaint(screen, Qt::Key_B, Qt::ControlModifier);
        pressAndPaint(screen, Qt::Key_Tab);
        best.search();
        best.waitUntilFound();
        screen.settle();
        REQUIRE(best.state().better);
        CHECK(best.take().isEmpty());
        pressAndPaint(screen, Qt::Key_Escape);
        pressAndPaint(screen, Qt::Key_Z, Qt::ControlModifier);
        const int goal = best.state().goal;
        pressAndPaint(screen, Qt::Key_B, Qt::ControlModifier);
        for (int tab = 0; tab <= goal + 1; ++tab) // from the search button around to the first goal, and on
            pressAndPaint(screen, Qt::Key_Tab);
        pressAndPaint(screen, Qt::Key_Space);
        CHECK(best.state().goal == goal + 1);
        pressAndPaint(screen, Qt::Key_Escape);
        pressAndPaint(screen, Qt::Key_B, Qt::ControlModifier);
        REQUIRE_FALSE(best.state().working);
        REQUIRE_FALSE(best.state().found);
        pressAndPaint(screen, Qt::Key_Return); // searches immediately
        best.waitUntilFound();
        screen.settle();
        CHECK(best.state().found);
        pressAndPaint(screen, Qt::Key_Escape);
    }
}
