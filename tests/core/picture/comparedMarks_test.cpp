// SPDX-License-Identifier: GPL-3.0-or-later
// Ticks that show the values of another picture.
#include "boardset/picture/ComparedMarks.h"
#include "support/catch.h"

using namespace boardset::picture;

namespace {

Mark barOf(const char* id, double amount) {
    Mark mark;
    mark.shape = Mark::Shape::Bar;
    mark.subject = {Subject::Block, id};
    mark.amount = amount;
    return mark;
}

} // namespace

TEST_CASE("a bar shows the previous value of the same part if that value was different", "[before]") {
    Picture now{.marks = {barOf("SB0", 0.5), barOf("SB1", 0.3), barOf("SB2", 0.2), barOf("SB3", -1)}};
    const Picture before{.marks = {barOf("SB1", 0.3), barOf("SB0", 0.75), barOf("SB3", 0.4)}};
    setBefore(now, before);
    CHECK(now.marks[0].before == 0.75);
    CHECK(now.marks[1].before == -1); // unchanged
    CHECK(now.marks[2].before == -1); // absent before
    CHECK(now.marks[3].before == -1); // without a value
    Picture other{.marks = {barOf("SB0", 0.5)}};
    other.marks[0].part = 5;
    setBefore(other, before);
    CHECK(other.marks[0].before == -1); // another part of the same subject
}
