// SPDX-License-Identifier: GPL-3.0-or-later
// Search for the smallest configuration whose best placement carries a target.
#pragma once

#include "boardset/best/LoadCriterion.h"
#include "boardset/best/MachineSizes.h"
#include "boardset/best/PlacementTrials.h"

#include <map>
#include <optional>

namespace boardset::best {

/// Finds the smallest configuration that carries the target, or the load of the scenario if there is no target.
/// With the best placement, no kind of operation without a target may lose more than a hundredth of its throughput.
/// In addition, no running customer may stop, and no rule that the scenario follows may be violated.
/// Larger configurations than the scenario's own are tried only for a target.
class SizeSearch {
public:
    /// Prepares a search. `before` contains the scenario's results. All other arguments must outlive this object.
    /// If parts have failed, the search starts from the load that the scenario carries without the failures.
    /// Throws InputError if the target's load is outside the limits of scenarios.
    SizeSearch(const Canonical& from, const BestRequest& asked, SearchBudget& effort, Answer before);

    Best run();
    /// True if a smaller configuration exists. Valid only after run().
    bool canShrink() const { return m_canShrink; }

private:
    /// A configuration after the failure of one part.
    struct Failure {
        std::string part; ///< Path of the part.
        Answer answer{};
        std::string whyNot{}; ///< Why the other parts do not carry the target, as a sentence; empty if they do.
    };

    /// A configuration with its best placement.
    struct Tried {
        SizedMachine machine;
        Best best; ///< Results for the scenario on the machine of this configuration.
        bool carries = false;
        /// Reason why the workload can't be placed on this machine, as a sentence; empty if it can.
        std::string whyNot{};
        /// Title, as a sentence, of a violated rule if this is the only obstacle; otherwise empty.
        std::string breaks{};
        /// The failure that leaves the least throughput; empty if no failure was tried.
        std::optional<Failure> failure{};

        std::string reason{}; ///< Why the configuration does not carry the target, as a sentence; empty if it does.
    };

    /// When the search on one configuration ends: as soon as the load is carried, or when the search is complete.
    enum class Depth { UntilItCarries, Whole };

    std::vector<SizedMachine> chain();
    Best bestOn(const Canonical& there, Depth depth, BestGoal goal = BestGoal::Throughput);
    Best searched(const Canonical& there, Depth depth);
    Tried tried(const SizedMachine& machine);
    Failure withFailed(const Tried& tried, const std::string& part);
    void tryFailures(Tried& tried);
    void record(const Tried& tried);
    std::map<std::string, std::string> brokenIn(const Canonical& at, const Answer& answer);
    void judge(Tried& tried);
    std::optional<Tried> smallestOf(const std::vector<SizedMachine>& chain, std::size_t known);
    std::optional<Tried> smallerStill(const SizedMachine& machine);
    Best bestOf(const std::optional<Tried>& smallest) const;
    std::string lossOf(const Canonical& at) const;
    const Answer& aim() const { return m_healthy ? *m_healthy : m_before; }
    std::string aimTitle() const;
    std::string targetSentence() const;
    std::string targetTitle() const;
    std::string whyNone() const;
    std::vector<Edit> editsTo(const Tried& smallest) const;
    void finish(Tried& smallest);
    bool hasTarget() const { return !m_asked.target.isNone(); }
    std::vector<BestStep> stepsOf(const Best& best) const;

    const Canonical& m_from;
    const BestRequest& m_asked;
    SearchBudget& m_effort;
    Canonical m_aimed; ///< The scenario with the load of the target.
    Answer m_before;
    std::optional<Answer> m_healthy; ///< Results of the scenario without the failures; empty if no part has failed.
    LoadCriterion m_criterion;
    MachineSizes m_machines;
    /// Titles of the rules that the scenario itself violates, keyed by rule id.
    std::map<std::string, std::string> m_broken;
    /// Configurations one step smaller than the smallest configuration found; they do not carry the load.
    std::vector<Tried> m_tooSmall;
    std::vector<SizeTrial> m_trials; ///< Configurations that the search has tried, in order.
    bool m_canShrink = true;
    int m_searches = 0;
    int m_expected = 1; ///< Estimated total number of searches.
};

} // namespace boardset::best
