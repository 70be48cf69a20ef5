// SPDX-License-Identifier: GPL-3.0-or-later
// Operating systems, platforms and settings: their validity on each machine, and the source of each number.
#include "boardset/catalog/Catalog.h"
#include "support/bundledCatalog.h"
#include "support/catch.h"

#include <algorithm>
#include <limits>
#include <map>

using namespace boardset;
using boardset::test::catalog;

namespace {

constexpr std::int64_t largest = std::numeric_limits<std::int64_t>::max();

std::int64_t standard(const std::string& tunable, const std::string& platform, const std::string& system) {
    const TunableDefault& found = Catalog::tunableDefault(catalog()->tunable(tunable), platform, system);
    return rawValue(catalog()->fact(found.fact));
}

Fact printed(const std::string& tunable, const std::string& platform, const std::string& system = "solaris9-1202") {
    return catalog()->fact(Catalog::tunableDefault(catalog()->tunable(tunable), platform, system).printed);
}

Fact bytes(double value) {
    Fact fact;
    fact.value = value;
    return fact;
}

void needsPlace(const std::string& id, const std::string& source, const std::string& locator) {
    INFO(id);
    REQUIRE_NOTHROW(catalog()->source(source));
    REQUIRE_FALSE(locator.empty());
}

} // namespace

TEST_CASE("each of the four Solaris releases supports more features than the last", "[catalog]") {
    struct Expected {
        const char* id;
        bool locality, inspection, advice;
    };
    const std::vector<Expected> expected{{"solaris8", false, false, false},
                                         {"solaris9", false, false, false},
                                         {"solaris9-902", true, true, false},
                                         {"solaris9-1202", true, true, true}};
    const auto all = catalog()->systemsOf(catalog()->machine("sunfire15k"));
    REQUIRE(all.size() == expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const OperatingSystem& system = catalog()->operatingSystem(all[i].id);
        REQUIRE(system.id == expected[i].id);
        REQUIRE(system.policy == "solaris");
        REQUIRE(&catalog()->operatingSystem(system.id) == &system);
        REQUIRE(system.locality == expected[i].locality);
        REQUIRE(system.inspection == expected[i].inspection);
        REQUIRE(system.advice == expected[i].advice);
    }
}

TEST_CASE("each machine runs on its platform, and only the 12K and 15K need platform-specific addresses", "[catalog]") {
    const std::map<std::string, std::string> platforms{{"sunfire280r", "generic"},   {"sunfirev880", "generic"},
                                                       {"sunfire3800", "serengeti"}, {"sunfire4800", "serengeti"},
                                                       {"sunfire6800", "serengeti"}, {"sunfire12k", "starcat"},
                                                       {"sunfire15k", "starcat"},    {"t5140", "sun4v"},
                                                       {"t5240", "sun4v"},           {"t5440", "sun4v"}};
    for (const auto& [machine, platform] : platforms) {
        INFO(machine);
        REQUIRE(catalog()->machine(machine).platform == platform);
    }
    for (const Platform& platform : catalog()->platforms())
        REQUIRE(platform.needsLocalAddresses == (platform.id == "starcat"));
}

TEST_CASE("the defaults are those in the source code, by platform and system", "[catalog]") {
    for (const char* system : {"solaris9-902", "solaris9-1202"}) {
        REQUIRE(standard("lgrp_expand_proc_thresh", "starcat", system) == 196548); // 3 x 65516
        REQUIRE(standard("lgrp_expand_proc_thresh", "serengeti", system) == 65516);
        REQUIRE(standard("lgrp_expand_proc_thresh", "generic", system) == 62250);
        REQUIRE(standard("lgrp_expand_proc_diff", "starcat", system) == 65516);
        REQUIRE(standard("lgrp_expand_proc_diff", "serengeti", system) == 65516);
        REQUIRE(standard("lgrp_expand_proc_diff", "generic", system) == 60000);
        for (const char* platform : {"generic", "starcat", "serengeti"}) {
            REQUIRE(standard("lgrp_loadavg_tolerance", platform, system) == 65516);
            REQUIRE(standard("lgrp_shm_random_thresh", platform, system) == 8 * 1024 * 1024);
            REQUIRE(standard("lgrp_privm_random_thresh", platform, system) == largest);
            REQUIRE(standard("lgrp_mem_pset_aware", platform, system) == 0);
            REQUIRE(standard("lgrp_choose_policy", platform, system) == 3);
        }
    }
}

TEST_CASE("on sun4v the thresholds for spreading a process are per processor of an lgroup", "[catalog]") {
    const auto fact = [](const char* tunable) {
        return catalog()->fact(Catalog::tunableDefault(catalog()->tunable(tunable), "sun4v", "solaris9-1202").fact);
    };
    REQUIRE(rawValue(fact("lgrp_expand_proc_thresh")) == 65516 / 2); // 50 % of a busy thread
    REQUIRE(rawValue(fact("lgrp_expand_proc_diff")) == 65516 / 4);   // 25 %
    REQUIRE(fact("lgrp_expand_proc_thresh").unit == "load/processor");
    REQUIRE(fact("lgrp_expand_proc_diff").unit == "load/processor");
    REQUIRE(standard("lgrp_loadavg_tolerance", "sun4v", "solaris9-1202") == 65516);
    for (const char* tunable : {"lgrp_expand_proc_thresh", "lgrp_expand_proc_diff", "lgrp_loadavg_tolerance"})
        REQUIRE(fact(tunable).source == "illumos-sun4v");
}

TEST_CASE("a machine has the systems and settings of its platform's policy", "[catalog]") {
    for (const Machine& machine : catalog()->machines()) {
        const bool isOfIbm = machine.family.id == "pseries";
        const bool isOf1992 = machine.family.id == "sparcserver"; // no placement by distance there
        const bool hasHypervisor = machine.platform == "sun4v";
        REQUIRE(catalog()->systemsOf(machine).size() == (isOf1992 ? 0 : isOfIbm ? 2 : hasHypervisor ? 1 : 4));
        REQUIRE(catalog()->tunablesOf(machine).size() == (isOf1992 ? 0 : isOfIbm ? 2 : 8));
        REQUIRE(catalog()->policyWords(catalog()->platform(machine.platform).policy).near == (isOf1992  ? "machine"
                                                                                              : isOfIbm ? "pool"
                                                                                                        : "lgroup"));
    }
    for (const Tunable& tunable : catalog()->tunables()) // all but one are set in a running kernel
        REQUIRE((tunable.owner == TunableOwner::System) == (tunable.id != "memory_affinity"));
}

TEST_CASE("a machine runs only the releases of its time", "[catalog]") {
    // Placement came to sun4v with Solaris 10; the paper about the Sun Fire covers releases up to Solaris 9 12/02.
    const auto ids = [](const char* machine) {
        std::vector<std::string> all;
        for (const OperatingSystem& each : catalog()->systemsOf(catalog()->machine(machine)))
            all.push_back(each.id);
        return all;
    };
    for (const char* machine : {"t5140", "t5240", "t5440"})
        REQUIRE(ids(machine) == std::vector<std::string>{"solaris10"});
    for (const char* machine : {"sunfire280r", "sunfire6800", "sunfire15k"})
        REQUIRE(ids(machine) == std::vector<std::string>{"solaris8", "solaris9", "solaris9-902", "solaris9-1202"});
    for (const char* machine : {"sparcstation2", "sparcserver690mp"})
        REQUIRE(ids(machine).empty()); // of 1992, older than all these releases
    REQUIRE(ids("p650") == std::vector<std::string>{"aix51", "aix52"});
}

TEST_CASE("pages are random by default only on the 12K and 15K, and only under Solaris 9 9/02", "[catalog]") {
    REQUIRE(standard("lgrp_mem_default_policy", "starcat", "solaris9-902") == 4);
    REQUIRE(standard("lgrp_mem_default_policy", "starcat", "solaris9-1202") == 1);
    for (const char* system : {"solaris9-902", "solaris9-1202"}) {
        REQUIRE(standard("lgrp_mem_default_policy", "serengeti", system) == 1);
        REQUIRE(standard("lgrp_mem_default_policy", "generic", system) == 1);
    }
}

TEST_CASE("the most specific matching default applies, whatever the order", "[catalog]") {
    Tunable tunable;
    tunable.id = "invented";
    tunable.defaults = {{"starcat", "new", "both", ""},
                        {"generic", "", "neither", ""},
                        {"starcat", "", "platform", ""},
                        {"generic", "new", "system", ""}};
    for (int turn = 0; turn < 4; ++turn) {
        const auto fact = [&](const char* platform, const char* system) {
            return Catalog::tunableDefault(tunable, platform, system).fact;
        };
        REQUIRE(fact("starcat", "new") == "both");
        REQUIRE(fact("starcat", "old") == "platform");
        REQUIRE(fact("serengeti", "new") == "system");
        REQUIRE(fact("serengeti", "old") == "neither");
        REQUIRE(fact("generic", "new") == "system");
        std::rotate(tunable.defaults.begin(), tunable.defaults.begin() + 1, tunable.defaults.end());
    }
    tunable.defaults = {{"starcat", "", "platform", ""}};
    REQUIRE_THROWS_AS(Catalog::tunableDefault(tunable, "serengeti", "old"), CatalogError);
}

TEST_CASE("thresholds in threads equal the printed shares of an lgroup of four processors", "[catalog]") {
    const double thread = catalog()->fact("lgrp.thread-load").value;
    for (const char* tunable : {"lgrp_expand_proc_thresh", "lgrp_expand_proc_diff"}) {
        for (const char* platform : {"starcat", "serengeti"}) {
            INFO(tunable << " on " << platform);
            // raw / (65516 x 4) = 75 %, 25 %
            const double raw = static_cast<double>(standard(tunable, platform, "solaris9-1202"));
            REQUIRE(raw / (4 * thread) == Approx(printed(tunable, platform).si()));
            REQUIRE(printed(tunable, platform).source == "000-mpo");
        }
    }
}

TEST_CASE("if the paper and the code differ, both numbers are stored, each with its source", "[catalog]") {
    // On the paper's own scale the tolerance is two lgroups: 65536 / 32767 = 2. On the scale of the code it is one
    // thread.
    const Fact tolerance = printed("lgrp_loadavg_tolerance", "generic");
    REQUIRE(tolerance.value == 0x10000);
    REQUIRE(tolerance.value / catalog()->fact("lgrp.whole-load-printed").value == Approx(2).epsilon(1e-4));
    REQUIRE(tolerance.value / catalog()->fact("lgrp.thread-load").value == Approx(1).epsilon(1e-3));
    REQUIRE_FALSE(tolerance.reason.empty());

    REQUIRE(rawValue(printed("lgrp_choose_policy", "generic")) == 1); // the paper: at random
    REQUIRE(rawValue(printed("lgrp_mem_default_policy", "generic")) == 1);
    REQUIRE(rawValue(printed("lgrp_shm_random_thresh", "generic")) == 8 * 1024 * 1024);
    REQUIRE(rawValue(printed("lgrp_privm_random_thresh", "generic")) == largest);
    REQUIRE(catalog()->fact("lgrp.active-groups").value == 2);
    REQUIRE(catalog()->fact("lgrp.active-groups-printed").value == 1);
    for (const Tunable& tunable : catalog()->tunables()) {
        for (const TunableDefault& row : tunable.defaults) {
            INFO(row.fact);
            const bool otherSource = row.printed.empty() || (catalog()->fact(row.printed).source == "000-mpo" &&
                                                             catalog()->fact(row.fact).source != "000-mpo");
            REQUIRE(otherSource);
        }
    }
}

TEST_CASE("the clock tick and the time constant of the load average follow from the code", "[catalog]") {
    REQUIRE(catalog()->fact("lgrp.tick").si() == Approx(0.01));          // 1 / (100 per second)
    REQUIRE(catalog()->fact("lgrp.rechoose-time").si() == Approx(0.03)); // 3 ticks
    REQUIRE(catalog()->fact("lgrp.time-constant").si() == Approx(2));    // 20 samples, 0.1 s apart
    // "8 MB (2 ISM pages)"
    REQUIRE(2 * rawValue(catalog()->fact("lgrp.ism-page")) == standard("lgrp_shm_random_thresh", "generic", ""));
}

TEST_CASE("the catalog has the seven settings of the paper in its two groups, and the setting for the choice of a home",
          "[catalog]") {
    const std::vector<std::pair<std::string, std::string>> since{
        {"lgrp_mem_default_policy", "solaris9-902"},   {"lgrp_shm_random_thresh", "solaris9-902"},
        {"lgrp_mem_pset_aware", "solaris9-902"},       {"lgrp_expand_proc_thresh", "solaris9-902"},
        {"lgrp_privm_random_thresh", "solaris9-1202"}, {"lgrp_expand_proc_diff", "solaris9-1202"},
        {"lgrp_loadavg_tolerance", "solaris9-1202"},   {"lgrp_choose_policy", "solaris9-902"}};
    const auto all = catalog()->tunablesOf(catalog()->machine("sunfire15k"));
    REQUIRE(all.size() == since.size());
    for (std::size_t i = 0; i < since.size(); ++i) {
        const Tunable& tunable = all[i];
        INFO(tunable.id);
        REQUIRE(tunable.id == since[i].first);
        REQUIRE(tunable.since == since[i].second);
        const auto sentences = std::ranges::count(tunable.meaning, '.');
        REQUIRE(sentences >= 2);
        REQUIRE(sentences <= 3);
        const bool worded = tunable.kind == TunableKind::Choice || tunable.kind == TunableKind::Flag;
        REQUIRE(tunable.choices.empty() == !worded);
    }
    REQUIRE(catalog()->tunable("lgrp_privm_random_thresh").most == largest);
    const std::vector<TunableChoice>& policies = catalog()->tunable("lgrp_mem_default_policy").choices;
    REQUIRE(policies.size() == 6);
    REQUIRE(policies.front().value == 1);
    REQUIRE(policies.front().title == "next touch");
    REQUIRE(policies.back().value == 6);
}

TEST_CASE("every operating system, platform and setting names its source", "[catalog]") {
    for (const OperatingSystem& system : catalog()->operatingSystems())
        needsPlace(system.id, system.source, system.locator);
    for (const Platform& platform : catalog()->platforms())
        needsPlace(platform.id, platform.source, platform.locator);
    for (const Tunable& tunable : catalog()->tunables()) {
        needsPlace(tunable.id, tunable.source, tunable.locator);
        for (const Fact& fact : catalog()->factsAbout(tunable.id)) {
            INFO(fact.id);
            const bool founded = fact.standing == Standing::Published || fact.standing == Standing::Derived;
            REQUIRE(founded == (fact.id != "aix.free-extent")); // not a setting of the system, which its text says
        }
    }
    REQUIRE_THROWS_AS(catalog()->operatingSystem("solaris77"), CatalogError);
    REQUIRE_THROWS_AS(catalog()->platform("wildfire"), CatalogError);
    REQUIRE_THROWS_AS(catalog()->tunable("lgrp_speed"), CatalogError);
}

TEST_CASE("a raw value is a whole number, and an excessive one becomes the largest", "[catalog]") {
    REQUIRE(rawValue(bytes(0)) == 0);
    REQUIRE(rawValue(bytes(2.5)) == 3);
    REQUIRE(rawValue(bytes(0x1p62)) == std::int64_t{1} << 62);
    REQUIRE(rawValue(bytes(0x1p63)) == largest);
    REQUIRE(rawValue(bytes(18446744073709551615.0)) == largest); // ULONG_MAX
    REQUIRE(rawValue(bytes(1e300)) == largest);
    Fact megabytes = bytes(8);
    megabytes.factor = 1048576;
    REQUIRE(rawValue(megabytes) == 8388608);
}
