// SPDX-License-Identifier: GPL-3.0-or-later
// Incremental painting while the view moves, compared with a full repaint.
#include "paintedCanvas.h"

#include <QImage>

using namespace boardset;

namespace {

/// Compares the window's current image with that after a full repaint of its picture.
void checkAgainstAfresh(Shown& f, const std::string& what) {
    INFO(what);
    const QImage repainted = f.window->grabWindow();
    Q_EMIT f.view->labelsChanged();
    const QImage afresh = f.window->grabWindow();
    QRect differs; // bounding rectangle of all differing pixels
    for (int y = 0; y < afresh.height(); ++y)
        for (int x = 0; x < afresh.width(); ++x)
            if (afresh.pixel(x, y) != repainted.pixel(x, y))
                differs |= QRect(x, y, 1, 1);
    INFO("from " << differs.left() << ", " << differs.top() << " to " << differs.right() << ", " << differs.bottom());
    REQUIRE(differs.isEmpty());
}

} // namespace

TEST_CASE("after panning, every pixel is the same as after a full repaint", "[sheet]") {
    Shown f({759, 544}, "t5440-two-way"); // has wires in both directions, halos and dashes
    Camera& camera = *f.view->camera();
    camera.zoomAt({380, 270}, 1.37);
    f.window->grabWindow();
    // Back and forth, by less and by more than the window, across the edges where the image wraps around.
    for (const QPointF by : {QPointF(-4, -3), QPointF(1, 0), QPointF(0, 217), QPointF(-300, 40.4), QPointF(333, -271),
                             QPointF(-2000, 0), QPointF(2000, -2000), QPointF(-37.5, 91)}) {
        camera.pan(by.x(), by.y());
        checkAgainstAfresh(f, std::to_string(by.x()) + ", " + std::to_string(by.y()));
    }
}

TEST_CASE("panning, zooming and resizing with a selection leave no stale pixels", "[sheet]") {
    Shown f({759, 544}, "sunfire6800-copy-24-random");
    Camera& camera = *f.view->camera();
    f.view->select(f.box("SB3").key);
    for (int step = 0; step < 6; ++step) {
        camera.zoomAt({300, 200}, step % 2 == 0 ? 1.2 : 0.9);
        f.window->grabWindow();
        camera.pan(-31 * step, 17 * step);
        checkAgainstAfresh(f, "step " + std::to_string(step));
        f.view->select(step % 2 == 0 ? QString() : f.box("SB0").key);
        checkAgainstAfresh(f, "selected " + std::to_string(step));
    }
    f.window->resize(903, 611);
    REQUIRE(QTest::qWaitFor([&] { return f.picture().width() == 903; }));
    checkAgainstAfresh(f, "larger");
    camera.pan(50, -50);
    checkAgainstAfresh(f, "larger, panned");
}
