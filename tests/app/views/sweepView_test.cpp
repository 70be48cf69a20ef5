// SPDX-License-Identifier: GPL-3.0-or-later
// The sweep in the Plots tab without a window: its parameters, its results, and opening a point.
#include "Format.h"
#include "SweepView.h"
#include "desk.h"

#include <QClipboard>
#include <QElapsedTimer>
#include <QFile>
#include <QImage>

using namespace boardset;

namespace {

struct SweepDesk : test::Desk {
    explicit SweepDesk(const std::string& id) : Desk(id) { view().setActive(true); }
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
    std::size_t curves() const {
        const auto& all = view().curves()->curves();
        return std::size_t(std::count_if(all.begin(), all.end(), [](const Curve& each) { return !each.pointsOnly; }));
    }
};

} // namespace

TEST_CASE("a sweep starts empty, and lists the parameters", "[sweep]") {
    SweepDesk desk("sunfire15k-copy-72-local");
    CHECK(desk.view().curves()->isEmpty());
    CHECK(desk.view().overs().contains(QStringLiteral("Boards with threads")));
    CHECK_FALSE(desk.view().overs().contains(QStringLiteral("Operating system"))); // has no numbers
    CHECK(desk.view().bys().contains(QStringLiteral("Operating system")));
    CHECK(desk.view().fields().value(SweepView::To) == QStringLiteral("72"));
    CHECK(desk.view().state().isEmpty());
    CHECK_FALSE(desk.view().canOpen());
}

TEST_CASE("a sweep that changes nothing reports this, and also reports a changed selection", "[sweep]") {
    SweepDesk desk("sunfire6800-copy-24-local");
    desk.run("option.clockMHz");
    CHECK(desk.view().state().contains(
        QStringLiteral("The results don't change: the address bus is saturated at every point.")));
    CHECK_FALSE(desk.view().isStale());
    desk.choose("Threads", "one curve");
    CHECK(desk.view().isStale());
    CHECK(desk.view().state().startsWith(QStringLiteral("The selection has changed. Run sweeps the new selection.")));
}

TEST_CASE("while one of its points is open, repeating a sweep starts from the original scenario", "[sweep]") {
    SweepDesk desk("sunfire6800-copy-24-local");
    desk.run("boards");
    desk.view().read(0, 1);
    desk.view().open(); // with one board there is nothing to sweep over
    REQUIRE(desk.view().canGoBack());
    CHECK(desk.view().overs().value(desk.view().over()) == QStringLiteral("Boards with threads"));
    desk.view().run();
    desk.view().waitUntilReady();
    CHECK(desk.view().columns()->count() == 6);
    desk.view().back();
    CHECK_FALSE(desk.view().canGoBack());
}

TEST_CASE("boards under several systems give a curve each, the measured point, the current setting and a knee",
          "[sweep]") {
    SweepDesk desk("sunfire15k-copy-72-local");
    desk.run("boards", "system");
    REQUIRE(desk.view().error().isEmpty());
    REQUIRE(desk.curves() >= 3);
    const auto& curves = desk.view().curves()->curves();
    CHECK(std::ranges::any_of(curves, [](const Curve& each) { // with MPO it is the same as the placed scenario
        return each.dashed && each.note.startsWith(QStringLiteral("as "));
    }));
    CHECK(desk.view().state().startsWith(QStringLiteral("The threads on the other boards are removed"))); // all fit
    CHECK(desk.view().done() == 1);
    CHECK(desk.view().published()->count() >= 1);
    CHECK(desk.view().x() == 18); // the position of the scenario
    CHECK(desk.view().nowX() == Approx(desk.view().curves()->partX(18)));
    CHECK_FALSE(desk.view().canOpen());
    CHECK(desk.view().point().contains(QStringLiteral("58,1")));
    CHECK(desk.view().point().contains(QStringLiteral("published")));
    CHECK(desk.view().knees()->count() >= 1); // with pages over all boards the address buses saturate
    const QByteArray drawn = desk.picture();  // the same notes as in the window
    for (const Curve& each : curves)
        for (const QString& note : each.note.split(u'\n', Qt::SkipEmptyParts))
            if (!note.startsWith(u'●'))
                CHECK(drawn.contains((u'>' + note + u'<').toUtf8()));
}

TEST_CASE("a point is opened as one edit, and the earlier scenario can be restored", "[sweep]") {
    SweepDesk desk("sunfire15k-copy-72-local");
    desk.run("boards", "outstanding");
    const Scenario before = desk.document().base();
    const auto step = desk.document().history().at();
    SweepView& view = desk.view();
    view.goTo(9);
    REQUIRE(view.canOpen());
    const QString read = view.point();
    view.open();
    CHECK(desk.document().base().workload.customerCount() == 36);
    CHECK(desk.document().history().at() == step + 1);
    CHECK(read.contains(format::rate(rateOf(desk.document().answer()))));
    CHECK(view.nowX() == Approx(view.curves()->partX(9)));
    CHECK_FALSE(view.canOpen()); // it is the open one now
    REQUIRE(view.canGoBack());
    view.goTo(4); // opens another point: the sweep still belongs to the first scenario
    view.open();
    CHECK(desk.document().base().workload.customerCount() == 16);
    view.back();
    CHECK(desk.document().base() == before);
    CHECK_FALSE(view.canGoBack());
    REQUIRE(desk.document().perform(Rename{"another"}).isEmpty());
    view.goTo(9);
    CHECK_FALSE(view.canOpen()); // the curves belong to the earlier scenario
    CHECK(view.remark().contains(QStringLiteral("Run the sweep again")));
}

TEST_CASE("after opening a point's scenario from a file there is no way back to the sweep's scenario", "[sweep]") {
    SweepDesk desk("sunfire6800-first");
    desk.run("threads", "");
    desk.view().goTo(2);
    REQUIRE(desk.view().canOpen());
    desk.view().open();
    REQUIRE(desk.view().canGoBack());
    desk.document().open(Scenario(desk.document().base()));
    CHECK_FALSE(desk.view().canGoBack());
}

TEST_CASE("an impossible sweep is explained, and invalid input is reset", "[sweep]") {
    SweepDesk desk("sunfire6800-first");
    SweepView& view = desk.view();
    view.take(SweepView::To, QStringLiteral("900"));
    CHECK(view.problem().contains(QStringLiteral("1 to 24")));
    CHECK(view.fields().value(SweepView::To) == QStringLiteral("24"));
    view.take(SweepView::To, QStringLiteral("many"));
    CHECK(view.problem().contains(QStringLiteral("many")));
    view.take(SweepView::To, QStringLiteral("12"));
    CHECK(view.problem().isEmpty());
    view.take(SweepView::From, QStringLiteral("20"));
    view.run();
    CHECK(view.problem().contains(QStringLiteral("above")));
    CHECK_FALSE(view.isWorking());
    desk.choose("Outstanding lines per thread", "Threads");
    view.take(SweepView::To, QStringLiteral("1,000"));
    view.take(SweepView::Points, QStringLiteral("900"));
    view.take(SweepView::Curves, QStringLiteral("9"));
    CHECK(view.problem().contains(QStringLiteral("1 to 8")));
    view.run();
    CHECK(view.problem().contains(QStringLiteral("at most 1000")));
    CHECK(view.curves()->isEmpty());
}

TEST_CASE("values that do not fit leave a gap, and are counted", "[sweep]") {
    SweepDesk desk("sunfire6800-first");
    desk.run("option.uniboards", "local-share"); // with a single board all memory is local
    CHECK(desk.view().state().contains(QStringLiteral("2 of 18 points don't fit")));
    CHECK(desk.view().curves()->curves().front().points.size() == 5);
    CHECK(desk.view().columns()->at(0, QStringLiteral("cells")).toStringList().front() == QStringLiteral("–"));
}

TEST_CASE("a sweep can be stopped immediately, and the calculated points stay", "[sweep]") {
    SweepDesk desk("sunfire15k-full");
    desk.view().take(SweepView::Points, QStringLiteral("100"));
    desk.view().runOver(QStringLiteral("local-share"), QStringLiteral("outstanding"));
    REQUIRE(desk.view().isWorking());
    QElapsedTimer clock;
    clock.start();
    while (desk.view().curves()->isEmpty() && clock.elapsed() < 20'000)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    REQUIRE(desk.view().isWorking());
    clock.restart();
    desk.view().stop();
    CHECK(clock.elapsed() < 1000); // a tenth of that if the processors are otherwise idle
    CHECK_FALSE(desk.view().isWorking());
    CHECK(desk.view().state().startsWith(QStringLiteral("Stopped after")));
    CHECK_FALSE(desk.view().curves()->isEmpty());
    CHECK(desk.view().done() < 1);
}

TEST_CASE("another quantity needs no other sweep, and latency and utilisation have no knee", "[sweep]") {
    SweepDesk desk("sunfire6800-first");
    desk.run("threads");
    const double throughput = desk.view().curves()->mostY();
    desk.view().setAnswer(1);
    CHECK(desk.view().titleY() == QStringLiteral("mean latency, ns"));
    CHECK(desk.view().curves()->mostY() != throughput);
    CHECK(desk.view().knees()->count() == 0);
    desk.view().setAnswer(2);
    CHECK(desk.view().curves()->mostY() <= 120);
}

TEST_CASE("the points are exported to a file or the clipboard as a table, and an error is reported", "[sweep]") {
    SweepDesk desk("sunfire6800-first");
    desk.run("threads");
    QSignalSpy exported(&desk.view(), &SweepView::exported);
    desk.view().exportCsv(desk.url("sweep.csv"));
    REQUIRE(exported.count() == 1);
    QFile file(desk.path("sweep.csv"));
    REQUIRE(file.open(QFile::ReadOnly));
    const QByteArray text = file.readAll();
    CHECK(text.startsWith("threads,throughput_mb_s"));
    CHECK(text.count('\n') == 25);
    desk.view().copyTable();
    CHECK(QGuiApplication::clipboard()->text().toUtf8() == text);
    desk.view().exportCsv(desk.url("nowhere/sweep.csv"));
    CHECK(exported.count() == 1);
    CHECK(desk.problem().title() == QStringLiteral("Can't save the sweep"));
    desk.view().exportPicture(desk.url("sweep.svg"), false);
    desk.view().exportPicture(desk.url("sweep.png"), true);
    REQUIRE(exported.count() == 3);
    CHECK(QImage(desk.path("sweep.png")).width() > 1000);
    CHECK(desk.picture().contains("throughput, MB/s"));
    CHECK(desk.picture().contains(">Four threads with remote pages · Sun Fire 6800<"));
}

TEST_CASE("the table of points selects points, and marks the knee", "[sweep]") {
    SweepDesk desk("sunfire15k-copy-72-local");
    desk.run("boards", "system");
    SweepView& view = desk.view();
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
    CHECK(knees == view.knees()->count());
}

TEST_CASE("another scenario discards the sweep", "[sweep]") {
    SweepDesk desk("sunfire6800-first");
    desk.run("threads");
    REQUIRE_FALSE(desk.view().curves()->isEmpty());
    desk.files().requestBundled(QStringLiteral("t5440-read-1"));
    CHECK(desk.view().curves()->isEmpty());
    CHECK(desk.view().state().isEmpty());
    CHECK(desk.view().overs().contains(QStringLiteral("Outstanding requests per stream")));
}

TEST_CASE("as the load grows, parts are drawn relative to their own limits, in the order in which they saturate",
          "[sweep]") {
    SweepDesk desk("sparcserver670mp-case2");
    CHECK(desk.session->answer()->canFill());
    desk.view().askLoad();
    desk.view().waitUntilReady();
    REQUIRE(desk.view().error().isEmpty());
    CHECK(desk.view().state().toStdString() ==
          "Overloaded from 150.5 % upwards (2 of 33 points). Limits reached: 1. Network CoProcessor Slot 6 and 3 "
          "identical at 118 %, 2. kernel lock at 175 %, 3. Slot 6 Ethernet 0 and 3 identical at 203 %, 4. Disk 0 at "
          "251 %, 5. processors at 350 %. 100 % is the current load.");
    CHECK(desk.view().titleY() == QStringLiteral("utilisation, % of the part's own limit"));
    CHECK(desk.view().titleX() == QStringLiteral("Load, % of the current load"));
    REQUIRE(desk.curves() == 5);
    const auto& points = desk.view().curves()->curves().front().points;
    CHECK(points.back().y() >= 100);             // it is saturated at the end
    CHECK(desk.view().curveNames().size() == 5); // the table has the same rows in the same unit
    desk.view().copyTable();
    CHECK(QGuiApplication::clipboard()->text().contains(QStringLiteral("kernel lock")));
    CHECK(QGuiApplication::clipboard()->text().contains(QStringLiteral("x,percent_of_limit")));
    const QByteArray drawn = desk.picture();
    CHECK(drawn.count("<polyline") == 5); // as in the window, and not only the busiest part
    CHECK(drawn.contains(">kernel lock<"));
    CHECK(drawn.contains("Utilisation of the parts that reach their limits first over load"));
    desk.view().read(1, desk.view().columns()->at(4, QStringLiteral("value")).toDouble());
    const QString read = desk.view().columns()->at(4, QStringLiteral("cells")).toStringList()[1];
    CHECK(desk.view().point().contains(QStringLiteral("kernel lock at %1 % of its limit").arg(read)));
}

TEST_CASE("a very small load can grow until a part saturates", "[sweep]") {
    SweepDesk desk("sparcserver670mp-case2");
    for (const char* client : {"1", "2", "3", "4"})
        REQUIRE(desk.document().perform(SetCustomer{CustomerName(client), CustomerNumber::Rate, 0.01}).isEmpty());
    desk.view().askLoad();
    desk.view().waitUntilReady();
    CHECK_FALSE(desk.view().state().contains(QStringLiteral("don't fit")));
}
