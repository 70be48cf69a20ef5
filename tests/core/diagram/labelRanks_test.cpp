// SPDX-License-Identifier: GPL-3.0-or-later
// Number of labels in a window of 400 x 300 pixels: at most forty-three, two of them for the bottleneck.
#include "boardset/diagram/LabelRanks.h"
#include "boardset/diagram/Metrics.h"
#include "diagramCatalog.h"

using namespace boardset;
using namespace boardset::test;

namespace {

/// Layout with utilisation bars at one position, one per box.
Layout customersByBlock(int labels) {
    Layout layout;
    for (int i = 0; i < labels; ++i) {
        Box& box = layout.boxes.emplace_back();
        box.style = BoxStyle::Memory; // its title states the amount in use
        box.titleRank = LabelRank::Use;
        box.titleRect = {100, 100, 60, 16};
    }
    return layout;
}

} // namespace

TEST_CASE("41 labels and the two of the bottleneck may be visible at the same time, one more may not", "[diagram]") {
    REQUIRE(LabelRanks(customersByBlock(41)).from(LabelRank::Use) == 0);
    REQUIRE(LabelRanks(customersByBlock(42)).from(LabelRank::Use) > 10);
    REQUIRE(LabelRanks(customersByBlock(42)).from(LabelRank::Name) == 0); // names are always visible
}

TEST_CASE("labels further apart than a window are not counted together", "[diagram]") {
    Layout two = customersByBlock(41);
    for (Box box : customersByBlock(41).boxes) {
        box.titleRect.x += labelAreaWidth + 10;
        two.boxes.push_back(box);
    }
    REQUIRE(LabelRanks(two).from(LabelRank::Use) <= 1);
}

TEST_CASE("names need the zoom at which the smallest legible text fits the width and the height of the boxes",
          "[diagram]") {
    Layout layout;
    Box& board = layout.boxes.emplace_back();
    board.title = "SB0";
    board.rect = {0, 0, 200, 100};
    board.titleRect = {8, 8, 30, 24};
    CHECK(zoomForNames(layout) == Approx(9.0 / 24)); // capitals of 11 px text are 9 px high
    board.rect.width = 30;
    CHECK(zoomForNames(layout) == Approx(textWidth("SB0", textSize, true) / 30));
    board.titleRank = LabelRank::Part; // names of parts may be hidden
    CHECK(zoomForNames(layout) < 0.1);
}

TEST_CASE("the names of every bundled machine fit at a zoom below that which shows processors", "[diagram]") {
    const auto machines = diagramCatalog()->machines();
    REQUIRE(!machines.empty());
    for (const auto& machine : machines)
        for (const double textScale : {1.0, 1.5}) {
            INFO(machine.id << " with text scale " << textScale);
            const Layout layout = layoutOf(*diagramMachine(machine.id), rootBlock, Detail::Overview, textScale);
            CHECK(zoomForNames(layout) < partsFrom);
        }
}
