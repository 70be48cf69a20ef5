// SPDX-License-Identifier: GPL-3.0-or-later
// Clipboard contents: scenarios and boot messages.
#include "testApp.h"

#include "boardset/scenario/ScenarioFile.h"

#include <QClipboard>

using namespace boardset;
using namespace boardset::test;

TEST_CASE("a scenario is copied and pasted, and any other text is reported as a problem", "[files]") {
    TestApp app;
    REQUIRE(app.document().perform(MoveCustomer{"4", "SB3"}).isEmpty());
    const Scenario moved = app.document().scenario();
    app.files().copyJson();
    app.document().undo();
    app.files().requestPaste();
    REQUIRE(app.document().scenario() == moved);
    app.files().copyMessages(); // no boot messages are defined for this machine
    app.files().requestPaste();
    REQUIRE(app.document().scenario() == moved);
    app.files().saveTo(app.url("mine.boardset"));
    QGuiApplication::clipboard()->setText(QStringLiteral("a shopping list"));
    app.files().requestPaste();
    REQUIRE(app.problem().isOpen());
    QGuiApplication::clipboard()->setText(QStringLiteral(" \n"));
    app.files().requestPaste();
    CHECK(app.problem().sentence() ==
          QStringLiteral("The clipboard contains no text. Copy a scenario or boot messages first, "
                         "then paste again."));
    CHECK(app.problem().details()->count() == 0);
}

TEST_CASE("the boot messages of a server are copied, and pasting them opens the server", "[files]") {
    TestApp app;
    app.document().open(scenarioCache()->at("sparcserver670mp-case2"), "case 2");
    const auto boards = app.document().scenario().configuration.boards;
    app.files().copyMessages();
    app.document().open(scenarioCache()->at("sunfire6800-first"), "first");
    app.files().requestPaste();
    REQUIRE(!app.problem().isOpen());
    REQUIRE(app.document().scenario().machine == "sparcserver670mp");
    REQUIRE(app.document().scenario().configuration.boards == boards);
    REQUIRE(app.document().scenario().workload.processes.empty());
}

TEST_CASE("a pasted log is opened, and guesses and items without a slot are reported", "[files]") {
    TestApp app;
    QGuiApplication::clipboard()->setText(
        QStringLiteral("cpu = SUNW,Sun 4/600\nesp0 at SBus slot f 0x80000 pri 4 (onboard)\n"
                       "sd0 at esp0 target 3 lun 0\nsd0: <some other maker cyl 1925 alt 2 hd 15 sec 71>\n"
                       "sd9 at esp7 target 3 lun 0\nsd9: <SUN0424>\n"));
    app.files().requestPaste();
    CHECK(app.document().scenario().configuration.boards.at("scsi0/disk0") == "disk-1300-scsi");
    REQUIRE(app.problem().isOpen());
    CHECK(app.problem().sentence().contains(QStringLiteral("sd0: its label <some other maker")));
    CHECK(app.problem().sentence().contains(QStringLiteral("no slot for sd9 (424 MB SCSI disk)")));
}

TEST_CASE("pasted output of another program is named", "[files]") {
    TestApp app;
    QGuiApplication::clipboard()->setText(QStringLiteral("Ap_Id  Type\nN0.SB0  CPU_Board\n"));
    app.files().requestPaste();
    REQUIRE(app.problem().isOpen());
    CHECK(app.problem().line().contains(QStringLiteral("the output of cfgadm")));
}
