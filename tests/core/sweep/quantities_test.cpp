// SPDX-License-Identifier: GPL-3.0-or-later
// The quantities that can be swept: names, ranges and current values.
#include "boardset/analysis/SweptWorkload.h"
#include "boardset/sweep/SweepQuantity.h"
#include "support/catch.h"
#include "support/scenarios.h"

#include <algorithm>

using namespace boardset;
using boardset::test::opened;

namespace {

const SweepQuantity& named(const std::vector<SweepQuantity>& all, const std::string& id) {
    const auto found = std::ranges::find(all, id, &SweepQuantity::id);
    REQUIRE(found != all.end());
    return *found;
}

bool has(const std::vector<SweepQuantity>& all, const std::string& id) {
    return std::ranges::find(all, id, &SweepQuantity::id) != all.end();
}

} // namespace

TEST_CASE("threads, boards, pages, lines, numbers, options and systems can be swept", "[sweep]") {
    const auto all = sweepQuantities(opened("sunfire15k-copy-72-local"));
    const SweepQuantity& threads = named(all, "threads");
    CHECK(threads.title == "Threads");
    CHECK(threads.now == 72);
    CHECK(threads.most == 72);
    CHECK(named(all, "boards").now == 18);
    CHECK(named(all, "local-share").textOf(50) == "50 %");
    CHECK(named(all, "outstanding").title == "Outstanding lines per thread");
    CHECK(named(all, "number.directory-hits").now.has_value());
    // the title refers to the process, not to the machine
    CHECK(named(all, "number.directory-hits").title == "Directory cache hits per process");
    CHECK_FALSE(has(sweepQuantities(opened("sunfire6800-first")), "number.directory-hits")); // has no directory
    CHECK(named(all, "option.interleaving").words.size() > 2);
    CHECK(named(all, "system").textOf(0) == "Manual placement");
    CHECK_FALSE(has(all, "setting.lgrp_mem_default_policy")); // there is no program with settings
    CHECK_FALSE(has(all, "load"));
}

TEST_CASE("no local share can be swept if each page is interleaved over several boards", "[sweep]") {
    CHECK(has(sweepQuantities(opened("p650-oltp-private")), "local-share"));
    const Canonical shared = opened("p650-oltp-shared"); // its L3 is shared: 512 bytes on each book in turn
    CHECK_FALSE(has(sweepQuantities(shared), "local-share"));
    CHECK_THROWS_AS(withLocalShare(*shared.topology, shared.scenario.workload, 50), TopologyError);
    const Canonical fire = opened("sunfire6800-first");
    CHECK(has(sweepQuantities(fire), "local-share"));
    CHECK_FALSE(has(sweepQuantities(edited(fire, SetOption{"interleaving", 2})), "local-share"));
}

TEST_CASE("a program adds the settings of its system, which is the current system", "[sweep]") {
    const Canonical of = opened("sunfire15k-mpo-copy-72");
    const auto all = sweepQuantities(of);
    const SweepQuantity& policy = named(all, "setting.lgrp_mem_default_policy");
    CHECK_FALSE(policy.words.empty());
    const SweepQuantity& system = named(all, "system");
    REQUIRE(system.now);
    CHECK(system.textOf(*system.now) == of.topology->catalog().operatingSystem(of.scenario.program->system).title);
}

TEST_CASE("every bundled scenario has quantities, each once and with its current value in range", "[sweep]") {
    for (const char* const id : {"p650-first", "t5440-first", "sunfire6800-first", "sunfire15k-full",
                                 "t5440-threads-and-streams", "p650-aix52-runs"}) {
        const auto all = sweepQuantities(opened(id));
        INFO(id);
        REQUIRE_FALSE(all.empty());
        for (const SweepQuantity& each : all) {
            INFO(each.id);
            CHECK_FALSE(each.title.empty());
            CHECK(each.least < each.most);
            CHECK(std::ranges::count(all, each.id, &SweepQuantity::id) == 1);
            if (each.now)
                CHECK(each.allows(*each.now));
        }
    }
}

TEST_CASE("values cover the range from end to end, whole if necessary, each once", "[sweep]") {
    SweepQuantity quantity;
    quantity.least = 1;
    quantity.most = 100'000;
    CHECK(quantity.values(1, 5, 5) == std::vector<double>{1, 2, 3, 4, 5});
    CHECK(quantity.values(1, 3, 50) == std::vector<double>{1, 2, 3});
    CHECK(quantity.values(7, 7, 9) == std::vector<double>{7});
    CHECK(quantity.values(1, 1024, 11).at(3) == 8); // ten doublings
    CHECK(quantity.values(1, 201, 2) == std::vector<double>{1, 201});
    CHECK(quantity.valuesApart(1, 64, 3) == std::vector<double>{1, 8, 64});
    CHECK(quantity.valuesApart(1, 5, 3) == std::vector<double>{1, 3, 5});
    quantity.now = 10;
    CHECK(quantity.valuesApart(1, 64, 3) == std::vector<double>{1, 10, 64}); // includes the value of the open scenario
    quantity.now = 100;
    CHECK(quantity.valuesApart(1, 64, 3) == std::vector<double>{1, 8, 64});
    quantity.isWhole = false;
    CHECK(quantity.values(0, 1, 3) == std::vector<double>{0, 0.5, 1});
    quantity.unit = "bytes";
    CHECK(quantity.textOf(1) == "1 byte");
    CHECK(quantity.textOf(4096) == "4,096 bytes");
    quantity.allowed = {900, 1050, 1200};
    CHECK(quantity.values(1000, 1200, 9) == std::vector<double>{1050, 1200});
    CHECK(quantity.allows(900));
    CHECK_FALSE(quantity.allows(901));
}
