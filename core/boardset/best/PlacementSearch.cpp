// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/best/PlacementSearch.h"

#include "boardset/best/PlacementSteps.h"
#include "boardset/best/StartingPlacements.h"
#include "boardset/best/Symmetry.h"
#include "boardset/scenario/PagePlacement.h"
#include "boardset/text/Message.h"

namespace boardset::best {

namespace {

/// Share of the effort that is reserved for solving with the scenario's own method.
constexpr double shareForOwnMethod = 0.4;
constexpr double shareForTidying = 0.1;
constexpr std::size_t mostClimbs = 32;

/// Returns the options for solving candidates.
/// They select a method that is ten times faster than Linearizer and ranks candidates in the same order.
SolveOptions quickOptions() {
    SolveOptions options = placementOptions(Method::Schweitzer);
    options.tolerance = 1e-8; // smaller than the smallest difference that makes one placement better than another
    return options;
}

std::string editTitle(const BestRequest& asked, bool movesThreads) {
    if (asked.goal == BestGoal::Latency)
        return Message{movesThreads ? "Place threads and pages for the lowest latency"
                                    : "Place pages for the lowest latency"};
    return Message{movesThreads ? "Place threads and pages for the highest throughput"
                                : "Place pages for the highest throughput"};
}

} // namespace

PlacementSearch::PlacementSearch(const Canonical& from, const BestRequest& asked, SearchBudget& effort)
    : m_from(from), m_asked(asked), m_effort(effort), m_context(from),
      m_start(found(from.scenario.workload, placementOptions())) {}

PlacementTrials::Found PlacementSearch::found(const Workload& workload, const SolveOptions& options,
                                              const std::vector<UnitTotal>& now) const {
    Answer answer = solvePlacement(*m_from.topology, workload, options);
    const Score score = scoreOf(answer, m_asked.goal, now);
    return {workload, score, std::move(answer)};
}

/// Solves a workload with the scenario's own method.
PlacementTrials::Found PlacementSearch::found(const Workload& workload) const {
    return found(workload, placementOptions(), m_start.answer.totals);
}

Scenario PlacementSearch::with(const Workload& workload) const {
    Scenario scenario = m_from.scenario;
    scenario.workload = workload;
    return scenario;
}

/// Climbs from the best starting placement, from the scenario and all other starting placements, and from random
/// placements near the best. Returns the resulting placements, the best one last.
/// Sets `isSettled` to true if at least one climb ends at a placement that no move improves.
std::vector<Workload> PlacementSearch::tops(bool& isSettled) {
    const Workload& start = m_from.scenario.workload;
    PlacementTrials trials(*m_from.topology, m_asked.goal, quickOptions(), m_effort, shareForOwnMethod * m_effort.left,
                           found(start, quickOptions()));
    // the first starting placement is the scenario's own
    const std::vector<Workload> starts = rulesOfThumb(m_context, start);
    for (const Workload& each : starts)
        trials.scoreOf(with(each));
    for (const Workload& each : m_bySystems)
        trials.scoreOf(with(each));
    HillClimb climb(m_context, trials, m_asked.seed);
    std::vector<Workload> tops;
    bool goesOn = true;
    for (std::size_t i = 0; goesOn && i < mostClimbs; ++i) {
        Scenario now = with(i > 0 && i <= starts.size() ? starts[i - 1] : trials.best().workload);
        if (i > starts.size())
            climb.perturb(now);
        goesOn = climb.from(now);
        isSettled = isSettled || goesOn;
        tops.push_back(renamed(m_context, start, now.workload));
    }
    tops.push_back(renamed(m_context, start, trials.best().workload));
    return tops;
}

/// Solves the placements in `tops`, and the operating systems' placements, with the scenario's own method.
/// Returns true if no further move improves the result.
bool PlacementSearch::climbBy(PlacementTrials& own, const std::vector<Workload>& tops) {
    // after a stop, solves at least the best result so far
    if (m_effort.isStopped && !overflowOf(with(tops.back()), *m_from.topology))
        own.offer(found(tops.back()));
    for (const Workload& each : tops)
        own.scoreOf(with(each));
    for (const Workload& each : m_bySystems)
        own.scoreOf(with(each));
    own.setReserve(shareForTidying * m_effort.all);
    Scenario now = with(own.best().workload);
    return HillClimb(m_context, own, m_asked.seed).from(now);
}

/// True if a score is as good as the best score, and not worse than the scenario's score.
bool PlacementSearch::willDo(const Score& score, const PlacementTrials& own) const {
    return isAsGood(score, own.best().score) && !isBetter(m_start.score, score);
}

/// Exchanges boards in a placement if the result is equally good and closer to the scenario.
Workload PlacementSearch::symmetricBetter(PlacementTrials& own, const Workload& top) const {
    const Workload& start = m_from.scenario.workload;
    Workload now = top;
    std::size_t moves = stepsBetween(m_context, start, now).size();
    for (const auto& groups : symmetricGroups(m_context)) {
        Workload other = renamed(m_context, start, mirrored(m_context, now, groups));
        const std::size_t fewer = stepsBetween(m_context, start, other).size();
        if (fewer >= moves)
            continue;
        const std::optional<Score> score = own.scoreOf(with(other));
        if (!score)
            break;
        if (willDo(*score, own)) {
            now = std::move(other);
            moves = fewer;
        }
    }
    return now;
}

/// Returns a placement after undoing all changes that have no benefit.
Workload PlacementSearch::withoutNeedless(PlacementTrials& own, const Workload& top) const {
    Scenario now = with(top);
    for (PlacementMove& back : stepsBetween(m_context, top, m_from.scenario.workload)) {
        exchange(now.workload, back);
        const std::optional<Score> without = own.scoreOf(now);
        if (!without || !willDo(*without, own))
            exchange(now.workload, back);
    }
    return now.workload;
}

/// Returns the placement closest to the scenario among all that are as good as the best; possibly the scenario itself.
PlacementTrials::Found PlacementSearch::nearest(PlacementTrials& own, std::vector<Workload> tops) const {
    const Workload& start = m_from.scenario.workload;
    if (isAsGood(m_start.score, own.best().score))
        return m_start;
    Workload nearest = own.best().workload;
    std::size_t fewest = stepsBetween(m_context, start, nearest).size();
    tops.push_back(renamed(m_context, start, nearest));
    for (const Workload& top : tops) {
        const std::optional<Score> score = own.known(top);
        if (!score || !willDo(*score, own))
            continue;
        Workload bare = withoutNeedless(own, symmetricBetter(own, top));
        if (const std::size_t moves = stepsBetween(m_context, start, bare).size(); moves < fewest) {
            nearest = std::move(bare);
            fewest = moves;
        }
    }
    return nearest == own.best().workload ? own.best() : found(nearest);
}

std::optional<double> PlacementSearch::gainOf(const Score& before, const Score& after) const {
    if (!(m_start.score.value > 0) || before.left != after.left || !(before.value > 0) || !(after.value > 0))
        return std::nullopt;
    if (m_asked.goal == BestGoal::Latency && before.sharing != after.sharing)
        return std::nullopt; // the latencies are not comparable: see Comparison::whyNoLatency
    return m_asked.goal == BestGoal::Latency ? m_start.score.value * (1 / before.value - 1 / after.value)
                                             : (after.value - before.value) / m_start.score.value;
}

std::vector<BestStep> PlacementSearch::stepsTo(const Workload& best) const {
    const Workload& start = m_from.scenario.workload;
    const std::vector<PlacementMove> route = stepsBetween(m_context, start, best);
    Scenario now = m_from.scenario;
    Score score = m_start.score;
    std::vector<BestStep> steps;
    for (std::size_t i = 0; i < route.size(); ++i) {
        PlacementMove move = route[i];
        const bool isRest = i + 1 == mostBestSteps && route.size() > mostBestSteps;
        const std::string title = isRest ? restTitle(route.size() - i) : titleOf(move, m_context, start);
        exchange(now.workload, move);
        if (isRest)
            now.workload = best;
        if (m_effort.isStopped) { // the user who stopped the search is waiting
            steps.push_back({title, std::nullopt});
        } else {
            const Score next = found(now.workload).score;
            steps.push_back({title, gainOf(score, next)});
            score = next;
        }
        if (isRest)
            break;
    }
    return steps;
}

Best PlacementSearch::run() {
    m_effort.mayGoOn(m_start.answer);
    if (!m_effort.isStopped)
        m_bySystems = placedBySystems(m_context, m_from.scenario.workload);
    bool isSettled = false;
    const std::vector<Workload> climbed = tops(isSettled);
    constexpr double asMuchAsItTakes = -1e300; // no limit is needed, because there are only a few placements
    PlacementTrials own(*m_from.topology, m_asked.goal, placementOptions(), m_effort, asMuchAsItTakes, m_start);
    isSettled = climbBy(own, climbed) || isSettled;
    own.setReserve(0);
    const PlacementTrials::Found top = nearest(own, climbed);

    Best best{m_asked.goal, {}, m_from, m_start.answer, top.answer, m_effort.tried};
    best.end = m_effort.isStopped ? BestEnd::Stopped : isSettled ? BestEnd::Settled : BestEnd::Spent;
    if (top.workload == m_from.scenario.workload)
        return best;
    best.steps = stepsTo(top.workload);
    best.edits.emplace_back(KeepPlacement{top.workload, editTitle(m_asked, !m_context.threads().empty())});
    best.after = edited(m_from, best.edits.front());
    return best;
}

} // namespace boardset::best
