// SPDX-License-Identifier: GPL-3.0-or-later
// The invented families in the window: what no bundled machine has.
#include "BoardActions.h"
#include "Format.h"
#include "boardset/analysis/Completion.h"
#include "core/families/families.h"
#include "desk.h"

using namespace boardset;
using namespace boardset::test;

namespace {

Desk invented(const std::string& name) {
    return {familiesCatalog(), Invented(name).scenario};
}

/// The value in the row of the inspector that is called so; empty without one.
QString said(Desk& desk, Subject::Kind kind, const char* id, const char* label) {
    InspectorView& inspector = *desk.session->inspector();
    inspector.show(kind, QString::fromLatin1(id));
    for (int row = 0; row < inspector.rows()->count(); ++row)
        if (inspector.rows()->at(row, QStringLiteral("label")) == QString::fromLatin1(label))
            return inspector.rows()->at(row, QStringLiteral("value")).toString();
    return {};
}

QStringList menuOf(Desk& desk, const char* path) {
    const Topology& topology = desk.document().topology();
    QStringList texts;
    for (const ActionRow& row : boardActions(topology, desk.document().scenario().workload, topology.at(path)))
        texts << row.text;
    return texts;
}

} // namespace

TEST_CASE("the answer has a line for each further unit", "[views]") {
    Desk desk = invented("both-streams");
    REQUIRE(desk.document().answer().totals.size() == 2);
    CHECK(desk.session->answer()->further() ==
          format::megabytes(desk.document().answer().totals[1].bytesPerSecond) + QStringLiteral(" MB/s of packets"));
    Desk one = invented("both-amounts");
    CHECK(one.session->answer()->further().isEmpty());
    Desk operations = invented("server-mix");
    CHECK(operations.session->answer()->throughput() == QStringLiteral("100"));
    CHECK(operations.session->answer()->throughputUnit() == QStringLiteral("operations/s"));
}

TEST_CASE("who runs without a published time is named, and nothing is wrong", "[views]") {
    Desk desk = invented("ring-shared");
    AnswerView& answer = *desk.session->answer();
    CHECK((answer.hasAnswer() && answer.unknownTitle().isEmpty()));
    REQUIRE(desk.document().perform(MovePages{"A", "a", "B0/memory", "B1/memory"}).isEmpty()); // timed in a book alone
    CHECK_FALSE(answer.hasAnswer());
    CHECK((answer.stoppedTitle().isEmpty() && answer.stopped()->count() == 0));
    CHECK(answer.unknownTitle() == QStringLiteral("1 thread without an answer"));
    REQUIRE(answer.unknown()->count() == 1);
    CHECK(answer.unknown()->at(0, QStringLiteral("threads")) == QStringLiteral("Thread 1"));
    CHECK(answer.unknown()->at(0, QStringLiteral("reason")).toString().startsWith(QStringLiteral("No source says")));
}

TEST_CASE("the inspector says how far a part is from its threshold", "[views]") {
    Desk desk = invented("server-mix");
    const QString value = said(desk, Subject::Block, "channel0", "Threshold");
    const auto stations = Subject::stationsOf(desk.document().answer(), desk.document().topology(), Subject::Block,
                                              QStringLiteral("channel0"));
    CHECK(value == QStringLiteral("20 %, %1 times as much until then").arg(format::figure(stations.at(0).headroom())));
    Desk over = invented("server-overload");
    CHECK(said(over, Subject::Block, "channel0", "Threshold") == QStringLiteral("20 %, and it is reached"));
}

TEST_CASE("the machine's page has its budgets, and says which are too small", "[views]") {
    Desk desk = invented("server-mix");
    CHECK(said(desk, Subject::Machine, "", "Power") ==
          QStringLiteral("40 of 30 W, which is too much; of 1 part no source says"));
}

TEST_CASE("machines inside a machine have their options in the list", "[views]") {
    Desk desk = invented("cluster-window");
    RowListModel& options = *desk.session->library()->options();
    REQUIRE(options.count() == 4);
    CHECK(desk.session->library()->setOption(QStringLiteral("B1/speed"), 2).isEmpty());
    for (int row = 0; row < options.count(); ++row)
        if (options.at(row, QStringLiteral("option")) == QStringLiteral("B1/speed"))
            CHECK(options.at(row, QStringLiteral("value")) == 2);
}

TEST_CASE("an option that is not followed has the value that counts, with the reason", "[views]") {
    Desk desk = invented("ring-shared"); // a disk has failed since the boot
    RowListModel& options = *desk.session->library()->options();
    CHECK(options.at(0, QStringLiteral("value")) == 1);
    CHECK(options.at(0, QStringLiteral("reason")).toString().isEmpty());
    REQUIRE(menuOf(desk, "B0").contains(QStringLiteral("Start anew")));
    CHECK(desk.document().perform(Boot{}).isEmpty());
    CHECK(options.at(0, QStringLiteral("value")) == 0);
    CHECK(options.at(0, QStringLiteral("reason")) == QStringLiteral("With a disk failed the caches are private."));
}

TEST_CASE("only where an option may follow it a part can be switched off", "[views]") {
    Desk desk = invented("ring-private");
    const QString title = format::title(desk.document().topology(), "B3/disk");
    CHECK(menuOf(desk, "B3/disk").contains(QStringLiteral("Switch off ") + title));
    CHECK(desk.document().perform(SetOff{"B3/disk"}).isEmpty());
    CHECK(menuOf(desk, "B3/disk").contains(QStringLiteral("Switch on ") + title));
    Desk bundled;
    CHECK(menuOf(bundled, "SB3").filter(QStringLiteral("Switch")).isEmpty());
    CHECK(menuOf(bundled, "SB3").filter(QStringLiteral("Start")).isEmpty());
}

TEST_CASE("a customer with an amount has an end", "[views]") {
    Desk desk = invented("both-amounts");
    CHECK(said(desk, Subject::Thread, "1", "Has finished") ==
          QStringLiteral("after 0.20 s, 0.10 s of them with its processor"));
    CHECK(said(desk, Subject::Thread, "2", "Has finished").startsWith(QStringLiteral("after 0.30 s")));
    Desk endless;
    CHECK(said(endless, Subject::Thread, "1", "Has finished").isEmpty());
}

TEST_CASE("a program with amounts is replayed until they are done", "[views]") {
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
    Desk desk(familiesCatalog(), scenario);
    REQUIRE(desk.document().replay() != nullptr);
    const auto replay = Replay::of(program, machine); // does not know when work ends
    CHECK(desk.document().length() > replay->length());
}

TEST_CASE("where threads and streams can stand, texts name both", "[views]") {
    Desk desk = invented("both-streams");
    SetupView& setup = *desk.session->setup();
    CHECK((setup.hasDevices() && setup.hasThreads()));
    CHECK(setup.customer() == QStringLiteral("thread or stream"));
    Desk threads;
    CHECK((!threads.session->setup()->hasDevices() && threads.session->setup()->hasThreads()));
    Desk bundled("t5440-read-1"); // strands beside cards
    CHECK((bundled.session->setup()->hasDevices() && bundled.session->setup()->hasThreads()));
    CHECK(bundled.session->setup()->customer() == QStringLiteral("thread or stream"));
}
