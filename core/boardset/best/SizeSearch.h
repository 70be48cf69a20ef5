// SPDX-License-Identifier: GPL-3.0-or-later
// The smallest configuration whose best placement carries what a scenario carries.
#pragma once

#include "boardset/best/Machines.h"
#include "boardset/best/Trials.h"

#include <map>
#include <optional>

namespace boardset::best {

/// A configuration carries a scenario if with its best placement no unit of the answer loses more than a hundredth, and
/// nobody waits who ran, and no rule is broken that the scenario keeps.
class SizeSearch {
public:
    /// All live longer. `before` is the scenario's answer. With failed parts the aim is what it carries without the
    /// failures.
    SizeSearch(const Canonical& from, const BestAsked& asked, Effort& effort, Answer before);

    Best run();
    /// After it has run: whether there is any smaller configuration.
    bool canShrink() const { return m_canShrink; }

private:
    /// A configuration with its best placement.
    struct Tried {
        SmallerMachine machine;
        Best best; ///< Of the scenario there.
        bool carries = false;
        std::string whyNot{}; ///< Why it cannot be placed there, a sentence; empty if it can.
        std::string breaks{}; ///< What is against a rule there, though it carries; empty: nothing is.
    };

    /// How far to search on one configuration.
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
    const BestAsked& m_asked;
    Effort& m_effort;
    Answer m_before;
    std::optional<Answer> m_healthy; ///< Without the failures; nothing if no part has failed.
    Machines m_machines;
    std::map<std::string, std::string> m_broken; ///< Titles by rule: what the scenario breaks itself.
    std::vector<Tried> m_tooSmall;               ///< One step smaller than what was last found.
    bool m_canShrink = true;
    int m_searches = 0;
    int m_expected = 1; ///< Searches, as far as can be told.
};

} // namespace boardset::best
