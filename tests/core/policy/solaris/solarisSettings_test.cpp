// SPDX-License-Identifier: GPL-3.0-or-later
// Initial settings of Solaris on a machine: defaults by platform and size, and the conditions for lgroups.
#include "boardset/policy/solaris/SolarisSettings.h"
#include "support/bundledCatalog.h"
#include "support/catch.h"

using namespace boardset;
using boardset::test::catalog;

namespace {

constexpr std::int64_t chip = std::int64_t{64} << 30;

/// Lgroups with the given numbers of processors and one memory each.
LocalityGroups placesWith(const std::vector<int>& processors, std::int64_t bytes = chip) {
    LocalityGroups places;
    for (const int count : processors) {
        const int group = places.groupCount();
        places.groups.push_back({{}, "lgroup " + std::to_string(group), {}, {group}});
        places.memories.push_back({{}, group, bytes});
        for (int i = 0; i < count; ++i) {
            places.groups.back().processors.push_back(static_cast<int>(places.processors.size()));
            places.processors.push_back({{}, group, "", 0});
        }
    }
    return places;
}

std::int64_t rawOn(const char* machine, const char* tunable, const LocalityGroups& places) {
    const std::string& platform = catalog()->machine(machine).platform;
    const TunableDefault& found = Catalog::tunableDefault(catalog()->tunable(tunable), platform, "solaris9-1202");
    return rawValue(catalog()->fact(found.fact), places);
}

std::string whyOn(const char* platform, const LocalityGroups& places, const char* system = "solaris9-1202") {
    return whyOneLgroup(catalog()->operatingSystem(system), catalog()->platform(platform), true, places, *catalog());
}

} // namespace

TEST_CASE("a T5440 spreads a process above 50 % of its smallest lgroup, to one with 25 % less load", "[policy]") {
    for (const char* machine : {"t5440", "t5140", "t5240"}) {
        INFO(machine);
        REQUIRE(catalog()->machine(machine).platform == "sun4v");
        const LocalityGroups four = placesWith({64, 64, 64, 64});
        // 64 x 65516 / 2, which divided by 64 is half a thread per processor
        REQUIRE(rawOn(machine, "lgrp_expand_proc_thresh", four) == 2'096'512);
        REQUIRE(2'096'512 / 64 == 65516 / 2);
        REQUIRE(rawOn(machine, "lgrp_expand_proc_diff", four) == 2'096'512 / 2);
        REQUIRE(rawOn(machine, "lgrp_loadavg_tolerance", four) == 65516); // one thread
        // for an lgroup of 40, the 16 x 65516 / 2 of the smallest are 20 %
        REQUIRE(rawOn(machine, "lgrp_expand_proc_thresh", placesWith({40, 16, 0})) == 8 * 65516);
        REQUIRE(rawOn(machine, "lgrp_mem_default_policy", four) == 1);
    }
    REQUIRE(rawOn("sunfire15k", "lgrp_expand_proc_thresh", placesWith({64, 64})) == 3 * 65516); // unchanged
}

TEST_CASE("lgroups exist for the root and at least two leaves", "[policy]") {
    REQUIRE(whyOn("sun4v", placesWith({64})) == "The machine has a single lgroup.");
    REQUIRE(whyOn("sun4v", placesWith({64, 64})).empty());
    REQUIRE(whyOn("sun4v", placesWith({64, 64}), "solaris9") ==
            "Solaris 9 before 9/02 has no lgroups; the whole machine is one.");
}

TEST_CASE("sun4v has one lgroup if no lgroup has 256 MB of memory", "[policy]") {
    constexpr std::int64_t page = std::int64_t{256} << 20;
    REQUIRE(whyOn("sun4v", placesWith({64, 64}, page)).empty());
    REQUIRE(whyOn("sun4v", placesWith({64, 64}, page - 1)) ==
            "An lgroup would have less memory than 256 MB, so Solaris 9 12/02 creates only one.");
    REQUIRE(whyOn("sun4v", placesWith({64, 64}, INT64_MAX)).empty()); // the size is unknown
    REQUIRE(whyOn("serengeti", placesWith({4, 4}, page - 1)).empty());
    // memory in two parts
    LocalityGroups halves = placesWith({64, 64}, page / 2);
    for (int group = 0; group < 2; ++group) {
        halves.groups[static_cast<std::size_t>(group)].memories.push_back(2 + group);
        halves.memories.push_back({{}, group, page / 2});
    }
    REQUIRE(whyOn("sun4v", halves).empty());
}
