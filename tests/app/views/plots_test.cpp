// SPDX-License-Identifier: GPL-3.0-or-later
// The Plots tab without a window: the list of plots, the point at the cursor, and opening it.
#include "PlotsView.h"
#include "testApp.h"

#include <QClipboard>
#include <QLocale>
#include <algorithm>

using namespace boardset;

namespace {

struct PlotApp : test::TestApp {
    explicit PlotApp(const std::string& id) : TestApp(id) {
        view().setActive(true);
        view().waitUntilReady();
    }
    PlotsView& view() const { return *session->plots(); }
    QVariant knee(int row, const char* column) { return view().knees()->at(row, QString::fromLatin1(column)); }
};

/// A scenario with reads by the card in a slot, `outstanding` at a time, from the memory at processor 0.
Scenario reads(int outstanding) {
    Scenario scenario;
    scenario.title = "reads";
    scenario.machine = "t5440";
    scenario.configuration.boards["slot0"] = "pcie-exerciser";
    Process process;
    process.name = "A";
    process.work = "dma-read";
    process.atOnce = outstanding;
    process.numbers["size"] = 64;
    process.customers.push_back({"1", "slot0", {}});
    Region region;
    region.name = "a";
    region.pagesIn = {{"CPU0/memory", 16}};
    process.regions.push_back(region);
    scenario.workload.processes.push_back(process);
    return scenario;
}

} // namespace

TEST_CASE("every machine with a placement has a plot of its scenario", "[plots]") {
    PlotApp app("sunfire6800-copy-1-local");
    REQUIRE(app.view().rows()->count() == 1);
    REQUIRE_FALSE(app.view().curves()->isEmpty());
    REQUIRE(app.view().knees()->count() == 1);
    REQUIRE(app.view().published()->count() == 1); // measured with the pattern's number of outstanding lines
    CHECK(app.view().x() == 8);                    // the position of the scenario
    CHECK(app.view().nowX() == Approx(app.view().pointX()));
    CHECK(app.view().point().contains(QStringLiteral("MB/s")));
    CHECK_FALSE(app.view().canOpen());
    CHECK_FALSE(app.view().remark().isEmpty());
    app.view().goTo(4);
    REQUIRE(app.view().canOpen());
    CHECK(app.view().remark().isEmpty());
    app.view().open(); // the number of outstanding lines can be set for threads, too
    CHECK(app.document().scenario().workload.processes[0].atOnce == 4);
    app.view().waitUntilReady();
    CHECK(app.view().nowX() == Approx(app.view().curves()->fractionX(4)));
    CHECK(app.view().error().isEmpty());
}

TEST_CASE("opening a point of the current scenario's curve is one edit", "[plots]") {
    PlotApp app("sunfire6800-first");
    REQUIRE(app.files().openScenario(reads(4), QStringLiteral("reads"), QStringLiteral("opening")));
    app.view().choose(app.view().rows()->count() - 1); // this scenario
    app.view().waitUntilReady();
    const QString note = app.knee(0, "label").toString() + QStringLiteral(" outstanding would saturate the link");
    REQUIRE(app.knee(0, "tip").toString().contains(note));
    REQUIRE(app.view().curves()->data(app.view().curves()->index(0), PlotCurves::Note).toString() ==
            QStringLiteral("◇ ") + note + QStringLiteral("\n● current scenario"));
    app.view().goTo(23);
    REQUIRE(app.view().canOpen());
    const QString read = app.view().point();
    app.view().open();
    CHECK(app.document().scenario().workload.processes[0].atOnce == 23);
    CHECK(app.document().isModified());
    CHECK(read.contains(QLocale(QLocale::English).toString(app.document().answer().bytesPerSecond / 1e6, 'f', 0)));
    app.view().waitUntilReady();
    CHECK(app.view().nowX() == Approx(app.view().curves()->fractionX(23)));
    CHECK_FALSE(app.view().canOpen()); // the opened point is the open scenario now
    app.document().undo();
    CHECK(app.document().scenario().workload.processes[0].atOnce == 4);
}

TEST_CASE("opening a point of the current scenario's curve is one edit of all its processes", "[plots]") {
    PlotApp app("sunfire6800-first");
    Scenario two = reads(4);
    two.configuration.boards["slot4"] = "pcie-exerciser";
    Process& second = two.workload.processes.emplace_back(two.workload.processes[0]);
    second.name = "B";
    second.customers[0].name = "2";
    second.customers[0].on = "slot4";
    REQUIRE(app.files().openScenario(two, QStringLiteral("two"), QStringLiteral("opening")));
    app.view().choose(app.view().rows()->count() - 1);
    app.view().waitUntilReady();
    REQUIRE(app.document().perform({SetNumber{"A", {}, 4}, SetNumber{"A", "size", 128}}).isEmpty());
    REQUIRE(app.document().perform({SetNumber{"B", {}, 4}, SetNumber{"B", "size", 128}}).isEmpty());
    app.view().goTo(23); // a point of the earlier curve, while the new one is drawn
    app.view().open();
    const auto outstanding = [&](std::size_t process) {
        return app.document().scenario().workload.processes[process].atOnce;
    };
    CHECK(outstanding(0) == 23);
    CHECK(outstanding(1) == 23);
    CHECK(app.document().scenario().workload.processes[0].numbers.at("size") == 128);
    app.document().undo();
    CHECK(outstanding(0) == 4);
    CHECK(outstanding(1) == 4);
}

TEST_CASE("the pointer selects the nearest point of any curve, and reaches it if it is close", "[plots]") {
    PlotApp app("sunfire6800-copy-1-local");
    const PlotCurves& axes = *app.view().curves();
    const QPointF fifth = axes.curves()[0].points[4];
    const double x = axes.fractionX(fifth.x()) * 500;
    const double y = (1 - axes.fractionY(fifth.y())) * 200;
    app.view().pointAt(x + 3, y - 4, 500, 200);
    CHECK(app.view().x() == fifth.x());
    CHECK(app.view().isReached());
    app.view().pointAt(x, y > 100 ? y - 90 : y + 90, 500, 200);
    CHECK_FALSE(app.view().isReached());
    app.view().pointAt(x, y, 500, 200);
    app.view().leave();
    CHECK_FALSE(app.view().isReached());
    CHECK(app.view().x() == 8); // the position of the scenario, as before
}

TEST_CASE("a scenario without a placement has nothing to plot", "[plots]") {
    PlotApp app("sunfire6800-first");
    app.files().requestNew();
    CHECK(app.view().rows()->count() == 0);
    CHECK(app.view().curves()->isEmpty());
    CHECK_FALSE(app.view().isWorking());
    CHECK(app.view().point().isEmpty());
    app.view().open(); // nothing to open
    app.view().copyTable();
}

TEST_CASE("nothing is calculated while another tab is open", "[plots]") {
    PlotApp app("sunfire6800-first");
    app.view().setActive(false);
    app.files().requestBundled(QStringLiteral("sunfire6800-copy-24-local"));
    CHECK_FALSE(app.view().isWorking());
    app.view().setActive(true);
    app.view().waitUntilReady();
    CHECK(app.view().published()->count() == 1);
}

TEST_CASE("the curves are copied as a table", "[plots]") {
    PlotApp app("sunfire6800-copy-1-local");
    QSignalSpy copied(&app.view(), &PlotsView::copied);
    app.view().copyTable();
    REQUIRE(copied.size() == 1);
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
    const qsizetype points = app.view().curves()->curves()[0].points.size();
    REQUIRE(lines.size() == 1 + points + 1); // heading, points, published value
    CHECK(lines[1].startsWith(QStringLiteral("\"this scenario\",1,")));
    CHECK(std::count(lines[1].begin(), lines[1].end(), u',') == std::count(lines[0].begin(), lines[0].end(), u','));
}

TEST_CASE("numbers of two knees that are close to each other are on opposite sides", "[plots]") {
    PlotApp app("t5440-1400-local");
    REQUIRE(app.view().knees()->count() == 3); // by x: local memory, remote memory, expansion unit
    CHECK(app.knee(0, "fractionX").toDouble() < app.knee(1, "fractionX").toDouble());
    CHECK(app.knee(0, "side").toInt() == -1);
    CHECK(app.knee(1, "side").toInt() == 1);
    CHECK(app.knee(2, "side").toInt() == 0);
}

TEST_CASE("a latency has no label among throughputs, so the legend explains its ring", "[plots]") {
    PlotApp app("t5440-1400-local");
    const RowListModel& rings = *app.view().published();
    REQUIRE(rings.count() == 3);
    for (int row = 0; row < rings.count(); ++row)
        CHECK(rings.at(row, QStringLiteral("label")) == QString());
    const PlotCurves& curves = *app.view().curves();
    const QStringList lines = curves.data(curves.index(0), PlotCurves::Note).toString().split(u'\n');
    REQUIRE(lines.size() == 3); // knee, ring, and the open scenario
    CHECK(lines[0].startsWith(QStringLiteral("◇ ")));
    CHECK(lines[1] == QStringLiteral("○ 954 ns published, model 0 %"));
    CHECK(lines[2] == QStringLiteral("● current scenario"));
    app.view().goTo(1);
    CHECK(app.view().point().contains(QStringLiteral("published 954 ns (0 %, reproduced)")));
    app.view().choose(2); // by root complexes
    app.view().waitUntilReady();
    CHECK(curves.data(curves.index(0), PlotCurves::Note)
              .toString()
              .startsWith(QStringLiteral("○ published, model up to −1")));
    CHECK(app.view().published()->at(0, QStringLiteral("label")).toString() != QString());
}

TEST_CASE("a published value is below its ring if another curve is close above", "[plots]") {
    PlotApp app("t5440-read-1");
    app.view().choose(1); // reads and writes by the size of a request
    app.view().waitUntilReady();
    const RowListModel& rings = *app.view().published();
    REQUIRE(rings.count() == 2);
    const auto sideOf = [&](const char* value) {
        const int row = rings.at(0, QStringLiteral("label")) == QLatin1String(value) ? 0 : 1;
        return rings.at(row, QStringLiteral("side")).toInt();
    };
    CHECK(sideOf("1,720") == -1); // nothing is above
    CHECK(sideOf("1,520") == 1);  // writes are above, at 1,720
}
