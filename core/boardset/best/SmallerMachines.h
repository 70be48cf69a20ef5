// SPDX-License-Identifier: GPL-3.0-or-later
// Smaller machines than that of a scenario, one step at a time, and the scenario's workload on them.
#pragma once

#include "boardset/rules/Refusal.h"

namespace boardset::best {

/// A smaller machine, and the edits of the configuration that lead to it.
struct SmallerMachine {
    Canonical bare; ///< The machine as a scenario without a workload.
    std::vector<Edit> edits;
};

/// Finds machines with fewer processors, by reducing the value of an option or by removing a board.
class SmallerMachines {
public:
    explicit SmallerMachines(const Canonical& from);

    const SmallerMachine& own() const { return m_own; }
    RuleBook& rules() { return m_rules; }

    /// Returns all machines that are one step smaller and still have processors.
    /// There is one machine for each option, and one for each kind of board, without the least important such board.
    /// The machines that lose the fewest working processors come first.
    std::vector<SmallerMachine> stepsDownFrom(const SmallerMachine& machine);

    /// Returns the scenario on a smaller machine.
    /// Customers and pages whose location does not exist there get another one.
    /// Throws EditError with a sentence if there is no other location.
    Canonical squeezed(const SmallerMachine& machine) const;

private:
    void tryStep(std::vector<SmallerMachine>& steps, const SmallerMachine& machine, const Edit& edit);
    void tryOptionsDown(std::vector<SmallerMachine>& steps, const SmallerMachine& machine);
    std::vector<Edit> boardsOut(const Topology& topology) const;

    const Canonical& m_from;
    RuleBook m_rules;
    SmallerMachine m_own;
};

} // namespace boardset::best
