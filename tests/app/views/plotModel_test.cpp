// SPDX-License-Identifier: GPL-3.0-or-later
// Data of a plot: its cursor, its legend, and its marks.
#include "PlotModel.h"
#include "support/catchQt.h"

#include <QSignalSpy>

using namespace boardset;

namespace {

picture::PlotLine line(const char* title, const std::vector<Point>& points) {
    return {title, points};
}

} // namespace

TEST_CASE("the cursor stops at points, and the legend shows the value of each line there", "[plot]") {
    PlotModel plot;
    CHECK(plot.isEmpty());
    plot.assign({{line("a", {{0, 1}, {2, 2300}, {4, 3}}), line("b", {{3, 8}})}});
    REQUIRE_FALSE(plot.isEmpty());
    CHECK(plot.nearest(0.9) == 0);
    CHECK(plot.nearest(2.4) == 2);
    CHECK(plot.nearest(99) == 4);
    CHECK(plot.beside(2, 1) == 3);
    CHECK(plot.beside(2, -1) == 0);
    CHECK(plot.beside(4, 1) == 4);
    const auto value = [&](int row) { return plot.legend()->at(row, QStringLiteral("value")).toString(); };
    plot.setCursor(2);
    CHECK(value(0) == QStringLiteral("2,300"));
    CHECK(value(1).isEmpty()); // starts later
    plot.setCursor(3);
    CHECK(value(0) == QStringLiteral("2,300")); // is valid until its next point
    CHECK(value(1) == QStringLiteral("8"));
    CHECK(plot.cursorFraction() == Approx(0.75));
    CHECK(plot.xAt(0.75) == Approx(3));
    plot.assign({});
    CHECK(plot.isEmpty());
    CHECK(plot.nearest(5) == 5);
}

TEST_CASE("the legend keeps its entries when lines grow", "[plot]") {
    PlotModel plot;
    plot.assign({{line("a", {{0, 1}, {1, 2}})}});
    QSignalSpy inserted(plot.legend(), &QAbstractItemModel::rowsInserted);
    QSignalSpy removed(plot.legend(), &QAbstractItemModel::rowsRemoved);
    QSignalSpy changed(&plot, &PlotModel::changed);
    picture::PlotLine grown = line("a", {{0, 1}, {1, 1.5}, {2, 9}});
    grown.notes = {"first", "second"};
    plot.assign({{grown}});
    CHECK(changed.size() == 1);
    CHECK(inserted.isEmpty());
    CHECK(removed.isEmpty());
    CHECK(plot.legend()->at(0, QStringLiteral("note")) == QStringLiteral("first\nsecond"));
}

TEST_CASE("marks within the axes are listed for screen readers", "[plot]") {
    PlotModel plot;
    picture::PlotLine marked = line("a", {{0, 0}, {10, 100}});
    marked.marks = {{picture::PlotMark::Kind::Knee, {5, 50}, "5", "The knee is at 5"},
                    {picture::PlotMark::Kind::Knee, {50, 50}, "50", "beyond the last point"}};
    plot.assign({{marked}});
    REQUIRE(plot.marks()->count() == 1);
    CHECK(plot.marks()->at(0, QStringLiteral("sentence")) == QStringLiteral("The knee is at 5"));
    CHECK(plot.marks()->at(0, QStringLiteral("fractionX")).toDouble() == Approx(0.5));
}
