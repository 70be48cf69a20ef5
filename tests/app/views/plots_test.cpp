// SPDX-License-Identifier: GPL-3.0-or-later
// The Plots tab without a window: the list of plots, the point at the cursor, and opening it.
#include "PlotsView.h"
#include "desk.h"

#include <QClipboard>
#include <QLocale>
#include <algorithm>

using namespace boardset;

namespace {

struct PlotDesk : test::Desk {
    explicit PlotDesk(const std::string& id) : Desk(id) {
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
    PlotDesk desk("sunfire6800-copy-1-local");
    REQUIRE(desk.view().rows()->count() == 1);
    REQUIRE_FALSE(desk.view().curves()->isEmpty());
    REQUIRE(desk.view().knees()->count() == 1);
    REQUIRE(desk.view().published()->count() == 1); // measured with the pattern's number of outstanding lines
    CHECK(desk.view().x() == 8);                    // the position of the scenario
    CHECK(desk.view().nowX() == Approx(desk.view().pointX()));
    CHECK(desk.view().point().contains(QStringLiteral("MB/s")));
    CHECK_FALSE(desk.view().canOpen());
    CHECK_FALSE(desk.view().remark().isEmpty());
    desk.view().goTo(4);
    REQUIRE(desk.view().canOpen());
    CHECK(desk.view().remark().isEmpty());
    desk.view().open(); // the number of outstanding lines can be set for threads, too
    CHECK(desk.document().scenario().workload.processes[0].atOnce == 4);
    desk.view().waitUntilReady();
    CHECK(desk.view().nowX() == Approx(desk.view().curves()->partX(4)));
    CHECK(desk.view().error().isEmpty());
}

TEST_CASE("opening a point of the current scenario's curve is one edit", "[plots]") {
    PlotDesk desk("sunfire6800-first");
    REQUIRE(desk.files().openScenario(reads(4), QStringLiteral("reads"), QStringLiteral("opening")));
    desk.view().choose(desk.view().rows()->count() - 1); // this scenario
    desk.view().waitUntilReady();
    const QString note = desk.knee(0, "label").toString() + QStringLiteral(" outstanding would saturate the link");
    REQUIRE(desk.knee(0, "tip").toString().contains(note));
    REQUIRE(desk.view().curves()->data(desk.view().curves()->index(0), PlotCurves::Note).toString() ==
            QStringLiteral("◇ ") + note + QStringLiteral("\n● current setting"));
    desk.view().goTo(23);
    REQUIRE(desk.view().canOpen());
    const QString read = desk.view().point();
    desk.view().open();
    CHECK(desk.document().scenario().workload.processes[0].atOnce == 23);
    CHECK(desk.document().isModified());
    CHECK(read.contains(QLocale(QLocale::English).toString(desk.document().answer().bytesPerSecond / 1e6, 'f', 0)));
    desk.view().waitUntilReady();
    CHECK(desk.view().nowX() == Approx(desk.view().curves()->partX(23)));
    CHECK_FALSE(desk.view().canOpen()); // it is the open one now
    desk.document().undo();
    CHECK(desk.document().scenario().workload.processes[0].atOnce == 4);
}

TEST_CASE("opening a point of the current scenario's curve is one edit of all its processes", "[plots]") {
    PlotDesk desk("sunfire6800-first");
    Scenario two = reads(4);
    two.configuration.boards["slot4"] = "pcie-exerciser";
    Process& second = two.workload.processes.emplace_back(two.workload.processes[0]);
    second.name = "B";
    second.customers[0].name = "2";
    second.customers[0].on = "slot4";
    REQUIRE(desk.files().openScenario(two, QStringLiteral("two"), QStringLiteral("opening")));
    desk.view().choose(desk.view().rows()->count() - 1);
    desk.view().waitUntilReady();
    REQUIRE(desk.document().perform({SetNumber{"A", {}, 4}, SetNumber{"A", "size", 128}}).isEmpty());
    REQUIRE(desk.document().perform({SetNumber{"B", {}, 4}, SetNumber{"B", "size", 128}}).isEmpty());
    desk.view().goTo(23); // a point of the earlier curve, while the new one is drawn
    desk.view().open();
    const auto outstanding = [&](std::size_t process) {
        return desk.document().scenario().workload.processes[process].atOnce;
    };
    CHECK(outstanding(0) == 23);
    CHECK(outstanding(1) == 23);
    CHECK(desk.document().scenario().workload.processes[0].numbers.at("size") == 128);
    desk.document().undo();
    CHECK(outstanding(0) == 4);
    CHECK(outstanding(1) == 4);
}

TEST_CASE("the pointer selects the nearest point of any curve, and reaches it if it is close", "[plots]") {
    PlotDesk desk("sunfire6800-copy-1-local");
    const PlotCurves& axes = *desk.view().curves();
    const QPointF fifth = axes.curves()[0].points[4];
    const double x = axes.partX(fifth.x()) * 500;
    const double y = (1 - axes.partY(fifth.y())) * 200;
    desk.view().pointAt(x + 3, y - 4, 500, 200);
    CHECK(desk.view().x() == fifth.x());
    CHECK(desk.view().isReached());
    desk.view().pointAt(x, y > 100 ? y - 90 : y + 90, 500, 200);
    CHECK_FALSE(desk.view().isReached());
    desk.view().pointAt(x, y, 500, 200);
    desk.view().leave();
    CHECK_FALSE(desk.view().isReached());
    CHECK(desk.view().x() == 8); // the position of the scenario, as before
}

TEST_CASE("a scenario without a placement has nothing to plot", "[plots]") {
    PlotDesk desk("sunfire6800-first");
    desk.files().requestNew();
    CHECK(desk.view().rows()->count() == 0);
    CHECK(desk.view().curves()->isEmpty());
    CHECK_FALSE(desk.view().isWorking());
    CHECK(desk.view().point().isEmpty());
    desk.view().open(); // nothing to open
    desk.view().copyTable();
}

TEST_CASE("nothing is calculated while another tab is open", "[plots]") {
    PlotDesk desk("sunfire6800-first");
    desk.view().setActive(false);
    desk.files().requestBundled(QStringLiteral("sunfire6800-copy-24-local"));
    CHECK_FALSE(desk.view().isWorking());
    desk.view().setActive(true);
    desk.view().waitUntilReady();
    CHECK(desk.view().published()->count() == 1);
}

TEST_CASE("the curves are copied as a table", "[plots]") {
    PlotDesk desk("sunfire6800-copy-1-local");
    QSignalSpy copied(&desk.view(), &PlotsView::copied);
    desk.view().copyTable();
    REQUIRE(copied.size() == 1);
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
    const qsizetype points = desk.view().curves()->curves()[0].points.size();
    REQUIRE(lines.size() == 1 + points + 1); // heading, points, published value
    CHECK(lines[1].startsWith(QStringLiteral("\"this scenario\",1,")));
    CHECK(std::count(lines[1].begin(), lines[1].end(), u',') == std::count(lines[0].begin(), lines[0].end(), u','));
}

TEST_CASE("numbers of two knees that are close to each other are on opposite sides", "[plots]") {
    PlotDesk desk("t5440-1400-local");
    REQUIRE(desk.view().knees()->count() == 3); // by x: local memory, remote memory, expansion unit
    CHECK(desk.knee(0, "partX").toDouble() < desk.knee(1, "partX").toDouble());
    CHECK(desk.knee(0, "side").toInt() == -1);
    CHECK(desk.knee(1, "side").toInt() == 1);
    CHECK(desk.knee(2, "side").toInt() == 0);
}

TEST_CASE("a latency has no label among throughputs, so the legend explains its ring", "[plots]") {
    PlotDesk desk("t5440-1400-local");
    const RowListModel& rings = *desk.view().published();
    REQUIRE(rings.count() == 3);
    for (int row = 0; row < rings.count(); ++row)
        CHECK(rings.at(row, QStringLiteral("label")) == QString());
    const PlotCurves& curves = *desk.view().curves();
    const QStringList lines = curves.data(curves.index(0), PlotCurves::Note).toString().split(u'\n');
    REQUIRE(lines.size() == 3); // knee, ring, and the open scenario
    CHECK(lines[0].startsWith(QStringLiteral("◇ ")));
    CHECK(lines[1] == QStringLiteral("○ 954 ns published, model 0 %"));
    CHECK(lines[2] == QStringLiteral("● current setting"));
    desk.view().goTo(1);
    CHECK(desk.view().point().contains(QStringLiteral("published: 954 ns, model 0 % (reproduced)")));
    desk.view().choose(2); // by root complexes
    desk.view().waitUntilReady();
    CHECK(curves.data(curves.index(0), PlotCurves::Note)
              .toString()
              .startsWith(QStringLiteral("○ published, model up to −1")));
    CHECK(desk.view().published()->at(0, QStringLiteral("label")).toString() != QString());
}

TEST_CASE("a published value is below its ring if another curve is close above", "[plots]") {
    PlotDesk desk("t5440-read-1");
    desk.view().choose(1); // reads and writes by the size of a request
    desk.view().waitUntilReady();
    const RowListModel& rings = *desk.view().published();
    REQUIRE(rings.count() == 2);
    const auto sideOf = [&](const char* value) {
        const int row = rings.at(0, QStringLiteral("label")) == QLatin1String(value) ? 0 : 1;
        return rings.at(row, QStringLiteral("side")).toInt();
    };
    CHECK(sideOf("1,720") == -1); // nothing is above
    CHECK(sideOf("1,520") == 1);  // writes are above, at 1,720
}
