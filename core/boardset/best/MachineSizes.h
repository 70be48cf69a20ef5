// SPDX-License-Identifier: GPL-3.0-or-later
// The configurations of a scenario's machine with fewer or more processors, and a workload on them.
#pragma once

#include "boardset/rules/Refusal.h"

namespace boardset::best {

/// A configuration of a machine, and the edits that lead to it.
struct SizedMachine {
    Canonical bare; ///< The machine as a scenario without a workload.
    std::vector<Edit> edits;
};

/// Finds configurations with fewer or more processors, by changing the value of an option, and by removing or adding a
/// board.
class MachineSizes {
public:
    explicit MachineSizes(const Canonical& from);

    const SizedMachine& own() const { return m_own; }
    RuleBook& rules() { return m_rules; }

    /// Returns all machines that are one step smaller and still have processors. For each option, one machine
    /// has the next smaller value. For each kind of board, one machine lacks the least important board of that kind.
    /// The machines that lose the fewest working processors come first.
    std::vector<SizedMachine> stepsDownFrom(const SizedMachine& machine);

    /// Returns all machines that are one step larger. For each option, one machine has the next larger value. For each
    /// kind of processor board in the machine that fits into an empty bay, one machine has one more such board. The
    /// machines that gain the fewest working processors come first. Adds no boards to a machine with several domains,
    /// because a new board is in none of them.
    std::vector<SizedMachine> stepsUpFrom(const SizedMachine& machine);

    /// Returns a machine with one more failed part, restarted.
    static SizedMachine withFailed(const SizedMachine& machine, const std::string& part);

    /// Returns a scenario on another configuration of its machine. Moves threads and pages whose location does not
    /// exist there, or has failed only there. Throws EditError, with a sentence as its message, if there is no other
    /// location for them.
    static Canonical fitted(const Canonical& scenario, const SizedMachine& machine);

private:
    enum class Direction { Down, Up };

    void tryStep(std::vector<SizedMachine>& steps, const SizedMachine& machine, const Edit& edit, Direction direction);
    bool growsWith(const SizedMachine& machine, const std::string& key, const MachineOption& option);
    void tryOptions(std::vector<SizedMachine>& steps, const SizedMachine& machine, Direction direction);
    std::vector<Edit> boardsOut(const Topology& topology) const;

    const Canonical& m_from;
    RuleBook m_rules;
    SizedMachine m_own;
};

} // namespace boardset::best
