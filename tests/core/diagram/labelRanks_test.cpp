// SPDX-License-Identifier: GPL-3.0-or-later
// How many labels a room of 400 x 300 pixels may have: forty-three, two of them the bottleneck's.
#include "boardset/diagram/LabelRanks.h"
#include "support/catch.h"

using namespace boardset;

namespace {

/// Bars of use at one place, one of them to each box.
Layout crowdOf(int labels) {
    Layout layout;
    for (int i = 0; i < labels; ++i) {
        Box& box = layout.boxes.emplace_back();
        box.style = BoxStyle::Memory; // whose title says what is in use
        box.titleRank = LabelRank::Use;
        box.titlePlace = {100, 100, 60, 16};
    }
    return layout;
}

} // namespace

TEST_CASE("forty-one labels and the bottleneck's two may be seen at once, one more may not", "[diagram]") {
    REQUIRE(LabelRanks(crowdOf(41)).from(LabelRank::Use) == 0);
    REQUIRE(LabelRanks(crowdOf(42)).from(LabelRank::Use) > 10);
    REQUIRE(LabelRanks(crowdOf(42)).from(LabelRank::Name) == 0); // names are always shown
}

TEST_CASE("what is further apart than a room is not counted together, and larger text takes a larger room",
          "[diagram]") {
    Layout two = crowdOf(41);
    for (Box box : crowdOf(41).boxes) {
        box.titlePlace.x += labelRoomWidth + 10;
        two.boxes.push_back(box);
    }
    REQUIRE(LabelRanks(two).from(LabelRank::Use) <= 1);
    two.textScale = 1.5;
    REQUIRE(LabelRanks(two).from(LabelRank::Use) > 1);
}
