// SPDX-License-Identifier: GPL-3.0-or-later
// Tracing a miss in the window: the selection, the hops as rows, the player, and the highlight on the diagram.
#include "testApp.h"

#include <algorithm>

using namespace boardset;
using namespace boardset::test;

namespace {

QString cell(TraceView& trace, int row, const char* column) {
    return trace.rows()->at(row, QString::fromUtf8(column)).toString();
}

TraceView& traceOf(TestApp& app) {
    app.session->trace()->setActive(true);
    return *app.session->trace();
}

int indexOf(const QStringList& choices, const char* start) {
    for (int i = 0; i < choices.size(); ++i)
        if (choices.at(i).startsWith(QString::fromUtf8(start)))
            return i;
    return -1;
}

QString chosenIn(const PartChoice& choice) {
    return choice.boards().value(choice.board()) + u' ' + choice.parts().value(choice.part());
}

} // namespace

TEST_CASE("a trace starts with the first thread and its pages, and adds up to the published total", "[views]") {
    TestApp app;
    TraceView& trace = traceOf(app);
    REQUIRE(trace.state().error.isEmpty());
    REQUIRE(trace.requester()->boards().size() == 6);
    REQUIRE(trace.state().operations.size() == 1); // a line that is copied follows the same path as any other
    REQUIRE(trace.requester()->parts().size() == 4);
    REQUIRE(chosenIn(*trace.requester()) == QStringLiteral("SB0 P0"));
    REQUIRE(chosenIn(*trace.memory()) == QStringLiteral("SB3 P0 memory"));
    REQUIRE(trace.state().hops == 6);
    // Table B-2: 240 ns
    REQUIRE(cell(trace, 7, "time") == QStringLiteral("240 ns"));
    const auto& sources = app.document().catalog()->sources();
    for (int row = 0; row < trace.rows()->count(); ++row)
        REQUIRE(std::any_of(sources.begin(), sources.end(), [&](const Source& source) {
            return source.id.starts_with("000-") &&
                   cell(trace, row, "place").startsWith(QString::fromStdString(source.brief));
        }));
}

TEST_CASE("the player steps, stops at the ends, and starts again", "[views]") {
    TestApp app;
    TraceView& trace = traceOf(app);
    trace.step(-1);
    REQUIRE(trace.at() == 0);
    trace.step(2);
    REQUIRE(trace.at() == 2);
    REQUIRE(trace.progress() == QStringLiteral("Hop 3 of 6 · at least 40 ns of 240 ns"));
    trace.goTo(99);
    REQUIRE(trace.at() == 5);
    trace.setSpeed(200); // a hop takes 10 ms
    trace.setPlaying(true);
    REQUIRE(trace.at() == 0);
    QSignalSpy hops(&trace, &TraceView::atChanged);
    for (int wait = 0; wait < 100 && trace.isPlaying(); ++wait)
        hops.wait(50);
    REQUIRE_FALSE(trace.isPlaying());
    REQUIRE(trace.at() == 5);
    trace.setPlaying(true);
    trace.step(1);
    REQUIRE_FALSE(trace.isPlaying());
    trace.setPlaying(true);
    trace.setActive(false);
    REQUIRE_FALSE(trace.isPlaying());
}

TEST_CASE("a line in a cache has no published total, and a note reports this", "[views]") {
    TestApp app;
    TraceView& trace = traceOf(app);
    REQUIRE(trace.state().owners.size() == 4); // clean; same board; memory's board; another board
    trace.setOwner(indexOf(trace.state().owners, "Owned on another board"));
    REQUIRE(trace.state().error.isEmpty());
    REQUIRE(trace.rows()->count() == trace.state().hops + 1); // no rest and no total are invented
    REQUIRE(cell(trace, trace.state().hops, "text").startsWith(QStringLiteral("No total is published")));
    trace.memory()->setBoard(0); // on the requester's own board: the state stays selected in its new row
    REQUIRE(trace.state().owners.at(trace.state().owner).startsWith(QStringLiteral("Owned on another board")));
    REQUIRE(trace.outcomes()->count() == 0);
}

TEST_CASE("between boardsets a directory is queried, and its reply can be selected", "[views]") {
    TestApp app("sunfire15k-full");
    TraceView& trace = traceOf(app);
    trace.memory()->setBoard(static_cast<int>(trace.memory()->boards().size()) - 1);
    REQUIRE(trace.state().error.isEmpty());
    REQUIRE(trace.outcomes()->count() == 1);
    REQUIRE(trace.outcomes()->at(0, "onHit") == QStringLiteral("Directory: hit"));
    REQUIRE(trace.outcomes()->at(0, "onMiss") == QStringLiteral("Directory: miss"));
    const int hops = trace.state().hops;
    REQUIRE(cell(trace, 5, "title") == QStringLiteral("Directory: hit"));
    trace.setOutcome(0, false);
    REQUIRE(cell(trace, 5, "title") == QStringLiteral("Directory: miss"));
    REQUIRE(trace.state().hops == hops + 2); // the Mtags come from memory, and every other boardset is queried
    REQUIRE(indexOf(trace.state().owners, "Owned in a third boardset") > 0);
}

TEST_CASE("a failed or missing part is refused with a reason", "[views]") {
    TestApp app("sunfire15k-full");
    TraceView& trace = traceOf(app);
    Scenario broken = app.document().scenario();
    broken.workload.processes.clear();
    broken.configuration.failed = {"EX1/SB1"};
    app.document().open(broken);
    trace.memory()->setBoard(indexOf(trace.memory()->boards(), "SB1"));
    REQUIRE(trace.state().error.contains(QStringLiteral("is out of service")));
    REQUIRE(trace.rows()->count() == 0);
    REQUIRE(trace.hop() == nullptr);
    trace.setPlaying(true);
    REQUIRE_FALSE(trace.isPlaying());
    trace.memory()->setBoard(0);
    REQUIRE(trace.state().error.isEmpty());
}

TEST_CASE("a part is selected in two steps, and another board keeps the position on the board if it exists",
          "[views]") {
    TestApp app("sunfire15k-full");
    TraceView& trace = traceOf(app);
    PartChoice& requester = *trace.requester();
    // 18 Uniboards of four processors and 17 MaxCPU boards of two: 106 (Appendix B)
    REQUIRE(requester.boards().size() == 35);
    requester.setBoard(indexOf(requester.boards(), "SB1"));
    requester.setPart(3);
    REQUIRE(chosenIn(requester) == QStringLiteral("SB1 P3"));
    requester.setBoard(indexOf(requester.boards(), "SB17"));
    REQUIRE(chosenIn(requester) == QStringLiteral("SB17 P3"));
    requester.setBoard(indexOf(requester.boards(), "IO"));
    REQUIRE(requester.parts().size() == 2); // there is no fourth one, so the first is selected
    REQUIRE(requester.part() == 0);
    requester.setBoard(99);
    requester.setPart(2);
    REQUIRE(requester.part() == 0);
    REQUIRE(trace.state().error.isEmpty());
}

TEST_CASE("a machine without boards has one unnamed board of parts", "[views]") {
    TestApp app;
    app.files().requestMachine(QStringLiteral("sunfire280r"));
    TraceView& trace = traceOf(app);
    REQUIRE(trace.requester()->boards().size() == 1);
    REQUIRE(trace.requester()->parts() == QStringList{"P0", "P1"});
    REQUIRE(trace.memory()->part() >= 0);
}

TEST_CASE("parts of another domain, and parts in no domain, are refused with a remedy", "[views]") {
    TestApp app;
    TraceView& trace = traceOf(app);
    Scenario divided = app.document().scenario();
    divided.workload.processes.clear();
    divided.configuration.domains = {{"A", 0, {"SB0", "IB6"}}, {"B", 0, {"SB1", "IB7"}}};
    app.document().open(divided); // without pages, the trace ends at the last memory, P3 of its board
    trace.memory()->setBoard(1);
    REQUIRE(trace.state().error ==
            QStringLiteral("SB1 P3 memory is outside the domain of SB0 P0, and addresses never cross "
                           "domains. Select two parts of the same domain."));
    trace.memory()->setBoard(2);
    REQUIRE(trace.state().error == QStringLiteral("SB2 P3 memory is in no domain. Select a part in a domain."));
    trace.memory()->setBoard(0);
    REQUIRE(trace.state().error.isEmpty());
}

TEST_CASE("the hop is highlighted on the diagram only while the trace is shown", "[views]") {
    TestApp app;
    CanvasView& canvas = *app.session->canvas();
    const Overlay& lit = canvas.overlay();
    canvas.camera()->setViewport({1280, 800});
    TraceView& trace = traceOf(app);
    REQUIRE(lit.highlightedBoxes.size() == 2); // SB0 P0 and SB0's repeater
    trace.goTo(5);
    REQUIRE(lit.highlightedBoxes.size() > 3);
    REQUIRE(lit.highlightedWires.size() >= 2); // out of SB3 and into SB0
    trace.setActive(false);
    REQUIRE(lit.highlightedBoxes.empty());
    REQUIRE(lit.highlightedWires.empty());
}

TEST_CASE("a hop outside the current level closes the level, and a hop inside does not", "[views]") {
    TestApp app;
    CanvasView& canvas = *app.session->canvas();
    canvas.camera()->setViewport({1280, 800});
    canvas.show(QStringLiteral("SB3"));
    REQUIRE(canvas.isInside());
    TraceView& trace = traceOf(app); // hop 1 is on SB0
    REQUIRE_FALSE(canvas.isInside());
    trace.goTo(4); // the memory of SB3
    canvas.show(QStringLiteral("SB3"));
    trace.goTo(5); // to SB0
    REQUIRE_FALSE(canvas.isInside());
}

TEST_CASE("a trace follows the machine, and opens when the diagram requests it", "[views]") {
    TestApp app;
    TraceView& trace = traceOf(app);
    trace.goTo(3);
    REQUIRE(app.session->library()->setOption(QStringLiteral("ioAssemblies"), 2).isEmpty());
    REQUIRE(trace.state().hops == 6);
    QSignalSpy wanted(&trace, &TraceView::wanted);
    Q_EMIT app.session->canvas()->traceRequested(QStringLiteral("SB2"));
    REQUIRE(wanted.count() == 1);
    REQUIRE(chosenIn(*trace.requester()).startsWith(QStringLiteral("SB2")));
    Q_EMIT app.session->canvas()->traceToRequested(QStringLiteral("SB4/P2"));
    REQUIRE(wanted.count() == 2);
    REQUIRE(chosenIn(*trace.memory()).startsWith(QStringLiteral("SB4 P2")));
    app.files().requestMachine(QStringLiteral("sunfire280r"));
    REQUIRE(trace.state().error.isEmpty());
    app.files().requestBundled(QStringLiteral("sunfire6800-first")); // a new scenario has its own ends
    CHECK(chosenIn(*trace.requester()) == QStringLiteral("SB0 P0"));
    CHECK(chosenIn(*trace.memory()) == QStringLiteral("SB3 P0 memory"));
}

TEST_CASE("an opened scenario is traced once, and no hop is highlighted until the user requests one", "[views]") {
    TestApp app;
    TraceView& trace = traceOf(app);
    trace.goTo(3);
    trace.setPlaying(true);
    const QSignalSpy traced(&trace, &TraceView::changed);
    const QSignalSpy shown(&trace, &TraceView::atChanged);
    app.files().requestBundled(QStringLiteral("sunfire15k-full"));
    CHECK(traced.count() == 1);
    CHECK(shown.count() == 1);
    CHECK(trace.state().hops > 0);
    CHECK(trace.at() == -1);
    CHECK_FALSE(trace.isPlaying());
}

TEST_CASE("a trace that is not shown keeps no part of an earlier machine", "[views]") {
    TestApp app("sunfire15k-mpo-master-next-touch");
    TraceView& trace = traceOf(app);
    REQUIRE(trace.state().owners.size() > 1);
    trace.setActive(false);
    app.files().requestBundled(QStringLiteral("t5440-first"));
    CHECK(trace.state().owners.isEmpty());
}

TEST_CASE("the lanes of a message have its steps to scale, and other operations have none", "[views]") {
    TestApp app("firelink-life");
    TraceView& trace = traceOf(app);
    REQUIRE(trace.state().ends == QStringList{QStringLiteral("N0 SB0 P0"), QStringLiteral("N1 SB0 P0")});
    REQUIRE(trace.lanes()->count() == trace.state().hops);
    const QString role = QStringLiteral("words");
    CHECK(trace.lanes()->at(0, role) == QStringLiteral("get_interconnect_topology 12,650 ns"));
    CHECK(trace.lanes()->at(0, QStringLiteral("isAtReceiver")).toBool());
    CHECK(trace.lanes()->at(11, QStringLiteral("span")).toDouble() == 0);
    CHECK(trace.connectionText(1).startsWith(QStringLiteral("1 message: ")));
    app.files().requestBundled(QStringLiteral("sunfire6800-first"));
    CHECK(trace.lanes()->count() == 0);
}
