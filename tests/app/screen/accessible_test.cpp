// SPDX-License-Identifier: GPL-3.0-or-later
// Information for a screen reader: names, roles, states and announcements in the real window.
#include "accessible.h"
#include "user.h"
#include "visit.h"

#include <QMetaEnum>

#include <algorithm>
#include <map>

using namespace boardset;
using namespace boardset::test;

namespace {

std::string roleName(QAccessible::Role role) {
    return QMetaEnum::fromType<QAccessible::Role>().valueToKey(role);
}

/// Returns the objects with an empty or technical name, one per line.
std::string badNames(const ScreenReader& reader) {
    std::string bad;
    for (const ScreenReader::Object& each : reader.objects()) {
        const bool isSeen = each.state.invisible == 0;
        const bool isRaw = each.name.contains(QStringLiteral("QMLTYPE")) ||
                           each.name.contains(QStringLiteral("undefined")) ||
                           each.name.contains(QStringLiteral("[object")) || each.name.contains(QStringLiteral("(0x"));
        if (isRaw || (isSeen && each.name.trimmed().isEmpty()))
            bad += roleName(each.role) + " '" + each.name.toStdString() + "' of " +
                   (each.object ? each.object->metaObject()->className() : "") + "\n";
    }
    return bad;
}

/// Moves the first thread of the diagram with Tab, M and the arrow keys to another board, without dropping it.
void carryThreadToAnotherBoard(const Screen& screen) {
    for (const int key : {int(Qt::Key_3), int(Qt::Key_Tab), int(Qt::Key_Tab), int(Qt::Key_M)})
        pressAndPaint(screen, key);
    REQUIRE(screen.session->canvas()->drag()->isActive());
    ScreenReader::forget();
    const auto isAway = [&] {
        return screen.session->canvas()->drag()->targetPath().startsWith(QStringLiteral("SB1"));
    };
    for (int step = 0; step < 12 && !isAway(); ++step)
        pressAndPaint(screen, Qt::Key_Right);
    REQUIRE(isAway());
}

} // namespace

TEST_CASE("both large figures are read with their value and unit", "[accessible]") {
    const Screen screen({1280, 800}, 100);
    const ScreenReader reader(screen);
    QStringList texts;
    for (const ScreenReader::Object& each : reader.objects())
        if (each.object != nullptr && isA(qobject_cast<QQuickItem*>(each.object), "BigNumber_QMLTYPE"))
            texts << each.name;
    CHECK(texts == QStringList({QStringLiteral("4,800 MB/s read"), QStringLiteral("427 ns mean latency")}));
}

TEST_CASE("every accessible name is meaningful, on all families and in every view", "[accessible]") {
    const Screen screen({1280, 800}, 100);
    const ScreenReader reader(screen);
    for (const char* scenario : families) {
        screen.open(scenario);
        visit(screen, [&](const std::string& state) {
            INFO(scenario << ", " << state);
            CHECK(badNames(reader) == "");
        });
    }
}

TEST_CASE("every accessible name is meaningful in a lesson and in presentation mode", "[accessible]") {
    const Screen screen({1280, 800}, 100);
    const ScreenReader reader(screen);
    screen.session->lesson()->start(QStringLiteral("local-and-remote"));
    screen.settle();
    CHECK(badNames(reader) == "");
    screen.session->lesson()->guess(0);
    screen.settle();
    CHECK(badNames(reader) == "");
    screen.session->lesson()->leave();
    press(screen, Qt::Key_F5);
    screen.session->present()->waitUntilSolved();
    screen.settle();
    CHECK(badNames(reader) == "");
}

TEST_CASE("a thread moved by keys announces each target with its effect, and then the result", "[accessible]") {
    const Screen screen({1280, 800}, 100);
    const ScreenReader reader(screen);
    carryThreadToAnotherBoard(screen);
    CHECK(
        ScreenReader::announced().toStdString() ==
        "Thread 1 to SB1 P0. latency 427 to 427 ns, no change; read 1,200 to 1,200 MB/s, no change; all threads: mean "
        "latency 427 to 427 ns, no change; read 4,800 to 4,800 MB/s, no change; local accesses 0 to 0 %, no change.");
    const auto isReportedAtFocus = [](const ScreenReader::Event& event) {
        return event.type == QAccessible::DescriptionChanged && event.isFocused &&
               event.text == ScreenReader::announced();
    };
    CHECK((Announcer::hasAnnouncements || std::ranges::any_of(ScreenReader::events(), isReportedAtFocus)));
    ScreenReader::forget();
    pressAndPaint(screen, Qt::Key_Return);
    CHECK(ScreenReader::announced().toStdString() ==
          "4,800 MB/s read, unchanged. 427 ns mean latency, unchanged. Bottleneck: port of SB3, 100 %.");
    CHECK((Announcer::hasAnnouncements || std::ranges::any_of(ScreenReader::events(), isReportedAtFocus)));
}

TEST_CASE("starting a move by keys announces the thread's location and the keys", "[accessible]") {
    const Screen screen({1280, 800}, 100);
    const ScreenReader reader(screen);
    for (const int key : {int(Qt::Key_3), int(Qt::Key_Tab), int(Qt::Key_Tab), int(Qt::Key_M)})
        pressAndPaint(screen, key);
    CHECK(ScreenReader::announced().toStdString() ==
          "Stays on SB0 P0. Arrow keys: target, Page Up: outer box, Page Down: inner box, Enter: drop, Esc: cancel.");
    pressAndPaint(screen, Qt::Key_Escape);
    CHECK(ScreenReader::announced().toStdString() == "Move cancelled.");
}

TEST_CASE("pages moved with the mouse announce their target", "[accessible]") {
    const Screen screen({1280, 800}, 100);
    const User user(screen);
    const ScreenReader reader(screen);
    CanvasView& canvas = *screen.session->canvas();
    user.drag(user.onCanvas(canvas.camera()->toCanvas(stackOf(canvas).rect()).center()), user.headAt("SB1"));
    CHECK(std::ranges::any_of(ScreenReader::events(), [](const ScreenReader::Event& event) {
        return event.role == QAccessible::AlertMessage && event.text.startsWith(QStringLiteral("64 pages to SB1."));
    }));
}

TEST_CASE("a tab is a page tab in a named list, the current one is selected, and it can be pressed", "[accessible]") {
    const Screen screen({1280, 800}, 100);
    const ScreenReader reader(screen);
    screen.session->drawer()->ask(Drawer::Findings);
    screen.settle();
    const std::vector<ScreenReader::Object> all = reader.objects();
    std::map<QString, QStringList> selected; // by the name of the list
    std::map<QString, int> tabs;
    for (const ScreenReader::Object& each : all) {
        if (each.role != QAccessible::PageTab || each.state.invisible)
            continue;
        const ScreenReader::Object& list = all.at(static_cast<std::size_t>(each.parent));
        CHECK(list.role == QAccessible::PageTabList);
        CHECK(each.actions.contains(QAccessibleActionInterface::pressAction()));
        selected[list.name] << (each.state.selected ? QStringList(each.name) : QStringList());
        ++tabs[list.name];
    }
    const QString drawer = QStringLiteral("Views of the drawer");
    const QString side = QStringLiteral("Tabs of the side panel");
    CHECK(tabs == std::map<QString, int>{{drawer, 8}, {side, 3}});
    REQUIRE(selected[drawer].size() == 1);
    CHECK(selected[drawer].front().startsWith(QStringLiteral("Findings")));
    CHECK(selected[side] == QStringList(QStringLiteral("Learn")));
}

TEST_CASE("rows are in a named table, and their cells name their column", "[accessible]") {
    const Screen screen({1280, 800}, 100);
    screen.session->drawer()->ask(Drawer::Evidence);
    screen.settle();
    const ScreenReader reader(screen);
    const std::vector<ScreenReader::Object> all = reader.objects();
    QStringList titles;
    QStringList firstRow;
    int row = -1;
    for (int i = 0; i < static_cast<int>(all.size()); ++i) {
        const ScreenReader::Object& each = all[static_cast<std::size_t>(i)];
        if (each.state.invisible)
            continue;
        if (each.role == QAccessible::Row) {
            CHECK(all.at(static_cast<std::size_t>(each.parent)).role == QAccessible::Table);
            CHECK(all.at(static_cast<std::size_t>(each.parent)).name == QStringLiteral("Published measurements"));
            row = row < 0 && each.name != QStringLiteral("Column titles") ? i : row;
        }
        titles << (each.role == QAccessible::ColumnHeader ? QStringList(each.name) : QStringList());
        firstRow << (each.role == QAccessible::Cell && each.parent == row ? QStringList(each.name) : QStringList());
    }
    CHECK(titles.mid(0, 4) == QStringList({QStringLiteral("Measurement"), QStringLiteral("Published"),
                                           QStringLiteral("Model"), QStringLiteral("Error")}));
    for (const char* cell : {"Measurement: Latency, local memory", "Published: 180 ns", "Model: 180 ns", "Error: –"})
        CHECK(firstRow.contains(QString::fromUtf8(cell)));
}

TEST_CASE("a button with a menu announces the menu, and whether it is open", "[accessible]") {
    const Screen screen({1280, 800}, 100);
    const User user(screen);
    const ScreenReader reader(screen);
    // Before Qt 6.8 a control keeps its own role, regardless of its Accessible.role.
    constexpr auto role = QT_VERSION >= QT_VERSION_CHECK(6, 8, 0) ? QAccessible::ButtonMenu : QAccessible::Button;
    const auto menuButton = [&](const QString& name) {
        const std::vector<ScreenReader::Object> all = reader.objects();
        const auto found = std::ranges::find_if(
            all, [&](const ScreenReader::Object& each) { return each.role == role && each.name == name; });
        REQUIRE(found != all.end());
        return *found;
    };
    CHECK(menuButton(QStringLiteral("Export")).state.checkable == 1);
    CHECK(menuButton(QStringLiteral("Export")).state.checked == 0);
    user.click(user.button(QStringLiteral("Export")));
    CHECK(menuButton(QStringLiteral("Export")).state.checked == 1);
}

TEST_CASE("refusals and notices are announced", "[accessible]") {
    const Screen screen({1280, 800}, 100);
    const ScreenReader reader(screen);
    screen.session->refuse(QStringLiteral("Can't change the setting"), QStringLiteral("It needs a restart."));
    screen.settle();
    CHECK(ScreenReader::announced().toStdString() == "Can't change the setting: It needs a restart.");
    Q_EMIT screen.session->files()->notice(QStringLiteral("Saved first.boardset"));
    screen.settle();
    CHECK(ScreenReader::announced().toStdString() == "Saved first.boardset.");
    pressAndPaint(screen, Qt::Key_3);
    screen.session->canvas()->select({});
    pressAndPaint(screen, Qt::Key_M);
    CHECK(ScreenReader::announced() == screen.session->canvas()->notice());
}

TEST_CASE("no result is announced before the guess of a lesson", "[accessible]") {
    const Screen screen({1280, 800}, 100);
    const ScreenReader reader(screen);
    screen.session->lesson()->start(QStringLiteral("local-and-remote"));
    screen.settle();
    REQUIRE(screen.session->lesson()->areResultsHidden());
    ScreenReader::forget();
    screen.session->canvas()->startThread();
    screen.settle();
    pressAndPaint(screen, Qt::Key_Right);
    pressAndPaint(screen, Qt::Key_Return);
    for (const ScreenReader::Event& event : ScreenReader::events()) {
        INFO(event.text.toStdString());
        CHECK_FALSE(event.text.contains(QStringLiteral("MB/s")));
        CHECK_FALSE(event.text.contains(QStringLiteral(" ns")));
    }
}
