// SPDX-License-Identifier: GPL-3.0-or-later
// A program as an operating system sees it: the program's events in order, the operating system,
// and the system's settings.
#pragma once

#include "boardset/policy/Events.h"
#include "boardset/policy/aix/AixEvents.h"
#include "boardset/policy/solaris/SolarisEvents.h"
#include "boardset/workload/Workload.h"

#include <map>
#include <variant>

namespace boardset {

/// Every kind of event: first the kinds that all operating systems have, then the kinds of each policy.
using Event = std::variant<events::Create, events::Map, events::Touch, events::Bind, events::Unbind, events::SetOnline,
                           events::SetAttached, events::SetAwake, events::Wait, // events of all operating systems
                           events::Advise, events::Preload, events::CreateSet, events::JoinSet, events::SetClass,
                           events::SetAffinity, events::AttachSet>;

/// Returns the words for the events that a policy has: "create", "map"...
/// For an empty policy, returns the words for all events.
std::vector<std::string> eventWords(const std::string& policy = {});

/// A process: threads and segments that belong together.
struct ProgramProcess {
    std::string name;
    std::string work;      ///< Catalog id of the process's work.
    bool separate = false; ///< True if each thread is a process of its own, with its own private segments.
    /// Number of outstanding operations of each thread.
    /// `atOnce`, `numbers` and `background` have the same meaning as in Process.
    int atOnce = 0;
    std::map<std::string, double> numbers{};
    bool background = false;
    bool operator==(const ProgramProcess&) const = default;
};

/// A change to a tunable that an operator makes after a step, while the program runs.
struct Adjustment {
    int step = 0; ///< Number of the step after which the change is made; 0 if it is made before the first step.
    std::string tunable;
    std::int64_t value = 0;
    bool operator==(const Adjustment&) const = default;
};

/// A program and the operating system that runs it.
struct Program {
    std::string system;    ///< Id of the operating system.
    std::string domain;    ///< Name of the domain in which the program runs; if empty, the first domain is used.
    std::int64_t seed = 1; ///< Seed for the operating system's random choices.
    /// True if boards have local physical address ranges.
    /// This value matters only on machines that need such ranges for localities.
    bool localAddresses = true;
    std::map<std::string, std::int64_t> tunables; ///< Initial values of tunables, if they differ from the defaults.
    std::vector<ProgramProcess> processes;
    std::vector<Event> events;
    std::vector<Adjustment> adjustments; ///< Adjustments, sorted by step.
    /// Processes that no operating system places. They are in canonical form and stay unchanged.
    std::vector<Process> beside{};
    bool operator==(const Program&) const = default;
};

/// Returns the index of the process with the given name; if there is none, the number of processes.
int processNamed(const Program& program, const std::string& name);

} // namespace boardset
