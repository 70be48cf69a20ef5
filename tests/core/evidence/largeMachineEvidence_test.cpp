// SPDX-License-Identifier: GPL-3.0-or-later
// Evidence for the Sun Fire 12K and 15K: every published figure compared with the model.
#include "allEvidence.h"
#include "boardset/evidence/Evidence.h"
#include "support/scenarios.h"

#include <algorithm>
#include <cmath>

using namespace boardset;
using test::row;

TEST_CASE("directory hits and misses of Table B-2 have separate rows on the 12K and 15K", "[evidence]") {
    for (const std::string machine : {"12k", "15k"}) {
        CHECK(row("B-2." + machine + ".1").model == Approx(180).epsilon(1e-12));
        CHECK(row("B-2." + machine + ".5").model == Approx(333).epsilon(1e-12));
        CHECK(row("B-2." + machine + ".6").model == Approx(440).epsilon(1e-12));
    }
}

TEST_CASE("the peak bandwidths of the 12K and 15K follow from the stations", "[evidence]") {
    CHECK(row("B-3.12k.2").model == Approx(60.3).epsilon(1e-9));  // 9 boardsets x 6.7 GB/s of memory
    CHECK(row("B-3.12k.4").model == Approx(21.6).epsilon(1e-9));  // 9 ports of 4.8 GB/s, two per line
    CHECK(row("B-3.15k.2").model == Approx(120.6).epsilon(1e-9)); // 18 x 6.7
    CHECK(row("B-3.15k.3").model == Approx(2.4).epsilon(1e-9));
    CHECK(row("B-3.15k.4").model == Approx(43.2).epsilon(1e-9));           // 18 x 4.8 / 2
    CHECK(row("B.15k.interconnect").model == Approx(172.8).epsilon(1e-9)); // 18 x 150 million/s x 64 bytes
}

TEST_CASE("memory copy with placement is within 2 percent, from one calibrated fact", "[evidence]") {
    CHECK(std::abs(row("3-5.24.local").errorPercent) <= 2);
    CHECK(std::abs(row("3-5.36.local").errorPercent) <= 2);
    CHECK(std::abs(row("3-5.72.local").errorPercent) <= 2);
    CHECK(row("3-5.24.local").measurement.role == EvidenceRole::Predicted);
    CHECK(row("3-5.36.local").measurement.role == EvidenceRole::Predicted);
}

TEST_CASE("memory copy without placement is within 10 percent, from one calibrated share of directory misses",
          "[evidence]") {
    for (const char* const predicted : {"3-5.24.random", "3-5.72.random"}) {
        CHECK(std::abs(row(predicted).errorPercent) <= 10);
        CHECK(row(predicted).measurement.role == EvidenceRole::Predicted);
    }
    CHECK(row("3-5.36.random").measurement.role == EvidenceRole::Fitted);
}

TEST_CASE("the gains of placement grow with the machine, in the measured order", "[evidence]") {
    CHECK(row("3-5.24").model < row("3-5.36").model);
    CHECK(row("3-5.36").model < row("3-5.72").model);
}

TEST_CASE("finite differences on the 15K are within 4 points, from the latencies alone", "[evidence]") {
    CHECK(std::abs(row("3-9").errorPercent) <= 4);
    CHECK(row("3-9").measurement.role == EvidenceRole::Predicted);
}

TEST_CASE("the remote shares of the database follow from placement alone", "[evidence]") {
    CHECK(row("3-2.random").model == Approx(100 * 11.0 / 12).epsilon(1e-9)); // one board of twelve is local
    CHECK(std::abs(row("3-2.random").errorPercent) <= 1.5);
    CHECK(std::abs(row("3-2.random.simulated").errorPercent) <= 1.5);
    CHECK(std::abs(row("3-2.local.simulated").errorPercent) <= 1.5);
    CHECK(row("3-2.ideal").model == Approx(43 * 11.0 / 12).epsilon(1e-9)); // the private share that was remote
}
