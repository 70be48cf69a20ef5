// SPDX-License-Identifier: GPL-3.0-or-later
// A plot on the screen: positions of the drawing, mouse and keys, and the time of a redraw.
#include "PlotCurves.h"
#include "support/catchQt.h"

#include <QElapsedTimer>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>
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
    bool isDrawn() const { return plot()->property("drawn").toBool(); }
    double cursor() const { return window->property("cursor").toDouble(); }

    QQuickItem* chart() const {
        for (QQuickItem* child : plot()->childItems())
            for (QQuickItem* inner : child->childItems())
                if (inner->property("plotArea").isValid())
                    return inner;
        return nullptr;
    }
    /// Returns the position in the window of a point in plot coordinates.
    QPoint at(double x, double y) const {
        REQUIRE(chart());
        const QRectF area = chart()->property("plotArea").toRectF();
        const double right = (x - curves.leastX()) / (curves.mostX() - curves.leastX());
        const double up = (y - curves.leastY()) / (curves.mostY() - curves.leastY());
        return chart()->mapToScene({area.x() + right * area.width(), area.y() + (1 - up) * area.height()}).toPoint();
    }
    QImage picture() const {
        QTest::qWait(100);
        return window->grabWindow();
    }

    PlotCurves curves;
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

std::vector<Curve> replayed() {
    Curve a{QStringLiteral("A"), {}, false, false, 0};
    Curve b{QStringLiteral("B, as it was before the change"), {}, true, false, 0};
    Curve published{QStringLiteral("published"), {{10, 5200}, {30, 7800}}, false, true, 1};
    for (int step = 0; step <= 40; ++step) {
        a.points << QPointF(step, 2000 + 6790 * (1 - std::exp(-step / 9.0)));
        b.points << QPointF(step, 1800 + 3000 * (1 - std::exp(-step / 14.0)));
    }
    return {a, b, published};
}

std::vector<Curve> many(int curves, int points, double phase = 0) {
    std::vector<Curve> all;
    for (int i = 0; i < curves; ++i) {
        Curve curve{QStringLiteral("Locality group %1").arg(i), {}, false, false, -1};
        for (int x = 0; x < points; ++x)
            curve.points << QPointF(x, i + 0.4 * std::sin(x * 12.0 / points + i + phase) + 0.2 * std::sin(x * 1.7));
        all.push_back(curve);
    }
    return all;
}

} // namespace

TEST_CASE("Qt Charts loads with the first curve, which is drawn at its values", "[plot]") {
    Shown shown;
    shown.picture();
    REQUIRE_FALSE(shown.isDrawn());
    shown.curves.assign(replayed());
    REQUIRE(QTest::qWaitFor([&] { return shown.isDrawn(); }));
    shown.window->setProperty("cursor", 17);
    const QImage image = shown.picture();
    const QColor ground = shown.window->color();
    for (const QPointF& point : {shown.curves.curves()[0].points[25], shown.curves.curves()[0].points[35]})
        CHECK(darkPixelsNear(image, shown.at(point.x(), point.y()), ground) > 100);
    CHECK(darkPixelsNear(image, shown.at(10, 5200) + QPoint(5, 0), ground) > 100); // the ring of a published point
    CHECK(darkPixelsNear(image, shown.at(17, 900), ground) > 100);                 // the cursor
    CHECK(darkPixelsNear(image, shown.at(25, 900), ground) < 40);                  // no curve: background or hairline
    shown.curves.assign({});
    REQUIRE(QTest::qWaitFor([&] { return !shown.isDrawn(); }));
}

TEST_CASE("a click and a drag select points, and the arrow keys select the adjacent ones", "[plot]") {
    Shown shown;
    shown.curves.assign(replayed());
    REQUIRE(QTest::qWaitFor([&] { return shown.isDrawn(); }));
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

TEST_CASE("every theme and text scale draws the curve", "[plot]") {
    const auto [theme, scale] =
        GENERATE(table<int, double>({{0, 1.0}, {1, 1.0}, {2, 1.0}, {3, 1.0}, {0, 2.0}, {1, 0.8}}));
    CAPTURE(theme, scale);
    Shown shown({{QStringLiteral("theme"), theme}, {QStringLiteral("textScale"), scale}});
    shown.curves.assign(replayed());
    REQUIRE(QTest::qWaitFor([&] { return shown.isDrawn(); }));
    const QImage image = shown.picture();
    const QPointF point = shown.curves.curves()[0].points[30];
    CHECK(darkPixelsNear(image, shown.at(point.x(), point.y()), shown.window->color()) > 80);
}

TEST_CASE("twenty curves of ten thousand points are redrawn with the next frame", "[plot]") {
    Shown shown({{QStringLiteral("theme"), 1}});
    shown.curves.assign(many(18, 10'000));
    REQUIRE(QTest::qWaitFor([&] { return shown.isDrawn(); }));
    shown.picture();
    const auto times = [&](int curves, int points) {
        shown.curves.assign(many(curves, points));
        const QImage before = shown.picture();
        const std::vector<Curve> next = many(curves, points, 1);
        QElapsedTimer clock;
        clock.start();
        shown.curves.assign(next);
        const double handed = static_cast<double>(clock.nsecsElapsed()) / 1e6;
        QCoreApplication::processEvents(); // the chart paints itself when it is asked to
        const bool changed = shown.window->grabWindow() != before;
        std::printf("%d curves of %d points: handed over in %.1f ms, on the screen after %.1f ms\n", curves, points,
                    handed, static_cast<double>(clock.nsecsElapsed()) / 1e6);
        CHECK(changed);
    };
    times(2, 10'000);
    times(20, 40);
    times(20, 10'000);
}
