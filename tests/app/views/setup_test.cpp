// SPDX-License-Identifier: GPL-3.0-or-later
// The library of boards, the domains and the failures of the open machine.
#include "testApp.h"

using namespace boardset;
using namespace boardset::test;

TEST_CASE("the library has the boards that fit somewhere in the machine", "[views]") {
    TestApp app;
    SetupView& setup = *app.session->setup();
    REQUIRE(column(*setup.boards(), "board") ==
            QStringList{"uniboard", "io-assembly", "cpci-assembly", "link-assembly"});
    REQUIRE(setup.state().divisible);
    app.files().requestMachine(QStringLiteral("sunfire15k"));
    REQUIRE(column(*setup.boards(), "board").contains(QStringLiteral("maxcpu-board")));
    app.files().requestMachine(QStringLiteral("sunfire280r"));
    REQUIRE(column(*setup.boards(), "board") == QStringList{"ultrasparc3-bare"}); // its processors are boards
    REQUIRE_FALSE(setup.state().divisible);
    app.files().requestMachine(QStringLiteral("sunfirev880"));
    REQUIRE(column(*setup.boards(), "board") == QStringList{"dual-processor-board"});
    REQUIRE_FALSE(setup.state().divisible);
}

TEST_CASE("every machine opens, and each of its options can be set to its minimum and its maximum", "[views]") {
    TestApp app;
    for (const Machine& machine : catalog()->machines()) {
        INFO(machine.id);
        app.files().requestMachine(QString::fromStdString(machine.id));
        REQUIRE_FALSE(app.problem().isOpen());
        REQUIRE(app.document().scenario().machine == machine.id);
        for (const MachineOption& option : machine.options) {
            INFO(option.id);
            if (option.title.empty()) // it cannot be set
                continue;
            const int least = option.allowed.empty() ? option.least : option.allowed.front();
            const int most = option.allowed.empty() ? option.most : option.allowed.back();
            app.session->document().open(Scenario{"Empty", "", machine.id, {}, {}});
            for (const int value : {least, most}) {
                REQUIRE(app.session->library()->setOption(QString::fromStdString(option.id), value).isEmpty());
                REQUIRE(app.document().topology().options().at(option.id) == value);
            }
        }
    }
    app.files().requestMachine(QStringLiteral("sunfire6800"));
    REQUIRE(app.files().bundled() == QStringLiteral("sunfire6800-first"));
}

TEST_CASE("domains are added, shown with their throughput, and joined", "[views]") {
    TestApp app("sunfire6800-copy-24-local");
    SetupView& setup = *app.session->setup();
    REQUIRE(setup.domains()->count() == 1);
    const double whole = app.document().answer().bytesPerSecond;
    REQUIRE(setup.addDomain().isEmpty());
    REQUIRE(setup.domains()->count() == 2);
    REQUIRE(setup.domains()->at(1, QStringLiteral("titles")).toString() == "no boards");
    REQUIRE(setup.domains()->at(1, QStringLiteral("threads")).toString() == "0");
    REQUIRE(setup.domains()->at(1, QStringLiteral("rate")).toString() == "–");
    app.session->findings()->waitUntilChecked();
    // A domain without boards is an error.
    REQUIRE(app.session->findings()->rows()->at(0, QStringLiteral("severity")) == QStringLiteral("error"));
    REQUIRE(setup.removeDomain(QStringLiteral("B")).isEmpty());
    REQUIRE(setup.undivide().isEmpty());
    REQUIRE_FALSE(setup.state().divided);

    // Two domains share the address bus of one segment: together they have the throughput of the undivided machine.
    std::vector<Domain> two{{"A", 0, {"SB0", "SB1", "SB2", "IB6"}}, {"B", 0, {"SB3", "SB4", "SB5", "IB7"}}};
    REQUIRE(app.document().perform(SetDomains{two}).isEmpty());
    const Answer& answer = app.document().answer();
    REQUIRE(answer.domains.size() == 2);
    REQUIRE(answer.domains[0].threads + answer.domains[1].threads == 24);
    REQUIRE(answer.domains[0].bytesPerSecond + answer.domains[1].bytesPerSecond == Approx(answer.bytesPerSecond));
    REQUIRE(answer.bytesPerSecond == Approx(whole).epsilon(0.001));
    REQUIRE(column(*setup.domains(), "titles") == QStringList{"SB0–SB2; IB6", "SB3–SB5; IB7"});
    REQUIRE(setup.domains()->at(0, QStringLiteral("rate")).toString().endsWith(" MB/s"));
    REQUIRE(setup.state().segments == 1);
    REQUIRE_FALSE(setup.setSegment(QStringLiteral("B"), 1).isEmpty()); // there is only one segment
}

TEST_CASE("a failure names the threads that it stops, and can be repaired", "[views]") {
    TestApp app;
    SetupView& setup = *app.session->setup();
    REQUIRE(app.document().perform(SetFailed{"SB0/P2"}).isEmpty());
    AnswerView& answer = *app.session->answer();
    REQUIRE(answer.stopped()->heading() == QStringLiteral("1 thread stopped"));
    REQUIRE(answer.stopped()->rows().size() == 1);
    REQUIRE(answer.stopped()->rows()[0].text == "Its processor SB0 P2 is out of service.");
    REQUIRE(column(*setup.failures(), "title") == QStringList{"SB0 P2"});
    REQUIRE(setup.repair(QStringLiteral("SB0/P2")).isEmpty());
    REQUIRE(answer.stopped()->heading().isEmpty());
    REQUIRE(app.document().perform(SetFailed{"fireplane/RP0"}).isEmpty());
    // A failed switch board stops the whole machine.
    REQUIRE(answer.stopped()->heading() == QStringLiteral("4 threads stopped"));
    REQUIRE_FALSE(app.session->answer()->state().hasAnswer);
    REQUIRE(setup.repairAll().isEmpty());
    REQUIRE(app.session->answer()->state().hasAnswer);
}
