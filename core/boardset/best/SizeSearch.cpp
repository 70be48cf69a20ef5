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

constexpr double enough = 0.99;    ///< Share of the scenario's load that a configuration must carry.
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
                                         "outstanding, so each is faster; the latency does not include a thread's "
                                         "wait for the processor.",
                                         {{"n", now}}};
}

double amountOf(const UnitTotal& total) {
    return total.bytesPerSecond > 0 ? total.bytesPerSecond : total.perSecond;
}

std::size_t waitingIn(const Answer& of) {
    return of.model.stopped.size() + of.model.unknown.size();
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

/// Appends a sentence for each domain whose boards are kept only because a domain needs one, although no thread runs in
/// that domain.
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
        const Message kept{"{boards} remains for domain {domain}, where nothing runs, because a domain needs a board "
                           "with processors. Merge the domains to save boards.|{boards} remain for domain {domain}, "
                           "where nothing runs, because a domain needs a board with processors. Merge the domains to "
                           "save boards.",
                           {{"n", boards.size()}, {"boards", commaList(boards)}, {"domain", domains[d].name}}};
        text = sentences(text, kept);
    }
}

} // namespace

SizeSearch::SizeSearch(const Canonical& from, const BestRequest& asked, SearchBudget& effort, Answer before)
    : m_from(from), m_asked(asked), m_effort(effort), m_before(std::move(before)), m_healthy(withoutFailures(from)),
      m_machines(from), m_broken(brokenIn(from, m_before)) {}

/// Returns the titles of the violated rules, keyed by rule id.
/// Includes only errors, because warnings and advice do not exclude a configuration.
std::map<std::string, std::string> SizeSearch::brokenIn(const Canonical& at, const Answer& answer) {
    std::map<std::string, std::string> broken;
    for (const Finding& each : m_machines.rules().findings(at.topology, at.scenario.workload, answer.model.stopped))
        if (each.rule.severity == Severity::Error)
            broken.emplace(each.rule.id, each.title);
    return broken;
}

/// Determines whether a placement carries the load of the scenario.
/// If rules are the only obstacle, sets `breaks` to the title of the first violated rule.
void SizeSearch::judge(Tried& tried) {
    tried.breaks.clear();
    tried.carries = carries(tried.best.answer);
    if (!tried.carries)
        return;
    for (const auto& [rule, title] : brokenIn(tried.best.after, tried.best.answer))
        if (tried.breaks.empty() && m_broken.count(rule) == 0)
            tried.breaks = Message{"{rule}.", {{"rule", title}}};
    tried.carries = tried.breaks.empty();
}

/// Returns a list of machines that starts with the scenario's own.
/// Each further machine is one step smaller than the one before.
std::vector<SmallerMachine> SizeSearch::chain() {
    std::vector<SmallerMachine> chain{m_machines.own()};
    while (m_effort.mayGoOn(m_before)) {
        std::vector<SmallerMachine> steps = m_machines.stepsDownFrom(chain.back());
        if (steps.empty())
            break;
        chain.push_back(std::move(steps.front()));
    }
    return chain;
}

bool SizeSearch::carries(const Answer& answer) const {
    return waitingIn(answer) <= waitingIn(aim()) && std::ranges::all_of(
                                                        aim().totals,
                                                        [&](const UnitTotal& total) {
                                                            return std::ranges::any_of(
                                                                answer.totals,
                                                                [&](const UnitTotal& each) {
                                                                    return each.unit == total.unit &&
                                                                           each.background == total.background &&
                                                                           amountOf(each) >= enough * amountOf(total);
                                                                });
                                                        });
}

Best SizeSearch::bestOn(const Canonical& there, Depth depth) {
    SearchBudget own{shareOfOne * m_effort.all, shareOfOne * m_effort.all, 0, false, {}};
    own.progress = [&](double fraction, const Answer& bestSoFar) {
        m_effort.left = m_effort.all * (1 - (m_searches + fraction) / std::max(m_expected, m_searches + 1));
        return m_effort.mayGoOn(m_before) && !(depth == Depth::UntilItCarries && carries(bestSoFar));
    };
    const BestRequest asked{BestGoal::Throughput, m_asked.effort, m_asked.seed};
    Best best = PlacementSearch(there, asked, own).run();
    m_effort.tried += own.tried + 1; // also counts the starting placement
    return best;
}

SizeSearch::Tried SizeSearch::tried(const SmallerMachine& machine) {
    Tried tried{machine, {}};
    try {
        const Canonical there = m_machines.squeezed(machine);
        tried.best.answer = solvePlacement(*there.topology, there.scenario.workload);
        if (carries(tried.best.answer)) { // keeps this placement, because the search considers only foreground work
            tried.best.after = there;
            tried.best.end = BestEnd::Stopped;
            ++m_effort.tried;
        } else {
            tried.best = bestOn(there, Depth::UntilItCarries);
        }
        judge(tried);
        if (!tried.carries && tried.best.end == BestEnd::Stopped && !m_effort.isStopped) {
            // a complete search, because only the quick method found that a placement carries the load
            tried.best = bestOn(there, Depth::Whole);
            judge(tried);
        }
    } catch (const EditError& error) {
        tried.whyNot = error.what();
    }
    ++m_searches;
    return tried;
}

/// Finds the smallest machine by binary search.
/// Assumes that if a machine carries the load, all earlier machines in the list also carry it.
std::optional<SizeSearch::Tried> SizeSearch::smallestOf(const std::vector<SmallerMachine>& chain) {
    std::optional<Tried> smallest;
    std::size_t carrying = 0;
    std::size_t failing = chain.size();
    while (failing - carrying > 1 && !m_effort.isStopped) {
        const std::size_t middle = (carrying + failing) / 2;
        Tried one = tried(chain[middle]);
        (one.carries ? carrying : failing) = middle;
        if (one.carries)
            smallest = std::move(one);
    }
    return smallest;
}

/// Returns the first of the next smaller machines that carries the load.
/// If none carries it, records all of them as too small.
std::optional<SizeSearch::Tried> SizeSearch::smallerStill(const SmallerMachine& machine) {
    m_tooSmall.clear();
    for (const SmallerMachine& each : m_machines.stepsDownFrom(machine)) {
        if (!m_effort.mayGoOn(m_before))
            break;
        Tried one = tried(each);
        if (one.carries)
            return one;
        m_tooSmall.push_back(std::move(one));
    }
    return std::nullopt;
}

/// Describes the loss of the best of the machines that are one step smaller.
std::string SizeSearch::lossOf(const Canonical& at) const {
    if (m_tooSmall.empty())
        return {};
    const auto rate = [](const Tried& each) { return each.whyNot.empty() ? rateOf(each.best.answer).value : -1; };
    const Tried& best = *std::ranges::max_element(m_tooSmall, {}, rate);
    const std::string step = describe(best.machine.edits.back(), at.scenario.workload, *at.topology);
    if (!best.whyNot.empty())
        return Message{"{step}: the work cannot be placed. {why}", {{"step", step}, {"why", best.whyNot}}};
    if (!best.breaks.empty())
        return Message{"{step}: {rule}", {{"step", step}, {"rule", best.breaks}}};
    const double loss = 100 * (1 - rate(best) / rateOf(aim()).value);
    if (!(loss >= 100 * (1 - enough)))
        return Message{waitingIn(best.best.answer) > waitingIn(aim())
                           ? "{step}: a customer that runs now would have to wait."
                           : "{step}: no placement leaves as much capacity for background work.",
                       {{"step", step}}};
    return Message{m_healthy ? "{step}: {loss} less than without the failure." : "{step}: {loss} less than now.",
                   {{"step", step}, {"loss", Quantity{loss, "%"}}}};
}

/// Returns a description of the required load: "the throughput without the failure of SB3, 6,461 MB/s".
std::string SizeSearch::aimTitle() const {
    const auto parts = textsOf(failedIn(m_from), std::bind_front(titleAt, std::cref(*m_from.topology)));
    const Rate rate = rateOf(aim());
    return Message{"the throughput without the failure of {parts}, {rate}",
                   {{"parts", commaList(parts)}, {"rate", Quantity{rate.value, rate.unit}}}};
}

std::vector<BestStep> SizeSearch::stepsOf(const Best& best) const {
    std::vector<BestStep> steps;
    Canonical now = m_from;
    double rate = rateOf(m_before).value;
    for (std::size_t i = 0; i < best.edits.size() && steps.size() < mostBestSteps; ++i) {
        const bool isRest = steps.size() + 1 == mostBestSteps && i + 1 < best.edits.size();
        const std::string title =
            isRest ? restTitle(best.edits.size() - i) : describe(best.edits[i], now.scenario.workload, *now.topology);
        now = isRest ? best.after : edited(now, best.edits[i]);
        const double next = rateOf(solvePlacement(*now.topology, now.scenario.workload)).value;
        steps.push_back({title, (next - rate) / rateOf(m_before).value});
        rate = next;
    }
    return steps;
}

Best SizeSearch::bestOf(const std::optional<Tried>& smallest) const {
    Best best{BestGoal::Size, {}, m_from, m_before, m_before, m_effort.tried};
    best.end = m_effort.isStopped ? BestEnd::Stopped : BestEnd::Settled;
    if (smallest) {
        const Workload& placed = smallest->best.after.scenario.workload;
        if (m_from.scenario.program || !(placed == m_from.scenario.workload))
            best.edits.emplace_back(KeepPlacement{placed, Message{"Place threads and pages on fewer boards"}});
        best.edits.insert(best.edits.end(), smallest->machine.edits.begin(), smallest->machine.edits.end());
        best.after = edited(std::move(best.after), best.edits);
        best.answer = smallest->best.answer;
        best.timeSharing = timeSharingIn(m_from.topology->catalog(), m_from.scenario.workload, placed);
        best.steps = m_effort.isStopped ? std::vector<BestStep>() : stepsOf(best);
    }
    best.smaller = lossOf(best.after);
    addKeptForNothing(best.smaller, best.after);
    if (m_healthy)
        best.aim = Message{"{aim}.", {{"aim", capitalised(aimTitle())}}};
    if (m_tooSmall.empty() && !m_effort.isStopped)
        best.reason =
            Message{"there is no configuration with fewer processors; cards, disks and memory are not changed"};
    return best;
}

Best SizeSearch::run() {
    const std::vector<SmallerMachine> all = chain();
    m_canShrink = all.size() > 1 || m_effort.isStopped;
    m_expected = 3 + static_cast<int>(std::ceil(std::log2(double(all.size()))));
    std::optional<Tried> own; // result on the scenario's own machine, which is sufficient if no part has failed
    if (m_healthy && !carries(m_before)) {
        own = tried(m_machines.own());
        if (!own->carries) {
            Best none = bestOf(std::nullopt);
            none.smaller.clear();
            none.reason = m_effort.isStopped
                              ? std::string()
                              : Message{"no placement reaches {aim}; repair it, or optimise for throughput",
                                        {{"aim", aimTitle()}}};
            return none;
        }
    }
    std::optional<Tried> smallest = smallestOf(all);
    if (!smallest)
        smallest = std::move(own);
    while (!m_effort.isStopped) {
        std::optional<Tried> next = smallerStill(smallest ? smallest->machine : m_machines.own());
        if (!next)
            break;
        smallest = std::move(next);
    }
    if (smallest && !m_effort.isStopped && smallest->best.end == BestEnd::Stopped) {
        Tried whole{smallest->machine, bestOn(m_machines.squeezed(smallest->machine), Depth::Whole)};
        judge(whole); // the search stopped at the first placement that carries the load, which need not be the best
        if (whole.carries)
            smallest = std::move(whole);
    }
    return bestOf(smallest);
}

} // namespace boardset::best
