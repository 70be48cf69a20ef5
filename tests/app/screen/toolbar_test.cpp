// SPDX-License-Identifier: GPL-3.0-or-later
// The toolbar: fixed slots, the file block, words that disappear in a narrow window, and its menus.
#include "unreadableTexts.h"
#include "user.h"

#include <QAccessible>

using namespace boardset;
using namespace boardset::test;

namespace {

QQuickItem* toolbarOf(const Screen& screen) {
    QQuickItem* const toolbar = findType(screen.window->contentItem(), "Toolbar_QMLTYPE");
    REQUIRE(toolbar);
    return toolbar;
}

std::vector<QQuickItem*> buttonsOf(const Screen& screen) {
    return visibleItems(
        toolbarOf(screen), [](const QQuickItem* item) { return item->inherits("QQuickAbstractButton"); });
}

/// Returns the left edges of all buttons of the toolbar, in their order.
std::vector<double> placesOf(const Screen& screen) {
    screen.settle();
    std::vector<double> edges;
    for (const QQuickItem* button : buttonsOf(screen))
        edges.push_back(button->mapToScene({0, 0}).x());
    return edges;
}

/// Returns the visible words of the toolbar's buttons, without the title and the state of the scenario.
QStringList wordsOf(const Screen& screen) {
    QStringList words;
    for (const QQuickItem* text : texts(toolbarOf(screen)))
        if (!text->objectName().startsWith(QStringLiteral("scenario")))
            words << text->property("text").toString();
    return words;
}

/// Returns the buttons that leave the window or overlap the next one.
std::string collisions(const Screen& screen) {
    std::string wrong;
    double end = 0;
    for (const QQuickItem* button : buttonsOf(screen)) {
        const QRectF here = button->mapRectToScene(button->boundingRect());
        if (here.left() < end || here.right() > screen.window->width() || here.width() < 24)
            wrong += button->property("text").toString().toStdString() + "; ";
        end = here.right();
    }
    return wrong;
}

QString textIn(const User& user, const char* name) {
    const QQuickItem* const item = user.named(name);
    REQUIRE(item);
    return item->property("text").toString();
}

} // namespace

TEST_CASE("neither a long title, nor an edit, nor A moves a button of the toolbar", "[toolbar]") {
    const std::vector<std::pair<QSize, int>> looks{
        {{1024, 640}, 100}, {{1280, 800}, 100}, {{1920, 1080}, 100}, {{1024, 640}, 200}, {{1280, 800}, 150}};
    for (const auto& [size, percent] : looks) {
        const Screen screen(size, percent);
        INFO(size.width() << "x" << size.height() << " at " << percent << " %");
        Session& session = *screen.session;
        const std::vector<double> places = placesOf(screen);
        CHECK(places.size() == 11);
        CHECK(collisions(screen) == "");
        session.files()->rename(QStringLiteral("X"));
        CHECK(placesOf(screen) == places);
        session.files()->rename(
            QStringLiteral("A very long title of a scenario that no toolbar can show, ").repeated(3));
        CHECK(placesOf(screen) == places);
        REQUIRE(screen.session->document().perform(MoveCustomer{"4", "SB3"}).isEmpty());
        CHECK(placesOf(screen) == places);
        session.compare()->keep();
        CHECK(placesOf(screen) == places);
        REQUIRE(session.files()->saveTo(QUrl::fromLocalFile(screen.home.filePath(QStringLiteral("own.boardset")))));
        CHECK(placesOf(screen) == places);
        session.compare()->clearA();
        screen.open("sunfire15k-mpo-copy-72-unaware");
        CHECK(placesOf(screen) == places);
        CHECK(collisions(screen) == "");
    }
}

TEST_CASE("in a narrow window buttons lose their words and keep their places", "[toolbar]") {
    const Screen screen({1920, 1080}, 100);
    const QStringList all{QStringLiteral("Save as…"), QStringLiteral("Undo"),    QStringLiteral("Redo"),
                          QStringLiteral("Set as A"), QStringLiteral("Compare"), QStringLiteral("Present"),
                          QStringLiteral("Export"),   QStringLiteral("Find"),    QStringLiteral("Ctrl+K"),
                          QStringLiteral("View"),     QStringLiteral("Help")};
    screen.settle();
    CHECK(wordsOf(screen) == all);
    screen.window->resize(1280, 800);
    screen.settle();
    CHECK(wordsOf(screen) == all);
    screen.window->resize(1024, 640);
    screen.settle();
    CHECK(wordsOf(screen) == QStringList{QStringLiteral("Save as…"), QStringLiteral("Set as A"),
                                         QStringLiteral("Compare"), QStringLiteral("Present"), QStringLiteral("Export"),
                                         QStringLiteral("View")});
    for (QQuickItem* button : buttonsOf(screen)) // a word that is not visible is still a name
        CHECK_FALSE(QAccessible::queryAccessibleInterface(button)->text(QAccessible::Name).isEmpty());
    screen.session->preferences()->setTextPercent(200);
    screen.settle();
    CHECK(wordsOf(screen).isEmpty());
    CHECK(collisions(screen) == "");
}

TEST_CASE("the file block shows the title, the machine and where the scenario is stored", "[toolbar]") {
    const Screen screen({1280, 800}, 100);
    const User user(screen);
    CHECK(textIn(user, "scenarioTitle") == QStringLiteral("Four threads with remote pages"));
    CHECK(textIn(user, "scenarioState") == QStringLiteral("Sun Fire 6800 · example"));
    CHECK(textIn(user, "saveButton") == QStringLiteral("Save as…"));
    REQUIRE(screen.session->document().perform(MoveCustomer{"4", "SB3"}).isEmpty());
    CHECK(textIn(user, "scenarioTitle") == QStringLiteral("● Four threads with remote pages"));
    CHECK(textIn(user, "scenarioState") == QStringLiteral("Sun Fire 6800 · edited, not saved"));
    user.click(user.named("saveButton"));
    user.nameFile(QStringLiteral("mine"));
    CHECK(textIn(user, "scenarioTitle") == QStringLiteral("Four threads with remote pages"));
    CHECK(textIn(user, "scenarioState").startsWith(QStringLiteral("Sun Fire 6800 · mine.boardset, saved ")));
    CHECK(textIn(user, "saveButton") == QStringLiteral("Save"));
    REQUIRE(screen.session->document().perform(MoveCustomer{"3", "SB3"}).isEmpty());
    user.click(user.named("saveButton")); // without a question
    CHECK_FALSE(screen.session->files()->isModified());
    user.click(user.named("fileBlock"));
    for (const char* entry : {"New scenario", "Open…", "Save as…", "Rename…"})
        CHECK(user.entry(QString::fromUtf8(entry)));
    pressAndPaint(screen, Qt::Key_Escape);
}

TEST_CASE("a title that is too long ends in its block, and the whole title is the name of the block", "[toolbar]") {
    const Screen screen({1280, 800}, 100);
    const User user(screen);
    const QString title =
        QStringLiteral("A very long title of a scenario that no toolbar can show, ").repeated(3).trimmed();
    screen.session->files()->rename(title);
    const QQuickItem* const text = user.named("scenarioTitle");
    const QQuickItem* const block = user.named("fileBlock");
    REQUIRE(text);
    REQUIRE(block);
    CHECK(text->property("truncated").toBool());
    const QRectF here = text->mapRectToItem(block, text->boundingRect());
    CHECK(QRectF({}, block->size()).contains(here));
    CHECK(overlapping(block).empty());
    CHECK(block->property("text").toString() == title);
}

TEST_CASE("the menu of A compares, swaps and clears; without A it is disabled", "[toolbar]") {
    const Screen screen({1280, 800}, 100);
    const User user(screen);
    QQuickItem* const compare = user.button(QStringLiteral("Compare"));
    REQUIRE(compare);
    CHECK_FALSE(compare->isEnabled());
    user.click(user.button(QStringLiteral("Set as A")));
    REQUIRE(screen.session->compare()->hasA());
    CHECK(user.button(QStringLiteral("Replace A")));
    CHECK(compare->isEnabled());
    user.choose(compare, QStringLiteral("Show A and B side by side"));
    CHECK(screen.session->compare()->state().beside);
    user.choose(compare, QStringLiteral("Hide A's diagram"));
    CHECK_FALSE(screen.session->compare()->state().beside);
    user.choose(compare, QStringLiteral("Clear A"));
    CHECK_FALSE(screen.session->compare()->hasA());
    CHECK(user.button(QStringLiteral("Set as A")));
}

TEST_CASE("a menu opens at an edge of its button, below it, at the first time and later", "[toolbar]") {
    const std::vector<std::pair<QSize, int>> looks{
        {{1280, 800}, 100}, {{1920, 1080}, 100}, {{1024, 640}, 100}, {{1280, 800}, 160}};
    for (const auto& [size, percent] : looks) {
        const Screen screen(size, percent);
        INFO(size.width() << "x" << size.height() << " at " << percent << " %");
        const User user(screen);
        screen.session->compare()->keep();
        screen.settle();
        int menus = 0;
        for (QQuickItem* const button : buttonsOf(screen)) {
            auto* const menu = button->property("popup").value<QObject*>();
            if (menu == nullptr)
                continue;
            ++menus;
            INFO(button->property("text").toString().toStdString());
            const QRectF above = button->mapRectToScene(button->boundingRect());
            for (int time = 0; time < 2; ++time) {
                user.click(button);
                REQUIRE(menu->property("visible").toBool());
                const auto* const list = menu->property("contentItem").value<QQuickItem*>();
                const double padding = menu->property("padding").toDouble();
                const QRectF place =
                    list->mapRectToScene(list->boundingRect()).adjusted(-padding, -padding, padding, padding);
                const double aside =
                    std::min(std::abs(place.left() - above.left()), std::abs(place.right() - above.right()));
                CHECK((aside < 2 || place.right() > screen.window->width() - 2)); // or at the edge of the window
                CHECK(place.top() >= above.bottom());
                CHECK(place.top() < above.bottom() + 20);
                pressAndPaint(screen, Qt::Key_Escape);
            }
        }
        CHECK(menus >= 3); // Export, View and Help
    }
}

TEST_CASE("the menus View and Help show and hide panels, and open the glossary and the first lesson", "[toolbar]") {
    const Screen screen({1280, 800}, 100);
    const User user(screen);
    const auto view = [&](const char* entry) {
        user.choose(user.button(QStringLiteral("View")), QString::fromUtf8(entry));
        screen.settle();
    };
    const Preferences& preferences = *screen.session->preferences();
    view("Side panel");
    CHECK_FALSE(preferences.libraryOpen());
    CHECK_FALSE(findType(screen.window->contentItem(), "Library_QMLTYPE")->isVisible());
    view("Side panel");
    CHECK(preferences.libraryOpen());
    view("Results");
    CHECK_FALSE(preferences.answerOpen());
    view("Dark");
    CHECK(preferences.theme() == Preferences::Theme::Dark);
    user.choose(user.button(QStringLiteral("Help")), QStringLiteral("Glossary"));
    CHECK(user.reads(QStringLiteral("All terms")));
    pressAndPaint(screen, Qt::Key_Escape);
    pressAndPaint(screen, Qt::Key_Escape);
    user.choose(user.button(QStringLiteral("Help")), QStringLiteral("Lesson “What is in the box”"));
    CHECK(screen.session->lesson()->isOpen());
}
