// SPDX-License-Identifier: GPL-3.0-or-later
// The line above the drawing: breadcrumbs and bottleneck share it at every text size.
#include "paintedCanvas.h"

using namespace boardset;

namespace {

void collect(const QQuickItem& item, const char* type, std::vector<const QQuickItem*>& found) {
    if (item.isVisible() && QString::fromUtf8(item.metaObject()->className()).startsWith(QString::fromUtf8(type)))
        found.push_back(&item);
    for (const QQuickItem* child : item.childItems())
        collect(*child, type, found);
}

std::vector<const QQuickItem*> itemsOf(const QQuickItem& root, const char* type) {
    std::vector<const QQuickItem*> found;
    collect(root, type, found);
    return found;
}

QRectF onScreen(const QQuickItem* item) {
    return item->mapRectToScene(item->boundingRect());
}

} // namespace

TEST_CASE("the bottleneck and the breadcrumbs never overlap, at any size and text scale", "[labels]") {
    for (const int width : {380, 503, 572, 759, 1399}) {
        for (const double scale : {1.0, 1.5, 1.75, 2.0}) {
            for (const auto& [scenario, path] :
                 {std::pair{"t5440-first", ""}, std::pair{"t5440-one-way", ""}, std::pair{"t5440-two-way", "CPU0"},
                  std::pair{"sunfire6800-first", "SB3/P1"}, std::pair{"sunfire15k-full", "EX1/SB1/P1"}}) {
                Shown f({width, 544}, scenario, scale);
                f.view->show(path);
                f.picture();
                INFO(scenario << " at '" << path << "', " << width << " wide, text " << scale);
                const QQuickItem& root = *f.window->contentItem();
                const auto crumbs = itemsOf(root, "Breadcrumb_QMLTYPE");
                const auto tags = itemsOf(root, "BottleneckTag_QMLTYPE");
                REQUIRE_FALSE(crumbs.empty());
                REQUIRE((tags.size() == 1 || width < 500));
                for (const QQuickItem* tag : tags) {
                    const QRectF area = onScreen(tag);
                    CHECK(onScreen(crumbs.back()).right() + 8 <= area.left());
                    CHECK(area.right() <= width);
                    for (const QQuickItem* text : itemsOf(*tag, "CaptionText_QMLTYPE")) {
                        const double left = onScreen(text).left();
                        CHECK(left >= area.left());
                        CHECK(left + text->property("paintedWidth").toDouble() <= area.right() + 1);
                    }
                }
            }
        }
    }
}
