// SPDX-License-Identifier: GPL-3.0-or-later
// The plot of a sweep as a file: what stands in it, and where.
#include "boardset/sweep/SweepPicture.h"
#include "opened.h"
#include "support/catch.h"

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
    point.latencyNs = 100 * x;
    return point;
}

std::size_t countOf(const std::string& text, const std::string& words) {
    std::size_t count = 0;
    for (std::size_t at = text.find(words); at != std::string::npos; at = text.find(words, at + 1))
        ++count;
    return count;
}

} // namespace

TEST_CASE("a plot has a named line for each curve, its knee and what was measured", "[sweep]") {
    const Canonical of = opened("sunfire6800-first");
    const SweepAsked asked{{*sweepQuantity(of, "threads"), {1, 2, 3, 4}},
                           SweepAxis{*sweepQuantity(of, "outstanding"), {2, 8}}};
    std::vector<SweepPoint> points;
    for (const double x : {1.0, 2.0, 3.0, 4.0}) {
        points.push_back(point(0, x, 1000 * x));
        points.push_back(point(1, x, 1000 * std::min(x, 2.0)));
    }
    points.back().isSolved = false;
    std::ranges::stable_sort(points, {}, &SweepPoint::curve);
    const auto drawn = [&](SweepHeight height) {
        return toSvg(asked, points, {{0, 4, 3900}}, height, picture::Palette::Name::Light);
    };
    const std::string svg = drawn(SweepHeight::Throughput);
    CHECK(countOf(svg, "<polyline") == 2);
    CHECK(countOf(svg, "Lines under way of each thread: 8") == 1);
    CHECK(countOf(svg, ">throughput, MB/s<") == 1);
    CHECK(countOf(svg, ">3,900<") == 1);     // measured
    CHECK(countOf(svg, ">knee at 2<") == 1); // of the second; the first never bends
    const std::string slow = drawn(SweepHeight::Latency);
    CHECK(countOf(slow, ">mean latency, ns<") == 1);
    CHECK(countOf(slow, ">3,900<") == 0); // that was a throughput
}

TEST_CASE("a plot of nothing is a page with axes", "[sweep]") {
    const Canonical of = opened("sunfire6800-first");
    const SweepAsked asked{{*sweepQuantity(of, "threads"), {1}}};
    const std::string svg = toSvg(asked, {}, {}, SweepHeight::Use, picture::Palette::Name::Dark);
    CHECK(svg.ends_with("</svg>\n"));
    CHECK(countOf(svg, "nan") == 0);
    CHECK(countOf(svg, "inf") == 0);
}
