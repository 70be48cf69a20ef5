// SPDX-License-Identifier: GPL-3.0-or-later
// Configurations that violate the rules of the planning guide for servers of 1992, by rule.
#pragma once

#include "ruleConfigurations.h"

namespace boardset::test {

/// A configuration that violates a rule, and the part named in its finding, by rule.
using BadCases = std::map<std::string, std::pair<Scenario, std::string>>;

/// Adds boards in every slot of a range: "slot8" to "slot16".
inline void fill(Scenario& scenario, const char* slot, int first, int last, const char* board) {
    for (int n = first; n <= last; ++n)
        scenario.configuration.boards[slot + std::to_string(n)] = board;
}

/// Adds cases about clients of file service.
inline void addServedCases(BadCases& bad) {
    const auto served = [](const char* work, const char* on, int count, double rate) {
        Scenario scenario = planned(work, on);
        scenario.workload.processes[0].customers[0].count = count;
        scenario.workload.processes[0].customers[0].rate = rate;
        return scenario;
    };
    Scenario scenario = served("nfs-brown", "slot9/net0", 2, 146);
    scenario.configuration.boards["slot9"] = "network-coprocessor";
    bad["sparc-coprocessor-load"] = {scenario, "slot9"};
    bad["sparc-nfs-sustained"] = {served("nfs-legato", "net0", 1, 651), "SPARCserver 690MP"};
    bad["sparc-client-memory"] = {served("nfs-brown", "net0", 65, 1), "memory"};
    bad["sparc-ethernet-clients"] = {served("nfs-brown", "net0", 101, 1), "net0"};
    bad["sparc-ethernet-load"] = {served("nfs-brown", "net0", 41, 10), "net0"};
    scenario = served("nfs-own", "net0", 1, 10);
    scenario.workload.processes[0].numbers = {{"reads", 60}, {"writes", 41}};
    bad["sparc-own-mix"] = {scenario, "process A"};
    scenario = planned();
    scenario.configuration.failed = {"slot8/disk0"};
    bad["stopped-customer"] = {scenario, "user 1"};
    scenario = served("nfs-brown", "net0", 1, 10);
    scenario.workload.processes[0].regions.clear();
    bad["idle-customer"] = {scenario, "client 1"};
    scenario = served("nfs-own", "net0", 1, 10);
    scenario.configuration.boards["card1"] = "presto-sbus";
    scenario.configuration.failed = {"card1"};
    bad["sparc-presto-failed"] = {scenario, "card1"};
}

/// Adds cases about the layout of data on disks.
inline void addStoredCases(BadCases& bad) {
    const auto stored = [](const char* work, RegionLayout lies) {
        Scenario scenario = planned(work);
        scenario.configuration.boards["slot8/disk1"] = "disk-1300-ipi";
        scenario.workload.processes[0].regions[0].lies = lies;
        if (lies != RegionLayout::On)
            scenario.workload.processes[0].regions[0].parts = {"slot8/disk0", "slot8/disk1"};
        return scenario;
    };
    bad["sparc-presto-files"] = {stored("disk-frw", RegionLayout::On), "process A"};
    bad["sparc-presto-mirror"] = {stored("disk-frw", RegionLayout::Mirrored), "region a of A"};
    Scenario single = stored("disk-rrr", RegionLayout::Mirrored);
    single.workload.processes[0].regions[0].parts = {"slot8/disk0"};
    bad["sparc-mirror-one"] = {single, "region a of A"};
    bad["sparc-mirror"] = {stored("disk-rrr", RegionLayout::Mirrored), "region a of A"};
    bad["sparc-striping"] = {stored("disk-rrr", RegionLayout::On), "region a of A"};
    bad["sparc-concatenated"] = {stored("disk-rrr", RegionLayout::Concatenated), "region a of A"};
    bad["sparc-presto-stripes"] = {stored("disk-frw", RegionLayout::Striped), "region a of A"};
    Scenario scenario = planned();
    scenario.configuration.boards["slot8/disk1"] = "disk-1300-ipi"; // a separate disk for one of the two regions
    scenario.workload.processes[0].regions.push_back(
        {.name = "b", .pagesIn = {}, .lies = RegionLayout::On, .parts = {"slot8/disk0"}});
    bad["sparc-hot-partitions"] = {scenario, "slot8/disk0"};
    scenario = planned();
    scenario.configuration.boards["scsi0/disk0"] = "disk-1300-scsi";
    scenario.configuration.boards["scsi0/tape4"] = "tape-8mm";
    scenario.workload.processes[0].regions[0].parts = {"scsi0/disk0"};
    bad["sparc-tape"] = {scenario, "scsi0/tape4"};
}

/// Two regions on a disk with fast and slow tracks; the second, `name`, is unused or the swap space of another process.
inline Scenario shared(const std::string& name, bool used) {
    Scenario scenario = planned();
    Process& process = scenario.workload.processes[0];
    process.customers[0].regions = {process.regions[0].name};
    if (used)
        process.customers[0].regions.change([&](auto& names) { names.emplace_back(name); });
    process.regions.push_back(
        {.name = RegionName(name), .pagesIn = {}, .lies = RegionLayout::On, .parts = {"slot8/disk0"}});
    return scenario;
}

/// Adds cases about expansion boxes and kernel settings.
inline void addEquippedCases(BadCases& bad) {
    Scenario scenario = planned();
    scenario.configuration.boards["card1"] = "sbus-expander";
    fill(scenario, "card1/slot", 1, 2, "gx"); // 2 x 16 MB and 40 KB of 32 MB: the guide's own example
    bad["sparc-expander"] = {scenario, "card1"};
    scenario.configuration.boards["card1/slot2"] = "presto-sbus";
    bad["sparc-expander-master"] = {scenario, "card1/slot2"};
    bad["sparc-fast-zones"] = {shared("old", false), "slot8/disk0"};
    bad["sparc-swap"] = {shared("swap", true), "slot8/disk0"};
    scenario = planned();
    scenario.configuration.boards["slot9"] = "presto-vme";
    scenario.configuration.options["dualPorts"] = 1;
    bad["sparc-presto-ports"] = {scenario, "slot9"};
    scenario = planned("nfs-brown", "net0");
    scenario.configuration.options["maxUsers"] = 16;
    bad["sparc-maxusers"] = {scenario, "SPARCserver 690MP"};
}

/// Adds cases about servers before the SPARCserver 600MP, which multiply slowly and are partly unknown.
inline void addOlderCases(BadCases& bad) {
    const auto older = [](const char* machine, const char* work, const char* on) {
        Scenario scenario;
        scenario.machine = machine;
        scenario.workload.processes = {
            {.name = "A",
             .work = work,
             .customers = {{.name = "1", .on = on, .regions = {}, .server = "memory", .rate = 1}},
             .regions = {}}};
        return scenario;
    };
    bad["sparc-compute"] = {older("sparcserver490", "batch", "cpus/CPU0"), "SPARCserver 490"};
    bad["sparc-unrated"] = {older("sparcserver390", "packets", "net0"), "cpus"};
    bad["sparc-nfs-unknown"] = {older("sparcserver490", "nfs-legato", "net0"), "SPARCserver 490"};
    Scenario scenario;
    scenario.machine = "sparcserver390";
    scenario.configuration.options["memoryMB"] = 96; // 64 are mapped at the same time
    bad["sparc-mappable"] = {scenario, "SPARCserver 390"};
    scenario.machine = "sparcstation1plus";
    scenario.configuration = {};
    scenario.configuration.boards["card3"] = "presto-sbus";
    bad["sparc-slot-slave"] = {scenario, "card3"};
}

/// Adds cases about software, and about boards that it excludes.
inline void addSoftwareCases(BadCases& bad) {
    Scenario scenario = planned("nfs-brown", "net0");
    scenario.configuration.boards["product1"] = "enfs";
    scenario.configuration.boards["slot9"] = "network-coprocessor";
    bad["sparc-enfs-coprocessor"] = {scenario, "product1"};
    scenario = planned();
    scenario.configuration.boards["product1"] = "enfs";
    bad["sparc-enfs-idle"] = {scenario, "product1"};
    scenario = planned();
    scenario.configuration.boards["product1"] = "oracle";
    bad["sparc-sundbe"] = {scenario, "product1"};
    bad["sparc-database-product"] = {planned("informix"), "process A"};
    scenario = planned("nfs-brown", "net0");
    scenario.configuration.options["processors"] = 4;
    bad["sparc-nfs-processors"] = {scenario, "cpus"};
    scenario = planned("disk-frr");
    scenario.configuration.boards["slot8/disk1"] = "disk-1300-ipi";
    scenario.workload.processes[0].regions[0].lies = RegionLayout::Concatenated;
    scenario.workload.processes[0].regions[0].parts = {"slot8/disk0", "slot8/disk1"};
    bad["sparc-disksuite"] = {scenario, "region a of A"};
    bad["sparc-copilot"] = {scenario, "SPARCserver 690MP"}; // 2.6 GB of files
    scenario.configuration.boards["product1"] = "disksuite";
    bad["sparc-tunefs"] = {scenario, "product1"};
    scenario.workload.processes[0].regions[0].lies = RegionLayout::Mirrored;
    bad["sparc-mirror-bus"] = {scenario, "region a of A"};
    scenario.workload.processes[0].work = "oracle";
    bad["sparc-disksuite-database"] = {scenario, "region a of A"};
    scenario.workload.processes[0].work = "disk-rsr";
    scenario.workload.processes[0].regions[0].lies = RegionLayout::Striped;
    bad["sparc-stripe-order"] = {scenario, "region a of A"};
    scenario.configuration.boards["slot8/disk1"] = "disk-911-ipi";
    bad["sparc-stripe-sizes"] = {scenario, "region a of A"};
    bad["sparc-log"] = {shared("log", false), "slot8/disk0"};

    scenario = planned("fast-line", "card1/line0");
    scenario.configuration.boards["card1"] = "hsi-s";
    scenario.workload.processes[0].customers[0].count = 3; // 4.5 of 3.5 Mb/s
    bad["sparc-lines"] = {scenario, "card1"};
    scenario.workload.processes[0].customers[0].count = 2; // 3 of 1.5 Mb/s
    bad["sparc-line"] = {scenario, "card1/line0"};
    scenario = planned();
    scenario.configuration.options["dualPorts"] = 1;
    scenario.configuration.boards = {{"scsi0/disk0", "disk-1300-scsi"}};
    scenario.workload = {};
    bad["sparc-ports-scsi"] = {scenario, "SPARCserver 690MP"};
    scenario = planned("nfs-legato", "net0");
    scenario.machine = "sparcstation2";
    scenario.configuration.options = {};
    scenario.configuration.boards = {{"scsi0/disk0", "disk-1300-scsi"}, {"card1", "presto-sbus"}};
    scenario.workload.processes[0].regions[0].parts = {"scsi0/disk0"};
    scenario.workload.processes[0].customers[0].rate = 341; // over 85 % of the 400 on one network
    bad["sparc-presto-full"] = {scenario, "card1"};
}

inline void addPlannedCases(BadCases& bad) {
    Scenario scenario = planned();
    scenario.configuration.options["processors"] = 4;
    scenario.configuration.boards["card4"] = "sbus-ethernet";
    bad["sparc-modules"] = {scenario, "card4"};
    scenario = planned();
    scenario.configuration.options["memoryMB"] = 192;
    bad["sparc-memory-boards"] = {scenario, "memory"};
    scenario = planned();
    fill(scenario, "slot", 9, 16, "isp-80");
    bad["sparc-bus-demand"] = {scenario, "vme"};
    bad["sparc-ipi-controllers"] = {scenario, "slot16"}; // the last of those without a disk
    fill(scenario, "slot8/disk", 0, 3, "disk-1300-ipi");
    scenario.workload.processes[0].regions[0].lies = RegionLayout::Interleaved;
    scenario.workload.processes[0].regions[0].parts = {"slot8/disk0", "slot8/disk1", "slot8/disk2", "slot8/disk3"};
    bad["sparc-ipi-disks"] = {scenario, "slot8"};
    scenario = planned("disk-rsr");
    scenario.configuration.boards["slot8/disk1"] = "disk-1300-ipi";
    scenario.workload.processes[0].regions[0].lies = RegionLayout::Interleaved;
    scenario.workload.processes[0].regions[0].parts = {"slot8/disk0", "slot8/disk1"};
    bad["sparc-ipi-serial"] = {scenario, "slot8"};
    scenario = planned();
    fill(scenario, "scsi0/disk", 0, 2, "disk-1300-scsi");
    scenario.workload.processes[0].regions[0].lies = RegionLayout::Interleaved;
    scenario.workload.processes[0].regions[0].parts = {"scsi0/disk0", "scsi0/disk1", "scsi0/disk2"};
    bad["sparc-scsi-disks"] = {scenario, "scsi0"};
    scenario = planned("nfs-brown", "net0");
    scenario.workload.processes.push_back(
        {.name = "B", .work = "batch", .customers = {{"2", "cpus/CPU1", {}}}, .regions = {}});
    bad["sparc-coprocessor"] = {scenario, "net0"};
    scenario = planned("nfs-legato", "net0");
    bad["sparc-presto"] = {scenario, "process A"};
    fill(scenario, "slot", 9, 16, "alm-2");
    fill(scenario, "card", 1, 4, "gx");
    bad["sparc-enfs"] = {scenario, "process A"};
    bad["sparc-serial-many"] = {scenario, "slot9"};
    scenario = planned();
    scenario.configuration.boards = {{"scsi0/disk0", "disk-1300-scsi"}, {"slot8", "presto-vme"}};
    scenario.workload = {};
    bad["sparc-presto-scsi"] = {scenario, "slot8"};
    scenario = planned();
    scenario.configuration.boards["card1"] = "presto-sbus";
    bad["sparc-presto-ipi"] = {scenario, "card1"};
    scenario = planned();
    scenario.configuration.boards["card1"] = "sbus-serial";
    bad["sparc-serial-vme"] = {scenario, "card1"};
    addServedCases(bad);
    addStoredCases(bad);
    addEquippedCases(bad);
    addOlderCases(bad);
    addSoftwareCases(bad);

    scenario = {};
    scenario.machine = "sparcstation2";
    scenario.workload.processes = {{.name = "A", .work = "batch", .customers = {}, .regions = {}}};
    for (int n = 0; n < 16; ++n)
        scenario.workload.processes[0].customers.push_back({CustomerName(std::to_string(n)), "cpus/CPU0", {}});
    bad["sparc-contexts"] = {scenario, "SPARCstation 2"};
}

} // namespace boardset::test
