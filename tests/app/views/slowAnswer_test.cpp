// SPDX-License-Identifier: GPL-3.0-or-later
// A change whose calculation takes long: it is made immediately, and its result is shown later.
#include "support/largest.h"
#include "testApp.h"

#include <QTest>

using namespace boardset;
using namespace boardset::test;

namespace {

/// A desk whose calculations take some hundred milliseconds, and whose changes do not wait for them.
struct SlowApp : TestApp {
    SlowApp() : TestApp(catalog(), solvable()) { document().setWaitLimit(0); }
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
    SlowApp app;
    Document& document = app.document();
    const std::string was = app.shown();
    const QString answer = app.session->answer()->line("throughput").text;
    app.move("EX5/SB5/P2");
    REQUIRE(document.isOutdated());
    REQUIRE(app.session->answer()->isOutdated());
    REQUIRE(app.saved() == "EX5/SB5/P2");
    REQUIRE(app.session->history()->state().canUndo);
    REQUIRE(app.files().isModified());
    REQUIRE(app.shown() == was);
    REQUIRE(app.session->answer()->line("throughput").text == answer);
    document.wait();
    REQUIRE(!app.session->answer()->isOutdated());
    REQUIRE(app.shown() == "EX5/SB5/P2");
    REQUIRE(document.before() != nullptr);
    const double inPlace = solvePlacement(document.topology(), document.base().workload).bytesPerSecond;
    REQUIRE(document.answer().bytesPerSecond == inPlace);
}

TEST_CASE("if changes arrive faster than results, the last one is shown and few in between", "[behind]") {
    SlowApp app;
    const QSignalSpy shown(&app.document(), &Document::changed);
    for (const char* to : {"EX5/SB5/P2", "EX6/SB6/P0", "EX7/SB7/P1", "EX8/SB8/P3"})
        app.move(to);
    app.document().wait();
    REQUIRE(app.shown() == "EX8/SB8/P3");
    REQUIRE(shown.count() <= 2);
    REQUIRE(app.session->history()->state().at == 4);
}

TEST_CASE("a change can be undone before its result is ready", "[behind]") {
    SlowApp app;
    const Scenario before = app.document().base();
    app.move("EX5/SB5/P2");
    app.document().undo();
    REQUIRE(app.document().base() == before);
    REQUIRE(!app.files().isModified());
    app.document().wait();
    REQUIRE(app.document().scenario() == before);
    app.document().redo();
    app.document().wait();
    REQUIRE(app.shown() == "EX5/SB5/P2");
}

TEST_CASE("a result that arrives after another scenario was opened is discarded", "[behind]") {
    SlowApp app;
    app.move("EX5/SB5/P2");
    app.document().open(scenarioCache()->at("sunfire6800-first"));
    REQUIRE(!app.session->answer()->isOutdated());
    const QString answer = app.session->answer()->line("throughput").text;
    QTest::qWait(1000);
    REQUIRE(app.document().scenario().machine == "sunfire6800");
    REQUIRE(app.session->answer()->line("throughput").text == answer);
}

TEST_CASE("a saved file has the last change, and an exported diagram its result", "[behind]") {
    SlowApp app;
    app.move("EX5/SB5/P2");
    REQUIRE(app.files().saveTo(app.url("mine.boardset")));
    REQUIRE(app.document().isOutdated());
    REQUIRE(readScenario(app.path("mine.boardset").toStdString()) == app.document().base());
    REQUIRE(app.files().exportSvg(app.url("mine.svg"), false, {}));
    REQUIRE(!app.document().isOutdated());
    REQUIRE(readScenario(app.path("mine.svg").toStdString()).workload == app.document().scenario().workload);
    REQUIRE(app.shown() == "EX5/SB5/P2");
}

TEST_CASE("replay steps add up, however late their results arrive", "[behind]") {
    TestApp app("sunfire15k-mpo-burst");
    Document& document = app.document();
    document.goToStep(0);
    document.setWaitLimit(0);
    for (int i = 0; i < 3; ++i)
        app.session->timeline()->step(1);
    document.wait();
    REQUIRE(document.position() == 3);
    for (int i = 0; i < 5; ++i)
        app.session->timeline()->step(-1);
    document.wait();
    REQUIRE(document.position() == 0);
}
