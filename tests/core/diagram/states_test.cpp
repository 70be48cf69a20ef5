// SPDX-License-Identifier: GPL-3.0-or-later
// How a drawing shows failures, domains, segments and empty bays, and how it arranges a large machine.
#include "boardset/diagram/LabelRanks.h"
#include "boardset/diagram/Layout.h"
#include "diagramCatalog.h"
#include "support/catch.h"

#include <algorithm>

using namespace boardset;
using test::boxOf;

TEST_CASE("a failed part says so, and its own parts do not repeat it", "[diagram]") {
    Configuration configuration;
    configuration.failed = {"SB2", "SB1/P1"};
    const auto machine = Topology::build(test::diagramCatalog(), "sunfire6800", configuration);
    const Layout cabinet = layoutOf(*machine);
    REQUIRE(boxOf(*machine, cabinet, "SB2").title == "SB2 failed");
    REQUIRE(boxOf(*machine, cabinet, "SB2").lost);
    REQUIRE(boxOf(*machine, cabinet, "SB2/P0").title == "P0");
    REQUIRE_FALSE(boxOf(*machine, cabinet, "SB2/P0").lost);
    REQUIRE(boxOf(*machine, cabinet, "SB1/P1").title == "P1 failed");
    REQUIRE(boxOf(*machine, cabinet, "SB1").title == "SB1");
}

TEST_CASE("a crossbar with one failed half states its reduced rate", "[diagram]") {
    const auto machine = test::full15k();
    REQUIRE(boxOf(*machine, layoutOf(*machine), "centerplane/data").title == "Data crossbar, half rate");
}

TEST_CASE("if there are several domains, each board names its own", "[diagram]") {
    Configuration configuration;
    configuration.domains = {{"A", 0, {"SB0", "IB6"}}, {"B", 0, {"SB1", "IB7"}}};
    const auto machine = Topology::build(test::diagramCatalog(), "sunfire6800", configuration);
    const Layout cabinet = layoutOf(*machine, rootBlock, Detail::Overview);
    REQUIRE(boxOf(*machine, cabinet, "SB1").subtitle == "domain B");
    REQUIRE(boxOf(*machine, cabinet, "SB1").subtitleRank == LabelRank::Name);
    REQUIRE(boxOf(*machine, cabinet, "IB7").domain == boxOf(*machine, cabinet, "SB1").domain);
    REQUIRE(boxOf(*machine, cabinet, "SB2").subtitle == "no domain");
    REQUIRE(boxOf(*machine, cabinet, "SB2").domain == -1);
    const auto whole = test::diagramMachine("sunfire6800");
    REQUIRE(boxOf(*whole, layoutOf(*whole), "SB1").subtitle == "Uniboard");
}

TEST_CASE("an empty bay has a box as large as a board's, without contents", "[diagram]") {
    Configuration configuration;
    configuration.boards = {{"SB5", ""}};
    const auto machine = Topology::build(test::diagramCatalog(), "sunfire6800", configuration);
    for (const Detail detail : {Detail::Overview, Detail::Parts}) {
        const Layout cabinet = layoutOf(*machine, rootBlock, detail);
        const Box bay = boxOf(*machine, cabinet, "SB5");
        REQUIRE(bay.vacant);
        REQUIRE(bay.threads.empty());
        REQUIRE(bay.pages.empty());
        REQUIRE(bay.rect.height == boxOf(*machine, cabinet, "SB4").rect.height);
        const auto whole = test::diagramMachine("sunfire6800"); // the other boxes stay where they are without a board
        const Layout before = layoutOf(*whole, rootBlock, detail);
        for (const char* const path : {"SB0", "SB4", "SB5", "IB9"})
            CHECK(boxOf(*machine, cabinet, path).rect == boxOf(*whole, before, path).rect);
    }
}

TEST_CASE("the segments of a split machine are side by side, each under its own boards", "[diagram]") {
    const auto machine = Topology::build(test::diagramCatalog(), "sunfire6800", Options{{"segments", 2}});
    const Layout cabinet = layoutOf(*machine);
    const Rect left = boxOf(*machine, cabinet, "segment0").rect;
    const Rect right = boxOf(*machine, cabinet, "segment1").rect;
    REQUIRE(left.y == right.y);
    REQUIRE(left.right() < right.x);
    for (const char* path : {"SB0", "SB2", "SB4", "SB1", "SB3", "SB5"}) {
        const Rect board = boxOf(*machine, cabinet, path).rect;
        const Rect& half = machine->block(machine->find(path)).segment == 0 ? left : right;
        REQUIRE((board.x >= half.x && board.right() <= half.right()));
    }
}

TEST_CASE("eighteen boardsets are in two rows of nine around the centerplane", "[diagram]") {
    const auto machine = test::full15k();
    for (const Detail detail : {Detail::Overview, Detail::Parts}) {
        const Layout cabinet = layoutOf(*machine, rootBlock, detail);
        const Rect plane = boxOf(*machine, cabinet, "centerplane").rect;
        int above = 0;
        int below = 0;
        for (int i = 0; i < 18; ++i) {
            const Rect boardset = boxOf(*machine, cabinet, ("EX" + std::to_string(i)).c_str()).rect;
            above += boardset.bottom() < plane.y ? 1 : 0;
            below += boardset.y > plane.bottom() ? 1 : 0;
        }
        REQUIRE(above == 9);
        REQUIRE(below == 9);
    }
}

TEST_CASE("in a boardset the Uniboard is above the switches and the board of slot 1 below them", "[diagram]") {
    const auto machine = test::full15k();
    const auto standIn = [&](const Layout& layout) {
        const Rect uniboard = boxOf(*machine, layout, "EX2/SB2").rect;
        const Rect controller = boxOf(*machine, layout, "EX2/SAC").rect;
        const Rect data = boxOf(*machine, layout, "EX2/SDI").rect;
        const Rect other = boxOf(*machine, layout, "EX2/IO2").rect;
        REQUIRE(uniboard.bottom() < controller.y);
        REQUIRE(controller.y == data.y);
        REQUIRE(data.bottom() < other.y);
    };
    standIn(layoutOf(*machine));
    standIn(layoutOf(*machine, machine->find("EX2")));
}

TEST_CASE("in the overview a window of 760 pixels names all boardsets of a 15K and counts their threads", "[diagram]") {
    const Layout cabinet = layoutOf(*test::full15k(), rootBlock, Detail::Overview);
    const LabelRanks ranks(cabinet);
    REQUIRE(ranks.from(LabelRank::Count) < 760 / cabinet.width);
}
