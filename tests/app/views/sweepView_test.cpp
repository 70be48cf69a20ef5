// SPDX-License-Identifier: GPL-3.0-or-later
// The sweep in the Plots tab without a window: its parameters, its results, and opening a point.
#include "Format.h"
#include "SweepView.h"
#include "boardset/analysis/DescribeAnswer.h"
#include "testApp.h"

#include <QClipboard>
#include <QElapsedTimer>
#include <QFile>
#include <QImage>
#include <iterator>

using namespace boardset;

namespace {

using Kind = picture::PlotMark::Kind;

struct SweepApp : test::TestApp {
    explicit SweepApp(const std::string& id) : TestApp(id) { view().setActive(true); }
    SweepView& view() const { return *session->sweep(); }
    void run(const char* over, const char* by = "") const {
        view().runOver(QString::fromLatin1(over), QString::fromLatin1(by));
        view().waitUntilReady();
    }
    /// Selects the parameters by title.
    void choose(const char* over, const char* by) const {
        view().setOver(static_cast<int>(view().overs().indexOf(QString::fromLatin1(over))));
        view().setBy(static_cast<int>(view().bys().indexOf(QString::fromLatin1(by))));
    }
    /// Returns the exported picture.
    QByteArray picture() const {
        view().exportPicture(url("sweep.svg"), false);
        QFile file(path("sweep.svg"));
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }
    const std::vector<picture::PlotLine>& lines() const { return view().curves()->data().lines; }
    /// Returns the marks of a kind on all lines.
    std::vector<picture::PlotMark> marks(picture::PlotMark::Kind kind) const {
        std::vector<picture::PlotMark> all;
        for (const picture::PlotLine& line : lines())
            std::ranges::copy_if(line.marks, std::back_inserter(all),
                                 [kind](const picture::PlotMark& each) { return each.kind == kind; });
        return all;
    }
};

} // namespace

TEST_CASE("a sweep starts empty, and lists the parameters", "[sweep]") {
    SweepApp app("sunfire15k-copy-72-local");
    CHECK(app.view().curves()->isEmpty());
    CHECK(app.view().overs().contains(QStringLiteral("Boards with threads")));
    CHECK_FALSE(app.view().overs().contains(QStringLiteral("Operating system"))); // has no numbers
    CHECK(app.view().bys().contains(QStringLiteral("Operating system")));
    CHECK(app.view().fields().value(SweepView::To) == QStringLiteral("72"));
    CHECK(app.view().state().isEmpty());
    CHECK_FALSE(app.view().canOpen());
}

TEST_CASE("a sweep that changes nothing reports this, and also reports a changed selection", "[sweep]") {
    SweepApp app("sunfire6800-copy-24-local");
    app.run("option.clockMHz");
    CHECK(app.view().state().contains(
        QStringLiteral("The results don't change: the address bus is saturated at every point.")));
    CHECK_FALSE(app.view().isStale());
    app.choose("Threads", "one curve");
    CHECK(app.view().isStale());
    CHECK(app.view().state().startsWith(QStringLiteral("The selection has changed. Run sweeps the new selection.")));
}

TEST_CASE("while one of its points is open, repeating a sweep starts from the original scenario", "[sweep]") {
    SweepApp app("sunfire6800-copy-24-local");
    app.run("boards");
    app.view().read(0, 1);
    app.view().open(); // with one board there is nothing to sweep over
    REQUIRE(app.view().canGoBack());
    CHECK(app.view().overs().value(app.view().over()) == QStringLiteral("Boards with threads"));
    app.view().run();
    app.view().waitUntilReady();
    CHECK(app.view().columns()->count() == 6);
    app.view().back();
    CHECK_FALSE(app.view().canGoBack());
}

TEST_CASE("boards under several systems give a curve each, the measured point, the current scenario and a knee",
          "[sweep]") {
    SweepApp app("sunfire15k-copy-72-local");
    app.run("boards", "system");
    REQUIRE(app.view().error().isEmpty());
    REQUIRE(app.lines().size() >= 3);
    CHECK(std::ranges::any_of(app.lines(), [](const picture::PlotLine& each) { // with MPO it is as placed
        return each.isDashed && each.notes.front().starts_with("same as ");
    }));
    CHECK(app.view().state().startsWith(QStringLiteral("The threads on the other boards are removed"))); // all fit
    CHECK(app.view().done() == 1);
    CHECK_FALSE(app.marks(Kind::Published).empty());
    CHECK(app.view().x() == 18); // the position of the scenario
    CHECK(app.marks(Kind::Now).at(0).at.x == 18);
    CHECK_FALSE(app.view().canOpen());
    CHECK(app.view().point().contains(QStringLiteral("58,1")));
    CHECK(app.view().point().contains(QStringLiteral("published")));
    CHECK_FALSE(app.marks(Kind::Knee).empty()); // with pages over all boards the address buses saturate
    const QByteArray drawn = app.picture();     // the same notes as in the window
    for (const picture::PlotLine& each : app.lines())
        for (const std::string& note : each.notes)
            CHECK(drawn.contains(QByteArray::fromStdString('>' + note + '<')));
}

TEST_CASE("a point is opened as one edit, and the earlier scenario can be restored", "[sweep]") {
    SweepApp app("sunfire15k-copy-72-local");
    app.run("boards", "outstanding");
    const Scenario before = app.document().base();
    const auto step = app.document().history().at();
    SweepView& view = app.view();
    view.goTo(9);
    REQUIRE(view.canOpen());
    const QString read = view.point();
    view.askToOpen();
    CHECK(view.question() == QStringLiteral("Apply Outstanding lines per thread: 8, Boards with threads: 9?"));
    view.reply(false);
    CHECK(app.document().base() == before);
    view.askToOpen();
    view.reply(true);
    CHECK(app.document().base().workload.customerCount() == 36);
    CHECK(app.document().history().at() == step + 1);
    CHECK(read.contains(format::text(rateFigure(rateOf(app.document().answer())))));
    CHECK(app.marks(Kind::Now).at(0).at.x == 9);
    CHECK_FALSE(view.canOpen()); // the opened point is the open scenario now
    REQUIRE(view.canGoBack());
    view.goTo(4); // opens another point: the sweep still belongs to the first scenario
    view.open();
    CHECK(app.document().base().workload.customerCount() == 16);
    view.back();
    CHECK(app.document().base() == before);
    CHECK_FALSE(view.canGoBack());
    REQUIRE(app.document().perform(Rename{"another"}).isEmpty());
    view.goTo(9);
    CHECK_FALSE(view.canOpen()); // the curves belong to the earlier scenario
    CHECK(view.remark().contains(QStringLiteral("Run the sweep again")));
}

TEST_CASE("after opening a point's scenario from a file there is no way back to the sweep's scenario", "[sweep]") {
    SweepApp app("sunfire6800-first");
    app.run("threads", "");
    app.view().goTo(2);
    REQUIRE(app.view().canOpen());
    app.view().open();
    REQUIRE(app.view().canGoBack());
    app.document().open(Scenario(app.document().base()));
    CHECK_FALSE(app.view().canGoBack());
}

TEST_CASE("an impossible sweep is explained, and invalid input is reset", "[sweep]") {
    SweepApp app("sunfire6800-first");
    SweepView& view = app.view();
    view.take(SweepView::To, QStringLiteral("900"));
    CHECK(view.problem().contains(QStringLiteral("1 to 24")));
    CHECK(view.fields().value(SweepView::To) == QStringLiteral("24"));
    view.take(SweepView::To, QStringLiteral("many"));
    CHECK(view.problem().contains(QStringLiteral("many")));
    view.take(SweepView::To, QStringLiteral("12"));
    CHECK(view.problem().isEmpty());
    view.take(SweepView::From, QStringLiteral("20"));
    view.run();
    CHECK(view.problem().contains(QStringLiteral("larger than the last")));
    CHECK_FALSE(view.isWorking());
    app.choose("Outstanding lines per thread", "Threads");
    view.take(SweepView::To, QStringLiteral("1,000"));
    view.take(SweepView::Points, QStringLiteral("900"));
    view.take(SweepView::Curves, QStringLiteral("9"));
    CHECK(view.problem().contains(QStringLiteral("1 to 8")));
    view.run();
    CHECK(view.problem().contains(QStringLiteral("at most 1000")));
    CHECK(view.curves()->isEmpty());
    app.files().requestBundled(QStringLiteral("sparcserver690mp-case3")); // accepts a load of 12.5 %
    view.askLoad();
    const QString from = view.fields()[SweepView::From];
    view.take(SweepView::From, QStringLiteral("12,5"));
    CHECK(view.fields()[SweepView::From] == from);
    CHECK(view.problem().contains(QStringLiteral("Decimal point: 12.5.")));
    view.take(SweepView::From, QStringLiteral("12.5"));
    CHECK(view.fields()[SweepView::From] == QStringLiteral("12.5"));
}

TEST_CASE("values that do not fit leave a gap, and are counted", "[sweep]") {
    SweepApp app("sunfire6800-first");
    app.run("option.uniboards", "local-share"); // with a single board all memory is local
    CHECK(app.view().state().contains(QStringLiteral("2 of 18 points don't fit")));
    CHECK(app.lines().front().points.size() == 5);
    CHECK(app.view().columns()->at(0, QStringLiteral("cells")).toStringList().front() == QStringLiteral("–"));
}

TEST_CASE("a sweep can be stopped immediately, and the calculated points stay", "[sweep]") {
    SweepApp app("sunfire15k-full");
    app.view().take(SweepView::Points, QStringLiteral("100"));
    app.view().runOver(QStringLiteral("local-share"), QStringLiteral("outstanding"));
    REQUIRE(app.view().isWorking());
    QElapsedTimer clock;
    clock.start();
    while (app.view().curves()->isEmpty() && clock.elapsed() < 20'000)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    REQUIRE(app.view().isWorking());
    clock.restart();
    app.view().stop();
    CHECK(clock.elapsed() < 1000); // a tenth of that if the processors are otherwise idle
    CHECK_FALSE(app.view().isWorking());
    CHECK(app.view().state().startsWith(QStringLiteral("Stopped after")));
    CHECK_FALSE(app.view().curves()->isEmpty());
    CHECK(app.view().done() < 1);
}

TEST_CASE("another quantity needs no other sweep, and latency and utilisation have no knee", "[sweep]") {
    SweepApp app("sunfire6800-first");
    app.run("threads");
    const double throughput = app.view().curves()->axes().y.greatest;
    app.view().setAnswer(1);
    CHECK(app.view().curves()->titleY() == QStringLiteral("mean latency, ns"));
    CHECK(app.view().curves()->axes().y.greatest != throughput);
    CHECK(app.marks(Kind::Knee).empty());
    app.view().setAnswer(2);
    CHECK(app.view().curves()->axes().y.greatest <= 120);
}

TEST_CASE("the points are exported to a file or the clipboard as a table, and an error is reported", "[sweep]") {
    SweepApp app("sunfire6800-first");
    app.run("threads");
    QSignalSpy exported(&app.view(), &SweepView::exported);
    app.view().exportCsv(app.url("sweep.csv"));
    REQUIRE(exported.count() == 1);
    QFile file(app.path("sweep.csv"));
    REQUIRE(file.open(QFile::ReadOnly));
    const QByteArray text = file.readAll();
    CHECK(text.startsWith("\"threads\",\"throughput_mb_s\""));
    CHECK(text.count('\n') == 25);
    app.view().copyTable();
    CHECK(QGuiApplication::clipboard()->text().toUtf8() == text);
    app.view().exportCsv(app.url("nowhere/sweep.csv"));
    CHECK(exported.count() == 1);
    CHECK(app.problem().title() == QStringLiteral("Can't save the plot"));
    app.view().exportPicture(app.url("sweep.svg"), false);
    app.view().exportPicture(app.url("sweep.png"), true);
    REQUIRE(exported.count() == 3);
    CHECK(QImage(app.path("sweep.png")).width() > 1000);
    CHECK(app.picture().contains("throughput, MB/s"));
    CHECK(app.picture().contains(">Four threads with remote pages · Sun Fire 6800<"));
}

TEST_CASE("the table of points selects points, and marks the knee", "[sweep]") {
    SweepApp app("sunfire15k-copy-72-local");
    app.run("boards", "system");
    SweepView& view = app.view();
    const auto cell = [&](int column, const char* role, int row) {
        return view.columns()->at(column, QString::fromLatin1(role)).toStringList().value(row);
    };
    REQUIRE(view.columns()->count() == 18);
    CHECK(view.columns()->at(17, QStringLiteral("title")).toString() == QStringLiteral("18"));
    CHECK(cell(17, "cells", 0) == QStringLiteral("58,149"));
    CHECK(view.column() == 17); // the position of the scenario
    CHECK(view.row() == 0);
    view.read(1, 9);
    CHECK(view.column() == 8);
    CHECK(view.row() == 1);
    CHECK(view.point().contains(view.curveNames().value(1)));
    CHECK(view.point().contains(cell(8, "cells", 1)));
    int knees = 0;
    for (int column = 0; column < view.columns()->count(); ++column)
        for (const bool isKnee : view.columns()->at(column, QStringLiteral("knees")).value<QList<bool>>())
            knees += isKnee ? 1 : 0;
    CHECK(knees == static_cast<int>(app.marks(Kind::Knee).size()));
}

TEST_CASE("another scenario discards the sweep", "[sweep]") {
    SweepApp app("sunfire6800-first");
    app.run("threads");
    REQUIRE_FALSE(app.view().curves()->isEmpty());
    app.files().requestBundled(QStringLiteral("t5440-read-1"));
    CHECK(app.view().curves()->isEmpty());
    CHECK(app.view().state().isEmpty());
    CHECK(app.view().overs().contains(QStringLiteral("Outstanding requests per stream")));
}

TEST_CASE("as the load grows, parts are drawn relative to their own limits, in the order in which they saturate",
          "[sweep]") {
    SweepApp app("sparcserver670mp-case2");
    CHECK(app.session->answer()->state().canSaturate);
    app.view().askLoad();
    app.view().waitUntilReady();
    REQUIRE(app.view().error().isEmpty());
    CHECK(app.view().state().toStdString() ==
          "Overloaded from 150.5 % upwards (2 of 33 points). Limits reached: 1. Network CoProcessor Slot 6 and 3 "
          "identical at 118 %, 2. kernel lock at 175 %, 3. Slot 6 Ethernet 0 and 3 identical at 203 %, 4. Disk 0 at "
          "251 %, 5. processors at 350 %. 100 % is the current load.");
    CHECK(app.view().curves()->titleY() == QStringLiteral("utilisation, % of the part's own limit"));
    CHECK(app.view().curves()->titleX() == QStringLiteral("Load, % of the current load"));
    REQUIRE(app.lines().size() == 5);
    CHECK(app.lines().front().points.back().y >= 100); // it is saturated at the end
    CHECK(app.view().curveNames().size() == 5);        // the table has the same rows in the same unit
    app.view().copyTable();
    CHECK(QGuiApplication::clipboard()->text().contains(QStringLiteral("kernel lock")));
    CHECK(QGuiApplication::clipboard()->text().contains(QStringLiteral("\"x\",\"percent_of_limit\"")));
    const QByteArray drawn = app.picture();
    CHECK(drawn.contains(">processors<")); // as in the window, and not only the busiest part
    CHECK(drawn.contains(">kernel lock<"));
    CHECK(drawn.contains("Utilisation of the parts that reach their limits first over load"));
    app.view().read(1, app.view().columns()->at(4, QStringLiteral("value")).toDouble());
    const QString read = app.view().columns()->at(4, QStringLiteral("cells")).toStringList()[1];
    CHECK(app.view().point().contains(QStringLiteral("kernel lock at %1 % of its limit").arg(read)));
}

TEST_CASE("a very small load can grow until a part saturates", "[sweep]") {
    SweepApp app("sparcserver670mp-case2");
    for (const char* client : {"1", "2", "3", "4"})
        REQUIRE(app.document().perform(SetCustomer{CustomerName(client), CustomerNumber::Rate, 0.01}).isEmpty());
    app.view().askLoad();
    app.view().waitUntilReady();
    CHECK_FALSE(app.view().state().contains(QStringLiteral("don't fit")));
}
