// SPDX-License-Identifier: GPL-3.0-or-later
// Arcs in the window: they appear under a resting pointer, on focus, on selection and during a drag.
#include "ArcsView.h"

#include "paintedCanvas.h"

#include <QAccessible>
#include <QElapsedTimer>

using namespace boardset;

namespace {

/// Returns the item of an element, which has the keyboard focus and the words for screen readers.
QQuickItem* itemOf(const Shown& shown, const QString& key) {
    QQuickItem* item = test::firstItem(shown.window->contentItem(),
                                       [&](const QQuickItem* each) { return each->property("key").toString() == key; });
    REQUIRE(item != nullptr);
    return item;
}

QString descriptionOf(QQuickItem* item) {
    return QAccessible::queryAccessibleInterface(item)->text(QAccessible::Description);
}

/// Returns the colour of the left part of a thread's disc, beside its number.
QColor colourOf(const Shown& shown, const QString& thread) {
    const QRectF disc = shown.view->camera()->toCanvas(shown.token(thread).rect());
    return shown.window->grabWindow().pixelColor(QPointF(disc.x() + disc.width() / 4, disc.center().y()).toPoint());
}

} // namespace

TEST_CASE("arcs appear when the pointer rests on a thread, and disappear when it leaves", "[arcs]") {
    Shown shown({1100, 760});
    const ArcsView& arcs = *shown.view->arcs();
    const QColor before = colourOf(shown, QStringLiteral("2"));
    QElapsedTimer time;
    time.start();
    QTest::mouseMove(shown.window, shown.tokenAt(QStringLiteral("1")).toPoint());
    QCoreApplication::processEvents();
    CHECK((!arcs.isShown() || time.elapsed() >= 120));
    REQUIRE(QTest::qWaitFor([&] { return arcs.isShown(); }, 2000));
    CHECK(time.elapsed() >= 113); // 120 ms; a coarse timer may be 5 % early
    CHECK(arcs.words() == QStringLiteral("Thread 1: 100 % remote, to 1 board"));
    CHECK(arcs.key() == test::keyOfThread("1"));

    // Other threads are dimmed to 55 %: their colour is nearer to that of the board.
    const QColor dimmed = colourOf(shown, QStringLiteral("2"));
    CHECK(dimmed.lightnessF() > before.lightnessF() + 0.1);

    QTest::mouseMove(shown.window, shown.headOf("SB5").toPoint());
    CHECK(QTest::qWaitFor([&] { return !arcs.isShown(); }, 2000));
    CHECK(QTest::qWaitFor([&] { return colourOf(shown, QStringLiteral("2")) == before; }, 2000));
}

TEST_CASE("the focus shows the arcs of a thread at once, and describes them to screen readers", "[arcs]") {
    Shown shown({1100, 760});
    QQuickItem* thread = itemOf(shown, test::keyOfThread("3"));
    thread->forceActiveFocus(Qt::TabFocusReason);
    REQUIRE(shown.view->arcs()->isShown());
    CHECK(shown.view->arcs()->key() == test::keyOfThread("3"));
    CHECK(descriptionOf(thread) == QStringLiteral("Thread 3: 100 % remote, to 1 board"));
    shown.view->select({});
    CHECK_FALSE(shown.view->arcs()->isShown());
}

TEST_CASE("on a stack, arcs come from its threads", "[arcs]") {
    Shown shown({1100, 760});
    shown.view->select(shown.stack(QStringLiteral("SB3/P0/memory")).key);
    CHECK(shown.view->arcs()->words() == QStringLiteral("64 pages in SB3 P0 memory: 100 % remote, from 4 threads"));
    CHECK(shown.view->arcs()->arcs().ends.size() == 4);
}

TEST_CASE("the arcs of clients go to their disks", "[arcs]") {
    Shown shown({1100, 760}, "sparcserver690mp-case7");
    shown.view->select(test::keyOfThread("1"));
    CHECK(shown.view->arcs()->words() == QStringLiteral("Client 1: requests to 2 disks"));
    CHECK_FALSE(shown.view->arcs()->arcs().stretches.empty());
}

TEST_CASE("the arcs of a dragged thread follow the result of the drop", "[arcs]") {
    Shown shown({1100, 760});
    const ArcsView& arcs = *shown.view->arcs();
    shown.carry(shown.tokenAt(QStringLiteral("1")), shown.boxAt(QStringLiteral("SB3/P0")));
    CHECK(arcs.words() == QStringLiteral("Thread 1: 100 % local"));
    shown.carryTo(shown.boxAt(QStringLiteral("SB4/P0")));
    CHECK(arcs.words() == QStringLiteral("Thread 1: 100 % remote, to 1 board"));
    shown.view->drag()->cancel();
    CHECK(arcs.words() == QStringLiteral("Thread 1: 100 % remote, to 1 board")); // it is selected, where it was
    shown.view->select({});
    CHECK_FALSE(arcs.isShown());
}

TEST_CASE("the lane is reserved above the diagram, but not on a low canvas", "[arcs]") {
    const auto above = [](QSize size) {
        Shown shown(size);
        return shown.view->camera()->toCanvas(shown.box(QStringLiteral("SB0")).rect()).top() -
               shown.view->camera()->window().top();
    };
    CHECK(above({1100, 760}) >= picture::laneHeight);
    Shown low({1100, 520});
    CHECK_FALSE(low.view->camera()->hasLane());
    low.view->select(test::keyOfThread("1"));
    CHECK(low.view->arcs()->isShown());
    CHECK_FALSE(low.view->arcs()->arcs().pill);
}
