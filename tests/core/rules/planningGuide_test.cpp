// SPDX-License-Identifier: GPL-3.0-or-later
// Details of the rules of the planning guide for servers of 1992: what they count and what they omit.
#include "planningGuideCases.h"
#include "support/catch.h"

using namespace boardset;
using namespace boardset::test;

namespace {

bool hasFinding(const char* rule, const Scenario& scenario) {
    return fired(scenario).contains(rule);
}

/// A custom mix of file service.
Scenario ownMix(double rate, std::map<std::string, double> numbers) {
    Scenario scenario = served("nfs-own", "net0", 1, rate);
    scenario.workload.processes[0].numbers = std::move(numbers);
    return scenario;
}

} // namespace

TEST_CASE("a custom mix needs a PrestoServe above 6 % of writes", "[rules]") {
    // Document 004, rule XIV; without a free slot for it, eNFS replaces it (rule XXVIII)
    CHECK_FALSE(hasFinding("sparc-presto", ownMix(1, {{"writes", 6}})));
    CHECK(hasFinding("sparc-presto", ownMix(1, {{"writes", 7}})));
}

TEST_CASE("a custom mix with its own kernel time does not count as the measured mix", "[rules]") {
    for (const double kernel : {0., 1000.}) {
        const Scenario mix = withOptions(ownMix(700, {{"kernel", kernel}}), {{"processors", 1}});
        const Scenario scenario = withBoards(mix, {{"slot9", "presto-vme"}});
        CHECK(hasFinding("sparc-presto-full", scenario) == (kernel == 0));
        CHECK(hasFinding("sparc-nfs-sustained", scenario) == (kernel == 0));
    }
}

TEST_CASE("only disks in use count on a SCSI bus", "[rules]") {
    const Scenario disks = filled(planned(), "scsi0/disk", 0, 2, "disk-1300-scsi");
    const auto warns = [&](std::vector<std::string> used) {
        return hasFinding("sparc-scsi-disks", withData(disks, RegionLayout::Interleaved, std::move(used)));
    };
    CHECK(warns({"scsi0/disk0", "scsi0/disk1", "scsi0/disk2"}));
    CHECK_FALSE(warns({"scsi0/disk0", "scsi0/disk1"}));
}

TEST_CASE("databases in a file system, and mail, need a PrestoServe", "[rules]") {
    // Document 004, rules XV and XVI
    const auto asks = [](const Scenario& scenario) { return hasFinding("sparc-presto-files", scenario); };
    for (const char* work : {"interbase", "mail"}) {
        CAPTURE(work);
        CHECK(asks(planned(work)));
        CHECK_FALSE(asks(withBoards(planned(work), {{"slot9", "presto-vme"}})));
    }
    CHECK_FALSE(asks(planned("oracle")));         // uses the raw disk
    CHECK_FALSE(asks(planned("database-files"))); // only reads
    Scenario reader = planned("interbase");
    reader.workload.processes[0].numbers["updates"] = 0;
    CHECK_FALSE(asks(reader));
}

TEST_CASE("a PrestoServe on VME is refused if there are SCSI disks, with or without IPI disks", "[rules]") {
    const Scenario ipi = withBoards(planned("nfs-legato", "net0"), {{"slot9", "presto-vme"}});
    CHECK_FALSE(hasFinding("sparc-presto-scsi", ipi));
    // document 004, 2.8: the system hangs
    CHECK(hasFinding("sparc-presto-scsi", withBoards(ipi, {{"scsi0/disk0", "disk-424"}})));
}

TEST_CASE("each process on a processor has an address space, and clients of a network share one", "[rules]") {
    const auto warns = [](const char* work, const char* on, int count) {
        Scenario scenario = withData(served(work, on, count, 1), RegionLayout::On, {"scsi0/disk0"});
        scenario.machine = "sparcstation2"; // sixteen contexts
        scenario.configuration = {};
        return hasFinding("sparc-contexts", withBoards(scenario, {{"scsi0/disk0", "disk-424"}}));
    };
    CHECK(warns("timesharing", "cpus/CPU0", 40));
    CHECK_FALSE(warns("timesharing", "cpus/CPU0", 4));
    CHECK_FALSE(warns("nfs-legato", "net0", 40));
}

TEST_CASE("no rule reports an overload by work that a failure stops", "[rules]") {
    const Scenario busy = served("nfs-brown", "net0", 41, 10);
    REQUIRE(hasFinding("sparc-ethernet-load", busy));
    CHECK_FALSE(hasFinding("sparc-ethernet-load", withFailed(busy, {"slot8/disk0"})));
}

TEST_CASE("the load of an Ethernet counts the stated bytes of a custom mix", "[rules]") {
    CHECK(hasFinding("sparc-ethernet-load", ownMix(100, {{"bytes", 8192}}))); // 65.5 % of 10 Mb/s, saturated from 35
    CHECK_FALSE(hasFinding("sparc-ethernet-load", ownMix(450, {{"bytes", 200}})));
}

TEST_CASE("a PrestoServe is not recommended if it would be overloaded", "[rules]") { // 1.1.7
    for (const RegionLayout lies : {RegionLayout::On, RegionLayout::Mirrored, RegionLayout::Striped}) {
        std::vector<std::string> parts{"scsi0/disk0", "scsi0/disk1"};
        parts.resize(lies == RegionLayout::On ? 1 : 2);
        Scenario scenario = withData(fullPresto(), lies, parts);
        scenario.configuration.boards = {{"scsi0/disk0", "disk-669"}, {"scsi0/disk1", "disk-669"}};
        const auto isAdvised = [&] {
            const auto all = fired(scenario);
            return all.contains("sparc-presto") || all.contains("sparc-presto-mirror") ||
                   all.contains("sparc-presto-stripes");
        };
        CHECK_FALSE(isAdvised());
        scenario.workload.processes[0].customers[0].rate = 100;
        CHECK(isAdvised());
    }
}

TEST_CASE("a line and a mix may be used completely, but not more", "[rules]") {
    const Scenario line = served("fast-line", "card1/line0", 1, 1); // occupies the line completely
    CHECK_FALSE(hasFinding("sparc-line", withBoards(line, {{"card1", "hsi-s"}})));
    CHECK_FALSE(hasFinding("sparc-own-mix", ownMix(1, {{"reads", 60}, {"writes", 40}})));
}

TEST_CASE("a backup of a mirror reads one copy, whatever else is on its disks", "[rules]") {
    Scenario scenario = stored("disk-frr", RegionLayout::Mirrored);
    CHECK_FALSE(hasFinding("sparc-copilot", scenario)); // 1.3 GB
    Process& process = scenario.workload.processes[0];
    process.customers[0].regions = {process.regions[0].name};
    process.regions.push_back({.name = "swap", .pagesIn = {}, .lies = RegionLayout::On, .parts = {"slot8/disk1"}});
    CHECK_FALSE(hasFinding("sparc-copilot", scenario));
    process.regions[0].lies = RegionLayout::Striped;
    CHECK(hasFinding("sparc-copilot", scenario)); // 2.6 GB
}

TEST_CASE("a failed PrestoServe takes no time, and is reported missing for writes", "[rules]") {
    Scenario scenario = withFailed(fullPresto(), {"card1"});
    CHECK_FALSE(hasFinding("sparc-presto-full", scenario));
    CHECK(hasFinding("sparc-presto-failed", scenario));
    CHECK_FALSE(hasFinding("sparc-presto-failed", withBoards(scenario, {{"card2", "presto-sbus"}})));
    scenario.workload.processes[0].work = "nfs-brown"; // only reads
    CHECK_FALSE(hasFinding("sparc-presto-failed", scenario));
}

TEST_CASE("a region that only stopped users use does not disturb others", "[rules]") {
    Scenario scenario = withBoards(stored("disk-rrr", RegionLayout::Mirrored), {{"slot8/disk2", "disk-1300-ipi"}});
    Process& process = scenario.workload.processes[0]; // two users with data of their own, one of them stopped
    process.customers[0].regions = {process.regions[0].name};
    process.regions.push_back({.name = "b", .pagesIn = {}, .lies = RegionLayout::On, .parts = {"slot8/disk2"}});
    Customer other = process.customers[0];
    other.name = "2";
    other.regions = {process.regions[1].name};
    process.customers.push_back(other);
    REQUIRE(hasFinding("sparc-mirror", scenario));
    scenario.configuration.failed = {"slot8/disk0", "slot8/disk1"};
    CHECK_FALSE(hasFinding("sparc-mirror", scenario));
    CHECK(fired(scenario).count("stopped-customer") == 1);
}
