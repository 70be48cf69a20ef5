// SPDX-License-Identifier: GPL-3.0-or-later
// The replay of a program: every step that the operating system takes, and the state after each step.
#pragma once

#include "boardset/policy/Policy.h"
#include "boardset/policy/Progress.h"

namespace boardset {

/// An immutable replay. The same program, machine and seed always give the same replay.
/// Positions count steps: 0 is the position before the first step,
/// and steps().size() is the position after the last step.
class Replay {
public:
    /// Replays a program. The policy is that of the program's operating system unless `make` creates another one.
    /// If some work is finite, time continues after the last event until all finite work has ended.
    /// Throws TopologyError or CatalogError for a program in which problemOf() finds a fault.
    static std::shared_ptr<const Replay> of(const Program& program, std::shared_ptr<const Topology> topology,
                                            Progress* progress = nullptr, const PolicyMaker& make = {});

    const Program& program() const { return m_program; }
    const Topology& topology() const { return *m_topology; }
    const Policy& policy() const { return *m_policy; }
    const World& world() const { return *m_world; } ///< Returns the world in its state after the last step.
    const PolicyText& words() const { return m_world->words(); }
    const LocalityGroups& localityGroups() const { return m_world->localityGroups(); }
    const Settings& settings() const { return m_world->settings(); }
    const ProgramPlan& plan() const { return m_world->plan(); }
    const std::vector<Step>& steps() const { return m_world->steps(); }
    int length() const { return static_cast<int>(steps().size()); }
    const State& start() const { return m_world->start(); }
    /// Returns the threads that finish, in the order in which they finish.
    const std::vector<ThreadEnd>& ends() const { return m_ends; }
    /// Returns the time from the start of the program to the given end of a thread.
    double wallSecondsOf(const ThreadEnd& end) const;
    /// Returns the position with the most activity:
    /// the last position before the time at which the first thread finishes.
    /// If no thread finishes, returns the last position of the replay.
    int busiest() const;
    /// Returns the changes of the step that leads to `position`, in order, as a pair of begin and end pointers.
    /// `position` is at least 1.
    std::pair<const Change*, const Change*> changesTo(int position) const;

private:
    Replay(const Program& program, std::shared_ptr<const Topology> topology);

    Program m_program;
    std::shared_ptr<const Topology> m_topology;
    std::unique_ptr<Policy> m_policy;
    const World* m_world = nullptr; ///< The world, which the policy owns.
    std::vector<Change> m_changes;
    std::vector<ThreadEnd> m_ends;
};

/// A position in a replay. It moves forwards by applying changes, and backwards by reverting changes.
class ReplayCursor {
public:
    explicit ReplayCursor(std::shared_ptr<const Replay> replay)
        : m_replay(std::move(replay)), m_state(m_replay->start()) {}

    const Replay& replay() const { return *m_replay; }
    const State& state() const { return m_state; }
    int position() const { return m_position; }
    void goTo(int position); ///< Goes to a position. A position outside the replay is clamped to the valid range.

private:
    std::shared_ptr<const Replay> m_replay;
    State m_state;
    int m_position = 0;
};

} // namespace boardset
