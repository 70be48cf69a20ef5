// SPDX-License-Identifier: GPL-3.0-or-later
// Keys during a drag, and several ways to end a drag without a change.
#include "user.h"

#include <QMouseEvent>
#include <QWindow>

using namespace boardset;
using namespace boardset::test;

namespace {

/// Sends a mouse event as a display does, also beyond the edge of the window.
void mouse(const Screen& screen, QEvent::Type type, QPointF at) {
    const bool isMove = type == QEvent::MouseMove;
    QMouseEvent event(type, at, at, screen.window->mapToGlobal(at), isMove ? Qt::NoButton : Qt::LeftButton,
                      type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(screen.window, &event);
    screen.settle();
}

/// Drags the item at a point to another point; the button stays down.
void carry(const Screen& screen, QPointF from, QPointF to) {
    constexpr int steps = 4;
    mouse(screen, QEvent::MouseButtonPress, from);
    for (int step = 1; step <= steps; ++step)
        mouse(screen, QEvent::MouseMove, from + (to - from) * step / steps);
    REQUIRE(screen.session->canvas()->drag()->isActive());
}

QPointF firstStack(const User& user) {
    CanvasView& canvas = *user.screen.session->canvas();
    return user.onCanvas(canvas.camera()->toCanvas(stackOf(canvas).rect()).center());
}

std::size_t memoriesWithPages(const Document& document) {
    return document.base().workload.processes.front().regions.front().pagesIn.size();
}

} // namespace

TEST_CASE("Ctrl during a drag spreads pages over all boards, and without it they move", "[screen][drag]") {
    const Screen screen({1280, 800}, 100);
    const User user(screen);
    const Document& document = screen.session->document();
    const DragSession& move = *screen.session->canvas()->drag();
    const QPointF to = user.headAt("SB1");
    const std::size_t steps = document.history().steps().size();
    carry(screen, firstStack(user), to);
    CHECK(move.headline().toStdString() == "64 pages to SB1");
    QTest::keyPress(screen.window, Qt::Key_Control);
    screen.settle();
    CHECK(move.headline().toStdString() == "64 pages spread over all boards");
    QTest::keyRelease(screen.window, Qt::Key_Control);
    screen.settle();
    CHECK(move.headline().toStdString() == "64 pages to SB1");
    QTest::keyPress(screen.window, Qt::Key_Control);
    mouse(screen, QEvent::MouseButtonRelease, to);
    QTest::keyRelease(screen.window, Qt::Key_Control);
    screen.settle();
    CHECK(document.history().steps().size() == steps + 1);
    CHECK(memoriesWithPages(document) == 24);
}

TEST_CASE("Esc, another active window and a release outside the window end a drag without a change", "[screen][drag]") {
    const Screen screen({1280, 800}, 100);
    const User user(screen);
    const Document& document = screen.session->document();
    const Scenario before = document.base();
    const std::size_t steps = document.history().steps().size();
    const QPointF to = user.headAt("SB4");
    const QPointF outside(-60, 300);
    const auto nothingDone = [&] {
        return !screen.session->canvas()->drag()->isActive() && document.base() == before &&
               document.history().steps().size() == steps;
    };
    for (const QPointF from : {user.threadAt("1"), firstStack(user), user.headAt("SB1")}) {
        INFO(from.x() << ", " << from.y());
        carry(screen, from, to);
        pressAndPaint(screen, Qt::Key_Escape);
        mouse(screen, QEvent::MouseButtonRelease, to);
        CHECK(nothingDone());

        carry(screen, from, to);
        QWindow other;
        other.show();
        other.requestActivate();
        screen.settle();
        REQUIRE_FALSE(screen.window->isActive());
        mouse(screen, QEvent::MouseButtonRelease, to);
        CHECK(nothingDone());
        screen.window->requestActivate();
        screen.settle();

        carry(screen, from, to);
        mouse(screen, QEvent::MouseMove, outside);
        CHECK_FALSE(screen.session->canvas()->drag()->isAimed());
        mouse(screen, QEvent::MouseButtonRelease, outside);
        CHECK(nothingDone());
    }
}
