// SPDX-License-Identifier: GPL-3.0-or-later
// Machines that are one step smaller than the machine of a scenario, and the scenario's workload on them.
#pragma once

#include "boardset/rules/Refusal.h"

namespace boardset::best {

/// A smaller machine, and the edits that change the configuration to this machine.
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

    /// Returns all machines that are one step smaller and still have processors. Each option gives one machine,
    /// and so does each kind of board. The machine for a kind of board lacks the least important board of that kind.
    /// The machines that lose the fewest working processors come first.
    std::vector<SmallerMachine> stepsDownFrom(const SmallerMachine& machine);

    /// Returns the scenario on a smaller machine. Moves customers and pages whose location does not exist on
    /// the smaller machine. Throws EditError, with a sentence as its message, if there is no other location for them.
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
