// SPDX-License-Identifier: GPL-3.0-or-later
// Plots: ticks, ranges of axes, and primitives inside their area.
#include "boardset/picture/PlotPage.h"
#include "support/catch.h"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace boardset;
using namespace boardset::picture;

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();
constexpr double missing = std::numeric_limits<double>::quiet_NaN();
constexpr Rect page{10, 20, 640, 300};

PlotLine line(std::vector<Point> points) {
    return {"a", std::move(points)};
}

PlotPicture drawn(const PlotData& plot, const Rect& area = page) {
    return drawnPlot(plot, axesOf(plot), area);
}

/// Returns the points of a primitive; for a text, only its anchor.
std::vector<Point> pointsOf(const Primitive& each) {
    if (each.kind != Primitive::Kind::Rectangle)
        return each.path;
    return {{each.rect.x, each.rect.y}, {each.rect.right(), each.rect.bottom()}};
}

/// Returns the extent of a text from the left to the right.
std::pair<double, double> extentOf(const Primitive& text) {
    const double width = tableMeasure().width(text.text, text.size, text.strong);
    const double x = text.path.front().x;
    return text.at == MarkText::At::Start ? std::pair(x, x + width)
           : text.at == MarkText::At::End ? std::pair(x - width, x)
                                          : std::pair(x - width / 2, x + width / 2);
}

bool isInside(const PlotPicture& plot, const Rect& area) {
    return std::ranges::all_of(
        plot.primitives,
        [&](const Primitive& each) {
            const auto [left, right] =
                each.kind == Primitive::Kind::Text ? extentOf(each) : std::pair(area.x, area.right());
            const std::vector<Point> points = pointsOf(each);
            return left >= area.x - 0.01 && right <= area.right() + 0.01 &&
                   std::ranges::all_of(
                       points, [&](const Point& point) { // false for a position that is not a number
                           return point.x >= area.x - 0.01 && point.x <= area.right() + 0.01 &&
                                  point.y >= area.y - 0.01 && point.y <= area.bottom() + 0.01;
                       });
        });
}

const Primitive* textIn(const PlotPicture& plot, const std::string& text) {
    const auto found = std::ranges::find(plot.primitives, text, &Primitive::text);
    return found == plot.primitives.end() ? nullptr : &*found;
}

std::vector<const Primitive*> seriesIn(const PlotPicture& plot) {
    std::vector<const Primitive*> lines;
    for (const Primitive& each : plot.primitives)
        if (each.kind == Primitive::Kind::Line && each.line.name == Tone::Name::Series && each.opacity == 1)
            lines.push_back(&each);
    return lines;
}

} // namespace

TEST_CASE("a step is 1, 2 or 5 of a decade, and at least the finest step", "[plot]") {
    CHECK(tickStep(10, 10) == 1);
    CHECK(tickStep(11, 10) == 2);
    CHECK(tickStep(8790, 5) == 2000);
    CHECK(tickStep(0.3, 3) == Approx(0.1));
    CHECK(tickStep(3, 12) == 0.5);
    CHECK(tickStep(3, 12, 1) == 1);
    CHECK(tickStep(3e-200, 3) == Approx(1e-200));
    CHECK(tickStep(3e200, 3) == Approx(1e200));
    for (const double span : {0.0, -1.0, infinite, missing})
        CHECK(tickStep(span, 5) == 1);
}

TEST_CASE("ticks are multiples of the step within the range, whatever its sign and size", "[plot]") {
    CHECK(ticksOf({1, 4}, 10, 1) == std::vector<double>{1, 2, 3, 4});
    CHECK(ticksOf({-40, -10}, 3) == std::vector<double>{-40, -30, -20, -10});
    CHECK(ticksOf({-1, 1}, 4) == std::vector<double>{-1, -0.5, 0, 0.5, 1});
    CHECK(ticksOf({0, 0.3}, 3).size() == 4); // 0.3 is not a multiple of 0.1 in binary
    CHECK(ticksOf({0, 3e-200}, 3).size() == 4);
    CHECK(ticksOf({-2e200, 2e200}, 4).size() == 5);
    CHECK(ticksOf({5, 5}, 10) == std::vector<double>{5});
    for (const PlotRange& range : {PlotRange{1e16, 1e16 + 4}, PlotRange{0, infinite}, PlotRange{missing, 1},
                                   PlotRange{3, missing}, PlotRange{1, 0}}) {
        const std::vector<double> ticks = ticksOf(range, 10);
        CHECK(ticks.size() <= 12);
        CHECK(std::ranges::is_sorted(ticks, std::less_equal<>())); // no tick occurs twice
    }
}

TEST_CASE("ticks of a logarithmic axis are powers of 2, 4, 16 or 256", "[plot]") {
    CHECK(ticksOf({1, 1024, true}, 10).size() == 11);
    CHECK(ticksOf({1, 1024, true}, 9) == std::vector<double>{1, 4, 16, 64, 256, 1024});
    CHECK(ticksOf({3, 70, true}, 3) == std::vector<double>{4, 16, 64});
    CHECK(ticksOf({1, 65536, true}, 2) == std::vector<double>{1, 256, 65536});
    CHECK(ticksOf({0.25, 2, true}, 5) == std::vector<double>{0.25, 0.5, 1, 2});
    CHECK(ticksOf({1e-140, 1e140, true}, 4).size() <= 5);
    CHECK(ticksOf({0, 8, true}, 4).size() <= 5); // zero has no logarithm
}

TEST_CASE("tick labels have the decimals of their step", "[plot]") {
    CHECK(tickText(0, 200) == "0");
    CHECK(tickText(12000, 2000) == "12,000");
    CHECK(tickText(0.3, 0.1) == "0.3");
    CHECK(tickText(-0.05, 0.05) == "-0.05");
    CHECK(tickText(1e300, 1e299) == "1e+300");
    CHECK(tickText(3e-200, 1e-200) == "3e-200");
}

TEST_CASE("axes extend from the first x to the last, and from zero to a round number", "[plot]") {
    PlotAxes axes = axesOf({{line({{2, 430}, {9, 870}}), line({{1, 100}})}});
    CHECK(axes.x == PlotRange{1, 9});
    CHECK(axes.y == PlotRange{0, 1000}); // 870 in at most five steps: steps of 200
    CHECK(axes.isWhole);
    axes = axesOf({{line({{0, -3}, {0.5, 4}})}});
    CHECK(axes.y == PlotRange{-4, 4}); // 7 in at most five steps: steps of 2
    CHECK_FALSE(axes.isWhole);
    axes = axesOf({{line({{0, -8}, {1, -3}})}});
    CHECK(axes.y.contains(-8));
    CHECK(axes.y.contains(-3));
    axes = axesOf({{line({{5, 0}})}}); // one point with nothing above zero still gives a plane
    CHECK(axes.x.greatest > axes.x.least);
    CHECK(axes.y.greatest > axes.y.least);
}

TEST_CASE("axes leave space for dots, and contain published values and knees", "[plot]") {
    PlotLine dotted = line({{1, 350}, {8, 980}});
    dotted.isDotted = true;
    CHECK(axesOf({{dotted}}).x.least == Approx(0.86)); // 2 % of 7 before and after
    CHECK(axesOf({{dotted}}).x.greatest == Approx(8.14));
    CHECK(axesOf({{dotted}}).y.greatest == 1000);
    dotted.points[1].y = 995;
    CHECK(axesOf({{dotted}}).y.greatest == 1200); // the next step, because a mark at 1000 would be cut
    PlotData doubling{{dotted}};
    doubling.isLogarithmic = true;
    const PlotRange x = axesOf(doubling).x;
    CHECK(x.least == Approx(std::pow(8, -0.02))); // equal distances are equal factors
    CHECK(x.fractionOf(1) == Approx(1 - x.fractionOf(8)));
    CHECK(x.valueAt(x.fractionOf(3)) == Approx(3));
    dotted.marks = {{PlotMark::Kind::Published, {12, 1900}},
                    {PlotMark::Kind::Knee, {10, 2500}},
                    {PlotMark::Kind::Knee, {50, 9000}}};
    CHECK(axesOf({{dotted}}).x.contains(12));
    CHECK_FALSE(axesOf({{dotted}}).x.contains(50)); // a knee does not widen the x axis
    CHECK(axesOf({{dotted}}).y.greatest == 3000);
}

TEST_CASE("a plot draws its points at their values, inside its area", "[plot]") {
    PlotLine dotted = line({{0, 0}, {5, 2000}, {10, 10'000}});
    dotted.isDotted = true;
    dotted.marks = {{PlotMark::Kind::Published, {5, 3000}, "3,000"},
                    {PlotMark::Kind::Knee, {10, 10'000}, "10"},
                    {PlotMark::Kind::Now, {0, 0}}};
    const PlotData data{{dotted, line({{0, 9000}, {10, 500}})}, "threads", "throughput, MB/s", false};
    for (const Rect& area : {page, Rect{0, 0, 2000, 900}, Rect{0, 0, 130, 110}}) {
        const PlotPicture plot = drawn(data, area);
        INFO(area.width);
        CHECK(isInside(plot, area));
        REQUIRE(seriesIn(plot).size() >= 2);
        const Point last = seriesIn(plot).front()->path.back();
        const PlotAxes axes = axesOf(data);
        CHECK(last.x == Approx(plot.field.x + axes.x.fractionOf(10) * plot.field.width));
        CHECK(last.y == Approx(plot.field.bottom() - axes.y.fractionOf(10'000) * plot.field.height));
    }
    const PlotPicture plot = drawn(data);
    for (const char* text : {"threads", "throughput, MB/s", "0", "10,000", "3,000"})
        CHECK(textIn(plot, text));
    const Primitive* const published = textIn(plot, "3,000");
    REQUIRE(published);
    CHECK(published->fill == Tone(Tone::Name::Text));
    CHECK(drawn(data, {0, 0, 30, 20}).primitives.empty()); // too small
}

TEST_CASE("labels overlap no mark and no other label, and prefer a place without a line", "[plot]") {
    PlotLine low = line({{0, 0}, {10, 10'000}});
    for (const double y : {4900.0, 5000.0, 5100.0})
        low.marks.push_back({PlotMark::Kind::Knee, {5, y}, std::to_string(static_cast<int>(y))});
    const PlotPicture plot = drawn({{low}});
    std::vector<Rect> labels;
    for (const Primitive& each : plot.primitives)
        if (each.kind == Primitive::Kind::Rectangle && each.fill == Tone(Tone::Name::Panel))
            labels.push_back(each.rect);
    REQUIRE_FALSE(labels.empty());
    for (std::size_t i = 0; i < labels.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            CHECK((labels[i].right() <= labels[j].x || labels[j].right() <= labels[i].x ||
                   labels[i].bottom() <= labels[j].y || labels[j].bottom() <= labels[i].y));
    PlotLine flat = line({{0, 5000}, {10, 5000}}); // a line directly above the mark
    flat.marks = {{PlotMark::Kind::Published, {5, 4600}, "label"}};
    const PlotData two{{flat, line({{0, 0}, {10, 10'000}})}};
    const PlotPicture below = drawn(two);
    const Primitive* const text = textIn(below, "label");
    REQUIRE(text);
    const double lineY = below.field.bottom() - axesOf(two).y.fractionOf(5000) * below.field.height;
    CHECK(std::abs(text->path.front().y - lineY) > 0.6 * text->size);
}

TEST_CASE("a line is thinned to pixels, and keeps its ends and every peak", "[plot]") {
    std::vector<Point> points;
    for (int i = 0; i < 10'000; ++i)
        points.push_back({static_cast<double>(i), std::sin(i * 0.37)});
    points[4321].y = 50;
    points[7777].y = -50;
    const PlotData data{{line(points)}};
    const PlotPicture plot = drawn(data);
    const PlotRange y = axesOf(data).y;
    const std::vector<Point>& path = seriesIn(plot).front()->path;
    CHECK(path.size() < 4000);
    CHECK(path.front().x == Approx(plot.field.x));
    CHECK(path.back().x == Approx(plot.field.right()));
    CHECK(std::ranges::min(path, {}, &Point::y).y == Approx(plot.field.y + (1 - y.fractionOf(50)) * plot.field.height));
    CHECK(std::ranges::max(path, {}, &Point::y).y ==
          Approx(plot.field.y + (1 - y.fractionOf(-50)) * plot.field.height));
    CHECK(std::ranges::is_sorted(path, {}, &Point::x));
}

TEST_CASE("garbage is not drawn, and breaks a line", "[plot]") {
    PlotLine broken = line({{0, 1}, {1, 2}, {2, missing}, {3, infinite}, {4, 1}, {5, 2}});
    broken.marks = {{PlotMark::Kind::Knee, {missing, 1}, "x"}, {PlotMark::Kind::Now, {1, infinite}}};
    const PlotPicture plot = drawn({{broken}});
    CHECK(isInside(plot, page));
    CHECK(seriesIn(plot).size() == 2);
    CHECK_FALSE(textIn(plot, "x"));
    for (const PlotLine& each : {line({}), line({{missing, missing}}), line({{infinite, -infinite}}),
                                 line({{1e308, 1e308}, {-1e308, -1e308}}), line({{0, 1e-320}}), line({{-5, -5}})})
        for (const bool isLogarithmic : {false, true}) {
            PlotData data{{each}};
            data.isLogarithmic = isLogarithmic;
            CHECK(isInside(drawn(data), page));
        }
    CHECK(isInside(drawn({}), page));
    CHECK_FALSE(drawn({}).primitives.empty()); // axes without lines
}

TEST_CASE("lines differ by dashes when the colours repeat, and always in print", "[plot]") {
    const auto dashesOf = [](int tone, bool isDashed, Palette::Name palette) {
        PlotLine each = line({});
        each.tone = tone;
        each.isDashed = isDashed;
        return drawnSample(each, {0, 0, 30, 10}, {.palette = palette}).dashes;
    };
    CHECK(dashesOf(0, false, Palette::Name::Light).empty());
    CHECK(dashesOf(7, false, Palette::Name::Dark).empty());
    CHECK(dashesOf(8, false, Palette::Name::Light) == std::vector<double>{2, 4});
    CHECK(dashesOf(0, true, Palette::Name::Light) == std::vector<double>{8, 4});
    CHECK(dashesOf(1, false, Palette::Name::Print) != dashesOf(0, false, Palette::Name::Print));
}

TEST_CASE("a page of a plot has its title, its legend with notes, and a sample of each line", "[plot]") {
    PlotLine first = line({{1, 10}, {2, 20}});
    first.notes = {"◇ knee at 2"};
    PlotLine second = line({{1, 5}, {2, 6}});
    second.title = std::string(200, 'b');
    second.tone = 1;
    const DrawnPage plot = plotPage("Title", "Subject", {{first, second}, "x", "y", false}, Palette::Name::Light);
    CHECK(plot.title == "Title");
    const std::string svg = toSvg(plot);
    for (const char* text : {">Title<", ">Subject<", ">a<", ">◇ knee at 2<", ">x<", ">y<"})
        CHECK(svg.find(text) != std::string::npos);
    CHECK(svg.find(second.title) == std::string::npos); // it is cut
    CHECK(isInside({{}, plot.primitives}, {0, 0, plot.width, plot.height}));
}
