// SPDX-License-Identifier: GPL-3.0-or-later
// A real pointer and real keys drag boards, move them and remove them.
#include "screenPositions.h"

#include <algorithm>

using namespace boardset;
using namespace boardset::test;

TEST_CASE("a board is dragged to another slot and out of the machine, and undo restores everything", "[window]") {
    RealWindow real(first);
    Session& session = real.session();
    const Scenario before = session.document().scenario();
    const auto threadsOn = [&](const std::string& board) {
        const auto& threads = session.document().scenario().workload.processes[0].customers;
        return std::count_if(threads.begin(), threads.end(),
                             [&](const Customer& each) { return each.on.starts_with(board + '/'); });
    };
    const auto threads = threadsOn("SB0");
    real.drag(headOf(real, "SB0"), headOf(real, "SB4"));
    REQUIRE(real.waitFor([&] { return session.canvas()->drag()->isPossible(); })); // a worker calculates the result
    REQUIRE(session.document().scenario() == before);
    real.release();
    REQUIRE(real.waitFor([&] { return !(session.document().scenario() == before); }));
    REQUIRE(threadsOn("SB4") == threads);
    real.key(QStringLiteral("ctrl+z"));
    REQUIRE(session.document().scenario() == before);

    session.preferences()->setSideTab(Preferences::SideTab::Build);
    real.drag(headOf(real, "SB5"), real.centre(real.item("board", QStringLiteral("uniboard"))));
    REQUIRE(session.canvas()->drag()->isOut());
    real.release();
    REQUIRE(real.waitFor([&] { return session.document().topology().withRole(Role::Processor).size() == 20; }));
    real.key(QStringLiteral("ctrl+z"));
    REQUIRE(session.document().scenario() == before);
}

TEST_CASE("a board is moved and removed with the keyboard only", "[window]") {
    RealWindow real(first);
    Session& session = real.session();
    const Scenario before = session.document().scenario();
    const auto isOn = [&](const char* board) { return session.canvas()->selected() == keyOfBlock(board); };
    real.key(QStringLiteral("3")); // moves the focus to the diagram
    for (int i = 0; i < 60 && !isOn("SB0"); ++i)
        real.key(QStringLiteral("Tab"));
    REQUIRE(isOn("SB0"));
    real.key(QStringLiteral("m"));
    REQUIRE(session.canvas()->drag()->canGoOut());
    real.key(QStringLiteral("Right"));
    real.key(QStringLiteral("Return"));
    REQUIRE(session.document().history().steps().back().title == "Swap the board in SB0 with the one in SB1");
    real.key(QStringLiteral("ctrl+z"));
    REQUIRE(session.document().scenario() == before);
    for (int i = 0; i < 60 && !isOn("SB4"); ++i)
        real.key(QStringLiteral("Tab"));
    real.key(QStringLiteral("Delete"));
    REQUIRE(session.document().topology().configuration().boards.at("SB4").empty());
    real.key(QStringLiteral("ctrl+z"));
    REQUIRE(session.document().scenario() == before);
}
