// SPDX-License-Identifier: GPL-3.0-or-later
// The server: open mixes, a lock and two processors, mirrors of stripes, thresholds, budgets, background, overload.
#include "boardset/analysis/Budget.h"
#include "boardset/analysis/CustomerAnswer.h"
#include "families.h"

using namespace boardset;
using test::Invented;

namespace {

// 60 reads and 40 writes of 8 KB a second. The kernel's 20,000 instructions take 2 ms.
constexpr double lock = 0.2;                         // 100/s x 2 ms
constexpr double disk = 60 * 0.010 / 4 + 40 * 0.010; // a read uses one of four, a write two copies of two pieces
constexpr double transfer = 8192 / 4e6;              // seconds on a channel
constexpr double channel =
    (60 * 0.5 + 40 * 1.0) * transfer; // a read uses one of two, a write puts one copy's data on each

} // namespace

TEST_CASE("a mix of open classes loads each part by its share", "[families]") {
    const Invented of("server-mix");
    CHECK(of.useOf("kernel lock") == Approx(lock));
    CHECK(of.useOf("processors") == Approx(lock / 2)); // two, and nobody waits there
    for (const char* title : {"disk Channel 0 Disk 0", "disk Channel 0 Disk 1", "disk Channel 1 Disk 1"}) {
        CHECK(of.useOf(title) == Approx(disk));
    }
    CHECK(of.useOf("channel Channel 0") == Approx(channel));
    CHECK(of.answer.totals.front().unit == "operation");
    CHECK(of.answer.totals.front().perSecond == Approx(100));
    // M/M/1 at each part that is waited for: S / (1 - U). The seeks of a write are side by side, one is waited for.
    const double each = 0.002 / (1 - lock) + 0.010 / (1 - disk);
    CHECK(of.answer.classes[0].latencyNs == Approx(1e9 * (each + transfer / (1 - channel))));
    CHECK(of.answer.classes[1].latencyNs == Approx(1e9 * (each + 2 * transfer / (1 - channel))));
    // Ten clients that come six times a second and four that come ten times are two groups, each with its own share.
    REQUIRE(of.answer.classes.size() == 4);
    CHECK(customerAnswerOf(of.answer, "many").operationsPerSecond == Approx(60));
    CHECK(customerAnswerOf(of.answer, "few").operationsPerSecond == Approx(40));
}

TEST_CASE("with one processor there is no lock to wait for", "[families]") {
    const Invented of("server-alone");
    CHECK(of.useOf("processors") == Approx(lock));
    CHECK_THROWS(of.station("kernel lock"));
}

TEST_CASE("the strictest threshold that applies says how much more could come", "[families]") {
    const Invented of("server-mix");
    const StationAnswer& at = of.station("channel Channel 0");
    CHECK(at.hot == Approx(0.20)); // random access; 65 % holds for sequential
    CHECK(at.headroom() == Approx(0.20 / channel));
    CHECK_FALSE(at.isHot());
    CHECK(of.station("kernel lock").hot == Approx(standardHot));
}

TEST_CASE("a budget is a sum against a limit, and says what it does not know", "[families]") {
    const Invented of("server-mix");
    const auto budgets = budgetsOf(*of.topology, of.scenario.workload);
    REQUIRE(budgets.size() == 1);
    CHECK((budgets[0].asked == Approx(40) && budgets[0].limit == Approx(30)));
    CHECK(budgets[0].isOver());
    CHECK(budgets[0].unknown == 1); // the card
}

TEST_CASE("background work takes what is left, and nobody waits for it", "[families]") {
    const Invented alone("server-mix");
    const Invented behind("server-background");
    CHECK(behind.answer.classes[0].latencyNs == Approx(alone.answer.classes[0].latencyNs).epsilon(1e-9));
    CHECK(behind.answer.classes[4].operationsPerSecond > 0);
    // One job of 100 ms has one of two processors, of which others use a tenth.
    CHECK(behind.answer.classes[4].operationsPerSecond <= 10);
    CHECK(behind.useOf("processors") > lock / 2);
}

TEST_CASE("overload is an answer: who is asked too much, and all that still is", "[families]") {
    const Invented of("server-overload"); // six times as many clients
    REQUIRE(of.answer.overloaded.size() == 5);
    CHECK(of.useOf("kernel lock") == Approx(6 * lock));
    CHECK(of.useOf("channel Channel 0") == Approx(6 * channel)); // not overloaded, and known
    CHECK_FALSE(of.answer.classes[0].isAnswered);
}

TEST_CASE("each copy of a mirror is asked by how it lies, whichever comes first", "[families]") {
    // A single disk mirrored by a stripe of two: half of 60 reads on each side; every write on both, in two pieces
    // there.
    Invented of("server-mix");
    for (const bool isFirst : {true, false}) {
        auto& regions = of.scenario.workload.processes[0].regions;
        regions[1].parts = {"channel0/disk1", "channel1/disk1"};
        regions[2].parts = {"channel0/disk0", "right"};
        if (!isFirst) {
            std::swap(regions[2].parts[0], regions[2].parts[1]);
        }
        of.answer = solvePlacement(*of.topology, of.scenario.workload);
        CHECK(of.useOf("disk Channel 0 Disk 0") == Approx(30 * 0.010 + 40 * 0.010));
        CHECK(of.useOf("disk Channel 0 Disk 1") == Approx(15 * 0.010 + 40 * 0.010));
    }
}
