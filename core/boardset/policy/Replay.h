// SPDX-License-Identifier: GPL-3.0-or-later
// The replay of a program: every step that the operating system takes, and the state after each of them.
#pragma once

#include "boardset/policy/Policy.h"
#include "boardset/policy/Progress.h"

namespace boardset {

/// An immutable replay: the same program, machine and seed give the same replay.
/// Positions count steps: 0 is the position before the first step, steps().size() the position after the last.
class Replay {
public:
    /// Replays a program. The policy is that of the program's system unless `make` gives another.
    /// If some work is finite, time continues after the last event until all finite work has ended.
    /// Throws TopologyError or CatalogError for a program in which problemOf() finds a fault.
    static std::shared_ptr<const Replay> of(const Program& program, std::shared_ptr<const Topology> topology,
                                            Progress* progress = nullptr, const PolicyMaker& make = {});

    const Program& program() const { return m_program; }
    const Topology& topology() const { return *m_topology; }
    const Policy& policy() const { return *m_policy; }
    const World& world() const { return *m_world; } ///< The world in its state after the last step.
    const PolicyText& words() const { return m_world->words(); }
    const LocalityGroups& localityGroups() const { return m_world->localityGroups(); }
    const Settings& settings() const { return m_world->settings(); }
    const ProgramPlan& plan() const { return m_world->plan(); }
    const std::vector<Step>& steps() const { return m_world->steps(); }
    int length() const { return static_cast<int>(steps().size()); }
    const State& start() const { return m_world->start(); }
    /// Returns the threads that finish, in the order of finishing.
    const std::vector<ThreadEnd>& ends() const { return m_ends; }
    double wallSecondsOf(const ThreadEnd& end) const; ///< Returns the time from the program's start to this end.
    /// Returns the position with the most activity: the last position before the time at which a thread first finishes.
    /// If no thread finishes, returns the last position of all.
    int busiest() const;
    /// Returns the changes of the step that leads to `position`, in order, as begin and end. `position` is at least 1.
    std::pair<const Change*, const Change*> changesTo(int position) const;

private:
    Replay(const Program& program, std::shared_ptr<const Topology> topology);

    Program m_program;
    std::shared_ptr<const Topology> m_topology;
    std::unique_ptr<Policy> m_policy;
    const World* m_world = nullptr; ///< Owned by the policy.
    std::vector<Change> m_changes;
    std::vector<ThreadEnd> m_ends;
};

/// A position in a replay. It moves forwards by applying changes, and backwards by reverting them.
class ReplayCursor {
public:
    explicit ReplayCursor(std::shared_ptr<const Replay> replay)
        : m_replay(std::move(replay)), m_state(m_replay->start()) {}

    const Replay& replay() const { return *m_replay; }
    const State& state() const { return m_state; }
    int position() const { return m_position; }
    void goTo(int position); ///< Goes to a position, clamped to the valid positions.

private:
    std::shared_ptr<const Replay> m_replay;
    State m_state;
    int m_position = 0;
};

} // namespace boardset
