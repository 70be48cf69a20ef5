// SPDX-License-Identifier: GPL-3.0-or-later
// Data of a plot: ranges, steps, thinned lines, and the values at the cursor.
#include "PlotCurves.h"
#include "support/catchQt.h"

#include <QSignalSpy>
#include <cmath>

using namespace boardset;

namespace {

Curve line(const QString& title, const QList<QPointF>& points) {
    return {title, points, false, false, -1};
}

} // namespace

TEST_CASE("axes extend from the first x to the last, and from zero to a round number", "[plot]") {
    PlotCurves plot;
    REQUIRE(plot.isEmpty());
    plot.assign({line("a", {{2, 430}, {9, 870}}), line("b", {{1, 100}})});
    REQUIRE_FALSE(plot.isEmpty());
    REQUIRE(plot.leastX() == 1);
    REQUIRE(plot.mostX() == 9);
    REQUIRE(plot.leastY() == 0);
    REQUIRE(plot.mostY() == 1000); // 870 in at most five steps: steps of 200
    plot.assign({line("a", {{0, -3}, {1, 4}})});
    REQUIRE(plot.leastY() == -4); // 7 in at most five steps: steps of 2
    REQUIRE(plot.mostY() == 4);
    plot.assign({line("a", {{5, 0}})}); // a single point with nothing above zero still gives a plane
    REQUIRE(plot.mostX() > plot.leastX());
    REQUIRE(plot.mostY() > plot.leastY());
    plot.assign({});
    REQUIRE(plot.isEmpty());
}

TEST_CASE("axes leave space for the marks of a dotted line", "[plot]") {
    PlotCurves plot;
    Curve dotted = line(QStringLiteral("a"), {{1, 350}, {8, 980}});
    dotted.dotted = true;
    plot.assign({dotted});
    CHECK(plot.leastX() == Approx(0.86)); // 2 % of 7 before and after
    CHECK(plot.mostX() == Approx(8.14));
    CHECK(plot.mostY() == 1000); // 980 + 2 % of 980 < 1000
    dotted.points[1].setY(995);
    plot.assign({dotted});
    CHECK(plot.mostY() == 1200); // the next step, because a mark at 1000 would be truncated
    plot.assign({dotted}, true);
    CHECK(plot.leastX() == Approx(std::pow(8, -0.02))); // equal distances are equal factors
    CHECK(plot.fractionX(1) == Approx(1 - plot.fractionX(8)));
}

TEST_CASE("steps are 1, 2 or 5 of a decade, and labels have the necessary decimal places", "[plot]") {
    REQUIRE(PlotCurves::step(10, 10) == 1);
    REQUIRE(PlotCurves::step(11, 10) == 2);
    REQUIRE(PlotCurves::step(8790, 5) == 2000);
    REQUIRE(PlotCurves::step(0.3, 3) == Approx(0.1));
    REQUIRE(PlotCurves::step(0, 5) == 1);
    REQUIRE(PlotCurves::labelFormat(200) == QStringLiteral("%.0f"));
    REQUIRE(PlotCurves::labelFormat(1) == QStringLiteral("%.0f"));
    REQUIRE(PlotCurves::labelFormat(0.1) == QStringLiteral("%.1f"));
    REQUIRE(PlotCurves::labelFormat(0.05) == QStringLiteral("%.2f"));
}

TEST_CASE("a line is thinned to the pixels, and keeps its ends and every peak", "[plot]") {
    QList<QPointF> points;
    for (int i = 0; i < 10'000; ++i)
        points << QPointF(i, std::sin(i * 0.37));
    points[4321].setY(50);
    points[7777].setY(-50);
    const QList<QPointF> kept = PlotCurves::thinned(points, 500);
    REQUIRE(kept.size() <= 2 * 501 + 2);
    REQUIRE(kept.front() == points.front());
    REQUIRE(kept.back() == points.back());
    REQUIRE(kept.contains(points[4321]));
    REQUIRE(kept.contains(points[7777]));
    for (qsizetype i = 1; i < kept.size(); ++i)
        REQUIRE(kept[i - 1].x() <= kept[i].x());
    const QList<QPointF> few{{0, 1}, {1, 2}, {2, 0}};
    REQUIRE(PlotCurves::thinned(few, 500) == few);
}

TEST_CASE("the cursor stops at points, and the legend shows the value of each curve there", "[plot]") {
    PlotCurves plot;
    Curve published = line("published", {{2, 7}});
    published.pointsOnly = true;
    plot.assign({line("a", {{0, 1}, {2, 2300}, {4, 3}}), line("b", {{3, 8}}), published});
    REQUIRE(plot.nearest(0.9) == 0);
    REQUIRE(plot.nearest(2.4) == 2);
    REQUIRE(plot.nearest(99) == 4);
    REQUIRE(plot.beside(2, 1) == 3);
    REQUIRE(plot.beside(2, -1) == 0);
    REQUIRE(plot.beside(4, 1) == 4);
    const auto value = [&](int row) { return plot.data(plot.index(row), PlotCurves::Value).toString(); };
    plot.setCursor(2);
    REQUIRE(value(0) == QStringLiteral("2,300"));
    REQUIRE(value(1).isEmpty()); // starts later
    REQUIRE(value(2) == QStringLiteral("7"));
    plot.setCursor(3);
    REQUIRE(value(0) == QStringLiteral("2,300")); // is valid until its next point
    REQUIRE(value(2).isEmpty());                  // a published figure is valid only where it was measured
}

TEST_CASE("known curves are redrawn, and others are created again", "[plot]") {
    PlotCurves plot;
    plot.assign({line("a", {{0, 1}, {1, 2}})});
    QSignalSpy redrawn(&plot, &PlotCurves::redrawn);
    QSignalSpy again(&plot, &QAbstractItemModel::modelReset);
    QSignalSpy span(&plot, &PlotCurves::spanChanged);
    plot.assign({line("a", {{0, 1}, {1, 1.9}})});
    REQUIRE(redrawn.size() == 1);
    REQUIRE(again.isEmpty());
    REQUIRE(span.isEmpty());
    plot.assign({line("a", {{0, 1}, {1, 1.5}, {2, 9}})});
    REQUIRE(span.size() == 1);
    plot.assign({line("other", {{0, 1}})});
    REQUIRE(again.size() == 1);
    REQUIRE(plot.data(plot.index(0), PlotCurves::Tone) == 0);
}

TEST_CASE("on a doubling axis equal factors are equal distances", "[plot]") {
    PlotCurves plot;
    plot.assign({line("a", {{4, 1}, {64, 2}, {1024, 3}})}, true);
    REQUIRE(plot.isDoubling());
    CHECK(plot.fractionX(64) == Approx(0.5)); // log2(64/4) / log2(1024/4) = 4/8
    CHECK(plot.xAt(0.5) == Approx(64));
    plot.assign({line("a", {{0, 1}, {10, 2}})});
    REQUIRE_FALSE(plot.isDoubling());
    CHECK(plot.fractionX(5) == Approx(0.5));
    CHECK(plot.xAt(0.25) == Approx(2.5));
}

TEST_CASE("whole numbers have no labels between them", "[plot]") {
    PlotCurves plot;
    plot.assign({line("a", {{1, 1}, {2, 2}, {4, 3}})});
    CHECK(plot.leastStep() == 1);
    plot.assign({line("a", {{0.5, 1}, {2, 2}})});
    CHECK(plot.leastStep() == 0);
}
