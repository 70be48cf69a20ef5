// SPDX-License-Identifier: GPL-3.0-or-later
// Explanations of terms, the glossary and the results of Ctrl+K, with pointer and keys in the real window.
#include "screen.h"

#include <algorithm>

using namespace boardset;
using namespace boardset::test;

namespace {

std::vector<QQuickItem*> seen(const Screen& screen) {
    return visibleItems(screen.window->contentItem());
}

QString textOf(const QQuickItem* item) {
    return item->inherits("QQuickText") ? item->property("text").toString() : QString();
}

bool isWithin(const Screen& screen, const QQuickItem* item) {
    return QRectF({0, 0}, QSizeF(screen.window->size())).contains(item->mapRectToScene(item->boundingRect()));
}

/// Returns the first visible text that contains these words; null if there is none.
QQuickItem* textWith(const Screen& screen, const QString& words) {
    return firstVisible(
        screen.window->contentItem(),
        [&](const QQuickItem* item) { return textOf(item).contains(words) && isWithin(screen, item); });
}

/// Returns the visible meanings below a term.
QStringList meanings(const Screen& screen) {
    QStringList all;
    for (QQuickItem* item : seen(screen))
        if (item->objectName() == QStringLiteral("meaning") && isWithin(screen, item))
            all << textOf(item);
    return all;
}

/// Rests the pointer at a point of the window until its term is explained, and returns the meanings.
QStringList restAt(const Screen& screen, QPointF at) {
    QTest::mouseMove(screen.window, {2, 2});
    screen.settle();
    QTest::mouseMove(screen.window, at.toPoint());
    for (int round = 0; round < 10 && meanings(screen).isEmpty(); ++round)
        screen.settle();
    return meanings(screen);
}

QStringList restOn(const Screen& screen, const QQuickItem* text, double share) {
    return restAt(screen, text->mapToScene({text->property("contentWidth").toDouble() * share, text->height() / 2}));
}

void find(const Screen& screen, const QString& words) {
    QTest::keyClick(screen.window, Qt::Key_K, Qt::ControlModifier);
    screen.settle();
    for (const QChar letter : words)
        QTest::keyClick(screen.window, letter.toLatin1());
    screen.settle();
}

QString first(const Screen& screen, const char* role) {
    return screen.session->search()->rows()->at(0, QString::fromUtf8(role)).toString();
}

} // namespace

TEST_CASE("a badge and a column title show their meaning where the pointer rests", "[words]") {
    const Screen screen({1280, 800}, 100);
    screen.open("sunfire6800-copy-24-local");
    screen.session->evidence()->waitUntilLoaded();
    screen.settle();
    const QQuickItem* head = textWith(screen, QStringLiteral("Gain if twice as fast"));
    REQUIRE(head);
    const QStringList gain = restAt(screen, head->mapToScene(head->boundingRect().center()));
    REQUIRE(gain.size() == 1);
    CHECK(gain[0].contains(QStringLiteral("if this one part were twice as fast")));
    std::vector<QPointF> badges; // some are scrolled out of view
    for (const QQuickItem* item : seen(screen))
        if (textOf(item) == QStringLiteral("predicted") || textOf(item) == QStringLiteral("input"))
            badges.push_back(item->mapToScene(item->boundingRect().center()));
    QStringList role;
    for (const QPointF& at : badges)
        role = role.isEmpty() ? restAt(screen, at) : role;
    CHECK(role.join(QString()).contains(QStringLiteral("measurement")));
}

TEST_CASE("a meaning disappears when the pointer leaves the term or a key is pressed, and otherwise stays", "[words]") {
    const Screen screen({1280, 800}, 100);
    const QQuickItem* head = textWith(screen, QStringLiteral("Busiest part"));
    REQUIRE(head);
    REQUIRE(restOn(screen, head, 0.3).size() == 1);
    QTest::mouseMove(screen.window, head->mapToScene({6, head->height() / 2}).toPoint());
    screen.settle();
    CHECK(meanings(screen).size() == 1);
    QTest::keyClick(screen.window, Qt::Key_Shift);
    screen.settle();
    CHECK(meanings(screen).isEmpty());
    REQUIRE(restOn(screen, head, 0.3).size() == 1);
    QTest::mouseMove(screen.window, {2, 2});
    screen.settle();
    CHECK(meanings(screen).isEmpty());
}

TEST_CASE("Shift+F1 explains the terms of the focused item, or reports that there are none", "[words]") {
    const Screen screen({1280, 800}, 100);
    screen.session->drawer()->ask(Drawer::Evidence);
    screen.settle();
    auto* tab = screen.window->activeFocusItem();
    REQUIRE(tab);
    for (QQuickItem* item : seen(screen))
        if (isA(item, "TabButton_QMLTYPE") && item->property("title") == QStringLiteral("Evidence"))
            item->forceActiveFocus();
    QTest::keyClick(screen.window, Qt::Key_F1, Qt::ShiftModifier);
    screen.settle();
    REQUIRE(meanings(screen).size() == 1);
    CHECK(meanings(screen)[0].contains(QStringLiteral("published measurement")));
}

TEST_CASE("Ctrl+K lists a term for its abbreviation first, with its meaning, and Enter opens its entry", "[words]") {
    const Screen screen({1280, 800}, 100);
    find(screen, QStringLiteral("cdc"));
    CHECK(first(screen, "kind") == QStringLiteral("term"));
    CHECK(textWith(screen, first(screen, "detail")));
    QTest::keyClick(screen.window, Qt::Key_Return);
    screen.settle();
    const RowListModel& rows = *screen.session->glossary()->rows();
    CHECK(rows.at(0, QStringLiteral("title")) == QStringLiteral("CDC"));
    REQUIRE(textWith(screen, rows.at(0, QStringLiteral("meaning")).toString()));
    QTest::keyClick(screen.window, Qt::Key_Escape);
    screen.settle();
    CHECK_FALSE(textWith(screen, QStringLiteral("All terms")));
}

TEST_CASE("the glossary is found and searched by keyboard, and reports when there are no results", "[words]") {
    const Screen screen({1024, 640}, 160);
    find(screen, QStringLiteral("glossary"));
    QTest::keyClick(screen.window, Qt::Key_Return);
    screen.settle();
    CHECK(screen.session->glossary()->rows()->count() >= 80);
    for (const char letter : {'q', 'q', 'q'})
        QTest::keyClick(screen.window, letter);
    screen.settle();
    CHECK(textWith(screen, QStringLiteral("No results for “qqq”")));
}

TEST_CASE("Ctrl+K finds tabs, sources, findings, blocks and the subjects of scenarios, with the closest first",
          "[words]") {
    const Screen screen({1280, 800}, 100);
    const auto opened = [&](const char* words) {
        find(screen, QString::fromUtf8(words));
        const QString kind = first(screen, "kind");
        QTest::keyClick(screen.window, Qt::Key_Return);
        screen.settle();
        return kind;
    };
    CHECK(opened("trace") == QStringLiteral("tab"));
    CHECK(screen.session->drawer()->property("tab").toInt() == Drawer::Trace);
    CHECK(opened("evidence") == QStringLiteral("tab"));
    CHECK(screen.session->drawer()->property("tab").toInt() == Drawer::Evidence);
    CHECK(opened("sweep") == QStringLiteral("tab"));
    CHECK(screen.session->sweep()->isChosen());
    CHECK(opened("times") == QStringLiteral("tab"));
    CHECK(screen.session->drawer()->property("tab").toInt() == Drawer::Timeline);
    CHECK(opened("sb3") == QStringLiteral("block"));
    CHECK(screen.session->inspector()->card()->heading() == QStringLiteral("SB3"));
    CHECK(opened("solaris memory placement") == QStringLiteral("source"));
    CHECK(textWith(screen, QStringLiteral("Copy the reference")));
    QTest::keyClick(screen.window, Qt::Key_Escape);
    screen.settle();
    screen.session->findings()->waitUntilChecked();
    screen.settle();
    const QString finding = screen.session->findings()->rows()->at(0, QStringLiteral("title")).toString();
    REQUIRE_FALSE(finding.isEmpty());
    CHECK(opened(finding.toUtf8().constData()) == QStringLiteral("finding"));
    CHECK(screen.session->drawer()->property("tab").toInt() == Drawer::Findings);
    find(screen, QStringLiteral("mpo"));
    CHECK(first(screen, "kind") == QStringLiteral("term"));
    QTest::keyClick(screen.window, Qt::Key_Escape);
    screen.settle();
    find(screen, QStringLiteral("no such thing"));
    CHECK(textWith(screen, QStringLiteral("No results for")));
}

TEST_CASE("the details of search results are not truncated", "[words]") {
    const Screen screen({1280, 800}, 100);
    find(screen, QStringLiteral("local"));
    int lines = 0;
    for (const QQuickItem* item : seen(screen))
        if (item->objectName() == QStringLiteral("foundDetail")) {
            ++lines;
            CHECK_FALSE(item->property("truncated").toBool());
        }
    CHECK(lines > 2);
}

TEST_CASE("the library lists scenarios by question, and scrolls to the one that opens", "[words]") {
    const Screen screen({1280, 800}, 100);
    const RowListModel& rows = *screen.session->library()->scenarios();
    REQUIRE(rows.at(0, QStringLiteral("title")) == QStringLiteral("Where do I begin?"));
    std::string last; // the last scenario of the open machine
    for (const Question& question : screen.session->document().catalog()->questions())
        for (const std::string& id : question.scenarios)
            if (id.starts_with("sunfire6800"))
                last = id;
    screen.session->files()->requestBundled(QString::fromStdString(last));
    screen.settle();
    const auto isSeen = [&] {
        return std::ranges::any_of(
            visibleOfType(screen.window->contentItem(), "LibraryRow_QMLTYPE"),
            [&](const QQuickItem* item) { return item->property("current").toBool() && isWithin(screen, item); });
    };
    CHECK(isSeen());
    screen.open("sunfire6800-first");
    CHECK(isSeen());
    CHECK(textWith(screen, QStringLiteral("Where do I begin?")));
}
