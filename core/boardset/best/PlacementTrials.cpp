// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/best/PlacementTrials.h"

#include "boardset/scenario/PagePlacement.h"

#include <algorithm>
#include <functional>
#include <limits>

namespace boardset::best {

namespace {

/// The effort of building a network and starting its solution, expressed as a number of solver iterations.
constexpr double roundsToBegin = 60;
constexpr double visitsOfCustomer = 1000; ///< Additional effort for each customer that forms, or might form, a class.
/// Effort of looking up a customer, or one of the customer's memories, among known placements.
constexpr double visitsToKnow = 40;

template <class... Values> std::size_t mixed(std::size_t seed, const Values&... values) {
    ((seed = (seed ^ std::hash<Values>()(values)) * 0x9e3779b97f4a7c15ULL, seed ^= seed >> 29U), ...);
    return seed;
}

/// Returns a hash for each region of a process, computed from the content and location of the region.
std::vector<std::size_t> numbersOfRegions(const Process& process) {
    std::vector<std::size_t> numbers;
    for (const Region& region : process.regions) {
        std::size_t one = mixed(0, region.weight, region.pageBytes, region.parts.empty() ? "" : region.name.text);
        for (const auto& [memory, pages] : region.pagesIn)
            one = mixed(one, memory, pages);
        numbers.push_back(one);
    }
    return numbers;
}

/// Returns a hash of a placement of one scenario. Placements that differ only in the order of identical customers have
/// the same hash, because they are equal in the model.
std::size_t numberOf(const Workload& workload) {
    std::size_t all = 0;
    for (std::size_t p = 0; p < workload.processes.size(); ++p) {
        const Process& process = workload.processes[p];
        const std::vector<std::size_t> regions = numbersOfRegions(process);
        std::size_t everything = 0;
        for (const std::size_t region : regions)
            everything = mixed(everything, region);
        for (const Customer& each : process.customers) {
            std::size_t one =
                mixed(p, each.on, each.server, each.peer, each.rate, each.count, each.amount, int(each.idle));
            if (each.regions.empty())
                one = mixed(one, everything);
            else
                for (const Region* const region : usedBy(process, each))
                    one = mixed(one, regions[std::size_t(region - process.regions.data())]);
            all += mixed(one, p);
        }
        const bool isLayered =
            std::ranges::any_of(process.regions, [](const Region& each) { return !each.parts.empty(); });
        if (isLayered)
            all = mixed(all, everything);
    }
    return all;
}

/// Returns the measured effort of a solution, relative to the effort of one visit in an iteration of Schweitzer-Bard.
double costOf(const Answer& answer) {
    const MachineNetwork& model = answer.model;
    const auto customers = double(model.classes.size() + model.stopped.size() + model.unknown.size());
    const auto visits = double(model.network.demands.size());
    const double ofMethod = answer.solution.method == Method::Schweitzer ? 1 : 3;
    return visits * (roundsToBegin + answer.solution.iterations) * ofMethod + visitsOfCustomer * customers;
}

double costToKnow(const Workload& workload) {
    std::size_t all = 0;
    for (const Process& process : workload.processes) {
        for (const Region& region : process.regions)
            all += region.pagesIn.size();
        for (const Customer& each : process.customers)
            all += 1 + each.regions.size();
    }
    return visitsToKnow * double(all);
}

} // namespace

bool SearchBudget::mayGoOn(const Answer& bestSoFar) {
    const double spent = all > 0 ? std::clamp(1 - left / all, 0.0, 1.0) : 1;
    isStopped = isStopped || isLate() || (progress && !progress(spent, bestSoFar));
    return !isStopped;
}

PlacementTrials::PlacementTrials(const Topology& topology, BestGoal goal, const SolveOptions& options,
                                 SearchBudget& effort, double reserve, Found first)
    : m_topology(topology), m_goal(goal), m_options(options), m_effort(effort), m_reserve(reserve),
      m_now(first.answer.totals), m_best(std::move(first)) {
    m_known.emplace(numberOf(m_best.workload), m_best.score);
}

void PlacementTrials::offer(Found found) {
    if (isBetter(found.score, m_best.score))
        m_best = std::move(found);
}

std::optional<Score> PlacementTrials::known(const Workload& workload) const {
    const auto found = m_known.find(numberOf(workload));
    return found == m_known.end() ? std::nullopt : std::optional(found->second);
}

std::optional<Score> PlacementTrials::scoreOf(const Scenario& scenario) {
    if (m_effort.left <= m_reserve || !m_effort.mayGoOn(m_best.answer))
        return std::nullopt;
    m_effort.left -= costToKnow(scenario.workload);
    const auto [known, isNew] = m_known.try_emplace(numberOf(scenario.workload));
    if (!isNew)
        return known->second;
    if (overflowOf(scenario, m_topology))
        return known->second = {std::numeric_limits<std::size_t>::max()};
    Answer answer = solvePlacement(m_topology, scenario.workload, m_options);
    ++m_effort.tried;
    m_effort.left -= costOf(answer);
    const Score score = known->second = best::scoreOf(answer, m_goal, m_now);
    offer({scenario.workload, score, std::move(answer)});
    return score;
}

} // namespace boardset::best
