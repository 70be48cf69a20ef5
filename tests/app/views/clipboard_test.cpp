// SPDX-License-Identifier: GPL-3.0-or-later
// Clipboard contents: scenarios and kernel logs.
#include "desk.h"

#include "boardset/scenario/ScenarioFile.h"

#include <QClipboard>

using namespace boardset;
using namespace boardset::test;

TEST_CASE("a scenario is copied and pasted, and any other text is reported as a problem", "[files]") {
    Desk desk;
    REQUIRE(desk.document().perform(MoveCustomer{"4", "SB3"}).isEmpty());
    const Scenario moved = desk.document().scenario();
    desk.files().copyJson();
    desk.document().undo();
    desk.files().requestPaste();
    REQUIRE(desk.document().scenario() == moved);
    desk.files().copyMessages(); // no kernel log is defined for this machine
    desk.files().requestPaste();
    REQUIRE(desk.document().scenario() == moved);
    desk.files().saveTo(desk.url("mine.boardset"));
    QGuiApplication::clipboard()->setText(QStringLiteral("a shopping list"));
    desk.files().requestPaste();
    REQUIRE(desk.problem().isOpen());
    QGuiApplication::clipboard()->setText(QStringLiteral(" \n"));
    desk.files().requestPaste();
    CHECK(desk.problem().sentence() ==
          QStringLiteral("The clipboard contains no text. Copy a scenario or a kernel log first, "
                         "then paste again."));
    CHECK(desk.problem().details()->count() == 0);
}

TEST_CASE("the kernel log of a server is copied, and pasting it opens the server", "[files]") {
    Desk desk;
    desk.document().open(shelf()->at("sparcserver670mp-case2"), "case 2");
    const auto boards = desk.document().scenario().configuration.boards;
    desk.files().copyMessages();
    desk.document().open(shelf()->at("sunfire6800-first"), "first");
    desk.files().requestPaste();
    REQUIRE(!desk.problem().isOpen());
    REQUIRE(desk.document().scenario().machine == "sparcserver670mp");
    REQUIRE(desk.document().scenario().configuration.boards == boards);
    REQUIRE(desk.document().scenario().workload.processes.empty());
}

TEST_CASE("a pasted log is opened, and guesses and items without a slot are reported", "[files]") {
    Desk desk;
    QGuiApplication::clipboard()->setText(
        QStringLiteral("cpu = SUNW,Sun 4/600\nesp0 at SBus slot f 0x80000 pri 4 (onboard)\n"
                       "sd0 at esp0 target 3 lun 0\nsd0: <some other maker cyl 1925 alt 2 hd 15 sec 71>\n"
                       "sd9 at esp7 target 3 lun 0\nsd9: <SUN0424>\n"));
    desk.files().requestPaste();
    CHECK(desk.document().scenario().configuration.boards.at("scsi0/disk0") == "disk-1300-scsi");
    REQUIRE(desk.problem().isOpen());
    CHECK(desk.problem().sentence().contains(QStringLiteral("sd0: its label <some other maker")));
    CHECK(desk.problem().sentence().contains(QStringLiteral("no slot for sd9 (424 MB SCSI disk)")));
}

TEST_CASE("pasted output of another program is named", "[files]") {
    Desk desk;
    QGuiApplication::clipboard()->setText(QStringLiteral("Ap_Id  Type\nN0.SB0  CPU_Board\n"));
    desk.files().requestPaste();
    REQUIRE(desk.problem().isOpen());
    CHECK(desk.problem().line().contains(QStringLiteral("the output of cfgadm")));
}
