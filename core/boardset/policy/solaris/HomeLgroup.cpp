// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/solaris/HomeLgroup.h"

#include "boardset/policy/solaris/LoadAverage.h"
#include "boardset/policy/solaris/Loads.h"
#include "boardset/text/Message.h"

#include <algorithm>

namespace boardset {

namespace {

/// Returns the lgroups of the thread's processor set, in search order.
std::vector<HomeCandidate> candidatesFor(SolarisWorld& world, int thread, HomePolicy policy) {
    const int set = world.set(thread);
    std::vector<HomeCandidate> members;
    for (int lgroup = 0; lgroup < world.leafCount(); ++lgroup) {
        if (const int processors = world.processorsIn(set, lgroup); processors > 0) {
            members.push_back({lgroup, world.load(set, lgroup), processors,
                               world.state().at(SolarisCell::LastHomed, world.homedIndex(set, lgroup)),
                               world.isHomeOfProcess(lgroup, thread, thread)});
        }
    }
    std::size_t first = 0;
    if (policy == HomePolicy::RoundRobin) {
        const int hint = world.state().location(SolarisCell::Hint, set);
        const auto next = std::find_if(members.begin(), members.end(),
                                       [hint](const HomeCandidate& each) { return each.lgroup > hint; });
        first = next == members.end() ? 0 : asIndex(next - members.begin());
    } else {
        first = asIndex(world.record().random(static_cast<int>(members.size())));
    }
    std::rotate(members.begin(), members.begin() + static_cast<std::ptrdiff_t>(first), members.end());
    return members;
}

/// Returns a load as text, relative to one thread per processor: "75 % (49137)".
std::string loadText(std::int64_t load) {
    const std::int64_t percent = (load * 100 + LoadScale::whole / 2) / LoadScale::whole;
    return std::to_string(percent) + " % (" + std::to_string(load) + ')';
}

std::string share(std::int64_t raw, int processors) {
    return loadText(raw / processors);
}

/// Explains the choice of a home with the numbers that decided it.
class HomeWords {
public:
    HomeWords(const SolarisWorld& world, const std::vector<HomeCandidate>& candidates, const HomeTunables& tunables,
              const HomeDecision& decision)
        : m_world(world), m_candidates(candidates), m_tunables(tunables), m_decision(decision) {}

    std::string text() const { return sentences(choice(), passed()); }

private:
    const HomeCandidate& chosen() const { return m_candidates[m_decision.home]; }
    std::string title(const HomeCandidate& candidate) const {
        return m_world.localityGroups().titleOf(candidate.lgroup);
    }

    std::string choice() const {
        const bool nowhere = std::none_of(m_candidates.begin(), m_candidates.end(),
                                          [](const HomeCandidate& each) { return each.inProcess; });
        if (nowhere || !m_decision.other)
            return Message{nowhere ? "The thread's process has no home lgroup yet, so every lgroup is a candidate. "
                                     "{lgroup} is at {load}; the search began at {first}."
                                   : "The thread's process is already in every lgroup. {lgroup} counts as the least "
                                     "loaded, at {load}; the search began at {first}.",
                           {{"lgroup", title(chosen())},
                            {"load", loadText(chosen().load)},
                            {"first", title(m_candidates.front())}}};
        const HomeCandidate& own = m_candidates[*m_decision.own];
        const HomeCandidate& other = m_candidates[*m_decision.other];
        return sentences(
            Message{"Among the process's lgroups, {lgroup} counts as the least loaded, at {load}.",
                    {{"lgroup", title(own)}, {"load", loadText(own.load)}}},
            Message{own.load <= m_tunables.expandThreshold / own.processors
                        ? "This load is not above the threshold of {limit}, so the process does not spread."
                    : m_decision.expanded
                        ? "This load is above the threshold of {limit}. {other}, which is not home to the process, is "
                          "at {load}. Its load is lower by more than {difference}, so the process spreads there."
                        : "This load is above the threshold of {limit}. {other}, which is not home to the process, is "
                          "at {load}. Its load is not lower by more than {difference}, so the process does not spread.",
                    {{"limit", share(m_tunables.expandThreshold, own.processors)},
                     {"other", title(other)},
                     {"load", loadText(other.load)},
                     {"difference", share(m_tunables.expandDifference, other.processors)}}});
    }

    /// Returns a sentence about the lgroup with the lowest load if its load counts as equal to that of the chosen
    /// lgroup; else an empty message.
    Message passed() const {
        const HomeCandidate* lowest = &chosen();
        for (const HomeCandidate& each : m_candidates) {
            const bool open = each.inProcess == chosen().inProcess;
            lowest = open && each.load < lowest->load ? &each : lowest;
        }
        if (lowest->load == chosen().load)
            return {};
        return Message{"{lgroup} is lower, at {load}, but within the tolerance of {tolerance}, so the two loads count "
                       "as equal.",
                       {{"lgroup", title(*lowest)},
                        {"load", loadText(lowest->load)},
                        {"tolerance", share(m_tunables.tolerance, lowest->processors)}}};
    }

    const SolarisWorld& m_world;
    const std::vector<HomeCandidate>& m_candidates;
    const HomeTunables& m_tunables;
    const HomeDecision& m_decision;
};

} // namespace

HomeReason chooseHomeOf(SolarisWorld& world, int thread) {
    if (!world.solaris().isAware()) {
        moveHome(world, thread, world.root());
        return {world.root(), world.solaris().whyUniform, {}};
    }
    const SolarisSettings& all = world.solaris();
    const HomeTunables tunables{world.setting(all.expandProcThresh), world.setting(all.expandProcDiff),
                                world.setting(all.loadavgTolerance),
                                static_cast<HomePolicy>(world.setting(all.choosePolicy))};
    const auto candidates = candidatesFor(world, thread, tunables.policy);
    const HomeDecision decision = chooseHome(candidates, tunables);
    const int home = candidates[decision.home].lgroup;
    std::string words = HomeWords(world, candidates, tunables, decision).text();
    const int set = world.set(thread);
    world.record().set(SolarisCell::Hint, set, home);
    // Each choice gets a later time than the previous choice, even within one tick of the replay's clock.
    const auto& stamps = world.state().all(SolarisCell::LastHomed);
    const std::int64_t latest = *std::max_element(stamps.begin(), stamps.end());
    world.record().set(SolarisCell::LastHomed, world.homedIndex(set, home), std::max(world.now(), latest + 1));
    moveHome(world, thread, home);
    return {home, std::move(words), {all.expandProcThresh, all.expandProcDiff, all.loadavgTolerance, all.choosePolicy}};
}

} // namespace boardset
