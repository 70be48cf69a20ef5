// SPDX-License-Identifier: GPL-3.0-or-later
// A change whose calculation takes long: it is made immediately, and its result is shown later.
#include "desk.h"
#include "support/largest.h"

#include <QTest>

using namespace boardset;
using namespace boardset::test;

namespace {

/// A desk whose calculations take some hundred milliseconds, and whose changes do not wait for them.
struct SlowDesk : Desk {
    SlowDesk() : Desk(catalog(), solvable()) { document().setPatience(0); }
    static Scenario solvable() {
        const Scenario large = mostThreads();
        return resolve(large, *Topology::build(catalog(), large.machine, large.configuration));
    }
    void move(const char* to) { REQUIRE(document().perform(MoveCustomer{"1", to}).toStdString().empty()); }
    const std::string& shown() { return document().scenario().workload.processes.front().customers.front().on; }
    const std::string& saved() { return document().base().workload.processes.front().customers.front().on; }
};

} // namespace

TEST_CASE("a change is in the history before its result is ready, and is shown together with the result", "[behind]") {
    SlowDesk desk;
    Document& document = desk.document();
    const std::string was = desk.shown();
    const QString answer = desk.session->answer()->throughput();
    desk.move("EX5/SB5/P2");
    REQUIRE(document.isBehind());
    REQUIRE(desk.session->answer()->isBehind());
    REQUIRE(desk.saved() == "EX5/SB5/P2");
    REQUIRE(desk.session->history()->canUndo());
    REQUIRE(desk.files().isModified());
    REQUIRE(desk.shown() == was);
    REQUIRE(desk.session->answer()->throughput() == answer);
    document.wait();
    REQUIRE(!desk.session->answer()->isBehind());
    REQUIRE(desk.shown() == "EX5/SB5/P2");
    REQUIRE(document.before() != nullptr);
    const double inPlace = solvePlacement(document.topology(), document.base().workload).bytesPerSecond;
    REQUIRE(document.answer().bytesPerSecond == inPlace);
}

TEST_CASE("if changes arrive faster than results, the last one is shown and few in between", "[behind]") {
    SlowDesk desk;
    const QSignalSpy shown(&desk.document(), &Document::changed);
    for (const char* to : {"EX5/SB5/P2", "EX6/SB6/P0", "EX7/SB7/P1", "EX8/SB8/P3"})
        desk.move(to);
    desk.document().wait();
    REQUIRE(desk.shown() == "EX8/SB8/P3");
    REQUIRE(shown.count() <= 2);
    REQUIRE(desk.session->history()->at() == 4);
}

TEST_CASE("a change can be undone before its result is ready", "[behind]") {
    SlowDesk desk;
    const Scenario before = desk.document().base();
    desk.move("EX5/SB5/P2");
    desk.document().undo();
    REQUIRE(desk.document().base() == before);
    REQUIRE(!desk.files().isModified());
    desk.document().wait();
    REQUIRE(desk.document().scenario() == before);
    desk.document().redo();
    desk.document().wait();
    REQUIRE(desk.shown() == "EX5/SB5/P2");
}

TEST_CASE("a result that arrives after another scenario was opened is discarded", "[behind]") {
    SlowDesk desk;
    desk.move("EX5/SB5/P2");
    desk.document().open(shelf()->at("sunfire6800-first"));
    REQUIRE(!desk.session->answer()->isBehind());
    const QString answer = desk.session->answer()->throughput();
    QTest::qWait(1000);
    REQUIRE(desk.document().scenario().machine == "sunfire6800");
    REQUIRE(desk.session->answer()->throughput() == answer);
}

TEST_CASE("a saved file has the last change, and an exported diagram its result", "[behind]") {
    SlowDesk desk;
    desk.move("EX5/SB5/P2");
    REQUIRE(desk.files().saveTo(desk.url("mine.boardset")));
    REQUIRE(desk.document().isBehind());
    REQUIRE(readScenario(desk.path("mine.boardset").toStdString()) == desk.document().base());
    REQUIRE(desk.files().exportSvg(desk.url("mine.svg"), false, {}));
    REQUIRE(!desk.document().isBehind());
    REQUIRE(readScenario(desk.path("mine.svg").toStdString()).workload == desk.document().scenario().workload);
    REQUIRE(desk.shown() == "EX5/SB5/P2");
}

TEST_CASE("replay steps add up, however late their results arrive", "[behind]") {
    Desk desk("sunfire15k-mpo-burst");
    Document& document = desk.document();
    document.goToStep(0);
    document.setPatience(0);
    for (int i = 0; i < 3; ++i)
        desk.session->timeline()->step(1);
    document.wait();
    REQUIRE(document.position() == 3);
    for (int i = 0; i < 5; ++i)
        desk.session->timeline()->step(-1);
    document.wait();
    REQUIRE(document.position() == 0);
}
