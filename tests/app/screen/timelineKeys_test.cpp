// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of the timeline in the real window.
#include "screen.h"

using namespace boardset;
using namespace boardset::test;

TEST_CASE("a replay receives the keyboard focus: arrow keys step, Space plays, Home and End go to the ends",
          "[screen][timeline]") {
    Screen screen(QSize(1280, 800), 100);
    screen.session->policy()->replayUnder(screen.session->policy()->state().newest);
    const auto* panel = screen.window->findChild<QQuickItem*>(QStringLiteral("timelinePanel"));
    REQUIRE(panel);
    for (int tries = 0; tries < 50 && !panel->hasActiveFocus(); ++tries)
        screen.settle();
    REQUIRE(panel->hasActiveFocus());
    TimelineView& timeline = *screen.session->timeline();
    REQUIRE(timeline.hasReplay());
    press(screen, Qt::Key_Home);
    REQUIRE(timeline.at() == 0);
    press(screen, Qt::Key_Right);
    REQUIRE(timeline.at() == 1);
    press(screen, Qt::Key_Down);
    REQUIRE(timeline.at() == 2);
    press(screen, Qt::Key_Left);
    press(screen, Qt::Key_Up);
    REQUIRE(timeline.at() == 0);
    press(screen, Qt::Key_End);
    REQUIRE(timeline.at() == timeline.length());
    press(screen, Qt::Key_Space, Qt::ShiftModifier);
    REQUIRE(timeline.playing() == -1);
    press(screen, Qt::Key_Space, Qt::ShiftModifier);
    REQUIRE(timeline.playing() == 0);
    press(screen, Qt::Key_Space);
    REQUIRE(timeline.playing() == 1);
    press(screen, Qt::Key_Right); // a manual step stops the player
    REQUIRE(timeline.playing() == 0);
}
