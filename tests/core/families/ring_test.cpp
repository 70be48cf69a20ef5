// SPDX-License-Identifier: GPL-3.0-or-later
// The ring: equal ways, a cache that follows an option, pages over all memories, streams that run.
#include "boardset/analysis/Runs.h"
#include "boardset/scenario/Edit.h"
#include "families.h"

using namespace boardset;
using test::Invented;

TEST_CASE("on a ring equal ways carry the same to the last digit", "[families]") {
    const Invented of("ring-symmetric");
    // A line crosses (0 + 1 + 1 + 2) / 4 links of 64 ns; four books' lines are spread over eight directions.
    for (const char* book : {"B0", "B1", "B2", "B3"}) {
        CHECK(of.useOf(std::string("ring of ") + book + ", upstream") ==
              Approx(of.useOf("ring of B0, downstream")).epsilon(1e-12));
    }
    CHECK(of.answer.zeroLoadLatencyNs == Approx((200 + 3 * 400) / 4.0));
}

TEST_CASE("a share that fits is capacity over need, of what the option leaves", "[families]") {
    // 16 MB through 8 MB: half is found, (100 + 200) / 2; through four times 8 MB: all, 100.
    CHECK(Invented("ring-private").answer.meanLatencyNs == Approx(150));
    const Invented shared("ring-shared"); // a disk has failed, but only since the boot
    CHECK(shared.answer.meanLatencyNs == Approx(100));
    CHECK(shared.topology->derived().empty());
    // 640 MB/s over four caches of 4 GB/s
    CHECK(shared.useOf("cache of B3") == Approx(0.640 / 4 / 4));
}

TEST_CASE("an option follows a failure at the next boot, and the wish is kept", "[families]") {
    const Invented booted("ring-booted");
    CHECK(booted.answer.meanLatencyNs == Approx(150));
    REQUIRE(booted.topology->derived().size() == 1);
    const DerivedValue& value = booted.topology->derived().front();
    CHECK((value.option == "shared" && value.wish == 1 && value.value == 0));
    CHECK(value.reason == "With a disk failed the caches are private.");
    CHECK(booted.scenario.configuration.options.at("shared") == 1);
    // Booting is an edit: what failed since is then known.
    const Invented running("ring-shared");
    const Canonical after = edited({running.scenario, running.topology}, Boot{});
    CHECK(after.topology->options().at("shared") == 0);
    CHECK(after.scenario.configuration.failedSinceBoot.empty());
    // And a part that fails while it runs is one that failed since.
    const Canonical failed = edited({booted.scenario, booted.topology}, SetFailed{"B2/disk"});
    CHECK(failed.scenario.configuration.failedSinceBoot == std::vector<std::string>{"B2/disk"});
    // What is switched off has not failed.
    const Canonical off =
        edited({Invented("ring-private").scenario, Invented("ring-private").topology}, SetOff{"B3/disk"});
    CHECK(off.topology->block(off.topology->find("B3/disk")).lost);
    CHECK(edited(off, SetOption{"shared", 1}).topology->derived().empty());
}

TEST_CASE("a page over all memories is near one part of the time", "[families]") {
    const Invented of("ring-interleaved");
    CHECK(of.answer.meanLatencyNs == Approx((200 + 3 * 400) / 4.0));
    for (const char* book : {"B0", "B1", "B2", "B3"}) // 64 bytes / 350 ns, a quarter to each, of 2 GB/s
        CHECK(of.useOf(std::string("memory of ") + book) == Approx(64 / 350.0 / 4 / 2));
}

TEST_CASE("a stream with a window smaller than the piece is on one part at a time", "[families]") {
    const std::vector<double> alike(4, 0.25);
    CHECK(coveredParts(alike, 1) == Approx(1));
    CHECK(coveredParts(alike, 2) == Approx(1.75));
    CHECK(coveredParts(alike, 3) == Approx(2.3125));
    CHECK(coveredParts({0.75, 0.25}, 2) == Approx(2 - 1 / 16.0 - 9 / 16.0));
    // 64 lines of 64 bytes are less than 8 KB, so they are on one part at a time. A line of the own memory and of the
    // opposite one, which two ways share, takes 32 ns; of a neighbour 64 ns on its link.
    const Invented one("ring-runs");
    CHECK(one.answer.bytesPerSecond == Approx(64 / ((32 + 64 + 32 + 64) / 4 * 1e-9)));
    CHECK(one.answer.bottleneck()->title == "arrays of A, one part at a time");
    // Three arrays cover 2.3 memories; then the links from both sides hold it, 64 bytes / (64 ns x 3/8).
    Workload three = one.scenario.workload;
    three.processes[0].numbers["runs"] = 3;
    const Answer more = solvePlacement(*one.topology, three);
    CHECK(more.bytesPerSecond == Approx(64 / 24e-9).epsilon(0.05));
    // Pieces no larger than the window are covered all at once.
    Workload small = one.scenario.workload;
    small.processes[0].regions[0].pieceBytes = 4096;
    CHECK(solvePlacement(*one.topology, small).bytesPerSecond == Approx(64 / 24e-9).epsilon(0.05));
}
