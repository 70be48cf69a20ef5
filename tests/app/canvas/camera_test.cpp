// SPDX-License-Identifier: GPL-3.0-or-later
// Zoom of a fitted diagram: as large as the window permits, but never too small to read its names.
#include "Camera.h"

#include "support/catch.h"

using namespace boardset;

namespace {

constexpr double viewWidth = 800, viewHeight = 600, sideMargin = 24;
constexpr QSizeF wide{4000, 400};

} // namespace

TEST_CASE("a diagram fits the window if its names are legible at that zoom", "[camera]") {
    Camera camera;
    camera.setViewport({viewWidth, viewHeight});
    camera.setDiagram(wide, 0.1);
    // (800 - 2 · 24) / 4000
    CHECK(camera.zoom() == Approx((viewWidth - 2 * sideMargin) / wide.width()));
    CHECK(!camera.isCloser());
    CHECK(camera.seen().width() == wide.width());
}

TEST_CASE("a diagram whose names would be illegible starts at its upper left corner, and users pan it", "[camera]") {
    Camera camera;
    camera.setProperty("duration", 0);
    camera.setViewport({viewWidth, viewHeight});
    camera.setDiagram(wide, 0.4);
    CHECK(camera.zoom() == 0.4);
    CHECK(camera.x() == sideMargin);
    CHECK(camera.isCloser()); // so the overview shows which part is visible
    const QRectF drawn = camera.toCanvas({{0, 0}, wide});
    CHECK(drawn.center().y() == Approx(camera.window().center().y()).margin(1)); // it is low enough to be centred
    camera.pan(-300, 0);
    CHECK(camera.seen().x() == Approx((300 - sideMargin) / 0.4));
    camera.zoomAt({0, 0}, 0.01);
    CHECK(camera.zoom() == Approx(0.4 * 0.8)); // below this zoom, the surrounding level is shown
    camera.fit();
    CHECK(camera.zoom() == 0.4);
    CHECK(camera.x() == sideMargin);
    camera.setViewport({3000, viewHeight}); // a larger window shows the whole diagram
    CHECK(camera.zoom() == Approx((3000 - 2 * sideMargin) / wide.width()));
    CHECK(!camera.isCloser());
}

TEST_CASE("a presentation and a comparison show the whole diagram, also if its names are illegible", "[camera]") {
    Camera camera;
    camera.setViewport({viewWidth, viewHeight});
    camera.setDiagram(wide, 0.4);
    camera.setProperty("fitsWhole", true);
    CHECK(camera.zoom() == Approx((viewWidth - 2 * sideMargin) / wide.width()));
    CHECK(camera.seen().width() == wide.width());
}
