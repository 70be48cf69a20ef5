// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of the trace in the real window.
#include "screen.h"

using namespace boardset;
using namespace boardset::test;

namespace {

/// Requests a trace from a block, as the diagram's menu does.
TraceView& tracedFrom(Screen& screen, const char* block) {
    Q_EMIT screen.session->canvas()->traceRequested(QString::fromUtf8(block));
    screen.settle();
    return *screen.session->trace();
}

} // namespace

TEST_CASE("the first hop of a trace can be read without scrolling", "[screen][trace]") {
    const Screen screen(QSize(1280, 800), 100);
    screen.session->open({QStringLiteral("drawer"), QStringLiteral("trace")});
    screen.settle();
    const QQuickItem* const panel = findType(screen.window->contentItem(), "TracePanel_QMLTYPE");
    REQUIRE(panel);
    const QQuickItem* const hop =
        firstVisible(panel, [](const QQuickItem* item) { return isA(item, "ResultRow_QMLTYPE"); });
    REQUIRE(hop);
    CHECK(hop->mapRectToItem(panel, hop->boundingRect()).bottom() <= panel->height());
}

TEST_CASE("a requested trace receives the keyboard focus: arrow keys step, Space plays and stops", "[screen][trace]") {
    Screen screen(QSize(1280, 800), 100);
    TraceView& trace = tracedFrom(screen, "SB0");
    REQUIRE(trace.state().hops == 6);
    press(screen, Qt::Key_Right);
    REQUIRE(trace.at() == 1);
    press(screen, Qt::Key_Down);
    REQUIRE(trace.at() == 2);
    press(screen, Qt::Key_Left);
    press(screen, Qt::Key_Up);
    REQUIRE(trace.at() == 0);
    press(screen, Qt::Key_Left);
    REQUIRE(trace.at() == 0);
    press(screen, Qt::Key_Space);
    REQUIRE(trace.isPlaying());
    press(screen, Qt::Key_Space);
    REQUIRE_FALSE(trace.isPlaying());
    press(screen, Qt::Key_Space);
    press(screen, Qt::Key_Right); // a manual step stops the player
    REQUIRE_FALSE(trace.isPlaying());
}
