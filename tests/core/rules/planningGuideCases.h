// SPDX-License-Identifier: GPL-3.0-or-later
// Configurations that violate the rules of the planning guide for servers of 1992, by rule.
#pragma once

#include "ruleConfigurations.h"

namespace boardset::test {

/// A configuration that violates a rule, and the part named in its finding, by rule.
using BadCases = std::map<std::string, std::pair<Scenario, std::string>>;

/// The scenario with boards in every slot of a range: "slot8" to "slot16".
inline Scenario filled(Scenario scenario, const char* slot, int first, int last, const char* board) {
    for (int n = first; n <= last; ++n)
        scenario.configuration.boards[slot + std::to_string(n)] = board;
    return scenario;
}

/// A client of file service.
inline Scenario served(const char* work, const char* on, int count, double rate) {
    Scenario scenario = planned(work, on);
    scenario.workload.processes[0].customers[0].count = count;
    scenario.workload.processes[0].customers[0].rate = rate;
    return scenario;
}

/// Adds cases about clients of file service.
inline void addServedCases(BadCases& bad) {
    bad["sparc-coprocessor-load"] = {
        withBoards(served("nfs-brown", "slot9/net0", 2, 146), {{"slot9", "network-coprocessor"}}), "slot9"};
    bad["sparc-nfs-sustained"] = {served("nfs-legato", "net0", 1, 651), "SPARCserver 690MP"};
    bad["sparc-client-memory"] = {served("nfs-brown", "net0", 65, 1), "memory"};
    bad["sparc-ethernet-clients"] = {served("nfs-brown", "net0", 101, 1), "net0"};
    bad["sparc-ethernet-load"] = {served("nfs-brown", "net0", 41, 10), "net0"};
    Scenario scenario = served("nfs-own", "net0", 1, 10);
    bad["sparc-presto-failed"] = {withFailed(withBoards(scenario, {{"card1", "presto-sbus"}}), {"card1"}), "card1"};
    scenario.workload.processes[0].numbers = {{"reads", 60}, {"writes", 41}};
    bad["sparc-own-mix"] = {scenario, "process A"};
    bad["stopped-customer"] = {withFailed(planned(), {"slot8/disk0"}), "user 1"};
    scenario = served("nfs-brown", "net0", 1, 10);
    scenario.workload.processes[0].regions.clear();
    bad["idle-customer"] = {scenario, "client 1"};
}

/// A user of data on two disks, or on the first of them.
inline Scenario stored(const char* work, RegionLayout lies) {
    const Scenario scenario = withBoards(planned(work), {{"slot8/disk1", "disk-1300-ipi"}});
    return lies == RegionLayout::On ? scenario : withData(scenario, lies, {"slot8/disk0", "slot8/disk1"});
}

/// Adds cases about the layout of data on disks.
inline void addStoredCases(BadCases& bad) {
    bad["sparc-presto-files"] = {stored("disk-frw", RegionLayout::On), "process A"};
    bad["sparc-presto-mirror"] = {stored("disk-frw", RegionLayout::Mirrored), "region a of A"};
    const Scenario mirrored = stored("disk-rrr", RegionLayout::Mirrored);
    bad["sparc-mirror-one"] = {withData(mirrored, RegionLayout::Mirrored, {"slot8/disk0"}), "region a of A"};
    bad["sparc-mirror"] = {mirrored, "region a of A"};
    bad["sparc-striping"] = {stored("disk-rrr", RegionLayout::On), "region a of A"};
    bad["sparc-concatenated"] = {stored("disk-rrr", RegionLayout::Concatenated), "region a of A"};
    bad["sparc-presto-stripes"] = {stored("disk-frw", RegionLayout::Striped), "region a of A"};
    bad["sparc-ipi-serial"] = {stored("disk-rsr", RegionLayout::Interleaved), "slot8"};
    Scenario scenario = stored("disk-rrr", RegionLayout::On); // a separate disk for one of the two regions
    scenario.workload.processes[0].regions.push_back(
        {.name = "b", .pagesIn = {}, .lies = RegionLayout::On, .parts = {"slot8/disk0"}});
    bad["sparc-hot-partitions"] = {scenario, "slot8/disk0"};
    scenario = withBoards(planned(), {{"scsi0/disk0", "disk-1300-scsi"}, {"scsi0/tape4", "tape-8mm"}});
    bad["sparc-tape"] = {withData(scenario, RegionLayout::On, {"scsi0/disk0"}), "scsi0/tape4"};
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
    const Scenario box = withBoards(planned(), {{"card1", "sbus-expander"}, {"card1/slot1", "gx"}});
    // 2 x 16 MB and 40 KB of 32 MB: the guide's own example
    bad["sparc-expander"] = {withBoards(box, {{"card1/slot2", "gx"}}), "card1"};
    bad["sparc-expander-master"] = {withBoards(box, {{"card1/slot2", "presto-sbus"}}), "card1/slot2"};
    bad["sparc-fast-zones"] = {shared("old", false), "slot8/disk0"};
    bad["sparc-swap"] = {shared("swap", true), "slot8/disk0"};
    bad["sparc-log"] = {shared("log", false), "slot8/disk0"};
    const Scenario ports = withOptions(planned(), {{"dualPorts", 1}});
    bad["sparc-presto-ports"] = {withBoards(ports, {{"slot9", "presto-vme"}}), "slot9"};
    const Scenario clients = planned("nfs-brown", "net0");
    bad["sparc-maxusers"] = {withOptions(clients, {{"maxUsers", 16}}), "SPARCserver 690MP"};
    bad["sparc-nfs-processors"] = {withOptions(clients, {{"processors", 4}}), "cpus"};
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
    bad["sparc-mappable"] = {withOptions(scenario, {{"memoryMB", 96}}), "SPARCserver 390"}; // it maps only 64 MB
    scenario.machine = "sparcstation1plus";
    bad["sparc-slot-slave"] = {withBoards(scenario, {{"card3", "presto-sbus"}}), "card3"};
}

/// A PrestoServe at 341 operations per second, over 85 % of the 400 on one network.
inline Scenario fullPresto() {
    Scenario scenario = withData(served("nfs-legato", "net0", 1, 341), RegionLayout::On, {"scsi0/disk0"});
    scenario.machine = "sparcstation2";
    scenario.configuration.options = {};
    scenario.configuration.boards = {{"scsi0/disk0", "disk-1300-scsi"}, {"card1", "presto-sbus"}};
    return scenario;
}

/// Adds cases about software, and about boards that it excludes.
inline void addSoftwareCases(BadCases& bad) {
    bad["sparc-enfs-coprocessor"] = {
        withBoards(planned("nfs-brown", "net0"), {{"product1", "enfs"}, {"slot9", "network-coprocessor"}}), "product1"};
    bad["sparc-enfs-idle"] = {withBoards(planned(), {{"product1", "enfs"}}), "product1"};
    bad["sparc-sundbe"] = {withBoards(planned(), {{"product1", "oracle"}}), "product1"};
    bad["sparc-database-product"] = {planned("informix"), "process A"};
    Scenario scenario = stored("disk-frr", RegionLayout::Concatenated);
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
    bad["sparc-stripe-sizes"] = {withBoards(scenario, {{"slot8/disk1", "disk-911-ipi"}}), "region a of A"};
    scenario = withBoards(served("fast-line", "card1/line0", 3, 1), {{"card1", "hsi-s"}});
    bad["sparc-lines"] = {scenario, "card1"};              // 4.5 of 3.5 Mb/s
    scenario.workload.processes[0].customers[0].count = 2; // 3 of 1.5 Mb/s
    bad["sparc-line"] = {scenario, "card1/line0"};
    bad["sparc-presto-full"] = {fullPresto(), "card1"};
}

inline void addPlannedCases(BadCases& bad) {
    bad["sparc-modules"] = {withBoards(withOptions(planned(), {{"processors", 4}}), {{"card4", "sbus-ethernet"}}),
                            "card4"};
    bad["sparc-memory-boards"] = {withOptions(planned(), {{"memoryMB", 192}}), "memory"};
    const Scenario strings = filled(planned(), "slot", 9, 16, "isp-80");
    bad["sparc-bus-demand"] = {strings, "vme"};
    bad["sparc-ipi-controllers"] = {strings, "slot16"}; // the last of the boards that have no disk
    bad["sparc-ipi-disks"] = {withData(filled(strings, "slot8/disk", 0, 3, "disk-1300-ipi"), RegionLayout::Interleaved,
                                       {"slot8/disk0", "slot8/disk1", "slot8/disk2", "slot8/disk3"}),
                              "slot8"};
    bad["sparc-scsi-disks"] = {withData(filled(planned(), "scsi0/disk", 0, 2, "disk-1300-scsi"),
                                        RegionLayout::Interleaved, {"scsi0/disk0", "scsi0/disk1", "scsi0/disk2"}),
                               "scsi0"};
    Scenario scenario = planned("nfs-brown", "net0");
    scenario.workload.processes.push_back(
        {.name = "B", .work = "batch", .customers = {{"2", "cpus/CPU1", {}}}, .regions = {}});
    bad["sparc-coprocessor"] = {scenario, "net0"};
    scenario = planned("nfs-legato", "net0");
    bad["sparc-presto"] = {scenario, "process A"};
    scenario = filled(filled(scenario, "slot", 9, 16, "alm-2"), "card", 1, 4, "gx");
    bad["sparc-enfs"] = {scenario, "process A"};
    bad["sparc-serial-many"] = {scenario, "slot9"};
    scenario = planned();
    scenario.workload = {};
    scenario.configuration.boards = {{"scsi0/disk0", "disk-1300-scsi"}};
    bad["sparc-presto-scsi"] = {withBoards(scenario, {{"slot8", "presto-vme"}}), "slot8"};
    bad["sparc-ports-scsi"] = {withOptions(scenario, {{"dualPorts", 1}}), "SPARCserver 690MP"};
    bad["sparc-presto-ipi"] = {withBoards(planned(), {{"card1", "presto-sbus"}}), "card1"};
    bad["sparc-serial-vme"] = {withBoards(planned(), {{"card1", "sbus-serial"}}), "card1"};
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
