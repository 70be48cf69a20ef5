// SPDX-License-Identifier: GPL-3.0-or-later
// Contents and layout of the exported plot of a sweep.
#include "boardset/sweep/SweepPicture.h"
#include "support/catch.h"
#include "support/scenarios.h"

#include <algorithm>

using namespace boardset;
using boardset::test::opened;

namespace {

SweepPoint point(std::size_t curve, double x, double rate) {
    SweepPoint point;
    point.curve = curve;
    point.x = x;
    point.isSolved = true;
    point.rate = {rate, "MB/s"};
    point.latencyNs = 1e5 * x / rate; // Little's law
    return point;
}

std::string svgOf(const Canonical& of, const Swept& swept, SweepHeight height,
                  picture::Palette::Name palette = picture::Palette::Name::Light) {
    return toSvg(pageOf(of, swept, height, palette), {}, palette);
}

std::size_t countOf(const std::string& text, const std::string& words) {
    std::size_t count = 0;
    for (std::size_t at = text.find(words); at != std::string::npos; at = text.find(words, at + 1))
        ++count;
    return count;
}

} // namespace

TEST_CASE("a plot states its subject, and has a named line for each curve, its knee and the published values",
          "[sweep]") {
    const Canonical of = opened("sunfire6800-first");
    Swept swept{{{*sweepQuantity(of, "threads"), {1, 2, 3, 4}}, SweepAxis{*sweepQuantity(of, "outstanding"), {2, 8}}}};
    for (const double x : {1.0, 2.0, 3.0, 4.0}) {
        swept.points.push_back(point(0, x, 1000 * x));
        swept.points.push_back(point(1, x, 1000 * std::min(x, 2.0)));
    }
    swept.points.back().isSolved = false;
    std::ranges::stable_sort(swept.points, {}, &SweepPoint::curve);
    swept.measured = {{{4, 3900, "3,900 MB/s", {}}}, {}};
    const auto drawn = [&](SweepHeight height) { return svgOf(of, swept, height); };
    const std::string svg = drawn(SweepHeight::Throughput);
    CHECK(countOf(svg, ">Four threads with remote pages · Sun Fire 6800<") ==
          2); // the name of the file, and the heading
    CHECK(countOf(svg, ">Throughput over threads, curves by outstanding lines per thread<") == 1);
    CHECK(countOf(svg, "stroke-width=\"2\" stroke-linejoin=\"round\"/>") == 5); // two lines, samples, and the knee
    CHECK(countOf(svg, "Outstanding lines per thread: 8") == 1);
    CHECK(countOf(svg, ">throughput, MB/s<") == 1);
    CHECK(countOf(svg, ">3,900<") == 1);
    CHECK(countOf(svg, ">◇ knee at 2<") == 1); // of the second curve; the first never bends
    CHECK(countOf(svg, "stroke-dasharray") == 0);
    CHECK(countOf(svg, "current scenario") == 0);
    swept.now = SweepPosition{1, 2};
    CHECK(countOf(drawn(SweepHeight::Throughput), ">● current scenario<") == 1);
    CHECK_FALSE(curvesOf(swept, SweepHeight::Throughput).front().now); // it is on the other curve
    const std::string slow = drawn(SweepHeight::Latency);
    CHECK(countOf(slow, ">mean latency, ns<") == 1);
    CHECK(countOf(slow, ">3,900<") == 0); // the axis of latency does not show this value of throughput
}

TEST_CASE("a plot has the colours of curves, and a different line style when the colours repeat", "[sweep]") {
    const Canonical of = opened("sunfire6800-first");
    Swept swept{{{*sweepQuantity(of, "threads"), {1, 2}},
                 SweepAxis{*sweepQuantity(of, "outstanding"), {1, 2, 3, 4, 5, 6, 7, 8, 9}}}};
    for (std::size_t curve = 0; curve < 9; ++curve)
        for (const double x : {1.0, 2.0})
            swept.points.push_back(point(curve, x, 100 * x * static_cast<double>(1 + curve)));
    for (const auto name : {picture::Palette::Name::Light, picture::Palette::Name::Dark}) {
        const std::string svg = svgOf(of, swept, SweepHeight::Throughput, name);
        const picture::Palette& palette = picture::paletteOf(name);
        for (std::size_t tone = 0; tone < palette.series.size(); ++tone) // the line and its sample
            CHECK(countOf(svg, "fill=\"none\" stroke=\"" + picture::hexOf(palette.series[tone]) +
                                   "\" stroke-width=\"2\"") == (tone == 0 ? 4 : 2));
        CHECK(countOf(svg, "stroke-dasharray=\"2 4\"") == 2); // the ninth
    }
}

TEST_CASE("a curve that coincides with another is dashed, and names the other", "[sweep]") {
    const Canonical of = opened("sunfire6800-first");
    Swept swept{{{*sweepQuantity(of, "threads"), {1, 2}}, SweepAxis{*sweepQuantity(of, "outstanding"), {2, 4, 8}}}};
    for (const auto& [curve, rate] : {std::pair(0U, 100.0), std::pair(1U, 50.0), std::pair(2U, 100.1)})
        for (const double x : {1.0, 2.0})
            swept.points.push_back(point(curve, x, rate * x));
    const auto curves = curvesOf(swept, SweepHeight::Throughput);
    REQUIRE(curves.size() == 3);
    CHECK_FALSE(curves[0].twin);
    CHECK_FALSE(curves[1].twin);
    CHECK(curves[2].twin == 0U);
    const std::string svg = svgOf(of, swept, SweepHeight::Throughput);
    CHECK(countOf(svg, "stroke-dasharray=\"8 4\"") == 2); // the curve and its sample
    CHECK(countOf(svg, ">same as Outstanding lines per thread: 2<") == 1);
}

TEST_CASE("a quantity of whole numbers has whole numbers on its axis", "[sweep]") {
    const Canonical of = opened("sunfire6800-first");
    Swept swept{{{*sweepQuantity(of, "threads"), {1, 2, 3}}}};
    for (const double x : {1.0, 2.0, 3.0})
        swept.points.push_back(point(0, x, 1000 * x));
    const std::string svg = svgOf(of, swept, SweepHeight::Throughput);
    CHECK(countOf(svg, ">1.5<") == 0);
    CHECK(countOf(svg, ">2<") == 1);
}

TEST_CASE("parts are plotted relative to their own limits, and marked where they saturate", "[sweep]") {
    const Canonical of = opened("sparcserver670mp-case2");
    Swept swept{{{*sweepQuantity(of, "load"), {50, 100, 150}}}};
    for (const double x : {50.0, 100.0, 150.0})
        swept.points.push_back(point(0, x, x));
    swept.limits = {{"disk", 0.65, 1.25, 0}, {"bus", 0.9, 3, 0}};
    const auto curves = curvesOf(swept, SweepHeight::Parts);
    REQUIRE(curves.size() == 2);
    CHECK(curves[0].line.points[1].throughput == 80); // 100 % of the load is 80 % of 125 %
    CHECK(curves[1].line.points[1].throughput == Approx(100.0 / 3));
    REQUIRE(curves[0].marks.size() == 1);
    CHECK(curves[0].marks[0].x == 125);
    CHECK(curves[0].marks[0].y == Approx(100));
    CHECK(curves[1].marks.empty()); // beyond the last point
    const std::string svg = svgOf(of, swept, SweepHeight::Parts);
    CHECK(countOf(svg, ">disk<") == 1);
    CHECK(countOf(svg, ">bus<") == 1);
    CHECK(countOf(svg, ">◇ 1 limit at 125 %<") == 1);
    CHECK(countOf(svg, ">utilisation, % of the part's own limit<") == 1);
    CHECK(countOf(svg, ">Load, % of the current load<") == 1);
}

TEST_CASE("the legend has all knees, even if their labels have no space", "[sweep]") {
    const Canonical of = opened("sunfire6800-first");
    Swept swept{{{*sweepQuantity(of, "threads"), {1, 2, 3, 4}}, SweepAxis{*sweepQuantity(of, "outstanding"), {2, 4}}}};
    for (std::size_t curve = 0; curve < 2; ++curve)
        for (const double x : {1.0, 2.0, 3.0, 4.0})
            swept.points.push_back(point(curve, x, 1000 * std::min(x, 2.0) + 20.0 * static_cast<double>(curve)));
    CHECK(countOf(svgOf(of, swept, SweepHeight::Throughput), ">◇ knee at 2<") == 2);
}

TEST_CASE("the knee of a catalog curve is a mark at a whole number of requests", "[sweep]") {
    PlotSeries line;
    line.title = "local memory";
    line.points = {PlotPoint{.x = 1, .throughput = 100, .bottleneck = {}, .scenario = {}},
                   PlotPoint{.x = 2, .throughput = 200, .bottleneck = {}, .scenario = {}}};
    line.knee = PlotKnee{21.3, 1411, "link of slot 0", true};
    const SweepCurve curve = curveOf(line);
    REQUIRE(curve.marks.size() == 1);
    CHECK(curve.marks[0].x == 22);
    CHECK(curve.marks[0].y == 1411);
    CHECK(curve.marks[0].label == "22");
    CHECK(linesOf({curve})[0].notes == std::vector<std::string>{"◇ 22 outstanding would saturate the link"});
    CHECK(curve.marks[0].sentence ==
          "local memory: 22 outstanding would saturate the link. Without queueing, 21.3 would just saturate the "
          "slowest part, link of slot 0, at 1,411 MB/s: latency times bandwidth (Little's law).");
    line.knee.reset();
    CHECK(curveOf(line).marks.empty());
}

TEST_CASE("an empty plot is a page with axes", "[sweep]") {
    const Canonical of = opened("sunfire6800-first");
    const Swept swept{{{*sweepQuantity(of, "threads"), {1}}}};
    const std::string svg = svgOf(of, swept, SweepHeight::Use, picture::Palette::Name::Dark);
    CHECK(svg.ends_with("</svg>\n"));
    CHECK(countOf(svg, "nan") == 0);
    CHECK(countOf(svg, "inf") == 0);
}

TEST_CASE("a falling curve states its maximum, and its busiest part at its end", "[sweep]") {
    Swept swept;
    swept.asked.over.quantity.kind = SweepKind::LocalShare;
    swept.asked.over.values = {0, 50, 100};
    const auto busy = [](double x, double rate) {
        SweepPoint each;
        each.x = x;
        each.isSolved = true;
        each.rate = {rate, "MB/s"};
        each.latencyNs = each.idleNs = 100;
        each.busiest.title = "memory of SB0";
        each.busiest.utilisation = 1;
        return each;
    };
    swept.points = {busy(0, 6000), busy(50, 10000), busy(100, 6500)};
    CHECK(curvesOf(swept, SweepHeight::Throughput).front().fall ==
          "maximum at 50; at 100, memory of SB0 is busiest (100 %)");
    CHECK(curvesOf(swept, SweepHeight::Latency).front().fall.empty());
    swept.points.back() = busy(100, 9800);
    CHECK(curvesOf(swept, SweepHeight::Throughput).front().fall.empty());
}
