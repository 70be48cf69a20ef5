// SPDX-License-Identifier: GPL-3.0-or-later
// Undo and redo: the scenario after each edit, with the title of the edit.
#pragma once

#include "boardset/scenario/Scenario.h"

#include <string>
#include <vector>

namespace boardset {

/// A list of scenarios with a current position. Never empty. It holds at most `mostSteps` steps,
/// and in all of them together at most `mostPlacements` customers and page counts (about 100 MB).
/// Beyond that it drops the oldest steps; the current step and the previous one always remain.
class UndoHistory {
public:
    static constexpr std::size_t mostSteps = 1000;
    static constexpr std::size_t mostPlacements = 1'000'000;

    struct Step {
        std::string title;
        Scenario scenario;
    };

    explicit UndoHistory(Scenario start, std::string title = "Opened");

    const Scenario& current() const { return m_steps[m_at].scenario; }
    const std::vector<Step>& steps() const { return m_steps; }
    std::size_t at() const { return m_at; }

    /// Adds a step after the current one; drops the steps that could be redone.
    void push(std::string title, Scenario scenario);
    bool canUndo() const { return m_at > 0; }
    bool canRedo() const { return m_at + 1 < m_steps.size(); }
    /// Moves one step back; does nothing at the first step.
    void undo();
    /// Moves one step forward; does nothing at the last step.
    void redo();
    /// Changes the title of every step that has the title of the current one; adds no step.
    void name(const std::string& title);
    /// Moves to any step. Throws std::out_of_range if it does not exist.
    void goTo(std::size_t step);

private:
    void forgetOldest();

    std::vector<Step> m_steps;
    std::size_t m_at = 0;
};

} // namespace boardset
