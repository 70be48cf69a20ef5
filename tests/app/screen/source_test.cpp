// SPDX-License-Identifier: GPL-3.0-or-later
// A source opens as a card with the document in full, and its reference can be copied.
#include "screen.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTest>
#include <algorithm>

using namespace boardset;
using namespace boardset::test;

namespace {

/// What is seen of a type, the first of them; null: nothing is.
QQuickItem* seen(QQuickItem* item, const char* type) {
    if (!item->isVisible())
        return nullptr;
    if (isA(item, type) && item->width() > 0)
        return item;
    for (QQuickItem* child : item->childItems())
        if (QQuickItem* found = seen(child, type))
            return found;
    return nullptr;
}

/// Whether a text is seen, in an item or below it.
bool shows(const QQuickItem* item, const QString& text) {
    if (!item->isVisible())
        return false;
    const auto& below = item->childItems();
    return item->property("text").toString() == text ||
           std::ranges::any_of(below, [&](const QQuickItem* child) { return shows(child, text); });
}

} // namespace

TEST_CASE("a click on a source shows the document in full; Copy has the reference on the clipboard", "[screen]") {
    Screen screen({1280, 800}, 100);
    screen.session->files()->requestBundled(QStringLiteral("sunfire6800-copy-24-local"));
    screen.session->evidence()->waitUntilLoaded();
    screen.settle();
    QQuickItem* const source = seen(screen.window->contentItem(), "SourceLink_QMLTYPE");
    REQUIRE(source);
    const QString citation = source->property("citation").toString();
    REQUIRE(citation.contains("Solaris Memory Placement Optimization"));
    CHECK(citation.endsWith(source->property("place").toString().section(", ", 1)));
    QTest::mouseClick(screen.window, Qt::LeftButton, {}, source->mapToScene({4, 4}).toPoint());
    screen.settle();
    CHECK(shows(screen.window->contentItem(), citation));
    CHECK(shows(screen.window->contentItem(), QStringLiteral("Copy the reference")));
    press(screen, Qt::Key_Space); // the card's first button
    screen.settle();
    CHECK(QGuiApplication::clipboard()->text() == citation);
    CHECK_FALSE(shows(screen.window->contentItem(), QStringLiteral("Copy the reference")));
}
