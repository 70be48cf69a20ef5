// SPDX-License-Identifier: GPL-3.0-or-later
// Words explained where they stand, the page of words, and what Ctrl+K finds, with pointer and keys in the real window.
#include "screen.h"

#include <algorithm>

using namespace boardset;
using namespace boardset::test;

namespace {

/// All that is seen, in the order of the tree.
void gather(QQuickItem* item, std::vector<QQuickItem*>& all) {
    if (!item->isVisible())
        return;
    all.push_back(item);
    for (QQuickItem* child : item->childItems())
        gather(child, all);
}

std::vector<QQuickItem*> seen(const Screen& screen) {
    std::vector<QQuickItem*> all;
    gather(screen.window->contentItem(), all);
    return all;
}

QString textOf(const QQuickItem* item) {
    return item->inherits("QQuickText") ? item->property("text").toString() : QString();
}

bool isWithin(const Screen& screen, const QQuickItem* item) {
    return QRectF({0, 0}, QSizeF(screen.window->size())).contains(item->mapRectToScene(item->boundingRect()));
}

/// The first text that is seen with these words; null if there is none.
QQuickItem* textWith(const Screen& screen, const QString& words) {
    for (QQuickItem* item : seen(screen))
        if (textOf(item).contains(words) && isWithin(screen, item))
            return item;
    return nullptr;
}

/// The meanings that are seen below a word.
QStringList meanings(const Screen& screen) {
    QStringList all;
    for (QQuickItem* item : seen(screen))
        if (item->objectName() == QStringLiteral("meaning") && isWithin(screen, item))
            all << textOf(item);
    return all;
}

/// The pointer rests at a place of the window until its word would be explained.
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

TEST_CASE("a badge and the head of a table say what they mean where the pointer rests on them", "[words]") {
    const Screen screen({1280, 800}, 100);
    screen.open("sunfire6800-copy-24-local");
    screen.session->evidence()->waitUntilLoaded();
    screen.settle();
    const QQuickItem* head = textWith(screen, QStringLiteral("twice as fast gives"));
    REQUIRE(head);
    const QStringList gain = restAt(screen, head->mapToScene(head->boundingRect().center()));
    REQUIRE(gain.size() == 1);
    CHECK(gain[0].contains(QStringLiteral("if this one part were twice as fast")));
    std::vector<QPointF> badges; // some are scrolled out of sight
    for (const QQuickItem* item : seen(screen))
        if (textOf(item) == QStringLiteral("predicted") || textOf(item) == QStringLiteral("reproduced"))
            badges.push_back(item->mapToScene(item->boundingRect().center()));
    QStringList role;
    for (const QPointF& at : badges)
        role = role.isEmpty() ? restAt(screen, at) : role;
    CHECK(role.join(QString()).contains(QStringLiteral("measurement")));
}

TEST_CASE("a meaning goes when the pointer leaves the word or a key is pressed, and stays on it", "[words]") {
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

TEST_CASE("Shift+F1 explains the words where the keyboard is, or says that there are none", "[words]") {
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

TEST_CASE("Ctrl+K has a word by its abbreviation first, with its meaning; Enter opens its entry", "[words]") {
    const Screen screen({1280, 800}, 100);
    find(screen, QStringLiteral("cdc"));
    CHECK(first(screen, "kind") == QStringLiteral("word"));
    CHECK(textWith(screen, first(screen, "detail")));
    QTest::keyClick(screen.window, Qt::Key_Return);
    screen.settle();
    const RowListModel& rows = *screen.session->glossary()->rows();
    CHECK(rows.at(0, QStringLiteral("title")) == QStringLiteral("CDC"));
    REQUIRE(textWith(screen, rows.at(0, QStringLiteral("meaning")).toString()));
    QTest::keyClick(screen.window, Qt::Key_Escape);
    screen.settle();
    CHECK_FALSE(textWith(screen, QStringLiteral("All words")));
}

TEST_CASE("the page of words is found, searched by keyboard, and says so where nothing is found", "[words]") {
    const Screen screen({1024, 640}, 160);
    find(screen, QStringLiteral("words of the field"));
    QTest::keyClick(screen.window, Qt::Key_Return);
    screen.settle();
    CHECK(screen.session->glossary()->rows()->count() >= 80);
    for (const char letter : {'q', 'q', 'q'})
        QTest::keyClick(screen.window, letter);
    screen.settle();
    CHECK(textWith(screen, QStringLiteral("No word is called “qqq”")));
}

TEST_CASE("Ctrl+K finds tabs, sources, findings, blocks and what scenarios show, the closest first", "[words]") {
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
    CHECK(screen.session->inspector()->title() == QStringLiteral("SB3"));
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
    CHECK(first(screen, "kind") == QStringLiteral("word"));
    QTest::keyClick(screen.window, Qt::Key_Escape);
    screen.settle();
    find(screen, QStringLiteral("no such thing"));
    CHECK(textWith(screen, QStringLiteral("Nothing is called")));
}

TEST_CASE("what is said of a found thing stands in full", "[words]") {
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

TEST_CASE("the library has scenarios by question, and brings the one that opens into view", "[words]") {
    const Screen screen({1280, 800}, 100);
    const RowListModel& rows = *screen.session->library()->scenarios();
    REQUIRE(rows.at(0, QStringLiteral("question")) == QStringLiteral("Where do I begin?"));
    QString last; // of the open machine
    for (int row = 0; row < rows.count() && rows.at(row, QStringLiteral("machine")) == QStringLiteral("sunfire6800");
         ++row)
        if (const QString id = rows.at(row, QStringLiteral("scenario")).toString(); !id.isEmpty())
            last = id;
    screen.session->files()->requestBundled(last);
    screen.settle();
    const auto isSeen = [&] {
        const std::vector<QQuickItem*> all = seen(screen);
        return std::ranges::any_of(all, [&](const QQuickItem* item) {
            return isA(item, "LibraryRow_QMLTYPE") && item->property("current").toBool() && isWithin(screen, item);
        });
    };
    CHECK(isSeen());
    CHECK_FALSE(textWith(screen, QStringLiteral("Where do I begin?")));
    screen.open("sunfire6800-first");
    CHECK(isSeen());
    CHECK(textWith(screen, QStringLiteral("Where do I begin?")));
    CHECK(textWith(screen, QStringLiteral("one thing to drag")));
}
