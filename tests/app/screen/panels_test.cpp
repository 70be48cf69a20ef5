// SPDX-License-Identifier: GPL-3.0-or-later
// Side panels in the window: scrolling, numbers out of range, the bottom edge of the canvas, the exported picture.
#include "user.h"
#include "visit.h"

#include "LegendPicture.h"
#include "ScenePicture.h"

#include <QTemporaryDir>
#include <algorithm>
#include <cmath>
#include <set>

using namespace boardset;
using namespace boardset::test;

namespace {

/// Presses and moves in steps like a user, without a release.
void dragWithin(const Screen& screen, QPointF from, QPointF to) {
    const auto send = [&](QEvent::Type type, QPointF at, Qt::MouseButton button) {
        QMouseEvent event(type, at, screen.window->mapToGlobal(at), button, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(screen.window, &event);
        QCoreApplication::processEvents();
    };
    send(QEvent::MouseButtonPress, from, Qt::LeftButton);
    for (int step = 1; step <= 12; ++step)
        send(QEvent::MouseMove, from + (to - from) * step / 12.0, Qt::NoButton);
}

/// Also finds an item of a repeated field, which has no other owner.
QQuickItem* named(const Screen& screen, const char* name) {
    auto* item = screen.window->findChild<QQuickItem*>(QString::fromUtf8(name));
    item = item ? item : firstItem(screen.window->contentItem(), [&](const QQuickItem* each) {
        return each->objectName() == QLatin1String(name);
    });
    REQUIRE(item);
    return item;
}

/// Replaces the text of a field and presses Enter, as a user does.
void type(const Screen& screen, QQuickItem* field, const char* text) {
    field->forceActiveFocus();
    field->setProperty("text", QString::fromUtf8(text));
    press(screen, Qt::Key_Return);
}

} // namespace

TEST_CASE("dragging a part out of the side panel does not scroll the panel", "[panels]") {
    Screen screen(QSize(1280, 560), 100);
    screen.open("t5440-first");
    screen.turnTo(Preferences::SideTab::Build);
    QQuickItem* pane = named(screen, "buildPane");
    const QQuickItem* tile = firstItem(
        pane, [](const QQuickItem* item) { return item->property("board").toString() == QStringLiteral("pcie-hba"); });
    REQUIRE(tile);
    double where = 0;
    for (int round = 0; round < 5; ++round) { // rows appear while it scrolls
        const double most = pane->property("contentHeight").toDouble() - pane->height();
        REQUIRE(most > 0);
        where = std::clamp(where + std::round(tile->mapToScene(QPointF()).y()) - 400, 0.0, std::floor(most));
        pane->setProperty("contentY", where);
        screen.settle();
        screen.window->grabWindow();
    }
    const QPointF from = tile->mapToScene(tile->boundingRect().center());
    dragWithin(screen, from, from + QPointF(20, -160));
    REQUIRE(screen.session->canvas()->drag()->isActive());
    CHECK(pane->property("contentY").toDouble() == where);
    dragWithin(screen, from + QPointF(20, -160), QPointF(600, 300));
    CHECK(pane->property("contentY").toDouble() == where);
    screen.session->canvas()->drag()->cancel();
    CHECK(pane->property("interactive").toBool());
}

TEST_CASE("key 2 moves the focus to the side panel, and Tab scrolls its tab to the focused item", "[panels]") {
    Screen screen(QSize(1280, 560), 100);
    screen.open("t5440-first");
    std::set<const QQuickItem*> stops; // from the first item of each tab to the last: more than fit into the pane
    for (const auto& [tab, name] : {std::pair(Preferences::SideTab::Learn, "learnPane"),
                                    std::pair(Preferences::SideTab::Machines, "machinesPane"),
                                    std::pair(Preferences::SideTab::Build, "buildPane")}) {
        INFO(name);
        screen.turnTo(tab);
        QQuickItem* pane = named(screen, name);
        pane->setProperty("contentY", 200.0);
        press(screen, Qt::Key_2);
        screen.settle();
        REQUIRE(isA(screen.window->activeFocusItem(), "TabButton"));
        press(screen, Qt::Key_Tab);
        if (tab == Preferences::SideTab::Machines) { // the filter is above the pane
            CHECK(screen.window->activeFocusItem() == named(screen, "machineFilter"));
            press(screen, Qt::Key_Tab);
        }
        screen.settle();
        const auto seen = [&] {
            const QQuickItem* item = screen.window->activeFocusItem();
            const QRectF here = item->mapRectToItem(pane, item->boundingRect());
            return here.top() >= 0 && here.bottom() <= pane->height();
        };
        const std::size_t before = stops.size();
        while (pane->isAncestorOf(screen.window->activeFocusItem()) &&
               stops.insert(screen.window->activeFocusItem()).second) {
            CHECK(seen());
            press(screen, Qt::Key_Tab);
            QCoreApplication::processEvents();
        }
        CHECK(stops.size() >= before + 10);
        CHECK(pane->property("contentHeight").toDouble() > pane->height());
    }
    CHECK(stops.size() >= 50);
}

TEST_CASE("a number out of range is refused at its field with the valid range, and the field is reset", "[panels]") {
    Screen screen(QSize(1280, 800), 100);
    Session& session = *screen.session;
    session.files()->requestBundled(QStringLiteral("t5440-first"));
    session.inspector()->show({Subject::Thread, "1"});
    screen.settle();
    QQuickItem* field = named(screen, "sizeField");
    const QQuickItem* note = named(screen, "sizeRefusal");
    const Scenario before = session.document().scenario();
    const QString own = field->property("text").toString();
    CHECK_FALSE(note->isVisible());
    for (const char* typed : {"0", "99999", "-5", "abc", "1.5"}) {
        type(screen, field, typed);
        INFO(typed);
        CHECK(note->isVisible());
        CHECK(note->property("text").toString().contains(QStringLiteral("1 to 65,536")));
        CHECK(field->property("text").toString() == own);
        CHECK(field->hasActiveFocus());
        CHECK(session.document().scenario() == before);
        CHECK_FALSE(session.problem()->isOpen());
    }
    const auto sizeAfter = [&](const char* typed) {
        type(screen, field, typed);
        return session.inspector()->valueOf(QStringLiteral("size"));
    };
    CHECK(sizeAfter("4,096") == 4096);
    CHECK_FALSE(note->isVisible());
    CHECK(sizeAfter("12,5") == 4096);
    CHECK(note->property("text").toString().contains(QStringLiteral("“12,5” is not a whole number")));
    CHECK(note->property("text").toString().contains(QStringLiteral("Thousands: 4,800 or 4800.")));
    CHECK(sizeAfter("0,512") == 4096);
    CHECK(sizeAfter("64") == 64);
    CHECK_FALSE(note->isVisible());
    CHECK(field->property("text").toString() == QStringLiteral("64"));
    type(screen, field, "0");
    CHECK(note->isVisible());
    press(screen, Qt::Key_Tab); // the focus moves on without a correction
    CHECK(note->isVisible());
    type(screen, field, "64"); // the field's current value is valid
    CHECK_FALSE(note->isVisible());
    type(screen, field, "0");
    session.inspector()->show({Subject::Block, "slot2"});
    CHECK_FALSE(note->isVisible());
}

TEST_CASE("the message below a refused number moves only the lines below it, and is visible", "[panels]") {
    for (const int percent : {100, 150}) {
        Screen screen(QSize(1280, 800), percent);
        INFO("at " << percent << " %");
        Session& session = *screen.session;
        screen.open("t5440-expansion-local");
        CanvasView& canvas = *session.canvas();
        canvas.select(test::threadOf(canvas).key);
        screen.settle();
        const QQuickItem* drawing = findType(screen.window->contentItem(), "Canvas_QMLTYPE");
        REQUIRE(drawing);
        const QRectF place = drawing->mapRectToScene(drawing->boundingRect());
        const QString selected = canvas.selected();
        REQUIRE_FALSE(selected.isEmpty());
        QQuickItem* field = named(screen, "atOnceField");
        QQuickItem* pane = named(screen, "inspectorPane");
        REQUIRE(pane->isAncestorOf(field)); // there is no space below the results
        const double foot = field->mapRectToItem(pane, field->boundingRect()).bottom();
        pane->setProperty("contentY", pane->property("contentY").toDouble() + foot - pane->height());
        type(screen, field, "0");
        screen.settle();
        const QQuickItem* note = named(screen, "atOnceRefusal");
        const QRectF here = note->mapRectToItem(pane, note->boundingRect());
        CHECK(note->isVisible());
        CHECK(here.top() >= field->mapRectToItem(pane, field->boundingRect()).bottom());
        CHECK(here.bottom() <= pane->height());
        CHECK(drawing->mapRectToScene(drawing->boundingRect()) == place);
        CHECK(canvas.selected() == selected);
        CHECK(session.inspector()->card()->heading() == QStringLiteral("Stream 1"));
    }
}

TEST_CASE("only a saturated part is called a bottleneck", "[panels]") {
    Screen screen(QSize(1280, 800), 100);
    const auto text = [&](const char* name) { return named(screen, name)->property("text").toString(); };
    screen.open("t5440-1400-local"); // 5 % utilisation
    CHECK(text("bottleneckHeading") == QStringLiteral("Busiest part"));
    CHECK(text("pace") == QStringLiteral("No part is saturated; latency limits throughput."));
    screen.open("sunfire15k-java-local"); // this program rarely accesses memory
    CHECK(text("pace") == QStringLiteral("No part is saturated; computing time limits throughput."));
    screen.open("sunfire6800-copy-1-random"); // 90 % utilisation, by one thread
    CHECK(text("bottleneckHeading") == QStringLiteral("Busiest part"));
    CHECK(text("pace").startsWith(QStringLiteral("Nearly saturated: the interface of SB3 P0 carries ")));
    screen.open("t5440-read-4");
    CHECK(text("bottleneckHeading") == QStringLiteral("Bottleneck"));
    CHECK(text("pace").startsWith(QStringLiteral("The link of PCI-E switch")));
}

TEST_CASE("a menu is as wide as its longest entry, or its entries wrap", "[panels]") {
    for (const QSize size : {QSize(1280, 800), QSize(640, 500)}) {
        Screen screen(size, 200);
        INFO(size.width() << " wide");
        QQuickItem* more = findType(screen.window->contentItem(), "ViewMenu_QMLTYPE");
        REQUIRE(more);
        QMetaObject::invokeMethod(more, "clicked");
        screen.settle();
        const QQuickItem* entry = firstItem(screen.window->contentItem(), [](const QQuickItem* item) { // its text
            return item->property("truncated").isValid() &&
                   item->property("text").toString().startsWith(QStringLiteral("Drawer:"));
        });
        REQUIRE(entry);
        CHECK_FALSE(entry->property("truncated").toBool());
        const QRectF here = entry->mapRectToScene(QRectF(0, 0, entry->property("contentWidth").toDouble(), 1));
        CHECK(here.right() <= screen.window->width()); // may be wider than requested: there is a minimum width
    }
}

TEST_CASE("opening another scenario scrolls the results to the top", "[panels]") {
    Screen screen(QSize(1024, 640), 100);
    QQuickItem* pane = named(screen, "answerPane");
    pane->setProperty("contentY", 250.0);
    REQUIRE(pane->property("contentY").toDouble() == 250);
    screen.open("t5440-first");
    CHECK(pane->property("contentY").toDouble() == 0);
}

TEST_CASE("the controls above the diagram and the legend below it fit in every window", "[panels]") {
    for (const QSize size : {QSize(800, 500), QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080)}) {
        const Screen screen(size, 100);
        for (const int percent : {100, 150}) {
            screen.session->preferences()->setTextPercent(percent);
            screen.settle();
            INFO(size.width() << "x" << size.height() << " at " << percent << " %");
            const QQuickItem* head = findType(screen.window->contentItem(), "CanvasHead_QMLTYPE");
            REQUIRE(head);
            double right = 0; // the controls are beside each other, and inside the row
            for (const char* type : {"Breadcrumbs_QMLTYPE", "ZoomControls_QMLTYPE"}) {
                const QQuickItem* item = findType(head, type);
                REQUIRE(item);
                const QRectF place = item->mapRectToItem(head, item->boundingRect());
                if (!item->isVisible()) { // in a very narrow row
                    CHECK(size.width() / screen.session->preferences()->textPercent() < 8);
                    continue;
                }
                CHECK(place.left() >= right);
                right = place.right();
            }
            CHECK(right <= head->width());
            const User user(screen);
            if (const QQuickItem* flow = user.button(QStringLiteral("Flow"))) // not in a very narrow row
                CHECK(head->boundingRect().contains(flow->mapRectToItem(head, flow->boundingRect())));
            QQuickItem* const button = user.button(QStringLiteral("Legend"));
            const auto* legend = screen.window->findChild<LegendPicture*>();
            REQUIRE(legend);
            CHECK(legend->isVisible() == (button == nullptr)); // a low canvas has a button instead
            if (button)
                user.click(button);
            REQUIRE(legend->isVisible());
            CHECK(legend->height() == legend->implicitHeight());
            const QRectF place = legend->mapRectToItem(head->parentItem(), legend->boundingRect());
            CHECK(head->parentItem()->boundingRect().contains(place));
            if (size.width() >= 1024 && percent == 100)
                CHECK(legend->words().contains(QStringLiteral("0 to 100 %")));
            if (button)
                user.click(button);
        }
    }
}

TEST_CASE("the legend switches between colours of threads and of processes", "[panels]") {
    const Screen screen(QSize(1280, 800), 100);
    const User user(screen);
    const auto owners = [&] {
        std::set<int> all;
        for (const picture::Token& token : screen.session->canvas()->picture().tokens)
            if (token.isThread())
                all.insert(token.owner);
        return all;
    };
    QQuickItem* const button = named(screen, "coloursButton");
    REQUIRE(owners() == std::set{0, 1, 2, 3});
    user.click(button);
    CHECK(owners() == std::set{0}); // there is one process
    CHECK(screen.session->canvas()->picture().colours == OwnerColours::Process);
    CHECK_FALSE(screen.session->files()->isModified());
    button->forceActiveFocus(Qt::TabFocusReason);
    press(screen, Qt::Key_Return);
    CHECK(owners() == std::set{0, 1, 2, 3});
}

TEST_CASE("the selection and its values remain when a derivation takes space from the diagram", "[panels]") {
    for (const QSize size : {QSize(1280, 800), QSize(1024, 640)}) {
        const Screen screen(size, 100);
        const User user(screen);
        user.clickThread("1");
        REQUIRE(screen.session->canvas()->selected() == keyOfThread("1"));
        screen.session->why()->show({Subject::Throughput});
        screen.settle();
        CHECK(screen.session->canvas()->selected() == keyOfThread("1"));
        CHECK(screen.session->inspector()->kind() == Subject::Thread);
        CHECK(screen.session->canvas()->arcs()->isShown());
    }
}

TEST_CASE("the exported picture is the drawing with title and results, without the window's controls", "[panels]") {
    const QTemporaryDir folder;
    Screen screen(QSize(1280, 800), 100);
    Session& session = *screen.session;
    screen.open("t5440-first");
    auto* scene = screen.window->findChild<ScenePicture*>();
    REQUIRE(scene);
    const auto foregrounds = [&](const QImage& image, double from,
                                 double to) { // counts the pixels that are not background
        int count = 0;
        for (int y = static_cast<int>(from * image.height()); y < static_cast<int>(to * image.height()); ++y)
            for (int x = 0; x < image.width(); ++x)
                count += image.pixelColor(x, y) != QColor(scene->colours().ground);
        return count;
    };
    const QImage full = scene->paper(session.document(), {}, 2);
    const QRectF window = session.canvas()->camera()->window();
    CHECK(full.width() == 2 * static_cast<int>(window.width()));
    CHECK(full.height() > 2 * window.height()); // header and footer
    CHECK(full.height() < 2 * scene->height() + 250);
    CHECK(foregrounds(full, 0, 0.1) > 2000); // title and figures of the header
    CHECK(foregrounds(full, 0.2, 0.9) > 10000);
    const QImage below =
        scene->paper(session.document(), {"Measured 9,360 MB/s, the model +2.6 %.", "Another remark."}, 2);
    CHECK(below.height() > full.height()); // the measurement is below the footer
    CHECK(foregrounds(below, static_cast<double>(full.height()) / below.height(), 1) > 500);
    const QString file = folder.filePath(QStringLiteral("out.png"));
    session.fileDialogs()->exportPng(named(screen, "learnPane"), QUrl::fromLocalFile(file));
    CHECK(session.problem()->isOpen()); // this item has no drawing to export
    session.problem()->clear();
    const QQuickItem* canvas = findType(screen.window->contentItem(), "Canvas_QMLTYPE");
    REQUIRE(canvas);
    session.fileDialogs()->exportPng(canvas->parentItem(), QUrl::fromLocalFile(file));
    CHECK_FALSE(session.problem()->isOpen());
    CHECK(QImage(file).width() == full.width());
}

TEST_CASE("every dialog that the command line can show opens, and Esc closes it", "[panels]") {
    const Screen screen({1280, 800}, 100);
    const auto isOpen = [&] {
        return overlaysOf(screen)->property("busy").toBool() ||
               screen.session->generations()->property("open").toBool();
    };
    for (const QString& dialog : screen.session->commands()->dialogs()) {
        INFO(dialog.toStdString());
        CHECK_FALSE(isOpen());
        screen.session->open({QStringLiteral("dialog"), dialog});
        screen.settle();
        CHECK(isOpen());
        pressAndPaint(screen, Qt::Key_Escape);
        pressAndPaint(screen, Qt::Key_Escape);
    }
}

TEST_CASE("theme, text size, panels and recent files change without a warning", "[panels]") {
    Screen screen({1280, 800}, 100);
    Preferences& preferences = *screen.session->preferences();
    const QSize size = screen.window->size();
    for (const int percent : {120, 160, 100}) {
        preferences.setTextPercent(percent);
        preferences.setTheme(percent > 100 ? Preferences::Theme::Dark : Preferences::Theme::Light);
        preferences.setDrawerOpen(percent > 120);
        screen.settle();
        CHECK(screen.session->files()->saveTo(
            QUrl::fromLocalFile(screen.home.filePath(QStringLiteral("%1.boardset").arg(percent)))));
        REQUIRE(screen.session->document().perform(Rename{std::to_string(percent)}).isEmpty());
        Q_EMIT screen.session->files()->askSave();
        screen.settle();
        press(screen, Qt::Key_Escape);
        Q_EMIT screen.session->files()->askOverwrite(percent > 100);
        screen.settle();
        press(screen, Qt::Key_Escape);
        screen.settle();
        CHECK(screen.window->size() == size);
    }
}
