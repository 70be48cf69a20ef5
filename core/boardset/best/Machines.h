// SPDX-License-Identifier: GPL-3.0-or-later
// Smaller machines than that of a scenario, a step at a time, and its workload on them.
#pragma once

#include "boardset/rules/Refusal.h"

namespace boardset::best {

/// A machine on the way down, and the edits of the configuration that lead to it.
struct SmallerMachine {
    Canonical bare; ///< Without a workload.
    std::vector<Edit> edits;
};

/// Smaller is: fewer processors, by an option of the machine, or by a board taken out of its bay.
class Machines {
public:
    explicit Machines(const Canonical& from);

    const SmallerMachine& own() const { return m_own; }
    RuleBook& rules() { return m_rules; }

    /// All that are one step smaller and have processors left: by each option, and of each kind of board by the one
    /// that is missed least. Those first that lose the fewest working processors.
    std::vector<SmallerMachine> stepsDownFrom(const SmallerMachine& machine);

    /// The scenario there: whom and what it has no place for is put where there is some. Throws EditError, with a
    /// sentence, where there is none.
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
