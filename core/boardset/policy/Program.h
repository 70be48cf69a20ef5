// SPDX-License-Identifier: GPL-3.0-or-later
// A program as an operating system sees it: what its threads do, in order, and under which system and settings.
#pragma once

#include "boardset/policy/Events.h"
#include "boardset/policy/aix/AixEvents.h"
#include "boardset/policy/solaris/SolarisEvents.h"
#include "boardset/workload/Workload.h"

#include <map>
#include <variant>

namespace boardset {

/// Every sort of event that there is: those of every system, then each policy's own.
using Event = std::variant<events::Create, events::Map, events::Touch, events::Bind, events::Unbind, events::SetOnline,
                           events::SetAttached, events::SetAwake, events::Wait, // of every system
                           events::Advise, events::Preload, events::CreateSet, events::JoinSet, events::SetClass,
                           events::SetAffinity, events::AttachSet>;

/// What a file calls the events that a policy knows: "create", "map"... An empty policy: all that there are.
std::vector<std::string> eventWords(const std::string& policy = {});

/// Threads and segments that belong together.
struct ProgramProcess {
    std::string name;
    std::string work;   ///< Id in the catalog.
    bool apart = false; ///< Each thread is a process of its own: private segments are mapped by each.
    int atOnce = 0;     ///< These three as in Process.
    std::map<std::string, double> numbers{};
    bool background = false;
    bool operator==(const ProgramProcess&) const = default;
};

/// A tunable that an operator changes while the program runs, right after a step.
struct Adjustment {
    int step = 0; ///< 0: before the first.
    std::string tunable;
    std::int64_t value = 0;
    bool operator==(const Adjustment&) const = default;
};

struct Program {
    std::string system;         ///< Id of an operating system.
    std::string domain;         ///< The domain that it runs in; empty: the first.
    std::int64_t seed = 1;      ///< Of every choice that the system leaves to chance.
    bool localAddresses = true; ///< Boards have a local physical address range, on machines where that is needed.
    std::map<std::string, std::int64_t> tunables; ///< What differs from the defaults, from the start.
    std::vector<ProgramProcess> processes;
    std::vector<Event> events;
    std::vector<Adjustment> adjustments; ///< In the order of their steps.
    std::vector<Process> beside{};       ///< What no system places: it stays where it stands, in canonical form.
    bool operator==(const Program&) const = default;
};

/// Index of the process of that name; behind the last if there is none.
int processNamed(const Program& program, const std::string& name);

} // namespace boardset
