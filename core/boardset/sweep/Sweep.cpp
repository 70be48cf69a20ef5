// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/sweep/Sweep.h"

#include "boardset/analysis/ClassRow.h"
#include "boardset/catalog/Words.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <exception>
#include <map>
#include <mutex>
#include <set>
#include <thread>

namespace boardset {

namespace {

constexpr unsigned mostThreads = 4;
constexpr std::size_t mostAhead = 16; // points that are solved before the one that is told next: answers are large

/// A point with what a watcher may want of it.
struct Solved {
    SweepPoint point;
    std::optional<Canonical> scenario;
    std::optional<Answer> answer;
};

/// The names of those that have a processor.
std::set<std::string> workingDomains(const Topology& topology) {
    std::set<std::string> names;
    for (const BlockId processor : topology.withRole(Role::Processor))
        if (const int domain = topology.block(processor).domain; domain >= 0 && !topology.block(processor).lost)
            names.insert(topology.domains()[static_cast<std::size_t>(domain)].name);
    return names;
}

/// Points solved by several threads and told in order by one.
class Run {
public:
    Run(const Canonical& scenario, const SweepAsked& asked, const std::stop_token& stop)
        : m_from(scenario), m_asked(asked), m_stop(stop), m_rules(scenario.topology->sharedCatalog()),
          m_count(asked.points()) {
        // What a sweep looks up on the way is kept with its machine, and goes with it: not with the open one.
        m_from.topology = Topology::build(scenario.topology->sharedCatalog(), scenario.scenario.machine,
                                          scenario.topology->configuration());
    }

    void go(const SweepWatcher& watcher) {
        const auto threads = static_cast<unsigned>(
            std::min<std::size_t>(std::clamp(std::thread::hardware_concurrency(), 1U, mostThreads), m_count));
        std::vector<std::jthread> crew; // each is waited for
        const std::unique_ptr<Run, void (*)(Run*)> ender(
            this, [](Run* run) { run->end(); }); // before that
        const std::stop_callback wake(m_stop, [this] { end(); });
        for (unsigned i = 0; i < threads; ++i)
            crew.emplace_back([this] { work(); });
        tell(watcher);
    }

private:
    /// Ends the threads after the point that each is at.
    void end() {
        const std::lock_guard lock(m_mutex);
        m_isOver = true;
        m_changed.notify_all();
    }

    void work() {
        while (const auto at = next()) {
            auto solved = std::make_unique<Solved>(solve(*at));
            const std::lock_guard lock(m_mutex);
            m_ready.emplace(*at, std::move(solved));
            m_changed.notify_all();
        }
    }

    std::optional<std::size_t> next() {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_isOver || m_next >= m_count || m_next < m_told + mostAhead; });
        return m_isOver || m_next >= m_count ? std::nullopt : std::optional(m_next++);
    }

    void tell(const SweepWatcher& watcher) {
        for (std::size_t at = 0; at < m_count; ++at) {
            std::unique_ptr<Solved> solved;
            {
                std::unique_lock lock(m_mutex);
                m_changed.wait(lock, [&] { return m_isOver || m_ready.contains(at); });
                if (m_isOver)
                    return;
                solved = std::move(m_ready.extract(at).mapped());
                m_told = at + 1;
                m_changed.notify_all();
            }
            watcher(solved->point, solved->scenario ? &*solved->scenario : nullptr,
                    solved->answer ? &*solved->answer : nullptr);
        }
    }

    /// A value that does not fit is an answer too; the next one may fit.
    Solved solve(std::size_t at) {
        Solved solved;
        SweepPoint& point = solved.point;
        const std::size_t row = m_asked.over.values.size();
        point.curve = at / row;
        point.x = m_asked.over.values[at % row];
        std::vector<SweepSetting> settings{{m_asked.over.quantity, point.x}};
        if (m_asked.curves)
            settings.push_back({m_asked.curves->quantity, m_asked.curves->values[point.curve]});
        try {
            solved.scenario = sweptScenario(m_rules, m_from, std::move(settings), false).scenario;
            solved.answer = m_asked.solve
                                ? m_asked.solve(*solved.scenario)
                                : solvePlacement(*solved.scenario->topology, solved.scenario->scenario.workload);
            note(point, *solved.answer);
            point.without = lossAt(*solved.scenario, *solved.answer);
        } catch (const std::exception& error) {
            point.reason = error.what();
            solved.answer.reset();
        }
        return solved;
    }

    /// A number of a machine that has lost a domain, or of half the customers, is no number of what was asked.
    std::string lossAt(const Canonical& at, const Answer& answer) const {
        std::string lost;
        int stopped = 0;
        for (const StoppedCustomer& each : answer.model.stopped)
            stopped += each.count;
        if (stopped > 0) {
            const Workload& workload = at.scenario.workload;
            lost = std::to_string(stopped) + " of " +
                   counted(workload.customerCount(), nounOf(workload, *at.topology)) +
                   (stopped == 1 ? " has" : " have") + " stopped.";
        }
        for (const std::string& domain : workingDomains(*m_from.topology))
            if (!workingDomains(*at.topology).contains(domain))
                lost += (lost.empty() ? "" : " ") + ("Domain " + domain) + " has no processor left.";
        return lost;
    }

    static void note(SweepPoint& point, const Answer& answer) {
        if (answer.classes.empty()) {
            const std::string why = whyNothing(answer);
            point.reason = why.empty() ? "nobody uses any page" : why;
            return;
        }
        point.isSolved = true;
        point.isEndless = answer.isEndless();
        point.rate = rateOf(answer);
        point.latencyNs = answer.meanLatencyNs;
        point.idleNs = answer.zeroLoadLatencyNs;
        point.busiest = answer.bottleneck().value_or(StationAnswer{});
    }

    Canonical m_from;
    const SweepAsked& m_asked;
    const std::stop_token& m_stop;
    RuleBook m_rules;
    const std::size_t m_count;

    std::mutex m_mutex; ///< For all that follows.
    std::condition_variable m_changed;
    std::map<std::size_t, std::unique_ptr<Solved>> m_ready;
    std::size_t m_next = 0, m_told = 0;
    bool m_isOver = false;
};

} // namespace

std::optional<std::string> problemOf(const SweepAsked& asked) {
    const std::string& over = asked.over.quantity.title;
    if (asked.over.values.empty() || (asked.curves && asked.curves->values.empty()))
        return "There is no value between those two.";
    if (asked.curves && asked.curves->quantity.id == asked.over.quantity.id)
        return over + " cannot be both along the plot and from curve to curve.";
    if (asked.points() > sweepPointsMost) {
        return "That is " + std::to_string(asked.points()) + " points; a sweep has at most " +
               std::to_string(sweepPointsMost) + ". Take fewer values.";
    }
    return std::nullopt;
}

void runSweep(const Canonical& scenario, const SweepAsked& asked, const SweepWatcher& watcher,
              const std::stop_token& stop) {
    if (const auto problem = problemOf(asked))
        throw std::invalid_argument(*problem);
    Run(scenario, asked, stop).go(watcher);
}

std::optional<std::size_t> kneeAmong(const std::vector<std::pair<double, double>>& points) {
    constexpr double half = 0.5;
    const auto gain = [&](std::size_t from) {
        return (points[from + 1].second - points[from].second) / (points[from + 1].first - points[from].first);
    };
    if (points.size() < 3 || gain(0) <= 0)
        return std::nullopt;
    for (std::size_t at = 1; at + 1 < points.size(); ++at)
        if (gain(at) < half * gain(0))
            return at;
    return std::nullopt;
}

std::optional<std::size_t> kneeOfLatency(const std::vector<std::pair<double, double>>& points) {
    const auto power = [](const auto& each) { return each.second > 0 ? each.first / each.second : 0; };
    if (points.size() < 3)
        return std::nullopt;
    const auto best = std::ranges::max_element(points, {}, power);
    const auto at = static_cast<std::size_t>(best - points.begin());
    return at == 0 || at + 1 == points.size() ? std::nullopt : std::optional(at);
}

std::vector<Crossing> crossingsOf(const Answer& answer) {
    constexpr double same = 1e-6;
    std::vector<Crossing> all;
    if (!carriedBy(answer))
        return all;
    for (const StationAnswer& each : answer.stations)
        if (each.utilisation > 0)
            all.push_back({each.title, each.hot, each.headroom()});
    std::ranges::stable_sort(all, {}, &Crossing::times);
    std::vector<Crossing> apart;
    for (Crossing& each : all)
        if (!apart.empty() && each.times < apart.back().times * (1 + same))
            ++apart.back().alike;
        else
            apart.push_back(std::move(each));
    return apart;
}

} // namespace boardset
