// SPDX-License-Identifier: GPL-3.0-or-later
// The Plots tab without a window: the list of plots, the point at the cursor, and opening it.
#include "PlotsView.h"
#include "testApp.h"

#include <QClipboard>
#include <QFile>
#include <QImage>
#include <QLocale>
#include <algorithm>
#include <iterator>

using namespace boardset;

namespace {

using Kind = picture::PlotMark::Kind;

struct PlotApp : test::TestApp {
    explicit PlotApp(const std::string& id) : TestApp(id) {
        view().setActive(true);
        view().waitUntilReady();
    }
    PlotsView& view() const { return *session->plots(); }
    const std::vector<picture::PlotLine>& lines() const { return view().curves()->data().lines; }
    /// Returns all marks of a kind, line by line.
    std::vector<picture::PlotMark> marks(picture::PlotMark::Kind kind) const {
        std::vector<picture::PlotMark> all;
        for (const picture::PlotLine& line : lines())
            std::ranges::copy_if(line.marks, std::back_inserter(all),
                                 [kind](const picture::PlotMark& each) { return each.kind == kind; });
        return all;
    }
    /// Returns the x of the open scenario; -1 if no line has it.
    double nowX() const {
        const auto all = marks(Kind::Now);
        return all.empty() ? -1 : all.front().at.x;
    }
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
    REQUIRE(app.marks(Kind::Knee).size() == 1);
    REQUIRE(app.marks(Kind::Published).size() == 1); // measured with the pattern's number of outstanding lines
    CHECK(app.view().x() == 8);                      // the position of the scenario
    CHECK(app.nowX() == 8);
    CHECK(app.view().point().contains(QStringLiteral("MB/s")));
    CHECK_FALSE(app.view().canOpen());
    CHECK_FALSE(app.view().remark().isEmpty());
    app.view().goTo(4);
    REQUIRE(app.view().canOpen());
    CHECK(app.view().remark().isEmpty());
    app.view().open(); // the number of outstanding lines can be set for threads, too
    CHECK(app.document().scenario().workload.processes[0].atOnce == 4);
    app.view().waitUntilReady();
    CHECK(app.nowX() == 4);
    CHECK(app.view().error().isEmpty());
}

TEST_CASE("opening a point of the current scenario's curve is one edit", "[plots]") {
    PlotApp app("sunfire6800-first");
    REQUIRE(app.files().openScenario(reads(4), QStringLiteral("reads"), QStringLiteral("opening")));
    app.view().choose(app.view().rows()->count() - 1); // this scenario
    app.view().waitUntilReady();
    REQUIRE(app.marks(Kind::Knee).size() == 1);
    const picture::PlotMark knee = app.marks(Kind::Knee).front();
    const std::string note = knee.label + " outstanding would saturate the link";
    CHECK_THAT(knee.sentence, Catch::Matchers::ContainsSubstring(note));
    // The published latency belongs to an equivalent bundled scenario with other names.
    CHECK(app.lines()[0].notes == std::vector<std::string>{"◇ " + note, "○ 954 ns published", "● current scenario"});
    app.view().goTo(23);
    REQUIRE(app.view().canOpen());
    const QString read = app.view().point();
    CHECK(app.view().question().isEmpty());
    app.view().askToOpen();
    CHECK(app.view().question() == QStringLiteral("Apply Outstanding requests per stream: 23?"));
    CHECK(app.view().action() == QStringLiteral("Apply"));
    CHECK(app.document().scenario().workload.processes[0].atOnce == 4); // nothing has changed yet
    app.view().reply(false);
    CHECK(app.view().question().isEmpty());
    CHECK(app.document().scenario().workload.processes[0].atOnce == 4);
    app.view().askToOpen();
    app.view().reply(true);
    CHECK(app.document().scenario().workload.processes[0].atOnce == 23);
    CHECK(app.document().isModified());
    CHECK(read.contains(QLocale(QLocale::English).toString(app.document().answer().bytesPerSecond / 1e6, 'f', 0)));
    app.view().waitUntilReady();
    CHECK(app.nowX() == 23);
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

TEST_CASE("a point over messages per connection is applied to the current scenario", "[plots]") {
    PlotApp app("firelink-life");
    CHECK(app.nowX() == 1);
    app.view().goTo(16);
    app.view().askToOpen();
    CHECK(app.view().action() == QStringLiteral("Apply"));
    app.view().reply(true);
    CHECK(app.document().scenario().workload.processes[0].numbers.at("per-connection") == 16);
    app.view().waitUntilReady();
    CHECK(app.nowX() == 16);
}

TEST_CASE("a point of another curve opens the scenario of that curve with the value of the point", "[plots]") {
    PlotApp app("t5440-1400-local");
    const auto open = [&](double x) {
        app.view().stepCurve(-9);
        app.view().stepCurve(1); // remote memory
        app.view().goTo(x);
        app.view().askToOpen();
        CHECK(app.view().question() ==
              QStringLiteral("Open remote memory with Outstanding requests per stream: %1?").arg(x));
        app.view().reply(true);
        app.view().waitUntilReady();
    };
    open(23);
    CHECK(app.files().bundled().isEmpty());
    CHECK_THAT(app.document().base().title, Catch::Matchers::EndsWith("Outstanding requests per stream: 23"));
    CHECK(app.nowX() == 23);
    app.files().requestBundled(QStringLiteral("t5440-1400-local"));
    app.view().waitUntilReady();
    open(1); // the value of the bundled scenario
    CHECK(app.files().bundled() == QStringLiteral("t5440-1400-remote"));
}

TEST_CASE("the pointer selects the nearest point of any curve, and reaches it if it is close", "[plots]") {
    PlotApp app("sunfire6800-copy-1-local");
    const picture::PlotAxes& axes = app.view().curves()->axes();
    const Point fifth = app.lines()[0].points[4];
    const double x = axes.x.fractionOf(fifth.x) * 500;
    const double y = (1 - axes.y.fractionOf(fifth.y)) * 200;
    app.view().pointAt(x + 3, y - 4, 500, 200);
    CHECK(app.view().x() == fifth.x);
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
    CHECK(app.marks(Kind::Published).size() == 1);
}

TEST_CASE("the curves are copied as a table", "[plots]") {
    PlotApp app("sunfire6800-copy-1-local");
    QSignalSpy copied(&app.view(), &PlotsView::copied);
    app.view().copyTable();
    REQUIRE(copied.size() == 1);
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
    const auto points = static_cast<qsizetype>(app.lines()[0].points.size());
    REQUIRE(lines.size() == 1 + points + 1); // heading, points, published value
    CHECK(lines[1].startsWith(QStringLiteral("\"this scenario\",1,")));
    CHECK(std::count(lines[1].begin(), lines[1].end(), u',') == std::count(lines[0].begin(), lines[0].end(), u','));
}

TEST_CASE("each curve over outstanding requests has its knee", "[plots]") {
    PlotApp app("t5440-1400-local");
    const auto knees = app.marks(Kind::Knee);
    REQUIRE(knees.size() == 3); // local memory, remote memory, expansion unit
    CHECK(std::ranges::is_sorted(knees, {}, [](const picture::PlotMark& each) { return each.at.x; }));
}

TEST_CASE("a latency has no label among throughputs, so the legend explains its ring", "[plots]") {
    PlotApp app("t5440-1400-local");
    REQUIRE(app.marks(Kind::Published).size() == 3);
    for (const picture::PlotMark& each : app.marks(Kind::Published))
        CHECK(each.label.empty());
    const std::vector<std::string>& notes = app.lines()[0].notes;
    REQUIRE(notes.size() == 3); // knee, ring, and the open scenario
    CHECK(notes[0].starts_with("◇ "));
    CHECK(notes[1] == "○ 954 ns published");
    CHECK(notes[2] == "● current scenario");
    app.view().goTo(1);
    CHECK(app.view().point().contains(QStringLiteral("published 954 ns (input)")));
    app.view().choose(2); // by root complexes
    app.view().waitUntilReady();
    CHECK(app.lines()[0].notes[0].starts_with("○ published, model up to −1"));
    CHECK_FALSE(app.marks(Kind::Published)[0].label.empty());
}

TEST_CASE("a point of another scenario asks before it opens that scenario", "[plots]") {
    PlotApp app("t5440-1400-local");
    app.view().choose(2); // by root complexes
    app.view().waitUntilReady();
    const double now = app.nowX();
    app.view().goTo(app.view().curves()->beside(now, now > app.lines()[0].points[0].x ? -1 : 1));
    REQUIRE(app.view().canOpen());
    const Scenario before = app.document().base();
    app.view().askToOpen();
    CHECK(app.view().question().startsWith(QStringLiteral("Open \"")));
    CHECK(app.view().action() == QStringLiteral("Open"));
    CHECK(app.document().base() == before);
    app.view().goTo(now); // another point is selected, so the question is void
    CHECK(app.view().question().isEmpty());
    app.view().reply(true);
    CHECK(app.document().base() == before);
}

TEST_CASE("a plot of the catalog is saved as SVG, PDF and PNG", "[plots]") {
    PlotApp app("t5440-1400-local");
    QSignalSpy exported(&app.view(), &PlotsView::exported);
    for (const char* name : {"plot.svg", "plot.pdf", "plot.png", "plot.csv"})
        QLatin1String(name).endsWith(QLatin1String("csv")) ? app.view().exportCsv(app.url(name))
                                                           : app.view().exportPicture(app.url(name), false);
    CHECK(exported.size() == 4);
    QFile svg(app.path("plot.svg"));
    REQUIRE(svg.open(QFile::ReadOnly));
    const QByteArray text = svg.readAll();
    for (const picture::PlotLine& line : app.lines())
        CHECK(text.contains(QByteArray::fromStdString('>' + line.title + '<')));
    CHECK(QImage(app.path("plot.png")).width() > 1000);
    QFile pdf(app.path("plot.pdf"));
    REQUIRE(pdf.open(QFile::ReadOnly));
    CHECK(pdf.read(5) == "%PDF-");
}
