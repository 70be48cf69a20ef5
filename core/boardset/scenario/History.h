// SPDX-License-Identifier: GPL-3.0-or-later
// Undo and redo: the scenario after each edit, with the edit's name.
#pragma once

#include "boardset/scenario/Scenario.h"

#include <string>
#include <vector>

namespace boardset {

/// A line of scenarios with a current place in it. Never empty. Bounded: when it would hold more than `mostSteps`
/// steps, or more than `mostPlacements` threads and page counts in all of them together (some 100 MB), the oldest
/// steps are forgotten; the current one and the one before it always stay.
class History {
public:
    static constexpr std::size_t mostSteps = 1000;
    static constexpr std::size_t mostPlacements = 1'000'000;

    struct Step {
        std::string title;
        Scenario scenario;
    };

    explicit History(Scenario start, std::string title = "Opened");

    const Scenario& current() const { return m_steps[m_at].scenario; }
    const std::vector<Step>& steps() const { return m_steps; }
    std::size_t at() const { return m_at; }

    /// Adds a step after the current one; what could be redone is dropped.
    void push(std::string title, Scenario scenario);
    bool canUndo() const { return m_at > 0; }
    bool canRedo() const { return m_at + 1 < m_steps.size(); }
    /// One step back; nothing happens at the first.
    void undo();
    /// One step forward; nothing happens at the last.
    void redo();
    /// All steps that are named as the current one get another name; no step is added.
    void name(const std::string& title);
    /// Goes to any step. Throws std::out_of_range if there is none of that number.
    void goTo(std::size_t step);

private:
    void forgetOldest();

    std::vector<Step> m_steps;
    std::size_t m_at = 0;
};

} // namespace boardset
