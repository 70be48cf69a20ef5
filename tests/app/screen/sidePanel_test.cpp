// SPDX-License-Identifier: GPL-3.0-or-later
// The tabs of the side panel: keyboard, scroll positions, the filter of the machines, and searches that show a tab.
#include "unreadableTexts.h"
#include "user.h"

using namespace boardset;
using namespace boardset::test;

namespace {

using SideTab = Preferences::SideTab;

SideTab tabOf(const Screen& screen) {
    return screen.session->preferences()->sideTab();
}

/// Searches as a user does, and activates the first result.
void findAnything(const User& user, const char* words) {
    pressAndPaint(user.screen, Qt::Key_K, Qt::ControlModifier);
    user.type(QString::fromUtf8(words));
    user.screen.settle();
}

} // namespace

TEST_CASE("arrow keys move between the tabs of the side panel, and Tab moves into the content", "[sidePanel]") {
    const Screen screen({1280, 800}, 100);
    const auto focused = [&](const char* property) {
        return screen.window->activeFocusItem()->property(property).toString();
    };
    pressAndPaint(screen, Qt::Key_2);
    CHECK(focused("title") == QStringLiteral("Learn"));
    pressAndPaint(screen, Qt::Key_Right);
    CHECK(tabOf(screen) == SideTab::Machines);
    CHECK(focused("title") == QStringLiteral("Machines"));
    pressAndPaint(screen, Qt::Key_Tab);
    CHECK(screen.window->activeFocusItem()->objectName() == QStringLiteral("machineFilter"));
    pressAndPaint(screen, Qt::Key_Down); // to the first machine
    CHECK(focused("text") == QStringLiteral("280R"));
    pressAndPaint(screen, Qt::Key_Return);
    CHECK(screen.session->document().base().machine == "sunfire280r");
    pressAndPaint(screen, Qt::Key_2);
    pressAndPaint(screen, Qt::Key_Right);
    CHECK(tabOf(screen) == SideTab::Build);
    pressAndPaint(screen, Qt::Key_Right); // there is no further tab
    CHECK(tabOf(screen) == SideTab::Build);
    CHECK(focused("title") == QStringLiteral("Build"));
}

TEST_CASE("each tab of the side panel keeps its own scroll position", "[sidePanel]") {
    const Screen screen({1280, 560}, 100);
    const User user(screen);
    user.turnTo("Learn");
    QQuickItem* const learn = user.named("learnPane");
    REQUIRE(learn);
    learn->setProperty("contentY", 120.0);
    user.turnTo("Machines");
    QQuickItem* const machines = user.named("machinesPane");
    REQUIRE(machines);
    CHECK(machines->property("contentY").toDouble() == 0);
    machines->setProperty("contentY", 40.0);
    user.turnTo("Learn");
    CHECK(learn->property("contentY").toDouble() == 120);
    user.turnTo("Machines");
    CHECK(machines->property("contentY").toDouble() == 40);
}

TEST_CASE("the filter lists the machines that match, and says so if none does", "[sidePanel]") {
    const Screen screen({1280, 800}, 100);
    const User user(screen);
    user.turnTo("Build"); // a second click on the tab of the last test would be half of a double click
    user.turnTo("Machines");
    const auto rows = [&] { return visibleOfType(screen.window->contentItem(), "MachineItem_QMLTYPE").size(); };
    const std::size_t all = rows();
    CHECK(all == screen.session->library()->bySize().size());
    for (const QQuickItem* item : visibleOfType(screen.window->contentItem(), "MachineItem_QMLTYPE")) {
        const QQuickItem* const row =
            firstItem(item, [](const QQuickItem* each) { return each->inherits("QQuickAbstractButton"); });
        REQUIRE(row);
        CHECK(row->height() == 28);
    }
    user.typeInto("machineFilter", QStringLiteral("1992"));
    CHECK(rows() > 0);
    CHECK(rows() < all);
    user.typeInto("machineFilter", QStringLiteral("nothing"));
    CHECK(rows() == 0);
    CHECK(user.readsPart(QStringLiteral("No machine matches “nothing”")));
    CHECK(unreadable(screen) == "");
    pressAndPaint(screen, Qt::Key_Escape);
    CHECK(rows() == all);
}

TEST_CASE("a search result shows the tab of the side panel that lists it", "[sidePanel]") {
    const Screen screen({1280, 800}, 100);
    const User user(screen);
    findAnything(user, "280R");
    CHECK(tabOf(screen) == SideTab::Machines);
    findAnything(user, "Four threads with remote pages");
    CHECK(tabOf(screen) == SideTab::Learn);
    findAnything(user, "uniboards: 5");
    CHECK(tabOf(screen) == SideTab::Build);
    findAnything(user, "machines");
    CHECK(tabOf(screen) == SideTab::Machines);
    CHECK(isA(screen.window->activeFocusItem(), "TabButton"));
    findAnything(user, "new process");
    CHECK(tabOf(screen) == SideTab::Build);
    screen.session->preferences()->setLibraryOpen(false);
    findAnything(user, "learn"); // also shows a hidden panel
    CHECK(user.named("learnPane"));
}

TEST_CASE("the policy is selected in Build, and a lesson hides scenarios and the search for a placement",
          "[sidePanel]") {
    const Screen screen({1280, 800}, 100);
    const User user(screen);
    user.turnTo("Build");
    QQuickItem* const policy = user.named("policyMenu");
    REQUIRE(policy);
    CHECK(policy->property("text").toString() == QStringLiteral("Manual placement"));
    user.click(policy);
    CHECK(user.entry(screen.session->policy()->state().newestTitle));
    pressAndPaint(screen, Qt::Key_Escape);
    user.click(user.button(QStringLiteral("Optimise…")));
    CHECK(findType(screen.window->contentItem(), "Overlays_QMLTYPE")->property("busy").toBool());
    pressAndPaint(screen, Qt::Key_Escape);
    screen.session->lesson()->start(QStringLiteral("local-and-remote"));
    screen.settle();
    REQUIRE(screen.session->lesson()->areResultsHidden());
    CHECK_FALSE(user.button(QStringLiteral("Optimise…"))->isEnabled());
    user.turnTo("Learn");
    CHECK_FALSE(user.find([](const QQuickItem* item) { return isA(item, "ScenarioList_QMLTYPE"); }));
    CHECK(user.find([](const QQuickItem* item) { return isA(item, "LessonList_QMLTYPE"); }));
}

TEST_CASE("the side panel is as wide as the window needs, until the user sets its width", "[sidePanel]") {
    const Screen screen({1280, 800}, 100);
    const QQuickItem* const panel = findType(screen.window->contentItem(), "Library_QMLTYPE");
    REQUIRE(panel);
    CHECK(panel->width() == 256);
    screen.window->resize(1600, 900);
    screen.settle();
    CHECK(panel->width() == 280);
    screen.session->preferences()->setLibraryWidth(320);
    screen.settle();
    CHECK(panel->width() == 320);
}

TEST_CASE("in a narrow window, icons open the side panel over the diagram, and Esc closes it", "[sidePanel]") {
    const Screen screen({1000, 640}, 100);
    const User user(screen);
    const auto rail = [&](const char* tab) {
        return user.find([&](const QQuickItem* item) {
            return item->property("bare").toBool() && item->property("text").toString() == QString::fromUtf8(tab);
        });
    };
    REQUIRE(rail("Learn"));
    CHECK_FALSE(user.named("learnPane"));
    user.click(rail("Machines"));
    REQUIRE(user.named("machinesPane"));
    CHECK(rail("Machines")->property("on").toBool());
    CHECK(user.named("answerPane"));                   // the results remain visible
    CHECK_FALSE(user.find([](const QQuickItem* item) { // the rail shows the tabs already
        return isA(item, "TabButton") && item->property("title").toString() == QStringLiteral("Machines");
    }));
    user.click(rail("Build"));
    CHECK(user.named("buildPane"));
    user.click(rail("Build"));
    CHECK_FALSE(user.named("buildPane"));
    pressAndPaint(screen, Qt::Key_2); // the keyboard reaches the rail
    CHECK(screen.window->activeFocusItem()->property("text").toString() == QStringLiteral("Build"));
    pressAndPaint(screen, Qt::Key_Up);
    pressAndPaint(screen, Qt::Key_Return);
    REQUIRE(user.named("machinesPane"));
    pressAndPaint(screen, Qt::Key_2);
    pressAndPaint(screen, Qt::Key_Escape);
    CHECK_FALSE(user.named("machinesPane"));
    screen.window->resize(1280, 800);
    screen.settle();
    CHECK_FALSE(rail("Learn"));
    CHECK(user.named("machinesPane"));
    CHECK(user.named("answerPane"));
}

TEST_CASE("the processes open as a table with one line for each, in which numbers are typed", "[sidePanel]") {
    const Screen screen({1280, 800}, 100);
    const User user(screen);
    user.turnTo("Build");
    user.click(user.button(QStringLiteral("Open as table")));
    const QQuickItem* table = user.named("processTable");
    REQUIRE(table);
    const auto cell = [&](const char* name) {
        QQuickItem* found = firstItem(
            table,
            [&](const QQuickItem* item) { return item->isVisible() && item->objectName() == QLatin1String(name); });
        REQUIRE(found);
        return found;
    };
    const auto y = [&](const char* name) { return cell(name)->mapToItem(table, {0, 0}).y(); };
    CHECK(y("workCell") == y("customersCell")); // in the side panel, the fields need two lines
    CHECK(y("boardCell") == y("customersCell"));
    user.click(cell("customersCell"));
    pressAndPaint(screen, Qt::Key_A, Qt::ControlModifier);
    user.type(QStringLiteral("7"));
    screen.settle();
    const auto threads = [&] { return screen.session->document().base().workload.processes.front().customers.size(); };
    CHECK(threads() == 7);
    pressAndPaint(screen, Qt::Key_Z, Qt::ControlModifier); // undoes the edit, not only the typed text
    screen.settle();
    CHECK(threads() == 4);
    CHECK(cell("customersCell")->property("text").toString() == QStringLiteral("4"));
    pressAndPaint(screen, Qt::Key_Tab); // leaving the field makes no other edit
    screen.settle();
    CHECK(threads() == 4);
    CHECK(unreadable(screen) == "");
}

TEST_CASE("the drawer is folded in a low window, and a tab or a scenario with a program opens it", "[sidePanel]") {
    const Screen screen({1280, 800}, 100);
    const User user(screen);
    const QQuickItem* drawer = findType(screen.window->contentItem(), "BottomDrawer_QMLTYPE");
    REQUIRE(drawer);
    const double folded = drawer->height();
    CHECK(folded < 60);
    CHECK_FALSE(user.readsPart(QStringLiteral("Latency, local memory")));
    user.turnTo("Evidence");
    CHECK(drawer->height() > 3 * folded);
    CHECK(user.readsPart(QStringLiteral("Latency, local memory")));
    user.click(user.tipped(QStringLiteral("Maximise: hide the diagram")));
    CHECK_FALSE(user.find([](const QQuickItem* item) { return isA(item, "CanvasHead"); }));
    user.click(user.tipped(QStringLiteral("Restore (Esc)")));
    CHECK(user.find([](const QQuickItem* item) { return isA(item, "CanvasHead"); }));
    user.click(user.tipped(QStringLiteral("Fold the drawer")));
    CHECK(drawer->height() == folded);
    screen.open("sunfire15k-mpo-copy-72");
    CHECK(drawer->height() > 3 * folded);
    CHECK(screen.session->drawer()->tab() == Drawer::Timeline);
}

TEST_CASE("the drawer is open in a high window until the user folds it, and stays folded", "[sidePanel]") {
    const Screen screen({1920, 1080}, 100);
    const User user(screen);
    CHECK(user.readsPart(QStringLiteral("Latency, local memory")));
    user.click(user.tipped(QStringLiteral("Fold the drawer")));
    CHECK_FALSE(user.readsPart(QStringLiteral("Latency, local memory")));
    CHECK_FALSE(screen.session->preferences()->drawerOpen());
    CHECK(screen.session->preferences()->isDrawerChosen());
}
