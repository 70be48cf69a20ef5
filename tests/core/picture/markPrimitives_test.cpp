// SPDX-License-Identifier: GPL-3.0-or-later
// The primitives that make up each shape.
#include "boardset/diagram/Metrics.h"
#include "boardset/picture/MarkPrimitives.h"
#include "support/catch.h"

#include <algorithm>

using namespace boardset;
using namespace boardset::picture;

namespace {

using Kind = Primitive::Kind;

Mark bar(double amount) {
    return {.shape = Mark::Shape::Bar, .rect = {0, 0, 200, 4}, .amount = amount, .tone = Tone::Name::Track};
}

} // namespace

TEST_CASE("a bar is as long as its amount and at least as long as high; an idle bar is only its track", "[ink]") {
    CHECK(primitives(bar(0.25)).at(1).rect == Rect{0, 0, 50, 4}); // 200 x 0.25
    CHECK(primitives(bar(0.006)).at(1).rect.width == 4);
    CHECK(primitives(bar(1.5)).at(1).rect.width == 200);
    CHECK(primitives(bar(0.25)).at(1).fill == Tone::ofHeat(0.25));
    CHECK(primitives(bar(0.004)).size() == 1);
    CHECK(primitives(bar(-1)).size() == 1);
}

TEST_CASE("a previous value and a limit are ticks across a bar", "[ink]") {
    Mark mark = bar(0.25);
    mark.before = 0.5;
    mark.limit = 0.75;
    const auto all = primitives(mark);
    REQUIRE(all.size() == 4);
    CHECK(all[2].kind == Kind::Line);
    CHECK(all[2].path == std::vector<Point>{{100, 0}, {100, 6}}); // half of 200
    CHECK(all[3].path.front().x == 150);
}

TEST_CASE("a wire has background beside it, an edge, a track, and its utilisation in the middle", "[ink]") {
    Mark mark;
    mark.shape = Mark::Shape::Wire;
    mark.path = {{0, 0}, {0, 9}, {9, 9}};
    mark.width = 10;
    mark.amount = 0.5;
    mark.tone = Tone::Name::Track;
    mark.line = Tone::Name::Stress;
    mark.clear = 2;
    std::vector<double> widths;
    for (const Primitive& each : primitives(mark)) {
        CHECK(each.kind == Kind::Line);
        CHECK(each.path == mark.path);
        widths.push_back(each.width);
    }
    CHECK(widths == std::vector<double>{18, 14, 10, 5}); // 10 + 2 x 2 + 2 x 2, 10 + 2 x 2, 10, half of it
    mark.amount = 0.01;
    CHECK(primitives(mark).back().width == 2);
}

TEST_CASE("a stopped thread is hollow and struck through", "[ink]") {
    Mark mark{.shape = Mark::Shape::Disc, .rect = {0, 0, 22, 22}, .tone = Tone::owner(3)};
    mark.label = {.forms = {"7"}, .area = mark.rect, .at = MarkText::At::Middle};
    const auto running = primitives(mark);
    REQUIRE(running.size() == 2);
    CHECK(running[0].fill == Tone::owner(3));
    CHECK(running[1].path == std::vector<Point>{{11, 11}});
    mark.fill = Mark::Fill::None;
    mark.stopped = true;
    const auto stopped = primitives(mark);
    REQUIRE(stopped.size() == 3);
    CHECK(stopped[0].line == Tone::owner(3));
    CHECK(stopped[1].fill == Tone::owner(3));
    CHECK(stopped[2].kind == Kind::Line);
}

TEST_CASE("a cross has hatching below it, inside its rectangle", "[ink]") {
    Mark mark{.shape = Mark::Shape::Cross, .rect = {5, 5, 100, 60}, .line = Tone::Name::Stress};
    CHECK(primitives(mark).size() == 2);
    mark.fill = Mark::Fill::Hatched;
    const auto all = primitives(mark);
    CHECK(all.size() == 13 + 2); // (100 + 60) / 12 = 13.3
    for (const Primitive& line : all) {
        for (const Point& end : line.path) {
            CHECK((end.x >= 5 && end.x <= 105));
            CHECK((end.y >= 5 && end.y <= 65));
        }
    }
}

TEST_CASE("zoom enlarges everything except lines and corners", "[ink]") {
    const Mark mark{.rect = {10, 20, 30, 40}, .width = 2, .radius = 8, .line = Tone::Name::Hairline};
    const Primitive large = primitives(mark, {.zoom = 2}).front();
    CHECK(large.rect == Rect{20, 40, 60, 80});
    CHECK(large.radius == 8);
    CHECK(large.width == 2);
}

TEST_CASE("on a screen everything is on whole pixels, and marks in a box keep their distance from its corner",
          "[ink]") {
    const Scale screen{.zoom = 0.83, .offset = {7, 9}, .whole = true};
    const Mark box{.rect = {10, 20, 31, 41}};
    const Rect at = primitives(box, screen).front().rect;
    CHECK(at == Rect{8 + 7, 17 + 9, 34 - 8, 51 - 17}); // 8.3, 16.6, 34.03, 50.63
    Mark inside = bar(0.5);
    inside.rect = {14, 50, 20, 4};
    const Rect place = primitives(inside, screen, &box).front().rect;
    CHECK(place.x == 18);                                                                   // 15 + 4 x 0.83 = 18.32
    CHECK(place.bottom() == 54);                                                            // 26 + 34 x 0.83 = 54.22
    CHECK(place.height == 3);                                                               // 4 x 0.83 = 3.32
    CHECK(primitives(inside, {.zoom = 0.1, .whole = true}, &box).front().rect.height == 3); // at least 3
}

TEST_CASE("flow marks are on their wire, in a lane for each direction", "[ink]") {
    Mark mark;
    mark.shape = Mark::Shape::Wire;
    mark.path = {{0, 0}, {90, 0}};
    mark.width = 12;
    mark.tone = Tone::Name::Wire;
    CHECK(primitives(mark, {.phase = 0}).size() == 1); // no flow
    mark.forward = 1;
    const auto one = primitives(mark, {.phase = 0});
    CHECK(one.size() == 1 + 5); // 90 / 18
    for (std::size_t i = 1; i < one.size(); ++i)
        CHECK(one[i].path.front().y == 0);
    mark.backward = 0.5;
    const auto both = primitives(mark, {.phase = 9});
    CHECK(std::ranges::count_if(
              both, [](const Primitive& each) { return each.path.front().y == 3; }) == 5); // 12 / 4
    CHECK(std::ranges::any_of(both, [](const Primitive& each) { return each.path.front().y == -3; }));
}
