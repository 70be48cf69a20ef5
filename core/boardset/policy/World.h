// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of the policy share while a program is replayed: the machine, the settings, the state, the steps.
#pragma once

#include "boardset/policy/LgroupTable.h"
#include "boardset/policy/PolicySettings.h"
#include "boardset/policy/ProgramPlan.h"
#include "boardset/policy/State.h"
#include "boardset/policy/Step.h"

namespace boardset {

/// Processors of a set in an lgroup, the root included, that are on line.
int processorsIn(const LgroupTable& lgroups, const State& state, int set, int lgroup);

/// Built for one replay; Homes, Loads, Pages and Dispatcher read and change it.
class World {
public:
    World(const Program& program, LgroupTable lgroups, PolicySettings settings);

    const LgroupTable& lgroups() const { return m_lgroups; }
    const PolicySettings& settings() const { return m_settings; }
    const ProgramPlan& plan() const { return m_plan; }
    const State& state() const { return m_record.state(); }
    const State& start() const { return m_start; } ///< Before the first step.
    Recorder& record() { return m_record; }

    std::int64_t now() const { return state().at(Cell::Clock); }
    std::int64_t tunable(TunableId tunable) const {
        return state().at(Cell::Tunable, static_cast<std::size_t>(tunable));
    }
    ThreadState threadState(int thread) const;
    bool isRealTime(int thread) const;
    /// The lgroup of the processor that a thread is on; the root if it is on none.
    int lgroupOfThread(int thread) const;
    int home(int thread) const { return state().place(Cell::ThreadHome, static_cast<std::size_t>(thread)); }
    int processor(int thread) const { return state().place(Cell::ThreadProcessor, static_cast<std::size_t>(thread)); }
    int set(int thread) const { return state().place(Cell::ThreadSet, static_cast<std::size_t>(thread)); }
    bool isUsable(int processor, int set) const; ///< On line, and in that set.
    int processorsIn(int set, int lgroup) const { return boardset::processorsIn(m_lgroups, state(), set, lgroup); }
    std::size_t loadIndex(int set, int lgroup) const { return m_lgroups.loadIndex(set, lgroup); }
    std::int64_t load(int set, int lgroup) const { return state().at(Cell::Load, loadIndex(set, lgroup)); }
    std::size_t homedIndex(int set, int lgroup) const;
    bool hasMemory(int lgroup) const; ///< Attached, full or not.

    /// How many threads are awake on each processor; real-time ones alone if `realTime`.
    std::vector<int> occupancy(bool realTime = false) const;

    const std::string& titleOf(int thread) const { return m_plan.threads[static_cast<std::size_t>(thread)].title; }
    const std::string& processorTitle(int processor) const {
        return m_lgroups.processors[static_cast<std::size_t>(processor)].title;
    }

    /// Closes a step with everything that has changed since the last one; an adjustment that is due then follows.
    void close(Step step);
    void adjust(); ///< Adjustments that are due, each a step.
    void setEvent(int event) { m_event = event; }
    const std::vector<Step>& steps() const { return m_steps; }
    std::vector<Step> takeSteps() { return std::move(m_steps); }
    std::vector<Change> takeChanges() { return m_record.take(); }

private:
    State startOf(const Program& program) const;
    void push(Step step, int event);

    LgroupTable m_lgroups;
    PolicySettings m_settings;
    ProgramPlan m_plan;
    State m_start;
    Recorder m_record;
    std::vector<Step> m_steps;
    std::vector<Adjustment> m_adjustments;
    std::size_t m_adjusted = 0;
    int m_event = -1;
};

} // namespace boardset
