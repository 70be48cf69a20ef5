// SPDX-License-Identifier: GPL-3.0-or-later
// The line above the drawing: breadcrumbs and bottleneck share it at every text size.
#include "paintedCanvas.h"

using namespace boardset;

namespace {

QRectF onScreen(const QQuickItem* item) {
    return item->mapRectToScene(item->boundingRect());
}

} // namespace

TEST_CASE("the bottleneck and the breadcrumbs never overlap, at any size and text scale", "[labels]") {
    for (const auto& [scenario, path] :
         {std::pair{"t5440-first", ""}, std::pair{"t5440-one-way", ""}, std::pair{"t5440-two-way", "CPU0"},
          std::pair{"sunfire6800-first", "SB3/P1"}, std::pair{"sunfire15k-full", "EX1/SB1/P1"}}) {
        Shown f({1399, 544}, scenario);
        f.view->show(path);
        for (const int width : {380, 503, 572, 759, 1399}) {
            f.window->resize(width, 544);
            REQUIRE(QTest::qWaitFor([&] { return f.picture().width() == width; }));
            for (const double scale : {1.0, 1.5, 1.75, 2.0}) {
                f.window->setProperty("textScale", scale);
                f.window->grabWindow(); // lays out the line
                INFO(scenario << " at '" << path << "', " << width << " wide, text " << scale);
                const QQuickItem& root = *f.window->contentItem();
                const auto crumbs = test::visibleOfType(&root, "Breadcrumb_QMLTYPE");
                const auto tags = test::visibleOfType(&root, "BottleneckTag_QMLTYPE");
                REQUIRE_FALSE(crumbs.empty());
                REQUIRE((tags.size() == 1 || width < 500));
                for (const QQuickItem* tag : tags) {
                    const QRectF area = onScreen(tag);
                    CHECK(onScreen(crumbs.back()).right() + 8 <= area.left());
                    CHECK(area.right() <= width);
                    for (const QQuickItem* text : test::visibleOfType(tag, "CaptionText_QMLTYPE")) {
                        const double left = onScreen(text).left();
                        CHECK(left >= area.left());
                        CHECK(left + text->property("paintedWidth").toDouble() <= area.right() + 1);
                    }
                }
            }
        }
    }
}
