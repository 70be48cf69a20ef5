// SPDX-License-Identifier: GPL-3.0-or-later
// A program as an operating system sees it: its events in order, with the system and the system's settings.
#pragma once

#include "boardset/policy/Events.h"
#include "boardset/policy/aix/AixEvents.h"
#include "boardset/policy/solaris/SolarisEvents.h"
#include "boardset/workload/Workload.h"

#include <map>
#include <variant>

namespace boardset {

/// Every kind of event: first the kinds that all systems have, then the kinds of each policy.
using Event = std::variant<events::Create, events::Map, events::Touch, events::Bind, events::Unbind, events::SetOnline,
                           events::SetAttached, events::SetAwake, events::Wait, // all systems
                           events::Advise, events::Preload, events::CreateSet, events::JoinSet, events::SetClass,
                           events::SetAffinity, events::AttachSet>;

/// Returns the words of the events that a policy has: "create", "map"...
/// For an empty policy, returns the words of all events.
std::vector<std::string> eventWords(const std::string& policy = {});

/// Threads and segments that belong together.
struct ProgramProcess {
    std::string name;
    std::string work;      ///< Id of the process's work in the catalog.
    bool separate = false; ///< True if each thread is a process of its own, with its own private segments.
    int atOnce = 0;        ///< Number of outstanding operations of each thread, as in Process;
                           ///< the next two fields also have the same meaning as there.
    std::map<std::string, double> numbers{};
    bool background = false;
    bool operator==(const ProgramProcess&) const = default;
};

/// A change of a tunable by an operator after a step, while the program runs.
struct Adjustment {
    int step = 0; ///< Number of the step after which the change happens; 0 if it happens before the first step.
    std::string tunable;
    std::int64_t value = 0;
    bool operator==(const Adjustment&) const = default;
};

/// A program with its operating system.
struct Program {
    std::string system;         ///< Id of an operating system.
    std::string domain;         ///< Name of the domain in which the program runs; empty for the first domain.
    std::int64_t seed = 1;      ///< Seed of the system's random choices.
    bool localAddresses = true; ///< True if boards have local physical address ranges.
                                ///< Matters only on machines that need such ranges for localities.
    std::map<std::string, std::int64_t> tunables; ///< Initial values that differ from the defaults.
    std::vector<ProgramProcess> processes;
    std::vector<Event> events;
    std::vector<Adjustment> adjustments; ///< Adjustments in the order of their steps.
    std::vector<Process> beside{};       ///< Processes that no system places.
                                         ///< They stay unchanged, and are in canonical form.
    bool operator==(const Program&) const = default;
};

/// Returns the index of the process with that name, or the number of processes if there is none.
int processNamed(const Program& program, const std::string& name);

} // namespace boardset
