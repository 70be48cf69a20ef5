// SPDX-License-Identifier: GPL-3.0-or-later
// A program replayed: every step that the operating system takes, and the state after each of them.
#pragma once

#include "boardset/policy/Policy.h"
#include "boardset/policy/Progress.h"

namespace boardset {

/// Immutable: the same program, machine and seed give the same replay. Positions count steps taken: 0 is before the
/// first, steps().size() after the last.
class Replay {
public:
    /// By the policy of the program's system, if none is given. With work that ends, time goes on after the last event
    /// until all has ended that will. Throws TopologyError or CatalogError for a program that problemOf() finds fault
    /// with.
    static std::shared_ptr<const Replay> of(const Program& program, std::shared_ptr<const Topology> topology,
                                            Progress* progress = nullptr, const PolicyMaker& make = {});

    const Program& program() const { return m_program; }
    const Topology& topology() const { return *m_topology; }
    const Policy& policy() const { return *m_policy; }
    const World& world() const { return *m_world; } ///< As it is after the last step.
    const PolicyWords& words() const { return m_world->words(); }
    const Places& places() const { return m_world->places(); }
    const Settings& settings() const { return m_world->settings(); }
    const ProgramPlan& plan() const { return m_world->plan(); }
    const std::vector<Step>& steps() const { return m_world->steps(); }
    int length() const { return static_cast<int>(steps().size()); }
    const State& start() const { return m_world->start(); }
    /// The threads that finish, in that order.
    const std::vector<ThreadEnd>& ends() const { return m_ends; }
    double wallSecondsOf(const ThreadEnd& end) const; ///< From the start of the program.
    /// Where most is seen at work: the last step before time passes in which a thread finishes, or the last of all.
    int busiest() const;
    /// The changes of the step that leads to `position`, from 1; in order.
    std::pair<const Change*, const Change*> changesTo(int position) const;

private:
    Replay(const Program& program, std::shared_ptr<const Topology> topology);

    Program m_program;
    std::shared_ptr<const Topology> m_topology;
    std::unique_ptr<Policy> m_policy;
    const World* m_world = nullptr; ///< The policy's.
    std::vector<Change> m_changes;
    std::vector<ThreadEnd> m_ends;
};

/// A place in a replay that can be moved both ways; going to any step applies or reverts the changes between.
class ReplayCursor {
public:
    explicit ReplayCursor(std::shared_ptr<const Replay> replay)
        : m_replay(std::move(replay)), m_state(m_replay->start()) {}

    const Replay& replay() const { return *m_replay; }
    const State& state() const { return m_state; }
    int position() const { return m_position; }
    void goTo(int position); ///< Clamped to those there are.

private:
    std::shared_ptr<const Replay> m_replay;
    State m_state;
    int m_position = 0;
};

} // namespace boardset
