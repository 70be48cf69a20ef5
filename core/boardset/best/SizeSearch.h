// SPDX-License-Identifier: GPL-3.0-or-later
// The smallest configuration whose best placement carries the load of a scenario.
#pragma once

#include "boardset/best/PlacementTrials.h"
#include "boardset/best/SmallerMachines.h"

#include <map>
#include <optional>

namespace boardset::best {

/// Finds the smallest configuration.
/// A configuration carries a scenario if no kind of operation loses more than a hundredth of its throughput, given the
/// best placement. In addition, no running customer may stop, and no rule that the scenario follows may be violated.
class SizeSearch {
public:
    /// Prepares a search. `before` is the scenario's result. All other arguments must outlive this object.
    /// If parts have failed, the aim is the load that the scenario carries without the failures.
    SizeSearch(const Canonical& from, const BestRequest& asked, SearchBudget& effort, Answer before);

    Best run();
    /// True if there is a smaller configuration. Call only after run().
    bool canShrink() const { return m_canShrink; }

private:
    /// A configuration with its best placement.
    struct Tried {
        SmallerMachine machine;
        Best best; ///< Result for the scenario on this machine.
        bool carries = false;
        std::string whyNot{}; ///< Reason why the workload cannot be placed here, as a sentence; empty if it can.
        std::string breaks{}; ///< Title of the rule whose violation is the only obstacle, as a sentence; or empty.
    };

    /// The end of a search on one configuration: as soon as the load is carried, or when the search is complete.
    enum class Depth { UntilItCarries, Whole };

    std::vector<SmallerMachine> chain();
    Best bestOn(const Canonical& there, Depth depth);
    Tried tried(const SmallerMachine& machine);
    bool carries(const Answer& answer) const;
    std::map<std::string, std::string> brokenIn(const Canonical& at, const Answer& answer);
    void judge(Tried& tried);
    std::optional<Tried> smallestOf(const std::vector<SmallerMachine>& chain);
    std::optional<Tried> smallerStill(const SmallerMachine& machine);
    Best bestOf(const std::optional<Tried>& smallest) const;
    std::string lossOf(const Canonical& at) const;
    const Answer& aim() const { return m_healthy ? *m_healthy : m_before; }
    std::string aimTitle() const;
    std::vector<BestStep> stepsOf(const Best& best) const;

    const Canonical& m_from;
    const BestRequest& m_asked;
    SearchBudget& m_effort;
    Answer m_before;
    std::optional<Answer> m_healthy; ///< Result without the failures; empty if no part has failed.
    SmallerMachines m_machines;
    std::map<std::string, std::string> m_broken; ///< Titles of the rules that the scenario itself violates, by rule id.
    std::vector<Tried> m_tooSmall; ///< Configurations one step smaller than the last configuration that was found.
    bool m_canShrink = true;
    int m_searches = 0;
    int m_expected = 1; ///< Estimated number of searches.
};

} // namespace boardset::best
