// SPDX-License-Identifier: GPL-3.0-or-later
// Labels that the screen shows, checked in the painted picture: their number, size and stability. Also zooming with two
// fingers.
#include "ScenePicture.h"
#include "boardset/picture/MarkPart.h"
#include "paintedCanvas.h"

#include <QPainter>
#include <algorithm>

using namespace boardset;

namespace {

/// Sizes of the canvas in windows of 1280 x 800 and 1920 x 1080, each with and without panels.
const std::vector<QSize> sizes{{759, 544}, {1280, 800}, {1399, 824}, {1920, 1080}};
const std::vector<const char*> scenarios{"sunfire6800-first", "sunfire6800-copy-24-random", "sunfire15k-full",
                                         "sunfire6800-segments-local"};

/// Opens a level, checks the number, the size and the texts of its labels, and returns their number.
std::size_t checkLabels(Shown& f, const char* path) {
    f.goTo(path);
    const auto labels = f.labels();
    INFO("at '" << path << "' in " << f.window->width() << " x " << f.window->height() << ": " << labels.size());
    REQUIRE(mostInAnArea(labels) <= mostLabels);
    for (const SceneLabel& label : labels) {
        INFO(label.text.toStdString());
        REQUIRE(label.pixels >= 11);
        REQUIRE(label.rect.height() >= label.pixels);
        REQUIRE_FALSE(label.text.contains(QChar(0x2026)));
    }
    return labels.size();
}

} // namespace

TEST_CASE("no area of 400 x 300 pixels shows more than about forty labels besides names of parts, none under 11 "
          "pixels, none truncated",
          "[labels]") {
    for (const QSize size : sizes) {
        Shown f(size);
        for (const char* scenario : scenarios) {
            f.document.open(test::scenario(scenario));
            const std::vector<const char*> paths =
                scenario == std::string("sunfire15k-full")
                    ? std::vector{"", "overview", "EX1", "EX1/SB1", "EX0/IO0", "EX1/SB1/P1", "centerplane"}
                    : std::vector{"", "overview", "SB0", "SB3", "SB3/P1", "IB6"};
            for (const char* path : paths) {
                INFO(scenario);
                const std::size_t count = checkLabels(f, path);
                CHECK(count >= 5);
                CHECK((std::string(path) != "overview" || f.view->level().layout.detail == Detail::Overview));
            }
        }
    }
}

TEST_CASE("Fit shows the parts again if they are readable, and the overview otherwise", "[labels]") {
    const auto detailAfterFit = [](QSize size, const char* scenario) {
        Shown f(size, scenario);
        f.goTo("overview");
        REQUIRE(f.view->level().layout.detail == Detail::Overview);
        f.view->fit();
        return f.view->level().layout.detail;
    };
    CHECK(detailAfterFit({1280, 800}, "sunfire6800-first") == Detail::Parts);
    CHECK(detailAfterFit({759, 544}, "sunfire15k-full") == Detail::Overview);
}

TEST_CASE("machines of devices show at most about forty labels per area, and the names of all slots", "[labels]") {
    std::vector<QSize> all = sizes;
    all.insert(all.begin(), {580, 430}); // in a window of 1024 x 640
    for (const QSize size : all) {
        Shown f(size);
        for (const char* scenario : {"t5440-read-4", "t5440-both-4", "t5440-two-way", "t5440-one-way", "t5440-failed",
                                     "t5440-expansion-local"}) {
            f.document.open(test::scenario(scenario));
            for (const char* path : {"", "CPU0", "hubs"}) {
                INFO(scenario);
                checkLabels(f, path);
                const bool near = f.view->level().layout.detail == Detail::Parts;
                for (int slot = 0; slot < 8 && near && *path == '\0'; ++slot) {
                    const QString name = QString("Slot %1").arg(slot);
                    INFO(name.toStdString());
                    REQUIRE(f.says(name));
                }
            }
        }
    }
}

TEST_CASE("while zooming in, labels appear and stay, and there are never more than about forty", "[labels]") {
    for (const QSize size : sizes) {
        Shown f(size, "sunfire6800-copy-24-random");
        Camera& camera = *f.view->camera();
        const QPointF middle(size.width() / 2.0, size.height() / 2.0);
        f.view->show("");
        camera.zoomAt(middle, 0.85);
        std::map<QString, QPointF> before;
        for (int step = 0; step < 24 && !f.view->isInside(); ++step) {
            INFO("at " << camera.zoom() << " in " << size.width() << " x " << size.height());
            REQUIRE(mostInAnArea(f.labels()) <= mostLabels);
            const auto now = f.namedLabels();
            for (const auto& [name, at] : before) {
                INFO(name.toStdString());
                const QPointF there = camera.toCanvas({at, QSizeF()}).topLeft();
                const bool inside = camera.window().adjusted(60, 30, -60, -30).contains(there);
                const bool isLonger = std::ranges::any_of(now, [&, name = name](const auto& label) {
                    return label.first.size() > name.size() && label.first.startsWith(name.section(' ', 0, 0)) &&
                           label.first.endsWith(name.section(' ', -1));
                });
                REQUIRE((now.contains(name) || isLonger || !inside)); // "2.7 of 4.8 GB/s" replaces "2.7 GB/s"
            }
            before = now;
            camera.zoomAt(middle, 1.06);
        }
    }
}

TEST_CASE("the switch boards keep their names at a zoom of 71 %", "[labels]") {
    Shown f({620, 440});
    REQUIRE(f.view->level().layout.detail == Detail::Parts);
    REQUIRE(f.view->camera()->zoom() < 0.75);
    for (const char* name : {"RP0", "RP1", "RP2", "RP3"})
        REQUIRE(f.says(name));
}

TEST_CASE("zoomed out, boards show how many threads and pages they hold", "[labels]") {
    Shown f({759, 544});
    f.view->camera()->zoomAt({300, 200}, 0.5);
    const auto labels = f.labels();
    for (const char* words : {"4 threads", "256 pages"}) {
        REQUIRE(std::count_if(
                    labels.begin(), labels.end(),
                    [&](const SceneLabel& label) { return label.text == QString::fromUtf8(words); }) == 1);
    }
}

TEST_CASE("a picture for a report shows the whole diagram, whatever is selected and followed", "[labels]") {
    Shown f({759, 544}, "t5440-two-way");
    const auto painted = [&] { return f.window->grabWindow(); };
    const QImage screen = painted();
    const QImage paper = f.picture().paper(f.document, {}, 1);
    REQUIRE_FALSE(paper.isNull());
    f.view->select(f.box("slot2").key);
    REQUIRE_FALSE(f.view->overlay().followed.empty());
    REQUIRE(painted() != screen);
    REQUIRE(f.picture().paper(f.document, {}, 1) == paper);
}

TEST_CASE("two fingers that move apart zoom in at their position", "[labels]") {
    Shown f({759, 544});
    Camera& camera = *f.view->camera();
    QPointingDevice* screen = QTest::createTouchDevice();
    const double before = camera.zoom();
    const QPointF fixed = camera.toDiagram({400, 300});
    QTest::touchEvent(f.window, screen).press(0, QPoint(360, 300)).press(1, QPoint(440, 300));
    for (int apart = 40; apart <= 60; apart += 2) {
        QTest::qWait(5);
        QTest::touchEvent(f.window, screen).move(0, QPoint(400 - apart, 300)).move(1, QPoint(400 + apart, 300));
    }
    QTest::touchEvent(f.window, screen).release(0, QPoint(340, 300)).release(1, QPoint(460, 300));
    REQUIRE(camera.zoom() > before * 1.1);
    REQUIRE(camera.zoom() < before * 1.7);
    // the point between the fingers is still there
    REQUIRE(camera.toDiagram({400, 300}).x() == Approx(fixed.x()).margin(12));
    REQUIRE(camera.toDiagram({400, 300}).y() == Approx(fixed.y()).margin(12));
    REQUIRE_FALSE(f.view->drag()->isActive());
}

TEST_CASE("zooming in at the middle of a 15K enlarges it, and does not open the low bar there", "[zoom]") {
    const Shown f({718, 560}, "sunfire15k-copy-72-random");
    const double fitted = f.view->camera()->zoom();
    f.view->zoomIn();
    CHECK_FALSE(f.view->isInside());
    CHECK(f.view->camera()->zoom() > fitted);
}

TEST_CASE("the overview of the diagram appears while the view moves, and disappears afterwards", "[zoom]") {
    Shown f({759, 544});
    const QQuickItem* map = test::findType(f.window->contentItem(), "Minimap");
    REQUIRE(map != nullptr);
    for (int i = 0; i < 2; ++i)
        f.view->zoomIn();
    CHECK(QTest::qWaitFor([&] { return map->isVisible() && map->opacity() > 0.9; }, 1000));
    CHECK(QTest::qWaitFor([&] { return map->opacity() == 0; }, 5000));
    f.view->camera()->pan(10, 0);
    CHECK(QTest::qWaitFor([&] { return map->opacity() > 0.9; }, 1000));
}

TEST_CASE("the window draws the bracket from the kernel lock to the modules", "[labels]") {
    Shown f({1400, 900}, "sparcserver690mp-case7");
    const ScenePicture& item = f.picture();
    const std::vector<picture::Mark>& marks = f.view->picture().marks;
    const auto bracket = std::ranges::find(marks, picture::part::bracket, &picture::Mark::part);
    REQUIRE(bracket != marks.end());
    const Point from = bracket->path.at(1);
    const Point to = bracket->path.at(2);
    const QImage image = f.window->grabWindow();
    const QPointF across((from.x + to.x) / 2, from.y);
    const QPoint middle = f.view->camera()->toCanvas(QRectF(across, QSizeF())).topLeft().toPoint();
    int red = 0; // pixels across the line
    for (int down = -3; down <= 3; ++down)
        red += image.pixelColor(middle + QPoint(0, down)) == QColor(item.colours().colourOf(bracket->tone)) ? 1 : 0;
    CHECK(red >= 1);
}
