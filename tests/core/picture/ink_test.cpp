// SPDX-License-Identifier: GPL-3.0-or-later
// What each shape is made of.
#include "boardset/diagram/Metrics.h"
#include "boardset/picture/Ink.h"
#include "support/catch.h"

#include <algorithm>

using namespace boardset;
using namespace boardset::picture;

namespace {

using Kind = Primitive::Kind;

Mark bar(double amount) {
    return {.shape = Mark::Shape::Bar, .place = {0, 0, 200, 4}, .amount = amount, .ink = Tone::Name::Track};
}

std::string textIn(const std::vector<Primitive>& all) {
    std::string text;
    for (const Primitive& each : all)
        text += (text.empty() ? "" : "|") + each.text;
    return text;
}

Mark textOf(std::vector<std::string> forms, double width) {
    return {.shape = Mark::Shape::Text, .words = {.forms = std::move(forms), .room = {10, 20, width, 28}}};
}

} // namespace

TEST_CASE("a bar is as long as its amount, is never shorter than high, and idle it is its track alone", "[ink]") {
    CHECK(ink(bar(0.25)).at(1).place == Rect{0, 0, 50, 4}); // 200 x 0.25
    CHECK(ink(bar(0.006)).at(1).place.width == 4);
    CHECK(ink(bar(1.5)).at(1).place.width == 200);
    CHECK(ink(bar(0.25)).at(1).fill == Tone::ofHeat(0.25));
    CHECK(ink(bar(0.004)).size() == 1);
    CHECK(ink(bar(-1)).size() == 1);
}

TEST_CASE("what was before and a limit are ticks across a bar", "[ink]") {
    Mark mark = bar(0.25);
    mark.before = 0.5;
    mark.limit = 0.75;
    const auto all = ink(mark);
    REQUIRE(all.size() == 4);
    CHECK(all[2].kind == Kind::Line);
    CHECK(all[2].way == std::vector<Point>{{100, -2}, {100, 6}}); // half of 200
    CHECK(all[3].way.front().x == 150);
}

TEST_CASE("a wire has ground beside it, an edge, its track, and its use in the middle", "[ink]") {
    Mark mark;
    mark.shape = Mark::Shape::Wire;
    mark.way = {{0, 0}, {0, 9}, {9, 9}};
    mark.width = 10;
    mark.amount = 0.5;
    mark.ink = Tone::Name::Track;
    mark.line = Tone::Name::Stress;
    mark.clear = 2;
    std::vector<double> widths;
    for (const Primitive& each : ink(mark)) {
        CHECK(each.kind == Kind::Line);
        CHECK(each.way == mark.way);
        widths.push_back(each.width);
    }
    CHECK(widths == std::vector<double>{18, 14, 10, 5}); // 10 + 2 x 2 + 2 x 2, 10 + 2 x 2, 10, half of it
    mark.amount = 0.01;
    CHECK(ink(mark).back().width == 2);
}

TEST_CASE("a thread that is stopped is hollow and struck through", "[ink]") {
    Mark mark{.shape = Mark::Shape::Disc, .place = {0, 0, 22, 22}, .ink = Tone::process(3)};
    mark.words = {.forms = {"7"}, .room = mark.place, .at = Words::At::Middle};
    const auto running = ink(mark);
    REQUIRE(running.size() == 2);
    CHECK(running[0].fill == Tone::process(3));
    CHECK(running[1].way == std::vector<Point>{{11, 11}});
    mark.fill = Mark::Fill::None;
    const auto stopped = ink(mark);
    REQUIRE(stopped.size() == 3);
    CHECK(stopped[0].line == Tone::process(3));
    CHECK(stopped[1].fill == Tone::process(3));
    CHECK(stopped[2].kind == Kind::Line);
}

TEST_CASE("a cross has hatching below it, inside its place", "[ink]") {
    Mark mark{.shape = Mark::Shape::Cross, .place = {5, 5, 100, 60}};
    CHECK(ink(mark).size() == 2);
    mark.fill = Mark::Fill::Hatched;
    const auto all = ink(mark);
    CHECK(all.size() == 13 + 2); // (100 + 60) / 12 = 13.3
    for (const Primitive& line : all) {
        for (const Point& end : line.way) {
            CHECK((end.x >= 5 && end.x <= 105));
            CHECK((end.y >= 5 && end.y <= 65));
        }
    }
}

TEST_CASE("a text takes the longest form that its room has, else the last", "[ink]") {
    const double room = textWidth("1.5 GB/s");
    CHECK(textIn(ink(textOf({"1.5 of 4.8 GB/s", "1.5 GB/s"}, room))) == "1.5 GB/s");
    CHECK(textIn(ink(textOf({"1.5 of 4.8 GB/s", "1.5 GB/s"}, 2 * room))) == "1.5 of 4.8 GB/s");
    CHECK(textIn(ink(textOf({"1.5 of 4.8 GB/s", "1.5 GB/s"}, room - 1))) == "1.5 GB/s");
    CHECK(ink(textOf({}, room)).empty());
    const auto two = ink(textOf({"above\nbelow"}, room));
    CHECK(textIn(two) == "above|below");
    CHECK(two.at(1).way.front().y - two.at(0).way.front().y == 14); // half of the room's height
}

TEST_CASE("only a text that may be cut ends in an ellipsis", "[ink]") {
    Mark mark = textOf({"A name that somebody made up"}, 60);
    CHECK(textIn(ink(mark)) == mark.words.forms[0]);
    mark.words.cut = true;
    const std::string cut = textIn(ink(mark));
    CHECK(cut.ends_with("…"));
    CHECK(textWidth(cut) <= 60);
}

TEST_CASE("at another zoom all is larger, and nothing is thinner than a pixel", "[ink]") {
    Mark mark{.place = {10, 20, 30, 40}, .width = 2, .radius = 8, .line = Tone::Name::Hairline};
    const Primitive large = ink(mark, {.zoom = 2}).front();
    CHECK(large.place == Rect{20, 40, 60, 80});
    CHECK(large.radius == 16);
    CHECK(large.width == 4);
    CHECK(ink(mark, {.zoom = 0.25}).front().width == 1);
    CHECK(ink(textOf({"a"}, 60), {.zoom = 2}).front().size == 2 * textSize);
}
