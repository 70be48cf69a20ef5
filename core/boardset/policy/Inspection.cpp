// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/Inspection.h"

#include "boardset/catalog/Words.h"

#include <array>
#include <cstdio>

namespace boardset {

namespace {

std::string hexadecimal(std::int64_t value) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%llx", static_cast<unsigned long long>(value));
    return text.data();
}

/// What mdb prints for a variable.
PlacementCheck variable(const std::string& name, std::int64_t value) {
    return {"echo " + name + "/X | mdb -k", name + ":\n" + name + ":          " + hexadecimal(value), false, {}};
}

int systemLgroup(const Replay& replay, int lgroup) {
    return replay.settings().isAware && lgroup != replay.lgroups().root() ? lgroup : 0;
}

} // namespace

ThreadInspection inspectThread(const Replay& replay, const State& state, int thread) {
    const auto cell = static_cast<std::size_t>(thread);
    const int home = state.place(Cell::ThreadHome, cell);
    ThreadInspection inspection;
    inspection.homeLgroup = home < 0 ? -1 : systemLgroup(replay, home);
    const bool awake = state.at(Cell::ThreadState, cell) == static_cast<int>(ThreadState::Awake);
    const int processor = state.place(Cell::ThreadProcessor, cell);
    if (!awake || processor < 0) {
        return inspection;
    }
    const auto& on = replay.lgroups().processors[static_cast<std::size_t>(processor)];
    inspection.processor = on.id;
    inspection.processorTitle = on.title;
    inspection.isRemote = replay.settings().isAware && on.lgroup != home;
    return inspection;
}

std::map<int, int> pagesByLeaf(const Replay& replay, const State& state, int segment) {
    const PlannedSegment& planned = replay.plan().segments[static_cast<std::size_t>(segment)];
    std::map<int, int> pages;
    for (std::size_t page = planned.firstPage; page < planned.endPage(); ++page) {
        ++pages[replay.lgroups().lgroupOfMemory(state.place(Cell::PageMemory, page))];
    }
    return pages;
}

SegmentInspection inspectSegment(const Replay& replay, const State& state, int segment) {
    SegmentInspection inspection;
    inspection.pageBytes = replay.plan().segments[static_cast<std::size_t>(segment)].pageBytes;
    for (const auto& [leaf, pages] : pagesByLeaf(replay, state, segment)) {
        (leaf < 0 ? inspection.unallocated : inspection.pagesIn[systemLgroup(replay, leaf)]) += pages;
    }
    return inspection;
}

std::string lgroupTable(const std::map<int, int>& pagesIn) {
    std::string text;
    for (const auto& [lgroup, pages] : pagesIn) {
        text += "    lgroup " + std::to_string(lgroup) + ": " + counted(pages, "page");
    }
    return text;
}

std::vector<PlacementCheck> placementChecks(const Replay& replay, const State& state) {
    const bool aware = replay.settings().isAware;
    PlacementCheck lgroups = variable("nlgrps", aware ? replay.lgroups().leafCount() + 1 : 1);
    lgroups.isPassed = aware;
    lgroups.meaning = aware ? "More than one: the root and every board of the domain." : replay.settings().whyUniform;
    const auto policy = state.at(Cell::Tunable, static_cast<std::size_t>(TunableId::MemDefaultPolicy));
    PlacementCheck memory = variable("lgrp_mem_default_policy", policy);
    memory.isPassed = aware && policy == 1;
    memory.meaning = memory.isPassed ? "1 is next touch." : "Not 1: memory is not placed by first touch.";
    std::vector<PlacementCheck> checks;
    if (replay.settings().hasInspection) {
        checks = {lgroups, memory};
    } else {
        checks = {{lgroups.command, replay.settings().system + " has no such variable.", false, lgroups.meaning},
                  {memory.command, replay.settings().system + " has no such variable.", false, lgroups.meaning}};
    }
    const Catalog& catalog = replay.topology().catalog();
    if (catalog.platform(replay.topology().machine().platform).needsLocalAddresses) {
        const bool local = replay.program().localAddresses;
        checks.push_back({"cfgadm -x passthru -o showlpa SB1::cpu0", "", local,
                          local ? "Its base and bound are not zero: the board has a local physical address range."
                                : "Its base and bound are zero: the board has no local physical address range."});
    }
    return checks;
}

} // namespace boardset
