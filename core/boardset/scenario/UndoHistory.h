// SPDX-License-Identifier: GPL-3.0-or-later
// Undo and redo: the scenario after each edit, with the title of the edit.
#pragma once

#include "boardset/scenario/Scenario.h"
#include "boardset/text/Message.h"

#include <string>
#include <vector>

namespace boardset {

/// A list of scenarios with a current position. The list is never empty. It contains at most `mostSteps` steps,
/// and at most `mostPlacements` customers and page counts in all steps together (about 100 MB).
/// Beyond these limits, the oldest steps are dropped; the current step and the previous step always remain.
class UndoHistory {
public:
    static constexpr std::size_t mostSteps = 1000;
    static constexpr std::size_t mostPlacements = 1'000'000;

    struct Step {
        std::string title;
        Scenario scenario;
    };

    explicit UndoHistory(Scenario start, std::string title = Message{"Opened"});

    const Scenario& current() const { return m_steps[m_at].scenario; }
    const std::vector<Step>& steps() const { return m_steps; }
    std::size_t at() const { return m_at; }

    /// Adds a step after the current step, and drops the steps that could be redone.
    void push(std::string title, Scenario scenario);
    bool canUndo() const { return m_at > 0; }
    bool canRedo() const { return m_at + 1 < m_steps.size(); }
    /// Moves one step back; does nothing at the first step.
    void undo();
    /// Moves one step forward; does nothing at the last step.
    void redo();
    /// Renames the current scenario in every undo step in which it has its current title. Adds no undo step.
    void name(const std::string& title);
    /// Moves to the step with the given index. Throws std::out_of_range if there is no such step.
    void goTo(std::size_t step);

private:
    void forgetOldest();

    std::vector<Step> m_steps;
    std::size_t m_at = 0;
};

} // namespace boardset
