// SPDX-License-Identifier: GPL-3.0-or-later
// What another picture says, as ticks.
#include "boardset/picture/Compared.h"
#include "support/catch.h"

using namespace boardset::picture;

namespace {

Mark barOf(const char* id, double amount) {
    Mark mark;
    mark.shape = Mark::Shape::Bar;
    mark.subject = {Subject::Kind::Block, id};
    mark.amount = amount;
    return mark;
}

} // namespace

TEST_CASE("a bar says what the same part was where that was something else", "[before]") {
    Picture now{.marks = {barOf("SB0", 0.5), barOf("SB1", 0.3), barOf("SB2", 0.2), barOf("SB3", -1)}};
    const Picture before{.marks = {barOf("SB1", 0.3), barOf("SB0", 0.75), barOf("SB3", 0.4)}};
    setBefore(now, before);
    CHECK(now.marks[0].before == 0.75);
    CHECK(now.marks[1].before == -1); // the same
    CHECK(now.marks[2].before == -1); // not there
    CHECK(now.marks[3].before == -1); // says nothing
    Picture other{.marks = {barOf("SB0", 0.5)}};
    other.marks[0].part = 5;
    setBefore(other, before);
    CHECK(other.marks[0].before == -1); // another part of it
}
