// SPDX-License-Identifier: GPL-3.0-or-later
// A source opens as a card with the document, the location and the numbers of its table. The reference can be copied.
#include "screen.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTest>

using namespace boardset;
using namespace boardset::test;

namespace {

/// Returns the first visible item of a type within the window that contains a text; null if there is none.
QQuickItem* seen(const QQuickItem* root, const char* type, const QString& text = {}) {
    return firstVisible(
        root,
        [&](const QQuickItem* item) {
            const bool isWithin = item->mapToScene({0, item->height()}).y() <= item->window()->height();
            return isWithin && isA(item, type) && item->width() > 0 && item->property("text").toString().contains(text);
        });
}

bool shows(const Screen& screen, const QString& text) {
    return firstVisible(
               screen.window->contentItem(),
               [&](const QQuickItem* item) { return item->property("text").toString() == text; }) != nullptr;
}

void click(const Screen& screen, QQuickItem* item) {
    REQUIRE(item);
    QTest::mouseClick(screen.window, Qt::LeftButton, {}, item->mapToScene({4, 4}).toPoint());
    screen.settle();
}

} // namespace

TEST_CASE("a click on a source shows the full document title, and Copy puts the reference on the clipboard",
          "[screen]") {
    Screen screen({1280, 800}, 100);
    screen.session->files()->requestBundled(QStringLiteral("sunfire6800-copy-24-local"));
    screen.session->evidence()->waitUntilLoaded();
    screen.settle();
    QQuickItem* const source = seen(screen.window->contentItem(), "SourceLink_QMLTYPE");
    REQUIRE(source);
    const QString place = source->property("place").toString();
    REQUIRE(place.startsWith("Sun MPO white paper, "));
    click(screen, source);
    CHECK(shows(screen, QStringLiteral("Solaris Memory Placement Optimization and Sun Fire Servers")));
    CHECK(shows(screen, place.section(QStringLiteral(", "), 1)));
    CHECK(shows(screen, QStringLiteral("Copy the reference")));
    CHECK(shows(screen, QString::fromUtf8("Select the file…")));
    press(screen, Qt::Key_Space); // the card's first button
    screen.settle();
    CHECK(QGuiApplication::clipboard()->text() == screen.session->source()->state().reference);
    CHECK_FALSE(shows(screen, QStringLiteral("Copy the reference")));
}

TEST_CASE("a source in the derivation shows the numbers of its table", "[screen]") {
    Screen screen({1280, 800}, 100);
    screen.session->why()->show({Subject::Latency});
    screen.settle();
    QQuickItem* const line = seen(screen.window->contentItem(), "WhyPanel_QMLTYPE");
    REQUIRE(line);
    click(screen, seen(line, "SourceLink_QMLTYPE", QStringLiteral("Table B-2")));
    CHECK(screen.session->source()->state().place.startsWith("Table B-2"));
    CHECK(shows(screen, QStringLiteral("180 ns")));
    CHECK(shows(screen, QStringLiteral("240 ns")));
    CHECK(shows(screen, screen.session->source()->state().reference));
}

TEST_CASE("Tab reaches the sources in the derivation, Enter opens the card, and Esc closes it and restores the focus",
          "[screen]") {
    Screen screen({1280, 800}, 100);
    screen.session->why()->show({Subject::Latency});
    screen.settle();
    const auto focused = [&] { return screen.window->activeFocusItem(); };
    for (int i = 0; i < 12 && !(focused() && isA(focused(), "SourceLink_QMLTYPE")); ++i)
        pressAndPaint(screen, Qt::Key_Tab);
    REQUIRE(focused());
    REQUIRE(isA(focused(), "SourceLink_QMLTYPE"));
    const QQuickItem* const link = focused();
    pressAndPaint(screen, Qt::Key_Return);
    REQUIRE(shows(screen, QStringLiteral("Copy the reference")));
    CHECK(screen.session->source()->state().place ==
          link->property("place").toString().section(QStringLiteral(", "), 1));
    pressAndPaint(screen, Qt::Key_Escape);
    CHECK_FALSE(shows(screen, QStringLiteral("Copy the reference")));
    CHECK(focused() == link);
}
