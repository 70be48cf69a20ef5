// SPDX-License-Identifier: GPL-3.0-or-later
// The family "ring": equal paths, a cache that depends on an option, pages interleaved over all memories, sequential
// streams.
#include "boardset/analysis/SequentialStreams.h"
#include "boardset/scenario/Edit.h"
#include "families.h"

using namespace boardset;
using test::Invented;

TEST_CASE("equal paths on a ring carry exactly the same load", "[families]") {
    const Invented of("ring-symmetric");
    // A line crosses (0 + 1 + 1 + 2) / 4 links of 64 ns; the lines of four books are spread over eight directions.
    for (const char* book : {"B0", "B1", "B2", "B3"}) {
        CHECK(of.useOf(std::string("ring of ") + book + ", upstream") ==
              Approx(of.useOf("ring of B0, downstream")).epsilon(1e-12));
    }
    CHECK(of.answer.zeroLoadLatencyNs == Approx((200 + 3 * 400) / 4.0));
}

TEST_CASE("a hit rate by size is capacity over need, with the capacity that the option gives", "[families]") {
    // 16 MB in a cache of 8 MB: half of the lines are found, (100 + 200) / 2. In four times 8 MB: all, 100.
    CHECK(Invented("ring-private").answer.meanLatencyNs == Approx(150));
    const Invented shared("ring-shared"); // a disk has failed, but after the boot
    CHECK(shared.answer.meanLatencyNs == Approx(100));
    CHECK(shared.topology->derived().empty());
    // 640 MB/s over four caches of 4 GB/s
    CHECK(shared.useOf("cache of B3") == Approx(0.640 / 4 / 4));
}

TEST_CASE("an option follows a failure at the next boot, and the requested value is kept", "[families]") {
    const Invented booted("ring-booted");
    CHECK(booted.answer.meanLatencyNs == Approx(150));
    REQUIRE(booted.topology->derived().size() == 1);
    const DerivedValue& value = booted.topology->derived().front();
    CHECK((value.option == "shared" && value.wish == 1 && value.value == 0));
    CHECK(value.reason == "With a disk failed the caches are private.");
    CHECK(booted.scenario.configuration.options.at("shared") == 1);
    // Booting is an edit: afterwards the machine knows all failures.
    const Invented running("ring-shared");
    const Canonical after = edited({running.scenario, running.topology}, Boot{});
    CHECK(after.topology->options().at("shared") == 0);
    CHECK(after.scenario.configuration.failedSinceBoot.empty());
    // A part that fails while the machine runs has failed since the boot.
    const Canonical failed = edited({booted.scenario, booted.topology}, SetFailed{"B2/disk"});
    CHECK(failed.scenario.configuration.failedSinceBoot == std::vector<std::string>{"B2/disk"});
    // A part that is switched off has not failed.
    const Canonical off =
        edited({Invented("ring-private").scenario, Invented("ring-private").topology}, SetOff{"B3/disk"});
    CHECK(off.topology->block(off.topology->find("B3/disk")).lost);
    CHECK(edited(off, SetOption{"shared", 1}).topology->derived().empty());
}

TEST_CASE("a page interleaved over all memories is local for one access in four", "[families]") {
    const Invented of("ring-interleaved");
    CHECK(of.answer.meanLatencyNs == Approx((200 + 3 * 400) / 4.0));
    for (const char* book : {"B0", "B1", "B2", "B3"}) // 64 bytes / 350 ns, a quarter to each, of 2 GB/s
        CHECK(of.useOf(std::string("memory of ") + book) == Approx(64 / 350.0 / 4 / 2));
}

TEST_CASE("a stream with a window smaller than the piece uses one memory at a time", "[families]") {
    const std::vector<double> identical(4, 0.25);
    CHECK(coveredParts(identical, 1) == Approx(1));
    CHECK(coveredParts(identical, 2) == Approx(1.75));
    CHECK(coveredParts(identical, 3) == Approx(2.3125));
    CHECK(coveredParts({0.75, 0.25}, 2) == Approx(2 - 1 / 16.0 - 9 / 16.0));
    // 64 lines of 64 bytes are less than 8 KB, so they are in one memory at a time. A line of the local memory, or of
    // the opposite one over two paths, takes 32 ns; a line of a neighbour takes 64 ns on its link.
    const Invented one("ring-runs");
    CHECK(one.answer.bytesPerSecond == Approx(64 / ((32 + 64 + 32 + 64) / 4 * 1e-9)));
    CHECK(one.answer.bottleneck()->title == "sequential array access of A");
    // Three arrays cover 2.3 memories; then the links from both sides are the limit, 64 bytes / (64 ns x 3/8).
    Workload three = one.scenario.workload;
    three.processes[0].numbers["runs"] = 3;
    const Answer more = solvePlacement(*one.topology, three);
    CHECK(more.bytesPerSecond == Approx(64 / 24e-9).epsilon(0.05));
    // If a piece is no larger than the window of outstanding lines, several pieces are in use at the same time.
    Workload small = one.scenario.workload;
    small.processes[0].regions[0].pieceBytes = 4096;
    CHECK(solvePlacement(*one.topology, small).bytesPerSecond == Approx(64 / 24e-9).epsilon(0.05));
}
