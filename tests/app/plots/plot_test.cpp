// SPDX-License-Identifier: GPL-3.0-or-later
// A plot on the screen: positions of the drawing, mouse and keys, and the time of a redraw.
#include "PlotItem.h"
#include "boardset/picture/Svg.h"
#include "support/catchQt.h"
#include "support/items.h"

#include <QElapsedTimer>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>
#include <algorithm>
#include <cmath>

using namespace boardset;

namespace {

struct Shown {
    explicit Shown(const QVariantMap& look = {}) {
        engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
        QVariantMap properties = look;
        properties.insert(QStringLiteral("curves"), QVariant::fromValue(&curves));
        engine.setInitialProperties(properties);
        engine.load(QUrl::fromLocalFile(QStringLiteral(PLOT_TESTS "/PlotWindow.qml")));
        REQUIRE_FALSE(engine.rootObjects().isEmpty());
        window = qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst());
        REQUIRE(QTest::qWaitForWindowExposed(window));
    }

    QQuickItem* plot() const { return window->property("plot").value<QQuickItem*>(); }
    double cursor() const { return window->property("cursor").toDouble(); }

    /// Returns the item that draws the plot, and not the sample of a line.
    PlotItem* drawing() const {
        for (QQuickItem* child : plot()->childItems())
            if (auto* const item = qobject_cast<PlotItem*>(child))
                return item;
        return nullptr;
    }
    bool isDrawn() const { return drawing()->isVisible() && !drawing()->field().isEmpty(); }
    void show(const std::vector<picture::PlotLine>& lines) {
        curves.assign({lines, "step", "throughput, MB/s", false});
        REQUIRE(QTest::qWaitFor([&] { return isDrawn(); }));
    }
    /// Returns the position in the window of a point in plot coordinates.
    QPoint at(double x, double y) const {
        const QRectF field = drawing()->field();
        const picture::PlotAxes& axes = curves.axes();
        return drawing()
            ->mapToScene({field.x() + axes.x.fractionOf(x) * field.width(),
                          field.bottom() - axes.y.fractionOf(y) * field.height()})
            .toPoint();
    }
    QImage picture() const {
        QTest::qWait(100);
        return window->grabWindow();
    }

    PlotModel curves;
    QQmlApplicationEngine engine;
    QQuickWindow* window = nullptr;
};

/// Returns the largest difference of a colour channel from the background, within two pixels of a point.
int darkPixelsNear(const QImage& image, QPoint at, const QColor& ground) {
    int most = 0;
    for (int y = at.y() - 2; y <= at.y() + 2; ++y)
        for (int x = at.x() - 2; x <= at.x() + 2; ++x) {
            const QColor pixel = image.pixelColor(x, y);
            most = std::max({most, std::abs(pixel.red() - ground.red()), std::abs(pixel.green() - ground.green()),
                             std::abs(pixel.blue() - ground.blue())});
        }
    return most;
}

std::vector<picture::PlotLine> replayed() {
    picture::PlotLine a{"A"};
    picture::PlotLine b{"B, as it was before the change"};
    b.isDashed = true;
    for (int step = 0; step <= 40; ++step) {
        a.points.push_back({double(step), 2000 + 6790 * (1 - std::exp(-step / 9.0))});
        b.points.push_back({double(step), 1800 + 3000 * (1 - std::exp(-step / 14.0))});
    }
    a.marks = {{picture::PlotMark::Kind::Published, {10, 5200}, "5,200", "published"}};
    return {a, b};
}

std::vector<picture::PlotLine> many(int count, int points, double phase = 0) {
    std::vector<picture::PlotLine> all;
    for (int i = 0; i < count; ++i) {
        picture::PlotLine& line = all.emplace_back(picture::PlotLine{"Locality group " + std::to_string(i)});
        line.tone = i;
        for (int x = 0; x < points; ++x)
            line.points.push_back(
                {double(x), i + 0.4 * std::sin(x * 12.0 / points + i + phase) + 0.2 * std::sin(x * 1.7)});
    }
    return all;
}

} // namespace

TEST_CASE("a plot draws lines, published values, the cursor and the titles of its axes at their positions", "[plot]") {
    Shown shown;
    shown.picture();
    REQUIRE_FALSE(shown.isDrawn());
    const std::vector<picture::PlotLine> lines = replayed();
    shown.show(lines);
    shown.window->setProperty("cursor", 17);
    const QImage image = shown.picture();
    const QColor ground = shown.window->color();
    for (const Point& point : {lines[0].points[25], lines[0].points[35]})
        CHECK(darkPixelsNear(image, shown.at(point.x, point.y), ground) > 100);
    CHECK(darkPixelsNear(image, shown.at(10, 5200) + QPoint(4, 0), ground) > 100); // the ring of a published value
    CHECK(darkPixelsNear(image, shown.at(17, 900), ground) > 100);                 // the cursor
    CHECK(darkPixelsNear(image, shown.at(25, 900), ground) < 40);                  // no line: background or hairline
    for (const char* text : {"step", "throughput, MB/s", "10,000", "40", "5,200"})
        CHECK(std::ranges::any_of(shown.drawing()->picture().primitives,
                                  [&](const picture::Primitive& each) { return each.text == text; }));
    shown.curves.assign({});
    REQUIRE(QTest::qWaitFor([&] { return !shown.isDrawn(); }));
}

TEST_CASE("a file contains the same primitives as the window", "[plot]") {
    Shown shown;
    shown.show(replayed());
    const PlotItem& item = *shown.drawing();
    const QString family = item.property("family").toString();
    FontMeasure measure;
    measure.setFamily(family);
    const picture::PlotPicture again = drawnPlot(shown.curves.data(), shown.curves.axes(),
                                                 {0, 0, item.width(), item.height()}, item.property("head").toDouble(),
                                                 {.letters = item.property("letters").toDouble(), .measure = measure});
    const auto svgOf = [&](const picture::PlotPicture& plot) {
        return toSvg(picture::DrawnPage{"", item.width(), item.height(), plot.primitives});
    };
    CHECK(svgOf(again) == svgOf(item.picture()));
    CHECK(svgOf(again).find(">5,200<") != std::string::npos);
}

TEST_CASE("a click and a drag select points, and the arrow keys select the adjacent ones", "[plot]") {
    Shown shown;
    shown.show(replayed());
    shown.picture();
    QTest::mouseClick(shown.window, Qt::LeftButton, Qt::NoModifier, shown.at(12.2, 3000));
    REQUIRE(shown.cursor() == 12);
    QTest::mousePress(shown.window, Qt::LeftButton, Qt::NoModifier, shown.at(12, 3000));
    QTest::mouseMove(shown.window, shown.at(20, 3000));
    QTest::mouseMove(shown.window, shown.at(30.3, 3000));
    REQUIRE(shown.cursor() == 30);
    QTest::mouseMove(shown.window, shown.at(60, 3000)); // beyond the end
    REQUIRE(shown.cursor() == 40);
    QTest::mouseRelease(shown.window, Qt::LeftButton, Qt::NoModifier, shown.at(60, 3000));
    QTest::keyClick(shown.window, Qt::Key_Left);
    REQUIRE(shown.cursor() == 39);
    QTest::keyClick(shown.window, Qt::Key_Right);
    REQUIRE(shown.cursor() == 40);
}

TEST_CASE("every theme and text scale draws the line", "[plot]") {
    const auto [theme, scale] =
        GENERATE(table<int, double>({{0, 1.0}, {1, 1.0}, {2, 1.0}, {3, 1.0}, {0, 2.0}, {1, 0.8}}));
    CAPTURE(theme, scale);
    Shown shown({{QStringLiteral("theme"), theme}, {QStringLiteral("textScale"), scale}});
    shown.show(replayed());
    const QImage image = shown.picture();
    const Point point = replayed()[0].points[30];
    CHECK(darkPixelsNear(image, shown.at(point.x, point.y), shown.window->color()) > 80);
}

TEST_CASE("twenty lines of ten thousand points are redrawn with the next frame", "[plot]") {
    Shown shown({{QStringLiteral("theme"), 1}});
    shown.show(many(18, 10'000));
    shown.picture();
    const auto times = [&](int count, int points) {
        shown.show(many(count, points));
        const QImage before = shown.picture();
        const std::vector<picture::PlotLine> next = many(count, points, 1);
        QElapsedTimer clock;
        clock.start();
        shown.show(next);
        const bool changed = shown.window->grabWindow() != before;
        std::printf("%d lines of %d points: on the screen after %.1f ms\n", count, points,
                    static_cast<double>(clock.nsecsElapsed()) / 1e6);
        CHECK(changed);
    };
    times(2, 10'000);
    times(20, 40);
    times(20, 10'000);
}
