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

/// Waits until the curves are drawn. Qt Charts loads with the first curve.
void waitFor(const Screen& screen) {
    screen.session->sweep()->waitUntilReady();
    for (int tries = 0; tries < 20 && !plotOf(screen)->property("drawn").toBool(); ++tries)
        screen.settle();
    for (int frame = 0; frame < 4; ++frame) { // the axes move to their final positions
        screen.settle();
        screen.window->grabWindow();
    }
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
    pressAndPaint(screen, Qt::Key_Return);
    CHECK(screen.session->document().base().workload.customerCount() == sweep.x());
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

TEST_CASE("a click on a point opens it, at any size and text scale", "[screen][sweep]") {
    for (const auto& [size, percent] : {std::pair(QSize(1280, 800), 100), std::pair(QSize(1920, 1080), 150)}) {
        Screen screen(size, percent);
        screen.open("sunfire6800-first");
        SweepView& sweep = *screen.session->sweep();
        showSweep(screen);
        sweep.run();
        waitFor(screen);
        QQuickItem* const plot = plotOf(screen);
        REQUIRE(plot);
        const QRectF field = plot->property("field").toRectF();
        REQUIRE(field.width() > 50);
        const Curve& curve = sweep.curves()->curves().front();
        const QPointF at = curve.points.at(11); // twelve threads
        const QPointF place = plot->mapToScene({field.x() + sweep.curves()->fractionX(at.x()) * field.width(),
                                                field.y() + (1 - sweep.curves()->fractionY(at.y())) * field.height()});
        QTest::mouseMove(screen.window, (place - QPointF(6, 0)).toPoint());
        screen.settle();
        QTest::mouseMove(screen.window, place.toPoint());
        screen.settle();
        REQUIRE(sweep.isReached());
        QTest::mouseClick(screen.window, Qt::LeftButton, Qt::NoModifier, place.toPoint());
        screen.settle();
        CHECK(screen.session->document().base().workload.customerCount() == 12);
        CHECK(sweep.canGoBack());
    }
}

TEST_CASE("the drawer grows to a page with a table of points, and Esc shrinks it", "[screen][sweep]") {
    Screen screen({1280, 800}, 100);
    screen.open("sunfire6800-first");
    SweepView& sweep = *screen.session->sweep();
    showSweep(screen);
    sweep.run();
    waitFor(screen);
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
