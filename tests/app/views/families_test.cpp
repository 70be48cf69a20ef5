// SPDX-License-Identifier: GPL-3.0-or-later
// Invented machine families in the window: features that no bundled machine has.
#include "BoardActions.h"
#include "Format.h"
#include "boardset/analysis/Completion.h"
#include "boardset/analysis/DescribeMove.h"
#include "boardset/report/DescribePart.h"
#include "boardset/text/Language.h"
#include "boardset/topology/Titles.h"
#include "core/families/families.h"
#include "testApp.h"

#include <cmath>

using namespace boardset;
using namespace boardset::test;

namespace {

TestApp invented(const std::string& name) {
    return {familiesCatalog(), Invented(name).scenario};
}

/// Selects an item in the inspector and returns the value of the row with this label.
QString said(TestApp& app, Subject::Kind kind, const char* id, const char* label) {
    app.session->inspector()->show({kind, id});
    return app.said(QString::fromLatin1(label));
}

QStringList menuOf(TestApp& app, const char* path) {
    const Topology& topology = app.document().topology();
    QStringList texts;
    for (const ActionRow& row : boardActions(topology, app.document().scenario().workload, topology.at(path)))
        texts << row.text;
    return texts;
}

} // namespace

TEST_CASE("the Results panel has a line for each further unit", "[views]") {
    TestApp app = invented("both-streams");
    REQUIRE(app.document().answer().totals.size() == 2);
    const Quantity packets{app.document().answer().totals[1].bytesPerSecond / 1e6, "MB/s"};
    CHECK(app.session->answer()
              ->line("throughput")
              .detail.startsWith(format::text(Language().text(packets) + " of packets, ")));
    TestApp one = invented("both-amounts");
    CHECK(one.session->answer()->line("throughput").detail.isEmpty());
    CHECK(app.session->answer()->line("throughput").unit ==
          QStringLiteral("MB/s read")); // the packets have their own verb
    CHECK_FALSE(app.session->answer()->line("latency").detail.section('\n', 0, 0).contains(QStringLiteral("writes")));
    TestApp behind = invented("server-background");
    CHECK(behind.session->answer()->line("throughput").text == QStringLiteral("100"));
    CHECK(behind.session->answer()
              ->line("throughput")
              .detail.contains(QStringLiteral("operations/s in the background, ")));
    CHECK(behind.session->answer()->gainTitle() == QStringLiteral("Latency if twice as fast (of the foreground)"));
    TestApp operations = invented("server-mix");
    CHECK(operations.session->answer()->line("throughput").text == QStringLiteral("100"));
    CHECK(operations.session->answer()->line("throughput").unit == QStringLiteral("operations/s served"));
}

TEST_CASE("the Results panel reports an overload, and shows no number for it", "[views]") {
    TestApp app = invented("server-overload");
    AnswerView& answer = *app.session->answer();
    answer.waitUntilSolved();
    CHECK(answer.line("throughput").text == QStringLiteral("Overloaded"));
    CHECK(answer.line("throughput").unit.isEmpty());
    CHECK(answer.line("throughput").tone == QStringLiteral("bad"));
    CHECK(answer.line("latency").text == QStringLiteral("14.9"));
    CHECK(answer.line("latency").unit == QStringLiteral("ms mean latency on an idle machine"));
    CHECK(answer.line("throughput").detail ==
          QStringLiteral("Demand exceeds capacity: kernel lock, disk Channel 0 Disk 0 and 3 more"));
    CHECK(answer.line("latency").detail.section('\n', 0, 0) == QStringLiteral("The queueing time grows without limit"));
    CHECK(answer.line("latency").detail.section('\n', 1).isEmpty());
    CHECK(answer.stations()->at(0, QStringLiteral("gain")) == QStringLiteral("–"));
    CHECK(answer.gainTitle().isEmpty()); // no column of dashes
    app.session->why()->show({Subject::Throughput});
    CHECK(app.session->why()->state().error.isEmpty()); // the demand on the busiest part is explained instead
    CHECK(app.session->why()->lines()->count() > 1);
    CHECK(format::text(percentText(5.5e12)) == QStringLiteral(">999 %"));
}

TEST_CASE("work at a given rate limits throughput, and a faster part changes its latency", "[views]") {
    TestApp app = invented("server-mix");
    AnswerView& answer = *app.session->answer();
    CHECK(answer.line("pace").text.toStdString() ==
          "No part is saturated; the arrival rate limits throughput. The channel "
          "Channel 0 is closest to its limit, which is 20 %.");
    answer.waitUntilSolved();
    CHECK(answer.gainTitle() == QStringLiteral("Latency if twice as fast"));
    CHECK(answer.stations()->at(0, QStringLiteral("gain")).toString().startsWith(QChar(0x2212)));
    app.session->plots()->setActive(true);
    CHECK(app.session->plots()->titles().isEmpty()); // no customer has a number of outstanding operations
    const Answer before = app.document().answer();
    REQUIRE(app.document().perform(RemoveCustomer{"few"}).isEmpty());
    CHECK(answer.line("throughput").tone == "plain"); // demand is lower, so this is not worse
    CHECK(answer.line("throughput").change == QStringLiteral("−40 % (was 100)"));
    const auto lines = describeMove(before, app.document().answer(), {.verb = {"served"}});
    CHECK(std::any_of(lines.begin(), lines.end(), [](const CardLine& line) {
        return line.key == "rate" && Language().text(line.value) == "100 → 60 operations/s";
    }));
}

TEST_CASE("the trace follows the scenario's operations, and any other operation of any part", "[views]") {
    TestApp messages = invented("cluster-window");
    TraceView& trace = *messages.session->trace();
    trace.setActive(true);
    REQUIRE(trace.state().error.isEmpty());
    CHECK(trace.state().operations.value(trace.state().operation) == QStringLiteral("A message"));
    CHECK(trace.requester()->parts().value(trace.requester()->part()) == QStringLiteral("A0 processor"));
    CHECK(trace.memory()->parts().value(trace.memory()->part()) == QStringLiteral("B1 processor"));
    CHECK(trace.memory()->parts().size() == 3); // to the other processors
    CHECK(trace.state().owners.isEmpty());
    CHECK(trace.rows()->at(2, QStringLiteral("remark")) == QStringLiteral("64 times"));
    CHECK(trace.rows()->at(3, QStringLiteral("time")) == QStringLiteral("84.99 µs"));
    trace.setOperation(0); // a line, which is requested from memory
    CHECK(trace.memory()->parts().size() == 4);
    trace.memory()->setPart(0);
    CHECK(trace.state().error.isEmpty());
    CHECK(trace.state().owners.size() == 1);
    trace.memory()->setPart(1);
    CHECK(trace.state().error.contains(QStringLiteral("is cut off from A0 processor")));

    TestApp clients = invented("server-mix");
    TraceView& server = *clients.session->trace();
    server.setActive(true);
    REQUIRE(server.state().error.isEmpty());
    CHECK(server.requester()->parts() == QStringList{QStringLiteral("net")});
    CHECK(server.memory()->parts().size() == 4); // disks
    CHECK(server.state().hops == 4);
    CHECK(server.rows()->at(4, QStringLiteral("time")) == QStringLiteral("14.05 ms"));
    CHECK(server.progress() == QStringLiteral("Hop 1 of 4 · 2 ms of 14.05 ms"));
    server.setOperation(2); // computes, and uses no path
    REQUIRE(server.state().error.isEmpty());
    CHECK(server.memory()->board() == -1);
    CHECK(server.state().hops == 1);
}

TEST_CASE("threads without a published time are named, and nothing counts as stopped", "[views]") {
    TestApp app = invented("ring-shared");
    AnswerView& answer = *app.session->answer();
    CHECK((answer.state().hasAnswer && answer.unknown()->heading().isEmpty()));
    // Times are published only within one book.
    REQUIRE(app.document().perform(MovePages{"A", "a", "B0/memory", "B1/memory"}).isEmpty());
    CHECK_FALSE(answer.state().hasAnswer);
    CHECK((answer.stopped()->heading().isEmpty() && answer.stopped()->rows().empty()));
    CHECK(answer.unknown()->heading() == QStringLiteral("1 thread without a result"));
    REQUIRE(answer.unknown()->rows().size() == 1);
    CHECK(answer.unknown()->rows()[0].label == QStringLiteral("Thread 1"));
    CHECK(answer.unknown()->rows()[0].text.startsWith(QStringLiteral("No source says")));
}

TEST_CASE("the inspector shows how far a part is from its limit", "[views]") {
    TestApp app = invented("server-mix");
    const QString value = said(app, Subject::Block, "channel0", "Saturated from");
    const auto stations = stationsAt(app.document().answer(), app.document().topology().at("channel0"), {});
    CHECK(value ==
          QStringLiteral("20 % (%1 times the current load)").arg(format::text(figureOf(stations.at(0).headroom()))));
    TestApp over = invented("server-overload");
    CHECK(said(over, Subject::Block, "channel0", "Saturated from") == QStringLiteral("20 % (reached)"));
}

TEST_CASE("the machine's page shows its budgets, and which are exceeded", "[views]") {
    TestApp app = invented("server-mix");
    CHECK(said(app, Subject::Machine, "", "Power") ==
          QStringLiteral("40 W of 30 W; exceeds the limit; unknown for 1 part"));
}

TEST_CASE("machines inside a machine have their options in the list", "[views]") {
    TestApp app = invented("cluster-window");
    RowListModel& options = *app.session->library()->options();
    REQUIRE(options.count() == 4);
    CHECK(app.session->library()->setOption(QStringLiteral("B1/speed"), 2).isEmpty());
    const qsizetype row = column(options, "option").indexOf(QStringLiteral("B1/speed"));
    REQUIRE(row >= 0);
    CHECK(options.at(static_cast<int>(row), QStringLiteral("value")) == 2);
}

TEST_CASE("an option that the machine overrides shows the value in force with a reason, and keeps the requested value",
          "[views]") {
    TestApp app = invented("ring-shared"); // a disk has failed since the boot
    RowListModel& options = *app.session->library()->options();
    CHECK(options.at(0, QStringLiteral("value")) == 1);
    CHECK(options.at(0, QStringLiteral("reason")).toString().isEmpty());
    REQUIRE(menuOf(app, "B0").contains(QStringLiteral("Restart the machine")));
    CHECK(app.document().perform(Boot{}).isEmpty());
    CHECK(options.at(0, QStringLiteral("value")) == 0);
    CHECK(options.at(0, QStringLiteral("words")).toStringList() == QStringList{QStringLiteral("no")});
    CHECK(options.at(0, QStringLiteral("reason")) == QStringLiteral("With a disk failed the caches are private."));
    CHECK(app.document().whole().scenario.configuration.options.at("shared") == 1);
    CHECK(app.session->library()->setOption(QStringLiteral("shared"), 0).isEmpty());
    CHECK(app.session->history()->state().undoTitle == QStringLiteral("Set Caches shared to no"));
}

TEST_CASE("a part can be switched off only if an option depends on it", "[views]") {
    TestApp app = invented("ring-private");
    const QString title = format::text(titleAt(app.document().topology(), "B3/disk"));
    CHECK(menuOf(app, "B3/disk").contains(QStringLiteral("Switch off ") + title));
    CHECK(app.document().perform(SetOff{"B3/disk"}).isEmpty());
    CHECK(menuOf(app, "B3/disk").contains(QStringLiteral("Switch on ") + title));
    TestApp bundled;
    CHECK(menuOf(bundled, "SB3").filter(QStringLiteral("Switch")).isEmpty());
    CHECK(menuOf(bundled, "SB3").filter(QStringLiteral("Restart")).isEmpty());
}

TEST_CASE("a customer with an amount of work finishes", "[views]") {
    TestApp app = invented("both-amounts");
    CHECK(said(app, Subject::Thread, "1", "Finishes") == QStringLiteral("…")); // a click does not wait for it
    app.session->inspector()->waitUntilReady();
    CHECK(said(app, Subject::Thread, "1", "Finishes") ==
          QStringLiteral("after 0.20 s, including 0.10 s of processor time"));
    CHECK(said(app, Subject::Thread, "2", "Finishes").startsWith(QStringLiteral("after 0.30 s")));
    TestApp endless;
    CHECK(said(endless, Subject::Thread, "1", "Finishes").isEmpty());
}

TEST_CASE("a program with amounts of work is replayed until they are done", "[views]") {
    Scenario scenario;
    scenario.title = "An amount";
    scenario.machine = "sunfire280r";
    const auto machine = Topology::build(familiesCatalog(), scenario.machine);
    Program program;
    program.system = familiesCatalog()->systemsOf(machine->machine()).back().id;
    program.processes = {{"A", "one-miss", false}};
    program.events = {events::Map{.process = "A", .segment = "a", .pages = 8}};
    events::Create create{.process = "A", .threads = 1};
    create.amount = 1e6;
    program.events.emplace_back(create);
    program.events.emplace_back(events::Touch{{1}, "a", {}, true});
    scenario.program = program;
    TestApp app(familiesCatalog(), scenario);
    REQUIRE(app.document().replay() != nullptr);
    const auto replay = Replay::of(program, machine); // does not know when work finishes
    CHECK(app.document().length() > replay->length());
}

TEST_CASE("texts name threads and streams where both can run", "[views]") {
    TestApp app = invented("both-streams");
    SetupView& setup = *app.session->setup();
    CHECK((setup.state().devices && setup.state().threads));
    CHECK(setup.state().customer == QStringLiteral("thread or stream"));
    TestApp threads;
    CHECK((!threads.session->setup()->state().devices && threads.session->setup()->state().threads));
    TestApp bundled("t5440-read-1"); // strands beside cards
    CHECK((bundled.session->setup()->state().devices && bundled.session->setup()->state().threads));
    CHECK(bundled.session->setup()->state().customer == QStringLiteral("thread or stream"));
}

TEST_CASE("a client shows its work, which can be set in the inspector", "[views]") {
    TestApp app = invented("server-mix");
    InspectorView& inspector = *app.session->inspector();
    CHECK(said(app, Subject::Thread, "many", "Throughput") == QStringLiteral("60 operations/s"));
    CHECK(said(app, Subject::Thread, "many", "Uses region data") ==
          QStringLiteral("mirrored over region left, region right"));
    // the work is open, so it has no number of outstanding requests
    CHECK(said(app, Subject::Thread, "many", "Requests outstanding").isEmpty());
    CHECK(inspector.valueOf(QStringLiteral("rate")) == 6);
    CHECK(inspector.valueOf(QStringLiteral("count")) == 10);
    CHECK(std::isnan(inspector.valueOf(QStringLiteral("atOnce"))));
    CHECK(inspector.set(QStringLiteral("rate"), 3).isEmpty());
    CHECK(said(app, Subject::Thread, "many", "Throughput") == QStringLiteral("30 operations/s"));
    CHECK(app.session->history()->state().undoTitle == QStringLiteral("Client many: 3 operations per second"));
    inspector.show({Subject::Thread, "few"}); // fields with the same name now belong to another client
    CHECK(inspector.set(QStringLiteral("count"), 8).isEmpty());
    CHECK(app.document().scenario().workload.processes[0].customers[1].count == 8);
    CHECK_FALSE(inspector.set(QStringLiteral("count"), 0).isEmpty());
    inspector.show({Subject::Block, "net"}); // the names link to the clients
    CHECK(inspector.card()->rows().front().subject == QStringLiteral("thread:many"));
}

TEST_CASE("data is dropped on disks, and its layout is set in the inspector", "[views]") {
    TestApp app = invented("server-mix");
    Document& document = app.document();
    REQUIRE(document.perform({AddCustomer{"", "net"}, AddRegion{"B", 1, "channel0/disk0"}}).isEmpty());
    CHECK(said(app, Subject::Block, "channel0/disk0", "Data") == QStringLiteral("Region left of process A"));
    CHECK(said(app, Subject::Region, "B/a", "Placement") == QStringLiteral("on Channel 0 Disk 0"));
    InspectorView& inspector = *app.session->inspector();
    CHECK(std::isnan(inspector.valueOf(QStringLiteral("lies")))); // a single disk allows only one layout
    REQUIRE(inspector.set(QStringLiteral("onto"), 2).isEmpty());
    CHECK(said(app, Subject::Region, "B/a", "Placement") ==
          QStringLiteral("striped over Channel 0 Disk 0, Channel 1 Disk 1"));
    REQUIRE(inspector.set(QStringLiteral("lies"), 1).isEmpty());
    REQUIRE(inspector.set(QStringLiteral("piece"), 4096).isEmpty());
    CHECK(document.scenario().workload.processes[1].regions[0].lies == RegionLayout::Striped);
    REQUIRE(inspector.set(QStringLiteral("lies"), 2).isEmpty()); // a mirror is not divided
    CHECK(document.scenario().workload.processes[1].regions[0].pieceBytes == 0);
    REQUIRE(inspector.set(QStringLiteral("off"), 0).isEmpty());
    CHECK(said(app, Subject::Region, "B/a", "Placement") == QStringLiteral("on Channel 1 Disk 1"));
    for (int step = 0; step < 6; ++step)
        document.undo();
    CHECK(document.scenario() == Invented("server-mix").scenario);
}

TEST_CASE("a replay is offered only if the machine can run one, and the view names what it leaves in place",
          "[views]") {
    TestApp app = invented("both-streams"); // Boardset has no code for the policy of this family's systems
    CHECK(app.session->policy()->systems()->count() == 0);
    CHECK_FALSE(app.session->policy()->state().applies);
    CHECK(app.session->policy()->state().newestTitle.isEmpty());
    TestApp bundled;
    bundled.files().requestBundled(QStringLiteral("t5440-threads-and-streams"));
    PolicyView& policy = *bundled.session->policy();
    CHECK(policy.state().beside == QStringLiteral("The replay leaves 2 streams in place."));
    const Workload before = bundled.document().scenario().workload;
    policy.replayUnder(QStringLiteral("solaris10"));
    CHECK(bundled.document().scenario().workload.customerCount() == before.customerCount());
    CHECK(bundled.document().scenario().workload.pageCount() == before.pageCount());
    CHECK(bundled.document().answer().bytesPerSecond > 0);
    CHECK(bundled.session->history()->state().undoTitle ==
          QStringLiteral("Replay under Solaris 10, with other work unchanged"));
}

TEST_CASE("a thread without a published time reports this", "[views]") {
    TestApp app;
    app.files().requestBundled(QStringLiteral("t5440-threads-and-streams"));
    CHECK(said(app, Subject::Thread, "3", "Accesses").startsWith(QStringLiteral("unknown: no source")));
}

TEST_CASE("many threads of a processor are shown as a range, and few in one row each", "[views]") {
    TestApp app("t5440-threads-and-streams");
    CHECK(said(app, Subject::Block, "CPU0", "Thread") == QStringLiteral("3")); // up to 10
    CHECK(said(app, Subject::Block, "CPU0", "Threads").isEmpty());
    REQUIRE(app.document().perform(AddCustomer{"B", "CPU0"}).isEmpty());
    CHECK(said(app, Subject::Block, "CPU0", "Thread").isEmpty());
    CHECK(said(app, Subject::Block, "CPU0", "Threads") == QStringLiteral("3-10, 19"));
}
