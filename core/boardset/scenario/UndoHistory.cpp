// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/scenario/UndoHistory.h"

#include <stdexcept>

namespace boardset {

namespace {

/// Returns the size of a scenario in units of about 100 bytes.
std::size_t placementsOf(const Scenario& scenario) {
    std::size_t sum = 1;
    for (const Process& process : scenario.workload.processes) {
        sum += process.customers.size();
        for (const Region& region : process.regions)
            sum += 1 + region.pagesIn.size();
    }
    return sum + (scenario.program ? scenario.program->events.size() : 0);
}

} // namespace

UndoHistory::UndoHistory(Scenario start, std::string title) {
    m_steps.push_back({std::move(title), std::move(start)});
}

void UndoHistory::push(std::string title, Scenario scenario) {
    m_steps.erase(m_steps.begin() + static_cast<std::ptrdiff_t>(m_at) + 1, m_steps.end());
    m_steps.push_back({std::move(title), std::move(scenario)});
    m_at = m_steps.size() - 1;
    forgetOldest();
}

void UndoHistory::forgetOldest() {
    std::size_t kept = 0;
    std::size_t placements = 0;
    while (kept < m_steps.size() && kept < mostSteps) {
        placements += placementsOf(m_steps[m_steps.size() - 1 - kept].scenario);
        if (kept >= 2 && placements > mostPlacements)
            break;
        ++kept;
    }
    const std::size_t forgotten = m_steps.size() - kept;
    m_steps.erase(m_steps.begin(), m_steps.begin() + static_cast<std::ptrdiff_t>(forgotten));
    m_at -= forgotten;
}

void UndoHistory::undo() {
    m_at -= canUndo() ? 1 : 0;
}

void UndoHistory::redo() {
    m_at += canRedo() ? 1 : 0;
}

void UndoHistory::name(const std::string& title) {
    const std::string before = current().title;
    for (Step& step : m_steps)
        if (step.scenario.title == before)
            step.scenario.title = title;
}

void UndoHistory::goTo(std::size_t step) {
    if (step >= m_steps.size())
        throw std::out_of_range("the history has steps 0 to " + std::to_string(m_steps.size() - 1));
    m_at = step;
}

} // namespace boardset
