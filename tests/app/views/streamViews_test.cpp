// SPDX-License-Identifier: GPL-3.0-or-later
// A machine of streams in the window: its terms, cards and requests, and the removal of a processor.
#include "BoardActions.h"
#include "MachineOrder.h"
#include "support/drawing.h"
#include "testApp.h"

#include <algorithm>

using namespace boardset;
using namespace boardset::test;

namespace {

/// A T5440 with an exerciser in slot 0 that reads CPU0's memory, and another in slot 2.
Scenario twoStreams() {
    Scenario scenario{"Two streams", "", "t5440", {}, {}};
    scenario.configuration.boards = {{"slot0", "pcie-exerciser"}, {"slot2", "pcie-exerciser"}};
    for (const auto& [name, slot, memory] :
         {std::tuple("1", "slot0", "CPU0/memory"), std::tuple("2", "slot2", "CPU0/memory")}) {
        Process process{.name = *name == '1' ? "A" : "B", .work = "dma-read", .customers = {}, .regions = {}};
        process.customers.push_back({.name = CustomerName(name), .on = slot, .regions = {}});
        process.regions.push_back({.name = "a", .pagesIn = {{memory, 16}}});
        scenario.workload.processes.push_back(process);
    }
    return scenario;
}

struct StreamApp : TestApp {
    StreamApp() { document().open(twoStreams()); }
    SetupView& setup() { return *session->setup(); }
    InspectorView& inspector() { return *session->inspector(); }
    QStringList menuOf(const char* path) {
        CanvasView& canvas = *session->canvas();
        canvas.select({});
        canvas.select(test::keyOfBlock(path));
        canvas.offerSelected();
        QStringList lines;
        for (const ActionRow& row : canvas.actions()->rows())
            lines << row.text;
        return lines;
    }
};

} // namespace

TEST_CASE("a machine has as many processors as its boards hold, however they are grouped", "[views]") {
    CHECK(processorsOf(*Topology::build(catalog(), "sunfire6800")) == 24);
    CHECK(processorsOf(*Topology::build(catalog(), "sunfirev880")) == 8);
    CHECK(processorsOf(*Topology::build(catalog(), "t5440")) == 4); // with 64 strands each
}

TEST_CASE("texts about streams do not mention threads, although the machine can run both", "[views]") {
    StreamApp app;
    REQUIRE(app.setup().state().devices);
    REQUIRE(app.setup().state().customerTitle == QStringLiteral("Thread or stream"));
    REQUIRE(app.session->library()->state().detail == QStringLiteral("4 processors"));
    app.inspector().show({Subject::Thread, "1"});
    REQUIRE(app.inspector().card()->heading() == QStringLiteral("Stream 1"));
    REQUIRE(app.said(QStringLiteral("Device")) == QStringLiteral("Slot 0"));
    REQUIRE(app.said(QStringLiteral("Runs on")).isEmpty());
    SearchView& search = *app.session->search();
    search.setQuery(QStringLiteral("stream 2"));
    REQUIRE(search.rows()->at(0, QStringLiteral("title")) == QStringLiteral("Stream 2"));
    const QStringList menu = app.menuOf("slot0");
    REQUIRE(menu.contains(QStringLiteral("Add a stream here")));
    REQUIRE(menu.contains(QStringLiteral("Move the card of Slot 0")));
    REQUIRE(menu.filter(QStringLiteral("thread")).isEmpty());
    REQUIRE(menu.filter(QStringLiteral("miss")).isEmpty()); // no protocol describes its path
    REQUIRE(app.session->policy()->state().applies);        // applies to threads, and there are none
    REQUIRE_FALSE(app.session->policy()->state().replayable);
    REQUIRE_FALSE(app.setup().state().divisible);
    app.session->trace()->setActive(true);
    TraceView& trace = *app.session->trace();
    REQUIRE((trace.state().empty.isEmpty() && trace.state().error.isEmpty()));
    REQUIRE(trace.requester()->boards().last() == QStringLiteral("Others")); // beside the boards of the strands
    REQUIRE(trace.requester()->parts().value(trace.requester()->part()) == QStringLiteral("Slot 0"));
    REQUIRE(trace.state().operations.value(trace.state().operation).startsWith(QStringLiteral("DMA")));
    REQUIRE(trace.state().owners.isEmpty());
    REQUIRE(trace.state().hops > 0);
}

TEST_CASE("a link shows the utilisation of both directions, and derives that of the busier one", "[views]") {
    StreamApp app;
    const QVariantMap busiest = app.session->answer()->stationAt(0);
    const Subject part = subjectNamed(busiest[QStringLiteral("part")].toString().toStdString());
    REQUIRE(part.kind == Subject::Link);
    const Topology& topology = app.document().topology();
    const QString title = QString::fromStdString(topology.link(linkNamed(topology, part.id)).title);
    app.inspector().show(part);
    REQUIRE(app.inspector().card()->heading() == title);
    REQUIRE_FALSE(app.said(QStringLiteral("Utilisation, downstream")).isEmpty());
    REQUIRE_FALSE(app.said(QStringLiteral("Utilisation, upstream")).isEmpty());
    WhyView& why = *app.session->why();
    why.show(part);
    REQUIRE(why.state().error.isEmpty());
    REQUIRE(why.state().subtitle.contains(title + QStringLiteral(", downstream")));
}

TEST_CASE("every link has a unique id, which finds it", "[views]") {
    StreamApp app;
    for (const Machine& machine : app.document().catalog()->machines()) {
        const auto topology = Topology::build(app.document().catalog(), machine.id);
        for (const Link& link : topology->links()) {
            INFO(machine.id << ": " << link.title);
            REQUIRE(linkNamed(*topology, subjectOf(*topology, link.id).id) == link.id);
        }
    }
}

TEST_CASE("the library has the cards and modules that fit somewhere, and no empty slot", "[views]") {
    StreamApp app;
    QStringList boards;
    for (int row = 0; row < app.setup().boards()->count(); ++row)
        boards << app.setup().boards()->at(row, QStringLiteral("board")).toString();
    for (const char* card : {"t2plus-module", "pcie-hba", "pcie-10gbe", "pcie-exerciser", "io-expansion-unit"})
        REQUIRE(boards.contains(QString::fromLatin1(card)));
    REQUIRE_FALSE(boards.contains(QStringLiteral("empty-slot")));
}

TEST_CASE("a card added to a slot gets a stream in the same step", "[views]") {
    StreamApp app;
    const Scenario before = app.document().scenario();
    const auto put = [&](const char* slot, const char* type) {
        return withCustomer(SetBoard{slot, type}, app.document().topology(), app.document().scenario().workload);
    };
    const double rate = app.document().answer().bytesPerSecond;
    REQUIRE(app.document().perform(put("slot4", "pcie-exerciser")).isEmpty());
    REQUIRE(app.document().scenario().workload.customerCount() == 3);
    REQUIRE(app.document().answer().bytesPerSecond > 1.2 * rate);
    REQUIRE(app.document().history().steps().back().title == "Add Exerciser to Slot 4");
    app.document().undo();
    REQUIRE(app.document().scenario() == before);
    // A card that replaces another takes over its stream. A unit for cards has no traffic of its own.
    REQUIRE(put("slot0", "pcie-hba").size() == 1);
    REQUIRE(put("slot5", "io-expansion-unit").size() == 1);
    // A card does not fit everywhere, and the refusal says so.
    const QString refusal = app.document().perform(put("CPU1", "pcie-hba"));
    REQUIRE(refusal.contains(QStringLiteral("does not fit")));
    REQUIRE(app.document().scenario() == before);
}

namespace {

int workRow(InspectorView& inspector) {
    for (int row = 0; row < inspector.fields()->count(); ++row)
        if (inspector.fields()->at(row, QStringLiteral("key")) == QStringLiteral("work"))
            return row;
    return -1;
}

/// Returns the heading above the fields of the work.
QString headingIn(InspectorView& inspector) {
    return inspector.fields()->at(workRow(inspector), QStringLiteral("heading")).toString();
}

} // namespace

TEST_CASE("number, size and direction of requests are set in the inspector", "[views]") {
    StreamApp app;
    InspectorView& inspector = app.inspector();
    inspector.show({Subject::Thread, "1"});
    REQUIRE((inspector.valueOf(QStringLiteral("size")) > 0));
    REQUIRE(inspector.fields()->at(workRow(inspector), QStringLiteral("choices")).toStringList() ==
            QStringList{"DMA read", "DMA write", "DMA read and write"});
    const auto own = [&] { return app.document().answer().classes.front().bytesPerSecond; };
    REQUIRE(inspector.set(QStringLiteral("size"), 64).isEmpty());
    REQUIRE(inspector.set(QStringLiteral("atOnce"), 1).isEmpty());
    const double one = own();
    REQUIRE(inspector.set(QStringLiteral("atOnce"), 4).isEmpty());
    REQUIRE(own() == Approx(4 * one).epsilon(0.05)); // far below the limit: Little's law
    REQUIRE(inspector.valueOf(QStringLiteral("size")) == 64);
    REQUIRE(app.said(QStringLiteral("Requests outstanding")) == QStringLiteral("4 of 64 bytes"));
    REQUIRE(inspector.set(QStringLiteral("work"), 1).isEmpty());
    REQUIRE(inspector.valueOf(QStringLiteral("work")) == 1);
    REQUIRE(app.session->answer()->line("throughput").unit == QStringLiteral("MB/s")); // one writes, one reads
    REQUIRE_FALSE(inspector.set(QStringLiteral("atOnce"), 100'000).isEmpty());
    for (int step = 0; step < 4; ++step)
        app.document().undo();
    REQUIRE(app.document().scenario().workload == twoStreams().workload);
}

TEST_CASE("a number that the work determines stays so when the other number is set", "[views]") {
    StreamApp app;
    InspectorView& inspector = app.inspector();
    inspector.show({Subject::Thread, "1"});
    const auto own = [&]() -> const Process& { return app.document().scenario().workload.processes[0]; };
    REQUIRE(app.document().perform({SetNumber{"A", {}, {}}, SetNumber{"A", "size", {}}}).isEmpty());
    REQUIRE(inspector.set(QStringLiteral("size"), 256).isEmpty());
    REQUIRE(own().atOnce == 0);
    REQUIRE(inspector.valueOf(QStringLiteral("atOnce")) > 0);
    REQUIRE(app.document().perform({SetNumber{"A", {}, {}}, SetNumber{"A", "size", {}}}).isEmpty());
    REQUIRE(inspector.set(QStringLiteral("atOnce"), 2).isEmpty());
    REQUIRE(own().numbers.empty());
}

TEST_CASE("a card shows the requests of its stream, and names the process that they belong to", "[views]") {
    StreamApp app;
    app.inspector().show({Subject::Block, "slot2"});
    REQUIRE(app.said(QStringLiteral("Stream")) == QStringLiteral("2"));
    REQUIRE(app.inspector().state().process == QStringLiteral("B"));
    REQUIRE(headingIn(app.inspector()) == QStringLiteral("Process B:"));
    REQUIRE(app.inspector().set(QStringLiteral("atOnce"), 16).isEmpty());
    REQUIRE(app.document().scenario().workload.processes[1].atOnce == 16);
    REQUIRE(app.document().scenario().workload.processes[0].atOnce != 16);
    app.inspector().show({Subject::Block, "switch2"});
    REQUIRE(app.inspector().state().process.isEmpty());
    app.document().undo(); // there is nothing to save
    app.files().requestBundled(QStringLiteral("t5440-two-way"));
    app.inspector().show({Subject::Block, "slot2"});
    REQUIRE(headingIn(app.inspector()) == QStringLiteral("All 10 streams of process A:"));
}

TEST_CASE("a refusal disappears once the value is corrected", "[views]") {
    StreamApp app;
    const QString title = QStringLiteral("Can't change “Requests outstanding”");
    app.session->refuse(title, QStringLiteral("“0” is not a whole number from 1 to 1,024."));
    REQUIRE(app.problem().isOpen());
    app.session->refuse(QStringLiteral("Can't remove this"), {}); // about a different subject
    REQUIRE(app.problem().isOpen());
    app.session->refuse(title, {});
    REQUIRE_FALSE(app.problem().isOpen());
}

TEST_CASE("a note below the latency of writes explains its meaning", "[views]") {
    const auto below = [](const char* id) {
        return TestApp(id).session->answer()->line("latency").detail.section('\n', 0, 0);
    };
    REQUIRE(below("t5440-write-1").contains(QStringLiteral("writes are posted")));
    REQUIRE(below("t5440-both-1").contains(QStringLiteral("for posted writes, only the link time counts")));
    REQUIRE_FALSE(below("t5440-read-1").contains(QStringLiteral("write")));
    REQUIRE_FALSE(below("sunfire6800-copy-1-local").contains(QStringLiteral("write"))); // a copy waits for its reads
}

TEST_CASE("removing a processor stops the parts behind it until the machine is reconfigured", "[views]") {
    StreamApp app;
    app.inspector().show({Subject::Thread, "2"});
    REQUIRE(app.said(QStringLiteral("Path to memory")) == QStringLiteral("Slot 2 – PCI-E switch 2 – CPU2"));
    REQUIRE(app.setup().state().routeChanges.isEmpty());
    REQUIRE(app.document().perform(SetBoard{"CPU2", ""}).isEmpty());
    REQUIRE(app.session->answer()->stopped()->heading() == QStringLiteral("1 stream stopped"));
    REQUIRE(app.session->answer()->stopped()->rows().at(0).label == QStringLiteral("Stream 2"));
    REQUIRE(app.setup().state().routeChanges ==
            QStringList{"Slot 2 and Slot 3 (empty) are cut off: no path leads to memory."});
    REQUIRE(app.setup().state().reconfigurable);
    FindingsView& findings = *app.session->findings();
    findings.waitUntilChecked();
    int helped = 0;
    for (int row = 0; row < findings.rows()->count(); ++row)
        for (const QVariant& cell : findings.rows()->at(row, QStringLiteral("cells")).toList())
            helped += cell.value<ShownCell>().action == QStringLiteral("Reconfigure PCI-E") ? 1 : 0;
    REQUIRE(helped == 2); // the card without a path, and its stream
    REQUIRE(app.menuOf("slot2").contains(QStringLiteral("Reconfigure PCI-E")));

    REQUIRE(app.setup().reconfigure().isEmpty());
    REQUIRE(app.session->answer()->stopped()->heading().isEmpty());
    REQUIRE(app.setup().state().routeChanges ==
            QStringList{"Slot 2 and Slot 3 (empty) are reached again, through CPU0 and 2 switches."});
    REQUIRE(app.session->history()->state().undoTitle == QStringLiteral("Reconfigure PCI-E"));
    app.inspector().show({Subject::Thread, "2"});
    REQUIRE(app.said(QStringLiteral("Path to memory")) ==
            QStringLiteral("Slot 2 – PCI-E switch 2 – crosslink 2–0 – PCI-E switch 0 – CPU0"));
    app.document().undo();
    REQUIRE(app.setup().state().reconfigurable);
    app.document().undo();
    REQUIRE(app.session->answer()->stopped()->heading().isEmpty());
    REQUIRE_FALSE(app.setup().state().reconfigurable);
    // Opening another scenario of the machine does not count as a change of paths.
    app.document().open(Scenario{"Small", "", "t5440", Options{{"processors", 2}}, {}});
    REQUIRE(app.setup().state().routeChanges.isEmpty());
}

TEST_CASE("the machine's page counts the modules that are present", "[views]") {
    StreamApp app;
    app.inspector().clear();
    REQUIRE(app.said(QStringLiteral("Processors")) == QStringLiteral("4"));
    REQUIRE(app.document().perform(SetBoard{"CPU2", ""}).isEmpty());
    REQUIRE(app.said(QStringLiteral("Processors")) == QStringLiteral("3 of 4"));
    app.document().undo();
    REQUIRE(app.said(QStringLiteral("Processors")) == QStringLiteral("4"));
}

TEST_CASE("opening another scenario clears the selection", "[views]") {
    StreamApp app;
    QSignalSpy opened(app.session.get(), &Session::opened);
    const Topology& topology = app.document().topology(); // until another scenario is opened
    const auto link = std::find_if(topology.links().begin(), topology.links().end(),
                                   [](const Link& each) { return each.title == "link of PCI-E switch 2"; });
    const QString linkKey = format::text(subjectOf(topology, link->id));
    const std::vector<Subject> parts{{Subject::Thread, "1"}, subjectOf(topology, link->id), {Subject::Block, "CPU0"}};
    for (const Subject& part : parts) {
        app.session->goTo(part);
        REQUIRE(app.inspector().subject() == part);
        if (part.kind == Subject::Link)
            REQUIRE(app.session->canvas()->selected() == linkKey);
        if (part.kind == Subject::Thread)
            REQUIRE(app.session->canvas()->selected() == test::keyOfThread("1"));
        app.document().open(twoStreams());
        REQUIRE(app.inspector().kind() == Subject::Machine);
        REQUIRE(app.session->canvas()->selected().isEmpty());
    }
    REQUIRE(opened.count() == 3);
}

TEST_CASE("a yes-or-no option is shown as yes or no", "[views]") {
    StreamApp app;
    app.inspector().clear();
    const QString option = QStringLiteral("PCI-E reconfigured");
    CHECK(app.said(option) == QStringLiteral("no"));
    REQUIRE(app.session->library()->setOption(QStringLiteral("reconfigured"), 1).isEmpty());
    CHECK(app.said(option) == QStringLiteral("yes"));
    CHECK(app.said(QStringLiteral("Processors")) == QStringLiteral("4"));
}
