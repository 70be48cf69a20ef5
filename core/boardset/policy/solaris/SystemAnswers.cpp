// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/solaris/SystemAnswers.h"

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

} // namespace

std::vector<SystemCall> callsOf(const SolarisWorld& world, const State& state, int thread) {
    const auto cell = static_cast<std::size_t>(thread);
    const int home = state.place(SolarisCell::ThreadHome, cell);
    if (home < 0) {
        return {};
    }
    const bool aware = world.solaris().isAware();
    std::vector<SystemCall> calls{{"gethomelgroup", std::to_string(aware && home != world.root() ? home : 0),
                                   aware ? "Its home lgroup." : "The whole machine is one lgroup."},
                                  {"getcpuid", "", "It sleeps, and cannot ask."}};
    const int processor = state.place(Cell::ThreadProcessor, cell);
    if (state.at(Cell::ThreadState, cell) == static_cast<int>(ThreadState::Awake) && processor >= 0) {
        const Places::Processor& on = world.places().processors[static_cast<std::size_t>(processor)];
        calls.back().answer = std::to_string(on.id);
        calls.back().note = on.title + (aware && on.group != home ? ": it runs away from home." : ".");
    }
    return calls;
}

std::vector<PlacementCheck> checksOf(const SolarisWorld& world, const State& state) {
    const bool aware = world.solaris().isAware();
    PlacementCheck lgroups = variable("nlgrps", aware ? world.leafCount() + 1 : 1);
    lgroups.isPassed = aware;
    lgroups.meaning = aware ? "More than one: the root and every board of the domain." : world.solaris().whyUniform;
    const auto policy = state.at(Cell::Setting, static_cast<std::size_t>(world.solaris().memDefaultPolicy));
    PlacementCheck memory = variable("lgrp_mem_default_policy", policy);
    memory.isPassed = aware && policy == 1;
    memory.meaning = memory.isPassed ? "1 is next touch." : "Not 1: memory is not placed by first touch.";
    const OperatingSystem& system = world.settings().system();
    std::vector<PlacementCheck> checks{lgroups, memory};
    if (!system.inspection) {
        for (PlacementCheck& check : checks) {
            check = {check.command, system.title + " has no such variable.", false, lgroups.meaning};
        }
    }
    const Topology& topology = world.topology();
    if (topology.catalog().platform(topology.machine().platform).needsLocalAddresses) {
        const bool local = world.program().localAddresses;
        checks.push_back({"cfgadm -x passthru -o showlpa SB1::cpu0", "", local,
                          local ? "Its base and bound are not zero: the board has a local physical address range."
                                : "Its base and bound are zero: the board has no local physical address range."});
    }
    return checks;
}

} // namespace boardset
