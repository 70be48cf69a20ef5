// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/best/SizeSearch.h"

#include "boardset/best/PlacementSearch.h"
#include "boardset/best/PlacementSteps.h"
#include "boardset/best/SearchContext.h"
#include "boardset/rules/Findings.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace boardset::best {

namespace {

constexpr double shareOfOne = 0.1; ///< Share of the effort that the search may use on a single configuration.

/// Describes how the latency changes because threads newly share processors. Empty if there are no such threads.
std::string timeSharingIn(const Catalog& catalog, Workload was, Workload is) {
    // Work with an arrival rate always has the same outstanding operations.
    // The latency of messages already includes the sender's wait for the processor.
    const auto isAsBefore = [&](const Process& process) {
        const Work& work = catalog.work(process.work);
        return work.isOpen || catalog.needs(work, PlaceBase::Peer);
    };
    for (Workload* const each : {&was, &is})
        std::erase_if(each->processes, isAsBefore);
    const auto sharing = [](const Workload& workload) {
        int sum = 0;
        for (const auto& [path, threads] : customersByBlock(workload))
            sum += threads > 1 ? threads : 0;
        return sum;
    };
    const int now = sharing(is);
    return now <= sharing(was) ? std::string()
                               : Message{"{n} threads share their processors with other threads. Fewer accesses are "
                                         "outstanding, so each access is faster; the latency does not include a "
                                         "thread's wait for the processor.",
                                         {{"n", now}}};
}

std::vector<std::string> failedIn(const Canonical& of) {
    return of.topology->configuration().failed;
}

/// Returns the results that the scenario has without its failures; nothing if no part has failed.
std::optional<Answer> withoutFailures(const Canonical& from) {
    if (failedIn(from).empty())
        return std::nullopt;
    Configuration configuration = from.topology->configuration();
    configuration.failed.clear();
    configuration.failedSinceBoot.clear();
    const auto topology = Topology::build(from.topology->sharedCatalog(), from.topology->machine().id, configuration);
    Answer answer = solvePlacement(*topology, from.scenario.workload);
    return answer.totals.empty() || answer.isOverloaded() ? std::nullopt : std::optional(std::move(answer));
}

/// Appends a sentence for each domain in which no thread runs, but which keeps boards because every domain needs a
/// board.
void addKeptForNothing(std::string& text, const Canonical& at) {
    const std::vector<Domain>& domains = at.topology->domains();
    if (domains.size() < 2)
        return;
    std::set<int> busy;
    for (const Process& process : at.scenario.workload.processes)
        for (const Customer& each : process.customers)
            busy.insert(at.topology->block(at.topology->at(each.on)).domain);
    for (std::size_t d = 0; d < domains.size(); ++d) {
        if (busy.contains(static_cast<int>(d)))
            continue;
        std::vector<std::string> boards;
        for (const BlockId bay : at.topology->bays())
            if (at.topology->block(bay).domain == static_cast<int>(d) &&
                !at.topology->withRole(Role::Processor, bay).empty())
                boards.push_back(titleOf(*at.topology, bay));
        if (boards.empty())
            continue;
        const Message kept{
            "Nothing runs in domain {domain}, but each domain needs a board with processors, so {boards} remains "
            "there. Merge the domains to save boards.|Nothing runs in domain {domain}, but each domain needs a board "
            "with processors, so {boards} remain there. Merge the domains to save boards.",
            {{"n", boards.size()}, {"boards", commaList(boards)}, {"domain", domains[d].name}}};
        text = sentences(text, kept);
    }
}

} // namespace

SizeSearch::SizeSearch(const Canonical& from, const BestRequest& asked, SearchBudget& effort, Answer before)
    : m_from(from), m_asked(asked), m_effort(effort), m_aimed(from), m_before(std::move(before)),
      m_healthy(withoutFailures(from)), m_criterion(asked.target, from, aim()), m_machines(m_aimed),
      m_broken(brokenIn(from, m_before)) {
    if (hasTarget()) {
        m_aimed.scenario.workload = workloadFor(asked.target, from);
        m_aimed.scenario.program.reset();
    }
}

/// Returns the titles of the violated rules, keyed by rule id.
/// Includes only errors, because warnings and advice do not exclude a configuration.
std::map<std::string, std::string> SizeSearch::brokenIn(const Canonical& at, const Answer& answer) {
    std::map<std::string, std::string> broken;
    for (const Finding& each : m_machines.rules().findings(at.topology, at.scenario.workload, answer.model.stopped))
        if (each.rule.severity == Severity::Error)
            broken.emplace(each.rule.id, each.title);
    return broken;
}

/// Determines whether a placement carries the target, and why not.
/// If rules are the only obstacle, sets `breaks` to the title of the first violated rule.
void SizeSearch::judge(Tried& tried) {
    tried.breaks.clear();
    tried.failure.reset();
    tried.reason = m_criterion.whyNot(tried.best.answer);
    if (tried.reason.empty()) {
        for (const auto& [rule, title] : brokenIn(tried.best.after, tried.best.answer))
            if (tried.breaks.empty() && m_broken.count(rule) == 0)
                tried.breaks = Message{"{rule}.", {{"rule", title}}};
        tried.reason = tried.breaks;
    }
    if (tried.reason.empty())
        tryFailures(tried);
    tried.carries = tried.reason.empty();
}

/// Returns a list of machines, each one step smaller than the one before.
/// The first is the scenario's own machine or, for a target, the largest that grows from it.
std::vector<SizedMachine> SizeSearch::chain() {
    std::vector<SizedMachine> chain{m_machines.own()};
    while (hasTarget() && m_effort.mayGoOn(m_before)) {
        std::vector<SizedMachine> steps = m_machines.stepsUpFrom(chain.back());
        if (steps.empty())
            break;
        chain.push_back(std::move(steps.front()));
    }
    std::ranges::reverse(chain);
    while (m_effort.mayGoOn(m_before)) {
        std::vector<SizedMachine> steps = m_machines.stepsDownFrom(chain.back());
        if (steps.empty())
            break;
        chain.push_back(std::move(steps.front()));
    }
    return chain;
}

Best SizeSearch::bestOn(const Canonical& there, Depth depth, BestGoal goal) {
    SearchBudget own{shareOfOne * m_effort.all, shareOfOne * m_effort.all, 0, false, {}};
    own.progress = [&](double fraction, const Answer& bestSoFar) {
        m_effort.left = m_effort.all * (1 - (m_searches + fraction) / std::max(m_expected, m_searches + 1));
        return m_effort.mayGoOn(m_before) && !(depth == Depth::UntilItCarries && m_criterion.isMet(bestSoFar));
    };
    const BestRequest asked{goal, m_asked.effort, m_asked.seed};
    Best best = PlacementSearch(there, asked, own).run();
    m_effort.tried += own.tried + 1; // also counts the starting placement
    return best;
}

/// Searches for a placement with a high throughput. If its latency is too long for the target, searches for a placement
/// with a low latency.
Best SizeSearch::searched(const Canonical& there, Depth depth) {
    Best best = bestOn(there, depth);
    if (!m_asked.target.latencyNs || m_effort.isStopped || m_criterion.isMet(best.answer))
        return best;
    Best faster = bestOn(there, depth, BestGoal::Latency);
    return m_criterion.isMet(faster.answer) ? faster : best;
}

SizeSearch::Tried SizeSearch::tried(const SizedMachine& machine) {
    Tried tried{machine, {}};
    try {
        const Canonical there = MachineSizes::fitted(m_aimed, machine);
        tried.best.answer = solvePlacement(*there.topology, there.scenario.workload);
        if (m_criterion.isMet(
                tried.best.answer)) { // keeps this placement, because the search considers only foreground work
            tried.best.after = there;
            tried.best.end = BestEnd::Stopped;
            ++m_effort.tried;
        } else {
            tried.best = searched(there, Depth::UntilItCarries);
        }
        judge(tried);
        if (!tried.carries && !tried.failure && tried.best.end == BestEnd::Stopped && !m_effort.isStopped) {
            // a complete search, because only the quick method found that a placement carries the load
            tried.best = searched(there, Depth::Whole);
            judge(tried);
        }
    } catch (const EditError& error) {
        tried.whyNot = tried.reason = error.what();
    }
    ++m_searches;
    record(tried);
    return tried;
}

/// Returns a configuration after the failure of a part, with the threads and pages of this part placed on other parts.
SizeSearch::Failure SizeSearch::withFailed(const Tried& tried, const std::string& part) {
    Failure failure{part};
    try {
        const Canonical there = MachineSizes::fitted(tried.best.after, MachineSizes::withFailed(tried.machine, part));
        failure.answer = solvePlacement(*there.topology, there.scenario.workload);
        ++m_effort.tried;
        if (!m_criterion.isMet(failure.answer))
            failure.answer = searched(there, Depth::UntilItCarries).answer;
        failure.whyNot = m_criterion.whyNot(failure.answer);
    } catch (const EditError& error) {
        failure.whyNot = error.what();
    }
    return failure;
}

/// Tries the failure of each part of the target's kind in turn, until one failure leaves too little throughput.
void SizeSearch::tryFailures(Tried& tried) {
    const auto rateLeft = [](const Failure& each) { return each.whyNot.empty() ? rateOf(each.answer).value : -1; };
    for (const std::string& part : partsThatMayFail(tried.best.after, m_asked.target.spare)) {
        if (!m_effort.mayGoOn(m_before))
            break;
        Failure one = withFailed(tried, part);
        if (!tried.failure || rateLeft(one) < rateLeft(*tried.failure))
            tried.failure = std::move(one);
        if (!tried.failure->whyNot.empty()) {
            tried.reason =
                Message{"{part} failed: {reason}",
                        {{"part", titleAt(*tried.best.after.topology, part)}, {"reason", tried.failure->whyNot}}};
            break;
        }
    }
}

/// Adds a configuration to the list of those that were tried, or replaces an earlier result for it.
void SizeSearch::record(const Tried& tried) {
    const Topology& topology = *tried.machine.bare.topology;
    SizeTrial trial;
    if (!tried.machine.edits.empty())
        trial.change = describe(tried.machine.edits, m_from.scenario.workload, *m_from.topology);
    trial.boards = boardsWithProcessors(topology).size();
    trial.processors = topology.working(Role::Processor).size();
    const auto rateIn = [](const Answer& answer) {
        return answer.totals.empty() || answer.isOverloaded() ? std::nullopt : std::optional(rateOf(answer));
    };
    trial.rate = rateIn(tried.best.answer);
    trial.latencyNs = tried.best.answer.meanLatencyNs;
    if (const auto busiest = tried.best.answer.bottleneck())
        trial.bottleneck = busiest->title;
    if (tried.failure) {
        trial.failed = titleAt(topology, tried.failure->part);
        trial.rateFailed = rateIn(tried.failure->answer);
    }
    trial.carries = tried.carries;
    trial.whyNot = tried.reason;
    const auto known = std::ranges::find_if(m_trials, [&](const SizeTrial& each) {
        return each.change == trial.change && each.boards == trial.boards && each.processors == trial.processors;
    });
    if (known == m_trials.end())
        m_trials.push_back(std::move(trial));
    else
        *known = std::move(trial);
}

/// Finds the smallest machine by binary search.
/// Assumes that if a machine carries the load, all earlier machines in the list also carry it.
/// The first `known` machines carry the load.
std::optional<SizeSearch::Tried> SizeSearch::smallestOf(const std::vector<SizedMachine>& chain, std::size_t known) {
    std::optional<Tried> smallest;
    std::size_t carrying = known;
    std::size_t failing = chain.size();
    while (failing > carrying && !m_effort.isStopped) {
        const std::size_t middle = (carrying + failing - 1) / 2;
        Tried one = tried(chain[middle]);
        if (one.carries) {
            carrying = middle + 1;
            smallest = std::move(one);
        } else {
            failing = middle;
        }
    }
    return smallest;
}

/// Returns the first of the next smaller machines that carries the load.
/// If none carries it, records all of them as too small.
std::optional<SizeSearch::Tried> SizeSearch::smallerStill(const SizedMachine& machine) {
    m_tooSmall.clear();
    for (const SizedMachine& each : m_machines.stepsDownFrom(machine)) {
        if (!m_effort.mayGoOn(m_before))
            break;
        Tried one = tried(each);
        if (one.carries)
            return one;
        m_tooSmall.push_back(std::move(one));
    }
    return std::nullopt;
}

/// Describes what the scenario would lose on a machine that is one step smaller. Uses the best of these machines.
std::string SizeSearch::lossOf(const Canonical& at) const {
    if (m_tooSmall.empty())
        return {};
    const auto rate = [](const Tried& each) { return each.whyNot.empty() ? rateOf(each.best.answer).value : -1; };
    const Tried& best = *std::ranges::max_element(m_tooSmall, {}, rate);
    const std::string step = describe(best.machine.edits.back(), at.scenario.workload, *at.topology);
    if (!best.whyNot.empty())
        return Message{"{step}: the work cannot be placed. {why}", {{"step", step}, {"why", best.whyNot}}};
    if (hasTarget() || !best.breaks.empty())
        return Message{"{step}: {reason}", {{"step", step}, {"reason", best.reason}}};
    const double loss = 100 * (1 - rate(best) / rateOf(aim()).value);
    if (!(loss >= 100 * (1 - LoadCriterion::enough)))
        return Message{waitingIn(best.best.answer) > waitingIn(aim())
                           ? "{step}: a customer that runs now would have to wait."
                           : "{step}: no placement leaves as much capacity for background work as now.",
                       {{"step", step}}};
    return Message{m_healthy ? "{step}: {loss} less throughput than without the failure."
                             : "{step}: {loss} less throughput than now.",
                   {{"step", step}, {"loss", Quantity{loss, "%"}}}};
}

/// Returns a description of the required load: "the throughput without the failure of SB3, 6,461 MB/s".
std::string SizeSearch::aimTitle() const {
    const auto parts = textsOf(failedIn(m_from), std::bind_front(titleAt, std::cref(*m_from.topology)));
    const Rate rate = rateOf(aim());
    return Message{"the throughput without the failure of {parts}, {rate}",
                   {{"parts", commaList(parts)}, {"rate", Quantity{rate.value, rate.unit}}}};
}

/// Returns the target as sentences; empty if it is the load that the scenario carries now.
std::string SizeSearch::targetSentence() const {
    const SizeTarget& target = m_asked.target;
    std::string title = hasTarget() ? Message{"{target}.", {{"target", capitalised(titleOf(target))}}} : Message{};
    if (!m_healthy || target.rate || target.customers)
        return title;
    const Message load{hasTarget() ? "The load to carry is {aim}." : "{aim}.",
                       {{"aim", hasTarget() ? aimTitle() : capitalised(aimTitle())}}};
    return sentences(title, load);
}

/// Returns the title of the target. For a throughput of closed work, it includes the customers, whose number limits the
/// throughput and does not change.
std::string SizeSearch::targetTitle() const {
    std::map<std::string, int> closed;
    for (const Process& process : m_aimed.scenario.workload.processes)
        if (const Work& work = m_aimed.topology->catalog().work(process.work);
            !process.background && !work.isOpen && !process.customers.empty())
            closed[work.customer] += customerTotalOf(process);
    std::string target = titleOf(m_asked.target);
    if (!m_asked.target.rate || closed.empty())
        return target;
    return Message{"{target} with {customers}", {{"target", target}, {"customers", listWithAnd(countedNouns(closed))}}};
}

/// Returns why no configuration carries the target, as a clause.
std::string SizeSearch::whyNone() const {
    const Argument target = targetTitle();
    const auto rate = [](const SizeTrial& each) {
        return std::pair(each.rate ? each.rate->value : -1, each.processors);
    };
    const SizeTrial& most = *std::ranges::max_element(m_trials, {}, rate);
    if (!most.rate)
        return Message{"no configuration of this machine carries {target}; with {n} processor: {reason}|"
                       "no configuration of this machine carries {target}; with {n} processors: {reason}",
                       {{"target", target}, {"n", most.processors}, {"reason", most.whyNot}}};
    return Message{"no configuration of this machine carries {target}; the highest throughput is {rate} with {n} "
                   "processor, where the busiest part is the {part}|"
                   "no configuration of this machine carries {target}; the highest throughput is {rate} with {n} "
                   "processors, where the busiest part is the {part}",
                   {{"target", target},
                    {"rate", Quantity{most.rate->value, most.rate->unit}},
                    {"n", most.processors},
                    {"part", most.bottleneck}}};
}

std::vector<BestStep> SizeSearch::stepsOf(const Best& best) const {
    std::vector<BestStep> steps;
    Canonical now = m_from;
    Answer answer = m_before;
    for (std::size_t i = 0; i < best.edits.size() && steps.size() < mostBestSteps; ++i) {
        const bool isRest = steps.size() + 1 == mostBestSteps && i + 1 < best.edits.size();
        const std::string title =
            isRest ? restTitle(best.edits.size() - i) : describe(best.edits[i], now.scenario.workload, *now.topology);
        now = isRest ? best.after : edited(now, best.edits[i]);
        Answer next = solvePlacement(*now.topology, now.scenario.workload);
        const bool isKnown = !m_before.isOverloaded() && !answer.isOverloaded() && !next.isOverloaded();
        const double gain = (rateOf(next).value - rateOf(answer).value) / rateOf(m_before).value;
        steps.push_back({title, isKnown ? std::optional(gain) : std::nullopt});
        answer = std::move(next);
    }
    return steps;
}

/// Returns the edits that lead from the scenario to a configuration with its placement. Boards with threads or pages
/// are added before the placement, and removed after it.
std::vector<Edit> SizeSearch::editsTo(const Tried& smallest) const {
    const Workload& placed = smallest.best.after.scenario.workload;
    std::vector<Edit> edits = smallest.machine.edits;
    if (!m_from.scenario.program && placed == m_from.scenario.workload)
        return edits;
    const auto isNew = [&](const std::string& path) { return !m_from.topology->find(path); };
    const bool grows = std::ranges::any_of(placed.processes, [&](const Process& process) {
        return std::ranges::any_of(process.customers, [&](const Customer& each) { return isNew(each.on); }) ||
               std::ranges::any_of(process.regions, [&](const Region& region) {
                   return std::ranges::any_of(region.pagesIn, [&](const auto& each) { return isNew(each.first); });
               });
    });
    if (!grows) {
        edits.insert(edits.begin(),
                     KeepPlacement{placed, hasTarget() ? Message{"Place threads and pages for the target"}
                                                       : Message{"Place threads and pages on fewer boards"}});
        return edits;
    }
    edits.emplace_back(KeepPlacement{placed, Message{"Place threads and pages for the target"}});
    return edits;
}

Best SizeSearch::bestOf(const std::optional<Tried>& smallest) const {
    Best best{BestGoal::Size, {}, m_from, m_before, m_before, m_effort.tried};
    best.end = m_effort.isStopped ? BestEnd::Stopped : BestEnd::Settled;
    if (smallest) {
        best.edits = editsTo(*smallest);
        best.after = edited(std::move(best.after), best.edits);
        best.answer = smallest->best.answer;
        best.timeSharing =
            timeSharingIn(m_from.topology->catalog(), m_from.scenario.workload, smallest->best.after.scenario.workload);
        best.steps = m_effort.isStopped ? std::vector<BestStep>() : stepsOf(best);
    }
    best.carries = smallest || !hasTarget();
    best.configurations = m_trials;
    std::ranges::stable_sort(best.configurations, {},
                             [](const SizeTrial& each) { return std::pair(each.processors, each.boards); });
    best.aim = targetSentence();
    if (!best.carries) {
        best.reason = m_effort.isStopped ? std::string() : whyNone();
        return best;
    }
    best.smaller = lossOf(best.after);
    addKeptForNothing(best.smaller, best.after);
    if (m_tooSmall.empty() && !m_effort.isStopped)
        best.reason =
            Message{"there is no configuration with fewer processors; cards, disks and memory are not changed"};
    return best;
}

/// Searches again for the placement on the smallest configuration, because the first search stopped at a placement that
/// carries the load. This placement need not be the best.
void SizeSearch::finish(Tried& smallest) {
    Tried whole{smallest.machine, searched(MachineSizes::fitted(m_aimed, smallest.machine), Depth::Whole)};
    judge(whole);
    if (!whole.carries)
        return;
    record(whole);
    smallest = std::move(whole);
}

Best SizeSearch::run() {
    const std::vector<SizedMachine> all = chain();
    m_canShrink = all.size() > 1 || m_effort.isStopped;
    m_expected = 3 + static_cast<int>(std::ceil(std::log2(double(all.size()))));
    const bool isOwnEnough = !hasTarget() && (!m_healthy || m_criterion.isMet(m_before));
    std::optional<Tried> own; // result on the scenario's own machine, which is sufficient if no part has failed
    if (isOwnEnough) {
        Tried now{m_machines.own(), {}};
        now.best.answer = m_before;
        now.carries = true;
        record(now);
    } else if (!hasTarget()) {
        own = tried(m_machines.own());
        if (!own->carries) {
            Best none = bestOf(std::nullopt);
            none.smaller.clear();
            none.reason =
                m_effort.isStopped
                    ? std::string()
                    : Message{"no placement reaches {aim}; repair the failed parts, or optimise for throughput",
                              {{"aim", aimTitle()}}};
            return none;
        }
    }
    std::optional<Tried> smallest = smallestOf(all, hasTarget() ? 0 : 1);
    if (!smallest && hasTarget())
        return bestOf(std::nullopt);
    if (!smallest)
        smallest = std::move(own);
    while (!m_effort.isStopped) {
        std::optional<Tried> next = smallerStill(smallest ? smallest->machine : m_machines.own());
        if (!next)
            break;
        smallest = std::move(next);
    }
    if (smallest && !m_effort.isStopped && smallest->best.end == BestEnd::Stopped)
        finish(*smallest);
    return bestOf(smallest);
}

} // namespace boardset::best
