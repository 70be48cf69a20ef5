// SPDX-License-Identifier: GPL-3.0-or-later
// Search for the smallest configuration whose best placement carries the load of a scenario.
#pragma once

#include "boardset/best/PlacementTrials.h"
#include "boardset/best/SmallerMachines.h"

#include <map>
#include <optional>

namespace boardset::best {

/// Finds the smallest configuration that carries a scenario.
/// With the best placement, no kind of operation may lose more than a hundredth of its throughput.
/// In addition, no running customer may stop, and no rule that the scenario follows may be violated.
class SizeSearch {
public:
    /// Prepares a search. `before` contains the scenario's results. All other arguments must outlive this object.
    /// If parts have failed, the search aims at the load that the scenario carries without the failures.
    SizeSearch(const Canonical& from, const BestRequest& asked, SearchBudget& effort, Answer before);

    Best run();
    /// True if a smaller configuration exists. Valid only after run().
    bool canShrink() const { return m_canShrink; }

private:
    /// A configuration with its best placement.
    struct Tried {
        SmallerMachine machine;
        Best best; ///< Results for the scenario on the machine of this configuration.
        bool carries = false;
        /// Reason why the workload can't be placed on this machine, as a sentence; empty if it can.
        std::string whyNot{};
        /// Title, as a sentence, of a violated rule if this is the only obstacle; otherwise empty.
        std::string breaks{};
    };

    /// When the search on one configuration ends: as soon as the load is carried, or when the search is complete.
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
    std::optional<Answer> m_healthy; ///< Results of the scenario without the failures; empty if no part has failed.
    SmallerMachines m_machines;
    /// Titles of the rules that the scenario itself violates, keyed by rule id.
    std::map<std::string, std::string> m_broken;
    /// Configurations one step smaller than the smallest configuration found; they do not carry the load.
    std::vector<Tried> m_tooSmall;
    bool m_canShrink = true;
    int m_searches = 0;
    int m_expected = 1; ///< Estimated total number of searches.
};

} // namespace boardset::best
