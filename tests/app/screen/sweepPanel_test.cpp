// SPDX-License-Identifier: GPL-3.0-or-later
// The sweep in the real window, by keys and mouse: select, type, run, read, open, undo.
#include "screen.h"

#include <QTest>

using namespace boardset;
using namespace boardset::test;

namespace {

/// Returns the sweep; null until the Plots tab shows it.
QQuickItem* bodyOf(const Screen& screen) {
    return findType(screen.window->contentItem(), "SweepBody");
}

QQuickItem* plotOf(const Screen& screen) {
    REQUIRE(bodyOf(screen));
    return findType(bodyOf(screen), "CurvePlot_");
}

/// Opens the sweep in the Plots tab with the keyboard focus.
void showSweep(const Screen& screen) {
    screen.session->sweep()->ask();
    screen.settle();
    for (int tries = 0; tries < 50 && !(bodyOf(screen) && bodyOf(screen)->hasActiveFocus()); ++tries)
        screen.settle();
}

/// Waits until the curves are drawn.
void waitFor(const Screen& screen) {
    screen.session->sweep()->waitUntilReady();
    screen.settle();
    screen.window->grabWindow();
}

/// Opens the first scenario and runs a sweep over its threads.
SweepView& runSweep(const Screen& screen) {
    screen.open("sunfire6800-first");
    showSweep(screen);
    screen.session->sweep()->run();
    waitFor(screen);
    return *screen.session->sweep();
}

/// Returns the position in the window of the point for a number of threads.
QPoint placeOf(const Screen& screen, int threads) {
    const QQuickItem* const plot = plotOf(screen);
    REQUIRE(plot);
    const QRectF field = plot->property("field").toRectF();
    REQUIRE(field.width() > 50);
    PlotModel& curves = *screen.session->sweep()->curves();
    const Point at = curves.data().lines.front().points.at(static_cast<std::size_t>(threads) - 1);
    return plot
        ->mapToScene({field.x() + curves.axes().x.fractionOf(at.x) * field.width(),
                      field.bottom() - curves.axes().y.fractionOf(at.y) * field.height()})
        .toPoint();
}

/// Clicks a point as a user does, and returns the question beside it.
QString clickPoint(const Screen& screen, int threads) {
    const QPoint place = placeOf(screen, threads);
    QTest::mouseMove(screen.window, place - QPoint(6, 0));
    screen.settle();
    QTest::mouseMove(screen.window, place);
    screen.settle();
    REQUIRE(screen.session->sweep()->isReached());
    QTest::mouseClick(screen.window, Qt::LeftButton, Qt::NoModifier, place);
    screen.settle();
    return screen.session->sweep()->question();
}

std::size_t threadsIn(const Screen& screen) {
    return static_cast<std::size_t>(screen.session->document().base().workload.customerCount());
}

} // namespace

TEST_CASE("a sweep can be run, read, opened and undone by keys", "[screen][sweep]") {
    Screen screen({1280, 800}, 100);
    screen.open("sunfire6800-first");
    SweepView& sweep = *screen.session->sweep();
    showSweep(screen);
    REQUIRE(sweep.isActive());
    pressAndPaint(screen, Qt::Key_Return); // the keyboard focus is on Run
    waitFor(screen);
    REQUIRE_FALSE(sweep.curves()->isEmpty());
    QQuickItem* const plot = plotOf(screen);
    REQUIRE(plot);
    for (int tabs = 0; tabs < 30 && !plot->hasActiveFocus(); ++tabs)
        pressAndPaint(screen, Qt::Key_Tab);
    REQUIRE(plot->hasActiveFocus());
    const Scenario before = screen.session->document().base();
    const double now = sweep.x();
    pressAndPaint(screen, now > 1 ? Qt::Key_Left : Qt::Key_Right);
    REQUIRE(sweep.x() != now);
    pressAndPaint(screen, Qt::Key_Return); // asks
    CHECK(screen.session->document().base() == before);
    CHECK(sweep.question().startsWith(QStringLiteral("Apply ")));
    pressAndPaint(screen, Qt::Key_Escape);
    CHECK(sweep.question().isEmpty());
    CHECK(screen.session->document().base() == before);
    REQUIRE(plot->hasActiveFocus());
    pressAndPaint(screen, Qt::Key_Return);
    pressAndPaint(screen, Qt::Key_K, Qt::ControlModifier); // a command works, and means no
    CHECK(sweep.question().isEmpty());
    pressAndPaint(screen, Qt::Key_Space); // a blank in the search
    CHECK(screen.session->document().base() == before);
    pressAndPaint(screen, Qt::Key_Escape);
    plot->forceActiveFocus();
    pressAndPaint(screen, Qt::Key_Return);
    pressAndPaint(screen, Qt::Key_Return); // the keyboard focus is on Apply
    CHECK(screen.session->document().base().workload.customerCount() == sweep.x());
    REQUIRE(plot->hasActiveFocus());
    pressAndPaint(screen, Qt::Key_Backspace);
    CHECK(screen.session->document().base() == before);
    pressAndPaint(screen, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); // a step of the history like any other
    CHECK(screen.session->document().base().workload.customerCount() == sweep.x());
}

TEST_CASE("a typed number is accepted with Enter, or refused with a reason", "[screen][sweep]") {
    Screen screen({1280, 800}, 100);
    screen.open("sunfire6800-first");
    SweepView& sweep = *screen.session->sweep();
    showSweep(screen);
    const QQuickItem* const number = findType(screen.window->contentItem(), "SweepNumber");
    REQUIRE(number);
    QQuickItem* const field = findType(number, "AppTextField");
    REQUIRE(field);
    field->forceActiveFocus(Qt::TabFocusReason);
    pressAndPaint(screen, Qt::Key_4); // replaces the current value
    pressAndPaint(screen, Qt::Key_Return);
    CHECK(sweep.fields().value(SweepView::From) == QStringLiteral("4"));
    CHECK(sweep.problem().isEmpty());
    field->forceActiveFocus(Qt::TabFocusReason);
    QMetaObject::invokeMethod(field, "selectAll");
    pressAndPaint(screen, Qt::Key_0);
    pressAndPaint(screen, Qt::Key_Return);
    CHECK(sweep.problem().contains(QStringLiteral("1 to 24")));
    CHECK(field->property("text").toString() == QStringLiteral("4"));
}

TEST_CASE("a click on a point asks beside the point before it changes the scenario, at any size and text scale",
          "[screen][sweep]") {
    for (const auto& [size, percent] : {std::pair(QSize(1280, 800), 100), std::pair(QSize(1920, 1080), 150)}) {
        Screen screen(size, percent);
        SweepView& sweep = runSweep(screen);
        const std::size_t before = threadsIn(screen);
        const auto step = screen.session->document().history().at();
        CHECK(clickPoint(screen, 12) == QStringLiteral("Apply 12 threads?"));
        CHECK(threadsIn(screen) == before);
        const QQuickItem* const apply = firstItem(screen.window->contentItem(), [](const QQuickItem* item) {
            return isA(item, "AppButton") && item->property("text").toString() == QStringLiteral("Apply");
        });
        REQUIRE(apply);
        const QPointF at = apply->mapToScene({apply->width() / 2, apply->height() / 2});
        CHECK(QLineF(at, placeOf(screen, 12)).length() < 60.0 * percent / 10);
        QTest::mouseClick(screen.window, Qt::LeftButton, Qt::NoModifier, at.toPoint());
        screen.settle();
        CHECK(threadsIn(screen) == 12);
        CHECK(screen.session->document().history().at() == step + 1);
        CHECK(sweep.canGoBack());
        clickPoint(screen, 20);
        QTest::mouseClick(screen.window, Qt::LeftButton, Qt::NoModifier, QPoint(300, 120)); // elsewhere means no
        screen.settle();
        CHECK(sweep.question().isEmpty());
        CHECK(threadsIn(screen) == 12);
    }
}

TEST_CASE("the question beside a point closes when an edit makes the point outdated", "[screen][sweep]") {
    Screen screen({1280, 800}, 100);
    SweepView& sweep = runSweep(screen);
    REQUIRE_FALSE(clickPoint(screen, 12).isEmpty());
    CHECK(screen.session->document().perform(Rename{"Another"}).isEmpty());
    screen.settle();
    CHECK(sweep.question().isEmpty());
    screen.session->document().undo();
    screen.settle();
    CHECK(sweep.question().isEmpty()); // the user has not clicked the point again
    CHECK(clickPoint(screen, 14) == QStringLiteral("Apply 14 threads?"));
}

TEST_CASE("the drawer grows to a page with a table of points, and Esc shrinks it", "[screen][sweep]") {
    Screen screen({1280, 800}, 100);
    SweepView& sweep = runSweep(screen);
    screen.session->drawer()->setProperty("maximised", true);
    waitFor(screen);
    const auto* const table = findType(screen.window->contentItem(), "SweepTable");
    REQUIRE(table);
    REQUIRE(table->isVisible());
    const QQuickItem* const cells = findType(table, "SweepCells");
    REQUIRE(cells);
    const QPointF first = cells->mapToScene({cells->width() / 2, cells->height() * 0.75});
    QTest::mouseClick(screen.window, Qt::LeftButton, Qt::NoModifier, first.toPoint());
    screen.settle();
    CHECK(sweep.x() == 1);
    pressAndPaint(screen, Qt::Key_Escape);
    CHECK_FALSE(screen.session->drawer()->property("maximised").toBool());
}

TEST_CASE("the sweep lists the parameters of the current machine, whichever was open before", "[screen][sweep]") {
    Screen screen({1280, 800}, 100);
    screen.open("sunfire15k-full");
    showSweep(screen);
    const auto listedIn = [&](const QString& tip) {
        const QQuickItem* const choice = firstItem(bodyOf(screen), [&](const QQuickItem* item) {
            return isA(item, "ChoiceBox") && item->property("tip").toString() == tip;
        });
        REQUIRE(choice);
        return choice->property("model").toStringList();
    };
    const SweepView& sweep = *screen.session->sweep();
    const QStringList before = sweep.overs();
    REQUIRE(listedIn(QStringLiteral("Value on the horizontal axis")) == before);
    screen.open("sunfire6800-first");
    showSweep(screen);
    REQUIRE(sweep.overs() != before);
    CHECK(listedIn(QStringLiteral("Value on the horizontal axis")) == sweep.overs());
    CHECK(listedIn(QStringLiteral("Value that differs between curves")) == sweep.bys());
    CHECK(sweep.bys().size() > 1);
}
