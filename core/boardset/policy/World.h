// SPDX-License-Identifier: GPL-3.0-or-later
// The data of a policy during a replay: the machine's processors and memories, the settings, the state and the steps.
#pragma once

#include "boardset/policy/LocalityGroups.h"
#include "boardset/policy/ProgramPlan.h"
#include "boardset/policy/Settings.h"
#include "boardset/policy/State.h"
#include "boardset/policy/Step.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"

namespace boardset {

/// Data of one policy for one replay. A policy may add its own cells.
class World {
public:
    /// The program and the topology must outlive this object.
    /// Throws the same exceptions as localityGroupsOf() and Settings.
    World(const Program& program, const Topology& topology);

    const Program& program() const { return *m_program; }
    const Topology& topology() const { return *m_topology; }
    const PolicyText& words() const { return *m_words; }
    const LocalityGroups& localityGroups() const { return m_localityGroups; }
    const Settings& settings() const { return m_settings; }
    const ProgramPlan& plan() const { return m_plan; }
    const State& state() const { return m_record.state(); }
    const State& start() const { return m_start; } ///< The state before the first step.
    Recorder& record() { return m_record; }

    std::int64_t now() const { return state().at(StateCell::Clock); }
    std::int64_t setting(int index) const { return state().at(StateCell::Setting, index); }
    ThreadState threadState(int thread) const { return state().threadState(thread); }
    int processor(int thread) const { return state().location(StateCell::ThreadProcessor, thread); }
    bool isRunnable(int thread) const { return threadState(thread) == ThreadState::Awake && processor(thread) >= 0; }
    /// Returns the processors at or below the given block.
    std::vector<int> processorsBelow(const std::string& block) const;
    /// Returns the memories at or below the given block.
    std::vector<int> memoriesBelow(const std::string& block) const;
    /// Returns the number of awake threads on each processor.
    std::vector<int> occupancy() const;

    const std::string& titleOf(int thread) const { return m_plan.thread(thread).title; }
    std::string processorTitle(int processor) const {
        return processor < 0 ? Message{"no processor"} : m_localityGroups.processor(processor).title;
    }

    /// Moves a page to the given memory; deallocates the page if `memory` is -1.
    /// Updates the free bytes of the old and the new memory.
    void put(std::size_t page, int memory, std::int64_t bytes);
    /// Sets which pages of a segment a thread accesses from now on.
    void use(int thread, int segment, PageRange range);

    /// Closes a step that contains all changes since the previous step.
    /// Then performs the operator's adjustments that are due.
    void close(Step step);
    void close(StepKind kind, std::string title, std::string reason, int thread = -1, int segment = -1);
    void adjust(); ///< Performs the operator's adjustments that are due, each as a separate step.
    void setEvent(int event) { m_event = event; }
    const std::vector<Step>& steps() const { return m_steps; }

protected:
    /// Sets the initial values of a policy's own cells, before the first step.
    void start(StateCell cell, State::Cells values);
    void start(StateCell cell, std::size_t size, std::int64_t value) { start(cell, State::Cells(size, value)); }

private:
    void startCells();
    void push(Step step, int event);

    const Program* m_program;
    const Topology* m_topology;
    const PolicyText* m_words;
    LocalityGroups m_localityGroups;
    Settings m_settings;
    ProgramPlan m_plan;
    State m_start;
    Recorder m_record;
    std::vector<Step> m_steps;
    std::size_t m_adjusted = 0;
    int m_event = -1;
};

} // namespace boardset
