// SPDX-License-Identifier: GPL-3.0-or-later
// A presentation in the real window: its keys, its contents, and the restored window afterwards.
#include "presentation.h"

#include "unreadableTexts.h"

#include <QQmlComponent>
#include <QScreen>

using namespace boardset;
using namespace boardset::test;

namespace {

/// Returns an object with the window's current look: number of its theme, and scale of its text.
std::unique_ptr<QObject> lookOf(Screen& screen) {
    QQmlComponent component(&screen.engine);
    component.setData(
        "import QtQml\nimport Boardset.Controls\n"
        "QtObject { readonly property int name: Theme.name; readonly property real size: Theme.textScale }",
        QUrl());
    std::unique_ptr<QObject> look(component.create());
    INFO(component.errorString().toStdString());
    REQUIRE(look);
    return look;
}

/// Returns the pixel size of the smallest visible text in a part of the window.
int smallestText(const QQuickItem* item) {
    int smallest = 1000;
    for (const QQuickItem* each : visibleItems(item))
        if (each->property("truncated").isValid() && !each->property("text").toString().trimmed().isEmpty())
            smallest = std::min(smallest, each->property("font").value<QFont>().pixelSize());
    return smallest;
}

} // namespace

TEST_CASE("F5 starts a presentation, and Esc restores theme, text size, panels and window", "[present]") {
    Screen screen(QSize(1280, 800), 120);
    screen.session->preferences()->setTheme(Preferences::Theme::Dark);
    screen.session->windowGeometry()->writeNow();
    screen.settle();
    const std::unique_ptr<QObject> look = lookOf(screen);
    const QQuickItem* root = screen.window->contentItem();
    const auto state = [&] {
        QStringList all{look->property("name").toString(), look->property("size").toString()};
        for (const char* type : {"Toolbar_QMLTYPE", "Library_QMLTYPE", "AnswerPanel_QMLTYPE", "BottomDrawer_QMLTYPE"}) {
            const QQuickItem* item = findType(root, type);
            all << QString::fromUtf8(type) +
                       (item && item->isVisible() ? QStringLiteral(" seen ") : QStringLiteral(" hidden "));
        }
        return all.join(u' ').toStdString();
    };
    const std::string before = state();
    REQUIRE(before.find("hidden") == std::string::npos);
    const QRect geometry = screen.window->geometry();
    const auto visibility = screen.window->visibility();
    const QRect remembered = screen.session->preferences()->windowOn(screen.window->screen()->name());
    present(screen);
    CHECK(screen.window->visibility() == QWindow::FullScreen);
    CHECK(state().find("seen") == std::string::npos);
    CHECK(look->property("name").toInt() == 4); // dark, for projectors
    CHECK(screen.session->preferences()->theme() == Preferences::Theme::Dark);
    press(screen, Qt::Key_D);
    CHECK(look->property("name").toInt() == 3);
    CHECK(screen.session->preferences()->theme() == Preferences::Theme::Dark);
    screen.session->windowGeometry()->writeNow(); // as at the end of the program
    CHECK(screen.session->preferences()->windowState() == static_cast<int>(visibility));
    press(screen, Qt::Key_Escape);
    screen.settle();
    CHECK_FALSE(screen.session->present()->isOn());
    CHECK(state() == before);
    CHECK(screen.window->visibility() == visibility);
    CHECK(screen.window->geometry() == geometry);
    screen.session->windowGeometry()->writeNow();
    CHECK(screen.session->preferences()->windowOn(screen.window->screen()->name()) == remembered);
    CHECK(screen.session->preferences()->textPercent() == 120);
    press(screen, Qt::Key_B); // has no effect now
    CHECK(state() == before);
}

TEST_CASE("Esc closes an open block first, and F5 leaves the presentation immediately", "[present]") {
    Screen screen(QSize(1280, 800), 100);
    present(screen);
    screen.session->canvas()->show(QStringLiteral("SB3"));
    screen.settle();
    REQUIRE(screen.session->canvas()->isInside());
    hit(screen, Qt::Key_Escape);
    CHECK_FALSE(screen.session->canvas()->isInside());
    REQUIRE(screen.session->present()->isOn());
    screen.session->canvas()->show(QStringLiteral("SB3"));
    hit(screen, Qt::Key_F5);
    CHECK_FALSE(screen.session->present()->isOn());
}

TEST_CASE("without a program a clicker steps through the history, B shows the state before, and R returns",
          "[present]") {
    Screen screen(QSize(1280, 800), 100);
    present(screen);
    PresentView& view = *screen.session->present();
    CHECK_FALSE(view.state().compares); // nothing has changed yet
    hit(screen, Qt::Key_B);
    const QStringList start = figures(screen, "value");
    REQUIRE(start.size() == 3);
    CHECK(start.constFirst() == screen.session->answer()->line("throughput").text);
    moveThread(screen);
    view.waitUntilSolved();
    screen.settle();
    REQUIRE(view.state().compares);
    CHECK_FALSE(view.state().showsBefore);
    const QStringList after = figures(screen, "value");
    CHECK(after != start);
    CHECK(figures(screen, "compare").constFirst() == QStringLiteral("before ") + start.constFirst());
    CHECK(figures(screen, "change").constFirst().startsWith(u'+'));
    CHECK(textNamed(screen.window->contentItem(), QStringLiteral("figure")) == after.constFirst());
    for (const Qt::Key key : {Qt::Key_B, Qt::Key_Period}) {
        hit(screen, key);
        CHECK(view.state().showsBefore);
        CHECK(figures(screen, "value") == start);
        CHECK(figures(screen, "compare").constFirst() == QStringLiteral("after ") + after.constFirst());
        hit(screen, Qt::Key_B);
        CHECK_FALSE(view.state().showsBefore);
        CHECK(figures(screen, "value") == after);
    }
    const UndoHistoryView& history = *screen.session->history();
    for (const auto& [back, next] :
         {std::pair(Qt::Key_PageUp, Qt::Key_PageDown), std::pair(Qt::Key_Left, Qt::Key_Right),
          std::pair(Qt::Key_Up, Qt::Key_Down), std::pair(Qt::Key_Left, Qt::Key_Space)}) {
        hit(screen, back);
        CHECK(history.state().at == 0);
        CHECK(figures(screen, "value") == start);
        hit(screen, next);
        CHECK(history.state().at == 1);
        hit(screen, next); // stops at the last step
        CHECK(history.state().at == 1);
    }
    CHECK(figures(screen, "value") == after);
    hit(screen, Qt::Key_R);
    CHECK(history.state().at == 0);
    CHECK(screen.session->document().history().steps().size() == 2); // nothing is lost
    hit(screen, Qt::Key_Right);
    screen.session->present()->setOn(false);
    screen.session->present()->setOn(true); // starts after the change
    hit(screen, Qt::Key_Home);
    CHECK(history.state().at == 0);
    hit(screen, Qt::Key_R);
    CHECK(history.state().at == 1); // the step at which the presentation started
}

TEST_CASE("notes are marked if they describe the scenario as it was opened", "[present]") {
    Screen screen(QSize(1280, 800), 100);
    screen.open("sunfire6800-first");
    PresentView& present = *screen.session->present();
    present.start();
    const QString about = QString::fromStdString(screen.session->document().base().description);
    CHECK(present.state().notes == about);
    screen.session->document().keep();
    REQUIRE(screen.session->document().perform(SetFailed{"SB0/P3", true}).isEmpty());
    CHECK(present.state().notes == "When opened: " + about);
    screen.session->document().showKept(true); // A is unchanged
    CHECK(present.state().notes == about);
}

TEST_CASE("a clicker steps through a program, and the state before is the first step with running threads",
          "[present]") {
    Screen screen(QSize(1280, 800), 100);
    screen.open("sunfire15k-mpo-master");
    TimelineView& timeline = *screen.session->timeline();
    REQUIRE(timeline.hasReplay());
    const int end = timeline.length();
    REQUIRE(timeline.at() == end);
    present(screen);
    const QStringList last = figures(screen, "value");
    hit(screen, Qt::Key_PageUp);
    CHECK(timeline.at() == end - 1);
    const auto& steps = screen.session->document().replay()->replay().steps();
    const Step& step = steps[std::size_t(end) - 2];
    CHECK(screen.session->present()->state().title.toStdString() == step.title);
    REQUIRE_FALSE(step.reason.empty());
    CHECK(screen.session->present()->state().notes.toStdString().starts_with(
        step.reason)); // the reason, then the subject
    hit(screen, Qt::Key_PageDown);
    CHECK(timeline.at() == end);
    hit(screen, Qt::Key_R);
    hit(screen, Qt::Key_B);
    CHECK(timeline.at() > 0);
    CHECK(timeline.at() < end);
    CHECK(screen.session->answer()->state().hasAnswer);
    CHECK(screen.session->present()->state().showsBefore);
    CHECK(figures(screen, "value") != last);
    hit(screen, Qt::Key_B);
    CHECK(figures(screen, "value") == last);
    screen.session->present()->waitUntilSolved();
    screen.settle();
    CHECK(figures(screen, "compare").constFirst().startsWith(QStringLiteral("before ")));
    // one thread ran before and 72 run now, which does not count as a gain
    CHECK(figures(screen, "change").constFirst().isEmpty());
}

TEST_CASE("the spotlight shows the busiest part and the paths through it, and ends with the presentation",
          "[present]") {
    Screen screen(QSize(1280, 800), 100);
    present(screen);
    const CanvasView& canvas = *screen.session->canvas();
    const auto dimmed = [&] {
        QStringList titles;
        for (int box = 0; box < static_cast<int>(canvas.level().layout.boxes.size()); ++box)
            if (canvas.overlay().of(box).dimmed)
                titles << QString::fromStdString(canvas.level().blockOf(box).path);
        return titles;
    };
    CHECK(dimmed().isEmpty());
    hit(screen, Qt::Key_S);
    CHECK_FALSE(dimmed().contains(QStringLiteral("SB3")));
    CHECK_FALSE(dimmed().contains(QStringLiteral("SB0"))); // the threads of SB0 read pages on SB3
    CHECK(dimmed().contains(QStringLiteral("SB1")));
    CHECK(dimmed().contains(QStringLiteral("SB5")));
    hit(screen, Qt::Key_S);
    CHECK(dimmed().isEmpty());
    hit(screen, Qt::Key_S);
    hit(screen, Qt::Key_F5);
    CHECK(dimmed().isEmpty());
}

TEST_CASE("N shows the scenario's notes, and the sentence is that of the results", "[present]") {
    Screen screen(QSize(1280, 800), 100);
    present(screen);
    const auto seen = [&](const char* name) {
        return textNamed(screen.window->contentItem(), QString::fromUtf8(name));
    };
    CHECK(seen("sentence") == screen.session->answer()->line("pace").text);
    CHECK(seen("sentence").contains(QStringLiteral("port of SB3")));
    CHECK(seen("notes") == "");
    hit(screen, Qt::Key_N);
    CHECK(seen("notes").startsWith(QStringLiteral("Process A reads memory")));
    hit(screen, Qt::Key_N);
    CHECK(seen("notes") == "");
}

TEST_CASE("a presentation starts without a selection", "[present]") {
    Screen screen(QSize(1280, 800), 100);
    screen.session->open({QStringLiteral("inspect"), QStringLiteral("thread"), QStringLiteral("1")});
    screen.settle();
    REQUIRE_FALSE(screen.session->canvas()->selected().isEmpty());
    present(screen);
    CHECK(screen.session->canvas()->selected().isEmpty());
    CHECK(screen.session->canvas()->overlay().route.empty());
}

TEST_CASE("the keys of a presentation fit on one line, also while it compares with A", "[present]") {
    Screen screen(QSize(1280, 800), 100);
    screen.session->windowGeometry()->hold(); // without a display the screen is small
    for (const char* scenario : {"sunfire6800-copy-24-local", "sunfire15k-mpo-copy-72-unaware"}) {
        INFO(scenario);
        screen.session->compare()->keep();
        screen.open(scenario);
        present(screen);
        const QQuickItem* const keys = firstVisible(
            screen.window->contentItem(), [](const QQuickItem* item) { return item->objectName() == u"keys"; });
        REQUIRE(keys);
        const std::vector<QQuickItem*> hints = visibleOfType(keys, "KeyHint_QMLTYPE");
        CHECK(hints.size() >= 10);
        CHECK(std::ranges::all_of(hints, [](const QQuickItem* hint) { return hint->y() == 0; }));
        screen.session->present()->stop();
        screen.settle();
    }
}

TEST_CASE("a dialog receives its keys, and a request for a panel ends the presentation", "[present]") {
    Screen screen(QSize(1280, 800), 100);
    present(screen);
    press(screen, Qt::Key_K, Qt::ControlModifier);
    screen.settle();
    press(screen, Qt::Key_S);
    CHECK_FALSE(screen.session->canvas()->hasSpotlight());
    press(screen, Qt::Key_Escape);
    screen.settle();
    CHECK(screen.session->present()->isOn());
    screen.session->timeline()->ask();
    screen.settle();
    CHECK_FALSE(screen.session->present()->isOn());
}

TEST_CASE("a presentation is readable from the last row, without small, truncated or covered texts",
          "[present][layout]") {
    for (const QSize size : {QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160)})
        for (const char* scenario : {"sunfire6800-first", "sunfire15k-full", "t5440-cards", "sunfire15k-mpo-master"}) {
            Screen screen(size, 100);
            screen.session->windowGeometry()->hold(); // without a display the screen is small
            screen.open(scenario);
            INFO(size.width() << "x" << size.height() << ", " << scenario);
            if (screen.session->document().topology().find("SB3/P0") && scenario == std::string("sunfire6800-first"))
                moveThread(screen);
            present(screen);
            for (const bool dark : {false, true}) {
                INFO((dark ? "dark" : "light"));
                for (const Qt::Key key : {Qt::Key_B, Qt::Key_N, Qt::Key_S}) {
                    hit(screen, key);
                    CHECK(cutTexts(screen, 8) == "");
                    const QQuickItem* root = screen.window->contentItem();
                    const QQuickItem* head = findType(root, "PresentHead_QMLTYPE");
                    const QQuickItem* canvas = findType(root, "Canvas_QMLTYPE");
                    const QQuickItem* foot = findType(root, "PresentFoot_QMLTYPE");
                    REQUIRE(head);
                    REQUIRE(canvas);
                    REQUIRE(foot);
                    CHECK(smallestText(head) >= 17);
                    CHECK(smallestText(foot) >= std::max(17, size.height() / 64));
                    const auto rect = [](const QQuickItem* item) { return item->mapRectToScene(item->boundingRect()); };
                    CHECK(rect(head).top() == 0);
                    CHECK(rect(head).bottom() <= rect(canvas).top());
                    CHECK(rect(canvas).bottom() <= rect(foot).top());
                    CHECK(rect(foot).bottom() <= size.height() + 0.5);
                    CHECK(rect(canvas).height() >= size.height() * 0.4);
                    CHECK(overlapping(head) == "");
                    CHECK(overlapping(foot) == "");
                }
                press(screen, Qt::Key_D);
            }
        }
}
