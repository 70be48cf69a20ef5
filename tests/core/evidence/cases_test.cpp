// SPDX-License-Identifier: GPL-3.0-or-later
// The planning guide's case studies from the rows, beside what follows by hand from its tables.
#include "support/catch.h"
#include "support/scenarios.h"

using namespace boardset;

namespace {

/// How busy a part of a bundled scenario is, by its path.
double useOf(const test::Solved& of, const std::string& path) {
    for (const StationAnswer& each : of.answer.stations) {
        const StationPlace& place = of.answer.model.places.at(static_cast<std::size_t>(each.station));
        if (place.block && of.topology->block(place.block).path == path)
            return each.utilisation;
    }
    return 0;
}

} // namespace

TEST_CASE("case 4: the kernel is asked for 863 ms of a second, where the guide prints 1,080", "[evidence]") {
    // Query 1 and query 2 read disks, and each sends 233 packets of 0.2 ms: 47 ms each. The guide has 150 for each.
    CHECK(1000 * useOf(test::solved("sparcserver690mp-case4"), "lock") == Approx(863).margin(1));
}

TEST_CASE("case 2: each network is used at 68 % of what its coprocessor can do", "[evidence]") {
    // 197 operations a second of 290. The guide takes its 80 % twice: 246 against 232.
    const test::Solved of = test::solved("sparcserver670mp-case2");
    for (const char* slot : {"slot6", "slot7", "slot8", "slot9"})
        CHECK(useOf(of, slot) == Approx(197.0 / 290).epsilon(1e-9));
}

TEST_CASE("case 1: 208 operations come where 450 can be done, and mirrors take the rest of what is busy",
          "[evidence]") {
    // 208 of 450 operations a second, 46.2 %; of them those on the mirror pay MetaDisk on top.
    const test::Solved of = test::solved("sparcstation2-case1");
    CHECK(of.answer.totals.front().perSecond == Approx(208).epsilon(1e-9));
    CHECK(useOf(of, "cpus") > 208.0 / 450);
    CHECK(useOf(of, "cpus") < 0.60);
}

TEST_CASE("case 7: one server is asked for more of its kernel than there is, and nobody is answered", "[evidence]") {
    // 1,059 ms by hand. The rows have 1,053: MetaDisk at 27 % of half the operations where the guide has 30 %, and of
    // the mirror that is paged to 27 % where it has 37 %.
    const test::Solved of = test::solved("sparcserver690mp-case7");
    CHECK(1000 * useOf(of, "lock") == Approx(1053).margin(1));
    for (const ClassAnswer& each : of.answer.classes)
        CHECK_FALSE(each.isAnswered);
}

TEST_CASE("case 7 on two servers: both carry what one cannot", "[evidence]") {
    // By hand 802 and 522 ms; of the first the rows have 7 less, for MetaDisk as above.
    const test::Solved first = test::solved("sparcserver690mp-case7-first");
    const test::Solved second = test::solved("sparcserver690mp-case7-second");
    CHECK(1000 * useOf(first, "lock") == Approx(795).margin(1));
    CHECK(1000 * useOf(second, "lock") == Approx(522).margin(1));
    CHECK_FALSE(first.answer.isEndless());
    CHECK_FALSE(second.answer.isEndless());
}
