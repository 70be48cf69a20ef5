// SPDX-License-Identifier: GPL-3.0-or-later
// Decides if the results of a configuration carry the target of a search for the smallest configuration.
#pragma once

#include "boardset/best/SizeTarget.h"

#include <string>
#include <vector>

namespace boardset::best {

/// The limits that a target sets, relative to the results of the scenario.
/// A kind of operation without a target must keep 99 % of its throughput. If the target is a number of customers, each
/// customer must keep 99 % of its present throughput. But if the target also has a longest latency, only the latency
/// decides. With a target, open work has no limit of its own, because all of it is carried if no part is overloaded.
class LoadCriterion {
public:
    /// Prepares the limits. `aim` contains the results of the scenario before the target changes the load. All
    /// arguments must outlive this object.
    LoadCriterion(const SizeTarget& target, const Canonical& from, const Answer& aim);

    static constexpr double enough = 0.99; ///< Share of a load without a target that a configuration must carry.

    /// Returns why results do not carry the target, as a sentence; empty if they do.
    std::string whyNot(const Answer& answer) const;
    bool isMet(const Answer& answer) const { return whyNot(answer).empty(); }

private:
    const SizeTarget& m_target;
    const Answer& m_aim;
    std::vector<UnitTotal> m_needed; ///< The least throughput of each kind of operation that has a limit.
};

/// Returns the number of customers that have no result.
std::size_t waitingIn(const Answer& of);

} // namespace boardset::best
